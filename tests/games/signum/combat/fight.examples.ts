import type { WorkedExample } from '../../../support/example.ts'
import { A, able, asked, attackDice, bothMiss, D, defenceDice, fight, fighter, split } from './fights.ts'

const melee = asked('signum.melee')

const HERO = { kind: 'hero' }
const LANCE = (uses: number) => ({ relicUses: [{ relic: 'Jousting Lance', strength: 2, uses }] })
const fights: WorkedExample[] = [
  melee(
    'E-16',
    'Greer against Cordelia, as the book tells it',
    'signum.damage.death',
    {
      situation: {
        stated: {
          attacker: { id: 'Greer', player: 'Vallor', strength: 3, health: 4 },
          defender: { id: 'Cordelia', player: 'Grypharim', strength: 2, health: 2, ...able(['reckless', 2]) },
        },
      },
      attacker: { ...split(2, 1), ...attackDice([5, 3]), ...defenceDice([5]) },
      defender: attackDice([1, 6]),
    },
    {
      first: null,
      attacker: {
        attack: { symbols: ['shield', 'axe'], successes: 2 },
        defence: { symbols: ['shield'] },
        hits: 2,
        blocks: 1,
        unblocked: 2,
        suffered: { woundsTaken: 0, wounds: 0, dead: false },
      },
      defender: {
        split: { attack: 2, defence: 0 },
        attack: { symbols: ['target', 'shield'] },
        defence: null,
        hits: 1,
        unblocked: 0,
        suffered: { woundsTaken: 2, wounds: 2, dead: true },
      },
      kills: [{ player: 'Vallor', killed: 'Cordelia' }],
      persecution: { offered: false },
    },
  ),
  melee(
    'E-03a',
    'the lance adds two dice to the hero’s own attack',
    'signum.relic.uses',
    fight(A(HERO), D(), {
      attacker: { ...LANCE(2), ...split(4, 0), ...attackDice([1, 1, 1, 1]) },
      defender: { ...split(2, 0), ...attackDice([1, 1]) },
    }),
    { attacker: { strength: 4, relicsUsed: [{ relic: 'Jousting Lance', left: 1, destroyed: false }] } },
  ),
  melee(
    'E-03b',
    'the last use in the opponent’s turn destroys it after the combat',
    'signum.relic.uses-both-roles',
    fight(A(), D(HERO), {
      attacker: { ...split(2, 0), ...attackDice([1, 1]) },
      defender: { ...LANCE(1), ...split(4, 0), ...attackDice([1, 1, 1, 1]) },
    }),
    { defender: { strength: 4, relicsUsed: [{ left: 0, destroyed: true }] } },
  ),
  melee(
    'E-03c',
    'no third use',
    'signum.relic.uses',
    fight(A(HERO), D(), { ...bothMiss, attacker: { ...LANCE(0), ...split(4, 0) } }),
  ),
  melee(
    'E-03d',
    'characters have no relics',
    'signum.relic.hero-only',
    fight(A(), D(), { ...bothMiss, attacker: { ...LANCE(2), ...split(4, 0) } }),
  ),
  melee(
    'E-04d',
    'Heavy Plate takes the damage of a melee',
    'signum.relic.durability',
    fight(A(), D(HERO), {
      attacker: { ...split(2, 0), ...attackDice([3, 3]) },
      defender: { ...split(2, 0), ...attackDice([1, 1]), relics: [{ id: 'plate', tokens: 4 }] },
    }),
    { defender: { suffered: { relics: [{ relic: 'plate', lost: 2, left: 2 }], woundsTaken: 0 } } },
  ),
  melee(
    'E-46h',
    'the owner’s order holds in a melee too',
    'signum.relic.durability-order',
    fight(A({}, 3), D(HERO), {
      attacker: { ...split(3, 0), ...attackDice([3, 3, 3]) },
      defender: {
        ...split(2, 0),
        ...attackDice([1, 1]),
        relics: [
          { id: 'R1', tokens: 2 },
          { id: 'R2', tokens: 3 },
        ],
        relicOrder: [
          { relic: 'R1', tokens: 1 },
          { relic: 'R2', tokens: 2 },
        ],
      },
    }),
  ),
  melee(
    'E-20',
    'Master of Attack 1 and 2 re-roll two dice, not three',
    'signum.ability.master-attack',
    fight(A(able(['masterAttack', 1], ['masterAttack', 2]), 3), D(), {
      attacker: { ...split(3, 0), ...attackDice([1, 1, 1], [3, 3]) },
      defender: { ...split(2, 0), ...attackDice([1, 1]) },
    }),
    { attacker: { hits: 2, attack: { rolled: ['target', 'target', 'target'], symbols: ['axe', 'axe', 'target'] } } },
  ),
  melee(
    'E-20b',
    'a controller may re-roll less',
    'signum.melee.attack-roll',
    fight(A(able(['masterAttack', 2])), D(), {
      attacker: { ...split(2, 0), ...attackDice([1, 1]), attackRerolls: 0 },
      defender: { ...split(2, 0), ...attackDice([1, 1]) },
    }),
    { attacker: { hits: 0 } },
  ),
  melee(
    'E-20c',
    'dice that are missing for a re-roll',
    'signum.dice.given',
    fight(A(able(['masterAttack', 2])), D(), bothMiss),
  ),
  melee(
    'E-30b',
    'a Veteran has hits re-rolled, then the Master re-rolls a failure',
    'signum.reroll.order',
    fight(A(able(['masterAttack', 1])), D(able('veteran')), {
      attacker: { ...split(2, 0), ...attackDice([3, 5], [1, 4, 5]) },
      defender: { ...split(2, 0), ...attackDice([1, 1]) },
    }),
    {
      attacker: {
        hits: 2,
        attack: {
          rerolls: [
            { die: 0, step: 'forced', symbol: 'target' },
            { die: 1, step: 'forced', symbol: 'axe' },
            { die: 0, step: 'master', symbol: 'shield' },
          ],
        },
      },
    },
  ),
  melee(
    'E-30c',
    'a Veteran who attacks forces nothing upon the one who strikes back',
    'signum.melee.simultaneous',
    fight(A(able('veteran')), D(), { ...bothMiss, defender: { ...split(2, 0), ...attackDice([3, 3]) } }),
    { defender: { hits: 2, unblocked: 2 }, attacker: { suffered: { woundsTaken: 2 } } },
  ),
  melee(
    'E-29b',
    'Master of Defence re-rolls a failed defence die',
    'signum.reroll.defence',
    fight(A(), D(able(['masterDefence', 1])), {
      attacker: { ...split(2, 0), ...attackDice([3, 3]) },
      defender: { ...split(0, 2), ...defenceDice([1, 5], [6]) },
    }),
    { defender: { blocks: 2 }, attacker: { unblocked: 0 } },
  ),
  melee(
    'E-43b',
    'Initiative kills before the answer',
    'signum.ability.initiative',
    fight(A(able('initiative')), D({}, 2, 2), {
      attacker: { ...split(2, 0), ...attackDice([3, 3]) },
      defender: { ...split(1, 1), ...defenceDice([1]) },
    }),
    {
      first: 'attacker',
      defender: { attack: null, suffered: { dead: true } },
      attacker: { suffered: { woundsTaken: 0 } },
    },
  ),
  melee(
    'E-43c',
    'who was wounded first strikes back with shields only',
    'signum.melee.attack-roll',
    fight(A(able('initiative')), D({}, 2, 2), {
      attacker: { ...split(2, 0), ...attackDice([3, 1]) },
      defender: { ...split(1, 1), ...defenceDice([1]), ...attackDice([3]) },
    }),
    { defender: { hits: 0, suffered: { wounds: 1, dead: false } } },
  ),
  melee(
    'E-43d',
    'a defender with Initiative strikes first',
    'signum.ability.initiative',
    fight(A({}, 2, 1), D(able('initiative')), {
      attacker: split(2, 0),
      defender: { ...split(2, 0), ...attackDice([5, 1]) },
    }),
    { first: 'defender', attacker: { attack: null, suffered: { dead: true } }, defender: { tired: true } },
  ),
  melee(
    'E-43e',
    'the dead roll no dice',
    'signum.dice.given',
    fight(A({}, 2, 1), D(able('initiative')), {
      attacker: { ...split(2, 0), ...attackDice([1, 1]) },
      defender: { ...split(2, 0), ...attackDice([5, 1]) },
    }),
  ),
  melee(
    'E-43f',
    'Initiative on both sides is none',
    'signum.melee.simultaneous',
    fight(A(able('initiative')), D(able('initiative')), bothMiss),
    { first: null },
  ),
  melee(
    'E-44b',
    'a Magical Strike cannot be blocked, and nobody blocks the answer',
    'signum.melee.magical-strike',
    fight(
      A(able(['magicalStrike', 2]), 3),
      D({ armour: 3 }, 2, 4),
      {
        attacker: attackDice([3, 5]),
        defender: { ...split(1, 1), ...attackDice([3]) },
      },
      { kind: 'magicalStrike' },
    ),
    {
      kind: 'magicalStrike',
      attacker: { dice: { attack: 2, defence: 0 }, suffered: { woundsTaken: 1 } },
      defender: { defence: null, suffered: { woundsTaken: 2, armour: 3 } },
    },
  ),
  melee(
    'E-44c',
    'no Magical Strike without the ability',
    'signum.melee.magical-strike',
    fight(A(), D(), bothMiss, { kind: 'magicalStrike' }),
  ),
  melee(
    'E-45',
    'Hammerblow, one less from attacks, one armour token',
    'signum.ability.hammerblow',
    fight(A(able('hammerblow')), D({ armour: 1, ...able(['fromAttacks', 1]) }), {
      attacker: { ...split(2, 0), ...attackDice([3, 3]) },
      defender: { ...split(2, 0), ...attackDice([1, 1]) },
    }),
    { defender: { suffered: { amount: 4, prevented: 1, armourLost: 1, woundsTaken: 2 } } },
  ),
  melee(
    'E-16w',
    'a wounded creature hits with shields only',
    'signum.melee.attack-roll',
    fight(A({ wounds: 1 }), D(), { ...bothMiss, attacker: { ...split(2, 0), ...attackDice([3, 5]) } }),
    { attacker: { hits: 1 } },
  ),
  melee(
    'E-16x',
    'Fortitude hits with axes all the same',
    'signum.ability.fortitude',
    fight(A({ wounds: 1, ...able('fortitude') }), D(), {
      ...bothMiss,
      attacker: { ...split(2, 0), ...attackDice([3, 5]) },
    }),
    { attacker: { hits: 2 } },
  ),
  melee(
    'E-16y',
    'defence dice against no hits need not be rolled',
    'signum.melee.defence-roll',
    fight(A(), D(), { ...bothMiss, defender: split(0, 2) }),
    { defender: { defence: null } },
  ),
  melee(
    'E-21b',
    'Persecution is offered after a kill',
    'signum.ability.persecution',
    fight(A(able(['persecution', 1])), D({}, 2, 2), {
      attacker: { ...split(2, 0), ...attackDice([3, 3]) },
      defender: { ...split(2, 0), ...attackDice([1, 1]) },
    }),
    { persecution: { offered: true, left: 1 } },
  ),
  melee(
    'E-21c',
    'and not again',
    'signum.damage.kill-count',
    fight(
      A(able(['persecution', 1])),
      D({}, 2, 2),
      {
        attacker: { ...split(2, 0), ...attackDice([3, 3]) },
        defender: { ...split(2, 0), ...attackDice([1, 1]) },
      },
      { persecutionsUsed: 1 },
    ),
    { persecution: { offered: false, left: 0 } },
  ),
  melee('E-21d', 'and not without a kill', 'signum.melee.tired', fight(A(able(['persecution', 1])), D(), bothMiss), {
    persecution: { offered: false, left: 1 },
  }),
]

