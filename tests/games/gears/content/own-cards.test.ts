import { describe, expect, test } from 'vitest'
import type { Operation } from '../../../../src/contract/operation.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import { CORRIDOR } from '../../../../src/games/gears/table/maps.examples.ts'
import { noSeed } from '../../../support/chance.ts'

const operationOf = (name: string): Operation => {
  const found = gears.operations.find((operation) => operation.id === `gears.${name}`)
  if (found === undefined) throw new Error(`There is no operation ${name}.`)
  return found
}

/** The outcome of a question, and the content that it read. */
function ask(name: string, input: object) {
  const answer = operationOf(name).answer(input, noSeed)
  if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return answer
}

const own = {
  enemies: [
    { id: 'Grenadier', figureType: 'drone', attack: 5, defence: 3, health: 4, markerHealth: 2, takesCover: true },
  ],
  weapons: [{ id: 'Retro Lancer', normal: 3, range: 1, chainsaw: 6 }],
  characters: [{ id: 'Dizzy', defence: 2, chainsawDice: 2 }],
  orderCards: [
    {
      id: 'Charge',
      icon: 'guard',
      actions: [
        [{ does: 'move', amount: 4, who: 'you', weapon: null, keep: null, ammo: null, onlyIf: null }],
        [{ does: 'attack', amount: 1, who: null, weapon: null, keep: null, ammo: null, onlyIf: null }],
      ],
    },
  ],
}
const table = {
  map: { drawn: CORRIDOR },
  cogs: [{ id: 'Dizzy', position: { zone: 'H4' }, weapons: [{ weapon: 'Retro Lancer', ammo: 1 }] }],
  locust: [{ id: 'g', enemy: 'Grenadier', position: { zone: 'H4', cover: 'c4' } }],
}

describe('cards that a question brings along', () => {
  test('their numbers count dice, and the content says nothing about them', () => {
    const situation = { table: { ...table, attacker: 'g', target: 'Dizzy' } }
    const { outcome, content } = ask('attack-pool', { situation, own })
    expect(outcome).toMatchObject({ attack: { dice: 5 }, defenders: [{ defence: { dice: 2 } }] })
    expect(content.map(({ kind }) => kind)).toEqual(['attackNumbers'])
  })

  test('a weapon and a soldier add up for the chainsaw', () => {
    const situation = { table: { ...table, bearer: 'Dizzy', target: 'g' } }
    expect(ask('chainsaw-odds', { situation, weapon: 'Retro Lancer', own }).outcome).toMatchObject({ dice: 8 })
  })

  test('without them the same ids are unknown', () => {
    const situation = { table: { ...table, bearer: 'Dizzy', target: 'g' } }
    const answer = operationOf('chainsaw-odds').answer({ situation, weapon: 'Retro Lancer' }, noSeed)
    expect(answer).toMatchObject({ kind: 'refused', violations: [{ rule: 'gears.content.known' }] })
  })

  test('they come before entries of the content with the same id', () => {
    const drone = { id: 'drone', figureType: 'drone', attack: 1, defence: 0, health: 9, markerHealth: 1 }
    const input = { locust: { enemy: 'drone' }, blows: [{ wounds: { amount: 8 } }] }
    expect(ask('locust-wounds', { ...input, own: { enemies: [drone] } }).outcome).toMatchObject({ isDead: false })
    expect(ask('locust-wounds', input).outcome).toMatchObject({ isDead: true })
  })

  test('an order card gives its own actions', () => {
    const steps = [{ play: { card: 'Charge' } }, { act: { action: 1 } }, { act: { action: 2 } }]
    const input = { hand: { cards: ['Charge'], others: 2 }, steps, own }
    const { outcome, input: asked } = ask('order-check', input)
    expect(outcome).toMatchObject({ legal: true, hand: 2, played: [{ card: 'Charge', resolved: [1, 2] }] })
    expect(operationOf('order-check').headline({ input: asked, outcome }, 'en')).toContain('Legal')
  })

  test('a Locust by its own card takes cover and is drawn', () => {
    const input = {
      table,
      activePlayer: 'Dizzy',
      card: 13,
      decide: 'first',
      seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      own,
    }
    const { outcome, input: asked } = ask('ai-card', input)
    expect(outcome).toMatchObject({ isOver: true })
    expect(JSON.stringify(operationOf('ai-card').picture({ input: asked, outcome }, 'es'))).toContain('D')
  })
})
