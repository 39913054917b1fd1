import type { WorkedExample } from '../../../support/example.ts'
import { A, able, asked, attackDice, bothMiss, D, fight, fighter, split } from './fights.ts'

const splits = asked('signum.melee-allocations')
const melee = asked('signum.melee')

const ways = (...list: readonly (readonly [number, number])[]) => ({
  splits: list.map(([attack, defence]) => ({ dice: { attack, defence } })),
})
const only = (creature: object, more: object = {}) => ({ creature, ...more })

const allocations: WorkedExample[] = [
  splits('E-14', 'strength 3', 'signum.melee.pool', only(A({}, 3)), ways([3, 0], [2, 1], [1, 2], [0, 3])),
  splits('E-16a', 'Cordelia is Reckless 2', 'signum.ability.reckless', only(D(able(['reckless', 2]))), ways([2, 0])),
  splits(
    'E-16b',
    'Cautious asks for defence',
    'signum.ability.cautious',
    only(D(able(['cautious', 1]))),
    ways([1, 1], [0, 2]),
  ),
  splits(
    'E-16c',
    'too few dice for both: either is met first',
    'signum.ability.cautious',
    only(D(able(['reckless', 2], ['cautious', 3]), 4)),
    ways([2, 2], [1, 3]),
  ),
  splits(
    'E-16d',
    'the later of the two is met first',
    'signum.ability.reckless',
    only(D(able(['reckless', 2], ['cautious', 3]), 4), { metFirst: 'reckless' }),
    ways([2, 2]),
  ),
  splits('E-42a', 'a tired creature only defends', 'signum.melee.tired', only(D({ tired: true })), {
    mustDefend: true,
    ...ways([0, 2]),
  }),
  splits(
    'E-42b',
    'Reckless does not change it, Expert of Defence adds a die',
    'signum.ability.expert-defence',
    only(D({ tired: true, ...able(['reckless', 2], ['expertDefence', 1]) })),
    ways([0, 3]),
  ),
  splits(
    'E-42c',
    'Stamina splits freely',
    'signum.ability.stamina',
    only(D({ tired: true, ...able('stamina') })),
    ways([2, 0], [1, 1], [0, 2]),
  ),
  splits(
    'E-42d',
    'Expert of Attack adds dice to an attack with everything',
    'signum.ability.expert-attack',
    only(D(able(['expertAttack', 2]))),
    ways([4, 0], [1, 1], [0, 2]),
  ),
  splits('E-59a', 'strength 0 has no dice', 'signum.melee.strength-zero', only(D({}, 0))),
]

