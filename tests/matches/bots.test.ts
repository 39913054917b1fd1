import { describe, expect, test } from 'vitest'
import { duel } from '../../scripts/duel.ts'
import type { BotLevel, Play } from '../../src/contract/match.ts'
import { chooseCommand } from '../../src/matches/bots/thinking.ts'
import { verify } from '../../src/matches/history/verification.ts'
import { readMatch } from '../../src/matches/reading.ts'
import { formatSeed, seeded } from '../../src/rulebook/random.ts'
import { undo } from '../support/bearers.ts'
import { matchTable, PASS, type Table, TOY, thinkAtOnce } from '../support/matches.ts'
import { createMemoryMatches } from '../support/memory-matches.ts'
import { toyPlay } from '../support/toy-play.ts'

const withBots = (...levels: (BotLevel | null)[]) => ({
  options: { goal: 40 },
  seats: levels.map((level, seat) => ({ name: `Seat ${seat}`, ...(level === null ? {} : { bot: level }) })),
})

/** The lines of a log without their times. */
const linesOf = async (table: Table, id: string) => (await table.log(id)).map(({ event, seat }) => ({ event, seat }))

async function expectFair(table: Table, id: string): Promise<void> {
  const { header } = await table.cache.findFresh(id)
  const differences = verify(toyPlay, header, await table.log(id), await table.store.records(id)).differences
  expect(differences).toEqual([])
}

describe('a seat that the service plays', () => {
  test('answers whoever plays against it, by ordinary commands', async () => {
    const table = matchTable()
    const match = await table.open(withBots(null, 'regular'))
    for (let turn = 0; turn < 3; turn++) {
      const live = await table.cache.find(match.id)
      expect(readMatch(live, null, 'en')).toMatchObject({ activeSeat: 0, seats: [{ bot: null }, { bot: 'regular' }] })
      expect(await table.give(match, 0, PASS)).toMatchObject({ kind: 'accepted' })
      await table.bots.settle()
    }
    expect(table.failures).toEqual([])
    expect((await table.store.records(match.id)).map(({ seat }) => seat).filter((seat) => seat === 1).length).toBe(3)
    await expectFair(table, match.id)
  })

  test('is played by nobody else', async () => {
    const table = matchTable({ think: () => new Promise(() => undefined) })
    const match = await table.open(withBots('novice', null))
    await expect(table.give(match, 0, PASS)).rejects.toMatchObject({ code: 'match.forbidden' })
    await expect(table.give({ ...match, ownerToken: 'bot' }, 0, PASS)).rejects.toBeDefined()
  })

  test('plays a whole match with others of its kind, the same way for the same seed', async () => {
    const logs = []
    for (const first of [7, 7, 8]) {
      const table = matchTable({ first })
      const match = await table.open(withBots('regular', 'novice', 'regular'))
      await table.bots.settle()
      expect((await table.cache.find(match.id)).state.status).toBe('ended')
      await expectFair(table, match.id)
      logs.push(await linesOf(table, match.id))
    }
    expect(logs[0]).toEqual(logs[1])
    expect(logs[0]).not.toEqual(logs[2])
  })

  test('is taken up by another process when the one that should think has died', async () => {
    const store = createMemoryMatches()
    const dead = matchTable({ store, think: () => new Promise(() => undefined) })
    const match = await dead.open(withBots('regular', null))
    expect((await dead.cache.findFresh(match.id)).state.play).toMatchObject({ active: 0 })
    const alive = matchTable({ store, first: 700 })
    await alive.bots.wake()
    await alive.bots.settle()
    const { state } = await alive.cache.findFresh(match.id)
    expect(toyPlay.activeSeat(state.play ?? {})).toBe(1)
  })

  test('does everything once when several processes think about the same', async () => {
    const store = createMemoryMatches()
    const first = matchTable({ store, think: () => Promise.reject(new Error('No thread is free.')) })
    const match = await first.open(withBots('regular', 'regular'))
    await first.bots.settle()
    expect(first.failures).toHaveLength(1)
    const others = [100, 200, 300].map((number) => matchTable({ store, first: number }))
    await Promise.all(others.map(({ bots }) => bots.wake()))
    await Promise.all(others.map(({ bots }) => bots.settle()))
    const [other] = others
    if (other === undefined) throw new Error('Nobody is left.')
    expect(others.flatMap(({ failures }) => failures)).toEqual([])
    expect((await other.cache.findFresh(match.id)).state.status).toBe('ended')
    const records = await store.records(match.id)
    expect(new Set(records.map(({ at }) => at)).size).toBe(records.length)
    await expectFair(other, match.id)
    const alone = matchTable({ first: 1 })
    const same = await alone.open(withBots('regular', 'regular'))
    await alone.bots.settle()
    expect(await linesOf(other, match.id)).toEqual(await linesOf(alone, same.id))
  })

  test('lets others go back', async () => {
    const table = matchTable()
    const match = await table.open(withBots(null, 'novice'))
    const to = await table.version(match.id)
    await table.give(match, 0, { draw: {} })
    await table.bots.settle()
    const undone = await undo(table.cache, match.id, { token: match.ownerToken, seat: 0, to, alone: false })
    expect(undone).toMatchObject({ isUndone: true })
  })

  test('does the least that it may where it finds nothing better', async () => {
    const table = matchTable({ think: async () => ({ lay: { card: 1 } }) })
    const match = await table.open(withBots('novice', null))
    await table.bots.settle()
    expect(table.failures).toEqual([])
    expect(await linesOf(table, match.id)).toContainEqual({ event: { type: 'passed', seat: 0 }, seat: 0 })
  })

  test('cannot be had where people roll the dice', async () => {
    const table = matchTable({ think: thinkAtOnce(TOY) })
    await expect(table.open({ ...withBots(null, 'expert'), dice: 'reported' })).rejects.toMatchObject({
      code: 'input.invalid',
    })
  })
})

