import type { WorkedExample } from '../../../support/example.ts'
import { layout } from '../table/layout.ts'
import { card, pistol, plain, shot } from './shots.ts'

/** Examples of the steps of a shot, of what forbids one, and of shots on a board. */

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
  shot('constructed', 'two sights do not go on one slot', 'apex.attachment.occupied', {
    weapon: { card: 'car' },
    attachments: [{ token: 'sight-1x-hcog-classic' }, { token: 'sight-2x-hcog-bruiser' }],
  }),
  shot('constructed', 'a mag for another ammunition does not fit', 'apex.attachment.fit', {
    weapon: { card: 'longbow' },
    attachments: [{ token: 'extended-mag-rare-light' }],
  }),
  shot('constructed', 'a printed sight is no token', 'apex.attachment.printed', {
    weapon: { card: 'car' },
    attachments: [{ token: 'sight-1x-holo' }],
  }),
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
        board: { drawn: layout('', { width: 4, height: 4 }) },
        shooter: { cell: { column: 9, row: 0 } },
        target: { cell: { column: 1, row: 1 } },
      },
    },
    weapon: pistol(1),
  }),
]

const onTheTable = (drawn: string, [c, r]: readonly [number, number], [x, y]: readonly [number, number]) => ({
  table: {
    board: { drawn: layout(drawn) },
    shooter: { cell: { column: c, row: r } },
    target: { cell: { column: x, row: y } },
  },
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

export const SHOT_STEP_EXAMPLES: readonly WorkedExample[] = [...steps, ...refusals, ...tables]
