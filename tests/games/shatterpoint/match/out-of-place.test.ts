import { expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { scripted } from '../../../../src/rulebook/random.ts'
import { activationOf, Table } from './arranged.ts'

/** Commands and answers that come at the wrong moment, or that nothing allows. */

const REX = 'cc-7567-captain-rex'
const table = (): Table =>
  new Table({
    units: { [REX]: { at: [[100, 100]] }, 'lord-maul': { at: [[800, 800]] } },
    more: { activation: activationOf(REX) },
  })

test('a command of another moment', () => {
  expect(table().refused({ revealOrder: {} })).toEqual(['shatterpoint.match.moment'])
  expect(table().refused({ chooseEdge: { side: 0 } })).toEqual(['shatterpoint.match.moment'])
})

test('an action that was taken already', () => {
  const acting = table()
  acting.give({ action: { type: 'focus' } })
  expect(acting.refused({ action: { type: 'focus' } })).toEqual(['shatterpoint.match.action'])
})

test('an answer that was not among the answers', () => {
  const moving = table()
  moving.give({ action: { type: 'move' } })
  expect(moving.asked).toBe('actChar')
  expect(moving.refused({ moveChar: { charId: 'lord-maul', kind: 'dash', to: { x: 800, y: 790 } } })).toEqual([
    'shatterpoint.match.answer',
  ])
})

test('a move that goes too far is refused with the field that was sent', () => {
  const moving = table()
  moving.give({ action: { type: 'move' } })
  const tooFar = { charId: REX, kind: 'dash', to: { x: 400, y: 100 } }
  const far = shatterpointPlay.decide(moving.state, 0, { moveChar: tooFar }, scripted())
  expect(far).toMatchObject({ kind: 'refused', violations: [{ path: ['command', 'moveChar', 'to'] }] })
})
