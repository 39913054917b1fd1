import type { Enemy } from '../../content/enemies.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { type Battlefield, type CogFigure, type LocustFigure, placeAt } from '../../locust/ai/battlefield.ts'
import type { Position } from '../../vocabulary.ts'
import { battlefieldOfState, isPlaced, mapOfState, reactionsOf } from '../map.ts'
import type { GearsState, PlayerState } from '../state.ts'
import type { Debt } from './procedure-run.ts'

/** Brings a battlefield up to the state, keeping its figures, which procedures may be holding in hand. */
export function syncField(field: Battlefield, state: GearsState, debts: readonly Debt[], content: GearsContent): void {
  field.map = mapOfState(state, content)
  for (const player of state.players) {
    const cog = field.cogs.find(({ id }) => id === player.character)
    if (cog !== undefined) syncCog(cog, player, debts, field, content)
  }
  if (state.players.filter(isPlaced).length > field.cogs.length) addCogs(field, state, content)
  field.locust = state.locust.map((one) => syncLocust(field, one, content))
  field.sealedHoles.splice(0, field.sealedHoles.length, ...state.sealedHoles)
  field.holeTokens.splice(0, field.holeTokens.length, ...state.holeTokens)
  field.droppedWeapons = [...state.droppedWeapons]
  Object.assign(field.pool, state.pool)
}

function syncCog(
  cog: CogFigure,
  player: PlayerState,
  debts: readonly Debt[],
  field: Battlefield,
  content: GearsContent,
): void {
  const owed = debts.filter(({ figure }) => figure === cog.id).reduce((sum, { amount }) => sum + amount, 0)
  cog.place = settle(field, cog.place, player.position)
  cog.status = player.status
  cog.hand = player.hand.length - owed
  cog.reactions = reactionsOf(player.hand, content)
  cog.weapons.splice(0, cog.weapons.length, ...player.weapons.map(({ weapon, ammo }) => ({ weapon, ammo })))
  cog.grenades = player.grenades
}

/** The same place object as long as nothing changed, because places are compared. */
function settle({ map }: Battlefield, place: CogFigure['place'], { zone, cover }: Position): CogFigure['place'] {
  const isSame = place.zone === map.zone(zone) && (place.cover?.id ?? undefined) === cover
  return isSame ? place : placeAt(map, zone, cover)
}

function addCogs(field: Battlefield, state: GearsState, content: GearsContent): void {
  const { cogs } = battlefieldOfState(state, content)
  const ordered = cogs.map((cog) => field.cogs.find(({ id }) => id === cog.id) ?? cog)
  field.cogs.splice(0, field.cogs.length, ...ordered)
}

function syncLocust(
  field: Battlefield,
  { id, enemy, position, state, marker }: GearsState['locust'][number],
  { enemies }: GearsContent,
): LocustFigure {
  const known = field.locust.find((one) => one.id === id)
  if (known === undefined) {
    const place = placeAt(field.map, position.zone, position.cover)
    return { side: 'locust', id, enemy: enemies.get(enemy) as Enemy, place, state, marker }
  }
  known.place = settle(field, known.place, position)
  return Object.assign(known, { state, marker })
}

/** The battlefield of a state, made once for each; nobody changes it. */
export function fieldOf(state: GearsState, content: GearsContent): Battlefield {
  const made = known.get(state)
  if (made !== undefined) return made
  const field = battlefieldOfState(state, content)
  syncField(field, state, [], content)
  known.set(state, field)
  return field
}
const known = new WeakMap<GearsState, Battlefield>()

/** The zones next to a soldier. */
export function neighbourZones(state: GearsState, seat: number, content: GearsContent): string[] {
  const { map } = fieldOf(state, content)
  const zone = map.zone(state.players[seat]?.position.zone ?? '')
  if (zone === undefined) return []
  return map.neighbours(zone.number, 'moves').flatMap((number) => map.zones[number]?.id ?? [])
}
