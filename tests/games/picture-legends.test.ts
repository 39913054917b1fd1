import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { drawPicture } from '../../src/rendering/picture.ts'
import { formatSeed } from '../../src/rulebook/random.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

/** What is drawn besides the table is explained below it. */
test.each([
  ['gears.move-options', ['zones moved', 'cover it can take']],
  ['gears.move-path', ['zones moved', 'cover it takes']],
  ['gears.zone-distance', ['start', 'zones moved']],
  ['gears.line-of-sight', ['from here', 'to here', 'blocked line', 'wall in the way']],
  ['gears.cover', ['attacker', 'defender', 'cover line: partial']],
  ['gears.visible-figures', ['zone of the viewer']],
  ['gears.locust-move', ['moves towards', 'where it ends', 'zones moved', 'cover to take']],
  ['gears.locust-cover', ['its zone', 'cover to take', 'cover against']],
  ['gears.map-assembly', ['passage between pieces']],
  ['shatterpoint.tree-best', ['where a path can begin', 'chosen, in this order']],
  ['shatterpoint.tree-options', ['can be chosen']],
  ['apex.automata-activate', ['spaces of its way, from 0', '>shot<']],
])('the legend of %s', (id, words) => {
  const operation = registry.operations.find((candidate) => candidate.id === id)
  if (operation === undefined) throw new Error(`There is no operation ${id}.`)
  const { record } = ask(registry, operation, operation.examples[0]?.input, { locale: 'en', newSeed })
  const picture = record === undefined ? null : operation.picture(record, 'en')
  const svg = picture === null ? '' : drawPicture(picture, 'en')
  expect(words.filter((word) => !svg.includes(word))).toEqual([])
})
