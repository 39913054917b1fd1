import { describe, expect, test } from 'vitest'
import { sceneryKinds } from '../../../../src/games/apex/content/scenery.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, drawnFrom, fixture, Table } from './arranged.ts'

/** Every piece of scenery of the pack works in a match by its tags. */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const edge = (axis: 'vertical' | 'horizontal', x: number, y: number) => ({ edges: [{ axis, x, y }] })
const BEACON = { id: 'r1', kind: 'respawnBeacon', cells: [cell(7, 7)] }
const ROOF = [{ column: 0, row: 0, columns: 3, rows: 2, level: 1 }]

/** Bangalore in the corner of an empty board with one piece; Gibraltar three spaces to the east. */
function beside(piece: JsonObject, buildings: readonly JsonObject[] = []): Table {
  const board = { drawn: { width: 8, height: 8, buildings: [...buildings], objects: [BEACON, { id: 'it', ...piece }] } }
  const places = { gibraltar: { where: at(3, 0) }, bloodhound: { where: at(7, 0) }, wraith: { where: at(0, 7) } }
  const bangalore = { where: at(0, 0), backpack: ['frag'] }
  const table = new Table(fixture({ ...places, bangalore }, {}, { windows: 'quick', board }))
  table.give(0, { activate: { legend: 'bangalore' } })
  return table
}

const move = (...path: readonly JsonObject[]) => ({ move: { path, as: 'move' } })
const SHOOT = { shoot: { target: 'gibraltar', weapon: 0 } }

const offered = ({ state }: Table, name: string): JsonObject[] =>
  apexPlay.offers(state, 0).flatMap(({ command }) => (command[name] === undefined ? [] : [command]))

/** It stops neither Legend nor shot, but costs a point to climb over. */
function expectHurdle(piece: JsonObject, buildings: readonly JsonObject[] = []): void {
  const table = beside(piece, buildings)
  expect(offered(table, 'shoot').length).toBeGreaterThan(0)
  table.give(0, move(cell(1, 0)))
  expect(table.events('moved')).toMatchObject([{ cost: 2 }])
}

/** It hides what is behind it, and costs a point to climb over. */
function expectWall(piece: JsonObject, buildings: readonly JsonObject[] = []): void {
  const table = beside(piece, buildings)
  expect(table.refused(0, SHOOT)).toContain('apex.shot.target')
  table.give(0, move(cell(1, 0)))
  expect(table.events('moved')).toMatchObject([{ cost: 2 }])
}

/** A Legend of a player goes through it as through any other space. */
function expectOpen(piece: JsonObject): void {
  const table = beside(piece)
  expect(offered(table, 'shoot').length).toBeGreaterThan(0)
  table.give(0, move(cell(1, 0), cell(2, 0)))
  expect(table.events('moved')).toMatchObject([{ cost: 2 }])
}

const PIECES: Readonly<Record<string, () => void>> = {
  wall: () => expectWall({ kind: 'wall', ...edge('vertical', 1, 0) }),
  roofWall: () => expectWall({ kind: 'roofWall', ...edge('vertical', 1, 0) }, ROOF),
  parapet: () => expectHurdle({ kind: 'parapet', ...edge('vertical', 1, 0) }),
  roofParapet: () => expectHurdle({ kind: 'roofParapet', ...edge('vertical', 1, 0) }, ROOF),
  supplyBin: () => {
    const table = beside({ kind: 'supplyBin', ...edge('vertical', 1, 0) })
    const { stock } = table.state
    const loot = [
      ...drawnFrom(stock.epic, 'body-epic'),
      ...drawnFrom(stock.rare, 'medkit'),
      ...drawnFrom(stock.common, 'frag'),
    ]
    const weapons = drawnFrom(stock.weapons, 'hemlok', 'r-99')
    table.give(0, { interact: { do: [{ object: 'it' }] } }, [...drawnFrom(stock.bins, 'bin-1'), ...loot, ...weapons])
    expect(table.state.openBins).toEqual(['it'])
  },
  respawnBeacon: () => {
    const table = beside({ kind: 'respawnBeacon', cells: [cell(1, 0)] })
    expect(table.refused(0, move(cell(1, 0)))).toContain('apex.move.impassable')
    expect(offered(table, 'shoot').length).toBeGreaterThan(0)
  },
  supplyDrop: () => {
    const table = beside({ kind: 'supplyDrop', cells: [cell(3, 1)] })
    table.give(0, { use: { token: 'frag', cell: cell(3, 1), rotation: 0 } }, aimed('aim-12', 'aim-14'))
    expect(table.events('grenadeLanded')).toMatchObject([{ cell: cell(3, 1) }])
    // It burns one level above the ground, on which Gibraltar stands beside it.
    expect(table.legend('gibraltar').shield).toBe(20)
  },
  zipline: () => {
    const table = beside({ kind: 'zipline', cells: [cell(1, 0)] })
    expect(table.refused(0, move(cell(1, 0)))).toContain('apex.move.impassable')
    expect(table.refused(0, { interact: { do: [{ object: 'it' }] } })).toEqual(['apex.interact.other'])
    expect(offered(table, 'interact')).toEqual([])
  },
  ravine: () => expectOpen({ kind: 'ravine', cells: [cell(1, 0)] }),
  dimensionalRift: () => expectOpen({ kind: 'dimensionalRift', cells: [cell(1, 0)] }),
  jumpPad: () => expectOpen({ kind: 'jumpPad', cells: [cell(1, 0)] }),
}

describe('scenery in a match', () => {
  test.each(Object.entries(PIECES))('%s', (_, check) => check())

  test('every kind of the pack is here', () => {
    expect(Object.keys(PIECES).sort()).toEqual(sceneryKinds.map(({ id }) => id).sort())
  })
})
