import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Expected = Pick<WorkedExample, 'outcome' | 'rule'>

const anakin = { id: 'anakin', player: 'A', stamina: 11 }
const ahsoka = { id: 'ahsoka', player: 'A', stamina: 9 }
const aurra = { id: 'aurra', player: 'B', stamina: 9 }
const kalani = { id: 'kalani', player: 'B', stamina: 10 }
const maul = { id: 'maul', player: 'B', stamina: 11 }
const force = { total: 7, ready: 4 }

const use = (id: string, says: string, ability: string, input: JsonObject, expected: Expected): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.ability-use',
  input: { ability: { known: ability }, unit: anakin, force, ...input },
  ...expected,
})
const barred = (rule: string): Expected => ({ outcome: { legal: false, violations: [{ rule }], steps: [] }, rule })

const shot = { event: 'attackResolved', side: 'thisUnit', role: 'defender', attackType: 'ranged' }
const struck = { ...shot, attackType: 'melee' }
const ownAttack = {
  event: 'attackResolved',
  side: 'thisUnit',
  role: 'attacker',
  attackType: 'ranged',
  action: 'combat',
}
const reaction = (event: JsonObject, more: JsonObject = {}) => ({ moment: { ownActivation: false, event, ...more } })

const reactive: WorkedExample[] = [
  use(
    'E-02',
    'a reactive ability after the attack',
    'harassment',
    { unit: aurra, moment: { event: ownAttack } },
    {
      outcome: { legal: true, usesLeft: 0, steps: [{ result: 'open', who: 'eachCharacter', may: true }] },
      rule: 'shatterpoint.ability.one-reactive-per-trigger',
    },
  ),
  use(
    'E-02',
    'no second one for the same event',
    'the-more-prey-the-greater-the-reward',
    { unit: aurra, moment: { event: ownAttack, reactiveUsed: true } },
    barred('shatterpoint.ability.one-reactive-per-trigger'),
  ),
  use(
    'E-02',
    'the opponent may still react',
    'deflect',
    { unit: ahsoka, attackingUnit: aurra, ...reaction(shot) },
    {
      outcome: { legal: true },
      rule: 'shatterpoint.ability.reactive',
    },
  ),
  use(
    'E-02',
    'an identity ability does not count',
    'sith-assassin',
    {
      unit: aurra,
      unitType: 'primary',
      moment: {
        event: { event: 'unitWounded', side: 'enemy', source: 'thisUnit', unitType: 'primary' },
        reactiveUsed: true,
      },
    },
    {
      outcome: {
        legal: true,
        cost: null,
        usesLeft: null,
        force: { total: 7, ready: 6 },
        steps: [{ result: 'done' }, { result: 'open', may: true }, { result: 'done' }],
      },
      rule: 'shatterpoint.ability.innate',
    },
  ),
  use(
    'E-02',
    'the identity of a supporting unit',
    'sith-assassin',
    {
      unitType: 'supporting',
      moment: { event: { event: 'unitWounded', side: 'enemy', source: 'thisUnit' } },
    },
    barred('shatterpoint.ability.identity'),
  ),
  use(
    'E-05',
    'a shot with a failure is deflected',
    'deflect',
    { attackingUnit: kalani, circumstances: { attackRoll: { hit: 3, crit: 1, failure: 2 } }, ...reaction(shot) },
    {
      outcome: {
        legal: true,
        cost: 0,
        steps: [{ result: 'done' }],
        units: [
          { id: 'anakin', damage: 0 },
          { id: 'kalani', damage: 2, wounds: 0 },
        ],
        momentum: [],
      },
      rule: 'shatterpoint.damage.apply',
    },
  ),
  use(
    'E-05',
    'without a failure it does nothing',
    'deflect',
    { attackingUnit: kalani, circumstances: { attackRoll: { hit: 4 } }, ...reaction(shot) },
    { outcome: { legal: true, steps: [{ result: 'noEffect' }], units: [{ damage: 0 }, { damage: 0 }] } },
  ),
  use(
    'E-05',
    'the roll is not told',
    'deflect',
    { attackingUnit: kalani, ...reaction(shot) },
    {
      outcome: { legal: true, steps: [{ result: 'unknown' }] },
    },
  ),
  use(
    'E-05',
    'two damage wound a unit that has eight of ten',
    'deflect',
    {
      attackingUnit: { ...kalani, damage: 8 },
      circumstances: { attackRoll: { failure: 1 } },
      ...reaction(shot),
    },
    { outcome: { units: [{}, { damage: 10, wounds: 1 }], momentum: ['A'] }, rule: 'shatterpoint.momentum.wound' },
  ),
  use(
    'E-05',
    'a wounded attacker suffers nothing',
    'deflect',
    {
      attackingUnit: { ...kalani, damage: 10, wounds: 1 },
      circumstances: { attackRoll: { failure: 1 } },
      ...reaction(shot),
    },
    { outcome: { units: [{}, { damage: 10, wounds: 1 }], momentum: [] }, rule: 'shatterpoint.wounded.effects' },
  ),
  use('E-05', 'a melee attack is not deflected', 'deflect', reaction(struck), barred('shatterpoint.ability.reactive')),
  use('E-05', 'nothing to react to', 'deflect', {}, barred('shatterpoint.ability.reactive')),
  use(
    'E-05',
    'an attacker on the same side',
    'deflect',
    { attackingUnit: ahsoka, ...reaction(shot) },
    {
      rule: 'shatterpoint.effect.allied-enemy',
    },
  ),
  use(
    'E-05',
    'the same unit twice',
    'deflect',
    { attackingUnit: { ...anakin, player: 'B' }, ...reaction(shot) },
    {
      rule: 'shatterpoint.table.names',
    },
  ),
  use(
    'E-07',
    'half of seven is four, the rest is three',
    'too-fast-for-you',
    {
      unit: ahsoka,
      attackingUnit: maul,
      circumstances: { damagePool: 7 },
      ...reaction({ event: 'damagePoolApply', side: 'thisUnit', role: 'defender', attackType: 'melee' }),
    },
    {
      outcome: {
        legal: true,
        cost: 2,
        force: { total: 7, ready: 2 },
        units: [
          { id: 'ahsoka', damage: 4 },
          { id: 'maul', damage: 3 },
        ],
      },
      rule: 'shatterpoint.effect.half',
    },
  ),
  use(
    'E-07',
    'a pool of one: half of it is one, nothing is left',
    'too-fast-for-you',
    {
      unit: ahsoka,
      attackingUnit: maul,
      circumstances: { damagePool: 1 },
      ...reaction({ event: 'damagePoolApply', side: 'thisUnit', role: 'defender', attackType: 'melee' }),
    },
    { outcome: { units: [{ damage: 1 }, { damage: 0 }] }, rule: 'shatterpoint.effect.half' },
  ),
  use(
    'E-05',
    'a strained unit suffers for using it',
    'deflect',
    {
      unit: { ...anakin, conditions: ['strained'] },
      attackingUnit: kalani,
      circumstances: { attackRoll: { failure: 1 } },
      ...reaction(shot),
    },
    {
      outcome: { strained: 'suffered', units: [{ damage: 3, conditions: [] }, { damage: 2 }] },
      rule: 'shatterpoint.condition.strained',
    },
  ),
  use(
    'E-29',
    'a strained unit suffers after it moved',
    'force-jump',
    { unit: { ...anakin, conditions: ['strained'] } },
    {
      outcome: { strained: 'afterwards', units: [{ damage: 0, conditions: ['strained'] }] },
    },
  ),
]

