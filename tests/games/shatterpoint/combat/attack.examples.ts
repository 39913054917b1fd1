import {
  AHSOKA_AT_MAUL,
  AHSOKA_AT_MAUL_DICE,
  AHSOKA_NEAR_MAUL,
  COMMANDO_AT_AHSOKA,
} from '../../../../src/games/shatterpoint/combat/attack/attack.examples.ts'
import { block, lone, piece } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Input = WorkedExample['input']
type Outcome = NonNullable<WorkedExample['outcome']>

/** Keys that end with the name of a table, a tree and so on are spread over the right places. */
type Fight = {
  readonly type?: 'melee' | 'ranged'
  readonly attack?: object
  readonly defence?: object
  readonly attackTable?: readonly object[]
  readonly defenceTable?: readonly object[]
  readonly tree?: object
  readonly attacker?: object
  readonly defender?: object
  readonly attackUnit?: object
  readonly defenceUnit?: object
  readonly more?: object
}

const NO_TREE = { options: [], paths: [] }
const row = (...entries: readonly object[]) => [{ min: 1, max: null, entries }]

/** Effects one after the other, each in an option of its own. */
const line = (...options: readonly (readonly object[])[]) => ({
  options: options.map((effects, index) => ({
    id: `t${index + 1}`,
    column: index + 1,
    row: 1,
    start: index === 0,
    effects,
  })),
  paths: options.slice(1).map((_, index) => ({ from: `t${index + 1}`, to: `t${index + 2}` })),
})

const sum = (roll: object) => Object.values(roll).reduce((all: number, count) => all + Number(count), 0)

/** A stance with one rating for everything. */
const stanceWith = (rating: number, more: object) => ({
  own: {
    id: 'stance',
    melee: { attack: rating, defence: rating },
    ranged: { attack: rating, defence: rating },
    weapons: [],
    defence: [],
    tree: NO_TREE,
    ...more,
  },
})

/** A small attack: the ratings are as many dice as are reported. */
function fight(given: Fight): Input {
  const { type = 'melee', attack = {}, defence = {}, attackTable = [], defenceTable = [], tree = NO_TREE } = given
  const weapon = { id: 'weapon', type, range: type === 'ranged' ? 4 : null, table: attackTable }
  return {
    type,
    attacker: {
      unit: { id: 'attacker', player: 'A', stamina: 9, ...given.attackUnit },
      stance: stanceWith(sum(attack), { weapons: [weapon], tree }),
      ...given.attacker,
    },
    defender: {
      unit: { id: 'defender', player: 'B', stamina: 9, ...given.defenceUnit },
      stance: stanceWith(sum(defence), { defence: defenceTable }),
      ...given.defender,
    },
    attackRoll: attack,
    defenceRoll: defence,
    tree: { goal: {} },
    ...given.more,
  } as Input
}

/** The same, with the options of the tree asked one by one. */
function asked(given: Fight): Input {
  const { tree: _goal, ...input } = fight(given)
  return input
}

const attack = (id: string, says: string, rule: string, input: object, outcome?: object): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'shatterpoint.attack',
  input: input as Input,
  ...(outcome === undefined ? {} : { outcome: outcome as Outcome }),
})

const PATH = { tree: { path: ['o1', 'o2', 'o3', 'o4u'] } }
const book = (more: object) => ({ ...AHSOKA_AT_MAUL, ...AHSOKA_AT_MAUL_DICE, ...more })

