import { z } from 'zod'
import { exact, Probability, percent } from '../../../../contract/probability.ts'
import { fraction } from '../../../../lib/fraction.ts'
import { capitalize } from '../../../../lib/wording.ts'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { type ApexContext, defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { EndOdds, endNotes, endsOf, likeliestEnd, recordNext, withRoute } from '../route/next-route.ts'
import { routeName } from '../route/route.words.ts'
import { chanceOf, refusingDraws } from '../route/route-draws.ts'
import { tableScene } from '../scenes/table.scene.ts'
import type { Field } from '../setting/field.ts'
import { ARSENAL_MISSING, namesPrimary, UNKNOWN_PRIMARY } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import {
  hasArsenalIfPrimary,
  MOVEMENT_RULES,
  type MovementQuestion,
  movementFields,
  prepareMove,
} from './movement-question.ts'
import { withoutQuestions } from './mover.ts'

const Branch = z
  .object({
    card: z.string(),
    probability: Probability,
    to: Cell.describe('Where it stands when the action is over, or when another card has to be drawn.'),
    left: Count.describe('The movement points that are left.'),
    shoots: z.boolean().describe('Whether it takes its Optimal Shot on the way.'),
    over: z.boolean().describe('Whether the action is over; otherwise another card has to be drawn.'),
  })
  .meta({ id: 'ApexRouteMoveBranch' })
type Branch = z.infer<typeof Branch>

type Moved = Omit<Branch, 'card' | 'probability'>

/** Carries the action out as far as the reported cards lead; `next` is what may be drawn where they do not suffice. */
function moveOn(
  input: MovementQuestion,
  { field, cell }: { readonly field: Field; readonly cell: z.infer<typeof Cell> },
  { content, random, trace }: { readonly content: ApexContent; readonly random: Random; readonly trace: ApexTrace },
): { readonly moved: Moved; readonly next: { index: number; cards: readonly string[] } | null } | Refusal {
  const prepared = prepareMove(input, { field: field.copy(), cell }, chanceOf(null, random), content, trace)
  if (prepared instanceof Refusal) return prepared
  const { mover, move, deck } = prepared
  const over = !(refusingDraws(() => withoutQuestions(move.run())) instanceof Refusal)
  const shoots = move.steps.some(({ kind }) => kind === 'optimal')
  return { moved: { to: mover.cell, left: move.left, shoots, over }, next: over ? null : deck.next }
}

/** What becomes of the action by each card that may come next. */
function branchesOf(
  input: MovementQuestion,
  situation: { readonly field: Field; readonly cell: z.infer<typeof Cell> },
  { index, cards }: { readonly index: number; readonly cards: readonly string[] },
  { content, random }: Pick<ApexContext, 'content' | 'random'>,
): Branch[] | Refusal {
  const probability = exact(fraction(1n, BigInt(cards.length)))
  const branches = cards.map((card): Branch | Refusal => {
    const trace = new Trace<ApexRules>()
    const found = moveOn({ ...input, routes: withRoute(input.routes, index, card) }, situation, {
      content,
      random,
      trace,
    })
    return found instanceof Refusal ? found : { card, probability, ...found.moved }
  })
  return Refusal.collect(branches)
}

export const resolveMovementOddsOperation = defineApexOperation({
  id: 'apex.automata-resolve-movement-odds',
  kind: 'resolution',
  summary: {
    en: 'Where a Movement action leads by each Route card that may come next, and how likely each end is.',
    es: 'Adónde lleva una acción de Movimiento con cada carta de Ruta que puede salir, y la probabilidad de cada final.',
  },
  rules: [...MOVEMENT_RULES, 'apex.automata.route.shared-deck'],
  input: z
    .strictObject(movementFields)
    .refine(namesPrimary, UNKNOWN_PRIMARY)
    .refine(hasArsenalIfPrimary, ARSENAL_MISSING)
    .meta({ id: 'ApexAutomataResolveMovementOddsInput' }),
  outcome: z
    .object({
      cards: z.array(Branch).describe('One for each card that may be drawn next; none if no card is needed.'),
      ends: z.array(EndOdds).describe('Where it stands then, the likeliest space first.'),
      shoots: Probability.describe('That it takes its Optimal Shot on the way.'),
    })
    .meta({ id: 'ApexAutomataResolveMovementOddsOutcome' }),
  examples: [
    {
      name: 'On the crossroads, any card',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 7, row: 5 }, arsenal: { card: 'ar-1' } },
        enemies: [{ id: 'bangalore', cell: { column: 7, row: 13 } }],
        primary: 'bangalore',
        mp: 2,
        left: 'W',
        right: 'G',
      },
    },
    {
      name: 'Nothing to draw: the icon is an X',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 6 } },
        mp: 1,
        left: 'X',
        right: 'G',
      },
    },
  ],
  run(input, { trace, content, random }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const start = moveOn(input, situation, { content, random, trace })
    if (start instanceof Refusal) return start
    const { moved, next } = start
    if (next !== null) recordNext(next.cards, trace)
    const cards = next === null ? [] : branchesOf(input, situation, next, { content, random })
    if (cards instanceof Refusal) return cards
    const all = cards.length === 0 ? [moved] : cards
    const shooting = all.filter(({ shoots }) => shoots).length
    return {
      cards,
      ends: endsOf(all.map(({ to }) => to)),
      shoots: exact(fraction(BigInt(shooting), BigInt(all.length))),
    }
  },
  headline: ({ ends, shoots }, _input, locale) => {
    const shot = percent(shoots, locale)
    return {
      en: `${likeliestEnd(ends, 'en')}; Optimal Shot: ${shot}.`,
      es: `${likeliestEnd(ends, 'es')}; Disparo óptimo: ${shot}.`,
    }[locale]
  },
  details: ({ cards }, _input, locale, content) =>
    cards.map(({ card, to, left, shoots, over }) => {
      const shot = shoots ? [{ en: 'Optimal Shot', es: 'Disparo óptimo' }[locale]] : []
      const more = over ? [] : [{ en: `${left} MP left for another card`, es: `${left} PM para otra carta` }[locale]]
      return `${capitalize(routeName(card, locale, content))}: ${[cellName(to), ...shot, ...more].join(', ')}.`
    }),
  picture: ({ ends }, input, caption) =>
    tableScene(
      boardOf(input.board, caption.content),
      input,
      {
        automaton: input.automaton.cell,
        primary: input.primary,
        notes: [endNotes(ends)],
      },
      caption,
    ),
})
