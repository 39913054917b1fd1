import type { AiCard } from '../../content/ai-cards/ai-card.ts'
import type { Effect } from '../../content/effects.ts'
import type { LocustFigure } from './battlefield.ts'
import { candidates, holds } from './conditions.ts'
import { emit, type LocustContext } from './context.ts'
import { type Asking, pause } from './decision.ts'
import { activate, environmentOf, resolveEffects } from './effects.ts'
import type { Branch, RedrawReason } from './events.ts'
import { determineYou, inChosenOrder } from './selection.ts'

/** Resolves an AI card that is not redrawn. */
export function* resolveCard(context: LocustContext, card: AiCard): Asking<void> {
  noteBleeding(context)
  if (card.trait === 'forEach') return yield* resolveForEach(context, card)
  if (card.trait === 'group') context.trace.applied('gears.ai.trait-group', { card: card.number })
  else context.trace.applied('gears.ai.trait-event', { card: card.number })
  const { branch, effects } = branchOf(context, card, null)
  emit(context, { kind: 'branchTaken', card: card.number, branch, figure: null })
  if (mentionsYou(effects)) yield* determineYou(context)
  yield* resolveEffects(context, environmentOf(context), effects)
}

/** The figures are fixed when the card starts; each looks at the condition at its own moment. */
function* resolveForEach(context: LocustContext, card: AiCard): Asking<void> {
  const figures = subjects(context, card)
  const names = figures.map(({ id }) => id)
  context.trace.applied('gears.ai.trait-for-each', { card: card.number, figures: names })
  if (figures.length > 1) context.trace.applied('gears.ai.for-each-snapshot', { figures: names })
  yield* inChosenOrder(context, figures, function* (figure) {
    yield* pause()
    if (!context.field.locust.includes(figure)) return
    const { branch, effects } = branchOf(context, card, figure)
    emit(context, { kind: 'branchTaken', card: card.number, branch, figure: figure.id })
    if (mentionsYou(effects)) yield* determineYou(context)
    yield* activate(context, figure, effects)
  })
}

function subjects(context: LocustContext, { subject }: AiCard): LocustFigure[] {
  if (subject === null) return []
  const figures = candidates({ from: 'locust', types: [subject], pick: 'all' }, {}, context)
  return figures.filter((figure) => figure.side === 'locust')
}

type Branched = { readonly branch: Branch; readonly effects: readonly Effect[] }

/** Which half of the card is resolved; the other half is never fallen back on (gears.ai.restricted-first). */
function branchOf(context: LocustContext, card: AiCard, figure: LocustFigure | null): Branched {
  const branched = peekBranch(context, card, figure)
  const { branch } = branched
  if (branch === 'event') return branched
  context.trace.applied('gears.ai.restricted-first', { card: card.number, figure: figure?.id ?? null, branch })
  return branched
}

function peekBranch(context: LocustContext, { restricted, otherwise }: AiCard, figure: LocustFigure | null): Branched {
  if (restricted === null) return { branch: 'event', effects: otherwise }
  const environment = environmentOf(context)
  if (figure !== null) environment.self = figure
  if (holds(restricted.when, environment, context)) return { branch: 'restricted', effects: restricted.do }
  return { branch: 'alternative', effects: otherwise }
}

/** Why a card is discarded without effect; null if it is resolved. */
export function* redrawReason(context: LocustContext, card: AiCard): Asking<RedrawReason | null> {
  context.attacked.clear()
  context.entered.clear()
  if ([card.redrawIf, card.restricted?.when].some((part) => part && mentionsYou(part))) yield* determineYou(context)
  if (card.redrawIf !== null && holds(card.redrawIf, environmentOf(context), context)) return 'cardSaysSo'
  return context.rules.noSpawnRedraw && wouldSpawn(context, card) ? 'wouldSpawn' : null
}

/** A card would spawn if a branch that it would resolve now contains a spawn, whether or not there is room for it. */
function wouldSpawn(context: LocustContext, card: AiCard): boolean {
  const figures = card.trait === 'forEach' ? subjects(context, card) : [null]
  return figures.some((figure) => mentionsSpawn(peekBranch(context, card, figure).effects))
}

/** Whether a part of a card contains a word; cards never change, so each part is read once. */
function mentioning(words: readonly string[]): (part: object) => boolean {
  const known = new WeakMap<object, boolean>()
  return (part) => {
    const answer = known.get(part) ?? words.some((word) => JSON.stringify(part).includes(`"${word}"`))
    known.set(part, answer)
    return answer
  }
}
const mentionsYou = mentioning(['you'])
const mentionsSpawn = mentioning(['spawn', 'resurrect'])

function noteBleeding({ field, trace }: LocustContext): void {
  const ignored = field.cogs.filter(({ status }) => status === 'bleeding').map(({ id }) => id)
  if (ignored.length > 0) trace.applied('gears.ai.ignore-bleeding', { figures: ignored })
}