const fromTheBook: WorkedExample[] = [
  attack(
    'E-24',
    'Ahsoka against Maul with all numbers',
    'shatterpoint.pool.apply',
    book({ ...PATH, battlefield: { drawn: AHSOKA_NEAR_MAUL }, answers: ['heal', 'strained', 'jump'] }),
    {
      isOver: true,
      weapon: 'lightsabers',
      pools: { attack: { dice: 8 }, defence: { dice: 5 }, focusLeft: { die: false } },
      rolls: {
        attack: { crit: 1, hit: 3, expertise: 2, failure: 2 },
        defence: { block: 1, expertise: 3, failure: 1 },
      },
      modified: {
        steps: [
          { step: 'conditions', attack: { crit: 1, hit: 3, expertise: 2, failure: 2 } },
          { step: 'attackerOnAttack', attack: { crit: 1, hit: 5, expertise: 2, failure: 2 } },
          { step: 'defenderOnAttack', attack: { crit: 1, hit: 5, expertise: 2, failure: 2 } },
          { step: 'attackerOnDefence', defence: { block: 1, expertise: 3, failure: 1 } },
          { step: 'defenderOnDefence', defence: { block: 2, expertise: 3, failure: 1 } },
        ],
        attack: { crit: 1, hit: 5, expertise: 0, failure: 2 },
        defence: { block: 2, expertise: 0, failure: 1 },
        expertiseUsed: { attack: 2, defence: 3 },
        queuedDefender: ['heal', 'jump'],
      },
      successes: 4,
      path: ['o1', 'o2', 'o3', 'o4u'],
      damage: { table: 0, tree: 7, suffered: 7, returned: 0 },
      events: [
        { step: 'tree', kind: 'optionChosen', name: 'o1', amount: 2 },
        { step: 'tree', kind: 'optionChosen', name: 'o2', amount: 3 },
        { step: 'tree', kind: 'conditionReceived', unit: 'Maul', icon: 'exposed' },
        { step: 'tree', kind: 'optionChosen', name: 'o3', amount: 6 },
        { step: 'tree', kind: 'optionChosen', name: 'o4u', amount: 7 },
        { step: 'tree', kind: 'conditionReceived', unit: 'Maul', icon: 'strained' },
        { step: 'damage', kind: 'damageSuffered', unit: 'Maul', amount: 7 },
        { step: 'defenderEffects', kind: 'heal', unit: 'Maul', name: 'strained' },
        { step: 'defenderEffects', kind: 'move', unit: 'Maul', icon: 'jump' },
      ],
      attacker: { damage: 0, conditions: [] },
      defender: { damage: 7, wounds: 0, conditions: ['exposed'] },
      momentum: { A: 0, B: 0 },
      pending: null,
    },
  ),
  attack(
    'E-24',
    'the most damage is the path of the book',
    'shatterpoint.tree.count',
    book({ tree: { goal: {} }, decide: 'first' }),
    {
      isOver: true,
      path: ['o1', 'o2', 'o3', 'o4u'],
      defender: { damage: 7, conditions: ['exposed'] },
    },
  ),
  attack('E-24', 'asked option by option: nothing is chosen yet', 'shatterpoint.dice.results', book({}), {
    isOver: false,
    successes: 4,
    pending: { kind: 'treeOption', side: 'attacker', player: 'A', options: ['o1', 'stop'] },
    continuation: { seed: null, answers: [] },
  }),
  attack('E-24', 'at the fork', 'shatterpoint.turn.own-order', book({ answers: ['o1', 'o2', 'o3'] }), {
    isOver: false,
    path: ['o1', 'o2', 'o3'],
    defender: { damage: 0, conditions: ['exposed'] },
    pending: { kind: 'treeOption', options: ['o4d', 'o4u', 'stop'] },
  }),
  attack(
    'E-24',
    'after the damage Verónica decides',
    'shatterpoint.turn.window-order-attack',
    book({ answers: ['o1', 'o2', 'o3', 'o4u'] }),
    {
      isOver: false,
      defender: { damage: 7, conditions: ['exposed', 'strained'] },
      pending: { kind: 'personalEffect', side: 'defender', player: 'B', options: ['heal', 'jump', 'none'] },
    },
  ),
  attack('E-24', 'an option that does not follow', 'shatterpoint.turn.own-order', book({ answers: ['o1', 'o3'] })),
  attack(
    'E-24',
    'an answer to nothing',
    'shatterpoint.turn.own-order',
    book({ ...PATH, answers: ['heal', 'strained', 'jump', 'jump'] }),
  ),
  attack('E-24', 'a path with a gap', 'shatterpoint.tree.step', book({ tree: { path: ['o1', 'o3'] } })),
  attack(
    'E-24',
    'a die too many is reported',
    'shatterpoint.attack.pool',
    book({ attackRoll: { crit: 2, hit: 3, expertise: 2, failure: 2 } }),
  ),
  attack(
    'E-80',
    'Verónica jumps first: strained costs 3 damage',
    'shatterpoint.condition.strained',
    book({ ...PATH, answers: ['jump', 'heal', 'damage'] }),
    {
      isOver: true,
      defender: { damage: 9, conditions: ['exposed'] },
    },
  ),
  attack(
    'E-80',
    'and then the heal may remove exposed',
    'shatterpoint.heal',
    book({ ...PATH, answers: ['jump', 'heal', 'exposed'] }),
    {
      isOver: true,
      defender: { damage: 10, conditions: [] },
    },
  ),
  attack(
    'E-80',
    'after the jump: exposed, 1 damage or another unit',
    'shatterpoint.turn.own-order',
    book({ ...PATH, answers: ['jump', 'heal'] }),
    {
      defender: { damage: 10, conditions: ['exposed'] },
      pending: { kind: 'heal', options: ['exposed', 'damage', 'otherUnit'] },
    },
  ),
  attack(
    'E-04',
    'acrobatics stop a Super Commando',
    'shatterpoint.turn.window-order-attack',
    { ...COMMANDO_AT_AHSOKA, answers: ['jump'] },
    {
      modified: {
        attack: { crit: 0, hit: 3, expertise: 0, failure: 2 },
        defence: { block: 4, expertise: 0, failure: 0 },
        queuedDefender: ['jump'],
      },
      successes: 0,
      path: [],
      damage: { suffered: 0 },
      events: [{ step: 'defenderEffects', kind: 'move', unit: 'Ahsoka', icon: 'jump' }],
    },
  ),
  attack(
    'E-04',
    'and Ahsoka may decline the jump',
    'shatterpoint.icon.personal-may',
    { ...COMMANDO_AT_AHSOKA, answers: ['none'] },
    {
      isOver: true,
      events: [{ step: 'defenderEffects', kind: 'declined', unit: 'Ahsoka', icon: 'jump' }],
    },
  ),
]

