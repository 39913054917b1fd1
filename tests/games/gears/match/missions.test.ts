import { describe, expect, test } from 'vitest'
import type { EnemyReference } from '../../../../src/games/gears/content/effects.ts'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { resolveSpawn } from '../../../../src/games/gears/locust/ai/actions/spawning.ts'
import { decideMatch } from '../../../../src/games/gears/match/decide.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { entranceZones, levelOfPiece, mapOfState } from '../../../../src/games/gears/match/map.ts'
import { afterLocustStep } from '../../../../src/games/gears/match/procedures/mission-effects.ts'
import { rulesNow, stepRulesOf } from '../../../../src/games/gears/match/procedures/mission-rules.ts'
import { resolve } from '../../../../src/games/gears/match/procedures/resolving.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { chanceOf } from './random-match.ts'
import { checked, explored, placedMatch, played, standing, without, zoneOfDoor } from './world.ts'

const count = ({ locust }: GearsState, enemy: string) => locust.filter((figure) => figure.enemy === enemy).length
const kinds = (state: GearsState) => rulesNow(state, content).map(({ kind }) => kind)
const lastDoor = ({ doors }: GearsState) => doors.at(-1)?.door ?? ''
const pieceOf = (state: GearsState, seat = state.active) =>
  mapOfState(state, content).zone(state.players[seat]?.position.zone ?? '')?.piece

function figuresAreKept(state: GearsState): void {
  for (const type of FIGURE_TYPES) {
    const onMap = state.locust.filter(({ enemy }) => content.enemies.get(enemy)?.figureType === type).length
    expect(onMap + state.pool[type]).toBe(content.figureCounts.get(type))
  }
}

/** Every hole of the map is sealed. */
const sealed = (state: GearsState): GearsState => ({
  ...state,
  sealedHoles: mapOfState(state, content).zones.flatMap(({ holes }) => holes.map(({ id }) => id)),
  holeTokens: [],
})

const bleeding = (state: GearsState): GearsState => ({
  ...state,
  players: state.players.map((player) => ({ ...player, status: 'bleeding', hand: [] })),
})

describe('defeat and victory', () => {
  test('nobody stands: the match is lost', () => {
    const random = chanceOf(1)
    const { state, events, rules } = checked(bleeding(placedMatch({}, 2, random)), random)
    expect(events.map(({ type }) => type)).toEqual(['matchLost'])
    expect(state).toMatchObject({ result: 'lost', step: 'over' })
    expect(rules).toContain('gears.lose.all-bleeding')
  })

  test('Q-38: defeat comes before victory', () => {
    const random = chanceOf(2)
    const state = { ...bleeding(without(placedMatch({}, 2, random))), phase: 2 }
    const { rules, ...after } = checked(state, random)
    expect(after.state.result).toBe('lost')
    expect(rules).toContain('gears.win.lose-priority')
  })

  test('without anything new nothing happens', () => {
    const random = chanceOf(3)
    const before = placedMatch({}, 3, random)
    expect(checked(before, random).events).toEqual([])
  })
})

describe('emergence', () => {
  test('E-12: the last hole is sealed, Locust come through the exit, and the turn goes on', () => {
    const random = chanceOf(4)
    const before = without(placedMatch({}, 4, random))
    const { state, events, rules } = checked(sealed(before), random)
    expect([count(state, 'wretch'), count(state, 'drone'), count(state, 'boomer')]).toEqual([2, 3, 3])
    expect(state).toMatchObject({ phase: 2, step: 'orders', active: before.active, result: null })
    const moved = events.filter(({ type }) => type === 'figureMoved').map((event) => 'figure' in event && event.figure)
    const runners = state.locust.filter(({ enemy }) => enemy !== 'boomer').map(({ id }) => id)
    expect(new Set(moved)).toEqual(new Set(runners))
    expect(rules).toContain('gears.mission.emergence.back1')
    expect(kinds(state)).toContain('noSpawnRedraw')
    expect(stepRulesOf(state, content).noSpawnRedraw).toBe(true)
    figuresAreKept(state)
    expect(checked(without(state), random).state.result).toBe('won')
  })
})

