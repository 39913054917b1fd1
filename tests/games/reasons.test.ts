import { describe, expect, test } from 'vitest'
import type { Answer, Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling } from '../../src/registry/ruling.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { WORKED_EXAMPLES } from './examples.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

/**
 * The reasons are the product, so they are committed and read in review: for every operation the traces of its worked
 * examples, rules in order with their facts, and the texts of its published examples in both languages.
 */
describe.each(games)('the reasons of $id', ({ id: game, operations }) => {
  test.each(operations)('$name', async (operation) => {
    const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
    const parts = [
      `# ${operation.id}\n`,
      ...operation.examples.map(({ name, input }) => `## ${name}\n\n${textsOf(operation, input)}`),
      ...worked.map(({ id, says, input }) => `## ${id}: ${says}\n\n${traceOf(operation.answer(input, newSeed))}`),
    ]
    await expect(parts.join('\n')).toMatchFileSnapshot(`./${game}/reasons/${operation.name}.md`)
  })
})

/** Whatever else the worked examples say, each line once, in English and Spanish. */
describe.each(games)('the sentences of $id', ({ id: game, operations }) => {
  test.each(operations)('$name', async (operation) => {
    const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
    const lines = new Set(worked.flatMap(({ input }) => linesOf(operation, input)))
    await expect(`# ${operation.id}\n\n${[...lines].join('\n')}`).toMatchFileSnapshot(
      `./${game}/sentences/${operation.name}.md`,
    )
  })
})

/** The lines of an answer in pairs, one of each language. */
function linesOf(operation: Operation, input: unknown): string[] {
  const [first, second] = LOCALES.map((locale) => {
    const asked = ask(registry, operation, input, { locale, newSeed })
    if (asked.problem === undefined) {
      return presentRuling(registry, operation, asked.record, { locale, detail: 'full' }).text.split('\n')
    }
    return (asked.problem.errors ?? []).map(({ message }) => message)
  })
  return (first ?? []).map((line, index) => `${line}\n${second?.[index] ?? ''}\n`)
}

function textsOf(operation: Operation, input: unknown): string {
  return LOCALES.map((locale) => {
    const asked = ask(registry, operation, input, { locale, newSeed })
    if (asked.problem !== undefined) return `${asked.problem.detail}\n`
    return `${presentRuling(registry, operation, asked.record, { locale, detail: 'full' }).text}\n`
  }).join('\n')
}

function traceOf(answer: Answer): string {
  switch (answer.kind) {
    case 'ruled':
      return lines(answer.steps)
    case 'refused':
      return `Refused:\n\n${lines(answer.violations)}`
    case 'invalid':
      throw new Error(JSON.stringify(answer.issues))
  }
}

const lines = (steps: readonly { readonly rule: string; readonly facts: JsonObject }[]): string =>
  steps.map(({ rule, facts }) => `- ${rule} \`${JSON.stringify(facts)}\`\n`).join('')
