import type { Acting } from '../../automata/activation/acting.ts'
import type { ShotModifier } from '../../combat/shot/shot-forces.ts'
import { askOrPass } from '../effects/asking.ts'
import { holds } from '../effects/cards.ts'
import { legendOf, squadmatesOf } from '../legends.ts'
import { modifiersOf } from '../procedures/reactions.ts'
import type { ApexRun, Asking } from '../questions.ts'

/** A player’s Shot Boost on the Shot of a teammate. */
type Boosted = { readonly card: string | null; readonly modifiers: readonly ShotModifier[] }

const NO_BOOST: Boosted = { card: null, modifiers: [] }

/** A player beside a teammate may boost its Shot, where its active Feat does not. */
export function* askForBoost(run: ApexRun, { me, activeFeat }: Acting): Asking<Boosted> {
  const legend = legendOf(run.state, me.id)
  const [player] = squadmatesOf(run.state, legend).filter(({ automaton }) => automaton === undefined)
  if (legend.automaton?.role !== 'teammate' || player === undefined) return NO_BOOST
  const hasOwn = activeFeat?.bottom?.kind === 'shotBoost'
  const cards = holds(run.state, player, run.content).filter(({ action }) => action.kind === 'shotEnhancement')
  if (cards.length === 0) return NO_BOOST
  run.trace.applied('apex.automata.playercards.boost-limit', { feat: activeFeat?.id ?? null, hasOwn })
  if (hasOwn) return NO_BOOST
  const question = { kind: 'shotBoost', legend: player.id, about: { shooter: me.id } } as const
  const card = yield* askOrPass(run, question, cards, ({ id }) => ({ card: id }))
  if (card === null) return NO_BOOST
  run.trace.applied('apex.automata.playercards.allowed', { card: card.id, legend: me.id })
  run.emit({ type: 'featPlayed', legend: player.id, card: card.id })
  return { card: card.id, modifiers: modifiersOf(card, 'enhancement') }
}
