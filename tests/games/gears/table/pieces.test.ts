import { describe, expect, test } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { checkPiece } from '../../../../src/games/gears/table/map-assembly.ts'
import { checkHoles } from '../../../../src/games/gears/table/piece-check.ts'
import { checkMap, placeMap } from '../../../../src/games/gears/table/place-map.ts'
import { PlacedMap } from '../../../../src/games/gears/table/placed-map.ts'

const pieces = [...gearsContent.pieces.values()]

const join = (ids: readonly string[]) => placeMap({ content: ids.join('+') }, [], gearsContent)

describe('the sides of the map pieces', () => {
  test('17 pieces of two sides: 1 large, 4 medium, 12 small', () => {
    const ids = Array.from({ length: 17 }, (_, index) => [`${index + 1}A`, `${index + 1}B`]).flat()
    expect(new Set(pieces.map(({ id }) => id))).toEqual(new Set(ids))
    const count = (size: string) => pieces.filter((piece) => piece.size === size).length / 2
    expect([count('large'), count('medium'), count('small')]).toEqual([1, 4, 12])
  })

  test.each(pieces)('$id is sound, and every zone can be walked to', (piece) => {
    expect([checkPiece(piece, []), checkHoles(piece, [])]).toEqual([null, null])
    const map = join([piece.id])
    if (!(map instanceof PlacedMap)) throw new Error(JSON.stringify(map))
    expect(map.zones.filter(({ number }) => map.moves(0, number) === Number.POSITIVE_INFINITY)).toEqual([])
  })

  test.each(pieces)('$id has 2 to 5 cover spaces, each in the zone it was drawn in', ({ zones }) => {
    const covers = zones.flatMap((zone) => zone.covers)
    expect(covers.length).toBeGreaterThanOrEqual(2)
    expect(covers.length).toBeLessThanOrEqual(5)
  })

  test('some cover spaces have two arrows, some zones are slanted, some pieces have height changes', () => {
    const zones = pieces.flatMap((piece) => piece.zones)
    expect(zones.flatMap(({ covers }) => covers).filter(({ arrows }) => arrows.length === 2).length).toBeGreaterThan(20)
    const isSlanted = ({ polygon }: (typeof zones)[number]) =>
      polygon.some((corner, index) => {
        const next = polygon[(index + 1) % polygon.length]
        return next !== undefined && corner.x !== next.x && corner.y !== next.y
      })
    expect(zones.filter(isSlanted).length).toBeGreaterThan(20)
    expect(pieces.filter(({ edges }) => edges.some(({ kind }) => kind === 'elevation')).length).toBeGreaterThan(15)
  })

  test('E-02 2A has one emergence hole, 16A has two', () => {
    const holes = (id: string) => gearsContent.pieces.get(id)?.zones.flatMap((zone) => zone.holes).length
    expect([holes('2A'), holes('16A')]).toEqual([1, 2])
  })
})

/** Which sides show equipment, by their location cards. */
const EQUIPPED = [
  ...['1A', '2A', '4A', '7A', '10A', '12A', '13A', '14A', '16A', '17A'],
  ...['3B', '6B', '7B', '8B', '11B', '12B', '13B', '15B', '16B', '17B'],
]

test.each(pieces)('$id shows equipment if its location card has some', ({ id, zones }) => {
  expect(zones.filter(({ equipment }) => equipment).length).toBe(EQUIPPED.includes(id) ? 1 : 0)
})

/** The levels of the missions, as the location cards name their pieces. */
const MISSIONS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  emergence: [['2A', '9A', '12A', '16A']],
  'china-shop': [['6A', '7A', '11A'], ['1A', '10A', '15A'], ['17A']],
  resonator: [
    ['1B', '3B', '10B', '11B'],
    ['2B', '12B', '16B'],
  ],
  landown: [
    ['3A', '4A', '6A', '9A', '15A'],
    ['2A', '11A', '13A'],
  ],
  'landown by the other way': [
    ['3A', '4A', '6A', '9A', '15A'],
    ['5A', '12A', '16A'],
  ],
  'scattered, first map': [['3B', '5B', '7B']],
  'scattered, second map': [['1B', '6B', '9B', '13B'], ['17B']],
  hive: [['3B', '10B', '16B'], ['6B', '9B', '13B'], ['4B', '5B', '15B'], ['17B']],
  'waves, casual': [['1A', '4A', '7A', '12A', '14A']],
  'waves, normal': [['3B', '4B', '7B', '11B', '17B']],
  'waves, hardcore': [['4A', '8A', '10A', '15A']],
  'waves, insane': [['1B', '8B', '13B']],
}

function ordersOf(pieces: readonly string[]): string[][] {
  if (pieces.length < 2) return [[...pieces]]
  return pieces.flatMap((first, index) => ordersOf(pieces.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

const fits = (ids: readonly string[]): boolean => join(ids) instanceof PlacedMap

describe('the levels of the missions', () => {
  test.each(Object.entries(MISSIONS))('%s: every order of a level by itself can be laid', (_, levels) => {
    for (const level of levels) expect(ordersOf(level).filter((order) => !fits(order))).toEqual([])
  })

  test.each(Object.entries(MISSIONS))(
    '%s: after one order of each level before, most orders of the next fit',
    (_, levels) => {
      let lying: string[] = []
      for (const level of levels) {
        const orders = ordersOf(level)
        const fitting = orders.filter((order) => fits([...lying, ...order]))
        expect(fitting.length).toBeGreaterThan(orders.length / 2 - 1)
        lying = [...lying, ...(fitting[0] ?? [])]
      }
    },
  )

  test('the levels behind the two doors of resonator both fit', () => {
    const levels = [
      ['2B', '12B', '16B'],
      ['5B', '6B', '13B'],
    ]
    for (const level of levels) expect(ordersOf(level).every(fits)).toBe(true)
  })
})

test('a joined map that is sent back as a drawn map is the same map', () => {
  const ids = ['2A', '9A', '12A', '16A']
  const joined = join(ids)
  if (!(joined instanceof PlacedMap)) throw new Error('The level fits.')
  const drawn = {
    zones: joined.zones.map(({ id, polygon, covers, holes, equipment }) => ({
      id,
      polygon: [...polygon],
      covers: covers.map((cover) => ({ id: cover.id, arrows: [...cover.arrows] })),
      holes: [...holes],
      equipment,
    })),
    edges: joined.borders.filter(({ zones }) => zones.length === 2).map(({ from, to, kind }) => ({ from, to, kind })),
    doors: [...joined.doors],
  }
  const again = checkMap(drawn, [])
  if (!(again instanceof PlacedMap)) throw new Error(JSON.stringify(again))
  for (const { number } of joined.zones) {
    expect(again.neighbours(number, 'moves')).toEqual(joined.neighbours(number, 'moves'))
    expect(again.neighbours(number, 'range')).toEqual(joined.neighbours(number, 'range'))
  }
  expect(again.walls.length).toBe(joined.walls.length)
})
