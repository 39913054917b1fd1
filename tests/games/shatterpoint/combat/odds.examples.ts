import { JAR_KAI_TREE } from '../../../../src/games/shatterpoint/combat/tree/tree.examples.ts'
import { ACROBATICS, STEADY_AIM } from '../../../../src/games/shatterpoint/dice/dice.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const FX = { attackTable: STEADY_AIM, defenceTable: ACROBATICS }

const pools = (attack: number, defence: number, more: JsonObject = {}): JsonObject => ({
  attack: { dice: attack },
  defence: { dice: defence },
  ...more,
})

/** Probabilities of 0, 1, … as fractions, or as decimals where the specification prints those. */
const chances = (...values: (string | number)[]): JsonObject[] =>
  values.map((value, count) => ({
    count,
    probability: typeof value === 'string' ? { fraction: value } : { decimal: value },
  }))

const odds = (
  id: string,
  says: string,
  input: JsonObject,
  outcome: JsonObject | undefined,
  rule = 'dice.faces',
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.attack-odds',
  input,
  ...(outcome === undefined ? {} : { outcome }),
  rule: `shatterpoint.${rule}`,
})

const reroll = (count: number, face: string): JsonObject => ({
  by: 'attacker',
  roll: 'attack',
  effect: { reroll: { count, faces: [face] } },
})
/** One attack die against thirty failures that are all rolled again. */
const rerolledDefence = (modifier: JsonObject): JsonObject => ({
  attack: { dice: 1 },
  defence: { roll: { failure: 30 } },
  attackTable: [{ min: 1, max: null, entries: [] }],
  modifiers: [{ roll: 'defence', effect: { reroll: { count: 30, faces: ['failure'] } }, ...modifier }],
})
const turn = (from: string, to: string, count = 1): JsonObject => ({ change: { from, to, roll: 'attack', count } })
const CHAIN = [{ min: 1, max: null, entries: [turn('hit', 'crit'), turn('failure', 'hit')] }]
const FACES = ['crit', 'hit', 'failure', 'expertise']
/** Twelve different entries, each taking what others give. */
const TANGLE = [
  {
    min: 1,
    max: null,
    entries: FACES.flatMap((from) => FACES.filter((to) => to !== from).map((to, index) => turn(from, to, index + 1))),
  },
]

const PRINTED: readonly WorkedExample[] = [
  odds('E-84', '1 against 0', pools(1, 0), { successes: chances('1/2', '1/2') }),
  odds('E-85', '1 against 1', pools(1, 1), { successes: chances('5/8', '3/8') }),
  odds('E-86', '2 against 1', pools(2, 1), {
    successes: chances('3/8', '29/64', '11/64'),
    expectedSuccesses: { fraction: '51/64' },
  }),
  odds('E-87', '2 against 2', pools(2, 2), {
    successes: chances('91/192', '13/32', '23/192'),
    expectedSuccesses: { fraction: '31/48' },
  }),
  odds('E-88', '5 against 5', pools(5, 5), {
    successes: chances(
      '684005/2654208',
      '310925/884736',
      '323555/1327104',
      '147685/1327104',
      '27985/884736',
      '10993/2654208',
    ),
    expectedSuccesses: { decimal: 1.320126 },
  }),
  odds('E-89', '8 against 5', pools(8, 5), {
    successes: chances(0.080923, 0.191645, 0.244229, 0.222491, 0.152524, 0.076245, 0.026024, 0.005404, 0.000514),
    expectedSuccesses: { fraction: '3447646949/1358954496' },
  }),
  odds(
    'E-90',
    '7 against 5 with both tables',
    pools(7, 5, FX),
    {
      successes: chances(
        '18942859/127401984',
        '6609209/28311552',
        '140505559/509607936',
        '106852111/509607936',
        '198991/1990656',
        '3565169/127401984',
        '2150921/509607936',
        '159775/509607936',
      ),
      expectedSuccesses: { decimal: 1.981184 },
    },
    'expertise.which-table',
  ),
  odds('E-91', 'the same with the path of the long example', pools(7, 5, { ...FX, tree: JAR_KAI_TREE }), {
    damage: [
      { count: 0, probability: { decimal: 0.148686 } },
      { count: 2, probability: { decimal: 0.233446 } },
      { count: 3, probability: { decimal: 0.275713 } },
      { count: 6, probability: { decimal: 0.209675 } },
      { count: 7, probability: { fraction: '625121/4718592', decimal: 0.13248 } },
    ],
    expectedDamage: { decimal: 3.479444 },
    conditions: [{ condition: 'strained', probability: { fraction: '625121/4718592' } }, { condition: 'exposed' }],
    wounds: null,
  }),
  odds(
    'E-92',
    'the defender exposed',
    pools(7, 5, { ...FX, defenderExposed: true }),
    { successes: firstOf(8, '2622199/127401984'), expectedSuccesses: { decimal: 3.370936 } },
    'dice.disarmed-exposed',
  ),
  odds(
    'E-93',
    'the attacker disarmed',
    pools(7, 5, { ...FX, attackerDisarmed: true }),
    { successes: firstOf(8, '14051215/31850496'), expectedSuccesses: { decimal: 0.974985 } },
    'dice.disarmed-exposed',
  ),
  odds(
    'E-94',
    'the defender has rolled first',
    { attack: { dice: 8 }, defence: { roll: { block: 1, expertise: 3, failure: 1 } }, ...FX },
    {
      successes: chances(0.036514, 0.127016, 0.270767, 0.321816, 0.19697, 0.046913, 0.000003, '1/16777216'),
    },
  ),
  odds('E-95', 'only the defender has a table', pools(5, 5, { defenceTable: ACROBATICS }), {
    successes: firstOf(6, '5400995/7962624'),
    expectedSuccesses: { decimal: 0.438955 },
  }),
]

