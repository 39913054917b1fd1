import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const INPUT = {
  battlefield: { drawn: { units: [{ id: 'Rex', player: 'A', characters: [{ id: 'Rex', x: 100, y: 100 }] }] } },
  character: 'Rex',
  kind: 'dash',
  placement: { theta: 0 },
  end: { x: 226, y: 100 },
}
const VIOLATION = {
  rule: 'shatterpoint.move.contact',
  path: 'end',
  code: 'notTouchingTemplate',
  facts: { character: 'Rex', problem: 'apart' },
}

test.each([
  ['en', 'would not touch'],
  ['es', 'no toca'],
])('violations of an outcome are told in the language that was asked for: %s', async (language, text) => {
  const response = await app().inject({
    method: 'POST',
    url: '/v1/games/shatterpoint/rulings/move',
    payload: INPUT,
    headers: { 'accept-language': language },
  })
  const { outcome } = response.json()
  expect(outcome.violations).toMatchObject([{ ...VIOLATION, text: expect.stringContaining(text) }])
  expect(outcome.violations[0]).not.toHaveProperty('en')
})

test('GraphQL tells them in the language of its argument', async () => {
  const query = `query ($input: ShatterpointMoveInput!) {
    shatterpointMove(input: $input, locale: es) { outcome { violations { rule text facts } } }
  }`
  const response = await app().inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { input: INPUT } },
  })
  const { violations } = response.json().data.shatterpointMove.outcome
  expect(violations).toMatchObject([{ rule: VIOLATION.rule, text: expect.stringContaining('no toca') }])
})
