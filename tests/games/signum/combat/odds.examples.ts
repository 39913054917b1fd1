import type { WorkedExample } from '../../../support/example.ts'
import { able, asked, split } from './fights.ts'

const odds = asked('signum.melee-odds')
const best = asked('signum.best-allocation')

const A = (strength: number, health: number, more: object = {}) => ({
  id: 'A',
  player: 'one',
  strength,
  health,
  ...more,
})
const D = (strength: number, health: number, more: object = {}) => ({
  id: 'D',
  player: 'two',
  strength,
  health,
  ...more,
})
const fight = (attacker: object, defender: object, more: object = {}) => ({
  situation: { stated: { attacker, defender } },
  ...more,
})
const chances = (...fractions: readonly string[]) =>
  fractions.map((fraction, count) => ({ count, probability: { fraction } }))

const odd: WorkedExample[] = [
  odds(
    'E-28a',
    'two healthy dice against one defence die',
    'signum.odds.melee-net',
    fight(A(2, 9), D(2, 9), { attacker: split(2, 0), defender: split(1, 1) }),
    { attacker: { unblocked: chances('7/27', '4/9', '8/27'), meanUnblocked: { fraction: '28/27' } } },
  ),
  odds(
    'E-28b',
    'three healthy dice, no defence',
    'signum.odds.pool',
    fight(A(3, 9), D(2, 9), { attacker: split(3, 0), defender: split(2, 0) }),
    { attacker: { unblocked: chances('1/27', '2/9', '4/9', '8/27') } },
  ),
  odds(
    'E-28c',
    'two wounded dice',
    'signum.odds.pool',
    fight(A(2, 9, { wounds: 1 }), D(2, 9), { attacker: split(2, 0), defender: split(2, 0) }),
    { attacker: { unblocked: chances('4/9', '4/9', '1/9') } },
  ),
  odds(
    'E-28d',
    'two that nobody defends may kill each other',
    'signum.odds.melee-net',
    fight(A(2, 1), D(2, 1), { attacker: split(2, 0), defender: split(2, 0) }),
    { attacker: { dies: { fraction: '8/9' } }, bothDie: { fraction: '64/81' } },
  ),
  odds(
    'E-29',
    'Master of Attack 1 with two dice',
    'signum.reroll.policy',
    fight(A(2, 9, able(['masterAttack', 1])), D(2, 9), { attacker: split(2, 0), defender: split(2, 0) }),
    { attacker: { unblocked: chances('1/27', '2/9', '20/27'), meanUnblocked: { fraction: '46/27' } } },
  ),
  odds(
    'E-30a',
    'a Veteran, and a Veteran against a Master',
    'signum.ability.veteran',
    fight(A(2, 9, able(['masterAttack', 1])), D(2, 9, able('veteran')), {
      attacker: split(2, 0),
      defender: split(2, 0),
    }),
    {
      attacker: { unblocked: chances('25/243', '10/27', '128/243') },
      defender: { unblocked: chances('1/9', '4/9', '4/9') },
    },
  ),
  odds(
    'E-43a',
    'Initiative: a wounded victim strikes back with one third',
    'signum.odds.initiative',
    fight(A(2, 4, able('initiative')), D(2, 2), { attacker: split(2, 0), defender: split(1, 1) }),
    {
      first: 'attacker',
      defender: { wounds: chances('7/27', '4/9', '8/27') },
      attacker: { wounds: chances('55/81', '26/81') },
      kill: { fraction: '8/27' },
      joint: [
        { dealt: 0, taken: 0, probability: { fraction: '7/81' } },
        { dealt: 0, taken: 1, probability: { fraction: '14/81' } },
        { dealt: 1, taken: 0, probability: { fraction: '8/27' } },
        { dealt: 1, taken: 1, probability: { fraction: '4/27' } },
        { dealt: 2, taken: 0, probability: { fraction: '8/27' } },
      ],
    },
  ),
  odds(
    'E-44a',
    'Magical Strike 2 and the answer against no defence',
    'signum.melee.magical-strike',
    fight(A(3, 9, able(['magicalStrike', 2])), D(2, 9, { armour: 5 }), {
      kind: 'magicalStrike',
      defender: split(2, 0),
    }),
    { defender: { wounds: chances('1/9', '4/9', '4/9') }, attacker: { wounds: chances('1/9', '4/9', '4/9') } },
  ),
  odds(
    'E-45c',
    'Hammerblow less 1 against armour',
    'signum.odds.melee-net',
    fight(A(2, 9, able('hammerblow')), D(2, 9, { armour: 1, ...able(['fromAttacks', 1]) }), {
      attacker: split(2, 0),
      defender: split(2, 0),
    }),
    {
      defender: {
        wounds: [
          { count: 0, probability: { fraction: '5/9' } },
          { count: 2, probability: { fraction: '4/9' } },
        ],
        meanLoss: { fraction: '16/9' },
      },
    },
  ),
  odds(
    'E-35a',
    'a tired defender',
    'signum.melee.tired',
    fight(A(3, 4), D(2, 2, { tired: true }), { attacker: split(3, 0) }),
    { kill: { fraction: '112/243' }, die: { fraction: '0' }, defender: { meanWounds: { fraction: '304/243' } } },
  ),
  odds(
    'E-59e',
    'no odds without strength',
    'signum.melee.strength-zero',
    fight(A(0, 4), D(2, 2), { defender: split(2, 0) }),
  ),
]

