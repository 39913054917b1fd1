import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { assemble } from '../../../../src/games/gears/table/assembly.ts'
import { fittingOrder } from '../../../../src/games/gears/table/fitting-order.ts'
import { DrawnMap } from '../../../../src/games/gears/table/map.ts'
import { type MapPiece, WAYS, type Way } from '../../../../src/games/gears/table/map-piece.ts'
import { commonPart, layPoint, turned } from '../../../../src/games/gears/table/piece-placement.ts'
import { placeMap } from '../../../../src/games/gears/table/place-map.ts'
import { PlacedMap } from '../../../../src/games/gears/table/placed-map.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'

const ids = [...gearsContent.pieces.keys()]

/** Different pieces, one side of each. */
const arbitraryChain = fc
  .shuffledSubarray(ids, { minLength: 1, maxLength: 8 })
  .map((chosen) =>
    chosen.filter((id, index) => chosen.findIndex((candidate) => candidate.slice(0, -1) === id.slice(0, -1)) === index),
  )

const pieceOf = (id: string): MapPiece => gearsContent.pieces.get(id) as MapPiece

/** The same piece drawn after quarter turns and a shift. */
function redrawn(piece: MapPiece, turns: number, shift: { x: number; y: number }): MapPiece {
  const at = (point: { x: number; y: number }) => layPoint(point, { turns, shift })
  const wayOf = (way: Way): Way => WAYS[(WAYS.indexOf(way) + turns) % 4] as Way
  const gate = ({ from, to, anchor, way }: MapPiece['entrance']) => ({
    from: at(from),
    to: at(to),
    anchor: at(anchor),
    way: wayOf(way),
  })
  return {
    id: piece.id,
    zones: piece.zones.map((zone) => ({
      ...zone,
      polygon: zone.polygon.map(at),
      covers: zone.covers.map(({ id, arrows }) => ({
        id,
        arrows: arrows.map(({ centre, facing }) => ({ centre: at(centre), facing: turned(facing, turns) })),
      })),
      holes: zone.holes.map((hole) => ({ id: hole.id, at: at(hole.at) })),
    })),
    edges: piece.edges.map((edge) => ({ ...edge, from: at(edge.from), to: at(edge.to) })),
    entrance: gate(piece.entrance),
    ...(piece.exit === undefined ? {} : { exit: gate(piece.exit) }),
  }
}

const chainOf = (pieces: readonly MapPiece[]) => ({ pieces, placements: [], turnFirst: false, pathOf: () => [] })

describe('the size of a map', () => {
  /** A piece of some zones in a row, entered from the south and left to the north. */
  const row = (id: string, count: number): MapPiece => {
    const width = 60
    const rectangle = (bottom: number) =>
      [
        [0, bottom],
        [width, bottom],
        [width, bottom + 5],
        [0, bottom + 5],
      ].map(([x = 0, y = 0]) => ({ x, y }))
    const zones = Array.from({ length: count }, (_, index) => ({
      id: `z${index}`,
      polygon: rectangle(5 * index),
      covers: [],
      holes: [],
      equipment: false,
    }))
    const gate = (y: number) => ({ from: { x: 0, y }, to: { x: width, y }, anchor: { x: 0, y }, way: 'north' as const })
    return { id, zones, edges: [], entrance: gate(0), exit: gate(5 * count) }
  }
  const rows = (last: number) => [...Array.from({ length: 9 }, (_, index) => row(`p${index}`, 10)), row('last', last)]

  test('a hundred zones are the most', () => {
    expect(assemble([chainOf(rows(10))])).not.toBeInstanceOf(Refusal)
    expect(assemble([chainOf(rows(11))])).toBeInstanceOf(Refusal)
  })

  test('240 cover arrows are the most of a drawn map', () => {
    const polygon = [0, 1, 2].map((x) => ({ x, y: x * x }))
    const arrows = (count: number) =>
      Array.from({ length: count }, () => ({ centre: { x: 0, y: 0 }, facing: { x: 1, y: 0 } }))
    const zones = Array.from({ length: 60 }, (_, index) => ({
      id: `z${index}`,
      polygon,
      covers: [{ id: 'c', arrows: arrows(4) }],
    }))
    expect(DrawnMap.safeParse({ zones }).success).toBe(true)
    const more = { id: 'z60', polygon, covers: [{ id: 'c', arrows: arrows(1) }] }
    expect(DrawnMap.safeParse({ zones: [...zones, more] }).success).toBe(false)
  })

  test('eight hundred corners are the most of a drawn map', () => {
    const corners = Array.from({ length: 8 }, (_, index) => ({ x: index, y: index * index }))
    const zones = Array.from({ length: 100 }, (_, index) => ({ id: `z${index}`, polygon: corners }))
    expect(DrawnMap.safeParse({ zones }).success).toBe(true)
    const one = { id: 'z0', polygon: [...corners, { x: 9, y: 90 }] }
    expect(DrawnMap.safeParse({ zones: [one, ...zones.slice(1)] }).success).toBe(false)
  })
})

