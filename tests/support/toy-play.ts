import { z } from 'zod'
import { playDefiner } from '../../src/contract/define-play.ts'
import type { MatchEvent, Odds, Offer } from '../../src/contract/match.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { shuffled } from '../../src/rulebook/random.ts'
import { Refusal } from '../../src/rulebook/refusal.ts'
import { defineRules, rule } from '../../src/rulebook/rule.ts'

/**
 * An invented game of secrets: everybody draws numbered cards from a face-down pile and may lay one open in their turn;
 * who first has laid cards worth the goal wins. It has chance, hands, a deck and turns, and is over soon.
 */
export const cardRules = defineRules(
  'toy',
  { id: 'toy-cards', title: 'The Toy Cards', language: 'en' },
  { Cards: 'Cartas' },
  {
    'toy.cards.own-turn': rule<{ seat: number; active: number }>({
      title: { en: 'In turn', es: 'Por turnos' },
      says: { en: 'A seat acts in its own turn.', es: 'Cada asiento actúa en su turno.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ seat, active }) => `It is the turn of seat ${active}, not of seat ${seat}.`,
        es: ({ seat, active }) => `Es el turno del asiento ${active}, no del asiento ${seat}.`,
      },
    }),
    'toy.cards.from-hand': rule<{ card: number }>({
      title: { en: 'From the hand', es: 'De la mano' },
      says: { en: 'A card is laid from the hand.', es: 'Las cartas se juegan de la mano.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ card }) => `The card ${card} is not in the hand.`,
        es: ({ card }) => `La carta ${card} no está en la mano.`,
      },
    }),
    'toy.cards.chosen-once': rule<{ card: number }>({
      title: { en: 'Chosen once', es: 'Elegida una vez' },
      says: { en: 'A card is in one hand.', es: 'Una carta está en una sola mano.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ card }) => `The card ${card} is chosen by another seat.`,
        es: ({ card }) => `Otro asiento ha elegido la carta ${card}.`,
      },
    }),
    'toy.cards.goal-in-reach': rule<{ most: number }>({
      title: { en: 'In reach', es: 'Al alcance' },
      says: { en: 'With four seats the goal is at most 90.', es: 'Con cuatro asientos la meta es 90 como máximo.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ most }) => `The goal is at most ${most}.`,
        es: ({ most }) => `La meta es ${most} como máximo.`,
      },
    }),
    'toy.cards.within': rule<{ from: number; to: number }>({
      title: { en: 'Within', es: 'Dentro' },
      says: {
        en: 'The pile is cut within, the token lies on the table.',
        es: 'Se corta el mazo; la ficha va en la mesa.',
      },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ from, to }) => `It must be from ${from} to ${to}.`,
        es: ({ from, to }) => `Debe ser de ${from} a ${to}.`,
      },
    }),
    'toy.cards.full-hand': rule<{ max: number }>({
      title: { en: 'A full hand', es: 'Mano llena' },
      says: { en: 'A hand holds five cards.', es: 'La mano admite cinco cartas.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ max }) => `The hand already holds ${max} cards.`,
        es: ({ max }) => `La mano ya tiene ${max} cartas.`,
      },
    }),
  },
)
const refuse = Refusal.by<typeof cardRules>()

type State = {
  readonly goal: number
  readonly pile: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly laid: readonly (readonly number[])[]
  readonly active: number
}
type Event =
  | { readonly type: 'dealt'; readonly goal: number; readonly pile: readonly number[]; readonly seats: number }
  | { readonly type: 'chose'; readonly seat: number; readonly card: number }
  | { readonly type: 'drew'; readonly seat: number; readonly card: number }
  | { readonly type: 'laid'; readonly seat: number; readonly card: number }
  | { readonly type: 'shuffled'; readonly pile: readonly number[] }
  | { readonly type: 'sorted'; readonly seat: number }
  | { readonly type: 'cut'; readonly seat: number; readonly at: number }
  | { readonly type: 'discarded'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'placed'; readonly seat: number; readonly x: number; readonly y: number }
  | { readonly type: 'greeted'; readonly seat: number }
  | { readonly type: 'passed'; readonly seat: number }

