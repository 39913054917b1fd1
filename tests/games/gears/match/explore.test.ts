import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { type Laid, mapOf, mapOfState } from '../../../../src/games/gears/match/map.ts'
import { exploreViolation } from '../../../../src/games/gears/match/procedures/explore.ts'
import { anyOrderFits, fittingCards, laidWith } from '../../../../src/games/gears/match/procedures/laying.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { chanceOf } from './random-match.ts'
import { explored, placedMatch, standing, zoneOfDoor } from './world.ts'

const rule = (state: GearsState, door: string) => exploreViolation(state, state.active, door, content)?.rule ?? null
const lastDoor = ({ doors }: GearsState) => doors.at(-1)?.door ?? ''
const atDoor = (state: GearsState) => standing(state, zoneOfDoor(state, lastDoor(state)), [state.active])

describe('who may explore what', () => {
  test('a standing soldier at the door', () => {
    const state = placedMatch({ mission: 'hive' }, 2, chanceOf(1))
    const door = lastDoor(state)
    expect(rule(state, door)).toBe('gears.explore.who')
    expect(rule(state, 'no door')).toBe('gears.explore.who')
    const there = atDoor(state)
    expect(rule(there, door)).toBeNull()
    const players = there.players.map((player) => ({ ...player, status: 'bleeding' as const }))
    expect(rule({ ...there, players }, door)).toBe('gears.explore.who')
  })

  test('a locked level stays closed', () => {
    const state = placedMatch({ mission: 'china-shop' }, 2, chanceOf(2))
    expect(rule(atDoor(state), lastDoor(state))).toBe('gears.explore.unlocked')
  })

  test('without a card there is nothing to explore', () => {
    const single = placedMatch({}, 2, chanceOf(3))
    expect(rule(atDoor(single), lastDoor(single))).toBe('gears.explore.next-deck')
    const waves = placedMatch({ mission: 'waves', difficulty: 'normal' }, 1, chanceOf(3))
    expect(rule(atDoor(waves), lastDoor(waves))).toBe('gears.explore.next-deck')
  })

  test('the mission keeps a door closed', () => {
    const state = placedMatch({ mission: 'scattered' }, 2, chanceOf(4))
    const [open, closed] = state.doors.map(({ door }) => {
      const there = standing(state, zoneOfDoor(state, door), [state.active])
      return exploreViolation(there, there.active, door, content)
    })
    expect(open).toBeNull()
    expect(closed?.facts).toMatchObject({ reason: 'closed' })
  })
})

describe('exploring', () => {
  test('builds the level, fills it and puts a door on its end', () => {
    const random = chanceOf(5)
    const before = placedMatch({ mission: 'hive' }, 3, random)
    const { state, events, rules } = explored(before, lastDoor(before), random)
    const types = events.map(({ type }) => type)
    expect(types[0]).toBe('doorExplored')
    expect(types.filter((type) => type === 'piecesPlaced')).toHaveLength(3)
    expect(types.at(-1)).toBe('doorPlaced')
    expect(state.locust.length).toBeGreaterThan(before.locust.length)
    expect(rules).toContain('gears.explore.build')
    const map = mapOfState(state, content)
    const zone = map.zone(zoneOfDoor(state, lastDoor(state)))?.number ?? -1
    const start = map.zone(before.players[0]?.position.zone ?? '')?.number ?? -1
    expect(map.moves(start, zone)).toBeLessThan(100)
  })

  test('figures keep their places when the map grows', () => {
    const random = chanceOf(6)
    const before = placedMatch({ mission: 'hive' }, 4, random)
    const { state } = explored(before, lastDoor(before), random)
    const places = ({ locust }: GearsState) => new Map(locust.map(({ id, position }) => [id, position]))
    for (const [id, position] of places(before)) expect(places(state).get(id)).toEqual(position)
  })
})

describe('pieces that do not fit', () => {
  const chain = (pieces: string[]) => [
    { pieces, levels: pieces.map(() => 1), turnFirst: false, branch: [], branchLevels: [] },
  ]
  const ids = [...content.pieces.keys()].filter((id) => id.endsWith('A') && content.pieces.get(id)?.exit !== undefined)
  const growth = { chain: 0, atFirst: false, level: 2 }

  /** The first map and level that collide as drawn and fit in another order. */
  function colliding(): { laid: Laid; cards: string[] } {
    for (let number = 0; number < 400; number++) {
      const random = chanceOf(number)
      const drawn = ids.map((id) => [random.below(1000), id] as const).sort(([a], [b]) => a - b)
      const [pieces, cards] = [drawn.slice(0, 3).map(([, id]) => id), drawn.slice(3, 7).map(([, id]) => id)]
      const laid = { chains: chain(pieces), doors: [] }
      if (mapOf(laid, false, content) === null || mapOf(laidWith(laid, growth, cards), false, content) !== null)
        continue
      if (anyOrderFits(laid, growth, cards, cards.length, content)) return { laid, cards }
    }
    throw new Error('Every level fits as it is drawn.')
  }

  test('are taken back, shuffled and laid anew', () => {
    const { laid, cards } = colliding()
    const trace = new Trace()
    const found = fittingCards(laid, growth, cards, cards.length, {
      random: chanceOf(1),
      trace: trace as never,
      content,
    })
    expect([...(found ?? [])].sort()).toEqual([...cards].sort())
    expect(found).not.toEqual(cards)
    expect(trace.steps.map(({ rule: id }) => id)).toContain('gears.explore.collision')
    expect(mapOf(laidWith(laid, growth, found ?? []), false, content)).not.toBeNull()
  })

  test('a level that fits in no order is not built', () => {
    const laid = { chains: chain(['17A']), doors: [] }
    const around = { random: chanceOf(1), trace: new Trace() as never, content }
    expect(fittingCards(laid, growth, ['1B', '2B'], 2, around)).toBeNull()
    expect(anyOrderFits(laid, growth, ['1B', '2B'], 2, content)).toBe(false)
  })
})
