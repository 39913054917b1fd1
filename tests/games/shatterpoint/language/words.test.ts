import { expect, test } from 'vitest'
import { conditionsNamed } from '../../../../src/games/shatterpoint/language/words.ts'

test('conditions are named, and so is their absence', () => {
  expect(conditionsNamed([], 'en')).toBe('none')
  expect(conditionsNamed([], 'es')).toBe('ninguno')
  expect(conditionsNamed(['exposed', 'pinned'], 'en')).toBe('exposed, pinned')
})
