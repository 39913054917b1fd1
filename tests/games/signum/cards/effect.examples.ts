import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const character = (id: string, player: string, more: JsonObject = {}) => ({ id, player, health: 3, ...more })
const hero = (id: string, player: string, more: JsonObject = {}) => ({ id, player, kind: 'hero', health: 8, ...more })
const spell = (does: JsonObject, to: JsonObject) => ({ own: { name: 'Spell', kind: 'spell', effects: [{ does, to }] } })

const effect = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.effect',
  input: { controller: 'A', ...input },
  outcome,
  rule,
})
const refused = (id: string, says: string, input: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.effect',
  input: { controller: 'A', ...input },
  rule,
})

const TABLE = { fighters: [hero('H1', 'A'), hero('H2', 'B'), character('C1', 'A'), character('C2', 'B')] }
const RUPHUS = {
  source: { card: { id: 'ruphus-the-young-squire', ability: 'firstWord' } },
  creature: 'Ruphus',
  among: { fighters: [character('Ruphus', 'A'), character('Herrick', 'A'), hero('Brissa', 'A'), character('C2', 'B')] },
}

/** The bearer of an aura has come in at the middle of the side. */
const aura = (friend: number) => ({
  source: { card: { id: 'valeria-bannerbearer', ability: 'aura' } },
  creature: 'Valeria',
  among: {
    board: {
      drawn: {
        creatures: [
          character('Valeria', 'A', { x: 30, y: 1.6 }),
          character('friend', 'A', { x: friend, y: 1.6 }),
          hero('Hadriana', 'A', { x: 30, y: 6 }),
          character('enemy', 'B', { x: 25, y: 1.6 }),
        ],
      },
    },
  },
})

