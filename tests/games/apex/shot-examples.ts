import type { JsonObject } from '../../../src/lib/json.ts'
import type { WorkedExample } from '../../support/example.ts'
import { layout } from './layout.ts'

/** The worked examples on shooting (specification 9.4). */

type Icons = { hitIfLower?: true; missIfHigher?: true; missIfCover?: true; headshot?: true; partialHits?: number }

const card = (value: number, icons: Icons = {}) => ({ face: { value, icons } })
const plain = (...values: readonly number[]) => values.map((value) => card(value))

/** The Longbow of p. 28-30, without its cards. */
const LONGBOW = {
  situation: { given: { distance: 6, shooterLevel: 1 } },
  weapon: { card: 'longbow' },
  attachments: [{ token: 'extended-mag-rare-sniper' }, { token: 'barrel-common' }],
  target: { helmet: { token: 'helmet-epic' }, shield: 15, health: 30 },
}
const LONGBOW_CARDS = [card(35, { hitIfLower: true }), card(20), card(70, { headshot: true })]

/** A weapon that is easy to reckon with: difficulty 50 everywhere, 10 damage, 4 more for a headshot. */
const pistol = (slots: number, cardsPerSlot = 1, more: JsonObject = {}) => ({
  face: {
    optimalRange: { min: 0, max: null },
    difficulty: 50,
    rate: { slots, cardsPerSlot },
    damage: 10,
    headshotDamage: 4,
    ...more,
  },
})

const shot = (
  id: string,
  says: string,
  rule: string,
  input: JsonObject,
  outcome?: JsonObject | undefined,
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.shot',
  input: { situation: { given: { distance: 3 } }, ...input },
  ...(outcome === undefined ? {} : { outcome }),
})

const longbow: WorkedExample[] = [
  shot(
    'E-48',
    'the extended mag gives a third slot',
    'apex.aim.modified-rate',
    { ...LONGBOW, cards: LONGBOW_CARDS },
    { difficulty: 55, rate: { slots: 3, cardsPerSlot: 1 }, stability: 1, recoil: 1 },
  ),
  shot(
    'E-48',
    'recoil is the passive of the Longbow',
    'apex.shot.passive-check',
    { ...LONGBOW, cards: LONGBOW_CARDS },
    {
      cards: [
        { slot: -1, modifier: 5 },
        { slot: 1, modifier: -5 },
        { slot: 3, modifier: -10 },
      ],
    },
  ),
  shot(
    'E-49',
    'an automatic hit, a miss and a headshot that the helmet does not cancel',
    'apex.shot.auto-results',
    { ...LONGBOW, cards: LONGBOW_CARDS },
    {
      cards: [
        { value: 35, sum: 40, hit: true, rule: 'apex.shot.auto-results', decidedBy: 'hitIfLower' },
        { value: 20, sum: 15, hit: false, rule: 'apex.shot.value-hit', decidedBy: null },
        { value: 70, sum: 60, hit: true, headshot: 'headshot' },
      ],
      hits: 2,
      headshots: 1,
      cancelledHeadshots: 0,
    },
  ),
  shot(
    'E-49',
    'with the target on the same level 40 does not reach 55',
    'apex.shot.value-hit',
    { ...LONGBOW, situation: { given: { distance: 6 } }, cards: LONGBOW_CARDS },
    { hits: 1, cards: [{ sum: 40, hit: false }, { hit: false }, { hit: true }] },
  ),
  shot(
    'E-49',
    '(constructed) a printed value of 60 that still hits is no headshot against an epic helmet',
    'apex.shot.helmet',
    {
      ...LONGBOW,
      modifiers: [{ label: 'steady', effects: [{ difficulty: -5 }] }],
      cards: [card(35, { hitIfLower: true }), card(20), card(60, { headshot: true })],
    },
    { hits: 2, headshots: 0, cancelledHeadshots: 1 },
  ),
  shot(
    'E-50',
    '34 damage on Shield 15 and Health 30',
    'apex.damage.order',
    { ...LONGBOW, cards: LONGBOW_CARDS },
    { damage: 34, target: { shield: 0, health: 11, eliminated: false }, ammunition: 2 },
  ),
]

