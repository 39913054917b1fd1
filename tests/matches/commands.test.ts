import { describe, expect, test } from 'vitest'
import { foldAll, NO_MATCH } from '../../src/matches/match-state.ts'
import { takeSeat } from '../../src/matches/seats/seats.ts'
import { command, leaveSeat, tryCommand } from '../support/bearers.ts'
import { accepted, DRAW, matchTable, PASS, SORT } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

describe('a command', () => {
  test('answers its events, its version and what led there', async () => {
    const table = matchTable()
    const match = await table.open()
    const answer = accepted(await table.give(match, 0, DRAW, { expected: 5 }))
    expect(answer.version).toBe(6)
    expect(answer.entries).toMatchObject([{ number: 6, seat: 0, event: { type: 'drew', seat: 0 } }])
  })

  test('is not refused by how the match stood before others went on', async () => {
    const here = matchTable()
    // This process is told nothing of what others write.
    const there = matchTable({ store: { ...here.store, onAppend: () => () => undefined }, first: 1000 })
    const match = await here.open()
    await there.cache.find(match.id)
    accepted(await here.give(match, 0, PASS, { expected: 5 }))
    expect(await there.give(match, 1, DRAW, { expected: 5 })).toMatchObject({ kind: 'stale', version: 6 })

    const late = matchTable({ store: { ...here.store, onAppend: () => () => undefined }, first: 2000 })
    await late.cache.find(match.id)
    accepted(await here.give(match, 1, PASS))
    accepted(await late.give(match, 0, DRAW))
    expect(await late.give(match, 0, DRAW)).toMatchObject({ kind: 'refused' })
  })

  test('for a version that has passed is told the version and what was missed', async () => {
    const table = matchTable()
    const match = await table.open()
    await table.give(match, 0, DRAW)
    await table.give(match, 1, PASS)
    const answer = await table.give(match, 0, DRAW, { expected: 5 })
    expect(answer).toMatchObject({ kind: 'stale', version: 7, missed: [{ number: 6 }, { number: 7 }] })
    expect(await table.version(match.id)).toBe(7)
  })

  test('for a version that has not come is stale, too', async () => {
    const table = matchTable()
    const match = await table.open()
    expect(await table.give(match, 0, DRAW, { expected: 9 })).toEqual({ kind: 'stale', version: 5, missed: [] })
  })

  test('with the same key and body is applied once and answered as before', async () => {
    const table = matchTable()
    const match = await table.open()
    const first = accepted(await table.give(match, 0, DRAW, { expected: 5, key: 'k' }))
    for (const expected of [5, 6, 'any'] as const) {
      const again = await table.give(match, 0, DRAW, { expected, key: 'k' })
      expect(again).toMatchObject({ kind: 'repeated', version: first.version, entries: first.entries })
    }
    expect(await table.version(match.id)).toBe(6)
  })

  test('with the same key and another body is a problem', async () => {
    const table = matchTable()
    const match = await table.open()
    await table.give(match, 0, SORT, { key: 'k' })
    await expect(table.give(match, 0, PASS, { key: 'k' })).rejects.toMatchObject({ code: 'key.reused' })
    expect(await table.version(match.id)).toBe(6)
  })

  test('keys are a bearer’s own: another seat may use the same one', async () => {
    const table = matchTable()
    const match = await table.open({ seats: [{ name: 'Ana' }, { name: null }] })
    const invitation = match.invitations[0]?.invitation ?? ''
    const joined = await takeSeat(table.cache, match.id, { invitation, name: 'Ben', entropy: '', token: null })
    if (joined.kind !== 'joined') throw new Error('Ben has no seat.')
    accepted(await table.give(match, 0, PASS, { key: 'k' }))
    accepted(await table.give({ id: match.id, ownerToken: joined.token }, 1, PASS, { key: 'k' }))
  })

  test('that ended the match is answered as before when it is sent again', async () => {
    const table = matchTable()
    const match = await table.open({ options: { goal: 5 } })
    await playToTheEnd(table, match)
    const before = await table.version(match.id)
    const again = await table.give(match, 0, PASS, { key: 'last' }).catch((error: unknown) => error)
    expect(again).toMatchObject({ code: 'match.ended' })
    const last = (await table.log(match.id)).at(-2)
    const repeated = await table.give(match, last?.seat ?? 0, lastCommand.value, { key: 'end', bodyHash: 'end' })
    expect(repeated).toMatchObject({ kind: 'repeated', version: before })
  })

  test('that the rules forbid is told the rule, the facts and the offers', async () => {
    const table = matchTable()
    const match = await table.open()
    expect(await table.give(match, 1, PASS)).toMatchObject({
      kind: 'refused',
      version: 5,
      violations: [{ rule: 'toy.cards.own-turn', facts: { seat: 1, active: 0 } }],
      offers: [],
    })
    const refused = await table.give(match, 0, { lay: { card: 7 } })
    expect(refused).toMatchObject({ kind: 'refused', violations: [{ rule: 'toy.cards.from-hand' }] })
    const offered = refused.kind === 'refused' ? refused.offers.map((offer) => offer.command) : []
    expect(offered).toEqual(expect.arrayContaining([DRAW, SORT, PASS]))
  })

  test('that does not have the right shape is answered with what is wrong', async () => {
    const table = matchTable()
    const match = await table.open()
    expect(await table.give(match, 0, { fly: {} })).toMatchObject({ kind: 'invalid' })
    expect(await table.give(match, 0, 'draw')).toMatchObject({ kind: 'invalid' })
  })

  test('of a token without the seat is forbidden', async () => {
    const table = matchTable()
    const match = await table.open()
    const stranger = { id: match.id, ownerToken: match.spectatorToken }
    await expect(table.give(stranger, 0, DRAW)).rejects.toMatchObject({ code: 'match.forbidden' })
    await expect(table.give(match, 2, DRAW)).rejects.toMatchObject({ code: 'match.forbidden' })
  })

  test('of a seat that was left elsewhere is forbidden, although this process has not heard of it', async () => {
    const here = matchTable()
    const match = await here.open()
    await here.give(match, 0, PASS)
    const silent = { ...here.store, onAppend: () => () => undefined }
    const there = matchTable({ store: silent, first: 1000 })
    await there.give(match, 1, PASS)
    await leaveSeat(here.cache, match.id, match.ownerToken, 0)
    await expect(there.give(match, 0, PASS)).rejects.toMatchObject({ code: 'match.forbidden' })
  })

  test('many at once, through two processes, are each applied once and numbered without a gap', async () => {
    const here = matchTable()
    const there = matchTable({ store: here.store, first: 1000 })
    const match = await here.open()
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? here : there).give(match, 0, SORT, { key: `k${index % 20}` }),
      ),
    )
    const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.kind] : []))
    expect(told.filter((kind) => kind === 'accepted').length).toBeLessThanOrEqual(20)
    const log = await here.log(match.id)
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1))
    expect(log.filter(({ event }) => event.type === 'sorted').length).toBe(
      told.filter((kind) => kind === 'accepted').length,
    )
  })
})