describe('gears.map.join', () => {
  test('how the later pieces were drawn does not matter', () => {
    const turn = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -99, max: 99 }))
    fc.assert(
      fc.property(arbitraryChain, fc.array(turn, { minLength: 8, maxLength: 8 }), (chain, turns) => {
        const pieces = chain.map(pieceOf)
        const other = pieces.map((piece, index) => {
          const [quarter = 0, by = 0] = turns[index] ?? []
          return index === 0 ? piece : redrawn(piece, quarter, { x: by, y: -by })
        })
        const [one, two] = [assemble([chainOf(pieces)]), assemble([chainOf(other)])]
        if (one instanceof Refusal || two instanceof Refusal) {
          expect(two).toEqual(one)
          return
        }
        expect(two.map).toEqual(one.map)
      }),
      { numRuns: 60 },
    )
  })

  test('turning the first piece turns the whole map', () => {
    fc.assert(
      fc.property(arbitraryChain, fc.integer({ min: 0, max: 3 }), (chain, turns) => {
        const pieces = chain.map(pieceOf)
        const [first, ...rest] = pieces as [MapPiece, ...MapPiece[]]
        const one = assemble([chainOf(pieces)])
        const two = assemble([chainOf([redrawn(first, turns, { x: 7, y: 11 }), ...rest])])
        if (one instanceof Refusal || two instanceof Refusal) {
          expect(two).toEqual(one)
          return
        }
        const moved = one.map.zones.map(({ polygon }) =>
          polygon.map((corner) => layPoint(corner, { turns, shift: { x: 7, y: 11 } })),
        )
        expect(two.map.zones.map(({ polygon }) => polygon)).toEqual(moved)
      }),
      { numRuns: 60 },
    )
  })
})

describe('gears.map.join-passage', () => {
  test('pieces are open to each other only in their passage, and only to the next', () => {
    fc.assert(
      fc.property(arbitraryChain, (chain) => {
        const map = placeMap({ content: chain.join('+') }, [], gearsContent)
        if (!(map instanceof PlacedMap)) return
        for (const { number, piece } of map.zones) {
          for (const other of map.neighbours(number, 'range')) {
            const apart = chain.indexOf(map.zones[other]?.piece ?? '') - chain.indexOf(piece ?? '')
            expect(Math.abs(apart)).toBeLessThanOrEqual(1)
          }
        }
        // Every piece can be walked to, since each is connected in itself.
        expect(map.zones.every(({ number }) => map.moves(0, number) < Number.POSITIVE_INFINITY)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('E-66 the borders over the opening', () => {
    const square = (id: string, left: number, bottom: number, right: number, top: number) => ({
      id,
      polygon: [
        { x: left, y: bottom },
        { x: right, y: bottom },
        { x: right, y: top },
        { x: left, y: top },
      ],
      covers: [],
      holes: [],
      equipment: false,
    })
    const entrance = { from: { x: 0, y: 0 }, to: { x: 40, y: 0 }, anchor: { x: 0, y: 0 }, way: 'north' as const }
    const exit = { from: { x: 10, y: 40 }, to: { x: 30, y: 40 }, anchor: { x: 0, y: 40 }, way: 'north' as const }
    const lower = { id: 'P', zones: [square('S', 0, 0, 40, 20), square('N', 0, 20, 40, 40)], edges: [], entrance, exit }
    const upper = { id: 'Q', zones: [square('L', 0, 0, 20, 20), square('M', 20, 0, 40, 20)], edges: [], entrance }
    const joined = assemble([chainOf([lower, upper])])
    if (joined instanceof Refusal) throw new Error('The pieces fit.')
    const between = joined.borders
      .filter(({ from, to, zones }) => from.y === 40 && to.y === 40 && zones.length === 2)
      .map(({ from, to, zones, kind }) => [from.x, to.x, zones.map((zone) => joined.map.zones[zone]?.id).sort(), kind])
    expect(between).toEqual([
      [0, 10, ['P-N', 'Q-L'], 'wall'],
      [10, 20, ['P-N', 'Q-L'], 'passable'],
      [20, 30, ['P-N', 'Q-M'], 'passable'],
      [30, 40, ['P-N', 'Q-M'], 'wall'],
    ])
  })
})

describe('gears.explore.collision', () => {
  test('an order is found exactly if one of all orders fits', () => {
    const orders = (pieces: readonly MapPiece[]): MapPiece[][] =>
      pieces.length < 2
        ? [[...pieces]]
        : pieces.flatMap((first, index) => orders(pieces.toSpliced(index, 1)).map((rest) => [first, ...rest]))
    fc.assert(
      fc.property(
        arbitraryChain.filter((chain) => chain.length <= 5),
        (chain) => {
          const pieces = chain.map(pieceOf)
          const found = fittingOrder(chainOf(pieces), 0)
          const fitting = orders(pieces).find((order) => !(assemble([chainOf(order)]) instanceof Refusal))
          expect(found?.map(({ id }) => id)).toEqual(fitting?.map(({ id }) => id))
        },
      ),
      { numRuns: 25 },
    )
  })
})

test('the common part of two segments on one line', () => {
  const on = (from: number, to: number) => ({ from: { x: from, y: 2 * from }, to: { x: to, y: 2 * to } })
  const place = fc.integer({ min: -9, max: 9 })
  fc.assert(
    fc.property(place, place, place, place, (a, b, c, d) => {
      fc.pre(a !== b && c !== d)
      const [low, high] = [Math.max(Math.min(a, b), Math.min(c, d)), Math.min(Math.max(a, b), Math.max(c, d))]
      const part = commonPart(on(a, b), on(c, d))
      if (low >= high) {
        expect(part).toBeNull()
        return
      }
      expect([part?.from.x, part?.to.x].sort((one = 0, two = 0) => one - two)).toEqual([low, high])
    }),
  )
})
