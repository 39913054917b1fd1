import { lineOfSightOperation } from '../../src/games/apex/sight/line-of-sight.operation.ts'
import { type Contender, startOther, startService } from './contender.ts'
import { compared, figuresOf, measureInTurns, type Route } from './load.ts'
import { LARGE_BOARD, MEASURING, SIGHT_QUERY, SMALL_BOARD } from './questions.ts'

/** The ruling route against a bare route with the same bytes, and GraphQL against REST and a bare Mercurius hello. */
export async function benchRulings(): Promise<void> {
  const service = await startService()
  for (const { name, path, input, wanted } of MEASURING) {
    const body = JSON.stringify(input)
    const answer = await answerOf(service, path, body)
    const size = `${body.length} B in, ${answer.length} B out`
    const bare = await startOther('bare', answer)
    const theirs = { name: 'bare', contender: bare, path: '/', body }
    await report(`ruling on ${name} against a bare route (${size})`, ours(service, path, body), theirs, wanted)
    await bare.stop()
  }
  await benchGraphql(service)
  await service.stop()
}

const ours = (contender: Contender, path: string, body: string): Route => ({ name: 'ours', contender, path, body })

async function benchGraphql(service: Contender): Promise<void> {
  const query = (input: unknown) =>
    ours(service, '/graphql', JSON.stringify({ query: SIGHT_QUERY, variables: { input } }))
  const hello = await startOther('hello')
  const theirs = { name: 'hello', contender: hello, path: '/graphql', body: JSON.stringify({ query: '{ hello }' }) }
  await report('GraphQL ruling against hello', query(SMALL_BOARD), theirs, 0.5)
  await hello.stop()
  for (const [name, input] of [
    ['small', SMALL_BOARD],
    ['full', LARGE_BOARD],
  ] as const) {
    const rest = { ...ours(service, lineOfSightOperation.path, JSON.stringify(input)), name: 'rest' }
    await report(`GraphQL against REST, sight on a ${name} board`, query(input), rest, 0.7)
  }
}

async function report(name: string, route: Route, other: Route, wanted: number): Promise<void> {
  const figures = await measureInTurns([other, route])
  const told = compared(figuresOf(figures, route.name), figuresOf(figures, other.name))
  console.log(`${name}: ${told}   (wanted ${wanted}, p99 <= 35 ms)`)
}

export async function answerOf({ url }: Contender, path: string, body: string): Promise<string> {
  const answer = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return answer.text()
}
