import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GridSegment, walk } from '../../src/geometry/grid-segment.ts'

/** Everything a segment meets, in order, as short words: `v(2,1)`, `h(1,1)`, `x(2,2)`, `[1,1]`. */
function met(segment: GridSegment): string[] {
  const words: string[] = []
  walk(segment, {
    edge: (axis, x, y) => {
      words.push(`${axis.charAt(0)}(${x},${y})`)
      return false
    },
    vertex: (x, y) => {
      words.push(`x(${x},${y})`)
      return false
    },
    cell: (column, row) => {
      words.push(`[${column},${row}]`)
    },
  })
  return words
}

const centres = (a: [number, number], z: [number, number]): GridSegment => ({
  ax: 2 * a[0] + 1,
  ay: 2 * a[1] + 1,
  zx: 2 * z[0] + 1,
  zy: 2 * z[1] + 1,
})

describe('walk', () => {
  test('along a row it crosses the edges between the cells', () => {
    expect(met(centres([0, 0], [2, 0]))).toEqual(['v(1,0)', '[1,0]', 'v(2,0)', '[2,0]'])
  })

  test('up a column it crosses the edges from the other side', () => {
    expect(met(centres([1, 2], [1, 0]))).toEqual(['h(1,2)', '[1,1]', 'h(1,1)', '[1,0]'])
  })

  test('on a diagonal it passes corners only', () => {
    expect(met(centres([0, 0], [2, 2]))).toEqual(['x(1,1)', '[1,1]', 'x(2,2)', '[2,2]'])
  })

  test('a knight’s move passes two edges', () => {
    expect(met(centres([0, 0], [2, 1]))).toEqual(['v(1,0)', '[1,0]', 'h(1,1)', '[1,1]', 'v(2,1)', '[2,1]'])
  })

  test('along a grid line it passes corners and crosses no edge', () => {
    expect(met({ ax: 0, ay: 2, zx: 6, zy: 2 })).toEqual(['x(1,1)', 'x(2,1)'])
    expect(met({ ax: 4, ay: 6, zx: 4, zy: 0 })).toEqual(['x(2,2)', 'x(2,1)'])
  })

  test('the ends never count', () => {
    expect(met({ ax: 1, ay: 1, zx: 2, zy: 2 })).toEqual([])
    expect(met({ ax: 2, ay: 2, zx: 2, zy: 2 })).toEqual([])
  })

  test('it stops when it is told to', () => {
    let calls = 0
    const ended = walk(centres([0, 0], [5, 0]), { edge: () => ++calls === 2, vertex: () => false })
    expect([ended, calls]).toEqual([true, 2])
  })

  test('it meets just what a search through every grid line finds, both ways', () => {
    const coordinate = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, zx, zy) => {
        // Ends are centres or corners: both coordinates odd, or both even.
        const [bx, wx] = [ax - ((ax + ay) % 2), zx - ((zx + zy) % 2)]
        if (bx < 0 || wx < 0) return
        const places = (segment: GridSegment) =>
          met(segment)
            .filter((word) => !word.startsWith('['))
            .sort()
        const segment = { ax: bx, ay, zx: wx, zy }
        expect(places(segment)).toEqual(searched(segment).sort())
        expect(places({ ax: wx, ay: zy, zx: bx, zy: ay })).toEqual(places(segment))
      }),
      { numRuns: 5_000 },
    )
  })
})

/** The slow way: every grid line, and the exact fraction at which the segment meets it. */
function searched({ ax, ay, zx, zy }: GridSegment): string[] {
  const words = new Set<string>()
  for (let k = 0; k <= 21; k++) {
    if (2 * k > Math.min(ax, zx) && 2 * k < Math.max(ax, zx)) {
      const [n, d] = [BigInt(ay * (zx - ax) + (2 * k - ax) * (zy - ay)), BigInt(2 * (zx - ax))]
      words.add(n % d === 0n ? `x(${k},${n / d})` : `v(${k},${floor(n, d)})`)
    }
    if (2 * k > Math.min(ay, zy) && 2 * k < Math.max(ay, zy)) {
      const [n, d] = [BigInt(ax * (zy - ay) + (2 * k - ay) * (zx - ax)), BigInt(2 * (zy - ay))]
      words.add(n % d === 0n ? `x(${n / d},${k})` : `h(${floor(n, d)},${k})`)
    }
  }
  return [...words]
}

function floor(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n % d !== 0n && n < 0n !== d < 0n ? quotient - 1n : quotient
}
