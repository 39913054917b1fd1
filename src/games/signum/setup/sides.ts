import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import type { Side } from '../table/board.ts'
import { BAND_LENGTHS, CORNERS, Corner, centimetres, Player, type Point } from '../vocabulary.ts'
import type { SeatingProblem } from './variants.rules.ts'

const VARIANTS = ['duel', 'three', 'four', 'teams'] as const
const Variant = z.enum(VARIANTS).meta({ id: 'SignumVariant' })
type Variant = z.infer<typeof Variant>

export const Seating = z
  .strictObject({
    variant: Variant,
    players: z
      .array(Player)
      .min(2)
      .max(4)
      .describe('In the order in which they choose; in teams the first two are allies.'),
    corners: z.array(Corner).max(4).default([]).describe('The corner of each player, except in a duel.'),
  })
  .meta({ id: 'SignumVariantSidesInput' })
export type Seating = z.infer<typeof Seating>

const BOARD = 60
const SIDE = centimetres(BAND_LENGTHS.XL)
const PLAYERS: Readonly<Record<Variant, number>> = { duel: 2, three: 3, four: 4, teams: 4 }

const PLACES: Readonly<Record<Corner, Point>> = {
  southWest: { x: 0, y: 0 },
  northWest: { x: 0, y: BOARD },
  northEast: { x: BOARD, y: BOARD },
  southEast: { x: BOARD, y: 0 },
}

/** The next corner clockwise. */
const clockwise = (corner: Corner): Corner => CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? corner

/** The stretch of the edge from one corner towards the next. */
function stretch(player: string, corner: Corner, towards: Corner): Side {
  const [from, end] = [PLACES[corner], PLACES[towards]]
  const along = (start: number, stop: number) => start + Math.sign(stop - start) * SIDE
  return { player, from, to: { x: along(from.x, end.x), y: along(from.y, end.y) } }
}

export type Sides = { sides: Side[]; turnOrder: string[]; teams: string[][] }

/** Where the players’ sides are and in which order they play; the answer is what is wrong, or the sides. */
export function sidesOf(seating: Seating, trace: SignumTrace): Sides | Refusal {
  const violations = seatingViolations(seating)
  if (violations.length > 0) return refuse(violations)
  const { variant, players, corners } = seating
  if (variant === 'duel') return duel(players, trace)
  const seats = players.map((player, index) => ({ player, corner: corners[index] ?? 'southWest' }))
  const taken = seats.flatMap(({ player, corner }, index): SignumViolation[] => {
    const first = seats.findIndex((seat) => seat.corner === corner)
    if (first === index) return []
    const facts = { player, corner, taken: players[first] ?? '' }
    return [{ rule: 'signum.variant.corner-taken', path: ['corners', index], facts }]
  })
  if (taken.length > 0) return refuse(taken)
  return variant === 'teams' ? teams(seats, trace) : freeForAll(variant, seats, trace)
}

type Seat = { readonly player: string; readonly corner: Corner }

function duel([first = '', second = '']: readonly string[], trace: SignumTrace): Sides {
  trace.applied('signum.zone.battlefield', { first, second })
  const sides = [
    { player: first, from: PLACES.southWest, to: PLACES.southEast },
    { player: second, from: PLACES.northWest, to: PLACES.northEast },
  ]
  return { sides, turnOrder: [first, second], teams: [[first], [second]] }
}

function freeForAll(variant: 'three' | 'four', seats: readonly Seat[], trace: SignumTrace): Sides {
  const players = seats.map(({ player }) => player)
  trace.applied(variant === 'three' ? 'signum.variant.three.sides' : 'signum.variant.four', { players })
  const turnOrder = inTurn(seats)
  trace.applied('signum.variant.corner-order', { turnOrder })
  return {
    sides: seats.map(({ player, corner }) => stretch(player, corner, clockwise(corner))),
    turnOrder,
    teams: players.map((player) => [player]),
  }
}

/** Clockwise from the corner of the first player. */
function inTurn(seats: readonly Seat[]): string[] {
  const start = CORNERS.indexOf(seats[0]?.corner ?? 'southWest')
  const place = ({ corner }: Seat) => (CORNERS.indexOf(corner) - start + CORNERS.length) % CORNERS.length
  return seats.toSorted((a, b) => place(a) - place(b)).map(({ player }) => player)
}

function teams(seats: readonly Seat[], trace: SignumTrace): Sides | Refusal {
  const pairs = [seats.slice(0, 2), seats.slice(2)]
  const names = pairs.map((pair) => pair.map(({ player }) => player))
  const [one, other] = [seats[0], seats[1]]
  const share =
    one !== undefined &&
    other !== undefined &&
    (clockwise(one.corner) === other.corner || clockwise(other.corner) === one.corner)
  if (!share) {
    const facts = { team: names[0] ?? [], isTogether: false }
    return refuse([{ rule: 'signum.variant.teams.setup', path: ['corners', 1], facts }])
  }
  for (const team of names) trace.applied('signum.variant.teams.setup', { team, isTogether: true })
  const sides = pairs.flatMap(([first, second]) =>
    first === undefined || second === undefined
      ? []
      : [stretch(first.player, first.corner, second.corner), stretch(second.player, second.corner, first.corner)],
  )
  const turnOrder = [...(names[0] ?? []), ...inTurn(seats).filter((name) => names[1]?.includes(name))]
  trace.applied('signum.variant.corner-order', { turnOrder })
  return {
    sides,
    turnOrder,
    teams: names,
  }
}

function seatingViolations({ variant, players, corners }: Seating): SignumViolation[] {
  const needed = PLAYERS[variant]
  const problem = (what: SeatingProblem, field: string, given: number, count = needed): SignumViolation => ({
    rule: 'signum.variant.seating',
    path: [field],
    facts: { problem: what, needed: count, given },
  })
  const wantedCorners = variant === 'duel' ? 0 : needed
  return [
    ...(players.length === needed ? [] : [problem('players', 'players', players.length)]),
    ...(new Set(players).size === players.length ? [] : [problem('names', 'players', players.length)]),
    ...(corners.length === wantedCorners ? [] : [problem('corners', 'corners', corners.length, wantedCorners)]),
  ]
}

/** Whose turn ends what lasts “until the end of the opponent’s turn”, for each player. */
export function lastOpponents(
  { turnOrder, teams: groups }: Sides,
  trace: SignumTrace,
): { player: string; last: string }[] {
  return turnOrder.map((player, place) => {
    const later = [...turnOrder.slice(place + 1), ...turnOrder.slice(0, place)]
    const own = groups.find((group) => group.includes(player)) ?? []
    const last = later.filter((candidate) => !own.includes(candidate)).at(-1) ?? ''
    if (turnOrder.length > 2) trace.applied('signum.variant.multi.until-opponent-turn', { player, last })
    return { player, last }
  })
}
