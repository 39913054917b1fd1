import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/lib/json.ts'
import { verify } from '../../src/matches/history/verification.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { readEvent, readMatch } from '../../src/matches/reading.ts'
import { tryCommand } from '../support/bearers.ts'
import { accepted, matchTable, type Table } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'
import { work } from '../support/toy-procedures.ts'

type Match = { readonly id: string; readonly ownerToken: string }

const answer = (option: string): JsonObject => ({ answer: { option } })

/** How often the procedure went on while something was done. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = work.steps
  await act()
  return work.steps - before
}

/** What the match waits for. */
async function pendingOf(table: Table, { id }: Match) {
  const { state } = await table.cache.find(id)
  return (state.play as { procedure: { pending: JsonObject | null } | null } | null)?.procedure?.pending ?? null
}

describe('a command that stops and asks', () => {
  test('costs as much at its 1,000th answer as at its first', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, { knock: {} }))
    const costs: number[] = []
    for (let count = 0; count < 1_000; count++) {
      costs.push(await workOf(async () => accepted(await table.give(match, 0, answer('again')))))
    }
    expect(costs.slice(-10)).toEqual(costs.slice(0, 10))
    expect(new Set(costs)).toEqual(new Set([1]))
    const { entries } = accepted(await table.give(match, 0, answer('stop')))
    expect(entries.map(({ event }) => event.type)).toEqual(['answered', 'passed', 'ended'])
    const { header } = await table.cache.findFresh(match.id)
    const [log, records] = [await table.log(match.id), await table.store.records(match.id)]
    expect(verify(toyPlay, header, log, records).differences).toEqual([])
    expect(log.filter(({ event }) => event.type === 'knocked')).toHaveLength(1_000)
  }, 60_000)

  test('writes down no more at its last answer than at its first', async () => {
    const table = matchTable()
    const match = await table.open()
    await table.give(match, 0, { knock: {} })
    for (let count = 0; count < 200; count++) await table.give(match, 0, answer('again'))
    const sizes = (await table.log(match.id)).map(({ event }) => JSON.stringify(event).length)
    expect(Math.max(...sizes.slice(-20))).toBeLessThanOrEqual(Math.max(...sizes.slice(5, 25)))
  })

  test('is played again from its beginning by a process that did not ask, and comes to the same', async () => {
    const table = matchTable()
    const match = await table.open()
    await table.give(match, 0, { knock: {} })
    for (let count = 0; count < 5; count++) await table.give(match, 0, answer('again'))
    const other = matchTable({ store: table.store, first: 500 })
    expect(await workOf(async () => accepted(await other.give(match, 0, answer('again'))))).toBe(6)
    expect(await workOf(async () => accepted(await other.give(match, 0, answer('again'))))).toBe(1)
    await table.version(match.id)
    const { entries } = accepted(await table.give(match, 0, answer('again')))
    expect(entries.map(({ event }) => event)).toMatchObject([
      { type: 'answered' },
      { type: 'knocked', count: 8 },
      { type: 'asked' },
    ])
  })

  test('asks several seats, hides what they choose between, and rolls for the one who began', async () => {
    const table = matchTable()
    const match = await table.open()
    for (const seat of [0, 1, 0, 1]) await table.give(match, seat, { draw: {} })
    await table.give(match, 0, { raid: {} })
    const live = await table.cache.find(match.id)
    const { hands } = live.state.play as { hands: number[][] }
    const [card] = hands[1] ?? []
    expect(readMatch(live, 1, 'en').view).toMatchObject({
      asked: { kind: 'gift', options: ['keep', `${card}`, `${hands[1]?.[1]}`] },
    })
    expect(readMatch(live, 0, 'en').view?.asked).toEqual({ kind: 'gift', seat: 1 })
    expect(offersTo(live, 0)).toEqual([])
    const { entries } = accepted(await table.give(match, 1, answer(String(card))))
    expect(entries.map(({ event }) => event.type).slice(0, 3)).toEqual(['answered', 'gave', 'rolled'])
    const [answered, gave] = entries.map((entry) => readEvent(live, entry, null, 'en').data)
    expect(answered).toEqual({ seat: 1 })
    expect(gave).toEqual({ seat: 1, to: 0 })
  })

  test('takes nothing but an answer of the seat that is asked', async () => {
    const table = matchTable()
    const match = await table.open()
    for (const seat of [0, 1]) await table.give(match, seat, { draw: {} })
    await table.give(match, 0, { raid: {} })
    const refusals = { 0: answer('keep'), 1: { draw: {} } }
    for (const [seat, command] of Object.entries(refusals)) {
      expect(await table.give(match, Number(seat), command)).toMatchObject({
        kind: 'refused',
        violations: [{ rule: 'toy.cards.asked-first', facts: { asked: 1 } }],
      })
    }
    for (const command of [answer('9999'), { report: { faces: [3] } }]) {
      expect(await table.give(match, 1, command)).toMatchObject({ violations: [{ rule: 'toy.cards.answer' }] })
    }
    expect(await pendingOf(table, match)).toMatchObject({ kind: 'gift', seat: 1 })
  })

  test('is imagined while it waits: another hand asks the same, and the real one is not touched', async () => {
    const table = matchTable()
    const match = await table.open()
    for (const seat of [0, 1, 0, 1]) await table.give(match, seat, { draw: {} })
    await table.give(match, 0, { raid: {} })
    const [, card = ''] = ((await pendingOf(table, match))?.options as string[]) ?? []
    accepted(await table.give(match, 1, answer(card)))
    for (let tries = 0; tries < 200 && (await pendingOf(table, match)) === null; tries++) {
      await table.give(match, 1, { pass: {} })
      await table.give(match, 0, { raid: {} })
      await table.give(match, 1, answer('keep'))
    }
    const pending = await pendingOf(table, match)
    expect(pending).toMatchObject({ kind: 'prize', seat: 0 })
    const asked = { token: match.ownerToken, seat: 0, expected: 'any', key: null } as const
    const drawn = new Set<unknown>()
    for (let tries = 0; tries < 20; tries++) {
      const decision = await tryCommand(table.cache, match.id, { ...asked, command: answer('take') })
      if (decision.kind !== 'decided') throw new Error(decision.kind)
      drawn.add(decision.events.find(({ type }) => type === 'won')?.card)
    }
    expect(drawn.size).toBeGreaterThan(5)
    expect(await pendingOf(table, match)).toEqual(pending)
  })
})
