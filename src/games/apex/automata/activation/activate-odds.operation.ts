import { z } from 'zod'
import { exact, Probability, percent } from '../../../../contract/probability.ts'
import { fraction } from '../../../../lib/fraction.ts'
import { capitalize } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { type ApexContext, defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { Cell } from '../../vocabulary.ts'
import { NOT_AN_ENEMY, recruitsEnemies } from '../decisions/recruit-draws.ts'
import { EndOdds, endNotes, endsOf, likeliestEnd, recordNext, withRoute } from '../route/next-route.ts'
import { routeName } from '../route/route.words.ts'
import { chanceOf } from '../route/route-draws.ts'
import { tableScene } from '../scenes/table.scene.ts'
import type { Field } from '../setting/field.ts'
import { ARSENAL_MISSING, hasArsenal, hasLegend, LEGEND_MISSING } from '../setting/fields.ts'
import { type ActivateInput, activationFields, namesEnemies, UNKNOWN_ENEMY } from './activation-question.ts'
import { ACTIVATION_RULES } from './activation-rules.ts'
import { onField, type ReadyActivation, readActivation } from './run-activation.ts'

/** What an activation stands still for: a draw that was not reported, or a player who has to decide. */
const NEEDS = ['routes', 'feats', 'automata', 'cards', 'recruit', 'question'] as const
type Need = (typeof NEEDS)[number]

const Needed = z.enum(NEEDS).meta({ id: 'ApexActivationNeed' })

const Branch = z
  .object({
    card: z.string(),
    probability: Probability,
    to: Cell.nullable().describe('Where it stands as far as the reported draws lead; null: off the board.'),
    target: z.string().nullable().describe('Whom it has shot at by then.'),
    needs: Needed.nullable().describe(
      'Which list of draws does not lead on, or that a player has to decide; null: the activation is over.',
    ),
  })
  .meta({ id: 'ApexActivationBranch' })
type Branch = z.infer<typeof Branch>

type Came = Omit<Branch, 'card' | 'probability'>

/** What is needed to go on after a refusal; null if it is refused for another reason. */
function neededBy({ violations: [first] }: Refusal): Need | null {
  const [list] = first?.path ?? []
  const isDraw = first !== undefined && 'reason' in first.facts && first.facts.reason === 'DRAWS_EXHAUSTED'
  return isDraw ? (NEEDS.find((need) => need === list) ?? null) : null
}

/** Plays it as far as the reported draws lead. */
function come({ acting, run }: ReadyActivation): Came | Refusal {
  const stopped = run()
  const shot = acting.events.find(({ type }) => type === 'shotAimed')
  const target = shot?.type === 'shotAimed' ? shot.target : null
  const to = acting.me.cell
  if (!(stopped instanceof Refusal)) return { to, target, needs: stopped === null ? null : 'question' }
  const needs = neededBy(stopped)
  return needs === null ? stopped : { to, target, needs }
}

/** What becomes of the activation by each Route card that may come next. */
function branchesOf(
  input: ActivateInput,
  field: Field,
  { index, cards }: { readonly index: number; readonly cards: readonly string[] },
  { content, random }: Pick<ApexContext, 'content' | 'random'>,
): Branch[] | Refusal {
  const probability = exact(fraction(1n, BigInt(cards.length)))
  const branches = cards.map((card): Branch | Refusal => {
    const asked = { ...input, routes: withRoute(input.routes, index, card) }
    const trace = new Trace<ApexRules>()
    const ready = onField(asked, field.copy(), chanceOf(null, random), { content, trace })
    const found = ready instanceof Refusal ? ready : come(ready)
    return found instanceof Refusal ? found : { card, probability, ...found }
  })
  return Refusal.collect(branches)
}

/** How it comes by the cards that may be drawn, or how it comes in any case. */
function spreadOf(
  input: ActivateInput,
  { content, random, trace }: Pick<ApexContext, 'content' | 'random'> & { readonly trace: ApexTrace },
): { readonly cards: Branch[]; readonly all: readonly Came[] } | Refusal {
  const ready = readActivation(input, { content, random, trace })
  if (ready instanceof Refusal) return ready
  const untouched = ready.acting.field.copy()
  const start = come(ready)
  if (start instanceof Refusal) return start
  if (start.needs !== 'routes') return { cards: [], all: [start] }
  const { next } = ready.decks.routes
  recordNext(next.cards, trace)
  const cards = branchesOf(input, untouched, next, { content, random })
  return cards instanceof Refusal ? cards : { cards, all: cards }
}

/** How often each enemy is shot at. */
function targetsOf(all: readonly Came[]) {
  const shot = all.flatMap(({ target }) => (target === null ? [] : [target]))
  return [...new Set(shot)].map((id) => {
    const count = shot.filter((one) => one === id).length
    return { id, probability: exact(fraction(BigInt(count), BigInt(all.length))) }
  })
}

export const activateOddsOperation = defineApexOperation({
  id: 'apex.automata-activate-odds',
  kind: 'resolution',
  summary: {
    en: 'Where an Automaton ends and whom it shoots at by each Route card that may come next; all other draws are reported.',
    es: 'Dónde acaba un Autómata y a quién dispara con cada carta de Ruta que puede salir; los demás robos se comunican.',
  },
  rules: [...ACTIVATION_RULES, 'apex.automata.route.shared-deck'],
  input: z
    .strictObject(activationFields)
    .refine(hasArsenal, ARSENAL_MISSING)
    .refine(hasLegend, LEGEND_MISSING)
    .refine(recruitsEnemies, NOT_AN_ENEMY)
    .refine(namesEnemies, UNKNOWN_ENEMY)
    .meta({ id: 'ApexAutomataActivateOddsInput' }),
  outcome: z
    .object({
      cards: z.array(Branch).describe('One for each card that may be drawn next; none if no card is needed.'),
      ends: z.array(EndOdds).describe('Where it stands then, the likeliest space first.'),
      targets: z
        .array(z.object({ id: z.string(), probability: Probability }).meta({ id: 'ApexAutomatonTargetOdds' }))
        .describe('Whom it has shot at by then.'),
      needs: Needed.nullable().describe('What it stands still for in any case; null if that depends on the card.'),
    })
    .meta({ id: 'ApexAutomataActivateOddsOutcome' }),
  examples: [
    {
      name: 'Gibraltar on the crossroads, any Route card',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 7, row: 3 }, legend: { card: 'gibraltar' }, arsenal: { card: 'ar-1' } },
        enemies: [
          { id: 'bangalore', cell: { column: 8, row: 11 } },
          { id: 'lifeline', cell: { column: 1, row: 12 } },
        ],
        abilities: [],
        feats: [{ card: 'gf-10' }],
      },
    },
    {
      name: 'Nothing to draw: nobody is on the board',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 6 }, legend: { card: 'wraith' }, arsenal: { card: 'ar-2' } },
      },
    },
  ],
  run(input, { trace, content, random }) {
    const spread = spreadOf({ ...input, seed: null }, { content, random, trace })
    if (spread instanceof Refusal) return spread
    const { cards, all } = spread
    const ends = endsOf(all.map(({ to }) => to))
    const [only] = cards.length === 0 ? all : []
    return { cards, ends, targets: targetsOf(all), needs: only?.needs ?? null }
  },
  headline({ ends, targets }, _input, locale, content) {
    const shots = targets.map(({ id, probability }) => {
      const name = legendName(id, locale, content)
      const share = percent(probability, locale)
      return { en: `; shoots ${name}: ${share}`, es: `; dispara a ${name}: ${share}` }[locale]
    })
    return `${likeliestEnd(ends, locale)}${shots.join('')}.`
  },
  details: ({ cards }, _input, locale, content) =>
    cards.map(({ card, to, target, needs }) => {
      const place = to === null ? { en: 'off the board', es: 'fuera del tablero' }[locale] : cellName(to)
      const shot =
        target === null
          ? []
          : [
              {
                en: `shoots ${legendName(target, 'en', content)}`,
                es: `dispara a ${legendName(target, 'es', content)}`,
              }[locale],
            ]
      const open = needs === null ? [] : [NEED_WORDS[needs][locale]]
      return `${capitalize(routeName(card, locale, content))}: ${[place, ...shot, ...open].join(', ')}.`
    }),
  picture: ({ ends }, input, caption) =>
    tableScene(
      boardOf(input.board, caption.content),
      input,
      { automaton: input.automaton.cell, notes: [endNotes(ends)] },
      caption,
    ),
})

const NEED_WORDS = {
  routes: { en: 'another Route card is needed', es: 'hace falta otra carta de Ruta' },
  feats: { en: 'a Feat is needed', es: 'hace falta una Proeza' },
  automata: { en: 'a Feat of the target is needed', es: 'hace falta una Proeza del objetivo' },
  cards: { en: 'aim cards are needed', es: 'hacen falta cartas de Puntería' },
  recruit: { en: 'a recruitment card is needed', es: 'hace falta una carta de Reclutamiento' },
  question: { en: 'a player has to decide', es: 'debe decidir un jugador' },
} as const
