import type { Violation } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { INTRODUCTORY_LEGENDS, LEGENDS_IN } from '../../content/setup.ts'
import { legendName } from '../../language/legend-name.ts'
import { squadOfSeat } from '../legends.ts'
import { continueRecruiting, recruiting, recruitingSeats, takeLegend } from '../procedures/recruiting.ts'
import type { ApexState } from '../state.ts'
import { against, phaseViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** A seat takes one of the Legends. */
export const recruitCommand: CommandOf<'recruit'> = {
  violations(state, seat, { legend }, content) {
    const wrong = phaseViolations(state, 'recruit', 'recruit')
    if (wrong.length > 0) return wrong
    const early = seatViolations(state, seat, content)
    return early.length > 0 ? early : choiceViolations(state, legend, content)
  },
  play(run, seat, { legend }) {
    takeLegend(run, seat, legend)
    continueRecruiting(run)
    return undefined
  },
  offers(state, seat, content) {
    if (state.phase !== 'recruit' || !recruitingSeats(state, content).includes(seat)) return []
    return recruiting(state, content).options.map((legend) => ({
      command: { recruit: { legend } },
      text: said((locale) => `${locale === 'en' ? 'Recruit' : 'Reclutar a'} ${legendName(legend, locale, content)}.`),
    }))
  },
}

/** The squads take turns, and a seat takes no more than its share. */
function seatViolations(state: ApexState, seat: number, content: ApexContent): readonly Violation[] {
  const path = ['command', 'recruit']
  const { next } = recruiting(state, content)
  const squad = squadOfSeat(state, seat)
  if (squad !== null && squad !== next) {
    return against({ rule: 'apex.setup.recruit-alternate', path, facts: { squad, next } })
  }
  if (recruitingSeats(state, content).includes(seat)) return []
  const facts = { reason: 'shares', seats: state.sides.length, legends: LEGENDS_IN[state.options.mode] } as const
  return against({ rule: 'apex.seat.sides', path, facts })
}

function choiceViolations(state: ApexState, legend: string, content: ApexContent): readonly Violation[] {
  const path = ['command', 'recruit', 'legend']
  const { next, options } = recruiting(state, content)
  if (options.includes(legend) || next === null) return []
  if (!content.legends.has(legend)) {
    return against({ rule: 'apex.content.known', path, facts: { kind: 'legend', id: legend } })
  }
  if (state.automata !== undefined) {
    return against({ rule: 'apex.automata.setup.player-pick', path, facts: { reason: 'LEGEND_TAKEN', legend } })
  }
  if (state.legends.some(({ id }) => id === legend)) {
    return against({ rule: 'apex.setup.recruit-alternate', path, facts: { legend, taken: true } })
  }
  const legends = INTRODUCTORY_LEGENDS[next].slice(0, LEGENDS_IN[state.options.mode])
  return against({ rule: 'apex.setup.intro-legends', path, facts: { squad: next, legends: [...legends], legend } })
}
