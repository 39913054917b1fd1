import { expect, test } from 'vitest'
import { automataRules } from '../../../../src/games/apex/automata/automata-rules.ts'
import { AUTOMATA_ACTIVATION_EXAMPLES } from './activation.examples.ts'
import { AUTOMATA_EXAMPLES } from './automata.examples.ts'
import { AUTOMATA_CARD_EXAMPLES } from './cards.examples.ts'
import { AUTOMATA_TABLE_EXAMPLES } from './table.examples.ts'

/** The rules of the specification of the solo and co-op book. */
const RULES_OF_THE_BOOK = 245

/** Rules without an entry of their own, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'end.mode': 'a match is won by the rules of the core book: apex.victory',
  'end.immediate': 'apex.victory.at-once of the core book judges it, after every elimination',
  'end.health-tie': 'the tie-breaks of the core book compare the dials as they stand',
  'end.unreachable': 'says what cannot come about in a battle royale',
  'end.team-deathmatch': 'its numbers are in a book that is not at hand; setup.modes refuses it',
  'end.concede': 'giving up is no command; the machinery of matches ends it',
  'stage1.tdm-flip': 'belongs to team deathmatch, which setup.modes refuses',
  'setup.board': 'any board may be used; setup.beacons refuses one without a beacon',
  'setup.ring-only-feature': 'the Ring is the only feature that can be chosen at all',
  'turn.effects-first': 'apex.turn.initiative-effects-order of the core book',
  'turn.players-normal': 'the core book activates the Legends of players',
  'playercards.never-enemy': 'cards of players name Legends of their squad, or enemies to harm',
  'playercards.no-effect': 'effects are offered only to those whom they would do something',
  'playercards.shot': 'no card of the pack gives a squadmate a Shot',
  'optimal.before-triggers': 'nothing of the pack happens to whoever enters a space',
}

/** What words mean and how a move ends: nothing is decided by these alone. */
const DEFINITIONS = ['scope.cards-beat-book', 'scope.player-means-human', 'scope.second-person', 'move.terminates']

test('every rule of the book is in the catalogue, or it is said why not', () => {
  const known = Object.keys(automataRules.byId).map((id) => id.replace('apex.automata.', ''))
  const waiting = [...Object.keys(ELSEWHERE), ...DEFINITIONS]
  expect(waiting.filter((id) => known.includes(id))).toEqual([])
  expect(new Set([...known, ...waiting]).size).toBe(RULES_OF_THE_BOOK)
})

/** Examples of decks, rounds, points and cards of players, which are matches in `match/automata*.test.ts`. */
const IN_MATCHES = ['AE-04', 'AE-45', 'AE-59', 'AE-63', 'AE-64', 'AE-65']

test('every worked example of the book is there, or is a match', () => {
  const all = [
    ...AUTOMATA_EXAMPLES,
    ...AUTOMATA_TABLE_EXAMPLES,
    ...AUTOMATA_CARD_EXAMPLES,
    ...AUTOMATA_ACTIVATION_EXAMPLES,
  ]
  const ids = new Set(all.map(({ id }) => id))
  const numbered = Array.from({ length: 72 }, (_, index) => `AE-${String(index + 1).padStart(2, '0')}`)
  expect(numbered.filter((id) => !ids.has(id))).toEqual(IN_MATCHES)
})
