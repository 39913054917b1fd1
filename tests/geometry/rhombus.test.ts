import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meetsRhombus } from '../../src/geometry/rhombus.ts'

const RHOMBUS = { x: 6, y: 6, halfDiagonal: 2 }
const segment = (ax: number, ay: number, zx: number, zy: number) => ({ ax, ay, zx, zy })

describe('meetsRhombus', () => {
  test.each([
    ['through the middle', segment(1, 6, 11, 6), 'crosses'],
    ['slanting through', segment(1, 7, 11, 5), 'crosses'],
    ['along a border', segment(3, 11, 11, 3), 'touches'],
    ['at a tip', segment(1, 4, 11, 4), 'touches'],
    ['past it', segment(1, 3, 11, 3), 'misses'],
    ['ending on the border', segment(1, 5, 5, 5), 'touches'],
    ['starting on the border and going in', segment(5, 5, 11, 7), 'crosses'],
    ['ending in the middle', segment(1, 1, 6, 6), 'crosses'],
  ])('%s', (_says, line, contact) => {
    expect(meetsRhombus(line, RHOMBUS)).toBe(contact)
  })

  const coordinate = fc.nat({ max: 12 })
  test('agrees with many points along the segment, and both ways', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, zx, zy) => {
        const found = meetsRhombus(segment(ax, ay, zx, zy), RHOMBUS)
        expect(meetsRhombus(segment(zx, zy, ax, ay), RHOMBUS)).toBe(found)
        // The least distance is reached at a multiple of 1/lcm(1..12), so that many points miss nothing.
        const points = 27_720
        const distances = Array.from({ length: points + 1 }, (_, step) => {
          const [x, y] = [ax * points + (zx - ax) * step, ay * points + (zy - ay) * step]
          return Math.abs(x - RHOMBUS.x * points) + Math.abs(y - RHOMBUS.y * points)
        })
        const min = distances.reduce((a, b) => Math.min(a, b))
        const expected = min < 2 * points ? 'crosses' : min === 2 * points ? 'touches' : 'misses'
        expect(found).toBe(expected)
      }),
      { numRuns: 60 },
    )
  })
})
