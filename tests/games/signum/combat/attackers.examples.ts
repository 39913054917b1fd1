import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { answers, type Expected } from '../answers.ts'

const ana = (id: string, strength: number, more: JsonObject = {}): JsonObject => ({
  fighter: { id, player: 'Ana', strength, health: 4, ...more },
  side: { split: { attack: strength, defence: 0 } },
})
const target = (strength: number, health: number, more: JsonObject = {}): JsonObject => ({
  id: 'Lucian',
  player: 'Bruno',
  strength,
  health,
  ...more,
})

const odds = (id: string, says: string, input: JsonObject, expected: Expected, rule = 'signum.odds.attackers') => ({
  id,
  says,
  operation: 'signum.attackers-odds',
  input,
  ...answers(expected, rule),
})

/** Several attackers on one target (E-35, E-42). */
export const ATTACKERS_EXAMPLES: readonly WorkedExample[] = [
  odds(
    'E-42s',
    'two healthy dice, one after the other, against strength 0 and health 2: each hits with 2/3',
    { target: target(0, 2), attackers: [ana('A', 1), ana('B', 1)] },
    {
      after: [{ attacker: 'A', isKilled: { fraction: '0' } }, { isKilled: { fraction: '4/9' } }],
      meanWounds: { fraction: '4/3' },
    },
  ),
  odds(
    'E-42t',
    'the second attacker meets a tired target, which defends with both dice (E-35)',
    {
      target: target(2, 2),
      attackers: [
        {
          ...ana('A', 0, { abilities: [{ id: 'magicalStrike', x: 0 }], strength: 1 }),
          side: { split: { attack: 0, defence: 1 } },
          answer: { split: { attack: 2, defence: 0 } },
        },
        ana('B', 3),
      ],
    },
    { isKilled: { fraction: '112/243' } },
    'signum.melee.tired',
  ),
  odds(
    'E-42u',
    'armour takes the first hits, and −1 from Attacks counts against each attack',
    {
      target: target(0, 1, { armour: 1, abilities: [{ id: 'fromAttacks', x: 1 }] }),
      attackers: [ana('A', 2), ana('B', 2)],
    },
    { isKilled: { fraction: '16/81' } },
  ),
  odds(
    'E-42v',
    'Berserk gives a wounded target more dice to defend with',
    {
      target: target(0, 2, { abilities: [{ id: 'berserk', x: 1 }] }),
      attackers: [ana('A', 1), ana('B', 1)],
    },
    // B hits a target without dice with 2/3, and a wounded one, with one die, with 2/3 × 2/3.
    { isKilled: { fraction: '8/27' } },
  ),
  odds(
    'E-42y',
    '(constructed) each hit of a Hammerblow is two damage, each of a Magical Strike one wound, whatever its strength',
    {
      target: target(0, 2),
      attackers: [
        ana('A', 1, { abilities: [{ id: 'hammerblow', x: 0 }] }),
        {
          ...ana('B', 1, {
            abilities: [
              { id: 'magicalStrike', x: 1 },
              { id: 'hammerblow', x: 0 },
            ],
          }),
          kind: 'magicalStrike',
        },
      ],
    },
    // A hits with 2/3 and kills; the strike alone takes one wound of two.
    { isKilled: { fraction: '2/3' }, after: [{ isKilled: { fraction: '2/3' } }, { isKilled: { fraction: '2/3' } }] },
  ),
  odds('E-42w', 'nobody attacks twice', { target: target(1, 2), attackers: [ana('A', 1), ana('A', 1)] }, [
    'signum.board.names',
  ]),
  odds(
    'E-42x',
    'a Magical Strike wounds past the armour',
    {
      target: target(0, 1, { armour: 5 }),
      attackers: [
        {
          fighter: { id: 'A', player: 'Ana', strength: 1, health: 2, abilities: [{ id: 'magicalStrike', x: 1 }] },
          kind: 'magicalStrike',
        },
      ],
    },
    { isKilled: { fraction: '2/3' } },
  ),
]
