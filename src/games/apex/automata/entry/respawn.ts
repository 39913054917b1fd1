import { type Cell, sameCell, stepsBetween } from '../../../../geometry/grid.ts'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import type { Arsenal } from '../content/automaton-arsenals.ts'
import { type Candidate, type RecruitDraws, setPriorities } from '../decisions/priorities.ts'
import type { Field } from '../setting/field.ts'
import { type Beacon, beaconsOf, firstFreeAround, nearestTo, roomAt } from './beacons.ts'
import { refuseFull } from './drop.ts'

export const RESPAWN_CRITERIA = ['only', 'squadmate', 'enemy', 'chosen', 'order', 'full', 'rings', 'player'] as const
export type RespawnCriterion = (typeof RESPAWN_CRITERIA)[number]

export type MeasuredBeacon = {
  readonly id: string
  readonly toSquadmate: number | null
  readonly toEnemy: number | null
}

export type Respawn = {
  readonly beacon: string | null
  readonly space: Cell | null
  readonly provisionalPrimary: string | null
  readonly criterion: RespawnCriterion
  readonly tie: readonly string[]
  /** Where a teammate may come back, while the player has not chosen. */
  readonly spaces: readonly Cell[] | null
}

/** Who is on the table when an Automaton comes back. */
export type Comeback = {
  readonly squadmate: Cell | null
  readonly enemies: readonly Candidate[]
}

/** How far every beacon is from the squadmate and from the nearest enemy. */
export function measureBeacons(beacons: readonly Beacon[], { squadmate, enemies }: Comeback): MeasuredBeacon[] {
  return beacons.map(({ id, cell }) => ({
    id,
    toSquadmate: squadmate === null ? null : stepsBetween(cell, squadmate),
    toEnemy: nearestTo(
      cell,
      enemies.map((enemy) => enemy.cell),
    ),
  }))
}

const least = <Item>(items: readonly Item[], of: (item: Item) => number | null): Item[] => {
  const values = items.map((item) => of(item) ?? 0)
  const lowest = Math.min(...values)
  return items.filter((_, index) => values[index] === lowest)
}

type Choice = { readonly by: 'only' | 'squadmate' | 'enemy' | 'order'; readonly equal: readonly MeasuredBeacon[] }

/** The beacons that an enemy may come back at: one, or several that are equal. */
function chooseBeacons(measured: readonly MeasuredBeacon[], { squadmate, enemies }: Comeback): Choice {
  if (measured.length === 1) return { by: 'only', equal: measured }
  const nearMate = squadmate === null ? measured : least(measured, ({ toSquadmate }) => toSquadmate)
  if (nearMate.length === 1) return { by: 'squadmate', equal: nearMate }
  const nearEnemy = enemies.length === 0 ? nearMate : least(nearMate, ({ toEnemy }) => toEnemy)
  return { by: nearEnemy.length === 1 ? 'enemy' : 'order', equal: nearEnemy }
}

/** The beacons among which somebody has to choose; none if one is the right one. */
export function equalBeacons(field: Field, comeback: Comeback): string[] {
  const { equal } = chooseBeacons(measureBeacons(beaconsOf(field), comeback), comeback)
  return equal.length > 1 ? equal.map(({ id }) => id) : []
}

/** Brings an enemy back: beacon, provisional primary enemy, space. */
export function respawnEnemy(
  field: Field,
  comeback: Comeback,
  arsenal: Arsenal,
  wanted: string | null,
  recruit: RecruitDraws,
  trace: ApexTrace,
): Respawn | Refusal {
  const beacons = beaconsOf(field)
  const measured = measureBeacons(beacons, comeback)
  const { by, equal } = chooseBeacons(measured, comeback)
  const tie = equal.length > 1 ? equal.map(({ id }) => id) : []
  const found = wanted === null ? equal[0] : equal.find(({ id }) => id === wanted)
  if (found === undefined) {
    const facts = { reason: 'BEACON_NOT_TIED', beacon: wanted ?? '', by, tie }
    return refuse([{ rule: 'apex.automata.respawn.enemy-beacon', path: ['beacon'], facts }])
  }
  const chosenBy = by === 'order' && wanted !== null ? 'chosen' : by
  trace.applied('apex.automata.respawn.enemy-beacon', { reason: null, beacon: found.id, by: chosenBy, tie })
  const others = measured.filter(({ id }) => id !== found.id).sort(compareBeacons)
  const order = [found, ...others].flatMap(({ id }) => beacons.filter((beacon) => beacon.id === id))
  const full: string[] = []
  for (const beacon of order) {
    const room = roomAt(field, beacon)
    if (room.length > 0) {
      if (full.length > 0) trace.applied('apex.automata.respawn.full-beacon', { reason: null, full, beacon: beacon.id })
      const criterion = full.length > 0 ? 'full' : chosenBy
      return { ...placeAt(field, beacon, room, comeback, arsenal, recruit, trace), criterion, tie, spaces: null }
    }
    full.push(beacon.id)
  }
  return inRings(field, order, trace, tie)
}

