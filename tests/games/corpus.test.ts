import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { corpusOf, fileOf, written } from './corpus.ts'

/**
 * Variations of the examples, each with a hash of what is decided and one of what is said: whatever changes an answer
 * or its text changes a line here. A line that differs names the example and its changes, and
 * `npm run corpus -- show <operation> <first hash>` prints the whole answer. If the change is meant, `-u` writes the
 * lines anew, and a new decision needs a new rulesVersion.
 */
const variedOf = ({ operations }: (typeof games)[number]) =>
  operations.filter((operation) => existsSync(fileOf(operation)))

/** A game that is new has no variations yet. */
const VARIED = games.filter((game) => variedOf(game).length > 0)

describe.each(VARIED)('varied questions of $id', (game) => {
  test.each(variedOf(game))('$name', async (operation) => {
    await expect(written(operation, corpusOf(operation))).toMatchFileSnapshot(resolve(fileOf(operation)))
  })
})
