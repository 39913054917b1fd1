import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const orders = (id: string, says: string, input: JsonObject, expected: Pick<WorkedExample, 'outcome' | 'rule'>) => ({
  id,
  says,
  operation: 'gears.order-check',
  input,
  ...expected,
})

/** A plan against which a rule stands. */
const illegal = (id: string, says: string, input: JsonObject, rule: string) =>
  orders(id, says, input, { outcome: { legal: false, violations: [{ rule }] }, rule })

const dominic = { cog: 'Dominic', hand: { cards: ['advance-guard'], others: 5 } }
const play = { play: { card: 'advance-guard' } }
const revive = { special: { kind: 'revive', target: 'Marcus' } }
const equipment = { special: { kind: 'equipment' } }
const act = (action: number, more: JsonObject = {}) => ({ act: { action, ...more } })

const steps: WorkedExample[] = [
  orders(
    'E-06',
    'revive, play, move, equipment, attack: six cards become three',
    { ...dominic, steps: [revive, play, act(1), equipment, act(2)] },
    {
      outcome: {
        legal: true,
        hand: 3,
        discarded: 3,
        revived: 'Marcus',
        specials: ['revive', 'equipment'],
        steps: [{ hand: 5 }, { hand: 4 }, { hand: 4 }, { hand: 3 }, { hand: 3 }],
        played: [{ card: 'advance-guard', option: 'printed', resolved: [1, 2], skipped: [] }],
      },
      rule: 'gears.revive.effect',
    },
  ),
  orders(
    'E-06',
    'a special action after the last action',
    { ...dominic, steps: [play, act(2), revive] },
    { outcome: { hand: 4, played: [{ resolved: [2], skipped: [1] }] }, rule: 'gears.special.when' },
  ),
  illegal(
    'E-06',
    'each special action once a turn',
    { ...dominic, steps: [revive, play, revive] },
    'gears.special.cost-limit',
  ),
  orders(
    'E-06',
    'two kinds of special action',
    { ...dominic, steps: [play, equipment, { special: { kind: 'pickUp', target: 'boomshot' } }] },
    { outcome: { hand: 3, specials: ['equipment', 'pickUp'] }, rule: 'gears.special.pickup' },
  ),
  illegal(
    'E-06',
    'nobody bleeding here',
    { ...dominic, steps: [{ special: { kind: 'revive', inZone: false } }] },
    'gears.special.revive',
  ),
  illegal(
    'E-06',
    'no equipment here',
    { ...dominic, steps: [{ special: { kind: 'equipment', inZone: false } }] },
    'gears.special.equipment',
  ),
  illegal(
    'E-06',
    'a card that is not in hand does not pay',
    { ...dominic, steps: [{ special: { kind: 'revive', pay: 'ambush-guard' } }] },
    'gears.special.cost-limit',
  ),
  illegal('E-06', 'no order card played', { ...dominic, steps: [revive] }, 'gears.order.mandatory'),
  illegal(
    'E-06',
    'a second order card',
    { ...dominic, steps: [play, { play: { option: 'move' } }] },
    'gears.order.mandatory',
  ),
  illegal(
    'E-06',
    'an unnamed card gives no printed actions',
    { ...dominic, steps: [{ play: {} }] },
    'gears.order.options',
  ),
  illegal(
    'E-06',
    'going back to the first action',
    { ...dominic, steps: [play, act(2), act(1)] },
    'gears.order.actions-in-order',
  ),
  illegal('E-06', 'an action twice', { ...dominic, steps: [play, act(1), act(1)] }, 'gears.order.actions-in-order'),
  illegal(
    'E-06',
    'an action before the card is played',
    { ...dominic, steps: [act(1)] },
    'gears.order.actions-in-order',
  ),
  illegal(
    'E-06',
    'a basic move is one action',
    { ...dominic, steps: [{ play: { option: 'move' } }, act(2)] },
    'gears.order.actions-in-order',
  ),
  orders(
    'E-06',
    'a card for an attack, its text ignored',
    { ...dominic, steps: [{ play: { card: 'advance-guard', option: 'attack' } }, act(1)] },
    {
      outcome: { hand: 5, played: [{ option: 'attack', resolved: [1], skipped: [] }] },
      rule: 'gears.order.attack-option',
    },
  ),
  illegal('E-06', 'a bleeding soldier', { ...dominic, status: 'bleeding', steps: [] }, 'gears.turn.bleeding'),
  orders('E-06', 'an unknown card', { hand: { cards: ['dance'] }, steps: [] }, { rule: 'gears.content.known' }),
  orders(
    'E-06',
    'an empty hand has nothing to play',
    { hand: {}, steps: [] },
    {
      outcome: { hand: 0, played: [] },
      rule: 'gears.order.mandatory',
    },
  ),
  illegal(
    'E-07',
    'reviving in the middle of a move',
    { ...dominic, steps: [play, act(1, { part: 'begin' }), revive, act(1, { part: 'end' })] },
    'gears.special.when',
  ),
  orders(
    'E-07',
    'exploring in the middle of a move',
    { ...dominic, steps: [play, act(1, { part: 'begin' }), { explore: { door: 'd' } }, act(1, { part: 'end' })] },
    { outcome: { hand: 5, played: [{ resolved: [1], skipped: [2] }] }, rule: 'gears.order.explore-anytime' },
  ),
  illegal(
    'E-07',
    'the step cannot end inside an action',
    { ...dominic, steps: [play, act(1, { part: 'begin' })] },
    'gears.order.actions-in-order',
  ),
  illegal(
    'E-63',
    'the last card cannot pay for a special action',
    { hand: { cards: ['advance-guard'] }, steps: [{ special: { kind: 'revive', pay: 'advance-guard' } }] },
    'gears.special.keep-one',
  ),
  illegal(
    'E-63',
    'after playing it nothing is left to pay with',
    { hand: { cards: ['advance-guard'] }, steps: [play, revive] },
    'gears.special.cost-limit',
  ),
]

