import { compareGap } from '../../../geometry/disc/disc.ts'
import type { Point } from '../../../geometry/plane.ts'
import { CONTACT, enemiesInContact, enemiesOf, TOLERANCE, touchesTerrain } from '../measuring/distance.ts'
import { has } from '../table/creature.ts'
import { isTerrain, type PlacedBoard, type PlacedCreature, type PlacedTerrain } from '../table/placed-board.ts'
import { BAND_LENGTHS, BANDS, type Band } from '../vocabulary.ts'
import { firstContact, firstTouch, type Leg, legLength, placeOn } from './sweep.ts'

export const MOVE_MODES = ['walk', 'jump', 'fly'] as const
export type MoveMode = (typeof MOVE_MODES)[number]

/** How a creature may go. */
export const modesOf = ({ creature }: PlacedCreature): MoveMode[] => [
  'walk',
  ...(has(creature, 'jump') ? ['jump' as const] : []),
  ...(has(creature, 'flight') ? ['fly' as const] : []),
]

/** A declared move in micrometres. */
export type Move = {
  readonly board: PlacedBoard
  readonly mover: PlacedCreature
  /** The places that the centre passes after its start. */
  readonly path: readonly Point[]
  readonly mode: MoveMode
  readonly run: boolean
}

/** The ruler of a move; of a run, the next longer one if there is one. */
export function bandOf({ mover: { creature }, run }: Pick<Move, 'mover' | 'run'>): Band {
  const index = BANDS.indexOf(creature.movement)
  return BANDS[run ? Math.min(index + 1, BANDS.length - 1) : index] ?? creature.movement
}

/** The straight pieces of a declared move. */
export function legsOf({ mover: { disc }, path }: Pick<Move, 'mover' | 'path'>): Leg[] {
  return path.map((to, index) => ({ from: path[index - 1] ?? { x: disc.x, y: disc.y }, to, radius: disc.radius }))
}

export const wayLength = (legs: readonly Leg[]): number => legs.reduce((sum, leg) => sum + legLength(leg), 0)

/** Where a move touches difficult terrain first, and how long it may be then. */
type Difficulty = { readonly terrain: string; readonly touched: number; readonly allowed: number }

/** A move as far as it goes. */
export type Followed = {
  readonly legs: readonly Leg[]
  readonly length: number
  readonly end: Point
  /** Whether something stopped it before the end of the declared way. */
  readonly stoppedBy: 'contact' | 'difficult' | 'allowance' | null
  readonly difficulty: Difficulty | null
}

/** Follows a declared move to its end or to where the rules stop it. */
export function follow(move: Move): Followed {
  const declared = legsOf(move)
  let limit = BAND_LENGTHS[bandOf(move)]
  let difficulty = difficultyAtStart(move, limit)
  let unbroken = enemiesInContact(move.board, move.mover.creature.player, move.mover.disc)
  let travelled = 0
  const legs: Leg[] = []
  for (const leg of declared) {
    const contact = contactOn(leg, move, unbroken)
    difficulty ??= difficultyOn(leg, move, travelled, contact, limit)
    limit = Math.min(limit, difficulty?.allowed ?? limit)
    const { length, by } = reachOf(leg, limit - travelled, contact)
    legs.push(by === null ? leg : { ...leg, to: placeOn(leg, length) })
    travelled += length
    if (by === 'room')
      return ended(legs, travelled, difficulty?.allowed === limit ? 'difficult' : 'allowance', difficulty)
    if (by === 'contact') return ended(legs, travelled, isEnd(leg, length, declared) ? null : 'contact', difficulty)
    unbroken = unbroken.filter(({ disc }) => compareGap({ ...leg.to, radius: leg.radius }, disc, CONTACT) <= 0)
  }
  return ended(legs, travelled, null, difficulty)
}

/** Whether contact after a length of a leg is where the declared way ends, or so near to it that it is the same. */
const isEnd = (leg: Leg, length: number, declared: readonly Leg[]): boolean =>
  leg === declared.at(-1) && legLength(leg) - length <= CONTACT

/** How far a base gets on a leg, and what stops it there. */
function reachOf(leg: Leg, room: number, contact: number | null): { length: number; by: 'contact' | 'room' | null } {
  if (contact !== null && contact <= room + TOLERANCE) return { length: contact, by: 'contact' }
  const length = legLength(leg)
  return length > room + TOLERANCE ? { length: room, by: 'room' } : { length, by: null }
}

function ended(
  legs: readonly Leg[],
  length: number,
  stoppedBy: Followed['stoppedBy'],
  difficulty: Difficulty | null,
): Followed {
  const end = legs.at(-1)?.to
  if (end === undefined) throw new Error('A move has a place to go to.')
  return { legs, length, end, stoppedBy, difficulty }
}

/** After which length of a leg the base touches an enemy that it was not in contact with all the time. */
function contactOn(leg: Leg, { board, mover, mode }: Move, unbroken: readonly PlacedCreature[]): number | null {
  if (mode !== 'walk') return null
  const contacts = enemiesOf(board, mover.creature.player)
    .filter((enemy) => !unbroken.includes(enemy))
    .map((enemy) => firstContact(leg, enemy.disc))
    .filter((length) => length !== null)
  return contacts.length === 0 ? null : Math.min(...contacts)
}

/** Whether difficult terrain is nothing to a creature, and by what. */
export function exemption({ creature }: PlacedCreature): 'flight' | 'tracker' | null {
  if (has(creature, 'flight')) return 'flight'
  return has(creature, 'tracker') ? 'tracker' : null
}

/** A move of S is not shortened by difficult terrain, which leaves 8 cm to everybody; a run is stopped by it. */
const isUnhindered = (move: Move): boolean =>
  exemption(move.mover) !== null || (!move.run && move.mover.creature.movement === 'S')

export const difficultOf = ({ terrain }: PlacedBoard): PlacedTerrain[] =>
  terrain.filter((template) => isTerrain(template, 'difficult'))

function difficultyAtStart(move: Move, limit: number): Difficulty | null {
  if (isUnhindered(move)) return null
  const touched = difficultOf(move.board).find((template) => touchesTerrain(move.mover.disc, template))
  return touched === undefined ? null : difficultyAfter(touched, 0, move, limit)
}

/** The first touch of difficult terrain on a leg, unless an enemy stops the base before. */
function difficultyOn(
  leg: Leg,
  move: Move,
  travelled: number,
  contact: number | null,
  limit: number,
): Difficulty | null {
  if (isUnhindered(move)) return null
  const touches = difficultOf(move.board).flatMap((template) => {
    const after = firstTouch(leg, template)
    return after === null || after > (contact ?? after) || travelled + after > limit ? [] : [{ template, after }]
  })
  const [first] = touches.toSorted((a, b) => a.after - b.after)
  return first === undefined ? null : difficultyAfter(first.template, travelled + first.after, move, limit)
}

/** A run ends at the touch; another move goes on to 8 cm in all if it has not got so far yet. */
function difficultyAfter({ terrain }: PlacedTerrain, touched: number, { run }: Move, limit: number): Difficulty {
  const allowed = run ? touched : Math.max(touched, BAND_LENGTHS.S)
  return { terrain: terrain.id, touched, allowed: Math.min(limit, allowed) }
}
