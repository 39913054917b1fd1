import { describe, expect, test } from 'vitest'
import { brokenLines } from '../../src/lib/lines.ts'

describe('lines', () => {
  test('break between words, where the next word no longer fits', () => {
    expect(brokenLines('a line of five words', 7, 4)).toEqual(['a line', 'of five', 'words'])
  })

  test('a word that is too long stands alone', () => {
    expect(brokenLines('an incomprehensible word', 5, 4)).toEqual(['an', 'incomprehensible', 'word'])
  })

  test('the last line says that more would follow', () => {
    expect(brokenLines('one two three four', 5, 2)).toEqual(['one', 'two …'])
  })
})
