import { describe, expect, test } from 'vitest'
import { automataRules } from '../../../../src/games/apex/automata/automata-rules.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { games } from '../../../../src/games/index.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, Table } from './arranged.ts'
import { at, ENEMIES, feats, middle, STEP, underFire, until, WITH_TEAMMATE } from './automata-table.ts'
import { chanceOf, playMatch } from './random-match.ts'

/** The rules of solo and co-op that no question is about: a match applies them, and these matches show it. */
const asked = new Set<string>(games.flatMap(({ operations }) => operations).flatMap(({ rules }) => rules))
const OWN = Object.keys(automataRules.byId).filter((id) => !asked.has(id))

const cited = new Set<string>()
const note = (rules: Iterable<string>): void => {
  for (const rule of rules) cited.add(rule)
}

describe('random matches', () => {
  test.each([
    ['alone', 1, { automata: {} }],
    ['with a teammate', 1, { automata: { teammate: true } }],
    ['two players', 2, { ring: true, automata: { pace: 'step', beaconTiePolicy: 'ask' } }],
  ] as const)('%s', (_, seats, options) => {
    for (const number of [1, 2]) playMatch(number, seats, options, { cite: (rule) => cited.add(rule) })
    expect(cited.size).toBeGreaterThan(50)
  })
})

/** What opening a match cites, or is refused by. */
function opened(seats: number, options: JsonObject): string[] {
  const decision = apexPlay.setup(options, seats, chanceOf(1))
  if (decision.kind === 'decided') return decision.steps.map(({ rule }) => rule)
  return decision.kind === 'refused' ? decision.violations.map(({ rule }) => rule) : []
}

test('matches that are opened, and some that cannot be', () => {
  note(opened(1, { automata: {} }))
  note(opened(2, { automata: {} }))
  note(opened(2, { automata: { teammate: true } }))
  note(opened(1, { automata: { gameMode: 'teamDeathmatch' } }))
  expect(cited).toContain('apex.automata.setup.modes')
})

test('what is drawn is given to a squadmate, but not to an Automaton', () => {
  const table = new Table(until('stage1', 'red'))
  for (const { id, pool } of table.state.legends.filter(({ automaton }) => automaton === undefined)) {
    table.give(0, { chooseEpic: { legend: id, token: pool?.epics?.[0] ?? '' } })
  }
  const [token = ''] = table.legend('bangalore').pool?.tokens ?? []
  table.give(0, { give: { from: 'bangalore', to: 'lifeline', weapons: [], tokens: [token] } })
  note(table.cited)
  const alone = new Table(until('stage1', 'red', { picks: ['lifeline'], automata: WITH_TEAMMATE }))
  alone.play(0, { chooseEpic: { legend: 'lifeline', token: alone.legend('lifeline').pool?.epics?.[0] ?? '' } })
  const own = alone.legend('lifeline').pool?.tokens ?? []
  note(alone.refused(0, { give: { from: 'lifeline', to: 'gibraltar', weapons: [], tokens: own.slice(0, 1) } }))
  expect(cited).toContain('apex.automata.stage1.no-loot')
})

test('a teammate under fire, with a reaction of its own and one of its player', () => {
  const table = underFire(['combat-medic'])
  table.give(0, { activate: {} }, [...feats('gf-10'), ...feats('gf-02'), ...aimed('aim-10', 'aim-13')])
  table.give(0, { answer: { card: 'combat-medic' } })
  expect(table.asked).toMatchObject({ kind: 'reactionOrder' })
  note(table.cited)
})

test('an Automaton off the board comes back first, and a card of a player moves a teammate', () => {
  const legends = { enemies: ENEMIES.legends.enemies, teammate: 'lifeline' }
  const table = middle(
    'red',
    2,
    {
      pathfinder: { where: at(8, 9), hand: ['come-along'], deck: [] },
      lifeline: { where: at(4, 9) },
      wraith: { where: 'off', boxes: 1 },
      gibraltar: { where: at(14, 0) },
    },
    { picks: ['pathfinder'], automata: { ...STEP, beaconTiePolicy: 'ask', teammate: true, legends } },
  )
  table.give(0, { activate: { legend: 'pathfinder' } })
  table.give(0, { playCard: { card: 'come-along' } })
  table.give(0, { answer: { target: 'lifeline' } })
  table.give(0, { answer: { path: [{ column: 4, row: 10 }] } })
  note(table.cited)
  const { cited: rest, state } = middle(
    'red',
    3,
    {
      bangalore: { where: at(1, 12), activated: true },
      lifeline: { where: at(0, 12), activated: true },
      wraith: { where: 'off', boxes: 1 },
      gibraltar: { where: at(14, 0) },
    },
    { automata: STEP },
  )
  const decision = apexPlay.decide(state, 0, { activate: {} }, chanceOf(1))
  if (decision.kind === 'decided') note(decision.steps.map(({ rule }) => rule))
  note(rest)
  expect(cited).toContain('apex.automata.turn.owed')
})

test('the player chooses among equal beacons', () => {
  const automata = { ...ENEMIES, beaconTiePolicy: 'ask', abilities: 'none' }
  const table = new Table(until('enter', 'red', { automata }))
  for (const [legend, row] of [
    ['bangalore', 1],
    ['lifeline', 0],
  ] as const) {
    const path = [
      { column: 0, row },
      { column: 1, row },
    ]
    note(table.give(0, { enter: { legend, side: 'W', position: row, path } }).rules)
  }
  table.play(0, { answer: { beacon: 'r2' } })
  const decision = apexPlay.decide(table.state, 0, apexPlay.idle(table.state, 0), chanceOf(1))
  expect(decision.kind).toBe('decided')
})

test('every rule that only a match applies was cited', () => {
  expect(OWN.length).toBeGreaterThan(40)
  expect(OWN.filter((id) => !cited.has(id))).toEqual([])
})