const results: WorkedExample[] = [
  shot(
    'E-51',
    'three half hits are one hit, on cards that miss too',
    'apex.shot.partial-hits',
    { weapon: pistol(3), cards: [10, 20, 30].map((value) => card(value, { partialHits: 1 })) },
    { partialHits: 3, hitsFromPartials: 1, hits: 1, headshots: 0, damage: 10 },
  ),
  shot(
    'E-51',
    '(constructed) four half hits are two hits',
    'apex.shot.partial-hits',
    { weapon: pistol(4), cards: [10, 20, 30, 40].map((value) => card(value, { partialHits: 1 })) },
    { hitsFromPartials: 2, hits: 2 },
  ),
  shot(
    'E-52',
    'three cards in slot 0 are one shot',
    'apex.aim.shot-unit',
    { weapon: pistol(1, 3), cards: plain(50, 49, 60) },
    {
      cards: [
        { slot: 0, modifier: 0, hit: true },
        { slot: 0, modifier: 0, hit: false },
        { slot: 0, modifier: 0, hit: true },
      ],
    },
  ),
  shot(
    'E-53',
    'an epic helmet cancels two of three headshots up to 60',
    'apex.shot.headshots',
    {
      weapon: pistol(1, 3, { difficulty: 40 }),
      target: { helmet: { token: 'helmet-epic' } },
      cards: [40, 55, 60].map((value) => card(value, { headshot: true })),
    },
    { hits: 3, headshots: 1, cancelledHeadshots: 2 },
  ),
  shot(
    'E-53',
    'headshots of 65 and 70 stay',
    'apex.shot.helmet',
    {
      weapon: pistol(1, 2),
      target: { helmet: { token: 'helmet-epic' } },
      cards: [65, 70].map((value) => card(value, { headshot: true })),
    },
    { headshots: 2, cancelledHeadshots: 0 },
  ),
  shot(
    'constructed',
    'a card that is no hit is no headshot',
    'apex.shot.value-hit',
    { weapon: pistol(1), cards: [card(49, { headshot: true })] },
    { hits: 0, headshots: 0, damage: 0, cards: [{ headshot: 'none' }] },
  ),
  shot(
    'constructed',
    'a card with an automatic hit and an automatic miss misses (Q-27)',
    'apex.shot.auto-results',
    {
      situation: { given: { distance: 3, shooterLevel: 1, inCover: true } },
      weapon: pistol(1),
      cards: [card(90, { hitIfLower: true, missIfCover: true })],
    },
    { hits: 0, cards: [{ hit: false, decidedBy: 'missIfCover' }] },
  ),
  shot(
    'constructed',
    'a higher target makes its icon miss',
    'apex.shot.auto-results',
    {
      situation: { given: { distance: 3, targetLevel: 1 } },
      weapon: pistol(1),
      cards: [card(90, { missIfHigher: true })],
    },
    { hits: 0, cards: [{ decidedBy: 'missIfHigher' }] },
  ),
  shot(
    'constructed',
    'an ignored icon has no consequence, not even one that another card gives it (Q-56)',
    'apex.shot.ignored-icons',
    {
      weapon: pistol(3),
      modifiers: [
        { label: 'calm', effects: [{ ignoreIcon: 'partialHits' }] },
        { label: 'panic', effects: [{ iconHits: 'partialHits' }] },
      ],
      cards: [card(10, { partialHits: 1 }), card(20, { partialHits: 1 }), card(90)],
    },
    { partialHits: 0, hits: 1 },
  ),
  shot(
    'constructed',
    'a card can make an icon hit, and another make one miss',
    'apex.shot.auto-results',
    {
      weapon: pistol(2),
      modifiers: [{ label: 'focus', effects: [{ iconHits: 'headshot' }, { iconMisses: 'missIfCover' }] }],
      cards: [card(10, { headshot: true }), card(90, { missIfCover: true })],
    },
    { hits: 1, headshots: 1, cards: [{ decidedBy: 'headshot' }, { decidedBy: 'missIfCover', hit: false }] },
  ),
]

