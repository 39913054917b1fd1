import { z } from 'zod'
import { LONGBOW_SHOT } from '../src/games/apex/combat/shot/shot.examples.ts'
import { shotOperation } from '../src/games/apex/combat/shot/shot.operation.ts'
import { shot } from '../src/games/apex/combat/shot/shot.ts'
import { shotDeclaration } from '../src/games/apex/combat/shot/shot-declaration.ts'
import { shotOdds } from '../src/games/apex/combat/shot/shot-odds.ts'
import { apexContent as content } from '../src/games/apex/content/apex-content.ts'
import type { ApexRules } from '../src/games/apex/rules.ts'
import { type Random, seeded } from '../src/rulebook/random.ts'
import { Refusal } from '../src/rulebook/refusal.ts'
import { Trace } from '../src/rulebook/trace.ts'
import { milliseconds, perSecond } from './measure.ts'

const Declaration = z.strictObject(shotDeclaration)

/** Seeds as they come over the wire: texts that lie in one piece. */
const SEEDS: readonly string[] = JSON.parse(
  JSON.stringify(Array.from({ length: 1024 }, (_, index) => `hmac-sha256,1,${index.toString(16).padStart(64, '0')}`)),
)
const INPUTS = SEEDS.map((seed) => ({ ...LONGBOW_SHOT, seed }))
const seedOf = (index: number): string => SEEDS[index % SEEDS.length] as string

/** Chance that costs nothing, to tell the price of the rules from the price of the draws. */
const cheap = (index: number): Random => ({ draws: [], below: (bound) => index % bound })

/** Whole shots a second and the time of exact odds, on one core, without HTTP. */
export function benchShot(): void {
  const declaration = Declaration.parse(LONGBOW_SHOT)
  const resolve = (random: Random) => {
    const result = shot(declaration, undefined, { content, random, trace: new Trace<ApexRules>() })
    if (result instanceof Refusal) throw new Error('The shot was refused.')
  }
  const noSeed = () => seedOf(0)
  const rows = [
    ['shots, drawn by seed', (index: number) => resolve(seeded(seedOf(index)))],
    ['shots, draws for free', (index: number) => resolve(cheap(index))],
    ['shots, input checked', (index: number) => shotOperation.answer(INPUTS[index % INPUTS.length], noSeed)],
  ] as const
  for (const [name, run] of rows) {
    console.log(`${name.padEnd(26)} ${Math.round(perSecond(run)).toLocaleString('en')} /s   (wanted 50,000)`)
  }
  const odds = [
    ['odds, 3 slots × 1', LONGBOW_SHOT, 5],
    ['odds, 7 slots × 1', { ...AT_THREE, weapon: { card: 'devotion' }, attachments: DEVOTION_PARTS }, 50],
    ['odds, 2 × 5 cards', { ...AT_THREE, weapon: { card: 'peacekeeper' }, attachments: [BOLT] }, 50],
  ] as const
  for (const [name, input, wanted] of odds) {
    console.log(
      `${name.padEnd(26)} ${millisecondsOfOdds(Declaration.parse(input)).toFixed(2)} ms   (wanted < ${wanted} ms)`,
    )
  }
}

const AT_THREE = { situation: { given: { distance: 3 } }, target: { helmet: { token: 'helmet-epic' } } }
const DEVOTION_PARTS = [{ token: 'extended-mag-epic-energy' }, { token: 'barrel-epic' }]
const BOLT = { token: 'shotgun-bolt-epic' }

const millisecondsOfOdds = (input: z.infer<typeof Declaration>): number =>
  milliseconds(() => shotOdds(input, content, new Trace<ApexRules>()))
