import { AttackOddsInput, attackOdds } from '../src/games/shatterpoint/combat/attack/attack-odds.ts'
import { JAR_KAI_TREE } from '../src/games/shatterpoint/combat/tree/tree.examples.ts'
import { ACROBATICS, STEADY_AIM } from '../src/games/shatterpoint/dice/dice.examples.ts'
import { modifyRolls, successesOf } from '../src/games/shatterpoint/dice/modification.ts'
import { rollAttack, rollDefence } from '../src/games/shatterpoint/dice/roll-dice.ts'
import type { ShatterpointRules } from '../src/games/shatterpoint/rules.ts'
import type { Random } from '../src/rulebook/random.ts'
import { Refusal } from '../src/rulebook/refusal.ts'
import { Trace } from '../src/rulebook/trace.ts'
import { median } from './measure.ts'

const FULL = {
  attackTable: STEADY_AIM,
  defenceTable: ACROBATICS,
  tree: JAR_KAI_TREE,
  target: { stamina: 11, damage: 4 },
}
const REROLLS = [
  { by: 'attacker', roll: 'attack', effect: { reroll: { count: 2, faces: ['failure'] } } },
  { by: 'defender', roll: 'defence', effect: { reroll: { count: 2, faces: ['failure'] } } },
]
const pools = (attack: number, defence: number, more: object = {}): AttackOddsInput =>
  AttackOddsInput.parse({ attack: { dice: attack }, defence: { dice: defence }, ...FULL, ...more })

/** Exact odds of attacks, and how many pairs of rolls are modified a second, on one core without HTTP. */
export function benchShatterpointOdds(): void {
  const rows = [
    ['attack odds, 10 v 8', pools(10, 8), 10],
    ['attack odds, 10 v 8, best', pools(10, 8, { entryOrder: 'best' }), 10],
    ['attack odds, 10 v 8, reroll', pools(10, 8, { modifiers: REROLLS }), 10],
    ['attack odds, 30 v 30', pools(30, 30), 100],
  ] as const
  for (const [name, input, wanted] of rows) {
    console.log(`${name.padEnd(28)} ${milliseconds(input).toFixed(2)} ms   (wanted < ${wanted} ms)`)
  }
  console.log(`${'rolls modified'.padEnd(28)} ${Math.round(modificationsPerSecond()).toLocaleString('en')} /s`)
}

function milliseconds({ attack, defence, cards: _cards, ...rest }: AttackOddsInput): number {
  if (attack === undefined || defence === undefined) throw new Error('The dice are missing.')
  const input = { ...rest, attack, defence }
  return median(
    Array.from({ length: 31 }, () => {
      const began = performance.now()
      if (attackOdds(input, new Trace<ShatterpointRules>()) instanceof Refusal)
        throw new Error('The odds were refused.')
      return performance.now() - began
    }),
  )
}

/** Chance that costs nothing. */
function cheap(start: number): Random {
  let drawn = start
  return {
    draws: [],
    below(bound) {
      drawn = (drawn * 5 + 3) % 8191
      return drawn % bound
    },
  }
}

function modificationsPerSecond(): number {
  const { attackTable, defenceTable } = pools(8, 5)
  const flags = { attackerDisarmed: false, defenderExposed: false, modifiers: [] }
  const situation = { attackTable, defenceTable, ...flags, entryOrder: { attack: [], defence: [] } }
  const modify = (index: number) => {
    const random = cheap(index)
    const trace = new Trace<ShatterpointRules>()
    const rolls = { attack: rollAttack(8, random), defence: rollDefence(5, random) }
    const modified = modifyRolls(rolls, situation, { random, trace })
    if (!(modified instanceof Refusal)) successesOf(modified.attack, modified.defence, trace)
  }
  const count = 20_000
  for (let index = 0; index < 3 * count; index++) modify(index)
  const began = performance.now()
  for (let index = 0; index < count; index++) modify(index)
  return count / ((performance.now() - began) / 1000)
}
