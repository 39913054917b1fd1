import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../support/memory-store.ts'
import { toyGame } from '../support/toy-game.ts'
import { toyService } from './service.ts'

const drawPicture = vi.fn(() => '<svg></svg>')
const service = toyService(createMemoryStore(), { drawPicture })

const rule = toyGame.rules.flatMap(({ byId }) => Object.entries(byId)).find(([id]) => id === 'toy.row.steps-count')?.[1]
if (rule === undefined) throw new Error('The rule of the toy game is gone.')
const explain = vi.spyOn(rule.explain, 'en')

beforeEach(() => vi.clearAllMocks())

const INPUT = 'input: { from: { edge: 0 }, to: { edge: 3 } }'

/** How often words were found and pictures drawn for a query. */
async function workFor(selection: string): Promise<{ words: number; pictures: number }> {
  const { errors } = await service.send(`{ toyCountSteps(${INPUT}) { ${selection} } }`)
  expect(errors).toEqual([])
  return { words: explain.mock.calls.length, pictures: drawPicture.mock.calls.length }
}

test.each([
  ['outcome { steps }', 0, 0],
  ['rulesVersion contentHash', 0, 0],
  ['trace { text }', 1, 0],
  ['text', 1, 0],
  ['svg', 0, 1],
])('for { %s } nothing else is worked out', async (selection, words, pictures) => {
  expect(await workFor(selection)).toEqual({ words, pictures })
})

test('a list of saved rulings finds words for those alone whose words are selected', async () => {
  const save = `mutation { saveToyCountSteps(${INPUT}, visibility: public) { id } }`
  for (let times = 0; times < 3; times++) await service.send(save)
  vi.clearAllMocks()
  const list = async (selection: string) => (await service.send(`{ rulings(limit: 3) { ${selection} } }`)).errors
  expect(await list('next pageInfo { endCursor } items { id rulesVersion }')).toEqual([])
  expect(explain).not.toHaveBeenCalled()
  expect(await list('edges { node { text } }')).toEqual([])
  expect(explain).toHaveBeenCalledTimes(3)
  expect(drawPicture).not.toHaveBeenCalled()
})
