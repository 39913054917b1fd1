import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Enemy } from '../../../../src/games/gears/content/enemies.ts'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { Casualties, type Fighter } from '../../../../src/games/gears/damage/casualties.ts'
import { dealWounds } from '../../../../src/games/gears/locust/ai/actions/wounds.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { resolve } from '../../../../src/games/gears/match/procedures/resolving.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { chanceOf } from './random-match.ts'
import { placedMatch, played } from './world.ts'

const start = placedMatch({ mission: 'landown' }, 2, chanceOf(3))
const [here = '', there = ''] = start.chains[0]?.pieces.flatMap((piece) => [`${piece}-a`, `${piece}-b`]) ?? []
const decider = start.players[start.active]?.character

const locust = (id: string, zone: string, enemy = 'ticker') =>
  ({ id, enemy, position: { zone }, state: 'healthy', marker: null }) as const

/** A table with these Locust; both soldiers stand in the first zone. */
const tableWith = (figures: GearsState['locust'], more: Partial<GearsState> = {}): GearsState => ({
  ...start,
  ...more,
  locust: figures,
  players: start.players.map((player) => ({ ...player, position: { zone: here } })),
})

/** Kills figures all at once. */
const kill = (state: GearsState, ids: readonly string[], wanted: readonly string[] = []) =>
  played(
    state,
    chanceOf(1),
    function* (context) {
      yield* resolve(context, (engine) =>
        dealWounds(engine, function* (casualties) {
          for (const id of ids) yield* casualties.killing(id, 'direct')
        }),
      )
    },
    ({ options }) => options.find((option) => wanted.includes(option)),
  )

const namesOf = (events: readonly GearsEvent[], type: 'tickerBlast' | 'markerTaken' | 'locustKilled') =>
  events.flatMap((event) =>
    event.type === type ? ['figure' in event ? event.figure : 'marker' in event ? event.marker : ''] : [],
  )

describe('gears.ticker.chain', () => {
  test('E-28: a chain in one zone costs each soldier a card a blast, and nobody is asked for its order', () => {
    const table = tableWith([locust('ticker-91', here), locust('ticker-92', here), locust('ticker-93', here)])
    const { events, asked, state } = kill(table, ['ticker-91'])
    expect(namesOf(events, 'tickerBlast')).toEqual(['ticker-91', 'ticker-92', 'ticker-93'])
    expect(asked.map(({ kind }) => kind)).not.toContain('blastOrder')
    const hands = table.players.map(({ hand }) => hand.length)
    expect(state.players.map(({ hand }) => hand.length)).toEqual(hands.map((size) => size - 3))
  })

  test('the active player chooses which zone comes next when Tickers of several are about to blow up', () => {
    const table = tableWith([locust('ticker-91', here), locust('ticker-92', there), locust('ticker-93', there)])
    const { events, asked } = kill(table, ['ticker-91', 'ticker-92', 'ticker-93'], ['ticker-92', 'ticker-93'])
    const orders = asked.filter(({ kind }) => kind === 'blastOrder')
    expect(orders).toMatchObject([
      { player: decider, options: ['ticker-91', 'ticker-92'] },
      { player: decider, options: ['ticker-91', 'ticker-93'] },
    ])
    expect(namesOf(events, 'tickerBlast')).toEqual(['ticker-92', 'ticker-93', 'ticker-91'])
  })

  test('deaths come before the blasts that they cause, and a blast before what it does', () => {
    const table = tableWith([locust('ticker-91', there), locust('ticker-92', there)])
    const types = kill(table, ['ticker-91']).events.map(({ type }) => type)
    expect(types.filter((type) => type === 'locustKilled' || type === 'tickerBlast')).toEqual([
      'locustKilled',
      'tickerBlast',
      'locustKilled',
      'tickerBlast',
    ])
  })

  test('in one zone every order has the same result, which is why it is not asked for', () => {
    const hand = fc.nat(4)
    const crowd = fc.record({
      tickers: fc.integer({ min: 2, max: 5 }),
      others: fc.array(fc.constantFrom('wretch', 'drone', 'boomer'), { maxLength: 4 }),
      hands: fc.array(hand, { maxLength: 3 }),
      killed: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(crowd, fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }), (given, order) => {
        const names = order.map((number) => `t${number}`)
        expect(resultOf(given, names)).toEqual(resultOf(given, []))
      }),
      { numRuns: 200, seed: 3 },
    )
  })
})