/** The probability of no success among so many chances. */
function firstOf(length: number, none: string): JsonObject[] {
  return Array.from({ length }, (_, count) => (count === 0 ? { count, probability: { fraction: none } } : { count }))
}

const MAUL = { stamina: 11, damage: 0 }
const certain = { attack: { roll: { crit: 4 } }, defence: { dice: 0 }, tree: JAR_KAI_TREE }

const CONSTRUCTED: readonly WorkedExample[] = [
  odds(
    'E-24b',
    'the attack roll of the long example has been made: what the defence can still do',
    {
      attack: { roll: { crit: 1, hit: 3, expertise: 2, failure: 2 } },
      defence: { dice: 5 },
      attackTable: STEADY_AIM,
      tree: JAR_KAI_TREE,
      target: MAUL,
    },
    {
      successes: [
        { count: 1, probability: { fraction: '1/243' } },
        { count: 2 },
        { count: 3 },
        { count: 4 },
        { count: 5 },
        { count: 6 },
      ],
      wounds: { decimal: 0 },
    },
  ),
  odds('constructed', 'no dice at all', pools(0, 0), { successes: chances('1'), damage: chances('1') }),
  odds(
    'constructed',
    'protection takes 1 from the pool, and the rest wounds',
    { ...certain, defenderProtection: true, target: { stamina: 11, damage: 5 } },
    { damage: [{ count: 6, probability: { fraction: '1' } }], wounds: { fraction: '1' } },
  ),
  odds(
    'constructed',
    'a unit that is wounded cannot be wounded again',
    { ...certain, target: { stamina: 11, damage: 11 } },
    { wounds: { fraction: '0' } },
  ),
  odds(
    'constructed',
    'a declared path is followed as far as the successes go',
    { ...certain, attack: { roll: { crit: 2 } }, policy: { declared: ['o1', 'o2', 'o3', 'o4u'] } },
    { damage: [{ count: 3 }], paths: [{}, {}, { successes: 2, path: ['o1', 'o2'], damage: 3, icons: ['exposed'] }] },
  ),
  odds(
    'constructed',
    'paths by number of successes: with three the attacker keeps to one option',
    {
      ...certain,
      attack: { roll: { crit: 3 } },
      policy: {
        declaredPerCount: [
          { successes: 1, path: ['o1'] },
          { successes: 4, path: ['o1', 'o2', 'o3', 'o4u'] },
        ],
      },
    },
    { damage: [{ count: 2 }], paths: [{ path: [] }, { path: ['o1'] }, { path: ['o1'] }, { path: ['o1'] }] },
  ),
  odds(
    'constructed',
    'a declared path has to be legal',
    { ...certain, policy: { declared: ['o1', 'o3'] } },
    undefined,
    'tree.step',
  ),
  odds(
    'constructed',
    'and must begin with an orange option',
    { ...certain, policy: { declared: ['o2'] } },
    undefined,
    'tree.start',
  ),
  odds(
    'constructed',
    'and needs its successes',
    { ...certain, policy: { declaredPerCount: [{ successes: 1, path: ['o1', 'o2'] }] } },
    undefined,
    'tree.count',
  ),
  odds(
    'constructed',
    'a path through options that are not there',
    { ...certain, policy: { declared: ['o9'] } },
    undefined,
    'tree.graph',
  ),
  odds('constructed', 'a path needs a tree', pools(1, 1, { policy: { declared: ['o1'] } }), undefined, 'tree.graph'),
  odds(
    'constructed',
    'damage of a table without any tree, and a defence that strikes back',
    {
      attack: { roll: { hit: 1, expertise: 1 } },
      defence: { roll: { block: 1, expertise: 1 } },
      attackTable: [{ min: 1, max: null, entries: [{ damage: 2 }, { icon: { icon: 'pinned' } }] }],
      defenceTable: [{ min: 1, max: null, entries: [{ damage: 1 }, { icon: { icon: 'shove' } }] }],
      target: { stamina: 2 },
    },
    {
      successes: chances('1'),
      damage: [{ count: 2, probability: { fraction: '1' } }],
      wounds: { fraction: '1' },
      conditions: [{ condition: 'pinned', probability: { fraction: '1' } }],
      defenderIcons: [{ icon: 'shove', probability: { fraction: '1' } }],
      attackerDamage: [{ count: 1, probability: { fraction: '1' } }],
    },
  ),
  odds(
    'constructed',
    'a table that ends before what can be rolled',
    pools(3, 0, { attackTable: [{ min: 1, max: 2, entries: [] }] }),
    undefined,
    'expertise.row',
  ),
  odds('constructed', 'one failure rerolled', pools(1, 0, { modifiers: [reroll(1, 'failure')] }), {
    successes: chances('3/8', '5/8'),
  }),
  odds(
    'constructed',
    'too many rerolls to count',
    pools(30, 0, { modifiers: [reroll(30, 'failure')] }),
    undefined,
    'dice.reroll',
  ),
  odds(
    'constructed',
    'rerolls are counted for as many dice as may be rolled again, however few there are',
    pools(5, 0, { modifiers: [reroll(18, 'failure')] }),
    undefined,
    'dice.reroll',
  ),
  odds('constructed', 'seventeen can be counted', pools(1, 0, { modifiers: [reroll(17, 'failure')] }), {
    successes: chances('3/8', '5/8'),
  }),
  odds(
    'constructed',
    'what the defender rerolls of the attack after the tables is rerolled for each row of theirs',
    pools(4, 0, {
      defenceTable: [1, 2, 3, 4].map((min) => ({ min, max: min === 4 ? null : min, entries: [] })),
      modifiers: [{ ...reroll(12, 'hit'), by: 'defender', afterTable: true }],
    }),
    undefined,
    'dice.reroll',
  ),
  odds(
    'constructed',
    'a whole defence rerolled before the attack table splits it',
    rerolledDefence({ by: 'attacker' }),
    { anySuccess: { fraction: '68631451106707/549043018919064' } },
  ),
  odds(
    'constructed',
    'after the attack table each part is rerolled by itself, which is too much to count',
    rerolledDefence({ by: 'attacker', afterTable: true }),
    undefined,
    'dice.reroll',
  ),
  odds(
    'constructed',
    'so is what the defender rerolls, since the attacker goes first',
    rerolledDefence({ by: 'defender' }),
    undefined,
    'dice.reroll',
  ),
  odds(
    'constructed',
    'in the best order a failure becomes a hit before a hit becomes a crit',
    {
      attack: { roll: { expertise: 1, failure: 1 } },
      defence: { roll: { block: 1 } },
      attackTable: CHAIN,
      entryOrder: 'best',
    },
    { successes: [{ count: 1, probability: { fraction: '1' } }] },
  ),
  odds(
    'constructed',
    'in the printed order it does not',
    { attack: { roll: { expertise: 1, failure: 1 } }, defence: { roll: { block: 1 } }, attackTable: CHAIN },
    { successes: [{ count: 0, probability: { fraction: '1' } }] },
  ),
  odds(
    'constructed',
    'too many different entries to try every order',
    {
      attack: { dice: 10 },
      defence: { dice: 0 },
      attackTable: TANGLE,
      entryOrder: 'best',
    },
    undefined,
    'expertise.order',
  ),
]

