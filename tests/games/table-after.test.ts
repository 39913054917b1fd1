import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { WORKED_EXAMPLES } from './examples.ts'

const newSeed = () => formatSeed(new Uint8Array(32))

/** Every question whose answer leaves the table otherwise than it was. */
const CHANGING = games.flatMap((game) =>
  game.operations
    .filter(({ changesTable }) => changesTable)
    .map((operation): [string, typeof operation, typeof game] => [operation.id, operation, game]),
)

test('the questions that change a table are known', () => {
  expect(CHANGING.map(([id]) => id).sort()).toEqual([
    'apex.automata-destroy-on-path',
    'apex.automata-resolve-danger-move',
    'apex.automata-resolve-movement',
    'apex.destruction-targets',
    'gears.ai-card',
    'gears.ai-draw',
    'gears.map-assembly',
    'gears.spawn',
    'shatterpoint.attack',
    'shatterpoint.move',
    'shatterpoint.objective-control',
    'shatterpoint.objective-placement',
    'shatterpoint.place',
    'shatterpoint.push',
    'shatterpoint.shove',
    'signum.move',
    'signum.ruins-search',
    'signum.secret-entrance',
    'signum.summon',
  ])
})

describe.each(CHANGING)('%s', (_id, operation, game) => {
  test('leaves a table that its game can store, which the next question takes', () => {
    const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
    const left = [...operation.examples, ...worked].flatMap(({ input }) => {
      const answer = operation.answer(input, newSeed)
      if (answer.kind !== 'ruled') return []
      const table = operation.tableAfter(answer)
      return table === null ? [] : [table]
    })
    expect(left.length).toBeGreaterThan(0)
    for (const table of left) {
      const read = game.table?.schema.safeParse(JSON.parse(JSON.stringify(table)))
      expect(read).toMatchObject({ success: true })
      expect(game.table?.check(read?.data)).toBeNull()
    }
  })
})
