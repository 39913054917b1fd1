import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { orderDeck } from '../../../../src/games/gears/content/order-cards.ts'
import { allPieces, entranceZones, mapOf, mapOfState } from '../../../../src/games/gears/match/map.ts'
import { GearsOptions } from '../../../../src/games/gears/match/options.ts'
import { placingViolation, startPositions, startZones } from '../../../../src/games/gears/match/procedures/placing.ts'
import { setUpMatch } from '../../../../src/games/gears/match/setup.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { FIGURE_TYPES, type FigureType } from '../../../../src/games/gears/vocabulary.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { chanceOf, startMatch } from './random-match.ts'
import { placedMatch, preparedMatch } from './world.ts'

type Setting = { readonly mission: string; readonly difficulty?: 'casual' | 'normal' | 'hardcore' | 'insane' }

const SETTINGS: readonly Setting[] = [...content.missions.values()].flatMap(({ id, difficulties }) =>
  difficulties.length === 0 ? [{ mission: id }] : difficulties.map(({ difficulty }) => ({ mission: id, difficulty })),
)
const EVERY = SETTINGS.flatMap((setting) => {
  const { minPlayers = 1, maxPlayers = 4 } = content.missions.get(setting.mission) ?? {}
  const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index)
  return counts.map((seats) => ({ ...setting, seats }))
})

const figuresOf = (state: GearsState, type: FigureType): number =>
  state.locust.filter(({ enemy }) => content.enemies.get(enemy)?.figureType === type).length

const sorted = (items: readonly (string | number)[]) => [...items].sort()

describe.each(EVERY)('$mission $difficulty for $seats', ({ mission, difficulty, seats }) => {
  const states = [1, 2, 3].map((number) => {
    const options = difficulty === undefined ? { mission } : { mission, difficulty }
    return preparedMatch(options, seats, chanceOf(number)).state
  })

  test('keeps every figure, marker and card', () => {
    for (const state of states) {
      for (const type of FIGURE_TYPES) {
        expect(state.pool[type] + figuresOf(state, type)).toBe(content.figureCounts.get(type))
        const box = [...content.markers.values()].filter((marker) => marker.type === type)
        expect(state.markers[type].unused).toHaveLength(box.reduce((sum, { copies }) => sum + copies, 0))
      }
      const hands = state.players.flatMap(({ hand }) => hand)
      expect(sorted([...hands, ...state.orders.pile])).toEqual(sorted(orderDeck))
      expect(state.weapons.pile).toHaveLength(9)
      expect(new Set(state.ai.pile).size).toBe(state.ai.pile.length)
    }
  })

  test('stands on a sound map', () => {
    for (const state of states) {
      const map = mapOfState(state, content)
      const covers = state.locust.flatMap(({ position }) => (position.cover === undefined ? [] : [position.cover]))
      expect(new Set(covers).size).toBe(covers.length)
      for (const { position } of state.locust) expect(map.zone(position.zone)).toBeDefined()
      for (const door of map.doors) expect(state.doors.map(({ door: id }) => id)).toContain(door.id)
      expect(map.doors).toHaveLength(state.doors.length)
      const laid = state.chains.flatMap(allPieces)
      for (const { piece } of state.locations) expect(laid).toContain(piece)
      const left = state.levels.flatMap(({ cards }) => cards)
      expect(new Set([...laid, ...left]).size).toBe(laid.length + left.length)
    }
  })

  test('lets every soldier start at an entrance', () => {
    const state = placedMatch(difficulty === undefined ? { mission } : { mission, difficulty }, seats, chanceOf(7))
    const entrances = state.chains.flatMap(({ pieces }) => entranceZones(pieces[0] ?? '', content))
    for (const { position } of state.players) expect(entrances).toContain(position.zone)
    expect(state).toMatchObject({ step: 'orders', turnNumber: 1, active: state.first })
  })
})

