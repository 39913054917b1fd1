import { isOnSegment, type Segment } from '../../../geometry/plane.ts'
import { againstTheClock } from '../../../geometry/polygon.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { type GearsViolation, refuse } from '../refusal.ts'
import { LIMITS } from '../vocabulary.ts'
import { type Border, cutBorders } from './border.ts'
import type { Door, Edge, JoinedMap, Zone } from './map.ts'
import type { MapPiece } from './map-piece.ts'
import {
  commonPart,
  facing,
  joinedTo,
  layPoint,
  type PlacedPiece,
  type Placement,
  turned,
  UNMOVED,
} from './piece-placement.ts'
import { areNear, type Outline, outlineOf, overlap } from './zone-outline.ts'

/** Pieces to be joined in order, as one map that nothing else is joined to. */
export type Chain = {
  readonly pieces: readonly MapPiece[]
  /** Where pieces are said to lie, by their number in the chain. */
  readonly placements: readonly (Placement | undefined)[]
  /** Whether the first piece is turned afterwards, so that its entrance meets the entrance of the second. */
  readonly turnFirst: boolean
  /** Pieces that are joined to the exit of a first piece that was turned. */
  readonly branch?: readonly MapPiece[]
  /** The pieces whose exits carry a door; if it is left out every free exit does. */
  readonly doors?: readonly string[]
  /** The field that names a piece, by its number in the chain. */
  readonly pathOf: (index: number) => GearsViolation['path']
}

/** An opening through which two pieces are joined. */
export type Passage = Segment & { readonly piece: string; readonly next: string }

/** Pieces joined to maps, and the borders of their zones. */
export type Assembly = {
  readonly map: JoinedMap
  readonly borders: readonly Border[]
  readonly chains: readonly (readonly PlacedPiece[])[]
  readonly passages: readonly Passage[]
}

type LaidZone = JoinedMap['zones'][number]
type LaidEdge = JoinedMap['edges'][number]

/** The free space between maps that are not connected. */
const GAP = 20

/** Joins chains of pieces, or says what stands against it. */
export function assemble(chains: readonly Chain[]): Assembly | Refusal {
  const tooMany = sizeViolation(chains, [])
  if (tooMany !== null) return refuse([tooMany])
  const placed: PlacedPiece[][] = []
  const passages: Passage[] = []
  for (const chain of chains) {
    const joined = joinChain(chain)
    if (joined instanceof Refusal) return joined
    const pieces = placed.length === 0 ? joined : beside(joined, placed.flat())
    const found = passagesOf(pieces, chain)
    if (found instanceof Refusal) return found
    placed.push(pieces)
    passages.push(...found)
  }
  const collision = collisionOf(placed.flat(), chains)
  if (collision !== null) return refuse([collision])
  return lay(placed, passages, chains)
}

/** The pieces of one chain, each at the exit of the one before; those of its branch come last. */
export function joinChain({ pieces, placements, turnFirst, branch = [], pathOf }: Chain): PlacedPiece[] | Refusal {
  const placed: PlacedPiece[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = placed.at(-1)
    const joined = before === undefined ? (placements[0] ?? UNMOVED) : joinedTo(before, piece)
    if (joined === null) return refuse([violation('noExit', pathOf(index), before?.piece.id ?? '', piece.id)])
    const stated = placements[index] ?? joined
    if (!samePlacement(stated, joined)) {
      return refuse([violation('misaligned', pathOf(index), before?.piece.id ?? '', piece.id)])
    }
    placed.push({ piece, turns: joined.turns, shift: joined.shift })
  }
  const [first, second] = placed
  if (turnFirst && first !== undefined && second !== undefined) {
    placed[0] = { piece: first.piece, ...facing(second, first.piece) }
  }
  const grown = branchFrom(placed[0], branch, pathOf(0))
  return grown instanceof Refusal ? grown : [...placed, ...grown]
}

/** The pieces that lead away from the exit of the first one. */
function branchFrom(
  first: PlacedPiece | undefined,
  branch: readonly MapPiece[],
  path: GearsViolation['path'],
): PlacedPiece[] | Refusal {
  const placed: PlacedPiece[] = []
  for (const piece of branch) {
    const before = placed.at(-1) ?? first
    const joined = before === undefined ? null : joinedTo(before, piece)
    if (joined === null) return refuse([violation('noExit', path, before?.piece.id ?? '', piece.id)])
    placed.push({ piece, turns: joined.turns, shift: joined.shift })
  }
  return placed
}

const violation = (
  reason: 'noExit' | 'misaligned' | 'tooLarge',
  path: GearsViolation['path'],
  before: string,
  piece: string,
): GearsViolation => ({ rule: 'gears.map.join', path, facts: { reason, before, piece } })

