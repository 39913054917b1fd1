import { describe, expect, test } from 'vitest'
import { freshTurn } from '../../../../src/games/gears/match/state.ts'
import { arranged, blank, of, offered, pairOf, refusalOf, wayBetween, zones } from './arranged.ts'
import { give } from './random-match.ts'

describe('gears.weapon.constant: the Mulcher slows its bearer', () => {
  const [near] = pairOf(2)
  const far = zones.find((zone) => wayBetween(near, zone).length === 3) as string
  const way = wayBetween(near, far)
  const carrying = (weapon: string) => {
    const weapons = [{ weapon, ammo: 2 }]
    const match = arranged({
      players: [
        { hand: ['assault-dodge', 'assault-follow'], position: { zone: near }, weapons },
        { hand: ['assault-follow', 'assault-follow'], position: { zone: near } },
      ],
    })
    give(match, 0, { playOrder: { card: 'assault-dodge', use: 'printed' } }, blank)
    return match
  }
  const longest = (match: ReturnType<typeof carrying>, seat: number) =>
    Math.max(...offered(match, seat).map((command) => ('move' in command ? command.move.path.length : 0)))

  test('to two zones in their own turn, whatever the card says', () => {
    const match = carrying('mulcher')
    expect(longest(carrying('lancer'), 0)).toBe(3)
    expect(longest(match, 0)).toBe(2)
    expect(refusalOf(match, 0, { move: { path: way } })).toEqual(['gears.weapon.constant'])
    expect(refusalOf(carrying('lancer'), 0, { move: { path: way } })).toEqual([])
  })

  test('all moves of the turn together', () => {
    const match = carrying('mulcher')
    match.state = { ...match.state, turn: { ...match.state.turn, zonesMoved: 1 } }
    expect(longest(match, 0)).toBe(1)
  })

  test('not when following in the turn of another', () => {
    const match = carrying('mulcher')
    match.state = { ...match.state, active: 1, turn: freshTurn(near) }
    give(match, 1, { playOrder: { card: 'assault-follow', use: 'printed' } }, blank)
    const events = give(match, 1, { move: { path: way } }, blank)
    events.push(...give(match, 0, { answer: { option: 'assault-follow' } }, blank))
    expect(of(events, 'followed')).toHaveLength(1)
    while (match.state.procedure?.pending != null) {
      const { player, options } = match.state.procedure.pending
      const seat = match.state.players.findIndex(({ character }) => character === player)
      give(match, seat, { answer: { option: options[0] as string } }, blank)
    }
    expect(match.state.players[0]?.position.zone).toBe(far)
  })

  test('no longer when it is thrown away', () => {
    const match = carrying('mulcher')
    give(match, 0, { discardWeapon: { weapon: 'mulcher' } }, blank)
    expect(longest(match, 0)).toBe(3)
  })
})
