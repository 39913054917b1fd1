import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { answers, type Expected } from '../answers.ts'

const started = (id: string, says: string, more: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.turn-start',
  input: { player: 'Bruno', opponents: [{ player: 'Ana', prosperity: 10 }], ...more },
  outcome,
  rule,
})

const ended = (id: string, says: string, more: JsonObject, expected: Expected, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.turn-end',
  input: { player: 'Ana', order: ['Bruno', 'Ana'], ...more },
  ...answers(expected, rule),
})

/** How a turn begins and ends. */
export const TURN_EXAMPLES: readonly WorkedExample[] = [
  started(
    'E-62s',
    'Bruno’s turn 5: both buildings unturned, a card drawn, 5 prosperity',
    {
      prosperity: 4,
      hand: 3,
      deck: 20,
      city: [
        { name: 'temple', turned: true },
        { name: 'barracks', turned: true },
      ],
      creatures: [{ id: 'hadriana-of-the-dawn' }],
    },
    {
      unturned: ['temple', 'barracks'],
      ready: ['hadriana-of-the-dawn'],
      hand: 4,
      deck: 19,
      prosperity: 5,
      winner: null,
      next: 'construction',
    },
    'signum.turn.initial.unturn',
  ),
  started(
    'E-67s',
    'an empty deck: no discard, Ana gains 4, then the income',
    { prosperity: 7, hand: 10, deck: 0, missedDraws: 2, opponents: [{ player: 'Ana', prosperity: 44 }] },
    {
      discards: false,
      draws: 0,
      hand: 10,
      missedDraws: 3,
      prosperity: 8,
      opponents: [{ player: 'Ana', prosperity: 48 }],
      winner: null,
    },
    'signum.turn.full-hand-empty-deck',
  ),
  started(
    'E-67t',
    'the fourth missed draw lets Ana win before the income',
    { prosperity: 50, deck: 0, missedDraws: 3, opponents: [{ player: 'Ana', prosperity: 43 }] },
    { prosperity: 50, opponents: [{ player: 'Ana', prosperity: 51 }], winner: 'Ana', next: 'ended' },
    'signum.prosperity.win-any-moment',
  ),
  started(
    'E-68s',
    'income takes Bruno from 50 to 51',
    { prosperity: 50 },
    { prosperity: 51, winner: 'Bruno', next: 'ended' },
    'signum.prosperity.income',
  ),
  started(
    'E-68t',
    'from 49 the game goes on',
    { prosperity: 49, hand: 9, deck: 1 },
    { prosperity: 50, hand: 10, deck: 0, winner: null },
    'signum.turn.phases',
  ),
  started(
    'E-50s',
    'a full hand loses a card before it draws',
    { hand: 10, deck: 5 },
    { discards: true, draws: 1, hand: 10, deck: 4 },
    'signum.turn.hand-limit',
  ),
  started(
    'E-72s',
    'locked buildings are unturned and stay locked; an effect ends; one creature loses its activation',
    {
      city: [{ name: 'temple', turned: true, locked: true }, { name: 'library' }],
      creatures: [{ id: 'novice-livia', skipsNext: true }],
      effects: [
        { name: 'war-cry', lasts: 'startOfOwnTurn' },
        { name: 'long-watch', lasts: 'permanent' },
      ],
    },
    { unturned: ['temple'], locked: ['temple'], ready: [], skipping: ['novice-livia'], ended: ['war-cry'] },
    'signum.city.locked',
  ),
  ended(
    'E-78s',
    'Hadriana and the wounded Odo are skipped; Odo regenerates; who came this turn is not',
    {
      creatures: [
        { id: 'hadriana-of-the-dawn' },
        { id: 'grim-odo', wounded: true, regeneration: 2 },
        { id: 'hob-halfcoin', contract: true, regeneration: 1 },
        { id: 'novice-livia', arrivedThisTurn: true },
        { id: 'pip-quickbow', activated: true },
        { id: 'cordelia-the-crusader', arrivedThisTurn: true, rush: true },
      ],
    },
    {
      skipped: [
        { creature: 'hadriana-of-the-dawn', regenerationDice: 0 },
        { creature: 'grim-odo', regenerationDice: 2 },
        { creature: 'hob-halfcoin', regenerationDice: 0 },
        { creature: 'cordelia-the-crusader', regenerationDice: 0 },
      ],
      next: 'Bruno',
    },
    'signum.turn.skipped',
  ),
  ended(
    'E-71s',
    'gains that only expire end in the order in which they began; Ana’s before Bruno’s; the tavern stays turned',
    {
      items: [
        { name: 'krir-the-saboteur', controller: 'Bruno' },
        { name: 'arena', controller: 'Ana' },
        { name: 'last-round', controller: 'Ana' },
      ],
      turned: ['tavern'],
    },
    {
      steps: [
        { player: 'Ana', items: ['arena', 'last-round'], chooses: false },
        { player: 'Bruno', items: ['krir-the-saboteur'], chooses: false },
      ],
      staysTurned: ['tavern'],
    },
    'signum.turn.end-between-players',
  ),
  ended(
    'E-71t',
    'an ability among them: Ana chooses the order; a single one needs no choice',
    {
      items: [
        { name: 'arena', controller: 'Ana' },
        { name: 'night-song', controller: 'Ana', acts: true },
        { name: 'dawn-song', controller: 'Bruno', acts: true },
      ],
    },
    { steps: [{ chooses: true }, { chooses: false }] },
    'signum.turn.end',
  ),
  ended(
    'E-71u',
    'somebody who does not play',
    { items: [{ name: 'arena', controller: 'Carla' }] },
    ['signum.turn.in-order'],
    'signum.turn.in-order',
  ),
]
