import { actionName } from '../../turn/action.words.ts'
import { actor, actorViolations, against } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** The rest of the action that is open lapses. */
export const finishCommand: CommandOf<'finish'> = {
  violations(state, seat) {
    const wrong = actorViolations(state, seat, 'finish')
    if (wrong.length > 0 || state.action !== null) return wrong
    const facts = { action: 'finish', open: 'finish', legal: false, left: [], done: false }
    return against({ rule: 'apex.activation.open-action', path: ['command', 'finish'], facts })
  },
  play(run) {
    const { action, activation } = run.state
    if (action === null || activation === null) return undefined
    const left = action.parts.map(({ part }) => part)
    run.trace.applied('apex.activation.open-action', {
      action: 'pass',
      open: action.source,
      legal: true,
      left,
      done: false,
    })
    run.emit({ type: 'actionEnded', legend: activation.legend, source: action.source })
    return undefined
  },
  offers(state, seat, content) {
    const { action } = state
    if (action === null || actor(state, seat) === null) return []
    return [
      {
        command: { finish: {} },
        text: said((locale) => {
          const name = actionName(action.source, locale, content)
          return locale === 'en' ? `Finish the action “${name}”.` : `Dar por terminada la acción «${name}».`
        }),
      },
    ]
  },
}
