import { z } from 'zod'
import { playDefiner } from '../../src/contract/define-play.ts'
import type { MatchEvent, Odds, Offer } from '../../src/contract/match.ts'
import { evolveProcedure, isProcedureEvent } from '../../src/contract/match-procedure.ts'
import { DiceToReport, ReportCommand, reportFault } from '../../src/contract/match-report.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import type { Localized } from '../../src/lib/locale.ts'
import { shuffled } from '../../src/rulebook/random.ts'
import { Refusal } from '../../src/rulebook/refusal.ts'
import {
  answerOffers,
  imagineMatch,
  seenProcedureEvent,
  seenQuestion,
  type ToyContext,
  type ToyProcedure,
  type ToyProcedureEvent,
  type ToyTypes,
  toyProcedures,
} from './toy-procedures.ts'
import { cardRules } from './toy-rules.ts'
import { dealt, evolveCards, handOf, type PlayEvent, type State, seenByViewer } from './toy-state.ts'

export { cardRules }

const refuse = Refusal.by<typeof cardRules>()

type Event = PlayEvent | ToyProcedureEvent

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
    z.strictObject({ raid: z.strictObject({}) }),
    z.strictObject({ knock: z.strictObject({}) }),
    z.strictObject({ answer: z.strictObject({ option: z.string().min(1).max(20) }) }),
    ReportCommand,
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

/** Cards that lie count in full, cards in hand by half. */
const standing = (state: State, seat: number): number =>
  scoreOf(state, seat) + handOf(state, seat).reduce((sum, card) => sum + value(card) / 2, 0)
const others = ({ hands }: State, seat: number): number[] =>
  hands.flatMap((_, other) => (other === seat ? [] : [other]))

/** While somebody is asked, only their answer counts. */
function decideAnswer(
  procedure: ToyProcedure,
  seat: number,
  command: z.output<typeof Command>,
  context: ToyContext,
): readonly Event[] | Refusal {
  const { pending } = procedure
  if (pending === null || pending.seat !== seat || !('answer' in command || 'report' in command)) {
    return refuse([{ rule: 'toy.cards.asked-first', path: ['command'], facts: { asked: pending?.seat ?? seat } }])
  }
  const { options, dice } = pending
  if (dice !== undefined && 'report' in command && reportFault(dice, command.report.faces) === null) {
    return toyProcedures.rolled(procedure, dice, command.report.faces, context)
  }
  if (dice === undefined && 'answer' in command && options.includes(command.answer.option)) {
    return toyProcedures.answer(procedure, command.answer.option, context)
  }
  const expected = dice === undefined ? options.join(', ') : `1–${dice.sides}`
  return refuse([{ rule: 'toy.cards.answer', path: ['command', Object.keys(command)[0] ?? ''], facts: { expected } }])
}

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

/** What the offers of a group are called together. */
const TITLES: Readonly<Record<string, Localized>> = {
  draw: { en: 'Draw from the pile', es: 'Robar del mazo' },
  lay: { en: 'Lay a card', es: 'Jugar una carta' },
  sort: { en: 'The hand', es: 'La mano' },
  pass: { en: 'End the turn', es: 'Terminar el turno' },
  table: { en: 'The table', es: 'La mesa' },
  discard: { en: 'Discard cards', es: 'Descartar cartas' },
  raid: { en: 'Raid the others', es: 'Saquear a los demás' },
  knock: { en: 'Knock on the table', es: 'Golpear la mesa' },
  greet: { en: 'Courtesies', es: 'Cortesías' },
  report: { en: 'Report the dice', es: 'Comunicar los dados' },
}

const Asked = z.strictObject({
  kind: z.string(),
  seat: z.int(),
  options: z.array(z.string()).optional(),
  dice: DiceToReport.optional(),
})