const damage: WorkedExample[] = [
  shot(
    'constructed',
    'a standard stock counts for every hit, from half hits too',
    'apex.shot.stock',
    {
      weapon: pistol(2),
      attachments: [{ token: 'stock-standard-epic' }],
      cards: [card(90, { partialHits: 1 }), card(10, { partialHits: 1 })],
    },
    { hits: 2, damage: 26 },
  ),
  shot(
    'constructed',
    'a sniper stock counts once',
    'apex.shot.stock',
    { weapon: pistol(2), attachments: [{ token: 'stock-sniper-epic' }], cards: plain(90, 80) },
    { hits: 2, damage: 29 },
  ),
  shot(
    'constructed',
    'a sniper stock counts not at all without a hit',
    'apex.shot.damage',
    { weapon: pistol(2), attachments: [{ token: 'stock-sniper-epic' }], cards: plain(10, 20) },
    { hits: 0, damage: 0, target: { shield: 20, health: 40 } },
  ),
  shot(
    'constructed',
    'a printed stock works until a token covers it',
    'apex.attachment.effect',
    { situation: { given: { distance: 6 } }, weapon: { card: 'sentinel' }, cards: plain(90) },
    { damage: 19 },
  ),
  shot(
    'constructed',
    'a token covers the printed stock',
    'apex.attachment.effect',
    {
      situation: { given: { distance: 6 } },
      weapon: { card: 'sentinel' },
      attachments: [{ token: 'stock-sniper-rare' }],
      cards: plain(90),
    },
    { damage: 22 },
  ),
  shot(
    'constructed',
    'damage, stability and headshots by cards',
    'apex.shot.damage',
    {
      weapon: pistol(1),
      modifiers: [
        { label: 'aim', kind: 'enhancement', effects: [{ stability: 3 }, { damagePerHeadshot: 5 }] },
        { label: 'armour', kind: 'reaction', effects: [{ damagePerHit: -3 }] },
      ],
      cards: [card(35, { headshot: true })],
    },
    { hits: 1, headshots: 1, damage: 16, cards: [{ slot: -3, modifier: 15, sum: 50, hit: true }] },
  ),
  shot(
    'constructed',
    'the emergency shield cancels what would eliminate',
    'apex.damage.emergency-shield',
    {
      weapon: pistol(2),
      target: { shield: 0, health: 15, emergencyShield: { token: 'emergency-rare' } },
      cards: plain(90, 90),
    },
    { damage: 20, target: { health: 5, emergencyShieldUsed: true, eliminated: false } },
  ),
  shot(
    'constructed',
    'the shot eliminates, and the enemy squad takes a death box',
    'apex.elimination.steps',
    { weapon: pistol(2), target: { shield: 0, health: 20, deathBoxes: 1 }, cards: plain(90, 90) },
    {
      target: {
        health: 0,
        eliminated: true,
        elimination: { shield: 20, health: 40, victoryPoints: 1, deathBoxesLeft: 0, emergencyShieldFlippedBack: false },
      },
    },
  ),
]

const steps: WorkedExample[] = [
  shot(
    'constructed',
    'one enhancement is allowed',
    'apex.shot.enhancement',
    {
      weapon: pistol(1),
      modifiers: [{ label: 'aim', kind: 'enhancement', effects: [{ slots: 1 }] }],
      cards: plain(50, 60),
    },
    { rate: { slots: 2, cardsPerSlot: 1 } },
  ),
  shot('constructed', 'two enhancements are not', 'apex.shot.enhancement', {
    weapon: pistol(1),
    modifiers: ['aim', 'focus'].map((label) => ({ label, kind: 'enhancement', effects: [{ slots: 1 }] })),
    cards: plain(50, 60, 70),
  }),
  shot(
    'constructed',
    'a reaction before the shot changes the rate',
    'apex.shot.steps',
    {
      weapon: pistol(2, 2),
      modifiers: [{ label: 'dodge', kind: 'reaction', effects: [{ cardsPerSlot: -1 }, { recoil: 1 }] }],
      cards: plain(50, 60),
    },
    { cards: [{ slot: 0 }, { slot: 2 }] },
  ),
  shot(
    'constructed',
    'cards are judged from the left',
    'apex.aim.order',
    { weapon: pistol(2), cards: plain(50, 60) },
    { cards: [{ value: 50 }, { value: 60 }] },
  ),
  shot(
    'constructed',
    'a shot costs one ammunition whatever its rate',
    'apex.shot.ammo',
    { weapon: pistol(3), ammunition: 5, cards: plain(50, 60, 70) },
    { ammunition: 4 },
  ),
  shot(
    'constructed',
    'the last ammunition is enough',
    'apex.shot.ammo',
    { weapon: pistol(1), ammunition: 1, cards: plain(50) },
    { ammunition: 0 },
  ),
  shot('constructed', 'without ammunition there is no shot', 'apex.shot.ammo', {
    weapon: pistol(1),
    ammunition: 0,
    cards: plain(50),
  }),
  shot(
    'constructed',
    'the cards go back into the deck',
    'apex.shot.replenish',
    { weapon: pistol(1), cards: [{ card: 'aim-01' }] },
    { cards: [{ card: 'aim-01', value: 10 }] },
  ),
  shot(
    'constructed',
    'a deck of 14 cards cannot fill 15 places (Q-30)',
    'apex.aim.all-placed',
    { weapon: pistol(3, 5), cards: Array.from({ length: 14 }, () => card(10)) },
    { hits: 0, rate: { slots: 3, cardsPerSlot: 5 } },
  ),
]

