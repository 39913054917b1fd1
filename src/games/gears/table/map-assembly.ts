import { z } from 'zod'
import { againstTheClock } from '../../../geometry/polygon.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
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
import { PlacedMap } from './placed-map.ts'

export const Turns = z.int().min(0).max(3).describe('Quarter turns against the clock, around the origin of the piece.')

export const PiecePlacement = z
  .strictObject({ piece: PieceId, turns: Turns, shift: Point.describe('By how much it is moved after turning.') })
  .meta({ id: 'GearsPiecePlacement' })

export const PieceOrder = z
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
export function ownPieces(drawn: readonly MapPiece[], path: GearsViolation['path']): MapPiece[] | GearsViolation[] {
  const violations = drawn.flatMap((piece, index) => pieceViolations(piece, [...path, index]))
  return violations.length > 0 ? violations : drawn.map(tidy)
}

/** Everything that is wrong with a piece of the caller, except that it may lack a hole. */
export function pieceViolations(piece: MapPiece, path: GearsViolation['path']): readonly GearsViolation[] {
  const checked = checkMap({ zones: piece.zones, edges: piece.edges, doors: [] }, path)
  return checked instanceof PlacedMap ? gateViolations(tidy(piece), path) : checked
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
  const own = ownPieces(drawn, ['drawn'])
  const [wrong] = own.filter((candidate): candidate is GearsViolation => 'rule' in candidate)
  if (wrong !== undefined) return refuse(own.filter((candidate): candidate is GearsViolation => 'rule' in candidate))
  const known = new Map<string, MapPiece>([
    ...content.pieces,
    ...(own as MapPiece[]).map((piece) => [piece.id, piece] as const),
  ])
  const found = chains.map((chain, index) => chainOf(chain, known, ['chains', index]))
  const unknown = found.flatMap((chain) => ('violations' in chain ? chain.violations : []))
  const repeated = repeatedPieces(chains)
  if (unknown.length + repeated.length > 0) return refuse([...unknown, ...repeated])

  const asked = found.filter((chain): chain is Chain => !('violations' in chain))
  const ordered = asked.map((chain, index) => inOrder(chain, chains[index] as PieceChain, trace))
  const refused = ordered.filter((candidate): candidate is GearsViolation => 'rule' in candidate)
  if (refused.length > 0) return refuse(refused)
  const joined = assemble(ordered.filter((candidate): candidate is Chain => !('rule' in candidate)))
  if ('violations' in joined) return refuse(joined.violations)
  recordAssembly(joined, trace)
  return joined
}

function chainOf(
  { pieces, turnFirst, placements }: PieceChain,
  known: ReadonlyMap<string, MapPiece>,
  path: GearsViolation['path'],
): Chain | { violations: GearsViolation[] } {
  const found = findPieces(pieces, [...path, 'pieces'], known)
  if ('violations' in found) return found
  const lying = new Map(placements.map(({ piece, turns, shift }) => [piece, { turns, shift }]))
  return {
    pieces: found.pieces,
    placements: pieces.map((piece) => lying.get(piece)),
    turnFirst,
    path: [...path, 'pieces'],
  }
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
function inOrder(chain: Chain, { order, settled }: PieceChain, trace: GearsTrace): Chain | GearsViolation {
  if (order === 'asGiven') return chain
  const given = assemble([{ ...chain, turnFirst: false }])
  const [wrong] = 'violations' in given ? given.violations : []
  if (wrong === undefined || !isAboutOrder(wrong)) return chain
  const fitting = fittingOrder(chain, settled)
  const names = namesOf(wrong)
  if (fitting === null) {
    return { rule: 'gears.explore.collision', path: chain.path, facts: { ...names, order: 'none' } }
  }
  trace.applied('gears.explore.collision', { ...names, order: 'another' })
  return { ...chain, pieces: fitting, placements: [] }
}

/** Another order can help if a piece lies on another, or comes after one without an exit. */
const isAboutOrder = ({ rule }: GearsViolation): boolean =>
  rule === 'gears.explore.collision' || rule === 'gears.map.join'

function namesOf({ facts }: GearsViolation): { piece: string; other: string } {
  const piece = 'piece' in facts ? String(facts.piece) : ''
  const other = 'other' in facts ? String(facts.other) : 'before' in facts ? String(facts.before) : ''
  return { piece, other }
}

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