const DEFLECT = { name: 'Deflect', by: 'defender', to: 'attacker', needs: 'failure', damage: 2 }

const abilities: WorkedExample[] = [
  attack(
    'E-05',
    'Deflect finds a failure in the final attack roll',
    'shatterpoint.turn.after-resolved',
    fight({ type: 'ranged', attack: { hit: 1, failure: 1 }, defence: { block: 1 }, more: { afterEffects: [DEFLECT] } }),
    {
      successes: 0,
      events: [
        { step: 'defenderAbilities', kind: 'abilityApplied', unit: 'attacker', name: 'Deflect' },
        { step: 'defenderAbilities', kind: 'damageSuffered', unit: 'attacker', amount: 2 },
      ],
      attacker: { damage: 2 },
    },
  ),
  attack(
    'E-05',
    'Deflect without a failure does nothing',
    'shatterpoint.turn.after-resolved',
    fight({
      type: 'ranged',
      attack: { hit: 1, failure: 1 },
      more: {
        afterEffects: [DEFLECT],
        modifiers: [{ by: 'attacker', roll: 'attack', effect: { change: { from: 'failure', to: 'hit' } } }],
      },
    }),
    { attacker: { damage: 0 }, events: [] },
  ),
  attack(
    'E-05',
    'attacker, then defender, then effects of nobody',
    'shatterpoint.turn.window-order-attack',
    fight({
      more: {
        afterEffects: [
          { name: 'storm', by: 'nobody', to: 'attacker', damage: 1 },
          { name: 'deflect', by: 'defender', to: 'attacker', damage: 2 },
          { name: 'harass', by: 'attacker', to: 'defender', conditions: ['pinned'] },
        ],
      },
    }),
    {
      events: [
        { step: 'attackerAbilities', name: 'harass' },
        { step: 'attackerAbilities', kind: 'conditionReceived', unit: 'defender', icon: 'pinned' },
        { step: 'defenderAbilities', name: 'deflect' },
        { step: 'defenderAbilities', kind: 'damageSuffered', amount: 2 },
        { step: 'neutral', name: 'storm' },
        { step: 'neutral', kind: 'damageSuffered', amount: 1 },
      ],
      attacker: { damage: 3 },
    },
  ),
  attack(
    'E-07',
    'half of 7 for Ahsoka, the rest for Maul',
    'shatterpoint.effect.half',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 7 }]),
      more: { poolEffects: [{ name: 'too fast', by: 'defender', effect: 'shareHalf' }] },
    }),
    {
      damage: { tree: 7, suffered: 4, returned: 3 },
      attacker: { damage: 3 },
      defender: { damage: 4 },
    },
  ),
  attack(
    'E-07',
    'both units may be wounded at once',
    'shatterpoint.momentum.wound',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 7 }]),
      attackUnit: { damage: 6 },
      defenceUnit: { damage: 5 },
      more: { poolEffects: [{ name: 'too fast', by: 'defender', effect: 'shareHalf' }] },
    }),
    {
      attacker: { wounds: 1 },
      defender: { wounds: 1 },
      momentum: { A: 1, B: 1 },
    },
  ),
  attack(
    'E-07',
    'additions of the attacker come before what the defender does',
    'shatterpoint.pool.apply',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 2 }]),
      more: {
        poolEffects: [
          { name: 'calm', by: 'defender', effect: 'remove', amount: 3 },
          { name: 'rage', by: 'attacker', effect: 'add', amount: 2 },
        ],
      },
    }),
    { damage: { suffered: 1 }, defender: { damage: 1 } },
  ),
]

/** Push, and follow. */
const BOTH = { push: {}, follow: {} }

const SHOVES = line([{ icon: 'shove' }], [{ icon: 'shove' }])

