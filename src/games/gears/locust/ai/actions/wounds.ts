import type { GearsContent } from '../../../content/gears-content.ts'
import { Casualties, type Fighter, type Fuse } from '../../../damage/casualties.ts'
import { contentMarker, type Dealing, type MarkerChange, ownMarker } from '../../../damage/marker-piles.ts'
import type { Drop, Suffered } from '../../../damage/suffering.ts'
import { type Battlefield, findNamed, type LocustFigure, newName } from '../battlefield.ts'
import { emit, type LocustContext } from '../context.ts'
import { type Asking, choose, isFilled, pause } from '../decision.ts'

/** Deals wounds to figures, then lets Tickers blow up one after another, and writes down what became of everyone. */
export function* dealWounds(context: LocustContext, deal: Deal): Asking<void> {
  const laid: Laid = new Map()
  let fuses = yield* dealOnce(context, deal, laid)
  while (isFilled(fuses)) {
    const ticker = yield* nextBlast(context, fuses)
    emit(context, { kind: 'tickerBlast', figure: ticker.id, zone: ticker.zone })
    const lit = yield* dealOnce(context, (casualties) => casualties.blasting(ticker), laid)
    fuses = [...fuses.filter((fuse) => fuse !== ticker), ...lit]
  }
}

/** The markers that were laid under figures since the first wound, by their ids in the content. */
type Laid = Map<string, string>

/** What is done to figures all at once. */
export type Deal = (casualties: Casualties) => Dealing

/**
 * The active player orders blasts (gears.ticker.chain). Those of one zone do the same to the same figures, whichever
 * comes first, so only the zone is a choice.
 */
function* nextBlast(context: LocustContext, fuses: readonly [Fuse, ...Fuse[]]): Asking<Fuse> {
  const [first, ...others] = fuses
  const firstOfZones = others.filter(({ zone }, at) => !fuses.slice(0, at + 1).some((fuse) => fuse.zone === zone))
  return yield* choose(context, { kind: 'blastOrder', figure: null }, [first, ...firstOfZones], ({ id }) => id)
}

/** Deals wounds at once, and tells which Tickers died of them. */
function* dealOnce(context: LocustContext, deal: Deal, laid: Laid): Asking<readonly Fuse[]> {
  // Cards that are owed are paid first, so that nothing changes the table while a marker is chosen.
  yield* pause()
  const { field, content, rules, piles, trace } = context
  const markerTaken = (change: MarkerChange) => noteMarker(context, change, laid)
  const settings = { numbers: content.attackNumbers, isInsane: rules.insane, piles, blastOrder: [], markerTaken }
  const casualties = new Casualties(fightersOf(field, laid, content), settings, trace)
  const dealing = deal(casualties)
  for (let turn = dealing.next(); !turn.done; ) {
    const { figure, options } = turn.value
    turn = dealing.next(yield* choose(context, { kind: 'markerChoice', figure }, options, (id) => id))
  }
  for (const suffered of casualties.record) emitSuffered(context, suffered)
  return casualties.fuses
}

/** A marker that lay on the map is no longer there; one that is laid under a figure stays with it. */
function noteMarker(context: LocustContext, change: MarkerChange, laid: Laid): void {
  const { figure, type, marker } = change
  if (marker.from === 'map') emit(context, { kind: 'markerTaken', marker: marker.id })
  if (change.change === 'placed') laid.set(figure, contentMarker(marker, type))
  context.markerTaken?.(change)
}

/** Everyone on a battlefield, as far as wounds need to know them. */
export function fightersOf({ cogs, locust }: Battlefield, laid: Laid, content: GearsContent): Fighter[] {
  const fighters: Fighter[] = []
  for (const { side, id, place, hand, status } of cogs) fighters.push({ side, id, zone: place.zone.id, hand, status })
  for (const { side, id, place, enemy, state, marker: under } of locust) {
    const marker = ownMarker(under ?? laid.get(id), enemy.figureType, content)
    fighters.push({ side, id, zone: place.zone.id, enemy, state, markerHealth: marker?.health ?? null, marker })
  }
  return fighters
}

function emitSuffered(context: LocustContext, suffered: Suffered): void {
  const { figure, effect, state, discarded, wounds, atRandom } = suffered
  if (effect === 'killed') emitDeath(context, suffered)
  if ((effect === 'wounded' || effect === 'gravelyWounded') && state !== null) {
    emit(context, { kind: 'locustWounded', figure, state, amount: wounds })
  }
  if (discarded !== null && discarded > 0) emit(context, { kind: 'cogWounded', figure, amount: discarded, atRandom })
  if (effect === 'bleeding') emit(context, { kind: 'cogBleeding', figure })
  if (effect === 'executed') emit(context, { kind: 'cogExecuted', figure })
}

function emitDeath(context: LocustContext, { figure, drop }: Suffered): void {
  const dead = findNamed(context.field.locust, figure)
  const zone = dead.place.zone.id
  emit(context, { kind: 'locustKilled', figure, zone })
  if (drop !== null) emitDrop(context, dead, zone, drop)
}

function emitDrop(context: LocustContext, { enemy }: LocustFigure, zone: string, { marker, weapon }: Drop): void {
  if (weapon === null) return
  const id = newName(context.field, marker.replace(/-\d+$/, ''))
  emit(context, { kind: 'weaponDropped', marker: { id, type: enemy.figureType, weapon, zone } })
}

/** Direct wounds to everyone in the zones that a figure moved into, except itself; all at once. */
export function* woundZones(
  context: LocustContext,
  self: LocustFigure,
  zones: ReadonlySet<number>,
  amount: number,
): Asking<void> {
  yield* dealWounds(context, function* (casualties) {
    for (const number of zones) {
      const others = casualties.inZone(context.field.map.zones[number]?.id ?? '').filter(({ id }) => id !== self.id)
      if (others.length === 0) continue
      context.trace.applied('gears.wound.each-figure', { figures: others.map(({ id }) => id), wounds: amount })
      for (const { id } of others) yield* casualties.suffering(id, amount, { cause: 'direct', weapon: null })
    }
  })
}
