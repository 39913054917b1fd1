import type { z } from 'zod'
import { gearsContent as content } from '../src/games/gears/content/gears-content.ts'
import { aiCardOperation } from '../src/games/gears/locust/ai/ai-card.operation.ts'
import { withoutPauses } from '../src/games/gears/locust/ai/decision.ts'
import { contextOf, type StepQuestion } from '../src/games/gears/locust/ai/question.ts'
import { singleCard } from '../src/games/gears/locust/ai/step.ts'
import type { GearsRules } from '../src/games/gears/rules.ts'
import { goThrough, takeFirst } from '../src/rulebook/decisions.ts'
import { seeded } from '../src/rulebook/random.ts'
import { Refusal } from '../src/rulebook/refusal.ts'
import { Trace } from '../src/rulebook/trace.ts'
import { median } from './measure.ts'

const WIDE = 6
const HIGH = 5
const ENEMIES = ['wretch', 'drone', 'boomer', 'theron-guard', 'kantus', 'ticker']
const SEED = `hmac-sha256,1,${'1'.repeat(64)}`

const rectangle = (x: number, y: number) => [
  { x, y },
  { x: x + 20, y },
  { x: x + 20, y: y + 20 },
  { x, y: y + 20 },
]

/** Thirty zones with walls and cover, four COG on one side and twelve Locust on the other. */
function question(card: number): z.input<typeof aiCardOperation.input> {
  const zones = Array.from({ length: WIDE * HIGH }, (_, index) => {
    const [x, y] = [(index % WIDE) * 20, Math.floor(index / WIDE) * 20]
    const covers = [{ id: 'c', arrows: [{ centre: { x: x + 5, y: y + 10 }, facing: { x: -1, y: 0 } }] }]
    return { id: `z${index}`, polygon: rectangle(x, y), covers: index % 2 === 0 ? covers : [] }
  })
  const edges = [1, 8, 15, 20, 27].map((index) => {
    const [x, y] = [(index % WIDE) * 20 + 20, Math.floor(index / WIDE) * 20]
    return { kind: 'wall', from: { x, y }, to: { x, y: y + 20 } }
  })
  const cogs = [0, 6, 12, 18].map((zone, index) => ({ id: `cog${index}`, position: { zone: `z${zone}` }, hand: 20 }))
  const locust = Array.from({ length: 12 }, (_, index) => ({
    id: `l${index}`,
    enemy: ENEMIES[index % ENEMIES.length],
    position: { zone: `z${(index % HIGH) * WIDE + 3 + (index % 3)}` },
  }))
  return {
    card,
    table: { map: { drawn: { zones, edges } }, cogs, locust },
    activePlayer: 'cog0',
    decide: 'first',
    seed: SEED,
  }
}

/** The time of a whole Locust step with twelve figures, on one core, without HTTP. */
export function benchLocustStep(): void {
  for (const card of [5, 3, 13]) {
    const input = question(card)
    const asked = aiCardOperation.input.parse(input) as StepQuestion
    const rows = [
      [`Locust step, card ${card}`, () => resolve(asked, card)],
      ['  input checked', () => aiCardOperation.answer(input, () => SEED)],
    ] as const
    for (const [name, run] of rows) {
      console.log(`${name.padEnd(26)} ${milliseconds(run).toFixed(2)} ms   (wanted < 2 ms)`)
    }
  }
}

function resolve(asked: StepQuestion, number: number): void {
  const random = seeded(SEED)
  const context = contextOf(asked, { content, random, trace: new Trace<GearsRules>() })
  const card = content.aiCards.get(number)
  if (context instanceof Refusal || card === undefined) throw new Error('The step was refused.')
  goThrough(withoutPauses(singleCard(context, card)), [], takeFirst)
}

function milliseconds(run: () => unknown): number {
  for (let index = 0; index < 200; index++) run()
  return median(
    Array.from({ length: 101 }, () => {
      const began = performance.now()
      run()
      return performance.now() - began
    }),
  )
}