const samePlacement = (a: Placement, b: Placement): boolean =>
  a.turns === b.turns && a.shift.x === b.shift.x && a.shift.y === b.shift.y

/** Moves a chain to the right of everything that lies already. */
function beside(chain: readonly PlacedPiece[], others: readonly PlacedPiece[]): PlacedPiece[] {
  const right = Math.max(...others.map((piece) => boxOf(piece).right))
  const left = Math.min(...chain.map((piece) => boxOf(piece).left))
  const by = right + GAP - left
  return chain.map(({ piece, turns, shift }) => ({ piece, turns, shift: { x: shift.x + by, y: shift.y } }))
}

type Box = Outline['box']

/** The smallest upright rectangle around a piece. */
export function boxOf(placed: PlacedPiece): Box {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const { polygon } of placed.piece.zones) {
    for (const corner of polygon) {
      const { x, y } = layPoint(corner, placed)
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.bottom = Math.min(box.bottom, y)
      box.top = Math.max(box.top, y)
    }
  }
  return box
}

/** Where each piece of a chain opens to the next: where the exit and the entrance side overlap. */
function passagesOf(placed: readonly PlacedPiece[], { pieces, turnFirst, pathOf }: Chain): Passage[] | Refusal {
  const passages: Passage[] = []
  for (let index = 1; index < placed.length; index++) {
    const isBranching = index === pieces.length
    const [before, next] = [placed[isBranching ? 0 : index - 1], placed[index]]
    if (before === undefined || next === undefined) break
    const gate = turnFirst && index === 1 ? before.piece.entrance : before.piece.exit
    const part =
      gate === undefined ? null : commonPart(laidSegment(gate, before), laidSegment(next.piece.entrance, next))
    const names = { piece: before.piece.id, next: next.piece.id }
    if (part === null)
      return refuse([{ rule: 'gears.map.join-passage', path: pathOf(index), facts: { ...names, open: false } }])
    passages.push({ ...part, ...names })
  }
  return passages
}

const laidSegment = ({ from, to }: Segment, placement: Placement): Segment => ({
  from: layPoint(from, placement),
  to: layPoint(to, placement),
})

/** The first piece, in the order of joining, that lies partly on another. */
function collisionOf(placed: readonly PlacedPiece[], chains: readonly Chain[]): GearsViolation | null {
  const lying = placed.map((piece) => ({ piece, box: boxOf(piece) }))
  for (const [index, last] of lying.entries()) {
    const hit = lying
      .slice(0, index)
      .findIndex((other) => areNear(last, other) && lieOnEachOther(last.piece, other.piece))
    if (hit >= 0) return findCollision(placed, index, hit, chains)
  }
  return null
}

/** Whether a zone of one piece has points in common with a zone of another. */
export function lieOnEachOther(a: PlacedPiece, b: PlacedPiece): boolean {
  const [zones, others] = [laidOutlines(a), laidOutlines(b)]
  return zones.some((zone) => others.some((beside) => areNear(zone, beside) && overlap(zone, beside)))
}

const laidOutlines = (placed: PlacedPiece): Outline[] =>
  placed.piece.zones.map(({ polygon }) => outlineOf(polygon.map((corner) => layPoint(corner, placed))))

function findCollision(
  placed: readonly PlacedPiece[],
  index: number,
  other: number,
  chains: readonly Chain[],
): GearsViolation {
  const facts = { piece: placed[index]?.piece.id ?? '', other: placed[other]?.piece.id ?? '', order: 'given' } as const
  return { rule: 'gears.explore.collision', path: pathOfPiece(index, chains), facts }
}

/** The field of a piece that is counted through all chains. */
function pathOfPiece(number: number, chains: readonly Chain[]): GearsViolation['path'] {
  let left = number
  for (const { pieces, pathOf } of chains) {
    if (left < pieces.length) return pathOf(left)
    left -= pieces.length
  }
  return []
}

