import { Trace } from '../../../../rulebook/trace.ts'
import { checkTarget } from '../../combat/melee/melee.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import type { ApexRules } from '../../rules.ts'
import { cellOf, enemiesOf, findLegend, legendOf } from '../legends.ts'
import { beginPart, partDone } from '../procedures/action.ts'
import { strikeAt } from '../procedures/striking.ts'
import type { ApexState } from '../state.ts'
import { boardOf } from '../table.ts'
import { actionViolations, actor, against } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

const PATH = ['command', 'melee', 'target']

/** A melee attack on an adjacent enemy. */
export const meleeCommand: CommandOf<'melee'> = {
  violations(state, seat, { target }, content) {
    const wrong = actionViolations(state, seat, 'melee', 'melee')
    const attacker = state.activation?.legend
    return wrong.length > 0 || attacker === undefined ? wrong : targetAgainst(state, attacker, target, content)
  },
  *play(run, _seat, { target }) {
    const attacker = run.state.activation?.legend ?? ''
    beginPart(run, attacker, 'melee')
    yield* strikeAt(run, attacker, target)
    partDone(run, attacker, 'melee')
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || actionViolations(state, seat, 'melee', 'melee').length > 0) return []
    const targets = enemiesOf(state, legend).filter(
      ({ id }) => targetAgainst(state, legend.id, id, content).length === 0,
    )
    return targets.map(({ id: target }) => ({
      command: { melee: { target } },
      text: said((locale) => {
        const name = legendName(target, locale, content)
        return locale === 'en' ? `Attack ${name} in melee.` : `Ataque cuerpo a cuerpo contra ${name}.`
      }),
    }))
  },
}

function targetAgainst(state: ApexState, attacker: string, target: string, content: ApexContent) {
  const [own, other] = [legendOf(state, attacker), findLegend(state, target)]
  const [from, to] = [cellOf(own), other === null ? null : cellOf(other)]
  if (other === null || from === null || to === null) {
    return against({ rule: 'apex.content.known', path: PATH, facts: { kind: 'legend', id: target } })
  }
  const squads = { attacker: own.squad, target: other.squad }
  const attack = { attacker: from, target: to, squads }
  const refused = checkTarget(boardOf(state, content), attack, new Trace<ApexRules>())
  return refused === null ? [] : refused.violations.map((violation) => ({ ...violation, path: PATH }))
}
