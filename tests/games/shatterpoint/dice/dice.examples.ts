import { ACROBATICS, DARK_FURY, JAR_KAI } from '../../../../src/games/shatterpoint/dice/dice.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const modification = (
  id: string,
  says: string,
  input: JsonObject,
  outcome: JsonObject | undefined,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.dice-modification',
  input,
  ...(outcome === undefined ? {} : { outcome }),
  rule: `shatterpoint.${rule}`,
})

const SUPERCOMMANDO = {
  attack: { crit: 1, hit: 2, failure: 2 },
  defence: { block: 2, expertise: 3 },
}
const AHSOKA_AND_MAUL = {
  attack: { crit: 1, hit: 3, expertise: 2, failure: 2 },
  defence: { block: 1, expertise: 3, failure: 1 },
  attackTable: JAR_KAI,
  defenceTable: DARK_FURY,
}
const add = (face: string, roll: string): JsonObject => ({ add: { face, roll } })
const icon = (name: string): JsonObject => ({ icon: { icon: name } })

const BOOK_EXAMPLES: readonly WorkedExample[] = [
  modification(
    'E-04a',
    'the dice of the Supercommando against Ahsoka: the crit becomes a hit and four blocks stop three hits',
    { ...SUPERCOMMANDO, defenceTable: ACROBATICS },
    {
      steps: [
        { step: 'conditions', attack: { crit: 1, hit: 2, failure: 2 } },
        { step: 'attackerOnAttack', attack: { crit: 1, hit: 2, failure: 2 } },
        { step: 'defenderOnAttack', attack: { crit: 0, hit: 3, failure: 2 }, defence: { block: 2 } },
        { step: 'attackerOnDefence', defence: { block: 2 } },
        { step: 'defenderOnDefence', attack: { crit: 0, hit: 3, failure: 2 }, defence: { block: 4 } },
      ],
      attack: { crit: 0, hit: 3, expertise: 0, failure: 2 },
      defence: { block: 4, expertise: 0, failure: 0 },
      expertiseUsed: { attack: 0, defence: 3 },
      successes: 0,
      poolDamage: 0,
      queuedDefender: ['jump'],
    },
    'expertise.change',
  ),
  modification('E-04b', 'without the table: one success', SUPERCOMMANDO, { successes: 1 }, 'dice.results'),
  modification(
    'E-24a',
    'the dice of Ahsoka against Maul: four successes, heal and jump wait',
    AHSOKA_AND_MAUL,
    {
      attack: { crit: 1, hit: 5, expertise: 0, failure: 2 },
      defence: { block: 2, expertise: 0, failure: 1 },
      expertiseUsed: { attack: 2, defence: 3 },
      successes: 4,
      queuedAttacker: [],
      queuedDefender: ['heal', 'jump'],
    },
    'expertise.spent',
  ),
  modification(
    'E-77a',
    'a disarmed attacker loses three dice and the table, then the condition',
    {
      attack: { hit: 2, expertise: 3, failure: 1 },
      defence: { block: 2 },
      attackTable: [{ min: 1, max: null, entries: [add('crit', 'attack')] }],
      attackerDisarmed: true,
    },
    { attack: { crit: 0, hit: 2, expertise: 0, failure: 1 }, successes: 0, losesDisarmed: true },
    'condition.disarmed',
  ),
  modification(
    'constructed',
    'expertise that appears after the removal cannot be used either',
    {
      attack: { hit: 2, expertise: 3, failure: 1 },
      defence: {},
      attackTable: [{ min: 1, max: null, entries: [add('crit', 'attack')] }],
      attackerDisarmed: true,
      modifiers: [{ by: 'attacker', roll: 'attack', effect: { change: { from: 'failure', to: 'expertise' } } }],
    },
    { attack: { crit: 0, hit: 2, expertise: 1, failure: 0 }, expertiseUsed: { attack: 0 }, successes: 2 },
    'dice.disarmed-exposed',
  ),
  modification(
    'constructed',
    'an exposed defender likewise',
    { ...SUPERCOMMANDO, defenceTable: ACROBATICS, defenderExposed: true },
    { defence: { block: 2, expertise: 0 }, successes: 1, queuedDefender: [], losesExposed: true },
    'condition.exposed',
  ),
  modification(
    'E-75a',
    'damage of the attack table goes to the pool without any success',
    {
      attack: { expertise: 1, failure: 3 },
      defence: { block: 1 },
      attackTable: [{ min: 1, max: null, entries: [{ damage: 1 }] }],
    },
    { successes: 0, poolDamage: 1, attackerDamage: 0 },
    'expertise.damage',
  ),
]

