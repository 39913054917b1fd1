import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp({ games: [] })

test('no step of the start has a time limit that a slow machine would break', () => {
  expect(app().initialConfig.pluginTimeout).toBe(0)
})
