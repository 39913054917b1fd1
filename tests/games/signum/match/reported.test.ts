import { expect, test } from 'vitest'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import { verify } from '../../../../src/matches/history/verification.ts'
import { offersTo } from '../../../../src/matches/offers.ts'
import { matchTable } from '../../../support/matches.ts'
import { anyVariant } from '../../../support/random-match.ts'
import { chanceOf } from './random-match.ts'

const RULESET = { play: signumPlay, rulesVersion: '1.0.0', contentHash: '' }
const LONG = 600_000

/** What is done first, so that there is something to roll for. */
const EAGER = ['declareMelee', 'declareRanged', 'run', 'move', 'startActivation', 'build', 'playCard']

test(
  'a match whose dice lie on a real table is played to its end by reports, and wrong reports are refused',
  async () => {
    const table = matchTable({ ruleset: RULESET, first: 41 })
    const match = await table.open({ game: 'signum', options: { roundLimit: 12 }, dice: 'reported' })
    const chance = chanceOf(5)
    const reporters = new Set<number>()
    const dice = new Set<string>()
    for (let step = 0; step < 2_000; step++) {
      const live = await table.cache.find(match.id)
      const state = live.state.play
      const seat = state === null ? null : signumPlay.activeSeat(state)
      if (state === null || seat === null) break
      const offers = offersTo(live, seat).filter(({ social }) => !social)
      const near =
        EAGER.map((name) => offers.filter(({ command }) => name in command)).find((some) => some.length > 0) ?? offers
      const offer = near[chance.below(near.length)]
      if (offer === undefined) throw new Error('The active seat has no offers.')
      const faces = offer.open?.map((open) => ('choices' in open ? 1 + chance.below(open.choices.length) : 0)) ?? []
      const isReport = offer.id === 'report'
      if (isReport) {
        reporters.add(seat)
        dice.add((state.procedure as { pending: { dice: { die: string } } }).pending.dice.die)
        const wrong = await table.give(match, seat, { report: { faces: [...faces, 1] } })
        expect(wrong).toMatchObject({ kind: 'refused', violations: [{ rule: 'signum.match.report' }] })
      }
      const command = isReport ? { report: { faces } } : anyVariant(offer, chance)
      expect(await table.give(match, seat, command)).toMatchObject({ kind: 'accepted' })
    }
    const { header, state } = await table.cache.findFresh(match.id)
    expect(state.status).toBe('ended')
    expect([...reporters].toSorted()).toEqual([0, 1])
    expect([...dice].toSorted()).toEqual(['number', 'symbol'])
    const [log, records] = [await table.log(match.id), await table.store.records(match.id)]
    expect(verify(signumPlay, header, log, records).differences).toEqual([])
  },
  LONG,
)
