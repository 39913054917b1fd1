import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { printServiceSchema } from '../../src/graphql/schema.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { testApp } from '../support/app.ts'

const app = testApp()

test('schema.graphql is what the code gives; `npm run generate` writes it', () => {
  expect(readFileSync('schema.graphql', 'utf8')).toBe(printServiceSchema(createRegistry(games)))
})

test('openapi/openapi.json is what the code gives; `npm run generate` writes it', () => {
  const described = JSON.parse(JSON.stringify(app().swagger()))
  expect(JSON.parse(readFileSync('openapi/openapi.json', 'utf8'))).toEqual(described)
})
