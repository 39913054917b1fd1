import type { Ending } from '../../../contract/match.ts'
import { enemyOf, squadName } from '../table/squad.ts'
import { captainOf, squadOfSeat } from './legends.ts'
import type { ApexQuestion } from './questions.ts'
import type { ApexState } from './state.ts'

/** Against Automata nobody is left who could win. */
const ALL_GAVE_UP = {
  en: 'The players gave up: the Automata win.',
  es: 'Los jugadores se rindieron: ganan los Autómatas.',
}

/** A squad loses when all its seats have given up. */
export function concession(state: ApexState, conceded: readonly number[]): Ending | null {
  for (const seat of conceded) {
    const side = state.sides[seat]
    const own = state.sides.flatMap((one, index) => (one === side ? [index] : []))
    if (!own.every((one) => conceded.includes(one))) continue
    if (state.automata !== undefined) return { winners: [], reason: ALL_GAVE_UP }
    const squad = squadOfSeat(state, seat)
    const winners = state.sides.flatMap((one, index) => (one === side ? [] : [index]))
    const name = squad === null ? null : enemyOf(squad)
    return {
      winners,
      reason: {
        en: `The other squad gave up${name === null ? '' : `: ${squadName(name, 'en')} wins`}.`,
        es: `El otro pelotón se rindió${name === null ? '' : `: gana el ${squadName(name, 'es')}`}.`,
      },
    }
  }
  return null
}

/** The match once these seats have given up: the captaincy passes on, also where a captain is being asked (Q-63). */
export function noteConceded(state: ApexState, conceded: readonly number[]): ApexState {
  const noted = { ...state, conceded }
  const { procedure } = noted
  if (procedure === null) return noted
  const { base, pending } = procedure
  const asked = pending === null ? null : askedAfter(noted, pending)
  return { ...noted, procedure: { ...procedure, base: { ...base, conceded }, pending: asked } }
}

/** What a captain was asked goes to the next one. */
const askedAfter = (state: ApexState, question: ApexQuestion): ApexQuestion =>
  question.kind === 'reactionOrder' ? { ...question, seat: captainOf(state, question.squad) } : question