const details: WorkedExample[] = [
  attack(
    'E-75',
    'damage of the attack table without a success',
    'shatterpoint.expertise.damage',
    fight({ attack: { expertise: 1 }, attackTable: row({ damage: 1 }), tree: line([{ damage: 5 }]) }),
    {
      successes: 0,
      path: [],
      damage: { table: 1, tree: 0, suffered: 1 },
      defender: { damage: 1 },
    },
  ),
  attack(
    'E-76',
    'protection takes 1 from the pool',
    'shatterpoint.keyword.protection',
    fight({ attack: { crit: 1 }, tree: line([{ damage: 1 }]), defender: { protection: true } }),
    {
      damage: { tree: 1, suffered: 0 },
      defender: { damage: 0 },
    },
  ),
  attack(
    'E-76',
    'a repeated condition costs 1 damage at once, protection or not',
    'shatterpoint.condition.repeat',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 1 }, { icon: 'pinned' }]),
      defender: { protection: true },
      defenceUnit: { conditions: ['pinned'] },
    }),
    {
      events: [
        { step: 'tree', kind: 'optionChosen' },
        { step: 'tree', kind: 'damageSuffered', amount: 1 },
        { step: 'damage', kind: 'poolChanged', amount: 0 },
      ],
      damage: { suffered: 0 },
      defender: { damage: 1, conditions: ['pinned'] },
    },
  ),
  attack(
    'E-76',
    'an immune unit suffers nothing instead',
    'shatterpoint.keyword.immunity',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'pinned' }]),
      defenceUnit: { conditions: ['pinned'], immunities: ['pinned'] },
      more: { tree: { path: ['t1'] } },
    }),
    { defender: { damage: 0 } },
  ),
  attack(
    'E-77',
    'a disarmed attacker loses 3 dice, the table and the condition',
    'shatterpoint.condition.disarmed',
    fight({
      attack: { hit: 2, expertise: 3, failure: 1 },
      defence: { block: 2 },
      attackTable: row({ damage: 1 }),
      attackUnit: { conditions: ['disarmed'] },
    }),
    {
      modified: { attack: { hit: 2, expertise: 0, failure: 1 } },
      successes: 0,
      damage: { table: 0, suffered: 0 },
      attacker: { conditions: [] },
    },
  ),
  attack(
    'E-77',
    'an exposed defender likewise, but what is received in the tree stays',
    'shatterpoint.condition.exposed',
    fight({
      attack: { hit: 1 },
      defence: { expertise: 1 },
      defenceTable: row({ add: { face: 'block', roll: 'defence' } }),
      tree: line([{ icon: 'exposed' }]),
      defenceUnit: { conditions: ['exposed'] },
      more: { tree: { path: ['t1'] } },
    }),
    {
      successes: 1,
      events: [
        { step: 'results', kind: 'conditionRemoved', icon: 'exposed' },
        { step: 'tree', kind: 'optionChosen' },
        { step: 'tree', kind: 'conditionReceived', icon: 'exposed' },
      ],
      defender: { damage: 0, conditions: ['exposed'] },
    },
  ),
  attack(
    'E-82',
    'steadfast against the first of two shoves',
    'shatterpoint.keyword.steadfast',
    fight({
      attack: { crit: 2 },
      tree: SHOVES,
      defender: { steadfast: true },
      more: { tree: { path: ['t1', 't2'] }, shoves: [BOTH, BOTH] },
    }),
    {
      events: [
        { kind: 'optionChosen', name: 't1' },
        { kind: 'notMoved', unit: 'defender' },
        { kind: 'followUp', unit: 'attacker' },
        { kind: 'optionChosen', name: 't2' },
        { kind: 'shove', unit: 'defender' },
        { kind: 'followUp', unit: 'attacker' },
      ],
    },
  ),
  attack(
    'E-82',
    'a strained attacker who stays does not follow up',
    'shatterpoint.condition.strained',
    fight({
      attack: { crit: 1 },
      tree: SHOVES,
      attackUnit: { conditions: ['strained'] },
      more: { tree: { path: ['t1'] }, answers: ['moved', 'stay'] },
    }),
    {
      events: [
        { kind: 'optionChosen' },
        { kind: 'shove', unit: 'defender' },
        { step: 'tree', kind: 'declined', unit: 'attacker', icon: 'shove' },
        { step: 'resolved', kind: 'damageSuffered', unit: 'attacker', amount: 3 },
        { step: 'resolved', kind: 'conditionRemoved', unit: 'attacker', icon: 'strained' },
      ],
    },
  ),
  attack(
    'E-24',
    'a unit does not attack itself, whatever player is told',
    'shatterpoint.attack.target-enemy',
    fight({ attack: { crit: 1 }, defenceUnit: { id: 'attacker' } }),
  ),
  attack(
    'E-82',
    'a shove of a table is not held off',
    'shatterpoint.icon.directed-target',
    fight({
      attack: { expertise: 1 },
      attackTable: row({ icon: { icon: 'shove' } }),
      defender: { steadfast: true },
      more: { shoves: [BOTH] },
    }),
    {
      events: [
        { step: 'attackerEffects', kind: 'shove', unit: 'defender' },
        { step: 'attackerEffects', kind: 'followUp', unit: 'attacker' },
      ],
    },
  ),
  attack(
    'E-82',
    'a shove does not end the attack',
    'shatterpoint.tree.range-not-rechecked',
    fight({ attack: { crit: 2 }, tree: line([{ icon: 'shove' }], [{ damage: 1 }]), more: { shoves: [BOTH] } }),
    { path: ['t1', 't2'], defender: { damage: 1 } },
  ),
  attack(
    'E-82',
    'whether the defender is moved is asked',
    'shatterpoint.icon.directed-target',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      more: { tree: { path: ['t1'] } },
    }),
    {
      isOver: false,
      pending: { kind: 'shove', side: 'attacker', options: ['moved', 'notMoved'] },
    },
  ),
  attack(
    'E-82',
    'a strained defender that was moved suffers 3 damage',
    'shatterpoint.condition.strained',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      defenceUnit: { conditions: ['strained'] },
      more: { tree: { path: ['t1'] }, answers: ['moved', 'stay'] },
    }),
    { isOver: true, defender: { damage: 3, conditions: [] } },
  ),
  attack(
    'E-82',
    'a wall kept the strained defender from moving',
    'shatterpoint.turn.own-order',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      defenceUnit: { conditions: ['strained'] },
      more: { tree: { path: ['t1'] }, answers: ['notMoved', 'stay'] },
    }),
    { isOver: true, defender: { damage: 0, conditions: ['strained'] } },
  ),
  attack(
    'E-82',
    'a strained attacker pays for following, and only once',
    'shatterpoint.condition.strained',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      attackUnit: { conditions: ['strained'] },
      more: { tree: { path: ['t1'] }, answers: ['moved', 'follow'] },
    }),
    {
      events: [
        { kind: 'optionChosen' },
        { kind: 'shove' },
        { kind: 'followUp' },
        { step: 'tree', kind: 'damageSuffered', unit: 'attacker', amount: 3 },
        { kind: 'conditionRemoved' },
      ],
      attacker: { damage: 3, conditions: [] },
    },
  ),
]

