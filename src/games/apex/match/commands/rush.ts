import { RUSH_SPACES } from '../../content/movement.ts'
import { cardName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { legendOf } from '../legends.ts'
import { movePoints } from '../procedures/lasting.ts'
import { moveAlong, pathsFor, pathViolations } from '../procedures/moving.ts'
import { actor, against, foundAgainst, freeViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** A feat is discarded for a Move of its own. */
export const rushCommand: CommandOf<'rush'> = {
  violations(state, seat, { card, path }, content) {
    const wrong = freeViolations(state, seat, 'rush', 'rush')
    const { activation } = state
    if (wrong.length > 0 || activation === null) return wrong
    const { id, hand } = legendOf(state, activation.legend)
    if (!hand.includes(card)) {
      const facts = { legend: id, card, inHand: false }
      return against({ rule: 'apex.feat.use', path: ['command', 'rush', 'card'], facts })
    }
    const points = movePoints(state, id, RUSH_SPACES, content)
    return foundAgainst(pathViolations(state, id, { path, points }, content), 'rush')
  },
  play(run, _seat, { card, path }) {
    const legend = run.state.activation?.legend ?? ''
    const points = movePoints(run.state, legend, RUSH_SPACES, run.content)
    run.trace.applied('apex.activation.rush', { reason: 'possible' })
    run.emit({ type: 'rushed', legend, card, use: 'move' })
    moveAlong(run, legend, { path, points })
    return undefined
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    const [card] = legend?.hand ?? []
    if (legend === null || card === undefined || freeViolations(state, seat, 'rush', 'rush').length > 0) return []
    return pathsFor(state, legend.id, movePoints(state, legend.id, RUSH_SPACES, content), content).map(
      ({ cell, path }) => ({
        command: { rush: { card, path } },
        text: said((locale) => {
          const [name, place] = [cardName(card, locale, content), cellName(cell)]
          return locale === 'en'
            ? `Rush to ${place}, discarding ${name}.`
            : `Acción impetuosa a ${place}, descartando ${name}.`
        }),
        open: [
          { path: 'rush.card', choices: legend.hand, samples: [card] },
          { path: 'rush.path', choices: path, samples: [path] },
        ],
      }),
    )
  },
}
