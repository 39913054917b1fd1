import { z } from 'zod'
import { bestAllocation } from '../src/games/signum/combat/melee/best-allocation.ts'
import { GREER_AND_CORDELIA } from '../src/games/signum/combat/melee/melee.examples.ts'
import { meleeOperation } from '../src/games/signum/combat/melee/melee.operation.ts'
import { melee, meleeFields } from '../src/games/signum/combat/melee/melee.ts'
import { declarationFields, MeleeSide } from '../src/games/signum/combat/melee/melee-declaration.ts'
import { meleeOdds } from '../src/games/signum/combat/melee/melee-odds.ts'
import { signumContent } from '../src/games/signum/content/signum-content.ts'
import type { SignumRules } from '../src/games/signum/rules.ts'
import { type Random, seeded } from '../src/rulebook/random.ts'
import { Refusal } from '../src/rulebook/refusal.ts'
import { Trace } from '../src/rulebook/trace.ts'
import { milliseconds, perSecond } from './measure.ts'

const Fight = z.strictObject(meleeFields)
const Question = z.strictObject({
  ...declarationFields,
  attacker: MeleeSide.prefault({}),
  defender: MeleeSide.prefault({}),
})

/** Seeds as they come over the wire: texts that lie in one piece. */
const SEEDS: readonly string[] = JSON.parse(
  JSON.stringify(Array.from({ length: 1024 }, (_, index) => `hmac-sha256,1,${index.toString(16).padStart(64, '0')}`)),
)
const INPUTS = SEEDS.map((seed) => ({ ...GREER_AND_CORDELIA, seed }))
const seedOf = (index: number): string => SEEDS[index % SEEDS.length] as string

/** Chance that costs nothing, to tell the price of the rules from the price of the draws. */
const cheap = (index: number): Random => {
  let next = index
  return { draws: [], below: (bound) => next++ % bound }
}

const MASTERS = [{ id: 'masterAttack', x: 2 }, { id: 'masterDefence', x: 2 }, { id: 'veteran' }] as const
const fighters = (strength: number) => ({
  attacker: { id: 'A', player: 'A', strength, health: 20, abilities: [...MASTERS, { id: 'initiative' }] },
  defender: { id: 'D', player: 'D', strength, health: 20, abilities: MASTERS },
})
const sixAgainstSix = (attack: number) => ({
  situation: { stated: fighters(12) },
  attacker: { split: { attack, defence: 12 - attack } },
  defender: { split: { attack, defence: 12 - attack } },
})

const reading = () => ({ trace: new Trace<SignumRules>(), content: signumContent })

/** Whole melees a second and the time of exact odds, on one core, without HTTP. */
export function benchMelees(): void {
  const fight = Fight.parse(GREER_AND_CORDELIA)
  const resolve = (random: Random) => {
    if (melee(fight, { random, trace: new Trace<SignumRules>(), content: signumContent }) instanceof Refusal)
      throw new Error('The melee was refused.')
  }
  const noSeed = () => seedOf(0)
  const rows = [
    ['melees, drawn by seed', (index: number) => resolve(seeded(seedOf(index)))],
    ['melees, draws for free', (index: number) => resolve(cheap(index))],
    ['melees, input checked', (index: number) => meleeOperation.answer(INPUTS[index % INPUTS.length], noSeed)],
  ] as const
  for (const [name, run] of rows) {
    console.log(`${name.padEnd(26)} ${Math.round(perSecond(run)).toLocaleString('en')} /s   (wanted 100,000)`)
  }
  const odds = [
    ['odds, 6 against 6 dice', () => meleeOdds(Question.parse(sixAgainstSix(6)), reading()), 5],
    ['odds, 12 dice each', () => meleeOdds(Question.parse(sixAgainstSix(12)), reading()), 20],
    [
      'best split, strength 20',
      () => bestAllocation(Question.parse({ situation: { stated: fighters(20) } }), 'survive', reading()),
      100,
    ],
  ] as const
  for (const [name, run, wanted] of odds) {
    console.log(`${name.padEnd(26)} ${milliseconds(run).toFixed(2)} ms   (wanted < ${wanted} ms)`)
  }
}
