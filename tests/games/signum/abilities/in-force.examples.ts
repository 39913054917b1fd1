import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const at = (card: string, player: string, x: number, y: number, more: JsonObject = {}): JsonObject => ({
  card,
  player,
  x,
  y,
  ...more,
})
const split = (attack: number, defence: number) => ({ split: { attack, defence } })
const dice = (d6: readonly number[]) => ({ rolled: { d6: [...d6] } })

const melee = (
  id: string,
  says: string,
  board: JsonObject,
  [attacker, defender]: readonly [string, string],
  sides: JsonObject,
  outcome: JsonObject,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.melee',
  input: { situation: { onBoard: { board: { drawn: board }, attacker, defender } }, ...sides },
  outcome,
  rule,
})

const CAIUS = at('caius-the-tireless', 'Bruno', 30, 36.8)
const HADRIANA = at('hadriana-of-the-dawn', 'Bruno', 30, 31)
const OSBERT = at('osbert-of-the-ledger', 'Ana', 30, 40)
const FOREST = { card: 'forest', at: { x: 30, y: 13 }, rotation: 90 }

/** Creatures and templates by their cards, with what holds for them where they stand. */
export const IN_FORCE_EXAMPLES: readonly WorkedExample[] = [
  melee(
    'E-64a',
    'Caius kills Osbert and may go on to Sister Ivette',
    { creatures: [CAIUS, OSBERT, at('sister-ivette', 'Ana', 37, 36.8)] },
    ['caius-the-tireless', 'osbert-of-the-ledger'],
    { attacker: { ...split(3, 0), attackDice: dice([3, 6, 2]) } },
    {
      attacker: { strength: 3 },
      defender: { strength: 0, suffered: { dead: true } },
      kills: [{ player: 'Bruno', killed: 'osbert-of-the-ledger' }],
      persecution: { offered: true, left: 1, near: ['sister-ivette'] },
    },
    'signum.ability.persecution',
  ),
  melee(
    'E-62a',
    'in the Aura of Hadriana Caius has one die more',
    { creatures: [CAIUS, HADRIANA, OSBERT] },
    ['caius-the-tireless', 'osbert-of-the-ledger'],
    { attacker: { ...split(4, 0), attackDice: dice([1, 1, 1, 1]) } },
    { attacker: { strength: 4 } },
    'signum.ability.aura-live',
  ),
  melee(
    'E-62b',
    'out of its reach he has not',
    { creatures: [CAIUS, at('hadriana-of-the-dawn', 'Bruno', 30, 25.5), OSBERT] },
    ['caius-the-tireless', 'osbert-of-the-ledger'],
    { attacker: { ...split(3, 0), attackDice: dice([1, 1, 1]) } },
    { attacker: { strength: 3 } },
    'signum.melee.pool',
  ),
  melee(
    'E-11b',
    'two auras of one strength give one',
    { creatures: [CAIUS, HADRIANA, at('valeria-bannerbearer', 'Bruno', 34, 33), OSBERT] },
    ['caius-the-tireless', 'osbert-of-the-ledger'],
    { attacker: { ...split(4, 0), attackDice: dice([1, 1, 1, 1]) } },
    { attacker: { strength: 4 } },
    'signum.ability.stat-modifiers',
  ),
  melee(
    'E-77a',
    'who touches the Forest has Expert of Defence',
    {
      creatures: [at('greer-the-stubborn', 'Ana', 28.8, 6.4), at('cordelia-the-crusader', 'Bruno', 32, 6.4)],
      terrain: [FOREST],
    },
    ['greer-the-stubborn', 'cordelia-the-crusader'],
    {
      attacker: { ...split(3, 0), attackDice: dice([3, 3, 1]) },
      defender: { ...split(2, 0), attackDice: dice([1, 1]) },
    },
    { attacker: { dice: { attack: 3 } }, defender: { suffered: { dead: true } } },
    'signum.terrain.contact-grants',
  ),
  {
    id: 'E-77b',
    says: 'the Forest gives Expert of Defence 1, friend or foe',
    operation: 'signum.melee-odds',
    input: {
      situation: {
        onBoard: {
          board: {
            drawn: {
              creatures: [
                at('greer-the-stubborn', 'Ana', 28.8, 6.4),
                at('herrick', 'Bruno', 32, 6.4, { tired: true, abilities: [] }),
              ],
              terrain: [FOREST],
            },
          },
          attacker: 'greer-the-stubborn',
          defender: 'herrick',
        },
      },
      attacker: split(3, 0),
    },
    outcome: { defender: { dice: { attack: 0, defence: 3 } } },
    rule: 'signum.ability.expert-defence',
  },
  melee(
    'E-70a',
    'both heroes fall at once',
    {
      creatures: [
        at('hadriana-of-the-dawn', 'Bruno', 30, 30, { wounds: 8, armour: 0, abilities: [] }),
        at('brissa-de-molforn', 'Ana', 33.2, 30, { wounds: 7, armour: 0 }),
      ],
    },
    ['hadriana-of-the-dawn', 'brissa-de-molforn'],
    {
      attacker: { ...split(4, 0), attackDice: dice([5, 1, 2, 2]) },
      defender: { ...split(3, 0), attackDice: dice([5, 4, 3]) },
    },
    { attacker: { suffered: { dead: true } }, defender: { suffered: { dead: true } }, kills: [] },
    'signum.melee.simultaneous',
  ),
  {
    id: 'E-66a',
    says: 'Brissa with the Duchy Arquebus has Shot 3, and may move before',
    operation: 'signum.ranged-attack',
    input: {
      kind: 'shot',
      situation: {
        onBoard: {
          board: {
            drawn: {
              creatures: [
                at('brissa-de-molforn', 'Ana', 30, 25, { moved: true, relics: ['duchy-arquebus'] }),
                at('caius-the-tireless', 'Bruno', 30, 40),
              ],
            },
          },
          actor: 'brissa-de-molforn',
          target: 'caius-the-tireless',
        },
      },
      dice: { attack: { rolled: { d6: [1, 4, 6] }, rerolled: { d6: [2] } }, defence: { rolled: { d6: [6, 3] } } },
    },
    outcome: { distance: 11.8, hits: 2, blocks: 1, damage: { wounds: 1 } },
    rule: 'signum.relic.passive',
  },
  {
    id: 'E-62c',
    says: 'guild abilities need the guild: Osbert has no Last Word without it',
    operation: 'signum.damage',
    input: { target: { card: 'osbert-of-the-ledger', player: 'Ana' }, amount: 2 },
    outcome: { dead: true },
    rule: 'signum.term.class-cards',
  },
  {
    id: 'E-72a',
    says: 'a text that holds on a creature counts as well',
    operation: 'signum.melee-allocations',
    input: {
      creature: {
        card: 'herrick',
        player: 'Ana',
        effects: [
          { source: 'arena', does: { modify: { stat: 'strength', by: 1 } } },
          { source: 'last-round', does: { modify: { stat: 'strength', by: 1 } } },
        ],
      },
    },
    outcome: { strength: 4 },
    rule: 'signum.ability.stat-modifiers',
  },
  {
    id: 'E-62d',
    says: 'a creature has a name or a card',
    operation: 'signum.damage',
    input: { target: { player: 'Ana' }, amount: 1 },
    rule: 'signum.board.described',
  },
  {
    id: 'E-65a',
    says: 'Pip leaves Cordelia and wounded Severus: a target and an axe miss',
    operation: 'signum.backstab',
    input: {
      victim: { card: 'pip-quickbow', player: 'Ana' },
      stabbers: [
        { card: 'cordelia-the-crusader', player: 'Bruno' },
        { card: 'severus-honored-legionary', player: 'Bruno', wounds: 1 },
      ],
      dice: { d6: [2, 4] },
    },
    outcome: { hits: 0, mayMove: true },
    rule: 'signum.backstab.roll',
  },
  {
    id: 'E-65b',
    says: 'nobody stabs a dead victim: with one health there is never a second hit',
    operation: 'signum.backstab-odds',
    input: {
      victim: { card: 'pip-quickbow', player: 'Ana' },
      stabbers: ['Cordelia', 'Severus', 'Caius'].map((id) => ({ id, player: 'Bruno' })),
    },
    outcome: {
      hits: [
        { count: 0, probability: { fraction: '1/27' } },
        { count: 1, probability: { fraction: '26/27' } },
      ],
      isKilled: { fraction: '26/27' },
    },
    rule: 'signum.odds.misc',
  },
]