describe('china shop', () => {
  test('the Berserker opens the levels, and the Hammer of Dawn ends it', () => {
    const random = chanceOf(5)
    let state = placedMatch({ mission: 'china-shop' }, 3, random)
    for (const [phase, level] of [
      [2, 2],
      [3, 3],
    ]) {
      const zone = zoneOfDoor(state, lastDoor(state))
      const locust = state.locust.map((figure) =>
        figure.enemy === 'berserker' ? { ...figure, position: { zone } } : figure,
      )
      const flipped = checked({ ...state, locust }, random)
      state = flipped.state
      expect(state.phase).toBe(phase)
      expect(state.levels.find(({ number }) => number === level)).toMatchObject({ cards: [], isLocked: false })
      expect(state.chains[0]?.levels).toContain(level)
      expect(count(state, 'berserker')).toBe(1)
      figuresAreKept(state)
    }
    expect(state.chains[0]?.pieces.at(-1)).toBe('17A')
    expect(state.doors).toEqual([])
    expect(state.locations.map(({ piece }) => piece)).toContain('17A')
    expect(checked(state, random).events).toEqual([])
    expect(checked(without(state, 'berserker'), random).state.result).toBe('won')
  })
})

describe('resonator', () => {
  test('two doors lead to two levels; the resonator starts the last phase', () => {
    const random = chanceOf(6)
    const before = placedMatch({ mission: 'resonator' }, 2, random)
    const first = before.chains[0]?.pieces[0] ?? ''
    const second = explored(before, before.doors.find(({ level }) => level === 2)?.door ?? '', random).state
    expect(second.chains[0]?.levels.filter((level) => level === 2)).toHaveLength(3)
    const open = { ...second, levels: second.levels.map((level) => ({ ...level, isLocked: false })) }
    const third = explored(open, `${first}-door`, random).state
    expect(third.chains[0]?.branch).toHaveLength(3)
    expect(levelOfPiece(third, '13B')).toBe(3)
    const map = mapOfState(third, content)
    const zones = map.zones.filter(({ piece }) => piece === '13B')
    const start = map.zone(before.players[0]?.position.zone ?? '')?.number ?? -1
    expect(zones.some(({ number }) => map.moves(start, number) < 100)).toBe(true)
    const drones = count(third, 'drone')
    const flipped = checked({ ...third, used: ['equipment:13B'] }, random).state
    expect(flipped.phase).toBe(2)
    expect(flipped.ai.discard).toEqual([])
    expect(count(flipped, 'drone')).toBeGreaterThan(drones)
    expect(kinds(flipped)).toContain('extraAiCard')
    expect(checked(flipped, random).events).toEqual([])
    expect(checked({ ...flipped, used: [...flipped.used, 'aiDeckFinished:2'] }, random).state.result).toBe('won')
  })
})

describe('landown', () => {
  test('E-71: one piece and a Ticker for each player at a time, then a level of choice', () => {
    const random = chanceOf(7)
    let state = placedMatch({ mission: 'landown' }, 3, random)
    for (let left = 3; left >= 0; left--) {
      const tickers = count(state, 'ticker')
      const { asked, ...after } = explored(without(state), lastDoor(state), random)
      state = after.state
      expect(state.levels[0]?.cards).toHaveLength(left)
      expect(tickers).toBeLessThanOrEqual(3)
      expect(new Set(state.locust.map(({ position }) => position.zone)).size).toBe(3)
      expect(asked.map(({ kind }) => kind)).toEqual(['zoneChoice', 'zoneChoice', 'zoneChoice'])
      expect(new Set(asked.map(({ player }) => player)).size).toBe(3)
      expect(state.phase).toBe(1)
    }
    const piece = state.chains[0]?.pieces.at(-1) ?? ''
    const [zone] = entranceZones(piece, content)
    const flipped = checked(standing(state, zone ?? '', [0]), random, ({ kind }) =>
      kind === 'levelChoice' ? '3' : undefined,
    ).state
    expect(flipped).toMatchObject({ phase: 2, slots: { A: 'ticker', B: 'drone', C: 'boomer' } })
    expect(flipped.levels.map(({ isLocked }) => isLocked)).toEqual([false, true, false])
    expect(flipped.ai.pile).toHaveLength(18)
    expect(stepRulesOf(flipped, content).atExitOnly).toEqual(['drone', 'boomer'])
    const atDoor = standing(flipped, zoneOfDoor(flipped, lastDoor(flipped)))
    expect(checked(atDoor, random).events).toEqual([])
    const last = explored(flipped, lastDoor(flipped), random).state
    expect(last.chains[0]?.levels.filter((level) => level === 3)).toHaveLength(3)
    expect(last.result).toBeNull()
    const out = standing(last, zoneOfDoor(last, lastDoor(last)))
    expect(checked(out, random).state.result).toBe('won')
  })
})

