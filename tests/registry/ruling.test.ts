import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling, writeRuling } from '../../src/registry/ruling.ts'
import { formatSeed } from '../../src/rulebook/random.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

describe('writeRuling', () => {
  const examples = registry.operations.flatMap((operation) =>
    operation.examples.map(({ name, input }) => ({ id: operation.id, name, operation, input })),
  )

  test.each(examples)('writes $id, $name, as it is presented', ({ operation, input }) => {
    for (const locale of ['en', 'es'] as const) {
      const { record } = ask(registry, operation, input, { locale, newSeed })
      if (record === undefined) throw new Error('The example is refused.')
      for (const kept of [record, { ...record, id: 'x-1', savedAt: new Date(0) }]) {
        const presented = JSON.parse(JSON.stringify(presentRuling(registry, operation, kept, locale)))
        expect(JSON.parse(writeRuling(registry, operation, kept, locale))).toEqual(presented)
      }
    }
  })
})