const MAX_CARDS = 5
const CARDS = Array.from({ length: 60 }, (_, index) => 1000 + index)

const Command = z
  .union([
    z.strictObject({ draw: z.strictObject({}) }),
    z.strictObject({ lay: z.strictObject({ card: z.int().min(0).max(9999) }) }),
    z.strictObject({ sort: z.strictObject({}) }),
    z.strictObject({ pass: z.strictObject({}) }),
    z.strictObject({ cut: z.strictObject({ at: z.int().min(0).max(99) }) }),
    z.strictObject({ discard: z.strictObject({ cards: z.array(z.int().min(0).max(9999)).min(1).max(5) }) }),
    z.strictObject({ place: z.strictObject({ x: z.number().min(-999).max(999), y: z.number().min(-999).max(999) }) }),
    z.strictObject({ greet: z.strictObject({}) }),
  ])
  .meta({ id: 'ToyCommand' })

const TABLE = 100
const SQUARE: readonly [number, number][] = [
  [0, 0],
  [TABLE, 0],
  [TABLE, TABLE],
  [0, TABLE],
]
const refuseBeyond = (path: readonly string[], to: number): Refusal =>
  refuse([{ rule: 'toy.cards.within', path: ['command', ...path], facts: { from: 0, to } }])

const value = (card: number): number => (card % 10) + 1
const scoreOf = ({ laid }: State, seat: number): number =>
  (laid[seat] ?? []).reduce((sum, card) => sum + value(card), 0)
const handOf = ({ hands }: State, seat: number): readonly number[] => hands[seat] ?? []
const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((entry, index) => (index === at ? item : entry))

/** Any cards of the hand may be discarded together. */
function discards(state: State, seat: number): Offer[] {
  const hand = handOf(state, seat)
  if (hand[0] === undefined) return []
  return [
    {
      id: 'discard',
      command: { discard: { cards: [hand[0]] } },
      text: { en: 'Discard.', es: 'Descarta.' },
      open: [{ path: 'discard.cards', choices: hand, most: hand.length }],
    },
  ]
}