export const EFFECT_EXAMPLES: readonly WorkedExample[] = [
  effect(
    'E-01a',
    '2 damage to all characters leaves the heroes alone',
    { source: { card: { id: 'powder-keg' } }, among: TABLE },
    {
      affected: [
        { id: 'C1', wounds: 2 },
        { id: 'C2', wounds: 2 },
      ],
      unaffected: ['H1', 'H2'],
    },
    'signum.term.hero-not-character',
  ),
  effect(
    'E-01b',
    'a text on creatures means heroes too',
    { source: spell({ damage: 2 }, { who: 'anyCreature' }), among: TABLE },
    { affected: [{ id: 'H1' }, { id: 'H2' }, { id: 'C1' }, { id: 'C2' }], unaffected: [] },
    'signum.dragon.5-all-targets',
  ),
  effect(
    'E-11a',
    'an aura works at once on a friend at 4.8 cm, not on itself, the hero or enemies',
    aura(38),
    { affected: [{ id: 'friend', strength: 2 }], unaffected: ['Valeria', 'Hadriana', 'enemy'] },
    'signum.dragon.5-all-targets',
  ),
  effect(
    'E-11b',
    'exactly 8 cm are within S',
    aura(41.2),
    { affected: [{ id: 'friend', strength: 2 }] },
    'signum.ability.stat-modifiers',
  ),
  effect('E-11c', 'more than 8 cm are not', aura(41.21), { affected: [] }, 'signum.dragon.5-all-targets'),
  effect(
    'E-12a',
    'damage 3 against 2 armour tokens',
    {
      source: spell({ damage: 3 }, { who: 'enemyCharacter', count: 1 }),
      among: { fighters: [character('C2', 'B', { armour: 2 })] },
    },
    { affected: [{ id: 'C2', armour: 0, wounds: 1, dead: false }] },
    'signum.damage.armour',
  ),
  effect(
    'E-13a',
    '3 wounds ignore armour',
    {
      source: spell({ wounds: 3 }, { who: 'enemyCharacter', count: 1 }),
      among: { fighters: [character('C2', 'B', { armour: 2 })] },
    },
    { affected: [{ id: 'C2', armour: 0, wounds: 3, dead: true }] },
    'signum.damage.wounds-bypass',
  ),
  effect(
    'E-22d',
    'Ruphus gives Herrick 2 armour tokens',
    { ...RUPHUS, targets: ['Herrick'], option: 2 },
    { affected: [{ id: 'Herrick', armour: 2, strength: 1 }] },
    'signum.ability.armour-exception',
  ),
  effect(
    'E-27a',
    'the controller of Ruphus chooses strength, and whose',
    { ...RUPHUS, targets: ['Herrick'], option: 1 },
    { affected: [{ id: 'Herrick', armour: 0, strength: 2 }], lasting: [{ lasts: 'permanent' }] },
    'signum.ability.controller-chooses',
  ),
  refused(
    'E-27b',
    'the option has to be chosen',
    { ...RUPHUS, targets: ['Herrick'] },
    'signum.ability.controller-chooses',
  ),
  refused(
    'E-27c',
    'a hero is no character',
    { ...RUPHUS, targets: ['Brissa'], option: 1 },
    'signum.ability.controller-chooses',
  ),
  refused(
    'E-27d',
    'the First Word is spoken once',
    { ...RUPHUS, targets: ['Herrick'], option: 1, used: true },
    'signum.ability.first-last-once',
  ),
  effect(
    'E-51s',
    'a spell reaches a hidden character',
    {
      source: { card: { id: 'fireball' } },
      among: { fighters: [character('Marten', 'B', { hidden: true })] },
      targets: ['Marten'],
    },
    { affected: [{ id: 'Marten', wounds: 3, dead: true }] },
    'signum.spell.hits-stealth',
  ),
  refused(
    'E-51t',
    'a creature does not choose a hidden enemy',
    {
      source: { card: { id: 'hexe-mirabel', ability: 'lastWord' } },
      creature: 'Mirabel',
      among: { fighters: [character('Mirabel', 'A'), character('Marten', 'B', { hidden: true })] },
      targets: ['Marten'],
    },
    'signum.ability.controller-chooses',
  ),
  effect(
    'E-12b',
    'healing removes no more wounds than there are',
    {
      source: { card: { id: 'mass-healing' } },
      among: { fighters: [character('C1', 'A', { wounds: 1 }), character('C2', 'A'), hero('H', 'A', { wounds: 5 })] },
    },
    {
      affected: [
        { id: 'C1', wounds: 0 },
        { id: 'H', wounds: 3 },
      ],
      unaffected: ['C2'],
    },
    'signum.spell.immediate',
  ),
  refused(
    'E-12c',
    'a target that is not there',
    { source: { card: { id: 'fireball' } }, among: TABLE, targets: ['C9'] },
    'signum.board.known',
  ),
  refused(
    'E-12d',
    'a card without a text',
    { source: { card: { id: 'heavy-plate' } }, among: TABLE },
    'signum.content.known',
  ),
  refused(
    'E-13b',
    'a creature that is dead already',
    { source: { card: { id: 'fireball' } }, among: { fighters: [character('C', 'B', { wounds: 3 })] } },
    'signum.damage.death',
  ),
  refused(
    'E-12e',
    'two creatures of one name',
    { source: { card: { id: 'fireball' } }, among: { fighters: [character('C', 'B'), character('C', 'B')] } },
    'signum.board.names',
  ),
  {
    id: 'E-71a',
    says: 'Hob’s Contract costs a point and lasts for the turn',
    operation: 'signum.effect',
    input: {
      source: { card: { id: 'hob-halfcoin', ability: 'contract' } },
      controller: 'Ana',
      creature: 'hob-halfcoin',
      among: { fighters: [{ card: 'hob-halfcoin', player: 'Ana' }] },
    },
    outcome: {
      affected: [{ id: 'hob-halfcoin', strength: 4 }],
      table: [{ who: 'controller', does: { effect: 'prosperity', en: '−1 prosperity' } }],
      lasting: [{ lasts: 'endOfTurn' }],
    },
    rule: 'signum.ability.contract',
  },
  {
    id: 'E-11c',
    says: 'an Aura holds while its condition does, not to the end of the game',
    operation: 'signum.effect',
    input: {
      source: { card: { id: 'valeria-bannerbearer' } },
      controller: 'Ana',
      creature: 'valeria-bannerbearer',
      among: {
        fighters: [
          { card: 'valeria-bannerbearer', player: 'Ana' },
          { card: 'caius-the-tireless', player: 'Ana' },
        ],
      },
    },
    outcome: { affected: [{ id: 'caius-the-tireless', strength: 4 }], lasting: [{ lasts: 'whileCondition' }] },
    rule: 'signum.ability.duration',
  },
  {
    id: 'E-38n',
    says: 'a text that asks for sight does not reach behind a wall',
    operation: 'signum.effect',
    input: {
      source: {
        own: {
          name: 'Glare',
          kind: 'creature',
          effects: [{ does: { damage: 1 }, to: { who: 'enemyCreature', inSight: true } }],
        },
      },
      controller: 'A',
      creature: 'Seer',
      among: {
        board: {
          drawn: {
            creatures: [
              { id: 'Seer', player: 'A', x: 10, y: 10 },
              { id: 'Behind', player: 'B', health: 3, x: 30, y: 10 },
              { id: 'Open', player: 'B', health: 3, x: 10, y: 30 },
            ],
            terrain: [
              {
                id: 'Wall',
                outline: [
                  { x: 19, y: 2 },
                  { x: 21, y: 2 },
                  { x: 21, y: 18 },
                  { x: 19, y: 18 },
                ],
                abilities: ['blocksLos'],
              },
            ],
          },
        },
      },
    },
    outcome: { affected: [{ id: 'Open', wounds: 1 }], unaffected: ['Seer', 'Behind'] },
    rule: 'signum.los.any-point',
  },
  {
    id: 'E-73a',
    says: 'the Powder Keg hurts every character at once',
    operation: 'signum.effect',
    input: {
      source: { card: { id: 'powder-keg' } },
      controller: 'Ana',
      among: {
        fighters: [
          { card: 'ruphus-the-young-squire', player: 'Ana' },
          { card: 'greer-the-stubborn', player: 'Ana' },
          { card: 'novice-livia', player: 'Bruno' },
          { card: 'lucian-the-penitent', player: 'Bruno' },
          { card: 'valeria-bannerbearer', player: 'Bruno' },
        ],
      },
    },
    outcome: {
      affected: [
        { id: 'ruphus-the-young-squire', dead: true },
        { id: 'greer-the-stubborn', wounds: 2, dead: false },
        { id: 'novice-livia', dead: true },
        { id: 'lucian-the-penitent', wounds: 2, dead: false },
        { id: 'valeria-bannerbearer', wounds: 2, dead: false },
      ],
    },
    rule: 'signum.damage.death',
  },
]
