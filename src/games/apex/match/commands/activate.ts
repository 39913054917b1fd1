import type { Offer } from '../../../../contract/match.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import { activateNext, activateTeammate, isEnemyTurn, nextEnemy } from '../automata/turns.ts'
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
  violations(state, seat, { legend }, content) {
    const path = ['command', 'activate', 'legend']
    const wrong = phaseViolations(state, 'activate', 'turn')
    if (wrong.length > 0) return wrong
    if (state.automata !== undefined && isEnemyTurn(state)) return enemyViolations(state, legend, content)
    if (legend === undefined) return against({ rule: 'apex.content.known', path, facts: { kind: 'legend', id: '' } })
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
  *play(run, _seat, { legend: named }) {
    const enemy = nextEnemy(run)
    if (enemy !== null) return yield* activateNext(run, enemy)
    const legend = named ?? ''
    if (legendOf(run.state, legend).automaton !== undefined) return yield* activateTeammate(run, legend)
    if (run.state.automata !== undefined) run.trace.applied('apex.automata.turn.human-order', { legend })
    startActivation(run, legend)
    if (isOnBoard(legendOf(run.state, legend)) || respawnSpaces(run.state, legend, run.content, run.trace).length > 0)
      return
    run.emit({ type: 'respawnFailed', legend })
    yield* endActivation(run)
  },
  offers(state, seat, content) {
    const enemy = nextEnemy({ state, content })
    if (enemy !== null) return [enemyOffer(enemy, content)]
    return activationCandidates(state, seat).map(({ id }) => ({
      command: { activate: { legend: id } },
      group: id,
      text: said((locale) => `${locale === 'en' ? 'Activate' : 'Activar a'} ${legendName(id, locale, content)}.`),
    }))
  },
}

/** In the enemies’ turn nothing but the next of them can be activated. */
function enemyViolations(state: ApexState, legend: string | undefined, content: ApexContent): readonly Violation[] {
  const path = ['command', 'activate', 'legend']
  const next = nextEnemy({ state, content })
  if (next === null) {
    const facts = { reason: 'ENEMY_TURN', pace: state.automata?.settings.pace ?? 'auto' }
    return against({ rule: 'apex.automata.turn.enemy-auto', path, facts })
  }
  if (legend === undefined || legend === next) return []
  const facts = { reason: 'NOT_NEXT', legend, score: 0 }
  return against({ rule: 'apex.automata.turn.enemy-order', path, facts })
}

const enemyOffer = (enemy: string, content: ApexContent): Offer => ({
  command: { activate: {} },
  group: enemy,
  text: said((locale) => {
    const name = legendName(enemy, locale, content)
    return locale === 'en' ? `Let ${name} act.` : `Dejar actuar a ${name}.`
  }),
})
