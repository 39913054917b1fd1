import { z } from 'zod'
import { attackOperation } from '../src/games/shatterpoint/combat/attack/attack.operation.ts'
import { attack } from '../src/games/shatterpoint/combat/attack/attack.ts'
import { attackFields } from '../src/games/shatterpoint/combat/attack/attack-question.ts'
import { shatterpointContent as content } from '../src/games/shatterpoint/content/shatterpoint-content.ts'
import type { ShatterpointRules } from '../src/games/shatterpoint/rules.ts'
import { type Random, seeded } from '../src/rulebook/random.ts'
import { Refusal } from '../src/rulebook/refusal.ts'
import { Trace } from '../src/rulebook/trace.ts'
import { perSecond } from './measure.ts'

const Question = z.strictObject(attackFields)

/** Anakin, focused, against Maul with the cards of the core set: 9 dice against 5. */
const INPUT = {
  type: 'melee',
  attacker: {
    unit: { id: 'Anakin', player: 'A', stamina: 11, durability: 3 },
    stance: { content: { unit: 'general-anakin-skywalker', stance: 'form-v-djem-so' } },
    focus: {},
  },
  defender: {
    unit: { id: 'Maul', player: 'B', stamina: 11, durability: 2 },
    stance: { content: { unit: 'lord-maul', stance: 'dark-rage' } },
  },
  tree: { goal: {} },
  decide: 'first',
} as const

const SEEDS: readonly string[] = JSON.parse(
  JSON.stringify(Array.from({ length: 1024 }, (_, index) => `hmac-sha256,1,${index.toString(16).padStart(64, '0')}`)),
)
const INPUTS = SEEDS.map((seed) => ({ ...INPUT, seed }))
const seedOf = (index: number): string => SEEDS[index % SEEDS.length] as string

/** Chance that costs nothing, to tell the price of the rules from the price of the draws. */
function cheap(index: number): Random {
  let next = index
  const below = (bound: number) => {
    next = (next * 16_807 + 11) % 2_147_483_647
    return next % bound
  }
  return { draws: [], below }
}

/** Whole attacks a second, on one core, without HTTP. */
export function benchAttacks(): void {
  const question = Question.parse(INPUT)
  const resolve = (random: Random) => {
    const result = attack(question, { content, random, trace: new Trace<ShatterpointRules>() })
    if (result instanceof Refusal || !result.isOver) throw new Error('The attack was not resolved.')
  }
  const noSeed = () => seedOf(0)
  const rows = [
    ['attacks, rolled by seed', (index: number) => resolve(seeded(seedOf(index)))],
    ['attacks, rolls for free', (index: number) => resolve(cheap(index))],
    ['attacks, input checked', (index: number) => attackOperation.answer(INPUTS[index % INPUTS.length], noSeed)],
  ] as const
  for (const [name, run] of rows) {
    console.log(`${name.padEnd(26)} ${Math.round(perSecond(run, 10_000)).toLocaleString('en')} /s   (wanted 20,000)`)
  }
}
