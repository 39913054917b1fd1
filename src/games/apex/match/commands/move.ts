import type { Offer, OpenField } from '../../../../contract/match.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import { BASIC_ACTIONS, type BasicAction } from '../../content/actions.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { RUSH_SPACES } from '../../content/movement.ts'
import { cardName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { actionName } from '../../turn/action.words.ts'
import { isBasicAction } from '../activation.ts'
import type { CommandBody } from '../command.ts'
import { cellOf, legendOf } from '../legends.ts'
import { beginPart, partDone } from '../procedures/action.ts'
import { movePoints } from '../procedures/lasting.ts'
import { moveAlong, pathsFor, pathViolations } from '../procedures/moving.ts'
import { couldDo } from '../procedures/opportunities.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { actionViolations, actor, actorViolations, against, foundAgainst, freeViolations, moveOf } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

type Move = CommandBody<'move'>

/** A Move action, or the Move of a combined action or of a card. */
export const moveCommand: CommandOf<'move'> = {
  violations(state, seat, body, content) {
    const wrong = actorViolations(state, seat, 'move')
    if (wrong.length > 0) return wrong
    const early = [...sourceViolations(state, seat, body.as), ...rushViolations(state, seat, body)]
    const legend = state.activation?.legend
    if (early.length > 0 || legend === undefined) return early
    const points = pointsOf(state, legend, body, content)
    return foundAgainst(pathViolations(state, legend, { path: body.path, points }, content), 'move')
  },
  play(run, _seat, body) {
    playMove(run, body)
    return undefined
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null) return []
    return sources(state, seat).flatMap((as) => movesOf(state, seat, legend, as, content))
  },
}

/** The movement points of a Move, without a rush. */
function pointsOf(
  state: ApexState,
  legend: string,
  { as, rush }: Pick<Move, 'as' | 'rush'>,
  content: ApexContent,
): number {
  const open = state.action?.parts.find(({ part }) => part === 'move')?.amount
  const base = state.action === null ? (isBasicAction(as) ? moveOf(as) : null) : open
  return movePoints(state, legend, base ?? 0, content) + (rush === undefined ? 0 : RUSH_SPACES)
}

/** The action that a Move is part of: the one that is open, or one that begins with it. */
function sourceViolations(state: ApexState, seat: number, as: string): readonly Violation[] {
  const { action } = state
  const path = ['command', 'move', 'as']
  if (action !== null) {
    if (action.source === as) return actionViolations(state, seat, 'move', 'move')
    const left = action.parts.map(({ part }) => part)
    const facts = { action: as, open: action.source, legal: false, left, done: false }
    return against({ rule: 'apex.activation.open-action', path, facts })
  }
  if (isBasicAction(as) && moveOf(as) !== null) return actionViolations(state, seat, as, 'move')
  return against({ rule: 'apex.activation.basic-actions', path, facts: { action: as, cost: 0, legal: false } })
}

/** A rush adds to a Move before its first step; it is no action of its own here. */
function rushViolations(state: ApexState, seat: number, { rush: card }: Move): readonly Violation[] {
  const { activation } = state
  if (card === undefined || activation === null) return []
  const legend = legendOf(state, activation.legend)
  const forbidden = freeViolations({ ...state, action: null }, seat, 'rush', 'move')
  if (forbidden.length > 0 || legend.hand.includes(card)) return forbidden
  const facts = { legend: legend.id, card, inHand: false }
  return against({ rule: 'apex.feat.use', path: ['command', 'move', 'rush'], facts })
}

function playMove(run: ApexRun, body: Move): void {
  const legend = run.state.activation?.legend ?? ''
  const points = pointsOf(run.state, legend, body, run.content)
  if (body.rush !== undefined) {
    run.trace.applied('apex.activation.rush', { reason: 'possible' })
    run.emit({ type: 'rushed', legend, card: body.rush, use: 'points' })
  }
  beginPart(run, legend, 'move', isBasicAction(body.as) ? body.as : 'move')
  moveAlong(run, legend, { path: body.path, points, card: isBasicAction(body.as) ? null : body.as })
  partDone(run, legend, 'move')
}

/** What a Move may belong to now. */
function sources(state: ApexState, seat: number): string[] {
  const { action } = state
  if (action !== null) return action.parts.some(({ part }) => part === 'move') ? [action.source] : []
  return BASIC_ACTIONS.filter((as) => moveOf(as) !== null && actionViolations(state, seat, as, 'move').length === 0)
}

/**
 * The ways of a Move. Before another part of an action only those are listed that lead to a place where it could be
 * done; the others are ways of the Move action with the name of that action in its place.
 */
function movesOf(state: ApexState, seat: number, legend: LegendState, as: string, content: ApexContent): Offer[] {
  const points = pointsOf(state, legend.id, { as }, content)
  const ways = pathsFor(state, legend.id, points, content)
  const isFirst = state.action === null && isBasicAction(as) && as !== 'move'
  const stay = cellOf(legend)
  const useful = isFirst
    ? ways.filter(({ cell }) => couldDo(state, legend, as, cell, content))
    : [...(stay === null ? [] : [{ cell: stay, path: [] }]), ...ways]
  const open = openBeside(state, seat, legend, as)
  const offers = useful.map(({ cell, path }) => moveOffer({ path, as }, cellName(cell), open, content))
  return isFirst ? offers : [...offers, ...rushedMoves(state, seat, legend, as, points, content)]
}

/** What may be changed in a Move beside its way: the action that it is part of, and a feat that adds to it. */
function openBeside(state: ApexState, seat: number, { hand }: LegendState, as: string): OpenField[] {
  const [card] = hand
  const mayRush = card !== undefined && rushViolations(state, seat, { path: [], as, rush: card }).length === 0
  const others = as === 'move' ? sources(state, seat) : []
  return [
    ...(others.length > 1 ? [{ path: 'move.as', choices: others, most: 1 }] : []),
    ...(mayRush ? [{ path: 'move.rush', choices: hand, most: 1 }] : []),
  ]
}

/** Spaces that only one more movement point reaches. */
function rushedMoves(
  state: ApexState,
  seat: number,
  { id, hand }: LegendState,
  as: string,
  points: number,
  content: ApexContent,
): Offer[] {
  const [rush] = hand
  if (rush === undefined || rushViolations(state, seat, { path: [], as, rush }).length > 0) return []
  const farther = pathsFor(state, id, points + RUSH_SPACES, content).filter(({ cost }) => cost > points)
  const open = [{ path: 'move.rush', choices: hand, most: 1, samples: [rush] }]
  return farther.map(({ cell, path }) => moveOffer({ path, as, rush }, cellName(cell), open, content))
}

function moveOffer(body: Move, place: string, open: readonly OpenField[], content: ApexContent): Offer {
  const { as, rush, path } = body
  return {
    command: { move: body },
    group: isBasicAction(as) ? 'move' : as,
    text: said((locale) => {
      const part = as === 'move' ? '' : ` (${actionName(as as BasicAction, locale, content)})`
      const card = rush === undefined ? '' : cardName(rush, locale, content)
      const with_ = card === '' ? '' : { en: `, discarding ${card}`, es: `, descartando ${card}` }[locale]
      if (path.length === 0) return `${{ en: 'Move, staying in', es: 'Mover y quedarse en' }[locale]} ${place}${part}.`
      return locale === 'en' ? `Move to ${place}${part}${with_}.` : `Mover a ${place}${part}${with_}.`
    }),
    open: [{ path: 'move.path', choices: path, samples: [path] }, ...open],
  }
}
