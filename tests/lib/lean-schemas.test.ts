import '../../src/lib/lean-schemas.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { games } from '../../src/games/index.ts'
import { printServiceSchema } from '../../src/graphql/schema.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { testApp } from '../support/app.ts'

const app = testApp()

test('lean schemas are published in GraphQL as any others', () => {
  expect(printServiceSchema(createRegistry(games))).toBe(readFileSync('schema.graphql', 'utf8'))
})

test('lean schemas are published in OpenAPI as any others', () => {
  const described = JSON.parse(JSON.stringify(app().swagger()))
  expect(described).toEqual(JSON.parse(readFileSync('openapi/openapi.json', 'utf8')))
})

test('a draft that says nothing is forgotten, one that is named or described stays', () => {
  const short = z.string().max(5)
  const named = short.meta({ id: 'LeanName' })
  const refined = named.min(2).regex(/^a/)
  z.string()
  expect(short._zod.parent).toBeUndefined()
  expect(named._zod.parent).toBeUndefined()
  expect(refined._zod.parent).toBe(named)
  expect(refined.safeParse('b').success).toBe(false)
  expect(refined.safeParse('ab').success).toBe(true)
})

test('schemas of one kind share their traits, and are told apart from others', () => {
  expect(z.string()._zod.traits).toBe(z.string().min(1)._zod.traits)
  expect(z.string()).toBeInstanceOf(z.ZodString)
  expect(z.string()).not.toBeInstanceOf(z.ZodNumber)
})