export const toyPlay = playDefiner<typeof cardRules, null>(null)({
  seats: { min: 1, max: 4 },
  options: z.strictObject({ goal: z.int().min(5).max(100).default(20) }).meta({ id: 'ToyOptions' }),
  reportsDice: true,
  choices: z.strictObject({ card: z.int().min(1000).max(1059) }).meta({ id: 'ToyChoices' }),
  command: Command,
  rules: [
    'toy.cards.own-turn',
    'toy.cards.from-hand',
    'toy.cards.full-hand',
    'toy.cards.within',
    'toy.cards.chosen-once',
    'toy.cards.goal-in-reach',
    'toy.cards.asked-first',
    'toy.cards.answer',
  ],
  shapes: {
    view: z.strictObject({
      goal: z.int(),
      pile: z.int(),
      hands: z.array(z.unknown().refine((hand) => Array.isArray(hand) || typeof hand === 'number')),
      laid: z.array(z.array(z.int())),
      active: z.int(),
      asked: Asked.nullable(),
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
      gave: z.strictObject({ seat: z.int(), to: z.int(), card: z.int().optional() }),
      rolled: z.strictObject({ seat: z.int(), face: z.int() }),
      won: z.strictObject({ seat: z.int(), card: z.int().optional() }),
      knocked: z.strictObject({ seat: z.int(), count: z.int() }),
      began: z.strictObject({ seat: z.int(), command: z.record(z.string(), z.unknown()) }),
      asked: z.strictObject({ seat: z.int(), decision: Asked }),
      answered: z.strictObject({ seat: z.int(), option: z.string().optional() }),
      reported: z.strictObject({ seat: z.int(), dice: DiceToReport, faces: z.array(z.int()) }),
      ended: z.strictObject({}),
    },
    questions: Object.fromEntries(
      ['gift', 'prize', 'again', 'report'].map((kind) => [
        kind,
        Asked.omit({ seat: true }).extend({ kind: z.literal(kind) }),
      ]),
    ),
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
    if (event.type === 'dealt') return dealt(event)
    if (state === null) throw new Error('Nothing was dealt.')
    if (!isProcedureEvent<ToyTypes>(event)) return evolveCards(state, event)
    return { ...state, procedure: evolveProcedure<ToyTypes>(state, event) }
  },
  decide(state, seat, command, context): readonly Event[] | Refusal {
    const { random } = context
    if (state.procedure?.pending != null) return decideAnswer(state.procedure, seat, command, context)
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
    if ('raid' in command || 'knock' in command) return toyProcedures.begin(state, seat, command, context)
    if ('answer' in command || 'report' in command) {
      return refuse([{ rule: 'toy.cards.answer', path: ['command'], facts: { expected: '–' } }])
    }
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
    const pending = state.procedure?.pending
    if (pending != null) return pending.seat === seat ? answerOffers(pending) : []
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
      { command: { raid: {} }, text: { en: 'Raid.', es: 'Saquea.' } },
      { command: { knock: {} }, text: { en: 'Knock.', es: 'Golpea la mesa.' } },
      { command: { greet: {} }, text: { en: 'Greet.', es: 'Saluda.' }, social: true },
    ]
  },
  groupText: (group, { procedure }) =>
    TITLES[group] ?? {
      en: `Question: ${procedure?.pending?.kind ?? ''}`,
      es: `Pregunta: ${procedure?.pending?.kind ?? ''}`,
    },
  view: ({ goal, pile, hands, laid, active, procedure }, viewer): JsonObject => ({
    goal,
    pile: pile.length,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    laid,
    active,
    asked: procedure?.pending == null ? null : seenQuestion(procedure.pending, procedure.pending.seat === viewer),
  }),
  seen: (event, viewer): MatchEvent =>
    isProcedureEvent<ToyTypes>(event) ? seenProcedureEvent(event, viewer) : seenByViewer(event, viewer),
  reveals: ({ type }) => ['drew', 'laid', 'discarded', 'gave', 'won'].includes(type),
  describe: (event, locale) => ({ en: `Event: ${event.type}.`, es: `Suceso: ${event.type}.` })[locale],
  activeSeat: ({ active, procedure }) => procedure?.pending?.seat ?? active,
  imagine: imagineMatch,
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
  worth: (state, seat) =>
    standing(state, seat) - Math.max(0, ...others(state, seat).map((other) => standing(state, other))),
  idle({ procedure }) {
    const pending = procedure?.pending
    if (pending == null) return { pass: {} }
    const { dice, options } = pending
    if (dice !== undefined) return { report: { faces: Array.from({ length: dice.count }, () => 1) } }
    return { answer: { option: options.includes('keep') ? 'keep' : 'stop' } }
  },
  picture: ({ laid }) => ({ width: 40, height: 20, description: `${laid.flat().length} cards.`, shapes: [] }),
})
