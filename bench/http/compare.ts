import { type Contender, startService } from './contender.ts'
import { compared, figuresOf, measureInTurns } from './load.ts'
import { FIGHTING, LARGE_BOARD, MEASURING, SIGHT_QUERY } from './questions.ts'

const GRAPHQL = JSON.stringify({ query: SIGHT_QUERY, variables: { input: LARGE_BOARD } })

const ROUTES = [
  ...[...MEASURING, ...FIGHTING].map(({ name, path, input }) => ({ name, path, body: JSON.stringify(input) })),
  { name: 'sight on a full board over GraphQL', path: '/graphql', body: GRAPHQL },
]

/** This checkout against another one, whose packages are installed: the same questions, in turns, in one run. */
export async function benchCompare(folder: string): Promise<void> {
  const [here, there] = [await startService(), await startService(folder)]
  for (const { name, path, body } of ROUTES) {
    if (!(await answers(there, path, body))) {
      console.log(`${name}: ${folder} does not answer it`)
      continue
    }
    const figures = await measureInTurns([
      { name: 'there', contender: there, path, body },
      { name: 'here', contender: here, path, body },
    ])
    console.log(`${name}, here against there: ${compared(figuresOf(figures, 'here'), figuresOf(figures, 'there'))}`)
  }
  await Promise.all([here.stop(), there.stop()])
}

async function answers({ url }: Contender, path: string, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url + path, { method: 'POST', headers, body })).ok
}
