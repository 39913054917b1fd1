import { describe, expect, test } from 'vitest'
import { type Condition, contourOf, isInRings, nearestInRings } from '../../src/geometry/contour.ts'
import { finish } from '../../src/lib/steps.ts'

const GRID = { leaf: 0.75, margin: 0.25, slack: 0.12 }
const EXTENT = { left: 0, right: 120, near: 0, far: 120 }

/** At the left of a line through a point in a direction. */
const leftOf = (x: number, y: number, degrees: number): Condition => {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return { depth: (atX, atY) => cosine * (atY - y) - sine * (atX - x) }
}

const awayFrom = (x: number, y: number, reach: number): Condition => ({
  depth: (atX, atY) => Math.hypot(atX - x, atY - y) - reach,
})

const INSIDE: Condition = { depth: (x, y) => Math.min(x - 10, y - 10, 110 - x, 110 - y) }

/** How far the farthest point that everything allows lies outside of the rings. */
function farthestOutside(conditions: readonly Condition[]): number {
  const rings = finish(contourOf(conditions, EXTENT, GRID))
  let most = 0
  for (let x = 10; x <= 110; x += 0.3) {
    for (let y = 10; y <= 110; y += 0.3) {
      if (conditions.some(({ depth }) => depth(x, y) < 0)) continue
      const at = nearestInRings(rings, x, y)
      most = Math.max(most, at === null ? Number.POSITIVE_INFINITY : Math.hypot(at[0] - x, at[1] - y))
    }
  }
  return most
}

describe('outlines', () => {
  test.each([60, 30, 20, 12, 6])('a tip of %i degrees is drawn to its end, within 1 mm', (degrees) => {
    const tip = [leftOf(15, 60, -degrees / 2), leftOf(15, 60, 180 + degrees / 2), INSIDE]
    expect(farthestOutside(tip)).toBeLessThan(1)
  })

  test('so is the point between two circles that touch', () => {
    expect(farthestOutside([awayFrom(40, 40, 20), awayFrom(80, 41, 20), INSIDE])).toBeLessThan(1)
  })

  test('every corner is allowed', () => {
    const conditions = [leftOf(15, 60, -8), leftOf(15, 60, 188), INSIDE]
    for (const [x, y] of finish(contourOf(conditions, EXTENT, GRID)).flat())
      expect(Math.min(...conditions.map(({ depth }) => depth(x, y)))).toBeGreaterThan(0)
  })

  test('outlines that are drawn in turns, of grids of two sizes, are those that are drawn one after another', () => {
    const round = [awayFrom(40, 40, 20), awayFrom(80, 41, 20), INSIDE]
    const pointed = [leftOf(15, 60, -15), leftOf(15, 60, 195), INSIDE]
    const wide = { ...EXTENT, right: 400 }
    const alone = [finish(contourOf(round, EXTENT, GRID)), finish(contourOf(pointed, wide, GRID))]
    const together = [contourOf(round, EXTENT, GRID), contourOf(pointed, wide, GRID)]
    let turns = 0
    const steps = together.map((work) => work.next())
    while (steps.some(({ done }) => !done)) {
      for (const [index, work] of together.entries()) if (!steps[index]?.done) steps[index] = work.next()
      turns++
    }
    expect(turns).toBeGreaterThan(10)
    expect(steps.map(({ value }) => value)).toEqual(alone)
  })

  test('what is allowed nowhere has no outline', () => {
    const nowhere = [leftOf(60, 60, 0), leftOf(60, 50, 180)]
    expect(finish(contourOf(nowhere, EXTENT, GRID))).toEqual([])
    expect(isInRings([], 1, 1)).toBe(false)
  })
})