describe('scattered', () => {
  test('each door is explored once, then the maps meet on 17B', () => {
    const random = chanceOf(8)
    const before = placedMatch({ mission: 'scattered' }, 4, random)
    const doorOf = (state: GearsState, level: number) =>
      state.doors.find(({ piece }) => levelOfPiece(state, piece) === level)?.door ?? ''
    expect(stepRulesOf(before, content).ownMapOnly).toBe(true)
    const second = explored(before, doorOf(before, 1), random).state
    expect(second.phase).toBe(2)
    expect(second.chains[0]?.levels.filter((level) => level === 3)).toHaveLength(3)
    expect(second.doors.map(({ piece }) => levelOfPiece(second, piece)).sort()).toEqual([2, 3])
    const third = explored(second, doorOf(second, 2), random).state
    expect(third).toMatchObject({ phase: 3, slots: { C: 'grinder' } })
    expect(count(third, 'boomer')).toBe(0)
    expect(third.chains[1]?.pieces.at(-1)).toBe('17B')
    expect(count(third, 'grinder')).toBeGreaterThan(0)
    figuresAreKept(third)
    expect(third.doors).toHaveLength(2)
    const map = mapOfState(third, content)
    const [one, other] = third.doors.map(({ door }) => map.zone(zoneOfDoor(third, door))?.number ?? -1)
    expect(map.moves(one ?? 0, other ?? 0)).toBe(1)
    expect(map.range(one ?? 0, other ?? 0)).toBe(Number.POSITIVE_INFINITY)
    const there = standing(third, '17B-a')
    expect(checked(there, random).events).toEqual([])
    expect(checked(without(there, 'grinder'), random).state.result).toBe('won')
  })
})

describe('hive', () => {
  test('the levels one by one, then Skorge, who heals when idle', () => {
    const random = chanceOf(9)
    let state = placedMatch({ mission: 'hive' }, 2, random)
    for (const level of [2, 3]) {
      state = explored(state, lastDoor(state), random).state
      expect(levelOfPiece(state, state.doors.at(-1)?.piece ?? '')).toBe(level)
      expect(state.phase).toBe(1)
    }
    const { state: last } = explored(state, lastDoor(state), random)
    expect(last).toMatchObject({ phase: 2, slots: { B: 'skorge' } })
    expect(count(last, 'kantus')).toBe(0)
    expect(count(last, 'skorge')).toBe(1)
    expect(last.chains[0]?.pieces.at(-1)).toBe('17B')
    figuresAreKept(last)
    expect(stepRulesOf(last, content).neverSpawned).toEqual(['kantus'])

    const wounded = last.locust.map((figure) =>
      figure.enemy === 'skorge' ? { ...figure, state: 'wounded' as const } : figure,
    )
    const skorge = wounded.find(({ enemy }) => enemy === 'skorge')?.id ?? ''
    const healed = (acted: readonly string[]) =>
      // biome-ignore lint/correctness/useYield: nothing is asked.
      played({ ...last, locust: wounded }, random, function* (context) {
        afterLocustStep(context, new Set(acted))
      }).state.locust.find(({ id }) => id === skorge)?.state
    expect(healed([])).toBe('healthy')
    expect(healed([skorge])).toBe('wounded')
    expect(checked(without(last, 'skorge'), random).state.result).toBe('won')
  })
})