const others: WorkedExample[] = [
  use(
    'E-29',
    'not while an attack is resolved',
    'force-jump',
    { moment: { resolving: 'attack' } },
    barred('shatterpoint.turn.any-time'),
  ),
  use(
    'E-29',
    'not while a character moves',
    'force-jump',
    { moment: { resolving: 'movement' } },
    barred('shatterpoint.turn.any-time'),
  ),
  use(
    'E-29',
    'at any time in its own activation',
    'force-jump',
    {},
    {
      outcome: {
        legal: true,
        cost: 1,
        force: { total: 7, ready: 3 },
        usesLeft: 0,
        steps: [{ index: 0, result: 'open', who: 'eachCharacter', may: true }],
      },
      rule: 'shatterpoint.turn.any-time',
    },
  ),
  use(
    'E-29',
    'by an icon of the attack, without its cost',
    'force-jump',
    { moment: { resolving: 'attack', byIcon: true } },
    {
      outcome: { legal: true, cost: 0, force: { ready: 4 } },
      rule: 'shatterpoint.icon.active-ability',
    },
  ),
  use(
    'E-29',
    'no icon helps in another activation',
    'force-jump',
    { moment: { ownActivation: false, resolving: 'attack', byIcon: true } },
    { outcome: { legal: false, cost: 0, force: { ready: 4 } }, rule: 'shatterpoint.icon.active-ability' },
  ),
  use(
    'E-29',
    'the icon does not waive the surcharge',
    'force-jump',
    { unit: { ...anakin, injuries: 1 }, moment: { byIcon: true } },
    { outcome: { legal: true, cost: 1, force: { ready: 3 } } },
  ),
  use(
    'E-29',
    'not in another activation',
    'force-jump',
    { moment: { ownActivation: false } },
    barred('shatterpoint.ability.active'),
  ),
  use(
    'E-29',
    'once in a turn',
    'force-jump',
    { moment: { timesUsed: 1 } },
    barred('shatterpoint.ability.once-per-turn'),
  ),
  use(
    'E-29',
    'an ability that may be used twice',
    'dathomirian-dexterity',
    { moment: { timesUsed: 1 } },
    {
      outcome: { legal: true, usesLeft: 0 },
      rule: 'shatterpoint.ability.once-per-turn',
    },
  ),
  use('E-29', 'too little Force', 'force-push', { force: { total: 7, ready: 1 } }, barred('shatterpoint.force.cost')),
  use(
    'E-29',
    'everything that is wrong',
    'force-push',
    { force: { total: 3, ready: 0 }, moment: { ownActivation: false, resolving: 'effect', timesUsed: 1 } },
    {
      outcome: {
        legal: false,
        violations: [
          { rule: 'shatterpoint.ability.active' },
          { rule: 'shatterpoint.turn.any-time' },
          { rule: 'shatterpoint.ability.once-per-turn' },
          { rule: 'shatterpoint.force.cost' },
        ],
      },
    },
  ),
  use(
    'E-29',
    'a tactic ability at the start of the activation',
    'pride-of-the-mandalore',
    { moment: { event: { event: 'activationStart', side: 'thisUnit' } } },
    {
      outcome: {
        legal: true,
        cost: null,
        steps: [{ index: 0, result: 'open', who: 'one', may: true }],
      },
      rule: 'shatterpoint.ability.tactic',
    },
  ),
  use(
    'E-29',
    'a tactic ability later',
    'pride-of-the-mandalore',
    { moment: {} },
    barred('shatterpoint.ability.tactic'),
  ),
  use(
    'E-29',
    'a target that is already strained',
    'coordinated-fire',
    {
      defendingUnit: { ...maul, conditions: ['strained'] },
      circumstances: { targetReach: 5 },
      ...reaction({
        event: 'attackTargeted',
        side: 'allied',
        role: 'attacker',
        action: 'combat',
        tags: ['Galactic Republic', 'Jedi'],
      }),
    },
    { outcome: { units: [{}, { damage: 1, conditions: ['strained'] }] }, rule: 'shatterpoint.condition.repeat' },
  ),
  use(
    'E-29',
    'a target that is new to it',
    'coordinated-fire',
    {
      defendingUnit: maul,
      circumstances: { targetReach: 5 },
      ...reaction({
        event: 'attackTargeted',
        side: 'allied',
        role: 'attacker',
        action: 'combat',
        tags: ['Galactic Republic'],
      }),
    },
    { outcome: { units: [{}, { damage: 0, conditions: ['strained'] }] }, rule: 'shatterpoint.condition.unit-wide' },
  ),
  use(
    'E-29',
    'a target that is immune',
    'coordinated-fire',
    {
      defendingUnit: { ...maul, immunities: ['strained'] },
      circumstances: { targetReach: 1 },
      ...reaction({
        event: 'attackTargeted',
        side: 'allied',
        role: 'attacker',
        action: 'combat',
        tags: ['Galactic Republic'],
      }),
    },
    { outcome: { units: [{}, { conditions: [] }] }, rule: 'shatterpoint.keyword.immunity' },
  ),
  use(
    'E-29',
    'droids without number',
    'countless',
    {
      unit: {
        id: 'b1',
        player: 'A',
        stamina: 8,
        durability: 3,
        damage: 9,
        wounds: 1,
        conditions: ['pinned', 'exposed'],
      },
      circumstances: { removes: 'pinned' },
      ...reaction({ event: 'unitWounded', side: 'thisUnit', source: 'enemy' }),
    },
    {
      outcome: {
        legal: true,
        cost: 1,
        units: [{ damage: 0, wounds: 0, injuries: 1, conditions: ['exposed'] }],
        steps: [{ result: 'done' }, { result: 'done' }, { result: 'done' }, { result: 'done' }],
      },
    },
  ),
  use('E-29', 'an ability of nobody', 'snoring', {}, { rule: 'shatterpoint.content.known' }),
  {
    id: 'E-22',
    says: 'an own ability that pulls, for the players to carry out',
    operation: 'shatterpoint.ability-use',
    input: {
      ability: {
        own: {
          name: 'Capture cable',
          type: 'active',
          cost: 1,
          steps: [{ who: 'one', filter: { side: 'enemy', within: 3 }, does: [{ pull: 2 }] }],
        },
      },
      unit: anakin,
      force,
    },
    outcome: { legal: true, cost: 1, steps: [{ result: 'open' }] },
    rule: 'shatterpoint.ability.active',
  },
  ...(
    [
      ['an ally within the range of the ability', { side: 'allied', reach: 2 }, true],
      ['an ally one range too far away', { side: 'allied', reach: 3 }, false],
      ['an ally of whom nobody said how far it is', { side: 'allied' }, false],
      ['the unit itself, which is within every range', { side: 'thisUnit' }, true],
    ] as const
  ).map(([says, event, legal]) => ({
    id: 'E-02',
    says,
    operation: 'shatterpoint.ability-use',
    input: {
      ability: {
        own: {
          name: 'Help',
          type: 'reactive',
          cost: 0,
          triggers: [{ event: 'unitWounded', by: 'ally', within: 2 }],
        },
      },
      unit: anakin,
      moment: { ownActivation: false, event: { event: 'unitWounded', ...event } },
    },
    outcome: { legal },
    rule: 'shatterpoint.ability.reactive',
  })),
  {
    id: 'E-29',
    says: 'an action ability after the ability action',
    operation: 'shatterpoint.ability-use',
    input: {
      ability: { own: { name: 'Own action', type: 'active', cost: 0, action: true } },
      unit: anakin,
      moment: { abilityActionTaken: true },
    },
    ...barred('shatterpoint.ability.active'),
  },
  {
    id: 'E-83',
    says: 'a cost that varies, within its limits',
    operation: 'shatterpoint.ability-use',
    input: {
      ability: { own: { name: 'Own surge', type: 'active', cost: 1, maxCost: 3 } },
      unit: { ...anakin, injuries: 1 },
      force,
      chosen: 3,
    },
    outcome: { legal: true, cost: 4, force: { ready: 0 } },
    rule: 'shatterpoint.force.variable',
  },
  {
    id: 'E-83',
    says: 'a cost that varies, beyond its limits',
    operation: 'shatterpoint.ability-use',
    input: {
      ability: { own: { name: 'Own surge', type: 'active', cost: 1, maxCost: 3 } },
      unit: anakin,
      force,
      chosen: 4,
    },
    rule: 'shatterpoint.force.variable',
  },
]

