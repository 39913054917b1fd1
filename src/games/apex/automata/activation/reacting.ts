import type { ShotModifier } from '../../combat/shot/shot-forces.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import { shotChangesOf } from '../shot/aim.ts'
import { judgeReaction } from '../shot/reveal-reaction.ts'
import type { Acting, Figure } from './acting.ts'
import { resolveLines } from './effects.ts'
import { modifiersOf } from './firing.ts'
import { type Asking, PASS, question } from './questions.ts'

/** What came of the reactions before a Shot. */
export type Reacted = {
  readonly modifiers: readonly ShotModifier[]
  /** A Feat that is kept until after the Shot. */
  readonly kept: AutomatonFeat | null
}

/** Reactions before the cards: an Automaton reveals a Feat, players are asked. */
export function* reactBefore(acting: Acting, target: Figure): Asking<Reacted> {
  const revealed = target.isAutomaton ? yield* reveal(acting, target) : { modifiers: [], kept: null }
  const played = yield* askPlayers(acting, target, 'before')
  return { modifiers: [...revealed.modifiers, ...played], kept: revealed.kept }
}

/** Reactions after the damage: the Feat that was kept, and the players. */
export function* reactAfter(acting: Acting, target: Figure, kept: AutomatonFeat | null): Asking<void> {
  if (kept !== null) yield* resolveKept(acting, target, kept)
  yield* askPlayers(acting, target, 'after')
}

function* reveal(acting: Acting, target: Figure): Asking<Reacted> {
  const { trace, content } = acting
  if (target.feats === null) return { modifiers: [], kept: null }
  const feat = target.feats.draw(trace, (size) => acting.emit({ type: 'featReshuffled', size }))
  trace.applied('apex.automata.react.reveal', { feat: feat.id })
  const circumstances = { phase: 'before', cancelled: false, eliminated: false } as const
  const table = acting.tableOf(target, true)
  const judged = judgeReaction(feat, circumstances, table, content, trace)
  acting.emit({ type: 'reactionRevealed', legend: target.id, card: feat.id, resolves: judged.resolves })
  if (judged.resolves !== 'now') return { modifiers: [], kept: judged.resolves === 'later' ? feat : null }
  trace.applied('apex.automata.react.enemy-in-reaction', { shooter: acting.me.id })
  const changes = shotChangesOf(judged.lines)
  yield* resolveLines(acting, target, feat.id, feat.bottom?.lines ?? [], null, true)
  return { modifiers: modifiersOf(feat.id, 'reaction', changes), kept: null }
}

function* resolveKept(acting: Acting, target: Figure, feat: AutomatonFeat): Asking<void> {
  const circumstances = { phase: 'after', cancelled: false, eliminated: target.cell === null } as const
  const judged = judgeReaction(feat, circumstances, acting.tableOf(target, false), acting.content, acting.trace)
  if (judged.resolves !== 'now') return
  acting.trace.applied('apex.automata.react.enemy-in-reaction', { shooter: acting.me.id })
  yield* resolveLines(acting, target, feat.id, feat.bottom?.lines ?? [], null, false)
}

/** The target, then its squadmate: each is asked if it has a card to play. */
function* askPlayers(acting: Acting, target: Figure, phase: 'before' | 'after'): Asking<ShotModifier[]> {
  const modifiers: ShotModifier[] = []
  const squad = [target, ...acting.cast.enemies.filter((enemy) => enemy !== target)]
  for (const legend of squad) {
    const cards = playable(acting, legend, target, phase)
    if (cards.length === 0) continue
    acting.trace.applied('apex.automata.react.human-target', { reason: null, legend: legend.id, cards })
    const answer = yield question('reaction', legend.id, { phase, cards }, PASS)
    if (!('reaction' in answer) || answer.reaction.card === null) continue
    const { card, difficulty, changes } = answer.reaction
    legend.hand.splice(legend.hand.indexOf(card), 1)
    acting.emit({ type: 'reactionPlayed', legend: legend.id, card })
    for (const change of changes) report(acting, change)
    if (difficulty !== 0) modifiers.push({ label: card, kind: 'reaction', effects: [{ difficulty }] })
  }
  return modifiers
}

/** The cards of a hand that fit: those the content does not know are the players' to judge. */
function playable({ content }: Acting, legend: Figure, target: Figure, phase: 'before' | 'after'): string[] {
  if (legend.isAutomaton || (legend !== target && legend.cell === null)) return []
  const window = phase === 'before' ? 'beforeShot' : 'afterShot'
  return legend.hand.filter((id) => {
    const action = (content.featCards.get(id) ?? content.abilityCards.get(id))?.action
    if (action === undefined) return true
    const isOwn = legend === target && legend.cell !== null
    return action.reaction?.window === window && (isOwn || action.reaction.squad)
  })
}

type Report = {
  readonly id: string
  readonly cell?: Figure['cell'] | undefined
  readonly shield?: number | undefined
  readonly health?: number | undefined
}

/** Takes over what the players report of their card. */
function report(acting: Acting, { id, cell, shield, health }: Report): void {
  const figure = acting.figure(id)
  if (figure === null) return
  if (shield !== undefined) figure.shield = shield
  if (health !== undefined) figure.health = health
  if (cell === null) acting.place(figure, null)
  else if (cell !== undefined) acting.move(figure, cell, 'reaction')
}
