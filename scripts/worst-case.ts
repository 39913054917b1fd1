import type { z } from 'zod'
import type { Operation } from '../src/contract/operation.ts'
import { games } from '../src/games/index.ts'
import { createRegistry } from '../src/registry/registry.ts'
import { presentRuling } from '../src/registry/ruling.ts'
import { drawPicture } from '../src/rendering/picture.ts'
import { WORKED_EXAMPLES } from '../tests/games/examples.ts'
import { changed, type Dice, filled } from './worst-case/changes.ts'

/**
 * Looks for the question of every operation that costs the most CPU: begins at its examples and goes on changing the
 * costliest question found so far, within what its schema allows. Usage: tsx scripts/worst-case.ts [seconds] [name]
 */
const registry = createRegistry(games)
const newSeed = () => `hmac-sha256,1,${'5'.repeat(64)}`
const seconds = Number(process.argv[2] ?? 2)
const wanted = process.argv[3] ?? ''

type Cost = { readonly ms: number; readonly bytes: number; readonly kind: string }
type Found = Cost & { readonly input: unknown }

/** What answering, telling and drawing one question costs. */
function costOf(operation: Operation, input: unknown): Cost {
  const began = process.cpuUsage()
  const answer = operation.answer(input, newSeed)
  let bytes = 0
  if (answer.kind === 'ruled') {
    const { input: asked, outcome, steps, randomness, content } = answer
    const record = {
      game: operation.game,
      operation: operation.name,
      input: JSON.parse(JSON.stringify(asked)),
      outcome,
      steps,
      randomness,
      content,
      refusal: null,
      rulesVersion: '1',
      contentHash: '1',
    }
    bytes = JSON.stringify(presentRuling(registry, operation, record, { locale: 'en', detail: 'full' })).length
    const picture = operation.picture({ input: asked, outcome }, 'en')
    if (picture !== null) bytes = Math.max(bytes, drawPicture(picture, 'en').length)
  }
  const { user, system } = process.cpuUsage(began)
  return { ms: (user + system) / 1000, bytes, kind: answer.kind }
}

/** The least of several runs: other processes and the compiler only ever add. */
function fairCostOf(operation: Operation, input: unknown, runs: number): Cost {
  return Array.from({ length: runs }, () => costOf(operation, input)).reduce((best, cost) =>
    cost.ms < best.ms ? cost : best,
  )
}

function worstOf(operation: Operation, dice: Dice): Found {
  const inputs = [
    ...operation.examples.map(({ input }) => input),
    ...WORKED_EXAMPLES.filter((example) => example.operation === operation.id).map(({ input }) => input),
  ]
  for (const input of inputs) fairCostOf(operation, input, 10)
  const long = inputs.flatMap((input) => [1, 2, 3].map(() => filled(operation.input as z.core.$ZodType, input, dice)))
  const begin = [...inputs, ...long]
    .map((input) => ({ input, ...fairCostOf(operation, input, 3) }))
    .filter(({ kind }) => kind !== 'invalid')
  let kept = begin.toSorted((a, b) => b.ms - a.ms).slice(0, 6)
  const endsAt = performance.now() + 1000 * seconds
  for (let round = 1; performance.now() < endsAt; round++) {
    // The code gets faster as it runs: what was measured early is measured again.
    if (round % 40 === 0) kept = kept.map(({ input }) => ({ input, ...fairCostOf(operation, input, 2) }))
    const parent = kept[Math.floor(dice() * kept.length)] as Found
    let input = parent.input
    for (let times = 1 + Math.floor(dice() * 4); times > 0; times--) {
      input = changed(operation.input as z.core.$ZodType, input, dice)
    }
    const min = kept.at(-1)?.ms ?? 0
    if (costOf(operation, input).ms <= min) continue
    const cost = fairCostOf(operation, input, 3)
    if (cost.ms <= min || cost.kind === 'invalid') continue
    kept.push({ input, ...cost })
    kept.sort((a, b) => b.ms - a.ms)
    kept.length = Math.min(kept.length, 6)
  }
  const worst = kept[0] as Found
  return { ...worst, ...fairCostOf(operation, worst.input, 7) }
}

/** A small generator of chance, so that a search can be repeated. */
function diceOf(seed: number): Dice {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

for (const operation of registry.operations.filter(({ id }) => id.includes(wanted))) {
  const { ms, bytes, kind, input } = worstOf(operation, diceOf(7))
  const size = JSON.stringify(input).length
  console.log(`${ms.toFixed(1).padStart(8)} ms  ${operation.id.padEnd(36)} ${kind}, ${size} B in, ${bytes} B out`)
  if (process.env.KEEP !== undefined) {
    const { writeFileSync } = await import('node:fs')
    writeFileSync(`${process.env.KEEP}/${operation.id}.json`, JSON.stringify(input))
  }
}
