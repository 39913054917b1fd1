import { gapBetween } from '../../../geometry/disc.ts'
import { MAX_CHARACTERS } from '../content/numbers.ts'
import { basesOverlap, enemiesOf, isNearer, isWithin, overlapsTerrain, touchesSide } from '../measuring/distance.ts'
import { offerBackstabs } from '../movement/backstab-offer.ts'
import type { SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { amountOf, type Creature, has } from '../table/creature.ts'
import { discOf, isOnBoard } from '../table/place-board.ts'
import { type Disc, isTerrain, type PlacedBoard, type PlacedSide } from '../table/placed-board.ts'
import { BAND_LENGTHS, centimetres } from '../vocabulary.ts'
import { positionsAt } from './summon-positions.ts'

/** Whether a player has no room for another character. */
export function limitViolations({ creatures }: PlacedBoard, player: string, path: string): SignumViolation[] {
  const characters = creatures.filter(({ creature }) => creature.player === player && creature.kind === 'character')
  if (characters.length < MAX_CHARACTERS) return []
  return [{ rule: 'signum.summon.limit-seven', path: [path], facts: { player, characters: characters.length } }]
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

/** A hero is set up, not summoned: it only has to stand at its side. */
function placeHero(board: PlacedBoard, creature: Creature, side: PlacedSide, trace: SignumTrace): Summoning {
  const problems = placeViolations(board, discOf(creature), side)
  const violations = problems.map(({ path, facts }): SignumViolation => ({ rule: 'signum.setup.heroes', path, facts }))
  if (violations.length > 0) return { forced: false, violations, backstabbers: [] }
  trace.applied('signum.setup.heroes', { problem: 'none', thing: side.player })
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
    ...limitViolations(board, creature.player, 'creature'),
    ...placeViolations(board, disc, side),
    ...(forced ? [] : near.map((enemy) => tooNear(enemy.creature.id, gapBetween(disc, enemy.disc)))),
  ]
  if (violations.length > 0) return { forced, violations, backstabbers: [] }

  trace.applied('signum.summon.place', { problem: 'none', thing: side.player })
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