type Crowd = { readonly tickers: number; readonly others: string[]; readonly hands: number[]; readonly killed: number }

/** What becomes of everyone in a zone when some Tickers die in it. */
function resultOf({ tickers, others, hands, killed }: Crowd, blastOrder: readonly string[]) {
  const monster = (id: string, enemy: string): Fighter => ({
    side: 'locust',
    id,
    zone: 'z',
    enemy: content.enemies.get(enemy) as Enemy,
    markerHealth: null,
    marker: null,
    state: 'healthy',
  })
  const fighters: Fighter[] = [
    ...hands.map((hand, index): Fighter => ({ side: 'cog', id: `c${index}`, zone: 'z', hand, status: 'standing' })),
    ...Array.from({ length: tickers }, (_, index) => monster(`t${index}`, 'ticker')),
    ...others.map((enemy, index) => monster(`o${index}`, enemy)),
  ]
  const settings = { numbers: content.attackNumbers, isInsane: false, piles: null, blastOrder }
  const casualties = new Casualties(fighters, settings, new Trace<GearsRules>())
  for (let index = 0; index < Math.min(killed, tickers); index++) casualties.kill(`t${index}`, 'attack')
  casualties.blowUp()
  return fighters
}

describe('gears.marker.shortage', () => {
  const dropped = (id: string, zone: string) => ({ id, type: 'drone', weapon: 'hammerburst', zone }) as const
  const weapons = [dropped('drone-hammerburst-91', here), dropped('drone-hammerburst-92', there)]
  const markers = { ...start.markers, drone: { unused: [], discards: [] } }
  const drones = [locust('drone-91', there, 'drone'), locust('drone-92', there, 'drone')]

  test('E-70: among several dropped weapons the active player chooses the one that gives its marker', () => {
    const table = tableWith(drones, { markers, droppedWeapons: weapons })
    const { state, asked, events } = kill(table, ['drone-91'], ['drone-hammerburst-92'])
    expect(asked).toMatchObject([
      {
        kind: 'markerChoice',
        player: decider,
        figure: 'drone-91',
        options: ['drone-hammerburst-91', 'drone-hammerburst-92'],
      },
    ])
    expect(namesOf(events, 'markerTaken')).toEqual(['drone-hammerburst-92'])
    expect(state.droppedWeapons.map(({ zone, weapon }) => [zone, weapon])).toEqual([
      [here, 'hammerburst'],
      [there, 'hammerburst'],
    ])
    expect(state.markers.drone).toEqual({ unused: [], discards: [] })
  })

  test('a single one is taken without asking', () => {
    const { asked, state } = kill(tableWith(drones, { markers, droppedWeapons: weapons.slice(0, 1) }), ['drone-91'])
    expect(asked).toEqual([])
    expect(state.droppedWeapons.map(({ zone }) => zone)).toEqual([there])
  })

  test('a wounded figure stands on the chosen marker, and dies on it', () => {
    const table = tableWith(drones, { markers, droppedWeapons: weapons })
    const { state } = played(table, chanceOf(1), function* (context) {
      yield* resolve(context, (engine) =>
        dealWounds(engine, (casualties) => casualties.suffering('drone-91', 1, { cause: 'direct', weapon: null })),
      )
    })
    expect(state.locust[0]).toMatchObject({ state: 'wounded', marker: 'drone-hammerburst' })
    expect(state.droppedWeapons.map(({ id }) => id)).toEqual(['drone-hammerburst-92'])
    const after = kill(state, ['drone-91'])
    expect(after.asked).toEqual([])
    expect(after.state.droppedWeapons.map(({ zone }) => zone)).toEqual([there, there])
  })
})
