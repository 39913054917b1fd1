import { expect, test } from 'vitest'
import { CapCounter } from '../../src/access/caps.ts'

const caps = { matches: 2, forks: null, rulings: 1, tables: 0 }
const HOLDER = { owner: 'key:1', caps }

function counterOf(held: number) {
  const clock = { now: 0 }
  const stored = { held, counted: 0 }
  const counter = new CapCounter(() => clock.now)
  const require = (kind: 'matches' | 'forks' | 'tables', owner = HOLDER.owner) =>
    counter.requireRoom({ owner, caps }, kind, async () => {
      stored.counted++
      return stored.held
    })
  return { clock, stored, require }
}

test('a cap lets in as many as it says, counting the store once', async () => {
  const { require, stored } = counterOf(0)
  await require('matches')
  await require('matches')
  await expect(require('matches')).rejects.toMatchObject({
    code: 'cap.reached',
    message: 'At most 2 open or running matches are kept per owner.',
  })
  expect(stored.counted).toBe(1)
  stored.held = 0
  await require('matches', 'key:2')
})

test('a cap that was reached is counted anew after a second, for something may have been deleted', async () => {
  const { require, stored, clock } = counterOf(2)
  await expect(require('matches')).rejects.toMatchObject({ code: 'cap.reached' })
  stored.held = 1
  await expect(require('matches')).rejects.toMatchObject({ code: 'cap.reached' })
  clock.now += 1_000
  await require('matches')
})

test('without a cap nothing is counted; a cap of 0 lets nothing in', async () => {
  const { require, stored } = counterOf(5)
  await require('forks')
  expect(stored.counted).toBe(0)
  await expect(require('tables')).rejects.toMatchObject({ code: 'cap.reached' })
})
