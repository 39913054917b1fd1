import { describe, expect, test } from 'vitest'
import type { Statement } from '../../src/storage/backend.ts'
import * as statements from '../../src/storage/match-statements.ts'

/** The matches of a token, or of whoever they are counted for, lie anywhere. */
const ABOUT_MANY = ['list-matches', 'count-matches']

const all: Statement[] = Object.values(statements)

/** Where a table of matches is read, changed or written: the verb, the table, and the part of the statement it is in. */
const USE = /(FROM|JOIN|UPDATE|INTO)\s+(match(?:es|_\w+))\b/g
const NAMED = /\b(?:\w+\.)?(?:match_id|id) = \$1::uuid/
const WRITTEN = /(?:SELECT|VALUES \()\s*\$1::uuid/

describe('every statement about a match names that one match wherever it touches a table', () => {
  test.each(all.filter(({ name }) => !ABOUT_MANY.includes(name)))('$name', ({ text }) => {
    const uses = [...text.matchAll(USE)]
    expect(uses.length).toBeGreaterThan(0)
    for (const { index, 1: verb, 2: table } of uses) {
      const part = partAfter(text, index)
      expect(part, `${verb} ${table}`).toMatch(verb === 'INTO' ? WRITTEN : NAMED)
    }
  })

  test('only the list of a token’s matches and their count ask for more', () => {
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(ABOUT_MANY))
    expect(all.filter(({ text }) => !text.includes('$1::uuid')).map(({ name }) => name)).toEqual(ABOUT_MANY)
  })

  test('a part that finds its rows by another part would be noticed', () => {
    const text =
      'WITH head AS (UPDATE matches SET a = 1 WHERE id = $1::uuid) DELETE FROM match_rights USING head WHERE match_id = head.id'
    const [update, remove] = [...text.matchAll(USE)].map(({ index }) => partAfter(text, index))
    expect(update).toMatch(NAMED)
    expect(remove).not.toMatch(NAMED)
  })
})

/** From a place to the end of the bracket that it is in, without the brackets that follow within. */
function partAfter(text: string, from: number): string {
  let depth = 0
  let part = ''
  for (const letter of text.slice(from)) {
    if (letter === ')' && depth === 0) break
    if (letter === ')') depth -= 1
    if (depth === 0 || isValues(part)) part += letter
    if (letter === '(') depth += 1
  }
  return part
}

/** The brackets of `VALUES (…)` hold what is written. */
const isValues = (part: string): boolean => /VALUES \([^)]*$/.test(part)
