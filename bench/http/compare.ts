import { type Contender, startService } from './contender.ts'
import { compared, figuresOf, measureInTurns } from './load.ts'
import { FIGHTING, LARGE_BOARD, MEASURING, SIGHT_QUERY } from './questions.ts'

type Asked = { readonly name: string; readonly path: string; readonly body: unknown }

const ROUTES: readonly Asked[] = [
  ...[...MEASURING, ...FIGHTING].map(({ name, path, input }) => ({ name, path, body: input })),
  {
    name: 'sight on a full board over GraphQL',
    path: '/graphql',
    body: { query: SIGHT_QUERY, variables: { input: LARGE_BOARD } },
  },
]

/** This checkout against another one, whose packages are installed: the same questions, in turns, in one run. */
export async function benchCompare(folder: string): Promise<void> {
  const [here, there] = [await startService(), await startService(folder)]
  for (const { name, path, body } of ROUTES) {
    const understood = await formFor(there, path, body)
    if (understood === undefined) {
      console.log(`${name}: ${folder} does not answer it`)
      continue
    }
    const figures = await measureInTurns([
      { name: 'there', contender: there, path, body: understood },
      { name: 'here', contender: here, path, body: JSON.stringify(body) },
    ])
    console.log(`${name}, here against there: ${compared(figuresOf(figures, 'here'), figuresOf(figures, 'there'))}`)
  }
  await Promise.all([here.stop(), there.stop()])
}

/** The question in a form that a service answers: as it is, or with tables as they were before they had one form. */
async function formFor({ url }: Contender, path: string, body: unknown): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' }
  for (const form of [body, withBareTables(body)]) {
    const text = JSON.stringify(form)
    if ((await fetch(url + path, { method: 'POST', headers, body: text })).ok) return text
  }
  return undefined
}

/** `{ "drawn": table }` becomes the table itself. */
function withBareTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBareTables)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, withBareTables(field)] as const)
  const [only] = fields
  return fields.length === 1 && only?.[0] === 'drawn' ? only[1] : Object.fromEntries(fields)
}
