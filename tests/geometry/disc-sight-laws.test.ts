import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyTable,
  changed,
  gridTable,
  isClear,
  pointsOf,
  sightOn,
  type Table,
  turnedTable,
  withoutOverlaps,
} from '../support/disc-tables.ts'
import { TURNS } from '../support/shapes.ts'
import { seesByForce } from '../support/sight-by-force.ts'

const everyTable = fc.oneof(anyTable, gridTable)

describe('sight between discs', () => {
  test('is what trying every tangent of two circles finds', () => {
    fc.assert(
      fc.property(gridTable, (drawn) => {
        const table = withoutOverlaps(drawn, true)
        expect(sightOn(table).visible).toBe(isSeenByForce(table))
      }),
      { numRuns: 400 },
    )
  })

  test('of a disc that is covered in part, is never more than that', () => {
    fc.assert(
      fc.property(gridTable, (drawn) => {
        const table = withoutOverlaps(drawn, false)
        if (sightOn(table).visible) expect(isSeenByForce(table)).toBe(true)
        else expect(isSeenByPoints(table)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('between discs that are both covered in part, is never more than that', () => {
    fc.assert(
      fc.property(gridTable, (table) => {
        if (sightOn(table).visible) expect(isSeenByForce(table)).toBe(true)
        else expect(isSeenByPoints(table)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('between discs that are both covered in part, shows a clear segment and is mutual', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const sight = sightOn(table)
        expect(sightOn({ ...table, from: table.to, to: table.from }).visible).toBe(sight.visible)
        if (sight.visible) expect(isClear(sight, table, -1e-6)).toBe(true)
        else expect(isSeenByPoints(table)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  test('is what it is on the small grid when everything is larger and a little displaced', () => {
    const shift = fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(gridTable, shift, (drawn, shifts) => {
        let turn = 0
        const moved = (value: number) => value * 20_000 + (shifts[turn++ % shifts.length] ?? 0)
        const large = changed(
          drawn,
          (polygon) => polygon.map(({ x, y }) => ({ x: x * 20_000, y: y * 20_000 })),
          ({ x, y, radius }) => ({ x: moved(x), y: moved(y), radius: radius * 20_000 }),
        )
        const table = withoutOverlaps(large, true)
        expect(sightOn(table).visible).toBe(isSeenByForce(table))
      }),
      { numRuns: 300 },
    )
  })

  test('shows a segment that is clear, or there is none among many', () => {
    fc.assert(
      fc.property(anyTable, (drawn) => {
        const table = withoutOverlaps(drawn, false)
        const sight = sightOn(table)
        if (sight.visible) {
          expect(isClear(sight, table, -1e-6)).toBe(true)
          expect(distance(sight.from, table.from)).toBeLessThanOrEqual(table.from.radius + 1e-6)
          expect(distance(sight.to, table.to)).toBeLessThanOrEqual(table.to.radius + 1e-6)
          return
        }
        expect(isSeenByPoints(table)).toBe(false)
        expect(sight.blockers.length).toBeGreaterThan(0)
        for (const blocker of sight.blockers)
          expect(isClear({ from: table.from, to: table.to }, only(table, blocker), 1e-6)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  test('is mutual if nothing overlaps either disc', () => {
    fc.assert(
      fc.property(everyTable, (drawn) => {
        const table = withoutOverlaps(drawn, true)
        const back = sightOn({ ...table, from: table.to, to: table.from })
        expect(back.visible).toBe(sightOn(table).visible)
      }),
      { numRuns: 400 },
    )
  })

  test('is not opened by one blocker more', () => {
    fc.assert(
      fc.property(everyTable, (drawn) => {
        const table = withoutOverlaps(drawn, false)
        if (!sightOn(table).visible) return
        expect(sightOn({ ...table, pieces: table.pieces.slice(1) }).visible).toBe(true)
        expect(sightOn({ ...table, discs: table.discs.slice(1) }).visible).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('is the same elsewhere, turned and in a mirror', () => {
    fc.assert(
      fc.property(everyTable, fc.constantFrom(...TURNS), (drawn, by) => {
        const table = withoutOverlaps(drawn, true)
        const { visible } = sightOn(table)
        expect(sightOn(turnedTable(table, by)).visible).toBe(visible)
        const moved = <P extends { x: number; y: number }>(p: P): P => ({
          ...p,
          x: p.x - 99_991,
          y: p.y + 7_919,
        })
        expect(sightOn(changed(table, (polygon) => polygon.map(moved), moved)).visible).toBe(visible)
        const mirrored = <P extends { x: number; y: number }>(p: P): P => ({ ...p, y: -p.y })
        expect(sightOn(changed(table, (polygon) => polygon.map(mirrored), mirrored)).visible).toBe(visible)
      }),
      { numRuns: 300 },
    )
  })

  test('is the same past the parts of a piece as past the piece', () => {
    fc.assert(
      fc.property(anyTable, (drawn) => {
        const table = withoutOverlaps(drawn, true)
        const pieces = table.pieces.flatMap(({ parts }) => parts.map((part) => ({ polygon: part, parts: [part] })))
        expect(sightOn({ ...table, pieces }).visible).toBe(sightOn(table).visible)
      }),
      { numRuns: 300 },
    )
  })
})

const isSeenByForce = ({ from, to, pieces, discs }: Table): boolean =>
  seesByForce(
    from,
    to,
    pieces.map(({ polygon }) => polygon),
    discs,
  )

/** Whether a segment between some points of the discs is clear. */
function isSeenByPoints(table: Table): boolean {
  const ends = pointsOf(table.to)
  return pointsOf(table.from).some((from) => ends.some((to) => isClear({ from, to }, table, 1e-6)))
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The table with one of its blockers only. */
function only(table: Table, blocker: number): Table {
  const count = table.pieces.length
  return {
    ...table,
    pieces: table.pieces.slice(blocker, blocker + 1),
    discs: blocker < count ? [] : table.discs.slice(blocker - count, blocker - count + 1),
  }
}
