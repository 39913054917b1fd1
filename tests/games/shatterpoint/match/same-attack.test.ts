import { describe, expect, test } from 'vitest'
import { attackOperation } from '../../../../src/games/shatterpoint/combat/attack/attack.operation.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { activationOf, Table } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

const ANAKIN = 'general-anakin-skywalker'
const ASAJJ = 'asajj-ventress-sith-assassin'
const MAUL = 'lord-maul'
const GAR = 'gar-saxon-merciless-commander'
const REX = 'cc-7567-captain-rex'

/** An attack of a match up to its damage, with the first options of the tree and without shoves. */
function attackInMatch(attacker: string, defender: string, seed: number): Table {
  const table = new Table({
    units: { [attacker]: { at: [[300, 300]] }, [defender]: { at: [[350, 300]] } },
    players: { A: { force: { ready: 0, total: 7 } }, B: { force: { ready: 0, total: 6 } } },
    more: { activation: activationOf(attacker) },
  })
  table.give({ action: { type: 'combat' } })
  const declared = table.offered('declareAttack').find(({ type }) => type === 'melee')
  const decision = shatterpointPlay.decide(table.state, 0, { declareAttack: declared ?? {} }, chanceOf(seed))
  if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
  table.state = fold(table.state, decision.events)
  table.events.push(...decision.events)
  while (['treeOption', 'shove', 'followUp', 'effectOrder'].includes(table.asked ?? '')) {
    const name = { treeOption: 'chooseOption', effectOrder: 'orderIcons' }[table.asked ?? ''] ?? ''
    if (table.isAsked('shove')) table.give({ shove: { angle: null } })
    else if (table.isAsked('followUp')) table.give({ followUp: { angle: null } })
    else table.give({ [name]: table.offered(name)[0] ?? {} })
  }
  return table
}

const PAIRS = [
  [ANAKIN, ASAJJ],
  [ANAKIN, MAUL],
  [ANAKIN, GAR],
  [REX, MAUL],
  [REX, ASAJJ],
] as const
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

describe('an attack of a match is the attack of the ruling', () => {
  test.each(PAIRS)('%s against %s: dice, successes, options and the damage pool', (attacker, defender) => {
    for (const seed of SEEDS) {
      const table = attackInMatch(attacker, defender, seed)
      const found = (type: string) => table.events.find((event) => event.type === type)
      const path = table.events.flatMap(({ type, option }) => (type === 'optionChosen' ? [String(option)] : []))
      const sides = { [attacker]: table.unit(attacker), [defender]: table.unit(defender) }
      const stance = (unit: string) => ({ content: { unit, stance: sides[unit]?.stance ?? '' } })
      const answer = attackOperation.answer(
        {
          type: 'melee',
          attacker: { unit: { player: 'A' }, stance: stance(attacker) },
          defender: { unit: { player: 'B' }, stance: stance(defender) },
          attackRoll: found('rolled')?.attackRoll,
          defenceRoll: found('rolled')?.defenceRoll,
          tree: { path },
          shoves: path.map(() => ({ push: null, follow: null })),
          decide: 'first',
        },
        () => `hmac-sha256,1,${'0'.repeat(64)}`,
      )
      if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
      const { outcome } = answer as unknown as { outcome: Outcome }
      expect([outcome.pools.attack.dice, outcome.pools.defence.dice]).toEqual([
        found('poolsBuilt')?.dice,
        found('poolsBuilt')?.defence,
      ])
      expect(outcome.modified.attack).toEqual(found('diceModified')?.attackRoll)
      expect(outcome.modified.defence).toEqual(found('diceModified')?.defenceRoll)
      expect(outcome.successes).toBe(found('successesFound')?.successes)
      const pool = table.events.findLast(({ type }) => type === 'optionChosen')?.pool ?? outcome.damage.table
      expect(outcome.damage.table + outcome.damage.tree).toBe(pool)
      const suffered = table.events.find(
        ({ type, unit, amount }) => type === 'damageSuffered' && unit === defender && amount === pool,
      )
      expect(suffered === undefined).toBe(pool === 0)
      expect(outcome.damage.suffered).toBe(pool)
    }
  })
})

type Dice = { readonly dice: number }
type Outcome = {
  readonly pools: { readonly attack: Dice; readonly defence: Dice }
  readonly modified: { readonly attack: object; readonly defence: object }
  readonly successes: number
  readonly damage: { readonly table: number; readonly tree: number; readonly suffered: number }
}
