import { describe, expect, test } from 'vitest'
import { verify } from '../../src/matches/history/verification.ts'
import { createMatch } from '../../src/matches/opening/creation.ts'
import { forkMatch } from '../../src/matches/opening/forks.ts'
import { readEvent, readMatch } from '../../src/matches/reading.ts'
import { takeSeat } from '../../src/matches/seats/seats.ts'
import { concede, leaveSeat } from '../support/bearers.ts'
import { matchTable, TOY } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

const FREE = { seats: [{ name: 'Ana', choices: { card: 1007 } }, { name: null }] }
const JOINING = { name: 'Ben', entropy: '', token: null }

describe('what a seat chooses', () => {
  test('is told in the lobby, is in the setup, and is verified', async () => {
    const table = matchTable()
    const match = await table.open(FREE)
    const live = await table.cache.findFresh(match.id)
    expect(readMatch(live, null, 'en').seats).toMatchObject([
      { name: 'Ana', choices: { card: 1007 } },
      { name: null, choices: null },
    ])
    const invitation = match.invitations[0]?.invitation ?? ''
    await takeSeat(table.cache, match.id, { ...JOINING, invitation, choices: { card: 1009 } })
    await table.cache.refresh(live)
    expect(live.state.play).toMatchObject({ hands: [[1007], [1009]] })
    await concede(table.cache, match.id, match.ownerToken, 0)
    const [log, records] = [await table.log(match.id), await table.store.records(match.id)]
    expect(verify(toyPlay, live.header, log, records).differences).toEqual([])
    const forged = log.map((line) =>
      line.event.type === 'match.seatTaken' && line.seat === 1
        ? { ...line, event: { ...line.event, choices: { card: 1010 } } }
        : line,
    )
    expect(verify(toyPlay, live.header, forged, records).differences).not.toEqual([])
  })

  test('is nobody else’s to see where a game keeps it secret, also in a fork', async () => {
    const ruleset = { ...TOY, play: { ...toyPlay, secretChoices: true } }
    const table = matchTable({ ruleset })
    const match = await table.open(FREE)
    const invitation = match.invitations[0]?.invitation ?? ''
    const joined = await takeSeat(table.cache, match.id, { ...JOINING, invitation, choices: { card: 1009 } })
    const token = joined.kind === 'joined' ? joined.token : ''
    const live = await table.cache.findFresh(match.id)
    const told = (viewer: number | null) => readMatch(live, viewer, 'en').seats.map(({ choices }) => choices)
    expect([told(null), told(0), told(1)]).toEqual([
      [null, null],
      [{ card: 1007 }, null],
      [null, { card: 1009 }],
    ])
    const log = await table.log(match.id)
    for (const viewer of [null, 0, 1]) {
      const taken = log
        .map((entry) => readEvent(live, entry, viewer, 'en'))
        .filter(({ type }) => type === 'match.seatTaken')
      expect(taken.map(({ data }) => 'choices' in data)).toEqual([viewer === 0, viewer === 1])
    }
    const fork = await forkMatch(table.cache, match.id, { token, version: live.state.version, label: null })
    const copy = await table.cache.findFresh(fork.id)
    expect(copy.state.seats.map(({ choices }) => choices)).toEqual([null, { card: 1009 }])
  })

  test('is refused at once where it cannot be had, and the seat stays free', async () => {
    const table = matchTable()
    const match = await table.open(FREE)
    const invitation = match.invitations[0]?.invitation ?? ''
    const join = (choices: { card: number }) => takeSeat(table.cache, match.id, { ...JOINING, invitation, choices })
    expect(await join({ card: 1007 })).toMatchObject({
      kind: 'refused',
      violations: [{ rule: 'toy.cards.chosen-once', path: ['choices', 1, 'card'] }],
    })
    expect(await join({ card: 7 })).toMatchObject({ kind: 'invalid', issues: [{ path: ['choices', 'card'] }] })
    expect(await join({ card: 1000 })).toMatchObject({ kind: 'joined', seat: 1 })
  })

  test('is free again with the seat before the start, and stays with the seat after it', async () => {
    const table = matchTable()
    const match = await table.open({
      seats: [{ name: 'Ana', choices: { card: 1007 } }, { name: null }, { name: null }],
    })
    await leaveSeat(table.cache, match.id, match.ownerToken, 0)
    expect((await table.cache.find(match.id)).state.seats[0]).toMatchObject({ name: null, choices: null })

    const running = await table.open({ seats: [{ name: 'Ana', choices: { card: 1007 } }, { name: 'Ben' }] })
    await leaveSeat(table.cache, running.id, running.ownerToken, 0)
    expect((await table.cache.find(running.id)).state.seats[0]).toMatchObject({ name: null, choices: { card: 1007 } })
  })

  test('has no place in a game without choices', async () => {
    const table = matchTable({
      ruleset: { play: { ...toyPlay, choices: null }, rulesVersion: '1.0.0', contentHash: '' },
    })
    await expect(table.open(FREE)).rejects.toMatchObject({ code: 'input.invalid' })
  })
})

describe('options', () => {
  test('that could never start are refused at creation, also while seats are free', async () => {
    const table = matchTable()
    const seats = [{ name: 'Ana' }, { name: null }, { name: null }, { name: null }]
    const created = await createMatch(table.cache, toyPlay, table.wanted({ options: { goal: 95 }, seats }))
    expect(created).toMatchObject({ kind: 'refused', violations: [{ rule: 'toy.cards.goal-in-reach' }] })
  })
})
