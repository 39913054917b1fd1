import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { createRegistry } from '../../src/registry/registry.ts'

const registry = createRegistry(games)
const declaring = games.filter(({ interpretations }) => interpretations !== undefined)

/** A game that declares its readings of the book declares all that its rules name. */
describe.each(declaring)('the interpretations of $id', ({ id: game }) => {
  const declared = registry.interpretations(game)

  test('are there for every one that a rule names', () => {
    const known = new Set(declared.map(({ id }) => id))
    const named = registry.rules.filter((rule) => rule.game === game)
    const missing = named.flatMap(({ id, rule }) =>
      rule.rulings.filter((ruling) => !known.has(ruling)).map((ruling) => `${id} names ${ruling}`),
    )
    expect(missing).toEqual([])
  })
})
