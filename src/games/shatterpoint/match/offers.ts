import type { Offer } from '../../../contract/match.ts'
import { REPORT } from '../../../contract/match-procedure.ts'
import { reportOffer } from '../../../contract/match-report.ts'
import type { Steps } from '../../../lib/steps.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointCommand } from './command.ts'
import { commandText, paymentText, REPORT_TEXT } from './offer.words.ts'
import { angleOffers } from './offers/angles.ts'
import { moveOffers } from './offers/moves.ts'
import { placeOffers } from './offers/places.ts'
import { mayFlip, openAbilities, openActions } from './procedures/activation.ts'
import type { ShatterpointQuestion } from './questions.ts'
import type { ShatterpointState } from './state.ts'
import { seatOf } from './units.ts'

const kept = new WeakMap<ShatterpointState, readonly Offer[]>()

/** Every command that a seat may give now, complete as it is sent, with what may be changed in it. */
export function* offersOf(
  state: ShatterpointState,
  seat: number,
  content: ShatterpointContent,
): Steps<readonly Offer[]> {
  if (state.result !== null) return []
  const pending = state.procedure?.pending
  if (seat !== (pending?.seat ?? seatOf(state.active))) return []
  const offers =
    kept.get(state) ?? (pending == null ? idleOffers(state, content) : yield* answerOffers(state, pending, content))
  kept.set(state, offers)
  return offers
}

/** What answers a question. */
function* answerOffers(
  state: ShatterpointState,
  question: ShatterpointQuestion,
  content: ShatterpointContent,
): Steps<Offer[]> {
  const { kind, dice, options, moves, angles, places } = question
  if (kind === REPORT && dice !== undefined) return [reportOffer(dice, REPORT_TEXT)]
  const scene = { state, content }
  const offers: Offer[] = []
  for (const grant of moves) offers.push(...(yield* moveOffers(scene, grant)))
  for (const grant of places) offers.push(...(yield* placeOffers(scene, grant)))
  return [
    ...offers,
    ...angles.map((grant) => angleOffers(scene, grant)),
    ...options.map((command) => ({ ...plainOffer(command, kind, content), ...paymentOf(command, question, content) })),
  ]
}

const plainOffer = (command: ShatterpointCommand, group: string, content: ShatterpointContent): Offer => ({
  command,
  group,
  text: commandText(command, content),
})

/** Where a player pays what they want, an offer says what of, and for which ability. */
function paymentOf(command: ShatterpointCommand, { about }: ShatterpointQuestion, content: ShatterpointContent) {
  const { pays, ability } = about
  if (typeof pays !== 'string' || typeof ability !== 'string') return {}
  return { text: paymentText(command, { pays, ability }, content) }
}

/** What the player of the activating unit may do. */
function idleOffers(state: ShatterpointState, content: ShatterpointContent): Offer[] {
  if (state.activation === null) return []
  const commands: ShatterpointCommand[] = [
    ...openActions(state, content).map((type) => ({ action: { type } })),
    ...openAbilities(state, content).map(({ id }) => ({ useAbility: { abilityId: id } })),
    ...(mayFlip(state, content) ? [{ flipStance: {} }] : []),
    { endActivation: {} },
  ]
  return commands.map((command) => plainOffer(command, 'activate', content))
}
