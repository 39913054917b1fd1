import { Trace } from '../../../../rulebook/trace.ts'
import { legendName } from '../../language/legend-name.ts'
import type { ApexRules } from '../../rules.ts'
import { judgeFreeAction } from '../../turn/action-legality.ts'
import { activationOf } from '../activation.ts'
import { endActivation } from '../procedures/turn.ts'
import type { ApexState } from '../state.ts'
import { actor, actorViolations, decidedBy } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** A Legend’s activation is over. */
export const endActivationCommand: CommandOf<'endActivation'> = {
  violations(state, seat) {
    const wrong = actorViolations(state, seat, 'endActivation')
    return wrong.length > 0 ? wrong : passViolations(state)
  },
  play(run) {
    const { activation } = run.state
    if (activation === null) return undefined
    judgeFreeAction('pass', activationOf(run.state, activation.legend), run.trace)
    return endActivation(run)
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || passViolations(state).length > 0) return []
    return [
      {
        command: { endActivation: {} },
        text: said((locale) => {
          const name = legendName(legend.id, locale, content)
          return locale === 'en' ? `End ${name}’s activation.` : `Terminar la activación de ${name}.`
        }),
      },
    ]
  },
}

function passViolations(state: ApexState) {
  const { activation } = state
  if (activation === null) return []
  const trace = new Trace<ApexRules>()
  const { open: _open, ...judged } = activationOf(state, activation.legend)
  const verdict = judgeFreeAction('pass', { ...judged, resolving: state.action !== null }, trace)
  return decidedBy(trace, verdict.rule, 'endActivation')
}