const THREE_TWO = fight(A(3, 4), D(2, 2))
const chosen = (defender: readonly [number, number], attacker: readonly [number, number], more: object = {}) => ({
  best: {
    defender: { attack: defender[0], defence: defender[1] },
    attacker: { attack: attacker[0], defence: attacker[1] },
    ...more,
  },
})

const allocations: WorkedExample[] = [
  best(
    'E-15a',
    'against a pure defence, all attack',
    'signum.odds.advice',
    fight(A(3, 4), D(2, 2), { defender: split(0, 2) }),
    { ...chosen([0, 2], [3, 0], { die: { fraction: '0' } }), advice: ['attackByDefault', 'nothingToFear'] },
  ),
  best(
    'E-33a',
    'strength 3 against 2, expected difference',
    'signum.odds.allocation',
    THREE_TWO,
    chosen([2, 0], [3, 0], {
      kill: { fraction: '20/27' },
      dealt: { fraction: '46/27' },
      taken: { fraction: '4/3' },
      difference: { fraction: '10/27' },
    }),
  ),
  best(
    'E-33b',
    'the same, to survive',
    'signum.odds.allocation',
    { ...THREE_TWO, objective: 'survive' },
    chosen([0, 2], [3, 0], { kill: { fraction: '112/243' } }),
  ),
  best('E-34', 'a weak target needs two dice', 'signum.odds.advice', fight(A(3, 4), D(2, 2, { wounds: 1 })), {
    ...chosen([2, 0], [2, 1], { difference: { fraction: '11/27' } }),
    advice: ['attackByDefault', 'weakTarget', 'woundedRoller'],
  }),
  best(
    'E-34b',
    'the third die in attack is worth less',
    'signum.odds.allocation',
    fight(A(3, 4), D(2, 2, { wounds: 1 }), { defender: split(2, 0), attacker: split(3, 0) }),
    chosen([2, 0], [3, 0], { difference: { fraction: '8/27' } }),
  ),
  best('E-35b', 'a tired defender has one split', 'signum.odds.advice', fight(A(3, 4), D(2, 2, { tired: true })), {
    ...chosen([0, 2], [3, 0], { kill: { fraction: '112/243' }, dealt: { fraction: '304/243' } }),
    advice: ['attackByDefault', 'nothingToFear', 'tiredDefender'],
  }),
  best(
    'E-63c',
    'a wounded Berserk has its dice without being told',
    'signum.ability.berserk',
    fight(A(3, 4), D(2, 3, { wounds: 1, abilities: [{ id: 'berserk', x: 2 }] })),
    { best: { defender: { attack: 4, defence: 0 } } },
  ),
  best('E-33c', 'not in contact', 'signum.melee.declare', {
    situation: { stated: { attacker: A(3, 4), defender: D(2, 2), inContact: false } },
  }),
]

export const ODDS_EXAMPLES: readonly WorkedExample[] = [...odd, ...allocations]
