import type { WorkedExample } from '../../../support/example.ts'
import { cells, layout, space } from '../table/layout.ts'

const ROOF_AND_BEACON = 'B(0,0,2,2) | respawnBeacon (2,0)'
const CORNER = 'parapet v(3,2) | supplyBin h(3,3)'

type Attack = { attacker: string; target: string; value?: number; occupied?: string; more?: WorkedExample['input'] }

const attackOn = (drawn: string, { attacker, target, occupied = '', more = {} }: Attack) => ({
  board: { drawn: layout(drawn) },
  attacker: space(attacker),
  target: space(target),
  occupied: cells(occupied),
  ...more,
})

const melee = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  attack: Attack,
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.melee',
  input: { cards: [{ face: { value: attack.value ?? 50 } }], ...attackOn(drawn, attack) },
  ...(outcome === undefined ? {} : { outcome }),
})

const ON_THE_ROOF = { attacker: '(0,0)', target: '(1,0)' }
const IN_THE_OPEN = { attacker: '(4,4)', target: '(5,4)' }

const attacks: WorkedExample[] = [
  melee(
    'E-65',
    'off the roof onto the beacon: 4 and 4 damage, and a choice of three spaces',
    'apex.push.collision-fall',
    ROOF_AND_BEACON,
    ON_THE_ROOF,
    {
      hit: true,
      damage: 4,
      totalDamage: 8,
      push: { path: [], collision: 'occupiedBelow', damage: 4, relocation: cells('(3,0) (2,1) (3,1)') },
    },
  ),
  melee(
    'E-65',
    '(constructed) spaces where Legends stand are no choice; with none left it stays',
    'apex.push.collision-fall',
    ROOF_AND_BEACON,
    { ...ON_THE_ROOF, occupied: '(3,0) (2,1) (3,1)' },
    { totalDamage: 8, push: { relocation: [], end: { column: 1, row: 0 }, level: 1 } },
  ),
  melee(
    'E-66',
    'the joint stops the push: 4 and 4 damage',
    'apex.push.collision-stay',
    CORNER,
    { attacker: '(1,4)', target: '(2,3)', value: 75 },
    { damage: 4, totalDamage: 8, push: { path: [], collision: 'joint', end: { column: 2, row: 3 } } },
  ),
  melee(
    'constructed',
    '40 hits',
    'apex.melee.resolve',
    '',
    { ...IN_THE_OPEN, value: 40 },
    { hit: true, totalDamage: 4 },
  ),
  melee(
    'constructed',
    '39 misses',
    'apex.melee.resolve',
    '',
    { ...IN_THE_OPEN, value: 39 },
    { hit: false, damage: 0, totalDamage: 0, push: null },
  ),
  melee(
    'constructed',
    'whoever is eliminated by the blow is not pushed',
    'apex.melee.resolve',
    ROOF_AND_BEACON,
    { ...ON_THE_ROOF, more: { eliminatedByDamage: true } },
    { damage: 4, totalDamage: 4, push: null },
  ),
  melee('constructed', 'not adjacent', 'apex.melee.target', '', { attacker: '(4,4)', target: '(6,4)' }),
  melee('constructed', 'across a parapet', 'apex.melee.target', 'parapet v(5,4)', IN_THE_OPEN),
  melee('constructed', 'a squadmate', 'apex.melee.target', '', {
    ...IN_THE_OPEN,
    more: { squads: { attacker: 'red', target: 'red' } },
  }),
  melee('constructed', 'two cards', 'apex.melee.resolve', '', {
    ...IN_THE_OPEN,
    more: { cards: [{ card: 'aim-01' }, { card: 'aim-02' }] },
  }),
  {
    id: 'constructed',
    says: 'nine of fourteen cards hit; onto the beacon that makes 36/7 damage',
    rule: 'apex.melee.resolve',
    operation: 'apex.melee-odds',
    input: attackOn(ROOF_AND_BEACON, ON_THE_ROOF),
    outcome: {
      hit: { fraction: '9/14', decimal: 0.642857 },
      miss: { fraction: '5/14' },
      collision: true,
      damageOnHit: 8,
      expectedDamage: { fraction: '36/7' },
    },
  },
  {
    id: 'constructed',
    says: 'odds against somebody out of reach',
    rule: 'apex.melee.target',
    operation: 'apex.melee-odds',
    input: attackOn('', { attacker: '(4,4)', target: '(6,4)' }),
  },
]

type Shove = { pusher: string; target: string; distance?: number; occupied?: string }

const push = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  { pusher, target, distance = 1, occupied = '' }: Shove,
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.push',
  input: {
    board: { drawn: layout(drawn) },
    pusher: space(pusher),
    target: space(target),
    distance,
    collisionDamage: 4,
    occupied: cells(occupied),
  },
  ...(outcome === undefined ? {} : { outcome }),
})

const EASTWARD = { pusher: '(1,1)', target: '(2,1)' }
const stays = (collision: string) => ({ path: [], collision, damage: 4 })

