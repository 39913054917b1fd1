import { afterAll, describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { AUTOMATA_THINGS, Coverage } from './coverage.ts'
import { askedPlayer, IS_LONG, isThorough, numbersOf, summaryOf } from './long-run.ts'
import { asText, fold, inventory, playMatch } from './random-match.ts'

/** So many matches of each kind are played, if nothing else is asked for. */
const MATCHES = 1

const TABLES = [
  { name: 'alone with two Legends', seats: 1, options: { automata: {} } },
  { name: 'alone with a teammate', seats: 1, options: { automata: { teammate: true } } },
  {
    name: 'two players, the Ring, every step and every beacon by command',
    seats: 2,
    options: { ring: true, automata: { pace: 'step', beaconTiePolicy: 'ask', viewpoint: 'E' } },
  },
  {
    name: 'a teammate on the fortress, harder',
    seats: 1,
    options: {
      board: { content: 'fortress' },
      ring: true,
      automata: { teammate: true, automatonShield: 30, automatonHealth: 50, beaconTiePolicy: 'ask' },
    },
  },
]

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0)

/** What holds in every state (section 3.2 of the specification). */
function checkInvariants(state: ApexState): void {
  const { automata } = state
  if (automata === undefined) throw new Error('There are Automata.')
  const { weapons, tokens } = inventory(state)
  expect(sumOf(weapons)).toBe(48)
  expect(sumOf(tokens)).toBe(50 + 52 + 35 + 3 * state.legends.length)
  const routes = [...automata.routes, ...automata.routeDiscard, ...automata.routesInPlay]
  expect(new Set(routes).size).toBe(12)
  expect(routes).toHaveLength(12)
  const cells = state.legends.flatMap(({ where }) => (typeof where === 'object' && 'cell' in where ? [where.cell] : []))
  const isQuiet = state.procedure === null
  if (isQuiet) expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length)
  for (const { automaton, health, shield, hand, deck, discard } of state.legends) {
    expect(health).toBeGreaterThan(0)
    if (automaton === undefined) {
      expect(deck.length + hand.length + discard.length).toBe(8)
      continue
    }
    const { feats, featDiscard, activeFeat, revealed, charges, maxShield, maxHealth } = automaton
    const all = [...feats, ...featDiscard, ...[activeFeat, revealed].filter((one) => one !== null)]
    expect(new Set(all).size).toBe(10)
    expect(all).toHaveLength(10)
    expect(charges).toBeGreaterThanOrEqual(0)
    expect(charges).toBeLessThanOrEqual(5)
    expect(health).toBeLessThanOrEqual(maxHealth)
    expect(shield).toBeLessThanOrEqual(maxShield)
    expect([hand.length, deck.length]).toEqual([0, 0])
  }
}

/** The fields of events that name an attacker and whom it aims at. */
const AIMS: Readonly<Record<string, readonly [attacker: string, target: string]>> = {
  shotDeclared: ['shooter', 'target'],
  meleeResolved: ['legend', 'target'],
  pushed: ['by', 'legend'],
}

/** An Automaton never aims at its own squad. */
function checkTarget(event: MatchEvent, { legends }: ApexState): void {
  const [by = '', at = ''] = AIMS[event.type] ?? []
  const attacker = legends.find(({ id }) => id === event[by])
  const target = legends.find(({ id }) => id === event[at])
  if (attacker?.automaton === undefined || target === undefined) return
  expect(target.squad).not.toBe(attacker.squad)
}

const coverage = new Coverage(AUTOMATA_THINGS)
afterAll(() => {
  if (IS_LONG) console.log(`${coverage.table}\nunused: ${JSON.stringify(coverage.unused)}`)
})

describe.each(TABLES)('$name', ({ name, seats, options }) => {
  test.each(numbersOf(MATCHES))(
    'match %i ends, every offer is accepted, nothing is lost, and replay equals live',
    (number) => {
      const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
      let index = 0
      const check = (now: ApexState) => {
        checkInvariants(now)
        if (!isThorough(number) || index++ % 5 > 0) return
        for (const viewer of viewers) expectPublishedView(apexPlay, apexPlay.view(now, viewer))
      }
      const note = (event: MatchEvent, before: ApexState) => {
        checkTarget(event, before)
        coverage.note(event, before)
      }
      const played = playMatch(number, seats, options, { check, note }, askedPlayer())
      const { state, log } = played
      for (const event of isThorough(number) ? log : []) {
        for (const viewer of viewers) expectPublishedEvent(apexPlay, apexPlay.seen(event, viewer))
      }
      expect(state.result).not.toBeNull()
      expect(asText(fold(null, log))).toBe(asText(state))
      expect(apexPlay.ending(state)).not.toBeNull()
      if (IS_LONG) console.log(`${name}, ${summaryOf(number, played)}`)
    },
  )
})