describe('what a mission changes about setup', () => {
  test('E-03: 14 Locust for four in Emergence, a Wretch left, and one hole open', () => {
    const { state } = preparedMatch({ mission: 'emergence' }, 4, chanceOf(3))
    expect(state.locust).toHaveLength(14)
    expect(state.pool).toMatchObject({ wretch: 1, drone: 0, boomer: 0 })
    expect(state.ai.pile).toHaveLength(18)
    const holes = mapOfState(state, content).zones.flatMap((zone) => zone.holes)
    expect(state.sealedHoles).toHaveLength(holes.length - 1)
    expect(state.locations.map(({ piece }) => piece).sort()).toEqual(['12A', '16A', '2A'])
  })

  test('E-04: hands of six, and of seven for Marcus', () => {
    const { state } = preparedMatch({}, 4, chanceOf(4))
    const sizes = state.players.map(({ character, hand }) => [character, hand.length])
    expect(Object.fromEntries(sizes)).toEqual({
      'marcus-fenix': 7,
      'dominic-santiago': 6,
      'augustus-cole': 6,
      'damon-baird': 6,
    })
  })

  test('starts the Berserker among the soldiers, and no other C', () => {
    const { state } = preparedMatch({ mission: 'china-shop' }, 4, chanceOf(5))
    const [berserker, ...more] = state.locust.filter(({ enemy }) => enemy === 'berserker')
    expect(more).toEqual([])
    expect(entranceZones(state.chains[0]?.pieces[0] ?? '', content)).toContain(berserker?.position.zone)
  })

  test('turns the first piece of the resonator, with a door to level 3 on it', () => {
    const { state } = preparedMatch({ mission: 'resonator' }, 2, chanceOf(6))
    const [first, second] = state.chains[0]?.pieces ?? []
    expect(state.chains[0]?.turnFirst).toBe(true)
    expect(state.doors.map(({ level }) => level).sort()).toEqual([2, 3])
    expect(state.doors.find(({ level }) => level === 3)?.piece).toBe(first)
    const map = mapOfState(state, content)
    const entrances = [first, second].map((piece) => entranceZones(piece ?? '', content))
    const numbers = entrances.map((zones) => zones.map((zone) => map.zone(zone)?.number ?? -1))
    const meet = numbers[0]?.some((zone) => numbers[1]?.some((other) => map.neighbours(zone, 'moves').includes(other)))
    expect(meet).toBe(true)
  })

  test('lays one piece of Landown', () => {
    const { state } = preparedMatch({ mission: 'landown' }, 3, chanceOf(7))
    expect(state.chains[0]?.pieces).toHaveLength(1)
    expect(state.levels[0]?.cards).toHaveLength(4)
    expect(state.locust).toEqual([])
  })

  test.each([2, 3, 4])('splits %i soldiers between two maps of Scattered', (seats) => {
    const state = placedMatch({ mission: 'scattered' }, seats, chanceOf(8))
    const onMaps = state.chains.map(({ pieces }) => {
      const zones = entranceZones(pieces[0] ?? '', content)
      return state.players.filter(({ position }) => zones.includes(position.zone)).length
    })
    expect(onMaps).toEqual([Math.floor(seats / 2), Math.ceil(seats / 2)])
    expect(startZones(state, content)).toEqual([])
  })

  test('E-46: the first player chooses among equal cover for the Locust', () => {
    const { state } = startMatch({ mission: 'resonator' }, 2, chanceOf(11))
    const { character } = state.players[state.first] ?? {}
    expect(state.step).toBe('placing')
    expect(state.procedure?.pending).toMatchObject({ kind: 'coverChoice', player: character })
    expect(state.procedure?.pending?.options.length).toBeGreaterThan(1)
  })

  test('refuses what cannot be played', () => {
    const refused = (options: object, seats: number) => {
      const choices = Array.from({ length: seats }, () => null)
      const context = { random: chanceOf(1), trace: new Trace(), content, choices }
      const events = setUpMatch(GearsOptions.parse(options), seats, context)
      return events instanceof Refusal ? events.violations.map(({ rule }) => rule) : []
    }
    expect(refused({ mission: 'scattered' }, 1)).toEqual(['gears.solo.one-figure'])
    expect(refused({ mission: 'waves' }, 2)).toEqual(['gears.mission.waves.difficulty'])
    expect(refused({ mission: 'nowhere' }, 2)).toEqual(['gears.content.known'])
    expect(refused({ characters: ['marcus-fenix'] }, 2)).toEqual(['gears.solo.one-figure'])
    expect(refused({ characters: ['marcus-fenix', 'marcus-fenix'] }, 2)).toEqual(['gears.solo.one-figure'])
    expect(refused({ characters: ['nobody', 'marcus-fenix'] }, 2)).toEqual(['gears.content.known'])
  })

  test('gives each seat the soldier that its player chose, else the one that was named, else the next of the box', () => {
    const soldiers = (named: string[] | undefined, chosen: (string | null)[]) => {
      const choices = chosen.map((soldier) => (soldier === null ? null : { soldier }))
      const context = { random: chanceOf(1), trace: new Trace(), content, choices }
      const options = GearsOptions.parse(named === undefined ? {} : { characters: named })
      const events = setUpMatch(options, chosen.length, context)
      if (events instanceof Refusal) return events.violations.map(({ rule, path }) => `${rule} ${path.join('.')}`)
      const [first] = events
      return first?.type === 'matchSetUp' ? first.state.players.map(({ character }) => character) : []
    }
    const [marcus = '', dom = '', baird = ''] = content.characters.keys()
    expect(soldiers(undefined, [null, null])).toEqual([marcus, dom])
    expect(soldiers(undefined, [null, marcus])).toEqual([dom, marcus])
    expect(soldiers([baird, marcus], [null, null])).toEqual([baird, marcus])
    expect(soldiers([baird, marcus], [marcus, null])).toEqual([marcus, dom])
    expect(soldiers([baird, marcus], [null, dom])).toEqual([baird, dom])
    expect(soldiers(undefined, [dom, dom])).toEqual(['gears.solo.one-figure choices.1.soldier'])
    expect(soldiers(undefined, ['nobody', null])).toEqual(['gears.content.known choices.0.soldier'])
  })

  test('refuses to start where nobody may', () => {
    const { state } = preparedMatch({}, 2, chanceOf(9))
    const [free] = startPositions(state, content)
    const seat = state.first
    expect(placingViolation(state, seat, free as never, content)).toBeNull()
    expect(placingViolation(state, seat, { zone: '12A-a' }, content)?.rule).toBe('gears.cover.setup')
    expect(placingViolation(state, seat, { zone: free?.zone ?? '', cover: 'nothing' }, content)?.path.at(-1)).toBe(
      'cover',
    )
  })

  test('knows a map by what lies there', () => {
    const { state } = preparedMatch({}, 2, chanceOf(10))
    expect(mapOf(state, false, content)).toBe(mapOfState(state, content))
  })
})
