import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'

/** Every README says how many rules its game has, and what applies them. */
test.each(games)('the README of $id counts its rules', ({ id, rules, operations, play }) => {
  const all = rules.flatMap(({ byId }) => Object.keys(byId))
  const asked = new Set<string>(operations.flatMap((operation) => operation.rules))
  const played = new Set<string>(play?.rules ?? [])
  const byQuestions = all.filter((rule) => asked.has(rule)).length
  const onlyByMatches = all.filter((rule) => !asked.has(rule) && played.has(rule)).length
  expect(byQuestions + onlyByMatches).toBe(all.length)
  expect(readFileSync(`src/games/${id}/README.md`, 'utf8')).toContain(
    `The catalogue has ${all.length} rules: ${byQuestions} may be cited by questions, ${onlyByMatches} by matches only.`,
  )
})
