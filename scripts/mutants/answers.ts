import type { Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling } from '../../src/registry/ruling.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { WORKED_EXAMPLES } from '../../tests/games/examples.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

/** Every example with everything that the committed reasons and the hashes of answers hold of it. */
export const EXAMPLES = games.flatMap((game) =>
  game.operations.flatMap((operation) => {
    const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
    return [...operation.examples, ...worked].map(({ input }) => ({
      game: game.id,
      operation: operation.id,
      answer: () => answerOf(operation, input),
    }))
  }),
)

function answerOf(operation: Operation, input: unknown): string {
  const texts = LOCALES.map((locale) => {
    const asked = ask(registry, operation, input, { locale, newSeed })
    return asked.problem ?? presentRuling(registry, operation, asked.record, { locale, detail: 'full' })
  })
  return JSON.stringify([operation.answer(input, newSeed), texts])
}
