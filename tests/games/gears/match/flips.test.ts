import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { mapOfState } from '../../../../src/games/gears/match/map.ts'
import { freshTurn, type GearsState, playerOf } from '../../../../src/games/gears/match/state.ts'
import { answerAll, of } from './arranged.ts'
import { chanceOf, give, type PlayedMatch } from './random-match.ts'
import { checked, explored, placedMatch, standing, without, zoneOfDoor } from './world.ts'

const lastDoor = ({ doors }: GearsState) => doors.at(-1)?.door ?? ''

/** A Hive whose third level is built, with nobody on it but the active soldier, two steps from the last door. */
function beforeTheDoor(): { match: PlayedMatch; path: string[]; door: string } {
  const random = chanceOf(12)
  let state = without(placedMatch({ mission: 'hive' }, 1, random))
  for (let level = 2; level <= 3; level++) state = without(explored(state, lastDoor(state), random).state)
  const door = lastDoor(state)
  const map = mapOfState(state, content)
  const at = map.zone(zoneOfDoor(state, door))?.number ?? -1
  const start = map.zones.find(({ number }) => map.moves(number, at) === 2)
  const way = map.shortestPath(start?.number ?? -1, at, 'moves') ?? []
  const path = way.slice(1).map((number) => map.zoneAt(number).id)
  const placed = standing(state, start?.id ?? '')
  const players = placed.players.map((player) => ({ ...player, hand: ['explore-dodge', 'assault-guard'] }))
  const now: GearsState = { ...placed, players, step: 'orders', turn: freshTurn(start?.id ?? '') }
  return { match: { log: [], commands: [], state: now }, path, door }
}

describe('gears.mission.flip-now', () => {
  test('a door that is explored inside a move flips the card before the move goes on', () => {
    const { match, path, door } = beforeTheDoor()
    const random = chanceOf(3)
    give(match, 0, { playOrder: { card: 'explore-dodge', use: 'printed' } }, random)
    const events = give(match, 0, { move: { path } }, random)
    events.push(...answerAll(match, random, [door, path[0] ?? '']))
    const types = events.map(({ type }) => type)
    const flipped = types.indexOf('missionFlipped')
    expect(flipped).toBeGreaterThan(types.indexOf('doorExplored'))
    expect(types.lastIndexOf('figureMoved')).toBeGreaterThan(flipped)
    expect(match.state.phase).toBe(2)
    expect(playerOf(match.state, 0).position.zone).not.toBe(path.at(-1))
  })

  test('the piece that a mission card brings has no location card', () => {
    const { match, path, door } = beforeTheDoor()
    const random = chanceOf(4)
    const there = standing(match.state, path.at(-1) ?? '')
    const state = explored(there, door, random).state
    expect(state.phase).toBe(2)
    expect(state.chains[0]?.pieces.at(-1)).toBe('17B')
    expect(state.locations.map(({ piece }) => piece)).not.toContain('17B')
  })

  test('crossing the last piece and leaving it in one move meets the objective', () => {
    const random = chanceOf(9)
    let state = without(placedMatch({ mission: 'landown' }, 1, random))
    while ((state.levels[0]?.cards.length ?? 0) > 0) state = without(explored(state, lastDoor(state), random).state)
    const map = mapOfState(state, content)
    const last = state.chains[0]?.pieces.at(-1) ?? ''
    const inside = map.zones.find(
      ({ piece, number }) =>
        piece === last && map.neighbours(number, 'moves').some((next) => map.zoneAt(next).piece !== last),
    )
    const outside = map.neighbours(inside?.number ?? -1, 'moves').map((number) => map.zoneAt(number))
    const from = outside.find(({ piece }) => piece !== last)?.id ?? ''
    const placed = standing(state, from)
    const players = placed.players.map((player) => ({ ...player, hand: ['explore-dodge', 'assault-guard'] }))
    const now: GearsState = { ...placed, players, step: 'orders', turn: freshTurn(from) }
    expect(checked(now, random).events).toEqual([])
    const match: PlayedMatch = { log: [], commands: [], state: now }
    give(match, 0, { playOrder: { card: 'explore-dodge', use: 'printed' } }, random)
    const events = give(match, 0, { move: { path: [inside?.id ?? '', from] } }, random)
    events.push(...answerAll(match, random))
    expect(of(events, 'missionFlipped')).toEqual([{ type: 'missionFlipped', phase: 1, mission: 'landown' }])
    // The AI deck is made anew once, without the card of the old deck.
    expect(of(events, 'aiDeckRenewed')).toHaveLength(1)
  })
})
