import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { Layout, ShatterpointState } from './state.ts'

/** The name of a layout: that of the creation, an empty table, or a battlefield of the content. */
export type LayoutName = string

const EMPTY: Layout = { terrain: [], access: [] }

/** The layouts that can be proposed. */
export const layoutNames = (_state: ShatterpointState, { battlefields }: ShatterpointContent): LayoutName[] => [
  'agreed',
  'none',
  ...battlefields.keys(),
]

/** A layout as it is drawn. */
export function layoutOf(
  { options }: ShatterpointState,
  name: LayoutName,
  { battlefields }: ShatterpointContent,
): Layout {
  if (name === 'agreed') return options.layout
  const entry = battlefields.get(name)
  if (entry === undefined) return EMPTY
  const layout = drawn.get(entry) ?? { terrain: entry.battlefield.terrain, access: entry.access }
  drawn.set(entry, layout)
  return layout
}

const drawn = new WeakMap<object, Layout>()

type Place = { readonly x: number; readonly y: number }

/** A point of the table after the table was turned so that another edge is near the starting player. */
function turnedPoint<One extends Place>(point: One, side: number): One {
  const { x, y } = point
  const turned: Readonly<Record<number, Place>> = {
    90: { x: BOOK.battlefieldSide - y, y: x },
    180: { x: BOOK.battlefieldSide - x, y: BOOK.battlefieldSide - y },
    270: { x: y, y: BOOK.battlefieldSide - x },
  }
  return { ...point, ...(turned[side] ?? {}) }
}

const turned = new WeakMap<Layout, Map<number, Layout>>()

/** A layout after the table was turned; the same one for the same side. */
export function turnedLayout(layout: Layout, side: number): Layout {
  const known = turned.get(layout) ?? new Map<number, Layout>()
  turned.set(layout, known)
  const found = known.get(side) ?? turn(layout, side)
  known.set(side, found)
  return found
}

function turn({ terrain, access }: Layout, side: number): Layout {
  return {
    terrain: terrain.map((piece) => ({
      ...piece,
      parts: piece.parts.map((part) => ({ ...part, outline: part.outline.map((corner) => turnedPoint(corner, side)) })),
    })),
    access: access.map((group) => ({ ...group, points: group.points.map((point) => turnedPoint(point, side)) })),
  }
}
