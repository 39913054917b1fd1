import { DUEL } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { answers, type Expected } from '../answers.ts'

const built = (...types: string[]): JsonObject[] => types.map((type) => ({ name: type, type }))
const field = (...creatures: JsonObject[]): JsonObject => ({ drawn: { sides: DUEL, creatures } })
const brissa = { card: 'brissa-de-molforn', player: 'Bruno', x: 30, y: 40 }
const edge = { x: 20, y: 1.6 }

const played = (
  id: string,
  says: string,
  card: string,
  more: JsonObject,
  expected: Expected,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.play-card',
  input: {
    card,
    player: 'Ana',
    hero: 'hadriana-of-the-dawn',
    prosperity: 9,
    city: built('temple', 'barracks', 'magicSchool', 'library', 'smithy', 'tavern'),
    ...more,
  },
  ...answers(expected, rule),
})

/** Cards that are played from the hand (PR-3). */
export const PLAY_CARD_EXAMPLES: readonly WorkedExample[] = [
  played(
    'E-62p',
    'Cordelia is declared and paid; Bruno may reveal his tactic first',
    'cordelia-the-crusader',
    { board: field(brissa), at: edge, tacticsOf: ['Bruno'], city: built('temple'), prosperity: 2 },
    {
      legal: true,
      kind: 'character',
      turned: ['temple'],
      prosperityLeft: 1,
      interrupts: ['Bruno'],
      acts: false,
      goesTo: 'battlefield',
    },
    'signum.play.interrupts',
  ),
  played(
    'E-62q',
    'Fireball needs 2 prosperity',
    'fireball',
    { prosperity: 1 },
    { legal: false, violations: [{ rule: 'signum.prosperity.pay' }], prosperityLeft: null, goesTo: null },
    'signum.prosperity.pay',
  ),
  played(
    'E-62r',
    'not in the Construction phase, not in another’s turn, not inside an activation',
    'novice-livia',
    { board: field(), at: edge, ownTurn: false, phase: 'construction', inActivation: true, city: built('barracks') },
    {
      legal: false,
      violations: [
        { facts: { problem: 'turn' } },
        { facts: { problem: 'phase' } },
        { rule: 'signum.turn.activation.no-nesting' },
      ],
    },
    'signum.turn.activation.no-nesting',
  ),
  played(
    'E-05p',
    'Secret Bribery is Brissa’s',
    'secret-bribery',
    {},
    { legal: false, violations: [{ rule: 'signum.term.hero-locked' }] },
    'signum.term.hero-locked',
  ),
  played(
    'E-05q',
    'a tactic goes face down and waits',
    'shield-prayer',
    { city: built('temple') },
    { legal: true, kind: 'tactic', goesTo: 'faceDown', interrupts: [] },
    'signum.tactic.same-turn-played',
  ),
  played(
    'E-10p',
    'Rowena can be paid in several ways: the player has to choose',
    'rowena-dukes-daughter',
    { hero: 'brissa-de-molforn', board: field(), at: edge },
    { legal: false, violations: [{ rule: 'signum.play.payment-choice' }], turned: [] },
    'signum.play.payment-choice',
  ),
  played(
    'E-02p',
    'a relic replaces another; tactics do not interrupt it',
    'heavy-plate',
    {
      relics: [{ name: 'cuirass-of-illusions', type: 'armourCloak' }],
      tacticsOf: ['Bruno'],
    },
    { legal: true, discarded: ['cuirass-of-illusions'], interrupts: [], goesTo: 'hero' },
    'signum.relic.slots',
  ),
  played(
    'E-75p',
    'a spell that must choose an enemy cannot be played without one',
    'fireball',
    { board: field() },
    { legal: false },
    'signum.play.needs-target',
  ),
  played(
    'E-27p',
    'Ruphus speaks his First Word after he is placed',
    'ruphus-the-young-squire',
    { hero: 'brissa-de-molforn', board: field(), at: edge },
    { legal: true, firstWord: true, goesTo: 'battlefield' },
    'signum.summon.first-word',
  ),
  played(
    'E-27q',
    'where a character comes in is said with the declaration',
    'ruphus-the-young-squire',
    { hero: 'brissa-de-molforn' },
    { legal: false, violations: [{ rule: 'signum.play.choices' }], firstWord: false },
    'signum.play.choices',
  ),
  played(
    'E-27r',
    'a terrain card is no card of the hand',
    'forest',
    {},
    ['signum.content.known'],
    'signum.content.known',
  ),
]
