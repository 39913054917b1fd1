import { expect, test } from 'vitest'
import type { Scene } from '../../../../src/contract/scene.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { fixture, Table } from './arranged.ts'

const cell = (column: number, row: number) => ({ column, row })
const HERE = cell(6, 7)

const textsOf = ({ state }: Table): string[] => {
  const { shapes } = apexPlay.picture(state, 1, 'en') as Scene
  return shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))
}

test('a picture shows where the last thing happened: a way, then a shot', () => {
  const table = new Table(fixture())
  table.give(0, { activate: { legend: 'bangalore' } })
  expect(table.state.highlight).toBeUndefined()
  expect(textsOf(table)).not.toContain('last event')
  const path = [cell(6, 8), cell(7, 9)]
  table.give(0, { move: { path, as: 'move' } })
  expect(table.state.highlight).toEqual({ way: [HERE, ...path], cells: path })
  table.play(0, { shoot: { target: 'gibraltar', weapon: 0 } })
  expect(table.state.highlight).toEqual({ way: [cell(7, 9), cell(10, 7)], cells: [cell(10, 7)] })
  expect(textsOf(table)).toContain('last event')
})

test('what happens beside the board leaves the last thing on it highlighted', () => {
  const table = new Table(fixture({ bangalore: { backpack: ['frag'] } }))
  table.give(0, { activate: { legend: 'bangalore' } })
  table.play(0, { use: { token: 'frag', cell: cell(8, 7), rotation: 0 } })
  const { highlight } = table.state
  expect(highlight?.way[0]).toEqual(HERE)
  table.give(0, { finish: {} })
  table.give(0, { endActivation: {} })
  expect(table.state.highlight).toEqual(highlight)
})