const refusals: WorkedExample[] = [
  shot('constructed', 'a target out of sight', 'apex.shot.target', {
    situation: { given: { distance: 3, lineOfSight: false } },
    weapon: pistol(1),
    cards: plain(50),
  }),
  shot('constructed', 'a squadmate', 'apex.shot.target', { weapon: pistol(1), sameSquad: true, cards: plain(50) }),
  shot('constructed', 'a second shot in one activation', 'apex.activation.shoot-once', {
    weapon: pistol(1),
    alreadyShot: true,
    cards: plain(50),
  }),
  shot('constructed', 'too few cards', 'apex.aim.rate', { weapon: pistol(3), cards: plain(50, 60) }),
  shot('constructed', 'too many cards', 'apex.aim.rate', { weapon: pistol(1), cards: plain(50, 60) }),
  shot('constructed', 'a card that is not in the deck', 'apex.aim.possible-cards', {
    weapon: pistol(1),
    cards: [{ card: 'aim-99' }],
  }),
  shot('constructed', 'a weapon that does not exist', 'apex.content.known', { weapon: { card: 'bfg' } }),
  shot('constructed', 'an attachment that does not exist', 'apex.content.known', {
    weapon: pistol(1),
    attachments: [{ token: 'bayonet' }],
  }),
  shot('constructed', 'a helmet that does not exist', 'apex.content.known', {
    weapon: pistol(1),
    target: { helmet: { token: 'crown' } },
  }),
  shot('constructed', 'more Shield than the maximum', 'apex.damage.recover-cap', {
    weapon: pistol(1),
    target: { shield: 30, shieldMaximum: 20 },
  }),
  shot('constructed', 'a shooter off the board', 'apex.board.inside', {
    situation: {
      table: {
        board: layout('', { width: 4, height: 4 }),
        shooter: { cell: { column: 9, row: 0 } },
        target: { cell: { column: 1, row: 1 } },
      },
    },
    weapon: pistol(1),
  }),
]

const onTheTable = (drawn: string, [c, r]: readonly [number, number], [x, y]: readonly [number, number]) => ({
  table: { board: layout(drawn), shooter: { cell: { column: c, row: r } }, target: { cell: { column: x, row: y } } },
})

const tables: WorkedExample[] = [
  shot(
    'constructed',
    'cover is read off the board (layout of E-54)',
    'apex.cover.joint',
    {
      situation: onTheTable('supplyBin v(2,1) | parapet v(2,2)', [1, 1], [2, 2]),
      weapon: pistol(1),
      cards: [card(90, { missIfCover: true })],
    },
    { distance: 1, inCover: true, hits: 0 },
  ),
  shot(
    'constructed',
    'levels and distance are read off the board',
    'apex.distance.count',
    {
      situation: onTheTable('B(0,0,2,2)', [1, 1], [7, 2]),
      weapon: { card: 'longbow' },
      cards: [card(10, { hitIfLower: true }), card(10)],
    },
    { distance: 6, shooterLevel: 1, targetLevel: 0, inCover: false, hits: 1, difficulty: 55 },
  ),
  shot('constructed', 'a wall on the board hides the target', 'apex.shot.target', {
    situation: onTheTable('wall v(2,1)', [0, 1], [4, 1]),
    weapon: pistol(1),
    cards: plain(50),
  }),
]

const difficulty = (id: string, says: string, input: JsonObject, outcome: JsonObject): WorkedExample => ({
  id,
  says,
  rule: 'apex.shot.difficulty',
  operation: 'apex.hit-difficulty',
  input,
  outcome,
})