/** The beacons in the order in which they are tried. */
function nearestFirst(field: Field, comeback: Comeback): Beacon[] {
  const beacons = beaconsOf(field)
  const order = measureBeacons(beacons, comeback).sort(compareBeacons)
  return order.flatMap(({ id }) => beacons.filter((beacon) => beacon.id === id))
}

/** Nearer to the squadmate, then to an enemy, then by the order of the beacons, which a stable sort keeps. */
const compareBeacons = (a: MeasuredBeacon, b: MeasuredBeacon): number =>
  (a.toSquadmate ?? 0) - (b.toSquadmate ?? 0) || (a.toEnemy ?? 0) - (b.toEnemy ?? 0)

function placeAt(
  field: Field,
  beacon: Beacon,
  room: readonly Cell[],
  { enemies }: Comeback,
  arsenal: Arsenal,
  recruit: RecruitDraws,
  trace: ApexTrace,
) {
  const primary =
    enemies.length === 0 ? null : setPriorities(field, { cell: beacon.cell, arsenal }, enemies, recruit, trace).primary
  const target = enemies.find(({ id }) => id === primary)?.cell ?? null
  const [space = beacon.cell] = target === null ? room : least(room, (cell) => stepsBetween(cell, target))
  trace.applied('apex.automata.respawn.enemy-space', { beacon: beacon.id, primary, space })
  trace.applied('apex.automata.respawn.no-optimal', { space })
  return { beacon: beacon.id, space, provisionalPrimary: primary }
}

/** No beacon has room: the first free space in rings around the first. */
function inRings(
  field: Field,
  beacons: readonly Beacon[],
  trace: ApexTrace,
  tie: readonly string[],
): Respawn | Refusal {
  const [first] = beacons
  const full = beacons.map(({ id }) => id)
  const space = first === undefined ? null : firstFreeAround(field, first)
  if (first === undefined || space === null) return refuseFull(full)
  trace.applied('apex.automata.respawn.full-beacon', { reason: null, full, beacon: null })
  trace.applied('apex.automata.respawn.no-optimal', { space })
  return { beacon: first.id, space, provisionalPrimary: null, criterion: 'rings', tie, spaces: null }
}

/** Every space where a teammate may come back, in reading order. */
export function teammateSpaces(field: Field): Cell[] {
  const all = beaconsOf(field).flatMap((beacon) => roomAt(field, beacon))
  const distinct = all.filter((cell, index) => all.findIndex((other) => sameCell(other, cell)) === index)
  return distinct.sort((a, b) => a.row - b.row || a.column - b.column)
}

/** Brings a teammate back where the player says; without room at any beacon, where an enemy would come back. */
export function respawnTeammate(
  field: Field,
  comeback: Comeback,
  space: Cell | null,
  trace: ApexTrace,
): Respawn | Refusal {
  const spaces = teammateSpaces(field)
  if (spaces.length === 0) return inRings(field, nearestFirst(field, comeback), trace, [])
  const nobody = { provisionalPrimary: null, criterion: 'player' as const, tie: [] }
  if (space === null) {
    trace.applied('apex.automata.respawn.teammate', { reason: null, space, spaces: spaces.length })
    return { beacon: null, space: null, ...nobody, spaces }
  }
  const beacon = beaconsOf(field).find((one) => roomAt(field, one).some((cell) => sameCell(cell, space)))
  if (beacon === undefined) {
    const reason = field.isFree(space) ? 'SPACE_NOT_ADJACENT_TO_BEACON' : 'SPACE_NOT_FREE'
    const facts = { reason, space, spaces: spaces.length }
    return refuse([{ rule: 'apex.automata.respawn.teammate', path: ['space'], facts }])
  }
  trace.applied('apex.automata.respawn.teammate', { reason: null, space, spaces: spaces.length })
  trace.applied('apex.automata.respawn.no-optimal', { space })
  return { beacon: beacon.id, space, ...nobody, spaces: null }
}