/** A kills C1 beside it, and C2 stands so far from its edge. */
const pursuit = (gap: number) => ({
  situation: {
    onBoard: {
      board: {
        drawn: {
          creatures: [
            { ...A(able(['persecution', 1])), x: 30, y: 30 },
            { ...fighter('C1', 2, 2), x: 33.2, y: 30 },
            { ...fighter('C2', 2, 2), x: 30, y: 30 + 3.2 + gap },
          ],
        },
      },
      attacker: 'A',
      defender: 'C1',
    },
  },
  attacker: { ...split(2, 0), ...attackDice([3, 3]) },
  defender: { ...split(2, 0), ...attackDice([1, 1]) },
})

const pursuits: WorkedExample[] = [
  melee('E-21a', 'another enemy 7 cm away', 'signum.ability.persecution', pursuit(7), {
    persecution: { offered: true, left: 1, near: ['C2'] },
  }),
  melee('E-21e', 'exactly 8 cm away', 'signum.ability.persecution', pursuit(8), {
    persecution: { offered: true, near: ['C2'] },
  }),
  melee('E-21f', '9 cm away is out of reach', 'signum.damage.kill-count', pursuit(9), {
    persecution: { offered: false, left: 1, near: [] },
  }),
]

const bonus = (from: string, strength: number) => ({ bonuses: [{ from, strength }] })
/** A bonus that does not hold, and so a split of other dice than there are. */
const refusedTwice = (id: string, says: string, rule: string, input: object): WorkedExample => ({
  ...melee(id, says, rule, input),
  refusedBy: [rule, 'signum.melee.pool'],
})

