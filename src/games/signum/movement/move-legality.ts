import { basesOverlap, enemiesInContact, overlapsTerrain, TOLERANCE, touchesTerrain } from '../measuring/distance.ts'
import type { SignumViolation } from '../refusal.ts'
import { has } from '../table/creature.ts'
import { isOnBoard } from '../table/place-board.ts'
import { type Disc, isTerrain } from '../table/placed-board.ts'
import { BAND_LENGTHS, centimetres } from '../vocabulary.ts'
import { bandOf, difficultOf, exemption, type Followed, legsOf, type Move, wayLength } from './movement.ts'
import { passesBase, passesTerrain } from './sweep.ts'

/** Everything that is against a declared move. */
export function moveViolations(move: Move, followed: Followed): SignumViolation[] {
  return [
    ...goingViolations(move),
    ...frameViolations(move),
    ...allowanceViolations(move),
    ...{ walk: walkViolations, jump: jumpViolations, fly: flightViolations }[move.mode](move, followed),
  ]
}

/** What is against any move of a creature, wherever it leads. */
export const goingViolations = (move: Going): SignumViolation[] => [
  ...spentViolations(move),
  ...(move.run ? runViolations(move) : []),
]

type Going = Pick<Move, 'board' | 'mover' | 'run'>

/** A creature moves once in its activation, and a run ends it. */
function spentViolations({ mover: { creature } }: Going): SignumViolation[] {
  const { id, moved, ran } = creature
  if (ran)
    return [{ rule: 'signum.run.ends', path: ['creature'], facts: { creature: id, fast: has(creature, 'fast') } }]
  if (!moved) return []
  const facts = { creature: id, options: ['move' as const], obstacle: 'moved' as const }
  return [{ rule: 'signum.activation.options', path: ['creature'], facts }]
}

function runViolations({ board, mover: { creature, disc } }: Going): SignumViolation[] {
  const forbidden = (reason: 'band' | 'slow' | 'contact' | 'difficult'): SignumViolation => ({
    rule: 'signum.run.forbidden',
    path: ['run'],
    facts: { creature: creature.id, reason },
  })
  const isHeld = enemiesInContact(board, creature.player, disc).length > 0
  const isBogged =
    exemption({ creature, disc }) === null && difficultOf(board).some((template) => touchesTerrain(disc, template))
  return [
    ...(creature.movement === 'XL' ? [forbidden('band')] : []),
    ...(has(creature, 'slow') ? [forbidden('slow')] : []),
    ...(isHeld ? [forbidden('contact')] : []),
    ...(isBogged ? [forbidden('difficult')] : []),
  ]
}

function frameViolations({ board: { width, height }, mover: { creature, disc }, path }: Move): SignumViolation[] {
  return path.flatMap((place, index): SignumViolation[] =>
    isOnBoard({ ...place, radius: disc.radius }, width, height)
      ? []
      : [{ rule: 'signum.geo.frame', path: ['path', index], facts: { object: creature.id } }],
  )
}

function allowanceViolations(move: Move): SignumViolation[] {
  const [long, allowance] = [wayLength(legsOf(move)), BAND_LENGTHS[bandOf(move)]]
  if (long <= allowance + TOLERANCE) return []
  const facts = { creature: move.mover.creature.id, length: centimetres(long), allowance: centimetres(allowance) }
  return [{ rule: 'signum.move.allowance', path: ['path'], facts }]
}

/** A walk passes over nothing, and does not go on where contact stops it. */
function walkViolations({ board, mover }: Move, { legs, end, stoppedBy }: Followed): SignumViolation[] {
  const { id, player } = mover.creature
  const passes = (thing: string, kind: 'base' | 'terrain'): SignumViolation => ({
    rule: 'signum.move.no-pass',
    path: ['path'],
    facts: { creature: id, thing, kind },
  })
  const touched = enemiesInContact(board, player, { ...end, radius: mover.disc.radius })
  const enemies = touched.map(({ creature }) => creature.id)
  return [
    ...(stoppedBy === 'contact'
      ? [
          {
            rule: 'signum.move.stop-on-contact' as const,
            path: ['path'],
            facts: { creature: id, enemies, goesOn: true },
          },
        ]
      : []),
    ...board.creatures
      .filter((other) => other !== mover && legs.some((leg) => passesBase(leg, other.disc)))
      .map(({ creature }) => passes(creature.id, 'base')),
    ...board.terrain
      .filter((template) => isTerrain(template, 'impassable') && legs.some((leg) => passesTerrain(leg, template)))
      .map(({ terrain }) => passes(terrain.id, 'terrain')),
  ]
}

function jumpViolations({ board, mover, path }: Move, { legs, end }: Followed): SignumViolation[] {
  const wrong = (problem: 'ability' | 'straight' | 'base' | 'terrain', thing: string | null): SignumViolation => ({
    rule: 'signum.move.jump',
    path: problem === 'ability' ? ['mode'] : ['path'],
    facts: { creature: mover.creature.id, problem, thing },
  })
  return [
    ...(has(mover.creature, 'jump') ? [] : [wrong('ability', null)]),
    ...(path.length === 1 ? [] : [wrong('straight', null)]),
    ...basesUnder(board, mover, end).map((thing) => wrong('base', thing)),
    ...board.terrain
      .filter((template) => legs.some((leg) => passesTerrain(leg, template)))
      .map(({ terrain }) => wrong('terrain', terrain.id)),
  ]
}

function flightViolations({ board, mover }: Move, { end }: Followed): SignumViolation[] {
  const { id } = mover.creature
  const disc: Disc = { ...end, radius: mover.disc.radius }
  const wrong = (problem: 'ability' | 'base', thing: string | null): SignumViolation => ({
    rule: 'signum.move.flight',
    path: problem === 'ability' ? ['mode'] : ['path'],
    facts: { creature: id, problem, thing },
  })
  return [
    ...(has(mover.creature, 'flight') ? [] : [wrong('ability', null)]),
    ...basesUnder(board, mover, end).map((thing) => wrong('base', thing)),
    ...board.terrain
      .filter((template) => isTerrain(template, 'impassable') && overlapsTerrain(disc, template))
      .map(({ terrain }): SignumViolation => {
        const facts = { creature: id, terrain: terrain.id }
        return { rule: 'signum.terrain.impassable', path: ['path'], facts }
      }),
  ]
}

/** The creatures that a base would stand on. */
const basesUnder = (board: Move['board'], mover: Move['mover'], end: { x: number; y: number }): string[] =>
  board.creatures
    .filter((other) => other !== mover && basesOverlap({ ...end, radius: mover.disc.radius }, other.disc))
    .map(({ creature }) => creature.id)
