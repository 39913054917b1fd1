import type { Violation } from '../../../../rulebook/refusal.ts'
import { legendName } from '../../language/legend-name.ts'
import { lootName } from '../../loot/loot.words.ts'
import type { CommandName } from '../command.ts'
import { legendOf, readersOf, without } from '../legends.ts'
import type { LegendState } from '../state.ts'
import { against, controlViolations, phaseViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

const RULE = 'apex.automata.stage1.epic-first'

const epicsOf = ({ pool }: LegendState): readonly string[] => pool?.epics ?? []

/** A Legend that has not chosen its epic token neither gives nor locks anything. */
export function epicViolations(legend: LegendState, name: CommandName): readonly Violation[] {
  if (epicsOf(legend).length === 0) return []
  const facts = { reason: 'CHOOSE_FIRST', legend: legend.id, token: null }
  return against({ rule: RULE, path: ['command', name], facts })
}

/** Solo and in co-op: a Legend keeps one of the epic tokens that it drew. */
export const chooseEpicCommand: CommandOf<'chooseEpic'> = {
  violations(state, seat, { legend, token }) {
    const path = ['command', 'chooseEpic']
    const wrong = [
      ...phaseViolations(state, 'chooseEpic', 'stage1'),
      ...controlViolations(state, seat, legend, [...path, 'legend']),
    ]
    if (wrong.length > 0 || epicsOf(legendOf(state, legend)).includes(token)) return wrong
    return against({ rule: RULE, path: [...path, 'token'], facts: { reason: 'NOT_DRAWN', legend, token } })
  },
  play(run, _seat, { legend, token }) {
    const own = legendOf(run.state, legend)
    run.trace.applied(RULE, { reason: null, legend, token })
    const removed = without(epicsOf(own), [token])
    run.emit({ type: 'epicChosen', legend, token, removed, readers: readersOf(run.state, own.squad) })
    return undefined
  },
  offers(state, seat, content) {
    if (state.phase !== 'stage1') return []
    return state.legends
      .filter((legend) => legend.seat === seat)
      .flatMap((legend) =>
        [...new Set(epicsOf(legend))].map((token) => ({
          command: { chooseEpic: { legend: legend.id, token } },
          group: legend.id,
          text: said((locale) => {
            const [name, thing] = [legendName(legend.id, locale, content), lootName(token, locale, content)]
            return locale === 'en' ? `${name} keeps ${thing}.` : `${name} se queda ${thing}.`
          }),
        })),
      )
  },
}