const cost = (says: string, input: JsonObject, expected: Expected): WorkedExample => ({
  id: 'E-83',
  says,
  operation: 'shatterpoint.ability-cost',
  input,
  ...expected,
})

const costs: WorkedExample[] = [
  cost(
    'a card in reserve, without a wound or an injury',
    { purpose: 'reserve', cost: { printed: 1 }, ready: 1 },
    { outcome: { surcharge: 0, total: 1, legal: true }, rule: 'shatterpoint.force.cost' },
  ),
  cost(
    'cost 2, reduced by 3, one injury and one wound',
    { cost: { printed: 2 }, reductions: 3, injuries: 1, wounds: 1, ready: 2 },
    {
      outcome: { cost: 0, surcharge: 2, total: 2, legal: true, readyAfter: 0, forEffect: null },
      rule: 'shatterpoint.force.cost',
    },
  ),
  cost(
    'one Force short',
    { cost: { printed: 2 }, injuries: 1, ready: 2 },
    {
      outcome: { total: 3, legal: false, readyAfter: null },
      rule: 'shatterpoint.force.cost',
    },
  ),
  cost(
    'the surcharge does not count for the effect',
    { cost: { chosen: 3 }, injuries: 2, ready: 5 },
    {
      outcome: { total: 5, forEffect: 3, legal: true },
      rule: 'shatterpoint.force.variable',
    },
  ),
  cost(
    'no surcharge for the reserve',
    { purpose: 'reserve', cost: { printed: 1 }, injuries: 2, ready: 1 },
    {
      outcome: { total: 1, surcharge: 0, legal: true },
      rule: 'shatterpoint.force.no-surcharge-elsewhere',
    },
  ),
  cost('the cost of a known ability', { cost: { ability: 'force-push' }, ready: 2 }, { outcome: { total: 2 } }),
  cost('an unknown ability', { cost: { ability: 'snoring' }, ready: 2 }, { rule: 'shatterpoint.content.known' }),
  {
    id: 'E-83',
    says: 'no more is refreshed than was spent',
    operation: 'shatterpoint.force',
    input: { pool: { total: 7, ready: 5 }, change: { refresh: 3 } },
    outcome: { ready: 7, changed: 2 },
    rule: 'shatterpoint.force.spend-refresh',
  },
  {
    id: 'E-83',
    says: 'all ready Force is spent',
    operation: 'shatterpoint.force',
    input: { pool: { total: 7, ready: 5 }, change: { spend: 5 } },
    outcome: { ready: 0, changed: 5 },
    rule: 'shatterpoint.force.spend-refresh',
  },
  {
    id: 'E-83',
    says: 'no more is spent than is ready',
    operation: 'shatterpoint.force',
    input: { pool: { total: 7, ready: 5 }, change: { spend: 6 } },
    rule: 'shatterpoint.force.spend-refresh',
  },
]