/** Lays pieces that do not overlap: where they touch there is wall, except in the passages (gears.map.join-passage). */
function lay(
  chains: readonly (readonly PlacedPiece[])[],
  passages: readonly Passage[],
  asked: readonly Chain[],
): Assembly | Refusal {
  const placed = chains.flat()
  const zones = placed.flatMap(laidZones)
  const own = placed.flatMap((piece) => piece.piece.edges.map((edge) => laidEdge(edge, piece)))
  const doors = chains.flatMap((chain, index) => doorsOf(chain, asked[index]))
  const tooLarge = sizeViolation(asked, zones)
  if (tooLarge !== null) return refuse([tooLarge])

  const open = passages.map(({ from, to }): Edge => ({ from, to, kind: 'passable' }))
  const { borders, violations } = cutBorders({ zones, edges: [...own, ...open], doors })
  const touching = violations.find(({ violation }) => violation === 'overlap')
  if (touching?.violation === 'overlap') {
    const [one, other] = touching.zones.map((zone) => placed.findIndex(({ piece }) => piece.id === zones[zone]?.piece))
    return refuse([findCollision(placed, Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0), asked)])
  }
  const closed = borders.map((border) => (isContact(border, zones, passages) ? withKind(border, 'wall') : border))
  const walls = closed.filter((border) => isContact(border, zones, passages))
  const edges = [...own, ...walls.map(({ from, to }): LaidEdge => ({ from, to, kind: 'wall', drawnAs: 'line' }))]
  const named = doors.map((door) => ({ ...door, zone: zoneOfDoor(door, borders, zones) }))
  return { map: { zones, edges, doors: named }, borders: closed, chains, passages }
}

/** A map of more zones than can be asked about, or whose coordinates go beyond those of a drawn map. */
function sizeViolation(asked: readonly Chain[], zones: readonly Zone[]): GearsViolation | null {
  const isFar = zones.some(({ polygon }) =>
    polygon.some(({ x, y }) => Math.abs(x) > LIMITS.coordinate || Math.abs(y) > LIMITS.coordinate),
  )
  const pieces = asked.flatMap((chain) => chain.pieces)
  const count = pieces.reduce((sum, piece) => sum + piece.zones.length, 0)
  if (!isFar && count <= LIMITS.zones) return null
  return violation('tooLarge', asked.at(-1)?.pathOf(0) ?? [], pieces.at(0)?.id ?? '', pieces.at(-1)?.id ?? '')
}

const withKind = ({ from, to, zones, drawnAs, door }: Border, kind: Border['kind']): Border => ({
  from,
  to,
  zones,
  kind,
  drawnAs,
  door,
})

/** Whether a border is where two pieces touch without being joined. */
function isContact(
  { from, to, zones: [one = 0, other] }: Border,
  zones: readonly Zone[],
  passages: readonly Passage[],
): boolean {
  if (other === undefined || zones[one]?.piece === zones[other]?.piece) return false
  return !passages.some((passage) => isOnSegment(passage, from) && isOnSegment(passage, to))
}

/** The zones of a piece as they lie, under names that tell whose they are. */
function laidZones(placed: PlacedPiece): LaidZone[] {
  const { id } = placed.piece
  return placed.piece.zones.map(({ id: zone, polygon, covers, holes, equipment }) => ({
    id: `${id}-${zone}`,
    polygon: [...againstTheClock(polygon.map((corner) => layPoint(corner, placed)))],
    covers: covers.map(({ id: cover, arrows }) => ({
      id: `${id}-${cover}`,
      arrows: arrows.map(({ centre, facing: way }) => ({
        centre: layPoint(centre, placed),
        facing: turned(way, placed.turns),
      })),
    })),
    holes: holes.map(({ id: hole, at }) => ({ id: `${id}-${hole}`, at: layPoint(at, placed) })),
    equipment,
    piece: id,
  }))
}

function laidEdge({ from, to, kind, drawnAs = 'line' }: Edge, placed: PlacedPiece): LaidEdge {
  return { from: layPoint(from, placed), to: layPoint(to, placed), kind, drawnAs }
}

/** A door on the last exit, and on the exit of a first piece that was turned, unless other doors are named. */
function doorsOf(placedChain: readonly PlacedPiece[], chain: Chain | undefined): Door[] {
  const ends = placedChain.filter((placed) => isEnd(placed, placedChain, chain))
  return ends.flatMap((placed) => {
    const exit = placed?.piece.exit
    return placed === undefined || exit === undefined
      ? []
      : [{ id: `${placed.piece.id}-door`, zone: placed.piece.id, ...laidSegment(exit, placed) }]
  })
}

function isEnd(placed: PlacedPiece, all: readonly PlacedPiece[], chain: Chain | undefined): boolean {
  if (chain?.doors !== undefined) return chain.doors.includes(placed.piece.id)
  const isTurnedFirst = chain?.turnFirst === true && all.length > 1 && placed === all[0]
  return placed === all.at(-1) || isTurnedFirst
}

/** The zone that a door belongs to; until the borders are cut only its piece is known. */
function zoneOfDoor(door: Door, borders: readonly Border[], zones: readonly Zone[]): string {
  const beside = borders.filter((border) => border.door === door.id).flatMap((border) => border.zones)
  const own = beside.find((zone) => zones[zone]?.piece === door.zone)
  return zones[own ?? 0]?.id ?? ''
}