export const toyPlay = playDefiner<typeof cardRules, null>(null)({
  seats: { min: 1, max: 4 },
  options: z.strictObject({ goal: z.int().min(5).max(100).default(20) }).meta({ id: 'ToyOptions' }),
  choices: z.strictObject({ card: z.int().min(1000).max(1059) }).meta({ id: 'ToyChoices' }),
  command: Command,
  rules: [
    'toy.cards.own-turn',
    'toy.cards.from-hand',
    'toy.cards.full-hand',
    'toy.cards.within',
    'toy.cards.chosen-once',
    'toy.cards.goal-in-reach',
  ],
  shapes: {
    view: z.strictObject({
      goal: z.int(),
      pile: z.int(),
      hands: z.array(z.union([z.array(z.int()), z.int()])),
      laid: z.array(z.array(z.int())),
      active: z.int(),
    }),
    events: {
      dealt: z.strictObject({ goal: z.int(), seats: z.int(), pile: z.int() }),
      chose: z.strictObject({ seat: z.int(), card: z.int() }),
      drew: z.strictObject({ seat: z.int(), card: z.int().optional() }),
      laid: z.strictObject({ seat: z.int(), card: z.int() }),
      shuffled: z.strictObject({ pile: z.int() }),
      sorted: z.strictObject({ seat: z.int() }),
      passed: z.strictObject({ seat: z.int() }),
      cut: z.strictObject({ seat: z.int(), at: z.int() }),
      discarded: z.strictObject({ seat: z.int(), cards: z.array(z.int()) }),
      placed: z.strictObject({ seat: z.int(), x: z.number(), y: z.number() }),
      greeted: z.strictObject({ seat: z.int() }),
    },
  },
  examples: [{ name: 'two seats to 20', seats: 2, options: { goal: 20 } }],
  setup({ goal }, seats, { random, choices }): readonly Event[] | Refusal {
    const most = seats === 4 ? 90 : 100
    if (goal > most) return refuse([{ rule: 'toy.cards.goal-in-reach', path: ['goal'], facts: { most } }])
    const chosen = choices.map((choice) => choice?.card ?? null)
    const twice = chosen.findLastIndex((card, seat) => card !== null && chosen.indexOf(card) !== seat)
    if (twice !== -1) {
      const path = ['choices', twice, 'card']
      return refuse([{ rule: 'toy.cards.chosen-once', path, facts: { card: chosen[twice] ?? 0 } }])
    }
    const dealt: Event = { type: 'dealt', goal, seats, pile: shuffled(CARDS, random) }
    const taken = chosen.flatMap((card, seat): Event[] => (card === null ? [] : [{ type: 'chose', seat, card }]))
    return [dealt, ...taken]
  },
  evolve(state: State | null, event: Event): State {
    if (event.type === 'dealt') {
      const nothing = Array.from({ length: event.seats }, () => [])
      return { goal: event.goal, pile: event.pile, hands: nothing, laid: nothing, active: 0 }
    }
    if (state === null) throw new Error('Nothing was dealt.')
    const next = (state.active + 1) % state.hands.length
    switch (event.type) {
      case 'chose': {
        const hands = replaced(state.hands, event.seat, [event.card])
        return { ...state, hands, pile: state.pile.filter((card) => card !== event.card) }
      }
      case 'drew': {
        const hands = replaced(state.hands, event.seat, [...handOf(state, event.seat), event.card])
        return { ...state, hands, pile: state.pile.filter((card) => card !== event.card), active: next }
      }
      case 'laid': {
        const hand = handOf(state, event.seat).filter((card) => card !== event.card)
        const laid = replaced(state.laid, event.seat, [...(state.laid[event.seat] ?? []), event.card])
        return { ...state, hands: replaced(state.hands, event.seat, hand), laid, active: next }
      }
      case 'shuffled':
        return { ...state, pile: event.pile, laid: state.laid.map(() => []) }
      case 'sorted': {
        const hand = handOf(state, event.seat).toSorted((a, b) => a - b)
        return { ...state, hands: replaced(state.hands, event.seat, hand) }
      }
      case 'passed':
      case 'greeted':
      case 'placed':
        return { ...state, active: next }
      case 'cut':
        return { ...state, pile: [...state.pile.slice(event.at), ...state.pile.slice(0, event.at)], active: next }
      case 'discarded': {
        const hand = handOf(state, event.seat).filter((card) => !event.cards.includes(card))
        return { ...state, hands: replaced(state.hands, event.seat, hand), active: next }
      }
    }
  },
  decide(state, seat, command, { random }): readonly Event[] | Refusal {
    if (state.active !== seat) {
      const facts = { seat, active: state.active }
      return refuse([{ rule: 'toy.cards.own-turn', path: ['seat'], facts }])
    }
    if ('lay' in command) {
      const { card } = command.lay
      if (handOf(state, seat).includes(card)) return [{ type: 'laid', seat, card }]
      return refuse([{ rule: 'toy.cards.from-hand', path: ['command', 'lay', 'card'], facts: { card } }])
    }
    if ('sort' in command) return [{ type: 'sorted', seat }]
    if ('pass' in command) return [{ type: 'passed', seat }]
    if ('greet' in command) return [{ type: 'greeted', seat }]
    if ('cut' in command) {
      const [at, to] = [command.cut.at, state.pile.length]
      return at <= to ? [{ type: 'cut', seat, at }] : refuseBeyond(['cut', 'at'], to)
    }
    if ('place' in command) {
      const { x, y } = command.place
      const isOn = [x, y].every((part) => part >= 0 && part <= TABLE)
      return isOn ? [{ type: 'placed', seat, x, y }] : refuseBeyond(['place'], TABLE)
    }
    if ('discard' in command) {
      const { cards } = command.discard
      const card = cards.find((one, index) => !handOf(state, seat).includes(one) || cards.indexOf(one) !== index)
      if (card === undefined) return [{ type: 'discarded', seat, cards }]
      return refuse([{ rule: 'toy.cards.from-hand', path: ['command', 'discard', 'cards'], facts: { card } }])
    }
    if (handOf(state, seat).length >= MAX_CARDS) {
      return refuse([{ rule: 'toy.cards.full-hand', path: ['command', 'draw'], facts: { max: MAX_CARDS } }])
    }
    const [top, ...rest] = state.pile
    if (top === undefined) return [{ type: 'passed', seat }]
    if (rest.length > 0) return [{ type: 'drew', seat, card: top }]
    return [
      { type: 'drew', seat, card: top },
      { type: 'shuffled', pile: shuffled(state.laid.flat(), random) },
    ]
  },
  odds(state, _seat, command): Odds[] {
    if (!('draw' in command)) return []
    const text = { en: 'The card is the highest left.', es: 'La carta es la más alta que queda.' }
    const { length } = state.pile
    return [{ id: 'highest', text, fraction: `1/${length}`, decimal: Math.round(10_000 / length) / 10_000 }]
  },
  offers(state, seat): Offer[] {
    if (state.active !== seat) return []
    const lay = handOf(state, seat).map((card) => ({
      command: { lay: { card } },
      text: { en: `Lay ${card}.`, es: `Juega ${card}.` },
    }))
    const draw = { command: { draw: {} }, text: { en: 'Draw a card.', es: 'Roba una carta.' } }
    return [
      ...(handOf(state, seat).length < MAX_CARDS ? [draw] : []),
      ...lay,
      { command: { sort: {} }, text: { en: 'Sort the hand.', es: 'Ordena la mano.' } },
      { command: { pass: {} }, text: { en: 'Pass.', es: 'Pasa.' } },
      {
        command: { cut: { at: 0 } },
        text: { en: 'Cut the pile.', es: 'Corta el mazo.' },
        group: 'table',
        open: [{ path: 'cut.at', interval: [0, state.pile.length], samples: [0, state.pile.length] }],
      },
      {
        command: { place: { x: 50, y: 50 } },
        text: { en: 'Place the token.', es: 'Coloca la ficha.' },
        group: 'table',
        open: [{ path: 'place', region: { rings: [SQUARE] }, samples: [{ x: 0, y: TABLE }] }],
      },
      ...discards(state, seat),
      { command: { greet: {} }, text: { en: 'Greet.', es: 'Saluda.' }, social: true },
    ]
  },
  view: ({ goal, pile, hands, laid, active }, viewer): JsonObject => ({
    goal,
    pile: pile.length,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    laid,
    active,
  }),
  seen(event, viewer): MatchEvent {
    if (event.type === 'dealt') return { type: 'dealt', goal: event.goal, seats: event.seats, pile: event.pile.length }
    if (event.type === 'shuffled') return { type: 'shuffled', pile: event.pile.length }
    if (event.type === 'drew' && event.seat !== viewer) return { type: 'drew', seat: event.seat }
    return event
  },
  reveals: ({ type }) => type === 'drew' || type === 'laid' || type === 'discarded',
  describe: (event, locale) => ({ en: `Event: ${event.type}.`, es: `Suceso: ${event.type}.` })[locale],
  activeSeat: ({ active }) => active,
  imagine(state, viewer, random) {
    const hidden = shuffled(
      [...state.pile, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))],
      random,
    )
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)))
    return { ...state, hands, pile: hidden }
  },
  ending(state) {
    const winner = state.hands.findIndex((_, seat) => scoreOf(state, seat) >= state.goal)
    if (winner === -1) return null
    const points = scoreOf(state, winner)
    return {
      winners: [winner],
      reason: { en: `Seat ${winner} has ${points} points.`, es: `El asiento ${winner} tiene ${points} puntos.` },
    }
  },
  concession: (state, conceded) =>
    conceded.length < state.hands.length - 1
      ? null
      : {
          winners: state.hands.flatMap((_, seat) => (conceded.includes(seat) ? [] : [seat])),
          reason: { en: 'The others gave up.', es: 'Los demás se rindieron.' },
        },
  idle: () => ({ pass: {} }),
  picture: ({ laid }) => ({ width: 40, height: 20, description: `${laid.flat().length} cards.`, shapes: [] }),
})
