import type { Offer } from '../../../contract/match.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { answerText } from './answer.words.ts'
import type { CommandName } from './command.ts'
import { COMMANDS } from './commands/commands.ts'
import type { CommandOf } from './commands/define-command.ts'
import type { ApexState } from './state.ts'

/** Every command that a seat may give now, complete as it is sent. */
export function offersOf(state: ApexState, seat: number, content: ApexContent): Offer[] {
  if (state.result !== null) return []
  const pending = state.procedure?.pending
  if (pending != null) {
    if (pending.seat !== seat) return []
    return pending.options.map((option) => ({
      command: { answer: option },
      group: pending.kind,
      text: answerText(option, content),
      ...('path' in option ? { open: [{ path: 'answer.path', choices: option.path, samples: [option.path] }] } : {}),
    }))
  }
  return (Object.values(COMMANDS) as CommandOf<CommandName>[]).flatMap((command) => [
    ...command.offers(state, seat, content),
  ])
}
