import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { validate } from '../../src/rest/routes.ts'

test('headers and bodies that are described are read as they came, without a copy', async () => {
  const app = Fastify()
  app.setValidatorCompiler(validate)
  const schema = { headers: z.object({ 'x-one': z.string() }), body: z.object({ one: z.string() }) }
  app.post('/', { schema }, ({ headers, raw, body }) => ({ isAsItCame: headers === raw.headers, body }))
  const answer = await app.inject({ method: 'POST', url: '/', headers: { 'x-two': 'b' }, payload: { two: 2 } })
  expect(answer.json()).toEqual({ isAsItCame: true, body: { two: 2 } })
})
