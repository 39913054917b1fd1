import { Trace } from '../../../../rulebook/trace.ts'
import type { ShotModifier } from '../../combat/shot/shot-forces.ts'
import type { Effect, ReactionWindow } from '../../content/effects.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { judgeReaction } from '../../turn/windows/reaction-window.ts'
import { automatonReaction, type OwnReaction } from '../automata/reacting.ts'
import { askOrPass, PASS } from '../effects/asking.ts'
import { playOf, type Scene } from '../effects/card-play.ts'
import { couldHold, holds, type LegendCard, tokenInSupply } from '../effects/cards.ts'
import { isPlayable, resolveEffects } from '../effects/effects.ts'
import { ordersOf } from '../effects/recipients.ts'
import type { PlayedReaction } from '../events/card-events.ts'
import { captainOf, isOnBoard, legendOf, squadmatesOf } from '../legends.ts'
import { type ApexRun, type Asking, ask, askAlways, isFilled } from '../questions.ts'
import type { LegendState } from '../state.ts'
import { joinTolls, NO_TOLL } from './damage.ts'
import { damageWindows } from './windows.ts'

/** A shoot action that may be reacted to. */
export type ReactedShot = { readonly shooter: string; readonly target: string }

type Declared = { readonly legend: string; readonly card: LegendCard }

/** What came of a window: what its cards do to the shot, and the tokens they have taken. */
export type Reactions = { readonly modifiers: readonly ShotModifier[]; readonly played: readonly PlayedReaction[] }

/** The target and its squadmates are asked one after the other; all declare, then all resolve (6.5). */
export function* reactionWindow(run: ApexRun, window: ReactionWindow, shot: ReactedShot): Asking<Reactions> {
  const target = legendOf(run.state, shot.target)
  const revealed = automatonReaction(run, window, shot)
  const declared: Declared[] = []
  for (const { id } of [target, ...squadmatesOf(run.state, target)]) {
    const card = yield* askFor(run, id, window, shot)
    if (card !== null) declared.push({ legend: id, card })
  }
  if (revealed !== null) return yield* withRevealed(run, window, shot, declared, revealed)
  if (!isFilled(declared)) return NO_REACTIONS
  const ordered = yield* chooseOrder(run, window, target, declared)
  return yield* resolve(run, window, shot, ordered)
}

const NO_REACTIONS: Reactions = { modifiers: [], played: [] }

/** The Feat that an Automaton has revealed, and what players play for it: their captain chooses the order. */
function* withRevealed(
  run: ApexRun,
  window: ReactionWindow,
  shot: ReactedShot,
  declared: readonly Declared[],
  revealed: OwnReaction,
): Asking<Reactions> {
  if (!isFilled(declared)) return { modifiers: yield* revealed.play(), played: [] }
  const { id: legend, squad } = legendOf(run.state, shot.target)
  run.trace.applied('apex.automata.react.reveal-first', { feat: revealed.card })
  run.trace.applied('apex.automata.react.order', { squad })
  run.trace.applied('apex.automata.playercards.squad-reaction', { legend })
  const cards = declared.map(({ card }) => card.id)
  const orders: readonly [string[], string[]] = [
    [revealed.card, ...cards],
    [...cards, revealed.card],
  ]
  const question = { kind: 'reactionOrder', legend, seat: captainOf(run.state, squad), about: { window } } as const
  const order = yield* ask(run, question, orders, (one) => ({ order: one }))
  const isFirst = order[0] === revealed.card
  const first = isFirst ? yield* revealed.play() : []
  const { modifiers, played } = yield* resolve(run, window, shot, declared)
  const last = isFirst ? [] : yield* revealed.play()
  return { modifiers: [...first, ...modifiers, ...last], played }
}

/** Whether a card of a Legend fits the window and its part in the shot. */
function fitsWindow(
  { state }: Scene,
  legend: LegendState,
  card: LegendCard,
  { window, shot }: { readonly window: ReactionWindow; readonly shot: ReactedShot },
  trace: ApexTrace,
): boolean {
  const { id, squad } = legend
  const asked = { id, squad, onBoard: isOnBoard(legend), played: [], cards: [] }
  const known = { id: card.id, reaction: card.action.reaction, tokenInSupply: true }
  const shooterSquad = legendOf(state, shot.shooter).squad
  return judgeReaction(asked, known, { window, shooterSquad, target: shot.target }, trace).playable
}

