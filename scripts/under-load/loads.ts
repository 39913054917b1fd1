import { games } from '../../src/games/index.ts'
import { operationNames } from '../../src/graphql/names.ts'

/** The process that asks: it gets the name of a load from its parent and answers with the statuses. */
const url = process.argv[2] ?? ''
const drawn = games.flatMap((game) => game.operations).filter(({ hasPicture }) => hasPicture)
const map = { board: { drawn: { width: 48, height: 48 } }, from: { cell: { column: 20, row: 20 } } }

async function post(path: string, body: object, accept = 'application/json'): Promise<number> {
  const headers = { 'content-type': 'application/json', accept }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  return response.status
}

async function get(path: string): Promise<number> {
  const response = await fetch(url + path)
  await response.arrayBuffer()
  return response.status
}

const batchOf = (count: number) => ({
  rulings: Array.from({ length: count }, () => ({ game: 'apex', operation: 'visibility', input: map })),
})

const times = <Result>(count: number, act: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => act(index))

function picture(index: number): Promise<number> {
  const operation = drawn[index % drawn.length]
  if (operation === undefined) throw new Error('No operation has a picture.')
  return post(operation.path, Object(operation.examples[0]?.input), 'image/png')
}

function document(): object {
  const { query, input } = operationNames('apex.visibility')
  const fields = times(95, (index) => `a${index}: ${query}(input: $input) { text }`)
  return { query: `query ($input: ${input}!) { ${fields.join(' ')} }`, variables: { input: map } }
}

/** As much as the limits allow, of each kind. */
const LOADS: Readonly<Record<string, () => Promise<number>[]>> = {
  'one batch of 1,000 maps': () => [post('/v1/rulings/batch', batchOf(1_000))],
  '20 batches of 50 maps': () => times(20, () => post('/v1/rulings/batch', batchOf(50))),
  '40 pictures at once': () => times(40, picture),
  'the same pictures again': () => times(40, picture),
  '10 documents of 95 maps': () => times(10, () => post('/graphql', document())),
  'the API description': () => [get('/openapi.json')],
}

process.on('message', async (name: string) => {
  process.send?.(await Promise.all(LOADS[name]?.() ?? []))
})
process.send?.(Object.keys(LOADS))
