import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { mapOfState } from '../../../../src/games/gears/match/map.ts'
import { waysOf } from '../../../../src/games/gears/match/offers/paths.ts'
import { moveCog } from '../../../../src/games/gears/match/procedures/moving.ts'
import { freshTurn, type GearsState } from '../../../../src/games/gears/match/state.ts'
import { arranged, blank, map, offered, zones } from './arranged.ts'
import { chanceOf, give } from './random-match.ts'
import { placedMatch, played, zoneOfDoor } from './world.ts'

/** Every way of at most so many zones, with returns and circles. */
function allWays(state: GearsState, from: string, max: number): string[][] {
  const laid = mapOfState(state, content)
  const next = laid.neighbours(laid.zone(from)?.number ?? 0, 'moves').map((number) => laid.zones[number]?.id ?? '')
  if (max === 0) return [[]]
  return [[], ...next.flatMap((zone) => allWays(state, zone, max - 1).map((rest) => [zone, ...rest]))]
}

/** Where a way ends, and everything that it brings about but the steps themselves. */
function effectOf(state: GearsState, path: readonly string[], max: number): string {
  const seat = state.active
  const {
    events,
    asked,
    state: after,
  } = played(state, blank, (context) => moveCog(context, seat, { path, zones: max, displacing: null }))
  const end = after.players[seat]?.position.zone ?? ''
  // A door at the end can be explored anyhow, and whoever stands there need not go along.
  const atEnd = [
    ...after.doors.map(({ door }) => door).filter((door) => zoneOfDoor(after, door) === end),
    ...after.players.filter(({ position }) => position.zone === end).map(({ character }) => character),
  ]
  const questions = asked
    .filter(({ kind, player, figure }) => !atEnd.includes((kind === 'exploreOffer' ? figure : player) ?? ''))
    .map(({ kind, player, figure }) => `${kind} ${player} ${figure}`)
  const effects = events.map(({ type }) => type).filter((type) => type !== 'figureMoved')
  return JSON.stringify([end, [...new Set(questions)].sort(), effects])
}

/** A table in play with soldiers here and there, Locust and dropped weapons everywhere, and a door in reach. */
function crowded(mission: string, number: number): GearsState {
  const start = placedMatch({ mission }, 3, chanceOf(number))
  const laid = mapOfState(start, content)
  const ids = laid.zones.map(({ id }) => id)
  const door = start.doors[0]
  const home =
    door === undefined
      ? ids[0]
      : (laid.zones[laid.neighbours(laid.zone(zoneOfDoor(start, door.door))?.number ?? 0, 'moves')[0] ?? 0]?.id ?? '')
  const players = start.players.map((player, seat) => ({
    ...player,
    position: { zone: seat === start.active ? (home as string) : (ids[(number * (seat + 2)) % ids.length] as string) },
  }))
  const locust = ids.map((zone, index) => ({
    id: `ticker-${index + 70}`,
    enemy: 'ticker',
    position: { zone },
    state: 'healthy' as const,
    marker: null,
  }))
  const droppedWeapons = ids.map(
    (zone, index) => ({ id: `drone-gnasher-${index + 70}`, type: 'drone', weapon: 'gnasher', zone }) as const,
  )
  return { ...start, players, locust, droppedWeapons, turn: freshTurn(home as string) }
}

describe('the ways that are offered', () => {
  test.each(
    ['emergence', 'landown'].flatMap((mission) => [1, 2, 3, 4, 5, 6].map((number) => [mission, number] as const)),
  )('have every effect that a way can have, each once (%s %i)', (mission, number) => {
    const state = crowded(mission, number)
    const max = 3
    const start = state.players[state.active]?.position.zone ?? ''
    const ways = waysOf(state, state.active, max, content)
    const effects = ways.map(({ path }) => effectOf(state, path, max))
    expect(new Set(effects).size).toBe(effects.length)
    const brute = allWays(state, start, max).map((path) => effectOf(state, path, max))
    expect(new Set(effects)).toEqual(new Set(brute))
  })

  test('a way round by a comrade is offered beside the direct one, and told by its zones', () => {
    const square = map.zones.flatMap((zone) => {
      const next = map.neighbours(zone.number, 'moves')
      const far = map.zones.filter((other) => map.moves(zone.number, other.number) === 2)
      return far.flatMap((other) => {
        const between = next.filter((number) => map.moves(number, other.number) === 1)
        return between.length > 1 ? [[zone.number, between, other.number] as const] : []
      })
    })[0]
    if (square === undefined) throw new Error('No zone is reached by two ways.')
    const [from, [one = 0, two = 0], to] = square
    const name = (number: number) => zones[number] as string
    const match = arranged({
      players: [
        { hand: ['advance-dodge'], position: { zone: name(from) } },
        { hand: ['advance-dodge'], position: { zone: name(one) } },
      ],
    })
    give(match, 0, { playOrder: { card: 'advance-dodge', use: 'move' } }, blank)
    const paths = offered(match, 0).flatMap((command) =>
      'move' in command && command.move.cover === undefined ? [command.move.path] : [],
    )
    const there = paths.filter((path) => path.at(-1) === name(to) && path.length === 2)
    expect(there).toContainEqual([name(one), name(to)])
    expect(there).toContainEqual([name(two), name(to)])
  })
})
