import { describe, expect, test } from 'vitest'
import type { Play } from '../../../../src/contract/match.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import type { GearsCommand } from '../../../../src/games/gears/match/command.ts'
import { arranged, blank, drone, map, pairOf } from './arranged.ts'
import { give } from './random-match.ts'

const play = gears.play as Play
const [zone] = pairOf(2)

/** The odds of a command of seat 0, who stands with others beside a Drone and attacks. */
function oddsOf(command: GearsCommand, at = zone, card = 'assault-dodge') {
  const match = arranged({
    players: [
      { hand: [card], position: { zone: at }, grenades: 1 },
      { hand: ['assault-dodge', 'assault-dodge'], position: { zone: at } },
    ],
    state: { locust: [drone('drone-1', at)], sealedHoles: [] },
  })
  give(match, 0, { playOrder: { card, use: 'attack' } }, blank)
  const odds = play.odds(match.state, 0, command)
  return Object.fromEntries(odds.map(({ id, fraction }) => [id, fraction]))
}

describe('the odds of a dry run', () => {
  test('E-57: two dice of the Lancer against one', () => {
    const odds = oddsOf({ attack: { target: 'drone-1', weapon: 'lancer', mode: 'normal' } })
    expect(odds).toMatchObject({ 'drone-1:hurt': '7/9', 'drone-1:killed': '29/216' })
    expect(Object.keys(odds)).toContain('drone-1:expectedWounds')
  })

  test('E-57: the chainsaw of Marcus, who rolls a die more', () => {
    expect(oddsOf({ chainsaw: { target: 'drone-1' } })).toEqual({ 'drone-1:killed': '4651/7776' })
  })

  test('a grenade: everyone in the zone, and the hole', () => {
    const hole = map.zones.find(({ holes }) => holes.length > 0)?.id ?? ''
    const odds = oddsOf({ throwGrenade: { zone: hole } }, hole)
    expect(odds).toMatchObject({ [`${hole}:sealed`]: '91/216' })
    expect(Object.keys(odds)).toEqual(
      expect.arrayContaining(['drone-1:killed', 'marcus-fenix:bleeding', 'dominic-santiago:hurt']),
    )
  })

  test('nothing else has odds, nor has a command that means nothing', () => {
    expect(oddsOf({ endOrders: {} })).toEqual({})
    expect(oddsOf({ attack: { target: 'nobody', weapon: 'lancer', mode: 'normal' } })).toEqual({})
    expect(oddsOf({ throwGrenade: { zone: 'nowhere' } })).toEqual({})
  })
})