const stronger = (attacker: object, defender: object, more: object) =>
  fight(attacker, defender, {
    attacker: { ...more, ...split(3, 0), ...attackDice([1, 1, 1]) },
    defender: { ...split(2, 0), ...attackDice([1, 1]) },
  })
const three = { attacker: { strength: 3 } }

const bonuses: WorkedExample[] = [
  melee(
    'E-15b',
    'Berserk while wounded',
    'signum.ability.berserk',
    stronger(A({ wounds: 1, ...able(['berserk', 1]) }), D(), bonus('berserk', 1)),
    three,
  ),
  refusedTwice(
    'E-15c',
    'Berserk unhurt',
    'signum.ability.berserk',
    stronger(A(able(['berserk', 1])), D(), bonus('berserk', 1)),
  ),
  refusedTwice(
    'E-15d',
    'Berserk gives its own number',
    'signum.ability.berserk',
    stronger(A({ wounds: 1, ...able(['berserk', 2]) }), D(), bonus('berserk', 1)),
  ),
  melee(
    'E-15e',
    'Predator against a wounded enemy',
    'signum.ability.predator',
    stronger(A(able('predator')), D({ wounds: 1 }), bonus('predator', 1)),
    three,
  ),
  refusedTwice(
    'E-15f',
    'Predator against an unhurt enemy',
    'signum.ability.predator',
    stronger(A(able('predator')), D(), bonus('predator', 1)),
  ),
  melee(
    'E-15g',
    'Charge after a move',
    'signum.ability.charge',
    stronger(A({ moved: true, ...able('charge') }), D(), bonus('charge', 1)),
    three,
  ),
  melee(
    'E-15h',
    'Charge without the ability',
    'signum.ability.charge',
    stronger(A({ moved: true }), D(), bonus('charge', 1)),
  ),
]

export const FIGHT_EXAMPLES: readonly WorkedExample[] = [...fights, ...pursuits, ...bonuses]
