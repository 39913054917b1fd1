import type { Offer } from '../../../contract/match.ts'
import { finish, inSteps, type Steps } from '../../../lib/steps.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { answerText } from './answer.words.ts'
import { COMMANDS } from './commands/commands.ts'
import type { ApexQuestion } from './questions.ts'
import type { ApexState } from './state.ts'

/** Every command that a seat may give now, complete as it is sent. */
export function* offersInSteps(state: ApexState, seat: number, content: ApexContent): Steps<Offer[]> {
  if (state.result !== null) return []
  const pending = state.procedure?.pending
  if (pending != null) return pending.seat === seat ? answerOffers(pending, content) : []
  const offers: Offer[] = []
  for (const command of Object.values(COMMANDS)) {
    offers.push(...(yield* inSteps(command.offers(state, seat, content))))
    yield
  }
  return offers
}

/** The same without pauses. */
export const offersOf = (state: ApexState, seat: number, content: ApexContent): Offer[] =>
  finish(offersInSteps(state, seat, content))

const answerOffers = ({ options, kind }: ApexQuestion, content: ApexContent): Offer[] =>
  options.map((option) => ({
    command: { answer: option },
    group: kind,
    text: answerText(option, content),
    ...('path' in option ? { open: [{ path: 'answer.path', choices: option.path, samples: [option.path] }] } : {}),
  }))