const teamwork = { cog: 'Cole', hand: { cards: ['teamwork-follow'], others: 2 } }
const playTeamwork = { play: { card: 'teamwork-follow' } }

const cards: WorkedExample[] = [
  orders(
    'E-06',
    'both lines of the card on p. 9: draw 1, then another player gives an order',
    { ...teamwork, steps: [playTeamwork, act(1, { drawn: ['assault-dodge'] }), act(2, { chosen: 'Marcus' })] },
    { outcome: { hand: 3, cards: ['assault-dodge'] }, rule: 'gears.order.text-alternatives' },
  ),
  orders(
    'E-06',
    'the mark 2+ means nothing with three players',
    { ...teamwork, players: 3, steps: [playTeamwork] },
    { outcome: { hand: 2 }, rule: 'gears.order.player-restriction' },
  ),
  illegal(
    'E-06',
    'another player is not oneself',
    { ...teamwork, steps: [playTeamwork, act(2, { chosen: 'Cole' })] },
    'gears.order.self-allowed',
  ),
  illegal(
    'E-05',
    'a card that draws never goes beyond the limit',
    {
      hand: { cards: ['teamwork-follow'], others: 6 },
      limit: 6,
      steps: [playTeamwork, act(1, { drawn: ['assault-dodge'] })],
    },
    'gears.heal.hand-limit',
  ),
  orders(
    'E-06',
    'another order card after an attack that spent ammo',
    {
      hand: { cards: ['active-reload-guard'], others: 2 },
      steps: [
        { play: { card: 'active-reload-guard' } },
        act(1, { ammoSpent: true }),
        act(2),
        { play: { option: 'move' } },
        act(1),
      ],
    },
    { outcome: { hand: 1, played: [{ resolved: [1, 2] }, { option: 'move', resolved: [1] }] } },
  ),
  illegal(
    'E-06',
    'no other order card if no ammo was spent',
    {
      hand: { cards: ['active-reload-guard'], others: 2 },
      steps: [{ play: { card: 'active-reload-guard' } }, act(1), act(2), { play: { option: 'move' } }],
    },
    'gears.order.mandatory',
  ),
]

const alone = { players: 1, hand: { cards: ['assault-follow', 'advance-follow', 'teamwork-dodge'], others: 1 } }
const follow = (card: string) => ({ soloFollow: { card } })

