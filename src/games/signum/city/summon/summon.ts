import { gapBetween } from '../../../../geometry/disc/disc.ts'
import { MAX_CHARACTERS } from '../../content/numbers.ts'
import {
  basesOverlap,
  enemiesOf,
  isNearer,
  isWithin,
  overlapsTerrain,
  TOLERANCE,
  touchesSide,
} from '../../measuring/distance.ts'
import { offerBackstabs } from '../../movement/backstab-offer.ts'
import type { SignumViolation } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { amountOf, type Creature, has } from '../../table/creature.ts'
import { discOf, isOnBoard } from '../../table/place-board.ts'
import { type Disc, isTerrain, type PlacedBoard, type PlacedSide } from '../../table/placed-board.ts'
import { BAND_LENGTHS, centimetres } from '../../vocabulary.ts'
import { positionsAt } from './summon-positions.ts'

/** Whether a player owns so many characters that there is no room for another. */
export function limitViolations(
  { creatures }: PlacedBoard,
  player: string,
  path: string,
  trace: SignumTrace,
): SignumViolation[] {
  const characters = creatures.map(({ creature }) => creature).filter(({ kind }) => kind === 'character')
  const owned = characters.filter(({ owner }) => owner === player)
  const lent = owned.filter((creature) => creature.player !== player).map(({ id }) => id)
  const held = characters.filter((one) => one.player === player && one.owner !== player).map(({ id }) => id)
  if (lent.length + held.length > 0) {
    trace.applied('signum.summon.seven-owned', { player, owned: owned.length, lent, held })
  }
  if (owned.length < MAX_CHARACTERS) return []
  return [{ rule: 'signum.summon.limit-seven', path: [path], facts: { player, characters: owned.length } }]
}

type PlaceProblem = 'board' | 'side' | 'base' | 'terrain'
type PlaceViolation = Extract<SignumViolation, { rule: 'signum.summon.place' }>

/** What is wrong with a place at a side, enemies aside. */
function placeViolations(board: PlacedBoard, disc: Disc, side: PlacedSide): PlaceViolation[] {
  const wrong = (problem: PlaceProblem, thing: string): PlaceViolation => ({
    rule: 'signum.summon.place',
    path: ['creature'],
    facts: { problem, thing },
  })
  return [
    ...(isOnBoard(disc, board.width, board.height) ? [] : [wrong('board', side.player)]),
    ...(touchesSide(disc, side) ? [] : [wrong('side', side.player)]),
    ...board.creatures
      .filter((other) => basesOverlap(disc, other.disc))
      .map(({ creature }) => wrong('base', creature.id)),
    ...board.terrain
      .filter((template) => isTerrain(template, 'impassable') && overlapsTerrain(disc, template))
      .map(({ terrain }) => wrong('terrain', terrain.id)),
  ]
}

/** From where to where a side reaches along its edge. */
function segmentOf({ player, from, to }: PlacedSide) {
  const axis = from.y === to.y ? ('x' as const) : ('y' as const)
  const [low, high] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])]
  return { axis, low, high, facts: { player, axis, from: centimetres(low), to: centimetres(high) } }
}

/** A base that touches the end of a side may still stand beyond it. */
function endViolations(disc: Disc, side: PlacedSide): SignumViolation[] {
  const { axis, low, high, facts } = segmentOf(side)
  const isInside = disc[axis] >= low - TOLERANCE && disc[axis] <= high + TOLERANCE
  if (isInside || !touchesSide(disc, side)) return []
  return [{ rule: 'signum.variant.side-segment', path: ['creature'], facts: { ...facts, isInside } }]
}

/** A side shorter than its edge bounds the places along it. */
export function traceSegment({ width, height }: PlacedBoard, side: PlacedSide, trace: SignumTrace): void {
  const { axis, low, high, facts } = segmentOf(side)
  const edge = axis === 'x' ? width : height
  if (low > 0 || high < edge) trace.applied('signum.variant.side-segment', { ...facts, isInside: true })
}

/** A hero is set up, not summoned: it only has to stand at its side. */
function placeHero(board: PlacedBoard, creature: Creature, side: PlacedSide, trace: SignumTrace): Summoning {
  const problems = placeViolations(board, discOf(creature), side)
  const violations = [
    ...problems.map(({ path, facts }): SignumViolation => ({ rule: 'signum.setup.heroes', path, facts })),
    ...endViolations(discOf(creature), side),
  ]
  if (violations.length > 0) return { forced: false, violations, backstabbers: [] }
  trace.applied('signum.setup.heroes', { problem: 'none', thing: side.player })
  traceSegment(board, side, trace)
  trace.applied('signum.setup.hero-tokens', { creature: creature.id, armour: amountOf(creature, 'armour') })
  return { forced: false, violations, backstabbers: [] }
}

export type Summoning = {
  readonly forced: boolean
  readonly violations: readonly SignumViolation[]
  readonly backstabbers: readonly string[]
}

/** Judges the place where a character is put, and who may backstab it there. */
export function summon(board: PlacedBoard, creature: Creature, side: PlacedSide, trace: SignumTrace): Summoning {
  if (creature.kind === 'hero') return placeHero(board, creature, side, trace)
  const disc = discOf(creature)
  const { forced } = positionsAt(board, side, disc.radius)
  const near = enemiesOf(board, creature.player).filter((enemy) => isNearer(disc, enemy.disc, BAND_LENGTHS.S))
  const violations: SignumViolation[] = [
    ...limitViolations(board, creature.owner, 'creature', trace),
    ...placeViolations(board, disc, side),
    ...endViolations(disc, side),
    ...(forced ? [] : near.map((enemy) => tooNear(enemy.creature.id, gapBetween(disc, enemy.disc)))),
  ]
  if (violations.length > 0) return { forced, violations, backstabbers: [] }

  trace.applied('signum.summon.place', { problem: 'none', thing: side.player })
  traceSegment(board, side, trace)
  const newcomer = { ...creature, hidden: has(creature, 'stealth') }
  if (newcomer.hidden) trace.applied('signum.summon.stealth', { creature: creature.id })
  const armour = amountOf(creature, 'armour')
  if (armour > 0) trace.applied('signum.ability.armour', { creature: creature.id, armour })
  trace.applied('signum.summon.no-act', { creature: creature.id, rush: has(creature, 'rush') })
  if (!forced) {
    trace.applied('signum.summon.distance', { enemy: null, distance: 0 })
    return { forced, violations, backstabbers: [] }
  }
  trace.applied('signum.summon.forced', { player: side.player })
  const within = enemiesOf(board, creature.player).filter((enemy) => isWithin(disc, enemy.disc, BAND_LENGTHS.S))
  return { forced, violations, backstabbers: offerBackstabs(newcomer, within, 'forcedSummon', trace) }
}

const tooNear = (enemy: string, gap: number): SignumViolation => ({
  rule: 'signum.summon.distance',
  path: ['creature'],
  facts: { enemy, distance: centimetres(Math.max(0, gap)) },
})
