import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { space } from '../table/layout.ts'
import { card, pistol, plain, shot } from './shots.ts'

/** The worked examples on the result of a shot (specification 9.4). */

/** The Longbow of p. 28-30, without its cards. */
const LONGBOW = {
  situation: { given: { distance: 6, shooterLevel: 1 } },
  weapon: { card: 'longbow' },
  attachments: [{ token: 'extended-mag-rare-sniper' }, { token: 'barrel-common' }],
  target: { helmet: { token: 'helmet-epic' }, shield: 15, health: 30 },
}
const LONGBOW_CARDS = [card(35, { hitIfLower: true }), card(20), card(70, { headshot: true })]

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
    'an automatic hit that is ignored leaves the value to decide',
    'apex.shot.ignored-icons',
    {
      situation: { given: { distance: 3, shooterLevel: 1 } },
      weapon: pistol(1),
      modifiers: [{ label: 'calm', effects: [{ ignoreIcon: 'hitIfLower' }] }],
      cards: [card(10, { hitIfLower: true })],
    },
    { hits: 0, cards: [{ hit: false, decidedBy: null }] },
  ),
  shot(
    'constructed',
    'an automatic miss that is ignored leaves the value to decide',
    'apex.shot.ignored-icons',
    {
      situation: { given: { distance: 3, targetLevel: 1 } },
      weapon: pistol(1),
      modifiers: [{ label: 'calm', effects: [{ ignoreIcon: 'missIfHigher' }] }],
      cards: [card(90, { missIfHigher: true })],
    },
    { hits: 1, cards: [{ hit: true, decidedBy: null }] },
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

const SMOKE = { id: 'smoke', kind: 'smoke', intersection: { x: 3, y: 3, level: 0 }, tags: ['ZONE'] }

const through = (
  id: string,
  says: string,
  { objects, zones = [] }: { objects: JsonObject[]; zones?: JsonObject[] },
  [shooter, target]: readonly [string, string],
  outcome: JsonObject,
): WorkedExample => ({
  id,
  says,
  rule: 'apex.zone.applies',
  operation: 'apex.shot-odds',
  input: {
    situation: {
      table: {
        board: { drawn: { width: 9, height: 9, objects } },
        zones,
        shooter: space(shooter),
        target: space(target),
      },
    },
    weapon: { card: 'r-301' },
  },
  outcome,
})

/** A Zone on the board counts in a shot (E-72). */
const zones: WorkedExample[] = [
  through('E-72', 'smoke on the board adds 10', { objects: [SMOKE] }, ['(0,3)', '(5,2)'], { difficulty: 60 }),
  through('E-72', 'and the same in the other direction', { objects: [SMOKE] }, ['(5,2)', '(0,3)'], { difficulty: 60 }),
  through('E-72', 'along its border it adds nothing', { objects: [SMOKE] }, ['(1,5)', '(5,1)'], { difficulty: 50 }),
  through(
    'E-73',
    'a Zone that is named beside the board counts too',
    { objects: [SMOKE], zones: [{ id: 'second', kind: 'smoke', intersection: { x: 5, y: 3, level: 0 } }] },
    ['(0,3)', '(5,2)'],
    { difficulty: 70 },
  ),
  {
    id: 'p. 37',
    says: 'a Zone of an unknown kind is refused',
    rule: 'apex.zone.rules-change',
    operation: 'apex.shot-odds',
    input: {
      situation: {
        table: {
          board: { drawn: { width: 9, height: 9 } },
          zones: [{ id: 'fog', kind: 'fog', intersection: { x: 3, y: 3, level: 0 } }],
          shooter: space('(0,3)'),
          target: space('(5,2)'),
        },
      },
      weapon: { card: 'r-301' },
    },
  },
]

const targeting = (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.shot-targets',
  input: { board: { content: 'crossroads' }, shooter: space('(6,7)'), weapon: { card: 'r-301' }, ...input },
  ...(outcome === undefined ? {} : { outcome }),
})

const GIBRALTAR = { id: 'gibraltar', cell: { column: 10, row: 7 } }
const BLOODHOUND = { id: 'bloodhound', cell: { column: 11, row: 8 } }

/** Every enemy in one question. */
const targets: WorkedExample[] = [
  targeting(
    'E-85',
    'Gibraltar at 4 spaces, difficulty 50, in cover',
    'apex.shot.target',
    { enemies: [GIBRALTAR, BLOODHOUND] },
    {
      targets: [
        { id: 'gibraltar', legal: true, distance: 4, inCover: true, odds: { difficulty: 50 } },
        { id: 'bloodhound', distance: 5 },
      ],
    },
  ),
  targeting(
    'constructed',
    'without ammunition nobody is a target',
    'apex.shot.target',
    { enemies: [GIBRALTAR], ammunition: 0 },
    { best: null, targets: [{ legal: false, visible: true, violations: [{ rule: 'apex.shot.ammo' }], odds: null }] },
  ),
  targeting('constructed', 'an unknown weapon is no list', 'apex.content.known', {
    enemies: [GIBRALTAR],
    weapon: { card: 'blunderbuss' },
  }),
]

export const SHOT_EXAMPLES: readonly WorkedExample[] = [...longbow, ...results, ...damage, ...zones, ...targets]
