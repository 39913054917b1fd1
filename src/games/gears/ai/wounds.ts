import { Casualties, type Fighter } from '../casualties.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { ownMarker } from '../marker-piles.ts'
import type { Drop, Suffered } from '../suffering.ts'
import { type Battlefield, figureOf, type LocustFigure, newName } from './battlefield.ts'
import { emit, type LocustContext } from './context.ts'

/** Deals wounds to figures, lets Tickers blow up, and writes down what became of everyone. */
export function dealWounds(context: LocustContext, deal: (casualties: Casualties) => void): void {
  const { field, content, rules, piles, trace } = context
  const { markerTaken } = context
  const settings = { numbers: content.attackNumbers, isInsane: rules.insane, piles, blastOrder: [], markerTaken }
  const casualties = new Casualties(fightersOf(field, content), settings, trace)
  deal(casualties)
  casualties.blowUp()
  for (const suffered of casualties.record) emitSuffered(context, suffered, casualties.blasts)
}

function fightersOf({ cogs, locust }: Battlefield, content: GearsContent): Fighter[] {
  const fighters: Fighter[] = []
  for (const { side, id, place, hand, status } of cogs) fighters.push({ side, id, zone: place.zone.id, hand, status })
  for (const { side, id, place, enemy, state, marker: under } of locust) {
    const marker = ownMarker(under ?? undefined, enemy.figureType, content)
    fighters.push({ side, id, zone: place.zone.id, enemy, state, markerHealth: marker?.health ?? null, marker })
  }
  return fighters
}

function emitSuffered(context: LocustContext, suffered: Suffered, blasts: readonly string[]): void {
  const { figure, effect, state, discarded, wounds, atRandom } = suffered
  if (effect === 'killed') emitDeath(context, suffered, blasts)
  if ((effect === 'wounded' || effect === 'gravelyWounded') && state !== null) {
    emit(context, { kind: 'locustWounded', figure, state, amount: wounds })
  }
  if (discarded !== null && discarded > 0) emit(context, { kind: 'cogWounded', figure, amount: discarded, atRandom })
  if (effect === 'bleeding') emit(context, { kind: 'cogBleeding', figure })
  if (effect === 'executed') emit(context, { kind: 'cogExecuted', figure })
}

function emitDeath(context: LocustContext, { figure, drop }: Suffered, blasts: readonly string[]): void {
  const dead = figureOf(context.field, figure) as LocustFigure
  const zone = dead.place.zone.id
  emit(context, { kind: 'locustKilled', figure, zone })
  if (drop !== null) emitDrop(context, dead, zone, drop)
  if (blasts.includes(figure)) emit(context, { kind: 'tickerBlast', figure, zone })
}

function emitDrop(context: LocustContext, { enemy }: LocustFigure, zone: string, { marker, weapon }: Drop): void {
  if (weapon === null) return
  const id = newName(context.field, marker.replace(/-\d+$/, ''))
  emit(context, { kind: 'weaponDropped', marker: { id, type: enemy.figureType, weapon, zone } })
}

/** Direct wounds to everyone in the zones that a figure moved into, except itself. */
export function woundZones(
  context: LocustContext,
  self: LocustFigure,
  zones: ReadonlySet<number>,
  amount: number,
): void {
  for (const number of zones) {
    const zone = context.field.map.zones[number]?.id ?? ''
    dealWounds(context, (casualties) => {
      const others = casualties.inZone(zone).filter(({ id }) => id !== self.id)
      if (others.length === 0) return
      context.trace.applied('gears.wound.each-figure', { figures: others.map(({ id }) => id), wounds: amount })
      for (const { id } of others) casualties.suffer(id, amount, { cause: 'direct', weapon: null })
    })
  }
}
