import { describe, expect, test } from 'vitest'
import { gears } from '../../../../src/games/gears/index.ts'
import { noSeed } from '../../../support/chance.ts'

const ask = (name: string, input: object) => {
  const operation = gears.operations.find(({ id }) => id === `gears.${name}`)
  const answer = operation?.answer(input, noSeed)
  if (operation === undefined || answer === undefined) throw new Error(`There is no ${name}.`)
  return { operation, answer }
}

describe('gears.order-card', () => {
  test('tells the actions, the icon and the basic use, of an own card too', () => {
    const drawn = {
      name: 'Last Stand',
      icon: 'guard',
      actions: [[{ does: 'move', amount: 1, who: 'you', weapon: null, keep: null, ammo: null, onlyIf: null }]],
    }
    const { operation, answer } = ask('order-card', { card: { drawn } })
    if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
    expect(answer.outcome).toMatchObject({ card: null, icon: 'guard', basicMove: 2 })
    expect(operation.headline(answer, 'en')).toBe('Last Stand (Guard): move up to 1 zone.')
    expect(operation.details(answer, 'es')).toEqual([
      'En lugar de su texto puede usarse para mover hasta 2 zonas o para atacar.',
      'Puede descartarse por su icono, Proteger; entonces se ignoran sus acciones.',
    ])
  })

  test('refuses a card that is not in the content', () => {
    const { answer } = ask('order-card', { card: { content: 'nothing' } })
    expect(answer).toMatchObject({ kind: 'refused', violations: [{ rule: 'gears.content.known' }] })
  })
})

describe('gears.objective', () => {
  test('tells what a phase asks for and what follows', () => {
    const { operation, answer } = ask('objective', { mission: 'emergence', players: 4 })
    if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
    expect(operation.headline(answer, 'en')).toBe(
      'Emergence, phase 1: every emergence hole is sealed, the last one by a bolo grenade.',
    )
    const details = operation.details(answer, 'en')
    expect(details.at(-1)).toMatch(/^When it is met: spawn 2 × Wretch at the map exit; spawn 3 × Drone/)
    expect(answer.outcome).toMatchObject({ phases: 2, isLast: false })
  })
})