describe('waves', () => {
  test('six waves, each when the one before is beaten', () => {
    const random = chanceOf(10)
    let state = placedMatch({ mission: 'waves', difficulty: 'casual' }, 4, random)
    const down = state.locations.map(({ piece }) => ({ piece, isFaceUp: false }))
    for (let phase = 2; phase <= 6; phase++) {
      const holes = mapOfState(state, content).zones.flatMap((zone) => zone.holes.map(({ id }) => id))
      const { state: next, events } = checked({ ...without(state), locations: down, sealedHoles: holes }, random)
      state = next
      expect(state.phase).toBe(phase)
      expect(state.sealedHoles).toEqual([])
      expect(state.locations.every(({ isFaceUp }) => isFaceUp)).toBe(true)
      expect(state.locust.length).toBeGreaterThan(0)
      expect(events.some(({ type }) => type === 'aiDeckRenewed')).toBe(true)
      figuresAreKept(state)
    }
    expect(count(state, 'berserker')).toBe(1)
    const armed = state.players.filter(({ weapons }) => weapons.some(({ weapon }) => weapon === 'hammer-of-dawn'))
    expect(armed).toHaveLength(1)
    expect(checked(without(state), random).state.result).toBe('won')
  })
})

describe('what a mission changes about AI cards', () => {
  const spawn = (enemies: readonly string[], state: GearsState, random = chanceOf(12)) =>
    played(state, random, function* (context) {
      yield* resolve(context, (locust) =>
        resolveSpawn(
          locust,
          {},
          {
            figures: enemies as EnemyReference[],
            place: { at: 'holes', pick: 'all' },
          },
        ),
      )
    })

  test('Drones and Boomers come through the exit of Landown, Tickers out of the holes', () => {
    const before = { ...placedMatch({ mission: 'landown' }, 1, chanceOf(12)), phase: 2 }
    const state = { ...before, slots: { A: 'ticker', B: 'drone', C: 'boomer' } }
    const exit = zoneOfDoor(state, lastDoor(state))
    const after = spawn(['A', 'B', 'C'], state).state.locust
    const zones = (enemy: string) =>
      after.filter((candidate) => candidate.enemy === enemy).map(({ position }) => position.zone)
    expect(new Set([...zones('drone'), ...zones('boomer')])).toEqual(new Set([exit]))
    expect(zones('ticker')).toHaveLength(zones('drone').length)
    expect(zones('ticker')).not.toContain(exit)
  })

  test('no Kantus comes after Skorge', () => {
    const before = without(placedMatch({ mission: 'hive' }, 1, chanceOf(13)))
    const state = { ...before, phase: 2, slots: { A: 'drone', B: 'skorge', C: 'theron-guard' } }
    const after = spawn(['B'], state).state.locust
    expect(after.map(({ enemy }) => enemy)).not.toContain('kantus')
    expect(after.map(({ enemy }) => enemy)).not.toContain('skorge')
    expect(new Set(after.map(({ enemy }) => enemy))).toEqual(new Set(['theron-guard']))
  })

  test('E-73: no second Berserker, and a Wretch where no Drone is left', () => {
    const before = without(placedMatch({ mission: 'china-shop' }, 1, chanceOf(14)))
    const state = { ...before, pool: { ...before.pool, drone: 0, berserker: 1 } }
    expect(new Set(spawn(['C'], state).state.locust.map(({ enemy }) => enemy))).toEqual(new Set(['wretch']))
  })

  test('a card that is being resolved stops when the match is won', () => {
    const before = placedMatch({ mission: 'china-shop' }, 2, chanceOf(15))
    const state: GearsState = { ...without(before, 'berserker'), phase: 3, step: 'locust' }
    const around = { random: chanceOf(16), trace: new Trace<GearsRules>(), content }
    const events = decideMatch(state, state.active, { drawAi: {} }, around) as GearsEvent[]
    expect(events.at(-1)?.type).toBe('matchWon')
  })
})

test('the soldiers of a mission stand on its pieces', () => {
  const state = placedMatch({ mission: 'hive' }, 1, chanceOf(11))
  expect(pieceOf(state)).toBe(state.chains[0]?.pieces[0])
})
