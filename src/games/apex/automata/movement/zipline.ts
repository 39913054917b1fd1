import { type Cell, neighboursOf, sameCell, stepsBetween, type Vertex } from '../../../../geometry/grid.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import type { ApexTrace } from '../../rules.ts'
import type { PlacedObject } from '../../table/placed-board.ts'
import { scanAround } from '../frame/viewpoint.ts'
import { APPROACH } from '../readings.ts'
import type { Colour } from '../route/route.ts'
import { distanceToObject, type Field, spacesBeside } from '../setting/field.ts'

/** A way from one zipline to the one that it is linked with. */
export type Hop = { readonly from: string; readonly to: string; readonly colour: Colour }

export const ZIPLINE_REASONS = ['unlinked', 'used', 'direction', 'noLanding', 'ownSpace', 'hop'] as const

export type TestedZipline = {
  readonly zipline: string
  /** The distance of the zipline from the primary enemy. */
  readonly own: number | null
  /** The distance of the linked one. */
  readonly linked: number | null
  readonly reason: (typeof ZIPLINE_REASONS)[number]
}

type Ride = { readonly from: string; readonly to: string; readonly landing: Cell }

export type TestedZiplines = {
  readonly hop: Ride | null
  readonly tested: readonly TestedZipline[]
  /** The landings that are as good as the one that was chosen. */
  readonly landings: readonly Cell[]
}

/** Tests the ziplines beside an Automaton in order, up to the first that it uses. */
export function testZiplines(
  field: Field,
  cell: Cell,
  primary: Cell,
  colour: Colour,
  used: readonly Hop[],
): TestedZiplines {
  const tested: TestedZipline[] = []
  for (const zipline of ziplinesBeside(field, cell)) {
    const judged = judge(field, cell, primary, colour, used, zipline)
    tested.push(judged.test)
    if (judged.hop !== null) return { hop: judged.hop, tested, landings: judged.landings ?? [] }
  }
  return { hop: null, tested, landings: [] }
}

function judge(
  field: Field,
  cell: Cell,
  primary: Cell,
  colour: Colour,
  used: readonly Hop[],
  zipline: PlacedObject,
): { readonly test: TestedZipline; readonly hop: Ride | null; readonly landings?: readonly Cell[] } {
  const { id } = zipline.piece
  const other = field.ziplines.find(({ piece }) => piece.id === zipline.linked && piece.id !== id)
  if (other === undefined) return { test: { zipline: id, own: null, linked: null, reason: 'unlinked' }, hop: null }
  const own = distanceToObject(field.board, zipline, primary)
  const linked = distanceToObject(field.board, other, primary)
  const test = (reason: TestedZipline['reason']): TestedZipline => ({ zipline: id, own, linked, reason })
  const to = other.piece.id
  if (used.some((hop) => hop.from === id && hop.to === to && hop.colour === colour))
    return { test: test('used'), hop: null }
  const leadsOn = colour === APPROACH ? linked < own : linked > own
  if (!leadsOn) return { test: test('direction'), hop: null }
  const landings = bestLandings(field, other, primary, colour)
  const [landing] = landings
  if (landing === undefined) return { test: test('noLanding'), hop: null }
  if (sameCell(landing, cell)) return { test: test('ownSpace'), hop: null }
  return { test: test('hop'), hop: { from: id, to, landing }, landings }
}

/** The free spaces at a zipline that are nearest to the primary enemy, or farthest from it, in the order of the scan. */
function bestLandings(field: Field, zipline: PlacedObject, primary: Cell, colour: Colour): Cell[] {
  const free = landingsOf(field, zipline).filter((cell) => field.isFree(cell))
  const away = free.map((cell) => stepsBetween(cell, primary))
  const best = colour === APPROACH ? Math.min(...away) : Math.max(...away)
  return free.filter((_, index) => away[index] === best)
}

/** The spaces adjacent to a zipline, in the order of the scan around it. */
function landingsOf(field: Field, zipline: PlacedObject): Cell[] {
  const { board, viewpoint } = field
  if (zipline.cells.length > 0) {
    return zipline.cells.flatMap((cell) =>
      scanAround(cell, viewpoint).filter((near) => board.holds(near) && areAdjacent(board, cell, near)),
    )
  }
  const beside = spacesBeside(board, zipline).filter((cell) => board.levelOf(cell) === levelOf(zipline))
  return beside.sort((a, b) => rankFrom(zipline, a, field) - rankFrom(zipline, b, field))
}

const levelOf = ({ intersection, base }: PlacedObject): number => intersection?.level ?? base