const declarations: WorkedExample[] = [
  melee(
    'E-59c',
    'strength 0 may still declare a Magical Strike (Q-51)',
    'signum.melee.strength-zero',
    fight(
      A(able(['magicalStrike', 2]), 0),
      D(),
      {
        attacker: attackDice([3, 1]),
        defender: { ...split(2, 0), ...attackDice([1, 1]) },
      },
      { kind: 'magicalStrike' },
    ),
    { attacker: { hits: 1 }, defender: { suffered: { woundsTaken: 1 } } },
  ),
  melee(
    'E-63a',
    'Berserk is added by itself, stated or not, and once',
    'signum.ability.berserk',
    fight(A(), D({ wounds: 1, ...able(['berserk', 2]) }), {
      attacker: { ...split(2, 0), ...attackDice([1, 1]) },
      defender: { ...split(4, 0), ...attackDice([1, 1, 1, 1]), bonuses: [{ from: 'berserk', strength: 2 }] },
    }),
    { defender: { strength: 4 } },
  ),
  melee(
    'E-63b',
    'so is Predator against a wounded enemy',
    'signum.ability.predator',
    fight(A(able('predator')), D({ wounds: 1 }), {
      attacker: { ...split(3, 0), ...attackDice([1, 1, 1]) },
      defender: { ...split(2, 0), ...attackDice([1, 1]) },
    }),
    { attacker: { strength: 3 } },
  ),
  melee(
    'E-41d',
    'a Fast creature that ran charges as well',
    'signum.ability.charge',
    fight(
      A({
        ran: true,
        abilities: [{ id: 'fast' }, { id: 'charge', text: [{ does: { modify: { stat: 'strength', by: 1 } } }] }],
      }),
      D(),
      {
        attacker: { ...split(3, 0), ...attackDice([1, 1, 1]) },
        defender: { ...split(2, 0), ...attackDice([1, 1]) },
      },
    ),
    { attacker: { strength: 3 } },
  ),
  melee(
    'E-59b',
    'strength 0 cannot attack',
    'signum.melee.strength-zero',
    fight(A({}, 0), D(), { defender: split(2, 0) }),
  ),
  melee(
    'E-59d',
    'strength 0 can be attacked and does not defend',
    'signum.melee.strength-zero',
    fight(A(), D({}, 0), { attacker: { ...split(2, 0), ...attackDice([3, 3]) } }),
    { defender: { dice: { attack: 0, defence: 0 }, suffered: { woundsTaken: 2 } } },
  ),
  melee(
    'E-16e',
    'dice that do not add up',
    'signum.melee.pool',
    fight(A(), D(), { ...bothMiss, attacker: split(2, 1) }),
  ),
  melee('E-16f', 'a split that has to be said', 'signum.melee.pool', fight(A(), D(), { attacker: split(2, 0) })),
  melee(
    'E-16g',
    'a Reckless defender may not defend',
    'signum.ability.reckless',
    fight(A(), D(able(['reckless', 2])), { ...bothMiss, defender: split(1, 1) }),
  ),
  melee(
    'E-16h',
    'a Cautious attacker may not go all out',
    'signum.ability.cautious',
    fight(A(able(['cautious', 1])), D(), bothMiss),
  ),
  melee('E-42e', 'a tired defender may not attack', 'signum.melee.tired', fight(A(), D({ tired: true }), bothMiss)),
  melee('E-42f', 'the first melee tires the defender', 'signum.melee.tired', fight(A(), D(), bothMiss), {
    defender: { tired: true },
    attacker: { tired: false },
  }),
  melee('E-16i', 'not in contact', 'signum.melee.declare', {
    situation: { stated: { attacker: A(), defender: D(), inContact: false } },
    ...bothMiss,
  }),
  melee('E-16j', 'a friend', 'signum.melee.declare', fight(A(), D({ player: 'one' }), bothMiss)),
  melee('E-16k', 'a second attack', 'signum.melee.declare', fight(A(), D(), bothMiss, { alreadyAttacked: true })),
  melee('E-51e', 'a hidden character', 'signum.stealth.untargetable', fight(A(), D({ hidden: true }), bothMiss)),
  melee('E-51f', 'an attacker shows itself', 'signum.stealth.lose', fight(A({ hidden: true }), D(), bothMiss), {
    attacker: { hidden: false },
  }),
  melee('E-41d', 'no melee after a run', 'signum.run.ends', fight(A({ ran: true }), D(), bothMiss)),
  melee(
    'E-41e',
    'Fast attacks after a run',
    'signum.ability.fast',
    fight(A({ ran: true, ...able('fast') }), D(), bothMiss),
    {
      attacker: { hits: 0 },
    },
  ),
  melee('E-16l', 'a Defender has to be attacked', 'signum.ability.defender', {
    situation: { stated: { attacker: A(), defender: D(), others: [fighter('E', 1, 1, able('defender'))] } },
    ...bothMiss,
  }),
  melee(
    'E-16m',
    'a hidden Defender is ignored',
    'signum.melee.one-target',
    {
      situation: {
        stated: { attacker: A(), defender: D(), others: [fighter('E', 1, 1, { hidden: true, ...able('defender') })] },
      },
      ...bothMiss,
    },
    { attacker: { hits: 0 } },
  ),
  melee(
    'E-16n',
    'among several Defenders the attacker chooses',
    'signum.ability.defender',
    {
      situation: {
        stated: { attacker: A(), defender: D(able('defender')), others: [fighter('E', 1, 1, able('defender'))] },
      },
      ...bothMiss,
    },
    { attacker: { hits: 0 } },
  ),
  melee('E-16aa', 'a friend beside the attacker is no enemy, Defender or not', 'signum.melee.declare', {
    situation: {
      stated: { attacker: A(), defender: D(), others: [fighter('E', 1, 1, { player: 'one', ...able('defender') })] },
    },
    ...bothMiss,
  }),
  melee('E-16ab', 'the defender is not one of the others', 'signum.board.names', {
    situation: { stated: { attacker: A(), defender: D(), others: [D(able('defender'))] } },
    ...bothMiss,
  }),
  melee('E-16ac', 'the dead touch nobody', 'signum.damage.death', {
    situation: { stated: { attacker: A(), defender: D(), others: [fighter('E', 1, 1, { wounds: 1 })] } },
    ...bothMiss,
  }),
  melee('E-16o', 'nobody fights itself', 'signum.board.names', fight(A(), A({ player: 'two' }), bothMiss)),
  melee('E-16p', 'the dead do not fight', 'signum.damage.death', fight(A(), D({ wounds: 4 }), bothMiss)),
]

const board = (x: number, more: object = {}) => ({
  situation: {
    onBoard: {
      board: {
        drawn: {
          creatures: [
            { ...A(), x: 30, y: 30 },
            { ...D(), x, y: 30 },
          ],
        },
      },
      attacker: 'A',
      defender: 'D',
      ...more,
    },
  },
  ...bothMiss,
})

const boards: WorkedExample[] = [
  melee('E-16q', 'bases that touch', 'signum.melee.declare', board(33.25), { attacker: { hits: 0 } }),
  melee('E-16r', 'a hair too far', 'signum.melee.declare', board(33.2501)),
  melee('E-16z', 'bases that stand on each other', 'signum.geo.contact', board(33.1499)),
  melee('E-16s', 'somebody who is not there', 'signum.board.known', board(33.2, { defender: 'X' })),
  melee('E-16t', 'a base off the board', 'signum.geo.frame', board(59)),
  melee('E-16u', 'a Defender that touches the attacker', 'signum.ability.defender', {
    situation: {
      onBoard: {
        board: {
          drawn: {
            creatures: [
              { ...A(), x: 30, y: 30 },
              { ...D(), x: 33.2, y: 30 },
              { ...fighter('E', 1, 1, able('defender')), x: 26.8, y: 30 },
            ],
          },
        },
        attacker: 'A',
        defender: 'D',
      },
    },
    ...bothMiss,
  }),
  melee('E-16v', 'an outline that crosses itself', 'signum.geo.outline', {
    situation: {
      onBoard: {
        board: {
          drawn: {
            creatures: [
              { ...A(), x: 30, y: 30 },
              { ...D(), x: 33.2, y: 30 },
            ],
            terrain: [
              {
                id: 'bow tie',
                outline: [
                  { x: 10, y: 10 },
                  { x: 14, y: 14 },
                  { x: 14, y: 10 },
                  { x: 10, y: 14 },
                ],
              },
            ],
          },
        },
        attacker: 'A',
        defender: 'D',
      },
    },
    ...bothMiss,
  }),
]

export const MELEE_EXAMPLES: readonly WorkedExample[] = [...allocations, ...declarations, ...boards]