const more: WorkedExample[] = [
  attack(
    'E-80',
    'a strained attacker suffers 3 damage after the attack',
    'shatterpoint.condition.strained',
    fight({ attackUnit: { conditions: ['strained'], damage: 6 } }),
    {
      events: [
        { step: 'resolved', kind: 'damageSuffered', unit: 'attacker', amount: 3 },
        { step: 'resolved', kind: 'becameWounded', unit: 'attacker' },
        { step: 'resolved', kind: 'conditionRemoved', icon: 'strained' },
      ],
      attacker: { damage: 9, wounds: 1, conditions: [] },
      momentum: { A: 0, B: 1 },
    },
  ),
  attack(
    'E-80',
    'strained received in the attack waits for the next one',
    'shatterpoint.expertise.effect-icons',
    fight({ defence: { expertise: 1 }, defenceTable: row({ icon: { icon: 'strained' } }, { damage: 2 }) }),
    {
      events: [
        { step: 'defenderEffects', kind: 'damageSuffered', unit: 'attacker', amount: 2 },
        { step: 'defenderEffects', kind: 'conditionReceived', unit: 'attacker', icon: 'strained' },
      ],
      attacker: { damage: 2, conditions: ['strained'] },
    },
  ),
  attack(
    'E-80',
    'a strained defender suffers for a reactive ability',
    'shatterpoint.condition.strained',
    fight({
      defenceUnit: { conditions: ['strained'] },
      more: { afterEffects: [{ name: 'riposte', by: 'defender', to: 'attacker', damage: 1 }] },
    }),
    { attacker: { damage: 1 }, defender: { damage: 3, conditions: [] } },
  ),
  attack(
    'E-76',
    'the pool wounds the defender, who still has their effects',
    'shatterpoint.attack.wounded-defender-continues',
    fight({
      attack: { crit: 1 },
      defence: { expertise: 1 },
      defenceTable: row({ icon: { icon: 'heal' } }),
      tree: line([{ damage: 2 }]),
      defenceUnit: { damage: 8, conditions: ['pinned'] },
      more: { answers: ['heal', 'pinned'] },
    }),
    {
      defender: { damage: 10, wounds: 1, conditions: [] },
      momentum: { A: 1, B: 0 },
    },
  ),
  attack(
    'E-76',
    'wounded in the tree: the pool does nothing',
    'shatterpoint.attack.wounded-defender-continues',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 2 }, { icon: 'pinned' }]),
      defenceUnit: { damage: 8, conditions: ['pinned'] },
    }),
    {
      damage: { tree: 2, suffered: 0 },
      defender: { damage: 9, wounds: 1 },
      momentum: { A: 1, B: 0 },
    },
  ),
  attack(
    'E-76',
    'a wounded unit may be attacked and suffers nothing',
    'shatterpoint.wounded.effects',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 2 }, { icon: 'pinned' }]),
      defenceUnit: { damage: 9, wounds: 1 },
    }),
    {
      damage: { tree: 2, suffered: 0 },
      defender: { damage: 9, wounds: 1, conditions: ['pinned'] },
      momentum: { A: 0, B: 0 },
    },
  ),
  attack(
    'E-80',
    'a pinned unit does not jump',
    'shatterpoint.condition.pinned',
    fight({
      defence: { expertise: 1 },
      defenceTable: row({ icon: { icon: 'jump' } }),
      defenceUnit: { conditions: ['pinned', 'strained'] },
      more: { decide: 'first' },
    }),
    {
      events: [
        { kind: 'stayedPinned', icon: 'jump' },
        { kind: 'conditionRemoved', icon: 'pinned' },
      ],
      defender: { damage: 0, conditions: ['strained'] },
    },
  ),
  attack(
    'E-24',
    'the active-ability icon in the own activation',
    'shatterpoint.icon.active-ability',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 1 }, { icon: 'activeAbility' }]),
      more: { answers: ['activeAbility'] },
    }),
    {
      events: [
        { kind: 'optionChosen' },
        { kind: 'damageSuffered' },
        { step: 'attackerEffects', kind: 'activeAbility', unit: 'attacker' },
      ],
    },
  ),
  attack(
    'E-24',
    'the active-ability icon outside it',
    'shatterpoint.icon.active-ability',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 1 }, { icon: 'activeAbility' }]),
      attacker: { activating: false },
    }),
    {
      isOver: true,
      events: [{ kind: 'optionChosen' }, { kind: 'damageSuffered' }],
    },
  ),
  attack(
    'E-04',
    'a defence table cancels a shove of the tree',
    'shatterpoint.expertise.negate',
    fight({
      attack: { crit: 2 },
      defence: { expertise: 1 },
      defenceTable: row({ negate: { icon: 'shove' } }),
      tree: SHOVES,
      more: { tree: { path: ['t1', 't2'] }, shoves: [BOTH] },
    }),
    {
      events: [
        { kind: 'optionChosen' },
        { kind: 'cancelled', icon: 'shove' },
        { kind: 'optionChosen' },
        { kind: 'shove' },
        { kind: 'followUp' },
      ],
    },
  ),
  attack(
    'E-24',
    'the attacker orders the effects of an option',
    'shatterpoint.tree.all-effects',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'strained' }, { icon: 'shove' }]),
      more: { tree: { path: ['t1'] }, answers: ['shove', 'moved', 'stay'] },
    }),
    {
      isOver: true,
      defender: { damage: 0, conditions: ['strained'] },
    },
  ),
  attack(
    'E-24',
    'the printed order instead: strained, then moved',
    'shatterpoint.condition.strained',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'strained' }, { icon: 'shove' }]),
      more: { tree: { path: ['t1'] }, answers: ['strained', 'moved', 'stay'] },
    }),
    {
      isOver: true,
      defender: { damage: 3, conditions: [] },
    },
  ),
  attack('E-24', 'no dice against no dice', 'shatterpoint.attack.zero-pool', fight({}), {
    isOver: true,
    successes: 0,
    events: [],
  }),
  attack('E-24', 'a dash forbids the attack', 'shatterpoint.attack.type', book({ type: 'ranged' })),
  attack('E-24', 'a weapon that the stance does not have', 'shatterpoint.content.known', book({ weapon: 'blaster' })),
  attack(
    'E-24',
    'nobody attacks their own side',
    'shatterpoint.attack.target-enemy',
    fight({ defenceUnit: { player: 'A' } }),
  ),
  attack(
    'E-24',
    'stopping before the first option',
    'shatterpoint.tree.stop',
    book({ tree: { path: [] }, decide: 'first' }),
    { path: [], defender: { damage: 0, conditions: [] } },
  ),
  attack(
    'E-24',
    'a table without a row for what was rolled',
    'shatterpoint.expertise.row',
    book({ attackRoll: { crit: 1, hit: 3, expertise: 3, failure: 1 } }),
  ),
]