describe('the state in memory', () => {
  test('is what the log says after every command', async () => {
    const table = matchTable()
    const match = await table.open()
    for (const asked of [DRAW, DRAW, SORT, PASS, DRAW, DRAW]) {
      const live = await table.cache.findFresh(match.id)
      const seat = live.state.play === null ? 0 : (toyPlay.activeSeat(live.state.play) ?? 0)
      accepted(await table.give(match, seat, asked))
      const log = await table.log(match.id)
      expect(foldAll(toyPlay, NO_MATCH, log)).toEqual((await table.cache.find(match.id)).state)
    }
  })

  test('stays in memory: a process does not read its own writes again', async () => {
    const table = matchTable()
    const match = await table.open()
    let loads = 0
    const counting = {
      ...table.store,
      load(id: string) {
        loads++
        return table.store.load(id)
      },
    }
    const other = matchTable({ store: counting, first: 1000 })
    for (let round = 0; round < 10; round++) accepted(await other.give(match, 0, SORT))
    expect(loads).toBe(1)
  })

  test('is loaded from the newest snapshot, made every 100 events', async () => {
    const table = matchTable()
    const match = await table.open()
    for (let round = 0; round < 250; round++) accepted(await table.give(match, 0, SORT))
    const stored = await table.store.load(match.id)
    expect(stored?.version).toBe(255)
    expect(stored?.snapshot?.version).toBeGreaterThan(155)
    expect(stored?.entries.length).toBeLessThan(100)
    const other = matchTable({ store: table.store, first: 1000 })
    expect((await other.cache.find(match.id)).state).toEqual((await table.cache.find(match.id)).state)
    expect(foldAll(toyPlay, NO_MATCH, await table.log(match.id))).toEqual((await other.cache.find(match.id)).state)
  })
})

