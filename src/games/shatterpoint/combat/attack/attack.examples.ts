import { ACROBATICS, DARK_FURY, JAR_KAI } from '../../dice/dice.examples.ts'
import { lone, type Table } from '../../table/tables.examples.ts'
import { JAR_KAI_TREE } from '../tree/tree.examples.ts'
import type { AttackQuestionInput } from './attack-question.ts'

const NO_TREE = { options: [], paths: [] }

/** The attack of the rulebook up to the dice (E-24): ratings, tables and tree as far as the book shows them. */
export const AHSOKA_AT_MAUL = {
  type: 'melee',
  attacker: {
    unit: { id: 'Ahsoka', player: 'A', stamina: 9, durability: 3 },
    stance: {
      own: {
        id: 'Jar’Kai',
        melee: { attack: 7, defence: 5 },
        ranged: { attack: null, defence: 5 },
        weapons: [{ id: 'lightsabers', type: 'melee', range: null, table: JAR_KAI }],
        defence: ACROBATICS,
        tree: JAR_KAI_TREE,
      },
    },
    focus: {},
  },
  defender: {
    unit: { id: 'Maul', player: 'B', stamina: 11, durability: 2 },
    stance: {
      own: {
        id: 'Dark Fury',
        melee: { attack: 7, defence: 5 },
        ranged: { attack: null, defence: 5 },
        weapons: [],
        defence: DARK_FURY,
        tree: NO_TREE,
      },
    },
  },
} satisfies AttackQuestionInput

/** Where the two stand: 20 mm apart, nothing between them. */
export const AHSOKA_NEAR_MAUL = {
  units: [lone('A', 'Ahsoka', [100, 100]), lone('B', 'Maul', [160, 100])],
} satisfies Table

/** The dice of the rulebook’s attack. */
export const AHSOKA_AT_MAUL_DICE = {
  attackRoll: { crit: 1, hit: 3, expertise: 2, failure: 2 },
  defenceRoll: { block: 1, expertise: 3, failure: 1 },
} satisfies Partial<AttackQuestionInput>

/** A Super Commando against Ahsoka’s acrobatics (E-04). */
export const COMMANDO_AT_AHSOKA = {
  type: 'melee',
  attacker: {
    unit: { id: 'Super Commando', player: 'B', stamina: 9 },
    stance: {
      own: {
        id: 'stance',
        melee: { attack: 5, defence: 5 },
        ranged: { attack: null, defence: 5 },
        weapons: [],
        defence: [],
        tree: { options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [{ damage: 1 }] }], paths: [] },
      },
    },
  },
  defender: {
    unit: { id: 'Ahsoka', player: 'A', stamina: 9, durability: 3 },
    stance: {
      own: {
        id: 'Shien reverse grip',
        melee: { attack: 7, defence: 5 },
        ranged: { attack: null, defence: 5 },
        weapons: [],
        defence: ACROBATICS,
        tree: NO_TREE,
      },
    },
  },
  attackRoll: { crit: 1, hit: 2, failure: 2 },
  defenceRoll: { block: 2, expertise: 3 },
} satisfies AttackQuestionInput
