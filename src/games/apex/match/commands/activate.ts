import { legendName } from '../../language/legend-name.ts'
import { activeSquad, isOnBoard, legendOf } from '../legends.ts'
import { respawnSpaces } from '../procedures/respawning.ts'
import { endActivation, startActivation } from '../procedures/turn.ts'
import type { ApexState, LegendState } from '../state.ts'
import { against, controlViolations, phaseViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** The Legends that a seat may activate now. */
export function activationCandidates(state: ApexState, seat: number): LegendState[] {
  if (state.phase !== 'turn' || state.activation !== null) return []
  const squad = activeSquad(state)
  return state.legends.filter((legend) => legend.squad === squad && legend.seat === seat && !legend.activated)
}

/** A Legend of the squad whose turn it is begins its activation. */
export const activateCommand: CommandOf<'activate'> = {
  violations(state, seat, { legend }) {
    const path = ['command', 'activate', 'legend']
    const wrong = phaseViolations(state, 'activate', 'turn')
    if (wrong.length > 0) return wrong
    const foreign = controlViolations(state, seat, legend, path)
    if (foreign.length > 0) return foreign
    const { squad, activated } = legendOf(state, legend)
    const rule = 'apex.activation.once-each'
    if (squad !== activeSquad(state)) return against({ rule, path, facts: { legend, reason: 'notActive' } })
    if (activated) return against({ rule, path, facts: { legend, reason: 'activated' } })
    if (state.activation === null) return []
    const reason = state.activation.legend === legend ? 'active' : 'another'
    return against({ rule, path, facts: { legend, reason } })
  },
  *play(run, _seat, { legend }) {
    startActivation(run, legend)
    if (isOnBoard(legendOf(run.state, legend)) || respawnSpaces(run.state, legend, run.content, run.trace).length > 0)
      return
    run.emit({ type: 'respawnFailed', legend })
    yield* endActivation(run)
  },
  offers(state, seat, content) {
    return activationCandidates(state, seat).map(({ id }) => ({
      command: { activate: { legend: id } },
      group: id,
      text: said((locale) => `${locale === 'en' ? 'Activate' : 'Activar a'} ${legendName(id, locale, content)}.`),
    }))
  },
}