const pushes: WorkedExample[] = [
  push('E-67', 'over open ground', 'apex.push.path', '', EASTWARD, {
    path: cells('(3,1)'),
    collision: null,
    damage: 0,
  }),
  push('E-67', 'towards a house', 'apex.push.collision-stay', 'B(3,0,2,2)', EASTWARD, stays('higherLevel')),
  push('E-67', 'from a roof to the ground', 'apex.push.no-mp', 'B(0,0,3,3)', EASTWARD, {
    path: cells('(3,1)'),
    level: 0,
    collision: null,
    damage: 0,
  }),
  push(
    'E-67',
    'across a roof parapet',
    'apex.push.collision-stay',
    'B(0,0,3,3) | roofParapet v(3,1) base 1',
    EASTWARD,
    stays('occupiedEdge'),
  ),
  push(
    'constructed',
    'off the board',
    'apex.push.collision-stay',
    '',
    { pusher: '(1,0)', target: '(0,0)' },
    stays('offBoard'),
  ),
  push(
    'constructed',
    'into another Legend',
    'apex.push.damage',
    '',
    { ...EASTWARD, occupied: '(3,1)' },
    stays('occupiedSpace'),
  ),
  push(
    'constructed',
    'a wall below the roof does not stop the fall',
    'apex.push.no-mp',
    'B(0,0,3,3) | wall v(3,1) base 0',
    EASTWARD,
    { path: cells('(3,1)'), collision: null },
  ),
  push(
    'constructed',
    'diagonally between two houses',
    'apex.push.collision-stay',
    'B(2,1,1,1) | B(1,2,1,1)',
    { pusher: '(0,0)', target: '(1,1)' },
    stays('joint'),
  ),
  push(
    'constructed',
    'diagonally past one house',
    'apex.move.enter-trigger',
    'B(2,1,1,1)',
    { pusher: '(0,0)', target: '(1,1)' },
    { path: cells('(2,2)'), collision: null },
  ),
  push(
    'constructed',
    'three spaces, stopped by a bin after two',
    'apex.push.collision-stay',
    'supplyBin v(5,1)',
    { ...EASTWARD, distance: 3 },
    { path: cells('(3,1) (4,1)'), end: { column: 4, row: 1 }, collision: 'occupiedEdge', damage: 4 },
  ),
  push(
    'constructed',
    'off a straight line the larger difference decides',
    'apex.push.path',
    '',
    { pusher: '(1,1)', target: '(4,2)' },
    { direction: 'E', path: cells('(5,2)') },
  ),
  push('constructed', 'nobody is pushed away from its own space', 'apex.push.path', '', {
    pusher: '(1,1)',
    target: '(1,1)',
  }),
]

/** The worked examples of section 9.5 on melee and pushes. */
const REAL_DECK = [{ value: 40 }, { value: 35 }, { id: 'forty-five', value: 45 }, { value: 10 }]

/** Own cards and the life of the target. */
const ownContent: WorkedExample[] = [
  {
    id: 'p. 33',
    says: 'the odds of the caller’s own aim deck',
    rule: 'apex.melee.resolve',
    operation: 'apex.melee-odds',
    input: {
      board: { drawn: layout('') },
      attacker: space('(1,1)'),
      target: space('(2,1)'),
      aimDeck: REAL_DECK,
      vitals: { shield: 0, health: 4 },
    },
    outcome: { hit: { fraction: '1/2' }, damageOnHit: 4, eliminates: { fraction: '1/2' } },
  },
  {
    id: 'p. 33',
    says: 'a card of the own deck by its id, and what is left of the target after blow and collision',
    rule: 'apex.damage.order',
    operation: 'apex.melee',
    input: {
      board: { drawn: layout('B(3,0,2,2)') },
      attacker: space('(1,1)'),
      target: space('(2,1)'),
      aimDeck: REAL_DECK,
      cards: [{ card: 'forty-five' }],
      vitals: { shield: 6, health: 10 },
    },
    outcome: { totalDamage: 8, target: { shield: 0, health: 8, eliminated: false } },
  },
  {
    id: 'Q-60',
    says: 'a blow that eliminates by the life that was given pushes nobody',
    rule: 'apex.elimination.steps',
    operation: 'apex.melee',
    input: {
      board: { drawn: layout('') },
      attacker: space('(1,1)'),
      target: space('(2,1)'),
      cards: [{ card: 'aim-08' }],
      vitals: { shield: 0, health: 3 },
    },
    outcome: { push: null, target: { eliminated: true } },
  },
  {
    id: 'p. 30',
    says: 'a card of the pack is not in the own deck',
    rule: 'apex.aim.possible-cards',
    operation: 'apex.melee',
    input: {
      board: { drawn: layout('') },
      attacker: space('(1,1)'),
      target: space('(2,1)'),
      aimDeck: REAL_DECK,
      cards: [{ card: 'aim-08' }],
    },
  },
  {
    id: 'p. 32',
    says: 'a grenade by the own deck, and how likely it eliminates',
    rule: 'apex.grenade.scatter',
    operation: 'apex.grenade-odds',
    input: {
      board: { drawn: layout('') },
      grenade: { id: 'frag' },
      thrower: space('(0,3)'),
      aim: space('(5,3)'),
      aimDeck: [{ value: 10 }, { value: 20 }, { value: 30, arrow: 'W' }],
      legends: [{ id: 'bangalore', cell: { column: 5, row: 3 }, vitals: { shield: 0, health: 20 } }],
    },
    outcome: { legends: [{ hit: { fraction: '1' }, eliminates: { fraction: '1/3' } }] },
  },
  {
    id: 'p. 32',
    says: 'what is left of a Legend after a grenade',
    rule: 'apex.damage.order',
    operation: 'apex.grenade',
    input: {
      board: { drawn: layout('') },
      grenade: { id: 'frag' },
      thrower: space('(0,3)'),
      aim: space('(5,3)'),
      cards: [{ face: { value: 10 } }, { face: { value: 20 } }],
      legends: [{ id: 'bangalore', cell: { column: 5, row: 3 }, vitals: { shield: 5, health: 40 } }],
    },
    outcome: { damage: [{ damage: 20, after: { shield: 0, health: 25 } }] },
  },
]

export const MELEE_EXAMPLES: readonly WorkedExample[] = [...ownContent, ...attacks, ...pushes]