const difficulties: WorkedExample[] = [
  difficulty(
    'E-47',
    'one space too near, a sight for 1–2',
    { weapon: { card: 'car' }, attachments: [{ token: 'sight-1x-hcog-classic' }], distance: 2 },
    {
      difficulty: 55,
      spacesOutside: 1,
      breakdown: [
        { kind: 'printed', amount: 50 },
        { kind: 'range', amount: 10 },
        { kind: 'sight', source: 'sight-1x-hcog-classic', amount: -5 },
      ],
    },
  ),
  difficulty(
    'E-47',
    '(constructed) in optimal range the sight for 1–2 does nothing',
    { weapon: { card: 'car' }, attachments: [{ token: 'sight-1x-hcog-classic' }], distance: 3 },
    { difficulty: 50, spacesOutside: 0 },
  ),
  difficulty(
    'constructed',
    'beyond the optimal range every space counts',
    { weapon: { card: 'car' }, distance: 8 },
    { difficulty: 80, spacesOutside: 3 },
  ),
  difficulty(
    'constructed',
    'a range without end is never exceeded',
    { weapon: { card: 'kraber' }, distance: 40 },
    { difficulty: 30 },
  ),
  difficulty(
    'constructed',
    'Zones and cards add up',
    {
      weapon: { card: 'longbow' },
      distance: 6,
      modifiers: [
        { label: 'Smoke', amount: 10 },
        { label: 'Dome', amount: 5 },
      ],
    },
    { difficulty: 70 },
  ),
  {
    id: 'constructed',
    says: 'an attachment that does not exist',
    rule: 'apex.content.known',
    operation: 'apex.hit-difficulty',
    input: { weapon: { card: 'car' }, attachments: [{ token: 'bayonet' }], distance: 2 },
  },
]

const slots = (id: string, says: string, rule: string, input: JsonObject, sets?: JsonObject[]): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.aim-slots',
  input,
  ...(sets === undefined ? {} : { outcome: { sets } }),
})

const aimSlots: WorkedExample[] = [
  slots(
    'E-48',
    'stability 1 and recoil 1: slots −1, +1, +3',
    'apex.aim.next-slot',
    { rate: { slots: 3, cardsPerSlot: 1 }, stability: 1, recoil: 1 },
    [
      { slot: -1, modifier: 5, cards: 1 },
      { slot: 1, modifier: -5, cards: 1 },
      { slot: 3, modifier: -10, cards: 1 },
    ],
  ),
  slots('E-52', 'rate 1 × 3: three cards in slot 0', 'apex.aim.rate', { rate: { slots: 1, cardsPerSlot: 3 } }, [
    { slot: 0, modifier: 0, cards: 3 },
  ]),
  slots(
    'E-59',
    'what would lie beyond the last slot lies in it',
    'apex.aim.shot-unit',
    { rate: { slots: 5, cardsPerSlot: 1 }, recoil: 2 },
    [{ slot: 0 }, { slot: 3 }, { slot: 6 }, { slot: 6 }, { slot: 6 }],
  ),
  slots(
    'E-60',
    'stability beyond 3 has no effect',
    'apex.aim.start-slot',
    { rate: { slots: 1, cardsPerSlot: 1 }, stability: 4 },
    [{ slot: -3, modifier: 15 }],
  ),
  slots(
    'E-60',
    '(constructed) stability 3 is the most',
    'apex.aim.start-slot',
    { rate: { slots: 1, cardsPerSlot: 1 }, stability: 3 },
    [{ slot: -3, modifier: 15 }],
  ),
  slots(
    'constructed',
    'another aim track, without slots to the left',
    'apex.aim.start-slot',
    { rate: { slots: 2, cardsPerSlot: 1 }, stability: 2, track: { first: -1, modifiers: [20, 0, -20] } },
    [
      { slot: -1, modifier: 20 },
      { slot: 0, modifier: 0 },
    ],
  ),
  slots('constructed', 'a rate of 0 is none', 'apex.aim.rate', { rate: { slots: 0, cardsPerSlot: 1 } }),
]

export const SHOT_EXAMPLES: readonly WorkedExample[] = [
  ...longbow,
  ...results,
  ...damage,
  ...steps,
  ...refusals,
  ...tables,
  ...difficulties,
  ...aimSlots,
]
