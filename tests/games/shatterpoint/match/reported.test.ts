import { expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { verify } from '../../../../src/matches/history/verification.ts'
import { offersTo } from '../../../../src/matches/offers.ts'
import { matchTable } from '../../../support/matches.ts'
import { expectPublishedView } from '../../../support/published.ts'
import { anyVariant, chanceOf } from './random-match.ts'

const RULESET = { play: shatterpointPlay, rulesVersion: '1.0.0', contentHash: '' }
const LONG = 600_000

async function openReported() {
  const table = matchTable({ ruleset: RULESET, first: 40 })
  const match = await table.open({ game: 'shatterpoint', options: { turnLimit: 60 }, dice: 'reported' })
  const play = async () => {
    const live = await table.cache.find(match.id)
    if (live.state.play === null) throw new Error('The match has not begun.')
    const seat = shatterpointPlay.activeSeat(live.state.play)
    return { live, state: live.state.play, seat, offers: seat === null ? [] : offersTo(live, seat) }
  }
  return { table, match, play }
}

test('each player reports their own starting roll, again after a tie, and whoever has more starts', async () => {
  const { table, match, play } = await openReported()
  const report = async (seat: number, faces: readonly number[]) => {
    const asked = await play()
    expect(asked.seat).toBe(seat)
    expect(asked.state).toMatchObject({ procedure: { pending: { kind: 'report', seat, dice: { die: 'attack' } } } })
    return table.give(match, seat, { report: { faces: [...faces] } })
  }
  const { offers } = await play()
  const count = offers[0]?.open?.length ?? 0
  expect(count).toBeGreaterThan(0)
  const ones = Array.from({ length: count }, () => 1)
  for (const wrong of [[...ones, 1], ones.map(() => 99)]) {
    expect(await report(0, wrong)).toMatchObject({
      kind: 'refused',
      violations: [{ rule: 'shatterpoint.match.report' }],
    })
  }
  const last = ones.map(() => 8)
  for (const [seat, faces] of [ones, ones, last, ones].entries())
    expect(await report(seat % 2, faces)).toMatchObject({ kind: 'accepted' })
  const { state } = await play()
  expect(state).toMatchObject({ starter: 'B', procedure: { pending: { kind: 'edge', seat: 1 } } })
  const rolled = (await table.log(match.id)).filter(({ event }) => event.type === 'startingPlayerRolled')
  expect(rolled.map(({ event }) => event.starts)).toEqual([null, 'B'])
})

test(
  'a match whose dice lie on a real table is played to its end: attackers, defenders and players report their rolls',
  async () => {
    const { table, match, play } = await openReported()
    const chance = chanceOf(6)
    const reporters: Record<string, Set<number>> = { attack: new Set(), defence: new Set() }
    for (let step = 0; step < 2_000; step++) {
      const { state, seat, offers } = await play()
      if (seat === null) break
      const attack = offers.filter(({ command }) => 'declareAttack' in command)
      const choice = attack.length > 0 ? attack : offers
      const offer = choice[chance.below(choice.length)]
      if (offer === undefined) throw new Error('The active seat has no offers.')
      const isReport = offer.id === 'report'
      const faces = offer.open?.map((open) => ('choices' in open ? 1 + chance.below(open.choices.length) : 0)) ?? []
      if (isReport) {
        expectPublishedView(shatterpointPlay, shatterpointPlay.view(state, null))
        const { dice } = (state.procedure as { pending: { dice: { die: string } } }).pending
        reporters[dice.die]?.add(seat)
      }
      const command = isReport ? { report: { faces } } : anyVariant(offer, chance)
      expect(await table.give(match, seat, command)).toMatchObject({ kind: 'accepted' })
    }
    const { header, state } = await table.cache.findFresh(match.id)
    expect(state.status).toBe('ended')
    expect(reporters).toEqual({ attack: new Set([0, 1]), defence: new Set([0, 1]) })
    const [log, records] = [await table.log(match.id), await table.store.records(match.id)]
    expect(verify(shatterpointPlay, header, log, records).differences).toEqual([])
  },
  LONG,
)
