import { z } from 'zod'
import { againstTheClock } from '../../../geometry/polygon.ts'
import { Refusal, type Violation } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { LIMITS, PieceId, Point } from '../vocabulary.ts'
import { type Assembly, assemble, type Chain } from './assembly.ts'
import { fittingOrder } from './fitting-order.ts'
import type { MapPiece } from './map-piece.ts'
import { findPieces, gateViolations } from './piece-check.ts'
import { checkMap } from './place-map.ts'

type Path = GearsViolation['path']

export const Turns = z.int().min(0).max(3).describe('Quarter turns against the clock, around the origin of the piece.')

const PiecePlacement = z
  .strictObject({ piece: PieceId, turns: Turns, shift: Point.describe('By how much it is moved after turning.') })
  .meta({ id: 'GearsPiecePlacement' })

const PieceOrder = z
  .enum(['asGiven', 'firstThatFits'])
  .describe('`firstThatFits` tries other orders if a piece would lie on another.')
  .meta({ id: 'GearsPieceOrder' })

export const PieceChain = z
  .strictObject({
    pieces: z.array(PieceId).min(1).max(LIMITS.pieces).describe('Each is joined to the exit of the one before.'),
    order: PieceOrder.default('asGiven'),
    settled: z.int().min(0).max(LIMITS.pieces).default(0).describe('How many of the first pieces keep their order.'),
    turnFirst: z
      .boolean()
      .default(false)
      .describe('Whether the first piece is turned at last, so that its entrance meets the entrance of the second.'),
    placements: z.array(PiecePlacement).max(LIMITS.pieces).default([]).describe('Where pieces are said to lie.'),
  })
  .describe('Pieces that make one connected map.')
  .meta({ id: 'GearsPieceChain' })
export type PieceChain = z.infer<typeof PieceChain>

/** Checks the caller’s own pieces; their zones are brought into the usual order of corners. */
function checkPieces(drawn: readonly MapPiece[], path: Path): MapPiece[] | Refusal {
  const refusals = drawn.flatMap((piece, index) => checkPiece(piece, [...path, index]) ?? [])
  return refusals.length > 0 ? Refusal.join(refusals) : drawn.map(tidy)
}

/** Everything that is wrong with a piece of the caller, except that it may lack a hole. */
export function checkPiece(piece: MapPiece, path: Path): Refusal | null {
  const checked = checkMap({ zones: piece.zones, edges: piece.edges, doors: [] }, path)
  if (checked instanceof Refusal) return checked
  const violations = gateViolations(tidy(piece), path)
  return violations.length > 0 ? refuse(violations) : null
}

const tidy = (piece: MapPiece): MapPiece => ({
  ...piece,
  zones: piece.zones.map((zone) => ({ ...zone, polygon: [...againstTheClock(zone.polygon)] })),
})

/** Joins chains of pieces, known ones and the caller’s own. */
export function assembleMaps(
  { chains, drawn }: { readonly chains: readonly PieceChain[]; readonly drawn: readonly MapPiece[] },
  content: GearsContent,
  trace: GearsTrace,
): Assembly | Refusal {
  const own = checkPieces(drawn, ['drawn'])
  if (own instanceof Refusal) return own
  const find = (id: string) => own.find((piece) => piece.id === id) ?? content.pieces.get(id)
  const asked = findChains(chains, find)
  if (asked instanceof Refusal) return asked
  const ordered = Refusal.collect(asked.map(({ chain, given }) => orderPieces(chain, given, trace)))
  if (ordered instanceof Refusal) return ordered
  const joined = assemble(ordered)
  if (!(joined instanceof Refusal)) recordAssembly(joined, trace)
  return joined
}

type Asked = { readonly chain: Chain; readonly given: PieceChain }

/** The chains with their pieces; otherwise everything that is not there, or there twice. */
function findChains(
  chains: readonly PieceChain[],
  find: (id: string) => MapPiece | undefined,
): readonly Asked[] | Refusal {
  const found = Refusal.collect(chains.map((chain, index) => findChain(chain, find, ['chains', index, 'pieces'])))
  const repeated = repeatedPieces(chains)
  if (repeated.length === 0) return found
  return Refusal.join([...(found instanceof Refusal ? [found] : []), refuse(repeated)])
}

function findChain(given: PieceChain, find: (id: string) => MapPiece | undefined, path: Path): Asked | Refusal {
  const pathOf = (index: number) => [...path, index]
  const pieces = findPieces(given.pieces, find, pathOf)
  if (pieces instanceof Refusal) return pieces
  const lying = new Map(given.placements.map(({ piece, turns, shift }) => [piece, { turns, shift }]))
  const placements = given.pieces.map((piece) => lying.get(piece))
  return { given, chain: { pieces, placements, turnFirst: given.turnFirst, pathOf } }
}

/** A piece can lie in one chain only. */
function repeatedPieces(chains: readonly PieceChain[]): GearsViolation[] {
  return chains.flatMap(({ pieces }, index) => {
    const before = chains.slice(0, index).flatMap((chain) => chain.pieces)
    return pieces.flatMap((piece, number): GearsViolation[] => {
      if (!before.includes(piece)) return []
      const path = ['chains', index, 'pieces', number]
      return [{ rule: 'gears.map.join', path, facts: { reason: 'repeated', before: piece, piece } }]
    })
  })
}

/** The chain in the order in which it fits, if another one than the given may be tried. */
function orderPieces(chain: Chain, { order, settled }: PieceChain, trace: GearsTrace): Chain | Refusal {
  if (order === 'asGiven') return chain
  const given = assemble([{ ...chain, turnFirst: false }])
  const wrong = given instanceof Refusal ? given.violations.find(isAboutOrder) : undefined
  if (wrong === undefined) return chain
  const fitting = fittingOrder(chain, settled)
  const names = namesOf(wrong)
  if (fitting === null) {
    const path = chain.pathOf(0).slice(0, -1)
    return refuse([{ rule: 'gears.explore.collision', path, facts: { ...names, order: 'none' } }])
  }
  trace.applied('gears.explore.collision', { ...names, order: 'another' })
  return { ...chain, pieces: fitting, placements: [] }
}

/** Another order can help if a piece lies on another, or comes after one without an exit. */
const isAboutOrder = ({ rule }: Violation): boolean => rule === 'gears.explore.collision' || rule === 'gears.map.join'

const namesOf = ({ facts: { piece, other, before } }: Violation): { piece: string; other: string } => ({
  piece: String(piece ?? ''),
  other: String(other ?? before ?? ''),
})

function recordAssembly({ map, chains, passages }: Assembly, trace: GearsTrace): void {
  for (const { piece, next, from, to } of passages) {
    const placed = chains.flat().find(({ piece }) => piece.id === next)
    if (placed !== undefined) {
      trace.applied('gears.map.join', { before: piece, piece: next, turns: placed.turns, shift: placed.shift })
    }
    trace.applied('gears.map.join-passage', { piece, next, from, to })
  }
  for (const chain of chains) {
    const pieces = chain.map(({ piece }) => piece.id)
    const doors = map.doors.filter(({ id }) => pieces.some((piece) => id === `${piece}-door`)).map(({ zone }) => zone)
    trace.applied('gears.explore.build', { pieces, doors })
  }
  if (chains.length > 1) trace.applied('gears.map.separate-maps', { maps: chains.length })
}