/** How many matches the first level wins and loses against the other, each beginning as often. */
function score(one: BotLevel, other: BotLevel, matches: number): { readonly won: number; readonly lost: number } {
  const results = Array.from({ length: matches }, (_, number) => {
    const seat = number % 2
    const game = { play: toyPlay, options: { goal: 40 } }
    const { winner } = duel(game, seat === 0 ? [one, other] : [other, one], number)
    return winner === null ? 0 : winner === seat ? 1 : -1
  })
  return {
    won: results.filter((result) => result === 1).length,
    lost: results.filter((result) => result === -1).length,
  }
}

describe('levels', () => {
  test('a regular beats a novice', () => {
    expect(score('regular', 'novice', 20)).toEqual({ won: 20, lost: 0 })
  })

  test('an expert beats a regular', () => {
    const { won, lost } = score('expert', 'regular', 40)
    expect(won).toBeGreaterThanOrEqual(lost + 8)
  }, 60_000)
})

describe('more commands than a bot may try', () => {
  /** Three hundred ways to lay a card, and a single way to pass, which is the best. */
  const offers = [
    ...Array.from({ length: 300 }, (_, card) => ({ command: { lay: { card } } })),
    { command: { pass: {} } },
  ].map((offer) => ({ group: '', text: { en: '', es: '' }, ...offer }))

  test.each(Array.from({ length: 10 }, (_, number) => number))('no kind of command goes missing (%i)', (number) => {
    const random = seeded(formatSeed(new Uint8Array(32).fill(number)))
    const play: Play = {
      ...toyPlay,
      offers: () => offers,
      imagine: (state) => state,
      decide: (_state, _seat, command) => ({ kind: 'decided', events: [{ type: JSON.stringify(command) }], steps: [] }),
      evolve: (_state, { type }) => ({ type }),
      ending: () => null,
      isSettled: () => true,
      worth: ({ type }) => (type === '{"pass":{}}' ? 1 : 0),
    }
    expect(chooseCommand({ play, seat: 0, random }, {}, 'regular')).toEqual({ pass: {} })
  })
})