const base = (id: string, x: number, y = 100) => ({ id, x, y })
const targets = (id: string, says: string, input: JsonObject, expected: Expected): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.ability-targets',
  input: {
    battlefield: {
      drawn: {
        units: [
          { id: 'lord-maul', player: 'A', type: 'primary', characters: [base('Maul', 100)] },
          {
            id: 'mandalorian-super-commandos',
            player: 'A',
            characters: [base('Commando 1', 100, 200), base('Commando 2', 500, 100)],
          },
          { id: 'rex', player: 'B', type: 'secondary', characters: [base('Rex', 292)] },
          { id: '501st', player: 'B', characters: [base('Trooper 1', 293, 300), base('Trooper 2', 700)] },
        ],
      },
    },
    ...input,
  },
  ...expected,
})

const affected: WorkedExample[] = [
  targets(
    'targets',
    'exactly range 3 away',
    { unit: 'lord-maul', wanted: { ability: { known: 'force-push' } } },
    {
      outcome: {
        eligible: ['Rex'],
        characters: [
          { character: 'Maul', reason: 'side' },
          { reason: 'side' },
          { reason: 'side' },
          { character: 'Rex', eligible: true, reason: 'fits', from: 'Maul', gap: 152 },
          { character: 'Trooper 1', eligible: false, reason: 'range' },
          { character: 'Trooper 2', reason: 'range', gap: 560 },
        ],
      },
      rule: 'shatterpoint.effect.measure-from',
    },
  ),
  targets(
    'targets',
    'from any character of a unit',
    { unit: 'mandalorian-super-commandos', wanted: { filter: { side: 'enemy', within: 4 } } },
    {
      outcome: {
        eligible: ['Rex', 'Trooper 1', 'Trooper 2'],
        characters: [{}, {}, {}, { from: 'Commando 2' }, { from: 'Commando 1' }, { from: 'Commando 2', gap: 160 }],
      },
      rule: 'shatterpoint.effect.allied-enemy',
    },
  ),
  targets(
    'targets',
    'allies of other units by tag and type',
    {
      unit: 'lord-maul',
      wanted: { filter: { side: 'allied', others: true, tags: ['Mandalorian'], unitTypes: ['supporting'] } },
    },
    {
      outcome: {
        eligible: ['Commando 1', 'Commando 2'],
        characters: [{ reason: 'ownUnit' }, { reason: 'fits' }, {}, {}, {}, {}],
      },
    },
  ),
  targets(
    'targets',
    'tags of the question come before those of the content',
    {
      unit: 'lord-maul',
      wanted: { filter: { side: 'allied', tags: ['Mandalorian'] } },
      tags: [{ unit: 'mandalorian-super-commandos', tags: [] }],
    },
    { outcome: { eligible: [], characters: [{ reason: 'tags' }, { reason: 'tags' }, {}, {}, {}, {}] } },
  ),
  ...(
    [
      ['a unit by its card has the tags of the card', { content: 'gar-saxon-merciless-commander' }, []],
      ['a unit has the tags that the table gives it', { tags: ['Mandalorian'] }, []],
      ['two lists of tags contradict each other', { tags: ['Mandalorian'] }, [{ unit: 'Saxon', tags: ['Sith'] }]],
    ] as const
  ).map(
    ([says, more, tags]): WorkedExample => ({
      id: 'targets',
      says,
      operation: 'shatterpoint.ability-targets',
      input: {
        battlefield: {
          drawn: {
            units: [
              { id: 'Maul', player: 'A', characters: [base('Maul', 100)] },
              { id: 'Saxon', player: 'A', ...more, characters: [base('Gar Saxon', 200)] },
            ],
          },
        },
        unit: 'Maul',
        wanted: { filter: { side: 'allied', others: true, tags: ['Mandalorian'] } },
        tags: [...tags],
      },
      ...(tags.length > 0 ? { rule: 'shatterpoint.table.agrees' } : { outcome: { eligible: ['Gar Saxon'] } }),
    }),
  ),
  targets(
    'targets',
    'a type that is not wanted',
    { unit: 'lord-maul', wanted: { filter: { side: 'enemy', unitTypes: ['primary'] } } },
    { outcome: { eligible: [], characters: [{}, {}, {}, { reason: 'type' }, {}, {}] } },
  ),
  targets(
    'targets',
    'a unit that is not there',
    { unit: 'yoda', wanted: { filter: { side: 'enemy' } } },
    {
      rule: 'shatterpoint.table.known',
    },
  ),
  targets(
    'targets',
    'a step that looks for nobody',
    { unit: 'lord-maul', wanted: { ability: { known: 'force-speed' } } },
    { rule: 'shatterpoint.content.known' },
  ),
]

export const ABILITY_EXAMPLES: readonly WorkedExample[] = [...reactive, ...others, ...costs, ...affected]
