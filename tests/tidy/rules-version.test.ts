import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { editionsOf, writeHistory } from '../../src/contract/history.ts'
import type { Answer } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { corpusOf, examplesOf, inputOf } from '../games/corpus.ts'
import { WORKED_EXAMPLES } from '../games/examples.ts'

const newSeed = () => formatSeed(new Uint8Array(32))

/** What an answer says; what content it was read from is no part of it. */
function saidOf(answer: Answer): object {
  if (answer.kind === 'invalid') return answer
  if (answer.kind === 'refused') return { kind: answer.kind, violations: answer.violations }
  const { content: _content, ...said } = answer
  return said
}

/** What a game answers to all its examples and their variations, outcome and reasons, as one hash. */
function hashOf(game: (typeof games)[number]): string {
  const hash = createHash('sha256')
  for (const operation of game.operations) {
    const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
    for (const { input } of [...operation.examples, ...worked]) {
      hash.update(`${operation.id} ${JSON.stringify(saidOf(operation.answer(input, newSeed)))}\n`)
    }
    const examples = examplesOf(operation)
    for (const variation of corpusOf(operation)) {
      const input = inputOf(examples, variation)
      if (input !== undefined) hash.update(`${JSON.stringify(saidOf(operation.answer(input, newSeed)))}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Callers pin and compare `rulesVersion`. When this fails because an answer has changed, raise the version of that
 * game in its index.ts; then `npx vitest run tests/tidy/rules-version.test.ts -u` writes both. A new example or
 * variation changes the hash, too, and needs no new version.
 */
test.each(games)('a change of an answer of $id goes with a new rulesVersion', async (game) => {
  const answers = `${game.rulesVersion} ${hashOf(game)}\n`
  await expect(answers).toMatchFileSnapshot(`./rules-versions/${game.id}.txt`)
})

const HEAD =
  '/** Hashes of all rules and content in each version: what differs from the one before. Tests write it, with -u. */'

/** Callers are told what changed since a version, so each is written down before the next one comes. */
test.each(games)('history.ts of $id knows its rules and content as they are', async (game) => {
  const record = `${HEAD}\nexport const ${game.id}History = \`\n${writeHistory(editionsOf(game))}\`\n`
  await expect(record).toMatchFileSnapshot(`../../src/games/${game.id}/history.ts`)
})