/** The ziplines that a space is adjacent to: in the order of the scan, corners and edges before spaces, then by id. */
export function ziplinesBeside(field: Field, cell: Cell): PlacedObject[] {
  const found = field.ziplines.flatMap((zipline) => {
    const rank = rankOf(field, cell, zipline)
    return rank === null ? [] : [{ zipline, rank }]
  })
  found.sort((a, b) => a.rank - b.rank || (a.zipline.piece.id < b.zipline.piece.id ? -1 : 1))
  return found.map(({ zipline }) => zipline)
}

/** Where a zipline comes in the scan around a space; null if it is not adjacent. */
function rankOf(field: Field, cell: Cell, zipline: PlacedObject): number | null {
  const { board } = field
  const directions =
    zipline.cells.length > 0
      ? neighboursOf(cell)
          .filter((near) => zipline.cells.some((own) => sameCell(own, near)) && areAdjacent(board, cell, near))
          .map((near) => 2 * scanRank(cell, near, field) + 1)
      : placesOf(zipline)
          .filter(({ beside }) => beside.some((own) => sameCell(own, cell)) && board.levelOf(cell) === levelOf(zipline))
          .map(({ middle }) => 2 * scanRank(cell, towards(cell, middle), field))
  return directions.length === 0 ? null : Math.min(...directions)
}

/** The edges or the corner of an object, each with its middle in doubled coordinates and the spaces that share it. */
function placesOf({ edges, intersection }: PlacedObject): { middle: Vertex; beside: Cell[] }[] {
  const ofEdges = edges.map(({ axis, x, y }) =>
    axis === 'vertical'
      ? {
          middle: { x: 2 * x, y: 2 * y + 1 },
          beside: [
            { column: x - 1, row: y },
            { column: x, row: y },
          ],
        }
      : {
          middle: { x: 2 * x + 1, y: 2 * y },
          beside: [
            { column: x, row: y - 1 },
            { column: x, row: y },
          ],
        },
  )
  if (intersection === null) return ofEdges
  const { x, y } = intersection
  const around = [x - 1, x].flatMap((column) => [y - 1, y].map((row) => ({ column, row })))
  return [...ofEdges, { middle: { x: 2 * x, y: 2 * y }, beside: around }]
}

/** The neighbour of a space in the direction of one of its own edges or corners. */
const towards = ({ column, row }: Cell, middle: Vertex): Cell => ({
  column: column + Math.sign(middle.x - 2 * column - 1),
  row: row + Math.sign(middle.y - 2 * row - 1),
})

function scanRank(centre: Cell, near: Cell, { viewpoint }: Field): number {
  return scanAround(centre, viewpoint).findIndex((cell) => sameCell(cell, near))
}

/** The rank of a space in the scan around the edge or corner that an object stands on. */
function rankFrom(zipline: PlacedObject, cell: Cell, field: Field): number {
  const [place] = placesOf(zipline).filter(({ beside }) => beside.some((own) => sameCell(own, cell)))
  if (place === undefined) return 0
  // Seen from the middle a space lies opposite to where the middle lies as seen from the space.
  const there = towards(cell, place.middle)
  const mirrored = { column: 2 * cell.column - there.column, row: 2 * cell.row - there.row }
  return scanRank(cell, mirrored, field)
}

/** Records what became of the ziplines beside an Automaton. */
export function recordZiplines(
  { hop, tested, landings }: TestedZiplines,
  cell: Cell,
  colour: Colour,
  trace: ApexTrace,
): void {
  if (tested.length === 0) return
  const ziplines = tested.map(({ zipline }) => zipline)
  trace.applied('apex.automata.zip.when', { cell, ziplines })
  if (tested.length > 1) trace.applied('apex.automata.zip.several', { ziplines })
  for (const test of tested) recordUnused(test, cell, trace)
  const used = tested.at(-1)
  if (hop === null || used === undefined || used.own === null || used.linked === null) return
  const rule = colour === APPROACH ? 'apex.automata.zip.white' : 'apex.automata.zip.green'
  const { landing } = hop
  trace.applied(rule, { zipline: hop.from, linked: hop.to, own: used.own, other: used.linked, landing })
  if (landings.length > 1) trace.applied('apex.automata.zip.tie', { landings: [...landings], landing })
  trace.applied('apex.automata.zip.always', { zipline: hop.from, landing })
}

/** Records why a zipline was left alone. */
function recordUnused({ zipline, own, linked, reason }: TestedZipline, cell: Cell, trace: ApexTrace): void {
  if (reason === 'unlinked') trace.applied('apex.automata.zip.linked-only', { zipline })
  else if (reason === 'ownSpace') trace.applied('apex.automata.zip.own-space', { zipline, cell })
  else if (reason !== 'hop' && own !== null && linked !== null)
    trace.applied('apex.automata.zip.otherwise', { zipline, own, other: linked, reason })
}
