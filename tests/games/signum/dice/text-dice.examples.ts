import { box, creature } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const text = (source: string, does: JsonObject): JsonObject => ({ source, does })
const extra = (pool: string, dice: number): JsonObject => ({ extraDice: { pool, dice } })
const again = (pool: string, dice: number): JsonObject => ({ reroll: { pool, dice } })
const greer = (...effects: JsonObject[]): JsonObject => ({
  id: 'Greer',
  player: 'Ana',
  strength: 2,
  health: 4,
  effects,
})
const livia = (...effects: JsonObject[]): JsonObject => ({
  id: 'Livia',
  player: 'Bruno',
  strength: 0,
  health: 6,
  effects,
})

const ruphus = { ...creature('Ana', 'Ruphus', [12, 10]), effects: [text('Old Map', again('ruins', 1))] }
const tower = box('Tower', [4, 8], [10.4, 13], { ruins: 'searched' })
const crypt = box('Crypt', [34, 30], [42, 36], { ruins: 'searched' })
const entered = (id: string, says: string, more: JsonObject, answer: Partial<WorkedExample>): WorkedExample => ({
  id,
  says,
  operation: 'signum.secret-entrance',
  input: {
    board: { drawn: { creatures: [ruphus], terrain: [tower, crypt] } },
    creature: 'Ruphus',
    ruins: 'Tower',
    ...more,
  },
  rule: 'signum.ruins.reroll',
  ...answer,
})

/** Texts that add dice or let dice be rolled again are used by the rolls. */
export const TEXT_DICE_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-29t',
    says: 'a text adds a die to the attack, and another lets one failed die be rolled again',
    operation: 'signum.melee',
    input: {
      situation: {
        stated: {
          attacker: greer(text('War Drum', extra('meleeAttack', 1)), text('Lucky Coin', again('meleeAttack', 1))),
          defender: livia(),
        },
      },
      attacker: {
        split: { attack: 2, defence: 0 },
        attackDice: { rolled: { d6: [1, 3, 2] }, rerolled: { d6: [5] } },
      },
    },
    outcome: {
      attacker: { strength: 2, split: { attack: 2, defence: 0 }, dice: { attack: 3, defence: 0 }, hits: 2 },
      defender: { suffered: { wounds: 2 } },
    },
    rule: 'signum.reroll.text',
  },
  {
    id: 'E-29u',
    says: 'the odds of two dice and one re-roll by a text are those of Master of Attack 1',
    operation: 'signum.melee-odds',
    input: {
      situation: {
        stated: { attacker: greer(text('Lucky Coin', again('meleeAttack', 1))), defender: livia() },
      },
      attacker: { split: { attack: 2, defence: 0 } },
    },
    outcome: {
      attacker: {
        unblocked: [
          { probability: { fraction: '1/27' } },
          { probability: { fraction: '2/9' } },
          { probability: { fraction: '20/27' } },
        ],
      },
    },
    rule: 'signum.reroll.text',
  },
  {
    id: 'E-29v',
    says: 'two texts of the same name do not add up, and a roll without dice gets none',
    operation: 'signum.melee',
    input: {
      situation: {
        stated: {
          attacker: greer(text('War Drum', extra('meleeAttack', 1)), text('War Drum', extra('meleeAttack', 2))),
          defender: { ...livia(text('Shield Song', extra('meleeDefence', 3))) },
        },
      },
      attacker: { split: { attack: 2, defence: 0 }, attackDice: { rolled: { d6: [3, 3, 3, 3] } } },
    },
    outcome: { attacker: { dice: { attack: 4 }, hits: 4 }, defender: { dice: { defence: 0 }, blocks: 0 } },
    rule: 'signum.reroll.text',
  },
  {
    id: 'E-31t',
    says: 'a text adds a die to a shot, and one to the defence, which then blocks more than there is',
    operation: 'signum.ranged-attack',
    input: {
      kind: 'shot',
      situation: {
        stated: {
          actor: { ...greer(text('Powder', extra('shot', 1))), abilities: [{ id: 'shot', x: 1 }] },
          target: livia(text('Pavise', extra('rangedDefence', 1)), text('Pavise Song', again('rangedDefence', 1))),
          distance: 12,
        },
      },
      dice: { attack: { rolled: { d6: [1, 3] } }, defence: { rolled: { d6: [5, 1] }, rerolled: { d6: [6] } } },
    },
    outcome: { hits: 1, blocks: 2, unblocked: 0 },
    rule: 'signum.reroll.text',
  },
  {
    id: 'E-31u',
    says: 'an extra defence die blocks a single hit with 5/9',
    operation: 'signum.ranged-attack-odds',
    input: {
      kind: 'shot',
      situation: {
        stated: {
          actor: { ...greer(), abilities: [{ id: 'shot', x: 1 }] },
          target: livia(text('Pavise', extra('rangedDefence', 1))),
          distance: 12,
        },
      },
    },
    outcome: { unblocked: [{ probability: { fraction: '23/27' } }, { probability: { fraction: '4/27' } }] },
    rule: 'signum.reroll.text',
  },
  {
    id: 'E-18t',
    says: 'a text adds a die to a healing',
    operation: 'signum.healing',
    input: {
      situation: {
        stated: {
          actor: { ...greer(text('Herbs', extra('healing', 1))), abilities: [{ id: 'healer', x: 1 }] },
          target: { id: 'Ana’s friend', player: 'Ana', health: 4, wounds: 3 },
          distance: 0,
        },
      },
      dice: { rolled: { d6: [3, 6] } },
    },
    outcome: { successes: 2, target: { wounds: 1 } },
    rule: 'signum.reroll.text',
  },
  entered(
    'E-57r',
    'a text lets the die of the secret entrance be rolled again',
    { die: { d6: 1 }, rerollOn: ['target'], again: { d6: 4 }, exit: { ruins: 'Crypt', x: 32.4, y: 33 } },
    { outcome: { die: 'axe', passes: true, place: { x: 32.4, y: 33 } } },
  ),
  entered(
    'E-57s',
    'who finds a way may come out elsewhere or stay',
    { die: { d6: 6 } },
    { outcome: { passes: true, place: null }, rule: 'signum.ruins.exit-after-roll' },
  ),
  entered(
    'E-57t',
    'a second secret entrance in one activation',
    { die: { d6: 6 }, usedNow: true },
    { rule: 'signum.ruins.unlimited-use', refusedBy: ['signum.ruins.unlimited-use'] },
  ),
  {
    id: 'E-57u',
    says: 'without such a text nothing is rolled again',
    operation: 'signum.ruins-search',
    input: {
      board: {
        drawn: {
          creatures: [creature('Ana', 'Ruphus', [12, 10])],
          terrain: [box('Tower', [4, 8], [10.4, 13], { ruins: 'unsearched' })],
        },
      },
      creature: 'Ruphus',
      ruins: 'Tower',
      rerollOn: ['target'],
    },
    rule: 'signum.ruins.reroll',
    refusedBy: ['signum.ruins.reroll'],
  },
]