/** Two bases 200 mm apart, and what stands between them. */
const across = (parts: readonly object[], attackerMore: object = {}) => ({
  battlefield: {
    drawn: {
      terrain: parts.length === 0 ? [] : [{ id: 'terrain', parts }],
      units: [lone('A', 'attacker', [100, 100], attackerMore), lone('B', 'defender', [300, 100])],
    },
  },
})
const CRATE = block('crate', [240, 90, 260, 110], { top: 30 })
const WALL = block('wall', [180, 0, 220, 300], { top: 100 })
const shot = (given: Fight) => fight({ type: 'ranged', attack: { hit: 1 }, ...given })

const NAMED_STOP = { options: [{ id: 'stop', column: 1, row: 1, start: true, effects: [{ damage: 1 }] }], paths: [] }

const onTheTable: WorkedExample[] = [
  attack(
    'E-81',
    'an option called stop',
    'shatterpoint.dice.results',
    asked({ attack: { crit: 1 }, tree: NAMED_STOP }),
    {
      pending: { options: ['stop', 'stop 2'] },
    },
  ),
  attack(
    'E-81',
    'stopping although an option is called so',
    'shatterpoint.tree.stop',
    asked({ attack: { crit: 1 }, tree: NAMED_STOP, more: { answers: ['stop 2'] } }),
    {
      path: [],
      defender: { damage: 0 },
    },
  ),

  attack(
    'E-64',
    'a crate beside the defender is a defence die',
    'shatterpoint.cover.terrain',
    shot({ defence: { block: 1 }, defender: { removed: [{ name: 'as reported', dice: 1 }] }, more: across([CRATE]) }),
    {
      pools: {
        defence: { dice: 1, parts: [{ source: 'rating' }, { source: 'cover', dice: 1 }, { source: 'removed' }] },
      },
      successes: 0,
    },
  ),
  attack(
    'E-67',
    'hunker tokens besides, as the unit says',
    'shatterpoint.cover.hunker',
    shot({ defenceUnit: { hunker: 2 }, more: { ...across([CRATE]), defenceRoll: { block: 3 } } }),
    {
      pools: {
        defence: {
          dice: 3,
          parts: [
            { source: 'rating', dice: 0 },
            { source: 'cover', dice: 1 },
            { source: 'hunker', dice: 2 },
          ],
        },
      },
    },
  ),
  attack(
    'E-67',
    'an effect that denies all cover',
    'shatterpoint.effect.card-beats-rule',
    shot({ defenceUnit: { hunker: 2 }, more: { ...across([CRATE]), ignoresCover: true } }),
    { pools: { defence: { dice: 0 } } },
  ),
  attack(
    'E-67',
    'cover as it is told, and denied',
    'shatterpoint.effect.card-beats-rule',
    shot({ defenceUnit: { hunker: 2 }, defender: { cover: 1 }, more: { ignoresCover: true } }),
    { pools: { defence: { dice: 0 } } },
  ),
  attack('E-58', 'a wall in between forbids the shot', 'shatterpoint.attack.ranged', shot({ more: across([WALL]) })),
  attack(
    'E-23',
    'too far for a melee attack',
    'shatterpoint.attack.melee',
    fight({ attack: { hit: 1 }, more: across([]) }),
  ),
  attack(
    'E-24',
    'a character that is not on the table',
    'shatterpoint.table.known',
    shot({ attacker: { character: 'nobody' }, more: across([]) }),
  ),
  attack(
    'E-24',
    'a unit that is not on the table',
    'shatterpoint.table.known',
    shot({ attackUnit: { id: 'elsewhere' }, more: across([]) }),
  ),
]

