import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { opponentOf, Player } from '../vocabulary.ts'

const SetupQuestion = z.strictObject({ startingPlayer: Player }).meta({ id: 'ShatterpointSetupSequence' })
const TurnQuestion = z
  .strictObject({
    player: Player.describe('Whose turn it is.'),
    number: wholeNumber(1, 1000).describe('Of the turn, counted over the whole match.'),
    hasUnits: z.boolean().default(true).describe('Whether the player has a unit that is not defeated.'),
    claimed: z.boolean().default(false).describe('Whether the struggle was won earlier in this turn.'),
  })
  .meta({ id: 'ShatterpointTurnSequence' })

/** Which procedure is asked about. */
export const SequenceOf = z
  .union([
    z.strictObject({ setup: SetupQuestion }).meta({ id: 'ShatterpointSequenceOfSetup' }),
    z.strictObject({ turn: TurnQuestion }).meta({ id: 'ShatterpointSequenceOfTurn' }),
  ])
  .meta({ id: 'ShatterpointSequenceOf' })
export type SequenceOf = z.infer<typeof SequenceOf>

const STEPS = [
  'teams',
  'startingRoll',
  'edge',
  'mission',
  'objectives',
  'missionDeck',
  'terrain',
  'decks',
  'deployment',
  'stances',
  'reveal',
  'setupEnd',
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
export const StepKind = z.enum(STEPS).meta({ id: 'ShatterpointSequenceStepKind' })
export type StepKind = z.infer<typeof StepKind>

const Step = z
  .object({
    step: z.string().max(3).describe('As the book numbers it.'),
    kind: StepKind,
    player: Player.nullable().describe('Who acts first in it; null if both do, or nobody chooses.'),
    isSkipped: z.boolean(),
  })
  .meta({ id: 'ShatterpointSequenceStep' })

export const Sequence = z
  .object({
    steps: z.array(Step).max(STEPS.length),
    next: Player.nullable().describe('Whose turn follows; null after setup means the starting player.'),
  })
  .meta({ id: 'ShatterpointSequenceOutcome' })
export type Sequence = z.infer<typeof Sequence>

/** The steps of the setup or of a turn, in order, and which of them are skipped. */
export function listSteps({ of }: { readonly of: SequenceOf }, { trace }: ShatterpointContext): Sequence {
  return 'setup' in of ? setupSteps(of.setup.startingPlayer, trace) : turnSteps(of.turn, trace)
}

function setupSteps(player: Player, trace: ShatterpointTrace): Sequence {
  trace.applied('shatterpoint.setup.side', { player })
  trace.applied('shatterpoint.setup.opposite-edge', { player: opponentOf(player) })
  trace.applied('shatterpoint.setup.battlefield', {})
  trace.applied('shatterpoint.setup.terrain-agreement', { player })
  trace.applied('shatterpoint.setup.redeploy', {})
  trace.applied('shatterpoint.setup.stances', { player })
  trace.applied('shatterpoint.setup.reveal', { player })
  trace.applied('shatterpoint.setup.end', { player })
  const both: readonly StepKind[] = ['teams', 'startingRoll', 'objectives', 'missionDeck', 'decks']
  const kinds = STEPS.slice(0, STEPS.indexOf('turnStart'))
  const steps = kinds.map((kind, index) => ({
    step: String(index + 1),
    kind,
    player: both.includes(kind) ? null : player,
    isSkipped: false,
  }))
  return { steps, next: player }
}

/** The steps that a player without units leaves out: the order card and the activation. */
const OF_ACTIVATION: readonly StepKind[] = [
  'order',
  'activate',
  'activationStart',
  'actions',
  'activationEnd',
  'activationOver',
  'defeat',
]

function turnSteps({ player, number, hasUnits, claimed }: z.infer<typeof TurnQuestion>, trace: ShatterpointTrace) {
  const next = opponentOf(player)
  trace.applied('shatterpoint.turn.alternate', { player, next })
  trace.applied('shatterpoint.turn.detailed-prevails', {})
  if (hasUnits) trace.applied('shatterpoint.activation.idle-points', {})
  else trace.applied('shatterpoint.victory.no-units', {})
  if (number === 1) trace.applied('shatterpoint.track.first-turn', { player })
  if (claimed) trace.applied('shatterpoint.struggle.after-claim', { player })
  const steps = STEPS.slice(STEPS.indexOf('turnStart')).map((kind, index) => ({
    step: String(index + 1),
    kind,
    player,
    isSkipped: (!hasUnits && OF_ACTIVATION.includes(kind)) || (claimed && kind === 'struggle'),
  }))
  return { steps, next }
}
