import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { lineOfSight } from '../../../../src/games/apex/sight/line-of-sight.ts'
import { firstBlocker } from '../../../../src/games/apex/sight/sight-line.ts'
import { visibility } from '../../../../src/games/apex/sight/visibility.ts'
import { cellEnd, type PlacedEnd, placeEnd } from '../../../../src/games/apex/table/line-end.ts'
import type { PlacedBoard } from '../../../../src/games/apex/table/placed-board.ts'
import type { End } from '../../../../src/games/apex/vocabulary.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { arbitraryBoard, arbitraryPair } from '../table/arbitrary.ts'
import { placed } from '../table/layout.ts'
import { referenceSight } from './reference-sight.ts'

const sees = (board: PlacedBoard, from: PlacedEnd, to: PlacedEnd): boolean => firstBlocker(board, from, to) === null

/** Every space and every intersection of a board, on each of its levels. */
function endsOf(board: PlacedBoard): PlacedEnd[] {
  const ends: PlacedEnd[] = []
  const add = (end: End) => {
    const found = placeEnd(board, end, ['end'])
    if (!(found instanceof Refusal)) ends.push(found)
  }
  for (let y = 0; y <= board.height; y++) {
    for (let x = 0; x <= board.width; x++) {
      add({ cell: { column: x, row: y } })
      for (const level of [0, 1, 2, 3, 4]) add({ intersection: { x, y, level } })
    }
  }
  return ends
}

/** A board with two of its ends, spaces or intersections. */
const arbitraryEnds = fc.tuple(arbitraryBoard, fc.nat(), fc.nat()).map(([input, one, other]) => {
  const board = placed(input)
  const ends = endsOf(board)
  return { input, board, from: ends[one % ends.length] as PlacedEnd, to: ends[other % ends.length] as PlacedEnd }
})

describe('apex.los.symmetric', () => {
  test('10,000 random boards: each end sees the other or neither does', () => {
    fc.assert(
      fc.property(arbitraryEnds, ({ board, from, to }) => {
        expect(sees(board, from, to)).toBe(sees(board, to, from))
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('apex.los.combine', () => {
  test('the answer is that of the specification’s own procedure', () => {
    fc.assert(
      fc.property(arbitraryEnds, ({ input, board, from, to }) => {
        expect(sees(board, from, to)).toBe(referenceSight(input, from.end, to.end))
      }),
      { numRuns: 3_000 },
    )
  })

  test('the argued ruling, the quick check and the map agree', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ board: input, from, to }) => {
        const board = placed(input)
        const [one, other] = [cellEnd(board, from), cellEnd(board, to)]
        const { visible } = lineOfSight(board, one, other, new Trace<ApexRules>())
        expect(visible).toBe(sees(board, one, other))
        const map = visibility(board, one, new Trace<ApexRules>())
        expect(map.visible.some(({ column, row }) => column === to.column && row === to.row)).toBe(visible)
        expect(map.visible.length + map.hidden.length).toBe(board.width * board.height)
      }),
      { numRuns: 300 },
    )
  })
})

describe('apex.los.same-level-shadow', () => {
  test('one level down, an obstruction on the upper level hides exactly beyond the middle of the line', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ board: input, from, to }) => {
        const board = placed({ ...input, objects: [] })
        const [one, other] = [cellEnd(board, from), cellEnd(board, to)]
        if (one.level !== other.level + 1) return
        for (const judged of lineOfSight(board, one, other, new Trace<ApexRules>()).edges) {
          if (judged.rule !== 'apex.los.same-level-shadow') continue
          const { axis, x, y } = judged.edge
          // The share of the way to the crossing, as a fraction: from the upper centre to the line over the whole way.
          const [start, line, finish] = axis === 'vertical' ? [one.px, 2 * x, other.px] : [one.py, 2 * y, other.py]
          const isBeyondMiddle = 2 * Math.abs(line - start) > Math.abs(finish - start)
          expect(judged.verdict === 'blocks').toBe(isBeyondMiddle)
        }
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('apex.los.only-obstructions', () => {
  test('cover never changes what is seen', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ board: input, from, to }) => {
        const isObstruction = ({ kind }: { kind: string }) => ['wall', 'fence', 'rock'].includes(kind)
        const bare = placed({ ...input, objects: input.objects.filter(isObstruction) })
        const full = placed(input)
        expect(sees(full, cellEnd(full, from), cellEnd(full, to))).toBe(
          sees(bare, cellEnd(bare, from), cellEnd(bare, to)),
        )
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('apex.los.same-level-ends', () => {
  test('on one level, taking a wall away never hides anything', () => {
    fc.assert(
      fc.property(arbitraryPair, ({ board: input, from, to }) => {
        const full = placed(input)
        const [one, other] = [cellEnd(full, from), cellEnd(full, to)]
        if (one.level !== other.level || !sees(full, one, other)) return
        // What stands on top counts alone, so that a rock on a roof can keep the facade below from connecting.
        const wall = input.objects.find(({ tags }) => tags?.includes('CONNECTABLE'))
        const fewer = placed({ ...input, objects: input.objects.filter((object) => object !== wall) })
        expect(sees(fewer, cellEnd(fewer, from), cellEnd(fewer, to))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
