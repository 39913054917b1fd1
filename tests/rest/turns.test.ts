import { setImmediate, setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { batchRequests, inTurns } from '../../src/rest/request-batching.ts'

test('tasks wait for the next turn of the event loop and keep their order', async () => {
  const inTurn = inTurns()
  const done: number[] = []
  for (const task of [1, 2, 3]) inTurn(() => done.push(task))
  expect(done).toEqual([])
  await setImmediate()
  expect(done).toEqual([1, 2, 3])
})

test('a long turn lets the event loop do other things before it goes on', async () => {
  const inTurn = inTurns()
  const done: string[] = []
  for (const task of ['a', 'b']) inTurn(() => workFor(20, () => done.push(task)))
  await setImmediate()
  expect(done).toEqual(['a'])
  await setTimeout(50)
  expect(done).toEqual(['a', 'b'])
})

test('tasks may add tasks, now and after everything was done', async () => {
  const inTurn = inTurns()
  const done: string[] = []
  inTurn(() => inTurn(() => done.push('inner')))
  await setTimeout(10)
  inTurn(() => done.push('later'))
  await setTimeout(10)
  expect(done).toEqual(['inner', 'later'])
})

test('an urgent request does not wait for those that came before it', async () => {
  const app = Fastify()
  batchRequests(app)
  const answered: string[] = []
  app.get('/slow', (_request, reply) => workFor(20, () => reply.send('slow')))
  app.get('/urgent', { config: { isUrgent: true } }, () => 'urgent')
  const ask = (url: string) => app.inject(url).then(() => answered.push(url))
  await app.ready()
  await Promise.all([ask('/slow'), ask('/slow'), ask('/slow'), ask('/slow'), ask('/urgent')])
  expect(answered[0]).toBe('/urgent')
})

function workFor(milliseconds: number, then: () => void): void {
  const endsAt = performance.now() + milliseconds
  while (performance.now() < endsAt);
  then()
}
