import { expect, test } from 'vitest'
import { ANA, Table } from './arranged.ts'

/** Commands and answers that come at the wrong moment, or name what is not there. */

test('a command of another phase, and of somebody who is not asked', () => {
  const table = new Table({ active: 'A' })
  expect(table.refused({ skipConstruction: {} })).toEqual(['signum.turn.phases'])
  expect(() => table.giveAs(1, { endTurn: {} })).toThrow('signum.turn.activation.free-order')
  expect(table.refused({ answer: { pay: true } })).toEqual(['signum.match.moment'])
})

test('what is not there is not known', () => {
  const table = new Table({ active: 'A' })
  expect(table.refused({ playCard: { card: 'fireball#7' } })).toEqual(['signum.match.known'])
  expect(table.refused({ useBuilding: { building: 'temple' } })).toEqual(['signum.match.known'])
})

test('an answer that was not among the answers', () => {
  const table = new Table({ active: 'A', creatures: { A: { 'hob-halfcoin': { at: [40, 50] } } } })
  table.activate('hob-halfcoin')
  expect(table.asked).toBe('payContract')
  expect(table.refused({ answer: { targets: [ANA] } })).toEqual(['signum.match.answer'])
  expect(table.refused({ endTurn: {} })).toEqual(['signum.turn.activation.free-order'])
})

test('a city is open, and an architect without cards builds nothing', () => {
  const table = new Table({
    options: { experiencedArchitect: true },
    active: 'A',
    players: { A: { city: [] }, B: { constructionDeck: [], prosperity: 9 } },
    more: { order: ['A', 'B'], phase: 'construction' },
  })
  table.state = {
    ...table.state,
    players: table.state.players.map((one) => (one.player === 'A' ? { ...one, drawnBuilding: 'tavern' } : one)),
  }
  table.give({ build: { card: 'tavern' } })
  expect(table.applied).toContain('signum.zone.city-public')
  table.give({ endTurn: {} })
  expect(table.applied).toContain('signum.variant.architect-empty')
  expect(table.player('B').drawnBuilding).toBeNull()
})
