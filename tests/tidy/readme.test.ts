import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from '../../src/config.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const readme = readFileSync('README.md', 'utf8')

test('the call of the README gives the answer printed there', async () => {
  const [, path = '', body = ''] =
    /curl -s http:\/\/127\.0\.0\.1:8080(\S+)[\s\S]*? -d '([\s\S]*?)'\n```/.exec(readme) ?? []
  const [, answer = ''] = /```text\n([\s\S]*?)\n```/.exec(readme) ?? []
  const headers = { 'content-type': 'application/json', accept: 'text/markdown' }
  const response = await app().inject({ method: 'POST', url: path, payload: body, headers })
  expect(response.payload).toBe(answer)
})

const variablesIn = (text: string) => [...text.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)

test('the README lists variables of the configuration, and no other', () => {
  expect(VARIABLE_NAMES).toEqual(expect.arrayContaining(variablesIn(readme)))
})

test('docs/operating.md lists every variable of the configuration, in order', () => {
  expect(variablesIn(readFileSync('docs/operating.md', 'utf8'))).toEqual(VARIABLE_NAMES)
})
