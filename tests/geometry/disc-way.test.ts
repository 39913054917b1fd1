import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapToSegment } from '../../src/geometry/disc/disc.ts'
import { crossingOf, stretchNearPoint, stretchNearSegment } from '../../src/geometry/disc/disc-way.ts'

const place = fc.integer({ min: -1000, max: 1000 })
const point = fc.record({ x: place, y: place })
const way = fc
  .tuple(point, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }))
  .map(([from, angle]) => ({ from, direction: { x: Math.cos(angle), y: Math.sin(angle) } }))
const reach = fc.integer({ min: 1, max: 400 })

test('a way is near a segment exactly on the stretch told', () => {
  fc.assert(
    fc.property(way, point, point, reach, (along, from, to, length) => {
      const stretch = stretchNearSegment(along, { from, to }, length)
      for (let distance = -2500; distance <= 2500; distance += 50) {
        const at = {
          x: along.from.x + distance * along.direction.x,
          y: along.from.y + distance * along.direction.y,
          radius: 0,
        }
        const gap = gapToSegment(at, { from, to })
        if (Math.abs(gap - length) < 1e-6) continue
        expect(stretch !== null && stretch.from < distance && distance < stretch.to).toBe(gap < length)
      }
    }),
  )
})

test('a way past a point at exactly the length is not near it', () => {
  const along = { from: { x: 0, y: 0 }, direction: { x: 1, y: 0 } }
  expect(stretchNearPoint(along, { x: 50, y: 20 }, 20)).toBeNull()
  expect(stretchNearPoint(along, { x: 50, y: 12 }, 20)).toEqual({ from: 34, to: 66 })
  expect(stretchNearSegment(along, { from: { x: 50, y: 20 }, to: { x: 90, y: 20 } }, 20)).toBeNull()
})

test('segments cross where both pass', () => {
  const one = { from: { x: 0, y: 0 }, to: { x: 10, y: 10 } }
  expect(crossingOf(one, { from: { x: 0, y: 8 }, to: { x: 8, y: 0 } })).toEqual({ x: 4, y: 4 })
  expect(crossingOf(one, { from: { x: 10, y: 10 }, to: { x: 20, y: 0 } })).toBeNull()
  expect(crossingOf(one, { from: { x: 1, y: 0 }, to: { x: 11, y: 10 } })).toBeNull()
})