const ROW_EXAMPLES: readonly WorkedExample[] = [
  modification(
    'constructed',
    'damage of the defence table waits for the attacking unit',
    {
      attack: { hit: 1 },
      defence: { expertise: 2 },
      defenceTable: [{ min: 1, max: null, entries: [{ damage: 2 }, icon('dash'), icon('pinned')] }],
    },
    { successes: 1, poolDamage: 0, attackerDamage: 2, queuedDefender: ['pinned', 'dash'] },
    'expertise.effect-icons',
  ),
  modification(
    'constructed',
    'one row applies and no other',
    {
      attack: { expertise: 4 },
      defence: {},
      attackTable: [
        { min: 1, max: 3, entries: [add('hit', 'attack')] },
        { min: 4, max: null, entries: [add('crit', 'attack')] },
      ],
    },
    { attack: { crit: 1, hit: 0 }, successes: 1 },
    'expertise.row',
  ),
  modification(
    'constructed',
    'below the first row nothing happens, and the dice are not used',
    { attack: { expertise: 1 }, defence: {}, attackTable: JAR_KAI },
    { attack: { expertise: 1, hit: 0 }, expertiseUsed: { attack: 0 }, successes: 0 },
    'dice.results',
  ),
  modification(
    'constructed',
    'a table without a row for what was rolled is refused',
    { attack: { expertise: 3 }, defence: {}, attackTable: JAR_KAI },
    undefined,
    'expertise.row',
  ),
  modification(
    'constructed',
    'a gap between two rows is refused too',
    {
      attack: {},
      defence: { expertise: 2 },
      defenceTable: [
        { min: 1, max: 1, entries: [add('block', 'defence')] },
        { min: 3, max: null, entries: [add('block', 'defence')] },
      ],
    },
    undefined,
    'expertise.row',
  ),
  modification(
    'constructed',
    'the attacker removes expertise from the defence roll between two looks at the defence table',
    {
      attack: { crit: 1, hit: 3 },
      defence: { expertise: 4 },
      defenceTable: ACROBATICS,
      modifiers: [{ by: 'attacker', roll: 'defence', effect: { remove: { face: 'expertise', count: 3 } } }],
    },
    {
      attack: { crit: 0, hit: 4 },
      defence: { block: 1 },
      expertiseUsed: { defence: 1 },
      queuedDefender: [],
      successes: 3,
    },
    'expertise.row-time',
  ),
  modification(
    'constructed',
    'the owner changes failures first, so that there is a hit to turn',
    {
      attack: { expertise: 1, failure: 1 },
      defence: {},
      attackTable: [
        {
          min: 1,
          max: null,
          entries: [
            { change: { from: 'hit', to: 'crit', roll: 'attack' } },
            { change: { from: 'failure', to: 'hit', roll: 'attack' } },
          ],
        },
      ],
      entryOrder: { attack: [1] },
    },
    { attack: { crit: 1, hit: 0, failure: 0 }, successes: 1 },
    'expertise.order',
  ),
  modification(
    'constructed',
    'the attack table acts on the defence roll and cancels a jump',
    {
      attack: { hit: 2, expertise: 1 },
      defence: { block: 1, expertise: 1 },
      attackTable: [
        {
          min: 1,
          max: null,
          entries: [{ remove: { face: 'block', roll: 'defence' } }, { negate: { icon: 'jump' } }],
        },
      ],
      defenceTable: [{ min: 1, max: null, entries: [icon('jump'), icon('heal'), { negate: { icon: 'shove' } }] }],
    },
    {
      defence: { block: 0 },
      successes: 2,
      queuedDefender: ['heal'],
      negatedByAttacker: ['jump'],
      negatedByDefender: ['shove'],
    },
    'expertise.negate',
  ),
  modification(
    'constructed',
    'rerolled dice show what was reported, and the row counts them',
    {
      attack: { expertise: 1, failure: 2 },
      defence: {},
      attackTable: [
        { min: 1, max: 1, entries: [add('hit', 'attack')] },
        { min: 2, max: null, entries: [add('crit', 'attack'), add('crit', 'attack')] },
      ],
      modifiers: [
        {
          by: 'attacker',
          roll: 'attack',
          effect: { reroll: { count: 3, faces: ['failure'], results: ['expertise', 'hit'] } },
        },
      ],
    },
    { attack: { crit: 2, hit: 1, failure: 0 }, expertiseUsed: { attack: 2 }, successes: 3 },
    'dice.reroll',
  ),
  modification(
    'constructed',
    'two dice are rolled again, first the failures and then as many hits as are left to take',
    {
      attack: { hit: 3, failure: 1 },
      defence: {},
      modifiers: [
        {
          by: 'attacker',
          roll: 'attack',
          effect: { reroll: { count: 2, faces: ['failure', 'hit'], results: ['crit', 'crit'] } },
        },
      ],
    },
    { attack: { crit: 2, hit: 2, failure: 0 }, successes: 4 },
    'dice.reroll',
  ),
  modification(
    'constructed',
    'three results for two rerolled dice are refused',
    {
      attack: { failure: 2 },
      defence: {},
      modifiers: [
        {
          by: 'attacker',
          roll: 'attack',
          effect: { reroll: { count: 3, faces: ['failure'], results: ['hit', 'hit', 'hit'] } },
        },
      ],
    },
    undefined,
    'dice.reroll',
  ),
  modification(
    'constructed',
    'the attacker adds a hit after their table, the defender turns one into a failure, then comes the defence roll',
    {
      attack: { hit: 1 },
      defence: { block: 1 },
      modifiers: [
        { by: 'defender', roll: 'attack', effect: { change: { from: 'hit', to: 'failure', count: 5 } } },
        { by: 'attacker', roll: 'attack', afterTable: true, effect: { add: { face: 'hit' } } },
      ],
    },
    { attack: { hit: 0, failure: 2 }, successes: 0 },
    'dice.modify-order',
  ),
  modification('constructed', 'no dice at all', { attack: {}, defence: {} }, { successes: 0 }, 'dice.results'),
]

