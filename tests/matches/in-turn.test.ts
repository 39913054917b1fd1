import { describe, expect, test } from 'vitest'
import { finish, type Pace } from '../../src/lib/steps.ts'
import { proofOf } from '../../src/matches/history/proof.ts'
import { recordOf } from '../../src/matches/history/record.ts'
import { keepRecord } from '../../src/matches/history/replaying.ts'
import type { InTurn } from '../../src/matches/in-turn.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { concede } from '../support/bearers.ts'
import { accepted, matchTable, SORT, TOY } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

/** Counts the turns, and how often the game decided in the one that had to decide most. */
function countTurns(decided: () => number) {
  const count = { turns: 0, most: 0 }
  const inTurn: InTurn = (act) => {
    const before = decided()
    const result = act()
    count.turns++
    count.most = Math.max(count.most, decided() - before)
    return Promise.resolve(result)
  }
  return Object.assign(count, { inTurn })
}

/** A table of a game that counts what it is asked. */
function countingTable() {
  const asked = { decide: 0, offers: 0 }
  const { inSteps } = toyPlay
  const steps: typeof inSteps = {
    ...inSteps,
    decide: (...given) => {
      asked.decide++
      return inSteps.decide(...given)
    },
    offers: (...given) => {
      asked.offers++
      return inSteps.offers(...given)
    },
  }
  const decide: typeof toyPlay.decide = (...given) => finish(steps.decide(...given))
  const play: typeof toyPlay = { ...toyPlay, decide, inSteps: steps }
  const ruleset = { ...TOY, play }
  return { table: matchTable({ ruleset }), ruleset, asked }
}

const COMMANDS = 120

/** A match of many commands that has ended. */
async function ended() {
  const { table, ruleset, asked } = countingTable()
  const match = await table.open()
  for (let count = 0; count < COMMANDS; count++) accepted(await table.give(match, 0, SORT))
  await concede(table.cache, match.id, match.ownerToken, 1)
  const live = await table.cache.findFresh(match.id)
  return { table, ruleset, live, turns: countTurns(() => asked.decide) }
}

const part = { after: 0, limit: 10 }

describe('what takes long lets others have their turn', () => {
  test('verification decides one command in a turn', async () => {
    const { table, live, turns } = await ended()
    const proof = await proofOf(table.cache, live, part, { locale: 'en', inTurn: turns.inTurn })
    expect(proof).toMatchObject({ isFair: true, commandCount: COMMANDS })
    expect(turns.most).toBe(1)
    expect(turns.turns).toBeGreaterThan(COMMANDS)
  })

  test('a record is made in parts and played again one command in a turn', async () => {
    const { table, ruleset, live, turns } = await ended()
    const record = await recordOf(table.cache, live, turns.inTurn)
    expect(turns.turns).toBeGreaterThan(COMMANDS / 50)
    expect(turns.most).toBe(0)
    const made = turns.turns
    await keepRecord(table.cache, ruleset, record, { token: null, holder: null, inTurn: turns.inTurn })
    expect(turns.most).toBe(1)
    expect(turns.turns - made).toBeGreaterThan(COMMANDS)
  })

  test('offers are worked out once for a version, however often they are listed and whichever is taken', async () => {
    const { table, asked } = countingTable()
    const match = await table.open()
    const live = await table.cache.find(match.id)
    const [first] = offersTo(live, 0)
    expect(offersTo(live, 0)[0]).toBe(first)
    expect(asked.offers).toBe(1)
    accepted(await table.give(match, 0, { offer: first?.id ?? '' }))
    expect(asked.offers).toBe(1)
    offersTo(live, 0)
    expect(asked.offers).toBe(2)
  })

  test('a match that others went on with in the pauses of a command is not written to', async () => {
    const { table, other, match, pausing } = await pausingTable()
    // Somebody else plays in the first pause, and this process reads it.
    pausing.act = async () => {
      pausing.act = null
      accepted(await other.give(match, 0, SORT))
      await table.cache.findFresh(match.id)
    }
    const version = await table.version(match.id)
    expect(await table.give(match, 0, SORT, { expected: version })).toMatchObject({
      kind: 'stale',
      version: version + 1,
    })
    expect(pausing.act).toBeNull()
    pausing.act = async () => {
      pausing.act = null
      accepted(await other.give(match, 0, SORT))
      await table.cache.findFresh(match.id)
    }
    expect(accepted(await table.give(match, 0, SORT)).version).toBe(version + 3)
    expect((await table.log(match.id)).map(({ number }) => number)).toEqual(
      Array.from({ length: version + 3 }, (_, index) => index + 1),
    )
  })
})

/** A table whose decisions pause, and another process at the same store. */
async function pausingTable() {
  const pausing: { act: (() => Promise<void>) | null } = { act: null }
  const { inSteps } = toyPlay
  const decide: typeof inSteps.decide = function* (...given) {
    yield
    return yield* inSteps.decide(...given)
  }
  const pace: Pace = async (work) => {
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      await pausing.act?.()
    }
  }
  const table = matchTable({ ruleset: { ...TOY, play: { ...toyPlay, inSteps: { ...inSteps, decide } } }, pace })
  const other = matchTable({ store: table.store, first: 1_000 })
  return { table, other, match: await table.open(), pausing }
}
