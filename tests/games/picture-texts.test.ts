import { describe, expect, test } from 'vitest'
import { gears } from '../../src/games/gears/index.ts'
import { games } from '../../src/games/index.ts'
import { signum } from '../../src/games/signum/index.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { drawPicture } from '../../src/rendering/picture.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { WORKED_EXAMPLES } from './examples.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))
const drawn = [signum, gears].flatMap(({ operations }) => operations.filter(({ hasPicture }) => hasPicture))

/** A picture tells its whole answer: no title and no reason on it ends in the middle. */
describe.each(drawn)('pictures of $id', (operation) => {
  test.each(LOCALES)('say everything to the end (%s)', (locale) => {
    const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
    const inputs = [...operation.examples, ...worked].map(({ input }) => input)
    const pictures = inputs.flatMap((input) => {
      const { record } = ask(registry, operation, input, { locale, newSeed })
      const picture = record === undefined ? null : operation.picture(record, locale)
      return picture === null ? [] : [drawPicture(picture, locale)]
    })
    expect(pictures).not.toEqual([])
    expect(pictures.filter((svg) => svg.includes('…'))).toEqual([])
  })
})
