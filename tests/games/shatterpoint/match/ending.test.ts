import { expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { Result } from '../../../../src/games/shatterpoint/match/state.ts'
import { readMatch } from '../../../../src/matches/reading.ts'
import { concede } from '../../../support/bearers.ts'
import { matchTable } from '../../../support/matches.ts'
import { begin, chanceOf } from './random-match.ts'

const NAMES = ['Ana', 'Luis']

test('the end says by name who won and why', () => {
  const { state } = begin({}, chanceOf(1))
  const endedBy = (result: Result) => shatterpointPlay.ending({ ...state, result }, NAMES)?.reason
  expect(endedBy({ winner: 'B', reason: 'twoStruggles', by: null })).toEqual({
    en: 'Luis has won two struggles.',
    es: 'Luis ha ganado dos confrontaciones.',
  })
  expect(endedBy({ winner: 'A', reason: 'adjudicated', by: 'momentum' })).toEqual({
    en: 'The match is adjudicated to Ana: more momentum.',
    es: 'Se adjudica la partida: gana Ana por más predominio.',
  })
  expect(shatterpointPlay.concession(state, [0])?.reason.en).toBe('Player A concedes.')
})

test('a match that was given up says so by the name of the seat', async () => {
  const table = matchTable({ ruleset: { play: shatterpointPlay, rulesVersion: '1.0.0', contentHash: '' } })
  const seats = NAMES.map((name) => ({ name }))
  const match = await table.open({ game: 'shatterpoint', options: {}, seats })
  await concede(table.cache, match.id, match.ownerToken, 1)
  const live = await table.cache.findFresh(match.id)
  expect(readMatch(live, null, 'en').ending).toEqual({ winners: [0], reason: 'Luis concedes.' })
  expect(readMatch(live, null, 'es').ending).toEqual({ winners: [0], reason: 'Luis se rinde.' })
})
