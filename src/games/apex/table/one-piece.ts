import { type Cell, type Edge, stepsBetween, type Vertex } from '../../../geometry/grid.ts'

type Parts = { readonly edges?: readonly Edge[] | undefined; readonly cells?: readonly Cell[] | undefined }

/** Whether the edges or spaces of an object hang together: no piece stands in two places at once. */
export function isOnePiece({ edges = [], cells = [] }: Parts): boolean {
  return hangTogether(edges, meet) && hangTogether(cells, touch)
}

/** Whether every part can be reached from the first one through parts that meet. */
function hangTogether<Part extends object>(parts: readonly Part[], areBeside: (a: Part, b: Part) => boolean): boolean {
  const [first, ...rest] = parts
  if (first === undefined) return true
  const reached = [first]
  let apart = rest
  for (const part of reached) {
    const beside = apart.filter((other) => areBeside(part, other))
    reached.push(...beside)
    apart = apart.filter((other) => !beside.includes(other))
  }
  return apart.length === 0
}

const meet = (a: Edge, b: Edge): boolean => {
  return endsOf(a).some((end) => endsOf(b).some(({ x, y }) => end.x === x && end.y === y))
}

function endsOf({ axis, x, y }: Edge): Vertex[] {
  return [{ x, y }, axis === 'vertical' ? { x, y: y + 1 } : { x: x + 1, y }]
}

const touch = (a: Cell, b: Cell): boolean => stepsBetween(a, b) <= 1
