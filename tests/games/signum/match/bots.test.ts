import { beforeAll, describe, expect, test } from 'vitest'
import type { BotLevel } from '../../../../src/contract/match.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { chooseCommand } from '../../../../src/matches/bots/thinking.ts'
import { ANA, BRUNO, Table } from './arranged.ts'
import { playByBots } from './bot-match.ts'
import { chanceOf } from './random-match.ts'

const LONG = 600_000

/** Which offers a regular bot may take for the first decision of an arranged state. */
const choice = (table: Table, level: BotLevel = 'regular') =>
  chooseCommand({ play: signumPlay, seat: table.seat, random: chanceOf(3) }, table.state, level)

describe('what a state is worth', () => {
  const worth = (state: SignumState, seat = 0): number => signumPlay.worth(state, seat)
  const base = () =>
    new Table({ creatures: { A: { 'greer-the-stubborn': { at: [30, 30] } }, B: { herrick: { at: [30, 20] } } } })
  const changed = (change: (state: SignumState) => SignumState): number =>
    worth(change(base().state)) - worth(base().state)
  const withCreature = (id: string, change: object) => (state: SignumState) => ({
    ...state,
    creatures: state.creatures.map((one) => (one.id === id ? { ...one, ...change } : one)),
  })
  const withPlayer = (player: string, change: object) => (state: SignumState) => ({
    ...state,
    players: state.players.map((one) => (one.player === player ? { ...one, ...change } : one)),
  })

  test('wounds, points and dead heroes count for the right side', () => {
    expect(changed(withCreature('greer-the-stubborn', { wounds: 2 }))).toBeLessThan(0)
    expect(changed(withCreature('herrick', { wounds: 2 }))).toBeGreaterThan(0)
    expect(changed(withCreature(ANA, { wounds: 5 }))).toBeLessThan(
      changed(withCreature('greer-the-stubborn', { wounds: 3 })),
    )
    expect(changed(withPlayer('A', { prosperity: 20 }))).toBeGreaterThan(0)
    expect(changed(withPlayer('B', { prosperity: 20 }))).toBeLessThan(0)
    expect(changed(withPlayer('B', { status: 'out' }))).toBeGreaterThan(500)
  })

  test.each(['duel', 'teams'])('the end of one’s turn brings as much to either side in a %s', (variant) => {
    const table = new Table({ active: 'A', options: { variant } })
    const deck = Array.from({ length: 9 }, (_, index) => `fireball#${index + 1}`)
    const drawing = table.state.players.map((one) => ({ ...one, hand: [], city: [], deck }))
    table.state = { ...table.state, order: drawing.map(({ player }) => player), players: drawing, creatures: [] }
    const before = worth(table.state)
    table.give({ endTurn: {} })
    expect(Math.abs(worth(table.state) - before)).toBeLessThan(3)
  })

  test('one’s gain is the other’s loss', () => {
    const { state } = base()
    expect(worth(state, 0)).toBeCloseTo(-worth(state, 1))
  })
})

describe('a regular bot', () => {
  test('strikes at a hero that is nearly dead', () => {
    const table = new Table({
      active: 'B',
      creatures: { A: { [ANA]: { at: [33.2, 30], wounds: 7 } }, B: { 'caius-the-tireless': { at: [30, 30] } } },
      more: {},
    })
    table.activate('caius-the-tireless')
    expect(choice(table)).toMatchObject({ declareMelee: { target: ANA } })
  })

  test('builds in its first turns', () => {
    const table = new Table({ active: 'A', players: { B: { prosperity: 6 } } })
    table.give({ endTurn: {} })
    expect(table.state.phase).toBe('construction')
    expect(choice(table)).toHaveProperty('build')
    expect(table.isThere(BRUNO)).toBe(true)
  })
})

/** How many duels are played; more by `BOT_MATCHES=20`. */
const DUELS = Number(process.env.BOT_MATCHES ?? 1)

describe('a regular bot against a novice', () => {
  const results: { readonly regular: number; readonly winners: readonly string[] | null }[] = []
  beforeAll(() => {
    for (let number = 0; number < DUELS; number++) {
      const regular = number % 2
      const levels: BotLevel[] = regular === 0 ? ['regular', 'novice'] : ['novice', 'regular']
      const { state } = playByBots(100 + number, levels, { roundLimit: 5 })
      results.push({ regular, winners: state.result?.winners ?? null })
    }
  }, LONG)

  test('wins', () => {
    const won = results.filter(({ regular, winners }) => winners?.includes(regular === 0 ? 'A' : 'B')).length
    expect(results.every(({ winners }) => winners !== null)).toBe(true)
    expect(won / DUELS).toBeGreaterThan(0.8)
  })
})
