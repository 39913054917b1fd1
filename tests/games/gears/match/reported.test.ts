import { expect, test } from 'vitest'
import { gearsPlay } from '../../../../src/games/gears/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { verify } from '../../../../src/matches/history/verification.ts'
import { offersTo } from '../../../../src/matches/offers.ts'
import { command, tryCommand } from '../../../support/bearers.ts'
import { matchTable } from '../../../support/matches.ts'
import { expectPublishedView } from '../../../support/published.ts'
import { chanceOf } from './random-match.ts'

const RULESET = { play: gearsPlay, rulesVersion: '1.0.0', contentHash: '' }

test('a match whose dice lie on a real table is played to its end: whoever gave the command reports every roll', async () => {
  const table = matchTable({ ruleset: RULESET, first: 40 })
  const match = await table.open({ game: 'gears', options: {}, dice: 'reported' })
  const chance = chanceOf(5)
  const [reported, imaginable]: [JsonObject[], boolean[]] = [[], []]
  for (let step = 0; step < 600; step++) {
    const live = await table.cache.find(match.id)
    if (live.state.status !== 'running' || live.state.play === null) break
    const seat = gearsPlay.activeSeat(live.state.play) ?? 0
    const offers = offersTo(live, seat).filter((offer) => !('discardWeapon' in offer.command))
    const offer = offers[chance.below(offers.length)]
    if (offer === undefined) throw new Error('The active seat has no offers.')
    const faces = offer.open?.map(
      ({ path: _path, ...open }) => 'choices' in open && 1 + chance.below(open.choices.length),
    )
    const wanted = offer.id === 'report' ? { report: { faces: faces as number[] } } : offer.command
    const asked = { token: match.ownerToken, seat, command: wanted, expected: 'any', key: null } as const
    if (offer.id === 'report') {
      reported.push(wanted)
      expectPublishedView(gearsPlay, gearsPlay.view(live.state.play, null))
      if (reported.length <= 20) {
        imaginable.push(
          await tryCommand(table.cache, match.id, asked).then(
            ({ kind }) => kind === 'decided',
            () => false,
          ),
        )
      }
    }
    expect(await command(table.cache, match.id, asked)).toMatchObject({ kind: 'accepted' })
  }
  const { header, state } = await table.cache.findFresh(match.id)
  const [log, records] = [await table.log(match.id), await table.store.records(match.id)]
  expect(state.status).toBe('ended')
  expect(reported.length).toBeGreaterThan(10)
  expect(log.filter(({ event }) => event.type === 'reported')).toHaveLength(reported.length)
  expect(verify(gearsPlay, header, log, records).differences).toEqual([])
  // Where nothing else is hidden in the course so far, another course looks the same.
  expect(imaginable.filter(Boolean).length).toBeGreaterThan(imaginable.length / 2)
}, 60_000)

test('what cannot have been rolled is refused by the rule of the roll', async () => {
  const table = matchTable({ ruleset: RULESET, first: 40 })
  const match = await table.open({ game: 'gears', options: {}, dice: 'reported' })
  for (let step = 0; step < 300; step++) {
    const live = await table.cache.find(match.id)
    const seat = live.state.play === null ? 0 : (gearsPlay.activeSeat(live.state.play) ?? 0)
    const offers = offersTo(live, seat)
    const [report] = offers.filter(({ id }) => id === 'report')
    if (report !== undefined) {
      const { faces } = report.command.report as { faces: number[] }
      for (const wrong of [[...faces, 1], faces.map(() => 99)]) {
        const answer = await table.give(match, seat, { report: { faces: wrong } })
        expect(answer).toMatchObject({ kind: 'refused', violations: [{ rule: 'gears.attack.roll' }] })
      }
      expect(report.text.en).toMatch(
        /^Report what \d+ (attack|defence) dic?e shows?\.$|^Report what 1 \w+ die shows\.$/,
      )
      return
    }
    const attack = offers.find((offer) => 'attack' in offer.command || 'drawAi' in offer.command)
    await table.give(match, seat, (attack ?? offers[step % offers.length] ?? { command: {} }).command)
  }
  throw new Error('Nobody rolled.')
}, 60_000)
