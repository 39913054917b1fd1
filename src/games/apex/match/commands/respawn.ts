import { sameCell } from '../../../../geometry/grid.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { BASIC_ACTION_TABLE } from '../../content/actions.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import type { ApexRules } from '../../rules.ts'
import { judgeBasic } from '../../turn/action-legality.ts'
import { activationOf } from '../activation.ts'
import type { CommandBody } from '../command.ts'
import { respawnSpaces } from '../procedures/respawning.ts'
import { endActivation } from '../procedures/turn.ts'
import { instantWindow } from '../procedures/windows.ts'
import { type ApexRun, type Asking, ask, isFilled } from '../questions.ts'
import { actionViolations, actor, decidedBy } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** An eliminated Legend comes back at the beacon that is nearest to a squadmate. */
export const respawnCommand: CommandOf<'respawn'> = {
  violations(state, seat, { cell }, content) {
    const wrong = actionViolations(state, seat, 'respawn', 'respawn')
    const legend = state.activation?.legend
    if (wrong.length > 0 || legend === undefined) return wrong
    const trace = new Trace<ApexRules>()
    const spaces = respawnSpaces(state, legend, content, trace)
    return spaces.some((space) => sameCell(space, cell)) ? [] : decidedBy(trace, 'apex.respawn.place', 'respawn')
  },
  play: respawn,
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || actionViolations(state, seat, 'respawn', 'respawn').length > 0) return []
    return respawnSpaces(state, legend.id, content).map((cell) => ({
      command: { respawn: { cell } },
      text: said((locale) => {
        const [name, place] = [legendName(legend.id, locale, content), cellName(cell)]
        return locale === 'en' ? `${name} respawns in ${place}.` : `${name} reaparece en ${place}.`
      }),
    }))
  },
}

function* respawn(run: ApexRun, _seat: number, { cell: wanted }: CommandBody<'respawn'>): Asking<void> {
  const legend = run.state.activation?.legend ?? ''
  yield* instantWindow(run, 'squadmateRespawning', legend)
  judgeBasic('respawn', activationOf(run.state, legend), run.trace)
  const spaces = respawnSpaces(run.state, legend, run.content, run.trace)
  if (!isFilled(spaces)) {
    run.emit({ type: 'respawnFailed', legend })
    return yield* endActivation(run)
  }
  const isFree = spaces.some((space) => sameCell(space, wanted))
  const question = { kind: 'effectSpace', legend, about: { card: null } } as const
  const cell = isFree ? wanted : yield* ask(run, question, spaces, (space) => ({ cell: space }))
  const cost = run.state.activation?.respawnCost ?? BASIC_ACTION_TABLE.respawn.ap
  run.trace.applied('apex.move.enter-trigger', { cells: [cell] })
  run.emit({ type: 'respawned', legend, cell, cost })
}
