import { Trace } from '../../../../rulebook/trace.ts'
import { judgeRide } from '../../abilities/ride.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cellName } from '../../language/notation.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { cellOf, legendOf } from '../legends.ts'
import { standingWith } from '../procedures/lasting.ts'
import { placeLegend } from '../procedures/moving.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf, occupancyOf } from '../table.ts'
import { actor, actorViolations, against } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** A Legend rides a miniature that lets its squad be placed beside it. */
export const rideCommand: CommandOf<'ride'> = {
  violations(state, seat, { miniature, cell }, content) {
    const wrong = actorViolations(state, seat, 'ride')
    const legend = state.activation?.legend
    if (wrong.length > 0 || legend === undefined) return wrong
    const trace = new Trace<ApexRules>()
    const found = judge(state, legendOf(state, legend), miniature, content, trace)
    const path = ['command', 'ride', found === null ? 'miniature' : 'cell']
    if (found === null)
      return against({ rule: 'apex.content.known', path, facts: { kind: 'miniature', id: miniature } })
    if (found.spaces.some(({ column, row }) => column === cell.column && row === cell.row)) return []
    return trace.steps.map(({ rule, facts }) => ({ rule, path, facts }))
  },
  play(run, _seat, { miniature, cell }) {
    const legend = run.state.activation?.legend ?? ''
    judge(run.state, legendOf(run.state, legend), miniature, run.content, run.trace)
    run.emit({ type: 'rode', legend, miniature })
    placeLegend(run, legend, cell, 'ride')
    return undefined
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null) return []
    return standingWith(state, 'teleport', content).flatMap(({ miniature: { id: miniature } }) => {
      const spaces = judge(state, legend, miniature, content, new Trace<ApexRules>())?.spaces ?? []
      return spaces.map((cell) => ({
        command: { ride: { miniature, cell } },
        text: said((locale) => {
          const [place, number] = [cellName(cell), miniature.split('#')[1] ?? '']
          return locale === 'en' ? `Ride Zipline ${number} to ${place}.` : `Usar la Tirolina ${number} hasta ${place}.`
        }),
      }))
    })
  },
}

function judge(state: ApexState, legend: LegendState, id: string, content: ApexContent, trace: ApexTrace) {
  const found = standingWith(state, 'teleport', content).find(({ miniature }) => miniature.id === id)
  const cell = cellOf(legend)
  if (found === undefined || cell === null) return null
  const rider = {
    zipline: found.intersection,
    legend: cell,
    range: found.effect.range,
    ofOwnersSquad: legendOf(state, found.miniature.owner).squad === legend.squad,
    ridden: state.activation?.rideUsed ?? false,
    resolving: state.action !== null,
    isOccupied: occupancyOf(state, content),
  }
  return judgeRide(boardOf(state, content), rider, trace)
}
