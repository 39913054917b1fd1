import type { Outline } from './depths.ts'

type Way = readonly [x: number, y: number]

const turn = ([aX, aY]: Way, [bX, bY]: Way): number => aX * bY - aY * bX

/** The sides of an outline as ways, from its lowest corner on; null unless it turns left, or straight on, everywhere. */
function waysOf(outline: Outline): { readonly from: Way; readonly ways: readonly Way[] } | null {
  const lowest = outline.reduce((best, corner, index) => (isBelow(corner, outline[best]) ? index : best), 0)
  const ordered = [...outline.slice(lowest), ...outline.slice(0, lowest)]
  const [from] = ordered
  if (from === undefined) return null
  const ways = ordered.map((corner, index): Way => {
    const next = ordered[(index + 1) % ordered.length] ?? corner
    return [next[0] - corner[0], next[1] - corner[1]]
  })
  const bulges = ways.every((way, index) => turn(way, ways[(index + 1) % ways.length] ?? way) >= 0)
  return bulges ? { from, ways } : null
}

const isBelow = (one: Way, other: Way | undefined): boolean =>
  other === undefined || one[1] < other[1] || (one[1] === other[1] && one[0] < other[0])

/** In which order ways come that turn left from eastward on. */
const angleOf = ([x, y]: Way): number => {
  const angle = Math.atan2(y, x)
  return angle < 0 ? angle + 2 * Math.PI : angle
}

/**
 * All sums of a point of one outline and a point of another, both drawn against the clock: their sides, in the order of
 * their directions. Null if one of them bends inwards.
 */
export function convexSum(one: Outline, other: Outline): Outline | null {
  const [a, b] = [waysOf(one), waysOf(other)]
  if (a === null || b === null) return null
  const ways = [...a.ways, ...b.ways].toSorted((first, second) => angleOf(first) - angleOf(second))
  let [x, y] = [a.from[0] + b.from[0], a.from[1] + b.from[1]]
  return ways.map(([alongX, alongY]) => {
    const corner = [x, y] as const
    ;[x, y] = [x + alongX, y + alongY]
    return corner
  })
}
