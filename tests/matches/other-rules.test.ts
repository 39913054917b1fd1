import { describe, expect, test } from 'vitest'
import { proofOf } from '../../src/matches/history/proof.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { forkMatch } from '../../src/matches/opening/forks.ts'
import { pictureOf, readEvent, readMatch } from '../../src/matches/reading.ts'
import { inviteToSeat, takeSeat } from '../../src/matches/seats/seats.ts'
import { concede, declineUndo, leaveSeat, tryCommand, undo } from '../support/bearers.ts'
import { changedCardGame } from '../support/card-game.ts'
import { accepted, DRAW, matchTable, PASS, SORT, type Table, TOY } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

const CHANGED = { ...TOY, play: changedCardGame.play ?? toyPlay, rulesVersion: '2.0.0' }
const OTHER = { code: 'match.other-version' }

/** The same store at a service whose rules are others. */
const afterChange = ({ store }: Table, ruleset = CHANGED): Table => matchTable({ store, first: 1000, ruleset })

describe('a match that stays with other rules, because it never upgrades or they cannot be made out', () => {
  test('is not played on, and nothing of it changes', async () => {
    const table = matchTable()
    const match = await table.open({ upgrades: 'never' })
    accepted(await table.give(match, 0, PASS))
    accepted(await table.give(match, 1, PASS))
    await undo(table.cache, match.id, { token: match.ownerToken, seat: 0, to: 5, alone: false })
    const log = await table.log(match.id)

    const { cache, give } = afterChange(table)
    const [id, token] = [match.id, match.ownerToken]
    const live = await cache.find(id)
    const attempts: Record<string, () => Promise<unknown>> = {
      command: () => give(match, 0, PASS),
      'command for an earlier version': () => give(match, 0, PASS, { expected: 1 }),
      'dry run': () => tryCommand(cache, id, { token, seat: 0, command: PASS }),
      offers: async () => offersTo(live, 0),
      undo: () => undo(cache, id, { token, seat: 1, to: 5, alone: false }),
      'declining an undo': () => declineUndo(cache, id, token, 1),
      fork: () => forkMatch(cache, id, { token, version: 5, label: null }),
      concession: () => concede(cache, id, token, 0),
      leaving: () => leaveSeat(cache, id, token, 0),
    }
    for (const [name, attempt] of Object.entries(attempts)) await expect(attempt(), name).rejects.toMatchObject(OTHER)
    expect(await table.log(id)).toEqual(log)
    accepted(await table.give(match, 0, PASS))
  })

  test('does not start by them either', async () => {
    const table = matchTable()
    const match = await table.open({ seats: [{ name: 'Ana' }, { name: null }], upgrades: 'never' })
    const { cache } = afterChange(table)
    const invitation = match.invitations[0]?.invitation ?? ''
    const joining = { invitation, name: 'Ben', entropy: '', token: null }
    await expect(takeSeat(cache, match.id, joining)).rejects.toMatchObject(OTHER)
    await expect(inviteToSeat(cache, match.id, match.ownerToken, 1)).rejects.toMatchObject(OTHER)
    expect(await takeSeat(table.cache, match.id, joining)).toMatchObject({ seat: 1 })
  })

  test('is told by other content, too, and the problem names both', async () => {
    const table = matchTable()
    const match = await table.open({ upgrades: 'never' })
    const { give } = afterChange(table, { ...TOY, contentHash: 'other' })
    await expect(give(match, 0, PASS)).rejects.toMatchObject({
      ...OTHER,
      message: 'The match names rules 1.0.0 with content ; this service has rules 1.0.0 with content other.',
    })
  })

  test('answers a command again that was applied before the change', async () => {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, DRAW, { key: 'k' }))
    const { give } = afterChange(table)
    expect(await give(match, 0, DRAW, { key: 'k' })).toMatchObject({ kind: 'repeated', version: 6, steps: [] })
  })

  test('is read as far as the rules of today understand it', async () => {
    const table = matchTable()
    const match = await table.open()
    const { cache } = afterChange(table)
    expect(readMatch(await cache.findFresh(match.id), 0, 'en')).toMatchObject({ activeSeat: 0, view: { pile: 60 } })

    accepted(await table.give(match, 0, DRAW))
    accepted(await table.give(match, 1, PASS))
    const live = await cache.findFresh(match.id)
    const seen = readMatch(live, 0, 'en')
    expect(seen).toMatchObject({ version: 7, status: 'running', activeSeat: null, view: null, rulesVersion: '1.0.0' })
    expect(pictureOf(live, 0, 'en')).toBeNull()
    const events = (await table.log(match.id)).map((entry) => readEvent(live, entry, 0, 'en'))
    const named = { rulesVersion: '1.0.0', contentHash: '' }
    expect(events.slice(-2)).toMatchObject([
      { number: 6, type: 'drew', seat: 0, data: {}, text: 'drew, by other rules.', ...named },
      { number: 7, type: 'passed', data: { seat: 1 }, text: 'Event: passed.', ...named },
    ])
    expect(events[5]?.data).toEqual({})
  })

  test('is understood again from a line that carries the state', async () => {
    const table = matchTable()
    const match = await table.open()
    const [id, token] = [match.id, match.ownerToken]
    accepted(await table.give(match, 0, DRAW))
    accepted(await table.give(match, 1, PASS))
    for (const seat of [0, 1]) await undo(table.cache, id, { token, seat, to: 5, alone: false })
    accepted(await table.give(match, 0, SORT))
    const { state } = await table.cache.find(id)
    expect((await afterChange(table).cache.find(id)).state).toEqual(state)
  })
})

describe('verification by other rules', () => {
  async function ended(): Promise<{ readonly table: Table; readonly id: string }> {
    const table = matchTable()
    const match = await table.open()
    accepted(await table.give(match, 0, DRAW))
    await concede(table.cache, match.id, match.ownerToken, 1)
    return { table, id: match.id }
  }
  const proof = async ({ cache }: Table, id: string) =>
    proofOf(cache, await cache.findFresh(id), { after: 0, limit: 10 }, { locale: 'en', inTurn: async (act) => act() })

  test('does not judge, and says why', async () => {
    const { table, id } = await ended()
    expect(await proof(table, id)).toMatchObject({ isFair: true, rulesVersion: '1.0.0' })
    expect(await proof(afterChange(table), id)).toMatchObject({
      isRevealed: true,
      isFair: null,
      differences: [],
      commandCount: 1,
      rulesVersion: '1.0.0',
      note: expect.stringContaining('does not judge'),
      commands: [{ at: 5, command: DRAW }],
    })
  })

  test('still finds a seed that was not the published one', async () => {
    const { table, id } = await ended()
    const { store } = table
    const forged: Table['store'] = {
      ...store,
      async load(wanted) {
        const stored = await store.load(wanted)
        return stored && { ...stored, header: { ...stored.header, seedCommitment: '0'.repeat(64) } }
      },
    }
    const found = await proof(matchTable({ store: forged, ruleset: CHANGED }), id)
    expect(found).toMatchObject({ isFair: false, differences: [{ what: 'commitment' }] })
  })
})
