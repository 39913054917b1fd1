import { afterEach, expect } from 'vitest'
import { scriptsInUse } from './chance.ts'

/** A given roll that is left over means that the rules asked for fewer than the test believes. */
afterEach(() => {
  const leftOver = scriptsInUse.splice(0).map((script) => script.left())
  expect(leftOver, 'draws that were given and not used').toEqual(leftOver.map(() => 0))
})