/** Odds of two cards. */
const CARDS = {
  type: 'melee',
  attacker: { stance: { content: { unit: 'general-anakin-skywalker', stance: 'form-v-djem-so' } }, focus: {} },
  defender: { unit: { damage: 4 }, stance: { content: { unit: 'lord-maul', stance: 'dark-rage' } } },
}

const BY_CARD: readonly WorkedExample[] = [
  {
    id: 'E-91',
    says: 'odds by the cards of both units: 9 dice against 5, and what wounds Maul',
    operation: 'shatterpoint.attack-odds',
    input: {
      cards: CARDS,
    },
    outcome: { wounds: { decimal: 0.893948 } },
    rule: 'shatterpoint.attack.pool',
  },
  {
    id: 'E-91',
    says: 'a target that contradicts the table is refused',
    operation: 'shatterpoint.attack-odds',
    input: { cards: CARDS, target: { stamina: 11, damage: 2 } },
    rule: 'shatterpoint.table.agrees',
  },
  {
    id: 'E-91',
    says: 'what the target says and nobody else says counts',
    operation: 'shatterpoint.attack-odds',
    input: { cards: { ...CARDS, defender: { stance: CARDS.defender.stance } }, target: { stamina: 11, damage: 4 } },
    outcome: { wounds: { decimal: 0.893948 } },
    rule: 'shatterpoint.attack.pool',
  },
  {
    id: 'E-91',
    says: 'a combat tree that is not the one of the card is refused',
    operation: 'shatterpoint.attack-odds',
    input: { cards: CARDS, tree: JAR_KAI_TREE },
    rule: 'shatterpoint.table.agrees',
  },
  {
    id: 'E-84',
    says: 'without dice and without cards there is nothing to count',
    operation: 'shatterpoint.attack-odds',
    input: { attack: { dice: 1 } },
    rule: 'shatterpoint.dice.told',
  },
]

export const ODDS_EXAMPLES: readonly WorkedExample[] = [...PRINTED, ...CONSTRUCTED, ...BY_CARD]
