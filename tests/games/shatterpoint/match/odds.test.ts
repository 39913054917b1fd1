import { describe, expect, test } from 'vitest'
import { attackOddsOperation } from '../../../../src/games/shatterpoint/combat/attack/attack-odds.operation.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { activationOf, Table } from './arranged.ts'

const ANAKIN = 'general-anakin-skywalker'
const MAUL = 'lord-maul'
const GAR = 'gar-saxon-merciless-commander'
const REX = 'cc-7567-captain-rex'

/** A character that may attack another one. */
function facing(attacker: string, defender: string, distance: number): Table {
  const table = new Table({
    units: { [attacker]: { at: [[300, 300]] }, [defender]: { at: [[300 + distance, 300]], damage: 4 } },
    more: { activation: activationOf(attacker) },
  })
  table.give({ action: { type: 'combat' } })
  return table
}

/** The exact odds as the ruling gives them by the cards alone. */
function ruledOdds(table: Table, attacker: string, defender: string, type: string): Record<string, unknown> {
  const stance = (unit: string) => ({ content: { unit, stance: table.unit(unit).stance } })
  const cards = {
    type,
    attacker: { unit: { player: 'A' }, stance: stance(attacker) },
    defender: { unit: { player: 'B', damage: 4 }, stance: stance(defender) },
  }
  const answer = attackOddsOperation.answer({ cards }, () => '')
  if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return answer.outcome as Record<string, unknown>
}

const fractionOf = (value: unknown): unknown => (value as { readonly fraction?: unknown } | null)?.fraction

describe('the odds of a dry run', () => {
  test.each([
    [ANAKIN, MAUL, 'melee', 50],
    [REX, GAR, 'ranged', 200],
    [REX, MAUL, 'ranged', 200],
  ])('%s against %s, %s: those of the ruling by the same cards', (attacker, defender, type, distance) => {
    const table = facing(attacker, defender, distance)
    const declared = table.offered('declareAttack').find((body) => body.type === type)
    const odds = shatterpointPlay.odds(table.state, 0, { declareAttack: declared ?? {} })
    const ruled = ruledOdds(table, attacker, defender, type)
    expect(odds.map(({ id, fraction }) => [id, fraction])).toEqual([
      [`${defender}:success`, fractionOf(ruled.anySuccess)],
      [`${defender}:wounded`, fractionOf(ruled.wounds)],
      [`${defender}:expectedDamage`, fractionOf(ruled.expectedDamage)],
    ])
  })

  test('they name units as printed, in both languages', () => {
    const table = facing(ANAKIN, MAUL, 50)
    const declared = table.offered('declareAttack')[0] ?? {}
    const texts = shatterpointPlay.odds(table.state, 0, { declareAttack: declared }).map(({ text }) => text)
    expect(texts).toEqual([
      { en: 'at least one success', es: 'al menos un éxito' },
      { en: 'Lord Maul is wounded', es: 'Lord Maul sufre una herida' },
      { en: 'damage to Lord Maul on average', es: 'daño medio a Lord Maul' },
    ])
  })

  test('nothing else has odds, nor has an attack on nobody', () => {
    const table = facing(ANAKIN, MAUL, 50)
    const declared = table.offered('declareAttack')[0] as JsonObject
    const oddsOf = (command: JsonObject) => shatterpointPlay.odds(table.state, 0, command)
    expect(oddsOf({ finishAction: {} })).toEqual([])
    expect(oddsOf({ declareAttack: { ...declared, targetId: 'nobody' } })).toEqual([])
  })
})
