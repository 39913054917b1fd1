import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { mapOfState } from '../../../../src/games/gears/match/map.ts'
import { equipmentUse, operateEquipment } from '../../../../src/games/gears/match/procedures/equipment.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { chanceOf } from './random-match.ts'
import { type Played, placedMatch, played, standing, without } from './world.ts'

const SEAT = 0

/** A match on one piece, with the soldier at its equipment. */
function at(piece: string, mission = 'hive', more: Partial<GearsState> = {}): GearsState {
  const options = mission === 'waves' ? ({ mission, difficulty: 'casual' } as const) : { mission }
  const before = without(placedMatch(options, 2, chanceOf(1)))
  const chain = { pieces: [piece], levels: [1], turnFirst: false, branch: [], branchLevels: [] }
  const laid: GearsState = {
    ...before,
    ...{ active: SEAT, chains: [chain], doors: [], locations: [{ piece, isFaceUp: true }] },
    ...more,
  }
  const zone = mapOfState(laid, content).zones.find(({ equipment }) => equipment)?.id ?? ''
  const there = standing(laid, zone)
  return { ...there, turn: { ...there.turn, startZone: zone } }
}

const operate = (state: GearsState, answer?: (kind: string) => string | undefined): Played =>
  played(
    state,
    chanceOf(2),
    (context) => operateEquipment(context, SEAT),
    ({ kind }) => answer?.(kind),
  )

const player = ({ state }: Played) => state.players[SEAT]
const ammoOf = (played: Played, weapon: string) => player(played)?.weapons.find((held) => held.weapon === weapon)?.ammo
const reasonOf = (state: GearsState) => {
  const use = equipmentUse(state, SEAT, content)
  return use instanceof Refusal ? use.violations[0]?.facts.reason : null
}

describe('what locations do', () => {
  test('ammunition: three tokens on weapons of choice, then the card is discarded', () => {
    const before = at('1A')
    const [first, second] = before.players[SEAT]?.weapons ?? []
    let given = 0
    const after = operate(before, () => (given++ < 2 ? second?.weapon : first?.weapon))
    expect(ammoOf(after, second?.weapon ?? '')).toBe((second?.ammo ?? 0) + 2)
    expect(ammoOf(after, first?.weapon ?? '')).toBe((first?.ammo ?? 0) + 1)
    expect(after.state.locations).toEqual([])
    expect(after.state.used).toContain('equipment:1A')
    expect(reasonOf(after.state)).toBe('notInPlay')
  })

  test('weapons: two are drawn, one is kept with two ammo', () => {
    const before = at('2A')
    const [one, two] = before.weapons.pile
    const after = operate(before, (kind) => (kind === 'weaponKept' ? two : undefined))
    expect(ammoOf(after, two ?? '')).toBe(2)
    expect(after.state.weapons.pile).toHaveLength(7)
    if (one !== two) expect(after.state.weapons.discard).toEqual([one])
  })

  test('weapons: one too many is given up at once', () => {
    const full = at('2A')
    const weapons = ['lancer', 'gnasher', 'boomshot'].map((weapon) => ({ weapon, ammo: 1 }))
    const players = full.players.map((player, seat) => (seat === SEAT ? { ...player, weapons } : player))
    const after = operate({ ...full, players }, (kind) => (kind === 'weaponLimit' ? 'gnasher' : undefined))
    expect(after.asked.some(({ kind }) => kind === 'weaponLimit')).toBe(true)
    expect(player(after)?.weapons.map(({ weapon }) => weapon)).not.toContain('gnasher')
    expect(player(after)?.weapons).toHaveLength(3)
    expect(after.state.removed).toContain('gnasher')
  })

  test('weapons: a second one of the same name is ammo', () => {
    const before = at('2A', 'hive', { weapons: { pile: ['mortar', 'mortar'], discard: [] } })
    const weapons = [{ weapon: 'mortar', ammo: 1 }]
    const players = before.players.map((player, seat) => (seat === SEAT ? { ...player, weapons } : player))
    const after = operate({ ...before, players })
    expect(player(after)?.weapons).toEqual([{ weapon: 'mortar', ammo: 3 }])
    expect(after.state.weapons.discard).toEqual(['mortar', 'mortar'])
  })

  test('grenades: kept in play on 12A in the first phase of Emergence only', () => {
    const before = at('12A', 'emergence')
    const after = operate(before)
    expect(player(after)?.grenades).toBe((before.players[SEAT]?.grenades ?? 0) + 1)
    expect(after.state.locations).toHaveLength(1)
    expect(operate({ ...before, phase: 2 }).state.locations).toEqual([])
  })

  test('the junker takes a soldier anywhere, and it stays', () => {
    const before = at('14A')
    const zone = mapOfState(before, content).zones.find(({ covers }) => covers.length > 0)
    const cover = zone?.covers[0]?.id
    const after = operate(before, (kind) => (kind === 'zoneChoice' ? zone?.id : cover))
    expect(player(after)?.position).toEqual({ zone: zone?.id, cover })
    expect(after.state.locations).toHaveLength(1)
  })

  test('the Hammer of Dawn comes without ammo', () => {
    const after = operate(at('17A', 'china-shop'))
    expect(ammoOf(after, 'hammer-of-dawn')).toBe(0)
    expect(after.state.specialWeapons['hammer-of-dawn']).toBe(0)
  })

  test('the keycode unlocks the next level', () => {
    const before = at('12B', 'resonator')
    expect(before.levels.map(({ isLocked }) => isLocked)).toEqual([false, false, true])
    expect(operate(before).state.levels.map(({ isLocked }) => isLocked)).toEqual([false, false, false])
  })

  test('in the waves supplies are turned face down', () => {
    const after = operate(at('7A', 'waves'))
    expect(after.state.locations).toEqual([{ piece: '7A', isFaceUp: false }])
    expect(reasonOf(after.state)).toBe('notInPlay')
  })

  test('the Troika attacks a Locust on its piece instead of an order card', () => {
    const empty = at('16B')
    expect(reasonOf(empty)).toBe('condition')
    const zone = empty.players[SEAT]?.position.zone ?? ''
    const drone = { id: 'drone-1', enemy: 'drone', position: { zone }, state: 'healthy', marker: null } as const
    const before: GearsState = { ...empty, locust: [drone], pool: { ...empty.pool, drone: 5 } }
    const use = equipmentUse(before, SEAT, content)
    expect(use).toMatchObject({ insteadOfOrder: true, card: 'kept' })
    const { events } = operate(before)
    expect(events.find(({ type }) => type === 'attackDeclared')).toMatchObject({ attackDice: 6, target: 'drone-1' })
    expect(reasonOf({ ...before, turn: { ...before.turn, hasPlayed: true } })).toBe('condition')
  })
})

test('where there is no equipment nothing can be activated', () => {
  const state = at('1A')
  const plain = mapOfState(state, content).zones.find(({ equipment }) => !equipment)?.id ?? ''
  expect(reasonOf(standing(state, plain))).toBe('none')
})