/** The cards of a Legend that fit the window and would do something. */
function fitting(
  run: ApexRun,
  legend: LegendState,
  window: ReactionWindow,
  shot: ReactedShot,
  cardsOf: typeof couldHold,
): LegendCard[] {
  const scratch = new Trace<ApexRules>()
  return cardsOf(run.state, legend, run.content).filter(
    (card) =>
      fitsWindow(run, legend, card, { window, shot }, scratch) && isPlayable(run, playOf(legend, card, { shot })),
  )
}

function* askFor(run: ApexRun, id: string, window: ReactionWindow, shot: ReactedShot): Asking<LegendCard | null> {
  const legend = legendOf(run.state, id)
  const held = fitting(run, legend, window, shot, holds)
  const isFair = run.state.options.windows === 'fair'
  const could = isFair ? fitting(run, legend, window, shot, couldHold) : held
  if (could.length === 0) return null
  if (isFair) {
    const cards = could.map((card) => card.id)
    run.trace.applied('apex.window.asked', { legend: id, reason: 'asked', cards })
  }
  const question = { kind: 'reaction', legend: id, about: { window, ...shot } } as const
  if (held.length > 0) return yield* askOrPass(run, question, held, (card) => ({ card: card.id }))
  yield* askAlways(run, { ...question, options: [PASS] })
  return null
}

/** Several reactions resolve in the order that the captain of the attacked squad chooses. */
function* chooseOrder(
  run: ApexRun,
  window: ReactionWindow,
  { id: legend, squad }: LegendState,
  declared: readonly [Declared, ...Declared[]],
): Asking<readonly Declared[]> {
  const orders = ordersOf(declared)
  if (declared.length === 1 || !isFilled(orders)) return declared
  run.trace.applied('apex.reaction.order', { squad })
  const question = { kind: 'reactionOrder', legend, seat: captainOf(run.state, squad), about: { window } } as const
  return yield* ask(run, question, orders, (order) => ({ order: order.map(({ card }) => card.id) }))
}

function* resolve(
  run: ApexRun,
  window: ReactionWindow,
  shot: ReactedShot,
  declared: readonly Declared[],
): Asking<Reactions> {
  const played = declared.map(({ legend, card }) => ({
    legend,
    card: card.id,
    token: card.kind === 'abilityCard' ? (tokenInSupply(run.state, legend, card.id)?.id ?? null) : null,
  }))
  for (const { legend, card } of declared) recordReaction(run, window, shot, legend, card)
  if (played.length > 1) run.trace.applied('apex.priority.multiple-cards', { order: played.map(({ card }) => card) })
  run.emit({ type: 'reactionsPlayed', window, ...shot, cards: played })
  let toll = NO_TOLL
  for (const { legend: id, card } of declared) {
    toll = joinTolls(toll, yield* resolveEffects(run, playOf({ id }, card, { shot })))
  }
  yield* damageWindows(run, toll)
  return { modifiers: declared.flatMap(({ card }) => modifiersOf(card)), played }
}

/** Cites what a reaction rests on. */
function recordReaction(run: ApexRun, window: ReactionWindow, shot: ReactedShot, id: string, card: LegendCard): void {
  run.trace.applied('apex.reaction.when', { legend: id, card: card.id, reason: 'open' })
  fitsWindow(run, legendOf(run.state, id), card, { window, shot }, run.trace)
  if (card.kind === 'featCard') run.trace.applied('apex.feat.use', { legend: id, card: card.id, inHand: true })
}

const shotsOf = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.effect === 'shot' ? [effect.shot] : []))

/** What a card does to the shot that it is played with. */
export function modifiersOf(
  { id, action }: Pick<LegendCard, 'id' | 'action'>,
  kind: ShotModifier['kind'] = 'reaction',
): ShotModifier[] {
  const effects = shotsOf(action.effects)
  return effects.length === 0 ? [] : [{ label: id, kind, effects }]
}
