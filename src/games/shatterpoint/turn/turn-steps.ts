import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { BOOK } from '../content/book-numbers.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { stateAt } from '../setup/setup-steps.ts'
import { opponentOf, Player } from '../vocabulary.ts'

/** The steps of a turn in their order. */
export const TURN_STEPS = [
  'turnStart',
  'order',
  'activate',
  'activationStart',
  'actions',
  'activationEnd',
  'activationOver',
  'turnEnd',
  'struggle',
  'defeat',
  'over',
] as const
const TurnStep = z.enum(TURN_STEPS).meta({ id: 'ShatterpointTurnStep' })
type TurnStep = z.infer<typeof TurnStep>

export const TurnQuestion = z
  .strictObject({
    player: Player.describe('Whose turn it is.'),
    number: wholeNumber(1, 1000).describe('Of the turn, counted over the whole match.'),
    hasUnits: z.boolean().default(true).describe('Whether the player has a unit that is not defeated.'),
    claimed: z.boolean().default(false).describe('Whether the struggle was won earlier in this turn.'),
    now: TurnStep.default('turnStart').describe('The step that the turn has come to.'),
    resolving: z
      .boolean()
      .default(false)
      .describe('Whether an action, an ability, an attack, a movement or another effect is being resolved.'),
  })
  .meta({ id: 'ShatterpointTurnSequence' })
type TurnQuestion = z.infer<typeof TurnQuestion>

/** The steps that a player without units leaves out: the order card and the activation. */
const OF_ACTIVATION: readonly TurnStep[] = [
  'order',
  'activate',
  'activationStart',
  'actions',
  'activationEnd',
  'activationOver',
  'defeat',
]

/** The steps of a turn, which of them are skipped, and whether the unit may act now. */
export function turnSteps(question: TurnQuestion, trace: ShatterpointTrace) {
  const { player, number, hasUnits, claimed, now } = question
  const reason = skippedBecause(now, question)
  if (reason !== null) return refuse([reason])
  const next = opponentOf(player)
  trace.applied('shatterpoint.turn.alternate', { player, next })
  trace.applied('shatterpoint.turn.detailed-prevails', { steps: TURN_STEPS.length, quick: BOOK.quickTurnSteps })
  if (!hasUnits) trace.applied('shatterpoint.victory.no-units', {})
  if (number === 1) trace.applied('shatterpoint.track.first-turn', { player })
  if (claimed) trace.applied('shatterpoint.struggle.after-claim', { player })
  const mayAct = hasUnits && judgeIdlePoint(question, trace)
  const steps = TURN_STEPS.map((kind, index) => ({
    step: String(index + 1),
    kind,
    player,
    state: skippedBecause(kind, question) === null ? stateAt(index, TURN_STEPS.indexOf(now)) : ('skipped' as const),
  }))
  return { steps, next, edges: null, terrain: null, mayAct }
}

/** Why a turn has no such step. */
function skippedBecause(step: TurnStep, { player, hasUnits, claimed }: TurnQuestion) {
  const path = ['of', 'turn', 'now']
  if (!hasUnits && OF_ACTIVATION.includes(step))
    return { rule: 'shatterpoint.victory.no-units', path, facts: {} } as const
  return claimed && step === 'struggle'
    ? ({ rule: 'shatterpoint.struggle.after-claim', path, facts: { player } } as const)
    : null
}

/** Whether actions, active abilities and the flip of the stance are possible: in their step, while nothing is resolved. */
function judgeIdlePoint({ now, resolving }: TurnQuestion, trace: ShatterpointTrace): boolean {
  const [step, actionStep] = [TURN_STEPS.indexOf(now) + 1, TURN_STEPS.indexOf('actions') + 1]
  trace.applied('shatterpoint.activation.idle-points', { step, actionStep, resolving })
  return step === actionStep && !resolving
}
