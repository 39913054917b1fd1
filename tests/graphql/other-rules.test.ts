import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { cardGame, changedCardGame } from '../support/card-game.ts'
import { memoryDatabase } from '../support/memory-store.ts'
import { ask, DRAW, give, given, type Opened, open, problem } from './match-service.ts'

const database = memoryDatabase()
const before = testApp({ database, games: [cardGame] })
const app = testApp({ database, games: [changedCardGame] })

const NAMED = { rulesVersion: '1.0.0', contentHash: cardGame.contentHash }

let match: Opened
beforeAll(async () => {
  match = await open(before())
  await given(before(), match, DRAW)
})

const about = (document: string) => ask(app(), document, { id: match.id }, { token: match.token })

describe('a match that names other rules', () => {
  test('answers 409 to whatever would play it on', async () => {
    const answers = await Promise.all([
      give(app(), match, DRAW),
      give(app(), match, DRAW, { dryRun: true }),
      about('query Offers($id: String!) { matchOffers(matchId: $id) { version } }'),
      about('mutation Undo($id: String!) { undoMatch(matchId: $id, version: 5) { version } }'),
      about('mutation Fork($id: String!) { forkMatch(matchId: $id, version: 5) { id } }'),
      about('mutation Concede($id: String!) { concedeMatch(matchId: $id, seat: 0) { version } }'),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(409)
      expect(problem(answer)).toMatchObject({ code: 'match.other-version', status: 409 })
    }
  })

  test('is still read, with every event naming its rules', async () => {
    const { data, errors } = await about(`query Read($id: String!) {
      match(matchId: $id) {
        version view activeSeat board rulesVersion contentHash
        events { events { type data text rulesVersion contentHash } }
      }
      matches { matches { id rulesVersion contentHash } }
      matchVerification(matchId: $id) { isFair rulesVersion contentHash }
    }`)
    expect(errors).toEqual([])
    expect(data.match).toMatchObject({ version: 6, view: null, activeSeat: null, board: null, ...NAMED })
    expect(data.match.events.events).toHaveLength(6)
    for (const event of data.match.events.events) expect(event).toMatchObject(NAMED)
    expect(data.match.events.events[5]).toMatchObject({ type: 'drew', data: {} })
    expect(data.matches.matches).toEqual([{ id: match.id, ...NAMED }])
    expect(data.matchVerification).toEqual({ isFair: null, ...NAMED })
  })
})