const starting = (id: string, says: string, rolls: JsonObject, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.starting-roll',
  input: { rolls },
  ...(outcome === undefined ? {} : { outcome }),
  rule: 'shatterpoint.setup.starting-roll',
})

const STARTING_EXAMPLES: readonly WorkedExample[] = [
  starting('constructed', 'most crits starts', { A: { crit: 2, failure: 3 }, B: { crit: 1, hit: 4 } }, { starts: 'A' }),
  starting(
    'constructed',
    'with equal crits most hits starts',
    { A: { crit: 1, hit: 1, expertise: 3 }, B: { crit: 1, hit: 2, failure: 2 } },
    { starts: 'B', rolls: [{ decidedBy: 'hit' }] },
  ),
  starting(
    'constructed',
    'with equal crits and hits most expertise starts',
    { A: { hit: 2, expertise: 2, failure: 1 }, B: { hit: 2, expertise: 1, failure: 2 } },
    { starts: 'A', rolls: [{ decidedBy: 'expertise' }] },
  ),
  starting(
    'constructed',
    'a full tie is rolled again',
    { A: { hit: 3, failure: 2 }, B: { hit: 3, failure: 2 } },
    { starts: null, rolls: [{ decidedBy: null }] },
  ),
  starting('constructed', 'four dice are not five', { A: { hit: 4 }, B: { hit: 5 } }),
]

export const DICE_EXAMPLES: readonly WorkedExample[] = [...BOOK_EXAMPLES, ...ROW_EXAMPLES, ...STARTING_EXAMPLES]