const solo: WorkedExample[] = [
  orders(
    'E-67',
    'a follow card in the middle of a move adds a zone',
    {
      ...alone,
      steps: [
        { play: { option: 'move' } },
        act(1, { part: 'begin' }),
        follow('assault-follow'),
        act(1, { part: 'end' }),
      ],
    },
    { outcome: { hand: 2, extraZones: 1 }, rule: 'gears.solo.follow' },
  ),
  illegal(
    'E-67',
    'only one follow card a turn',
    { ...alone, steps: [follow('assault-follow'), follow('advance-follow')] },
    'gears.solo.follow',
  ),
  illegal(
    'E-67',
    'a follow card that is not in hand',
    { ...alone, steps: [follow('ambush-guard')] },
    'gears.solo.follow',
  ),
  illegal('E-67', 'not a follow card', { ...alone, steps: [follow('teamwork-dodge')] }, 'gears.solo.follow'),
  illegal(
    'E-67',
    'not with two players',
    { ...alone, players: 2, steps: [follow('assault-follow')] },
    'gears.solo.follow',
  ),
  orders(
    'E-67',
    'a card marked 2+ is replaced',
    {
      ...alone,
      steps: [
        { soloReplace: { card: 'teamwork-dodge', drawn: 'ambush-guard' } },
        { play: { card: 'ambush-guard' } },
        act(2),
      ],
    },
    { outcome: { hand: 3, removed: ['teamwork-dodge'] }, rule: 'gears.solo.two-plus' },
  ),
  illegal(
    'E-67',
    'a card without the mark is not replaced',
    { ...alone, steps: [{ soloReplace: { card: 'assault-follow', drawn: 'ambush-guard' } }] },
    'gears.solo.two-plus',
  ),
]

const heal = (id: string, says: string, input: JsonObject, expected: Pick<WorkedExample, 'outcome' | 'rule'>) => ({
  id,
  says,
  operation: 'gears.heal',
  input,
  ...expected,
})

const SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000068'

const healing: WorkedExample[] = [
  heal('E-05', 'Dominic with five cards', { hand: 5, limit: 6 }, { outcome: { max: 1, cards: 1, hand: 6 } }),
  heal('E-05', 'Marcus with five cards', { hand: 5, limit: 7 }, { outcome: { max: 2, cards: 2, hand: 7 } }),
  heal('E-05', 'Dominic wants two', { hand: 5, limit: 6, draw: 2 }, { rule: 'gears.heal.hand-limit' }),
  heal('E-05', 'nobody draws three', { hand: 1, draw: 3 }, { rule: 'gears.heal.draw' }),
  heal('E-05', 'none is allowed', { hand: 1, draw: 0 }, { outcome: { max: 2, cards: 0, hand: 1 } }),
  heal('E-05', 'bleeding', { status: 'bleeding', hand: 0 }, { rule: 'gears.turn.bleeding' }),
  heal(
    'E-05',
    'an effect beyond the limit draws only what fits',
    { hand: 5, limit: 6, draw: 3, by: 'effect' },
    { outcome: { cards: 1, hand: 6 }, rule: 'gears.heal.hand-limit' },
  ),
  heal(
    'E-68',
    'the deck is renewed in the middle of the draw',
    { hand: 2, draw: 2, deck: { pile: ['assault-dodge'], discard: ['advance-guard', 'advance-guard'] }, seed: SEED },
    {
      outcome: {
        cards: 2,
        hand: 4,
        drawn: ['assault-dodge', 'advance-guard'],
        reshuffles: 1,
        pile: ['advance-guard'],
        discard: [],
      },
      rule: 'gears.deck.order-reshuffle',
    },
  ),
  heal(
    'E-68',
    'no cards anywhere',
    { hand: 2, draw: 2, deck: { pile: ['assault-dodge'], discard: [] } },
    { outcome: { cards: 1, hand: 3, drawn: ['assault-dodge'], reshuffles: 0 } },
  ),
]

export const ORDER_EXAMPLES: readonly WorkedExample[] = [...steps, ...cards, ...solo, ...healing]
