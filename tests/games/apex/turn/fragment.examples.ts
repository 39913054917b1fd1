import type { WorkedExample } from '../../../support/example.ts'

/** Fragments of matches as far as a question alone can show them, on the board of the content. */

const CROSSROADS = { content: 'crossroads' }
const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const legend = (id: string, deathBoxes = 2) => ({ id, deathBoxes })
const SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007'

const FLATLINE = { weapon: { card: 'flatline' }, ammo: 3, attachments: [] }
const PEACEKEEPER = { weapon: { card: 'peacekeeper' }, ammo: 2, attachments: [] }

export const FRAGMENT_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-87',
    says: 'off a roof onto a beacon: a free space near it, and a collision',
    rule: 'apex.push.collision-fall',
    operation: 'apex.push',
    input: { board: CROSSROADS, pusher: at(13, 5), target: at(14, 6), distance: 1, collisionDamage: 4 },
    outcome: { relocation: [cell(15, 6), cell(15, 8), cell(14, 7), cell(14, 8)], damage: 4 },
  },
  {
    id: 'E-87',
    says: 'westwards against a wall: the Legend stays and takes the damage',
    rule: 'apex.push.collision-stay',
    operation: 'apex.push',
    input: { board: CROSSROADS, pusher: at(10, 9), target: at(9, 9), distance: 1, collisionDamage: 4 },
    outcome: { path: [], damage: 4, end: cell(9, 9) },
  },
  {
    id: 'E-89',
    says: 'an empty epic bag gives no token, and one weapon card is no choice',
    rule: 'apex.interact.supply-bin',
    operation: 'apex.supply-bin',
    input: {
      card: { id: 'bin-1' },
      left: { common: ['syringe'], rare: ['medkit'], epic: [], weapons: ['volt'] },
      seed: SEED,
    },
    outcome: {
      loot: [
        { bag: 'rare', token: 'medkit' },
        { bag: 'common', token: 'syringe' },
      ],
      weapons: ['volt'],
    },
  },
  {
    id: 'E-89',
    says: 'an energy weapon replaces either weapon; its ammunition fits none',
    rule: 'apex.weapon.obtain-options',
    operation: 'apex.weapon-options',
    input: { equipped: [FLATLINE, PEACEKEEPER], found: { card: 'volt' } },
    outcome: {
      replace: [
        { slot: 0, ammo: 3 },
        { slot: 1, ammo: 3 },
      ],
      takeAmmo: { legal: false, rule: 'apex.weapon.take-ammo' },
    },
  },
  {
    id: 'E-91',
    says: 'a Legend with both boxes starts its activation, and nothing is checked',
    rule: 'apex.victory.vp-threshold',
    operation: 'apex.victory',
    input: {
      moment: 'activationStart',
      activating: 'bloodhound',
      red: [legend('bangalore'), legend('wraith')],
      blue: [legend('gibraltar', 0), legend('bloodhound')],
    },
    outcome: { result: 'goesOn', points: { red: 2, blue: 0 } },
  },
  {
    id: 'E-91',
    says: 'the one without boxes starts its own, and Red has won',
    rule: 'apex.victory.vp-threshold',
    operation: 'apex.victory',
    input: {
      moment: 'activationStart',
      activating: 'gibraltar',
      red: [legend('bangalore'), legend('wraith')],
      blue: [legend('gibraltar', 0), legend('bloodhound')],
    },
    outcome: { result: 'won', winner: 'red', rule: 'apex.victory.vp-threshold' },
  },
  {
    id: 'E-93',
    says: 'both squads reach it in one event: points are equal and nobody is untouched',
    rule: 'apex.victory.at-once',
    operation: 'apex.victory',
    input: {
      moment: 'elimination',
      red: [legend('bangalore', 1), legend('wraith', 1)],
      blue: [legend('gibraltar', 1), legend('bloodhound', 1)],
    },
    outcome: { result: 'draw', winner: null, points: { red: 2, blue: 2 } },
  },
  {
    id: 'E-93',
    says: 'and with a second box of Gibraltar Red has more points',
    rule: 'apex.victory.at-once',
    operation: 'apex.victory',
    input: {
      moment: 'elimination',
      red: [legend('bangalore', 1), legend('wraith', 1)],
      blue: [legend('gibraltar', 0), legend('bloodhound', 1)],
    },
    outcome: { result: 'won', winner: 'red', points: { red: 3, blue: 2 } },
  },
  {
    id: 'E-96',
    says: 'a grenade hurts the squadmate of its thrower as well',
    rule: 'apex.grenade.damage',
    operation: 'apex.grenade',
    input: {
      board: CROSSROADS,
      grenade: { id: 'frag' },
      thrower: at(5, 7),
      aim: at(8, 7),
      legends: [
        { id: 'Wraith', ...at(8, 8), vitals: { shield: 0, health: 10 } },
        { id: 'Gibraltar', ...at(11, 11) },
      ],
      cards: [{ card: 'aim-12' }, { card: 'aim-14' }],
    },
    outcome: { landing: cell(8, 7), damage: [{ legend: 'Wraith', damage: 10, after: { eliminated: true } }] },
  },
]
