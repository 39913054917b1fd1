import type { Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { judgeCard } from '../../turn/card-legality.ts'
import { activationOf } from '../activation.ts'
import type { CommandName } from '../command.ts'
import { type LegendCard, tokenInSupply } from '../effects/cards.ts'
import { legendOf } from '../legends.ts'
import type { ApexState } from '../state.ts'
import { actorViolations, decidedBy } from './acting.ts'

/** Everything that forbids playing a card as an action now, whatever it does. */
export function cardViolations(
  state: ApexState,
  seat: number,
  card: LegendCard,
  name: CommandName,
): readonly Violation[] {
  const wrong = actorViolations(state, seat, name)
  if (wrong.length > 0) return wrong
  const trace = new Trace<ApexRules>()
  return decidedBy(trace, judgePlay(state, card, trace), name)
}

/** The rule that forbids the Legend whose activation runs to play a card as an action; null if none does. */
export function judgePlay(state: ApexState, card: LegendCard, trace: ApexTrace): string | null {
  const { activation, action } = state
  if (activation === null) return null
  const { legend } = activation
  const { open: _open, ...judged } = activationOf(state, legend)
  const isAbility = card.kind === 'abilityCard'
  const available = isAbility
    ? card.legend === legend && tokenInSupply(state, legend, card.id) !== null
    : legendOf(state, legend).hand.includes(card.id)
  const play = { id: card.id, source: isAbility ? ('ability' as const) : ('feat' as const), available }
  const { kind, ap } = card.action
  const terms = { ...play, kind, ap, shoots: false, conditionHolds: false }
  return judgeCard(terms, { ...judged, resolving: action !== null }, trace).rule
}