describe('a dry run', () => {
  test('writes nothing and spends no chance', async () => {
    const [table, twin] = [matchTable(), matchTable()]
    const [match, same] = [await table.open(), await twin.open()]
    const asked = { token: match.ownerToken, seat: 0, command: DRAW, expected: 'any', key: null } as const
    expect(await tryCommand(table.cache, match.id, asked)).toMatchObject({
      kind: 'decided',
      events: [{ type: 'drew' }],
    })
    expect(await table.version(match.id)).toBe(5)
    const [one, other] = [await table.give(match, 0, DRAW), await twin.give(same, 0, DRAW)]
    expect(accepted(one).entries[0]?.event).toEqual(accepted(other).entries[0]?.event)
  })

  test('does not tell the card on top: over many runs it tells many cards', async () => {
    const table = matchTable()
    const match = await table.open()
    const asked = { token: match.ownerToken, seat: 0, command: DRAW, expected: 'any', key: null } as const
    const cards = new Set<unknown>()
    for (let round = 0; round < 60; round++) {
      const decision = await tryCommand(table.cache, match.id, asked)
      if (decision.kind === 'decided') cards.add(decision.events[0]?.card)
    }
    expect(cards.size).toBeGreaterThan(20)
  })

  test('is refused as the command would be', async () => {
    const table = matchTable()
    const match = await table.open()
    const asked = { token: match.ownerToken, seat: 1, command: DRAW, expected: 'any', key: null } as const
    expect(await tryCommand(table.cache, match.id, asked)).toMatchObject({ kind: 'refused' })
  })
})

const lastCommand: { value: { lay: { card: number } } } = { value: { lay: { card: 0 } } }

/** Seat 0 draws and lays until they win; the last command has the key `end`. */
async function playToTheEnd(table: ReturnType<typeof matchTable>, match: { id: string; ownerToken: string }) {
  for (let round = 0; round < 20; round++) {
    const drawn = accepted(await table.give(match, 0, DRAW)).entries[0]?.event
    accepted(await table.give(match, 1, PASS))
    lastCommand.value = { lay: { card: Number(drawn?.card) } }
    const before = (await table.cache.find(match.id)).state.play
    const points = Number(lastCommand.value.lay.card % 10) + 1
    const laid = ((before as { laid: number[][] }).laid[0] ?? []).reduce((sum, card) => sum + (card % 10) + 1, 0)
    const isLast = laid + points >= 5
    const key = isLast ? { key: 'end', bodyHash: 'end' } : null
    const { ownerToken: token } = match
    await command(table.cache, match.id, { token, seat: 0, command: lastCommand.value, expected: 'any', key })
    if (isLast) return
    accepted(await table.give(match, 1, PASS))
  }
}
