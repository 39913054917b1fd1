import { describe, expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { activationOf, attack, defence, Table } from './arranged.ts'

const ANAKIN = 'general-anakin-skywalker'
const ASAJJ = 'asajj-ventress-sith-assassin'

/** Anakin attacks Asajj, whose table turns a crit into a hit and a hit into a failure at 4 expertise. */
function attacked(attackDice: string, defenceDice: string): Table {
  const table = new Table({
    units: { [ANAKIN]: { at: [[300, 300]] }, [ASAJJ]: { at: [[350, 300]], stance: 'jar-kai' } },
    players: { A: { force: { ready: 0, total: 7 } }, B: { force: { ready: 0, total: 6 } } },
    more: { activation: activationOf(ANAKIN) },
  })
  table.give({ action: { type: 'combat' } })
  const declared = table.offered('declareAttack').find(({ type }) => type === 'melee')
  table.give({ declareAttack: declared ?? {} }, ...attack(attackDice), ...defence(defenceDice))
  return table
}

const modified = ({ events }: Table) => events.find(({ type }) => type === 'diceModified')?.attackRoll

describe('the order of the entries of an expertise table', () => {
  test('is chosen by its owner where the dice come out differently, the printed one first', () => {
    const table = attacked('cfffffff', 'eeeeff')
    expect([table.asked, table.seat]).toEqual(['modify', 1])
    const offers = shatterpointPlay.offers(table.state, 1)
    expect(offers.map(({ text }) => text)).toEqual([
      {
        en: 'First add 2 blocks, then turn a crit into a hit, then turn a hit into a failure.',
        es: 'Primero añadir 2 bloqueos, luego convertir un crítico en un impacto, luego convertir un impacto en un fallo.',
      },
      {
        en: 'First add 2 blocks, then turn a hit into a failure, then turn a crit into a hit.',
        es: 'Primero añadir 2 bloqueos, luego convertir un impacto en un fallo, luego convertir un crítico en un impacto.',
      },
    ])
  })

  test.each([
    [0, { crit: 0, hit: 0, expertise: 0, failure: 8 }],
    [1, { crit: 0, hit: 1, expertise: 0, failure: 7 }],
  ])('order %i comes to its own dice', (index, roll) => {
    const table = attacked('cfffffff', 'eeeeff')
    table.give({ modifyDice: table.offered('modifyDice')[index] ?? {} })
    expect(modified(table)).toEqual(roll)
    expect(table.applied).toContain('shatterpoint.expertise.order')
  })

  test('is nothing to ask where it is all the same', () => {
    const table = attacked('chhfffff', 'eeeeff')
    expect(modified(table)).toEqual({ crit: 0, hit: 2, expertise: 0, failure: 6 })
  })
})
