import { box, creature, DUEL } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const fighter = (id: string, player: string, more: JsonObject): JsonObject => ({ id, player, health: 4, ...more })
const strike = (attacker: JsonObject, defender: JsonObject): JsonObject => ({ stated: { attacker, defender } })

/** Cases that tell a rule from one that is nearly the same. */
export const BOUNDARY_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-14b',
    says: 'a bonus is added to the strength, not taken off',
    operation: 'signum.melee-allocations',
    input: { creature: fighter('Greer', 'Ana', { strength: 1 }), bonus: 1 },
    outcome: { strength: 2 },
    rule: 'signum.melee.pool',
  },
  {
    id: 'E-42y',
    says: 'Expert of Attack and of Defence add nothing to strength 0',
    operation: 'signum.melee',
    input: {
      situation: strike(
        fighter('Greer', 'Ana', { strength: 1, abilities: [{ id: 'expertDefence', x: 2 }] }),
        fighter('Osbert', 'Bruno', {
          strength: 0,
          abilities: [
            { id: 'expertDefence', x: 2 },
            { id: 'expertAttack', x: 2 },
          ],
        }),
      ),
      attacker: { split: { attack: 1, defence: 0 }, attackDice: { rolled: { d6: [1] } } },
    },
    outcome: { attacker: { dice: { attack: 1, defence: 0 } }, defender: { dice: { attack: 0, defence: 0 } } },
    rule: 'signum.melee.strength-zero',
  },
  {
    id: 'E-16y',
    says: 'the strength of a Charge counts; what else its text changes is no strength',
    operation: 'signum.melee',
    input: {
      situation: strike(
        fighter('Rider', 'Ana', {
          strength: 1,
          moved: true,
          abilities: [
            {
              id: 'charge',
              text: [
                { does: { modify: { stat: 'strength', by: 1 } } },
                { does: { modify: { stat: 'health', by: 2 } } },
                { does: { grant: { id: 'hammerblow' } } },
              ],
            },
          ],
        }),
        fighter('Osbert', 'Bruno', { strength: 0 }),
      ),
      attacker: { split: { attack: 2, defence: 0 }, attackDice: { rolled: { d6: [3, 1] } } },
    },
    outcome: { attacker: { strength: 2 }, defender: { suffered: { wounds: 2 } } },
    rule: 'signum.ability.charge',
  },
  {
    id: 'E-37y',
    says: 'a character with Stealth that may not be put there gets no token',
    operation: 'signum.summon',
    input: {
      board: { drawn: { sides: DUEL } },
      creature: creature('Ana', 'Shade', [30, 5], { abilities: [{ id: 'stealth' }] }),
    },
    outcome: { legal: false, hidden: false, acts: false, armour: 0 },
    rule: 'signum.summon.place',
  },
  {
    id: 'E-20y',
    says: 'one forest helps against shooting',
    operation: 'signum.line-of-sight',
    input: {
      board: {
        drawn: {
          creatures: [creature('Ana', 'Garrus', [10, 10]), creature('Bruno', 'Severus', [30, 10])],
          terrain: [
            box('Forest', [18, 4], [22, 16], { abilities: ['defenceAgainstShooting'] }),
            box('Grove', [24, 4], [26, 16], { abilities: ['defenceAgainstShooting'] }),
          ],
        },
      },
      shooter: 'Garrus',
      target: 'Severus',
    },
    outcome: { visible: true, crossed: ['Forest', 'Grove'] },
    rule: 'signum.terrain.defence-against-shooting',
  },
  {
    id: 'E-01y',
    says: 'allies named by the board are spared, the other team is not',
    operation: 'signum.effect',
    input: {
      source: {
        own: { name: 'Storm', kind: 'spell', effects: [{ does: { damage: 1 }, to: { who: 'enemyCharacter' } }] },
      },
      controller: 'Ana',
      among: {
        board: {
          drawn: {
            teams: [
              ['Ana', 'Carla'],
              ['Bruno', 'Dario'],
            ],
            creatures: [
              creature('Carla', 'Friend', [10, 10], { health: 3 }),
              creature('Bruno', 'Severus', [20, 10], { health: 3 }),
            ],
          },
        },
      },
    },
    outcome: { affected: [{ id: 'Severus', wounds: 1 }] },
    rule: 'signum.dragon.5-all-targets',
  },
]