/** Twenty millimetres apart, with what each unit shows on the table. */
const near = (attackerUnit: object, defenderUnit: object, more: object = {}) => ({
  battlefield: {
    drawn: {
      units: [lone('A', 'attacker', [100, 100], {}, attackerUnit), lone('B', 'defender', [160, 100], {}, defenderUnit)],
      ...more,
    },
  },
})

/** What the table says, what the unit says, and what a movement in an attack brings about. */
const factsAndShoves: WorkedExample[] = [
  attack(
    'E-67',
    'hunker tokens that only the table tells are defence dice',
    'shatterpoint.cover.hunker',
    shot({
      more: {
        battlefield: {
          drawn: {
            units: [lone('A', 'attacker', [100, 100]), lone('B', 'defender', [300, 100], {}, { hunker: 2 })],
          },
        },
        defenceRoll: { block: 2 },
      },
    }),
    { pools: { defence: { dice: 2 } }, defender: { hunker: 2 } },
  ),
  attack(
    'E-73',
    'a defender that is wounded on the table may be attacked, and suffers nothing',
    'shatterpoint.wounded.effects',
    fight({ attack: { crit: 1 }, tree: line([{ damage: 2 }]), more: near({}, { wounded: true }) }),
    { defender: { wounds: 1, damage: 0 }, momentum: { A: 0, B: 0 } },
  ),
  attack(
    'E-67',
    'two numbers of hunker tokens contradict each other',
    'shatterpoint.table.agrees',
    fight({ attack: { hit: 1 }, defenceUnit: { hunker: 1 }, more: near({}, { hunker: 2 }) }),
  ),
  attack('E-24', 'without a card somebody has to tell the stamina', 'shatterpoint.table.told', {
    ...fight({ attack: { hit: 1 } }),
    attacker: { unit: { id: 'attacker' }, stance: stanceWith(1, {}) },
  }),
  attack(
    'E-24',
    'two cards on a table: nothing else has to be told',
    'shatterpoint.dice.results',
    {
      type: 'melee',
      attacker: { stance: { content: { unit: 'ahsoka-tano-jedi-no-more', stance: 'jar-kai' } } },
      defender: { stance: { content: { unit: 'lord-maul', stance: 'dark-rage' } } },
      battlefield: {
        drawn: {
          units: [
            lone('A', 'Ahsoka', [100, 100], {}, { content: 'ahsoka-tano-jedi-no-more' }),
            lone('B', 'Maul', [160, 100], {}, { content: 'lord-maul', damage: 4 }),
          ],
        },
      },
      attackRoll: { failure: 7 },
      defenceRoll: { failure: 5 },
    },
    { attacker: { id: 'Ahsoka', stamina: 9 }, defender: { id: 'Maul', stamina: 11, damage: 4 } },
  ),
  ...(
    [
      ['another card than that of the stance', { content: 'general-anakin-skywalker' }],
      ['the other side of the stance card', { content: 'lord-maul', stance: 'sinister-cunning' }],
    ] as const
  ).map(([says, more]) =>
    attack('E-24', `a unit on the table with ${says} is refused`, 'shatterpoint.table.agrees', {
      type: 'melee',
      attacker: { stance: { content: { unit: 'ahsoka-tano-jedi-no-more', stance: 'jar-kai' } } },
      defender: { unit: { id: 'Maul' }, stance: { content: { unit: 'lord-maul', stance: 'dark-rage' } } },
      battlefield: {
        drawn: {
          units: [
            lone('A', 'Ahsoka', [100, 100], {}, { content: 'ahsoka-tano-jedi-no-more' }),
            lone('B', 'Maul', [160, 100], {}, more),
          ],
        },
      },
    }),
  ),
  attack(
    'E-07',
    'a strained unit that answers with a reactive ability suffers 3 and is rid of it',
    'shatterpoint.condition.strained',
    fight({
      attack: { crit: 1 },
      tree: line([{ damage: 4 }]),
      defenceUnit: { conditions: ['strained'] },
      more: { poolEffects: [{ name: 'too fast', by: 'defender', effect: 'shareHalf' }] },
    }),
    { damage: { suffered: 2, returned: 2 }, defender: { damage: 5, conditions: [] } },
  ),
  attack(
    'E-80',
    'strained that was healed off and received again stays after the attack',
    'shatterpoint.condition.strained',
    fight({
      attack: { crit: 1, expertise: 1 },
      attackTable: row({ icon: { icon: 'heal' } }),
      tree: line([]),
      attackUnit: { conditions: ['strained'] },
      more: {
        answers: ['heal', 'strained'],
        afterEffects: [{ name: 'trap', by: 'defender', to: 'attacker', conditions: ['strained'] }],
      },
    }),
    { isOver: true, attacker: { damage: 0, conditions: ['strained'] } },
  ),
  attack(
    'E-82',
    'the first answer to a shove is to push, and not to follow',
    'shatterpoint.turn.own-order',
    fight({ attack: { crit: 1 }, tree: line([{ icon: 'shove' }]), more: { tree: { path: ['t1'] }, decide: 'first' } }),
    {
      isOver: true,
      events: [{ kind: 'optionChosen' }, { kind: 'shove' }, { kind: 'declined', unit: 'attacker' }],
    },
  ),
  attack(
    'E-82',
    'a shove on the table: where both end, and that they are still engaged',
    'shatterpoint.shove',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      more: { ...near({}, {}), tree: { path: ['t1'] }, shoves: [{ push: { angle: 30 }, follow: {} }] },
    }),
    {
      events: [{ kind: 'optionChosen' }, { kind: 'shove', millimetres: 25 }, { kind: 'followUp', millimetres: 25 }],
      consequences: {
        engaged: [],
        freed: [],
        battlefield: { units: [{ id: 'attacker' }, { characters: [{ x: 181.651, y: 112.5 }] }] },
      },
    },
  ),
  attack(
    'E-82',
    'whoever cannot give way or follow has not moved: strained counts for the attacker after the attack only',
    'shatterpoint.condition.strained',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      more: {
        battlefield: {
          drawn: {
            terrain: [piece(block('wall', [160, 60, 200, 140]))],
            units: [
              lone('A', 'attacker', [100, 100], {}, { conditions: ['strained'] }),
              lone('B', 'defender', [140, 100], {}, { conditions: ['strained'] }),
            ],
          },
        },
        tree: { path: ['t1'] },
        shoves: [BOTH],
      },
    }),
    {
      events: [
        { kind: 'optionChosen' },
        { kind: 'shove', millimetres: 0 },
        { kind: 'followUp', millimetres: 0 },
        { kind: 'damageSuffered', step: 'resolved', unit: 'attacker', amount: 3 },
        { kind: 'conditionRemoved', step: 'resolved', unit: 'attacker' },
      ],
      attacker: { damage: 3, conditions: [] },
      defender: { damage: 0, conditions: ['strained'] },
    },
  ),
  attack(
    'E-82',
    'a shove into another fight takes the hunker tokens',
    'shatterpoint.hunker.lose',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      more: {
        battlefield: {
          drawn: {
            units: [
              lone('A', 'attacker', [100, 100]),
              lone('B', 'defender', [160, 100]),
              lone('A', 'Rex', [290, 100], {}, { hunker: 2 }),
            ],
          },
        },
        tree: { path: ['t1'] },
        shoves: [{}],
      },
    }),
    {
      consequences: {
        engaged: [{ character: 'defender', enemy: 'Rex' }],
        hunkerLost: [{ unit: 'Rex', tokens: 2 }],
        battlefield: { units: [{}, {}, { id: 'Rex', hunker: 0 }] },
      },
    },
  ),
  attack(
    'E-22',
    'a shove at an angle that is not allowed',
    'shatterpoint.direction.cone',
    fight({
      attack: { crit: 1 },
      tree: line([{ icon: 'shove' }]),
      more: { ...near({}, {}), tree: { path: ['t1'] }, shoves: [{ push: { angle: 90 } }] },
    }),
  ),
]

export const ATTACK_EXAMPLES: readonly WorkedExample[] = [
  ...factsAndShoves,
  ...fromTheBook,
  ...abilities,
  ...details,
  ...more,
  ...onTheTable,
]
