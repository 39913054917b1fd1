import { expect, test } from 'vitest'
import { automataRules } from '../../../../src/games/apex/automata/automata-rules.ts'
import { AUTOMATA_ACTIVATION_EXAMPLES } from './activation.examples.ts'
import { AUTOMATA_EXAMPLES } from './automata.examples.ts'
import { AUTOMATA_CARD_EXAMPLES } from './cards.examples.ts'
import { AUTOMATA_TABLE_EXAMPLES } from './table.examples.ts'

/** The rules of the specification of the solo and co-op book. */
const RULES_OF_THE_BOOK = 245

/** Rules that only a match applies: its setup, its turns, its end, and the cards of players. */
const ONLY_IN_A_MATCH = [
  'drop.entry-limits drop.feats drop.order drop.player-entry drop.replaces-core drop.teammate-entry',
  'end.concede end.health-tie end.immediate end.mode end.team-deathmatch end.unreachable end.winners',
  'playercards.allowed playercards.boost-limit playercards.control playercards.never-enemy playercards.no-effect',
  'playercards.shot playercards.squad-reaction react.order react.reveal-first',
  'scope.coop scope.no-other-actions scope.operator scope.others-act-on-it scope.seats scope.solo-options',
  'setup.automaton-components setup.base setup.board setup.common-supply setup.deal-order setup.life setup.modes',
  'setup.personal-supply setup.pick-order setup.player-legends setup.player-pick setup.ring-only-feature',
  'stage1.automata-idle stage1.br-equip stage1.br-reserve stage1.br-trade stage1.ends stage1.epic-first',
  'stage1.no-loot stage1.tdm-flip turn.effects-first turn.enemy-auto turn.enemy-order turn.human-order turn.once',
  'turn.owed turn.players-normal turn.teammate-order turn.transition route.never-empty route.shared-deck',
  // What happens on entering a space is known to a match alone.
  'move.enter-triggers move.traits-always optimal.before-triggers',
].flatMap((line) => line.split(' '))

/** What words mean and how a move ends: nothing is decided by these alone. */
const DEFINITIONS = ['scope.cards-beat-book', 'scope.player-means-human', 'scope.second-person', 'move.terminates']

test('every rule of the book is in the catalogue, or waits for the match', () => {
  const known = Object.keys(automataRules.byId).map((id) => id.replace('apex.automata.', ''))
  const waiting = [...ONLY_IN_A_MATCH, ...DEFINITIONS]
  expect(waiting.filter((id) => known.includes(id))).toEqual([])
  expect(new Set([...known, ...waiting]).size).toBe(RULES_OF_THE_BOOK)
})

/** Examples of decks, rounds, points and cards of players, which no single question holds. */
const NEED_MATCH = ['AE-04', 'AE-45', 'AE-59', 'AE-63', 'AE-64', 'AE-65']

test('every worked example of the book is there, or waits for the match', () => {
  const all = [
    ...AUTOMATA_EXAMPLES,
    ...AUTOMATA_TABLE_EXAMPLES,
    ...AUTOMATA_CARD_EXAMPLES,
    ...AUTOMATA_ACTIVATION_EXAMPLES,
  ]
  const ids = new Set(all.map(({ id }) => id))
  const numbered = Array.from({ length: 72 }, (_, index) => `AE-${String(index + 1).padStart(2, '0')}`)
  expect(numbered.filter((id) => !ids.has(id))).toEqual(NEED_MATCH)
})
