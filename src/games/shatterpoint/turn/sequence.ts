import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { SETUP_STEPS, SetupQuestion, StepState, setupSteps, TableEdge, Terrain } from '../setup/setup-steps.ts'
import { Player } from '../vocabulary.ts'
import { TURN_STEPS, TurnQuestion, turnSteps } from './turn-steps.ts'

/** Which procedure is asked about. */
export const SequenceOf = z
  .union([
    z.strictObject({ setup: SetupQuestion }).meta({ id: 'ShatterpointSequenceOfSetup' }),
    z.strictObject({ turn: TurnQuestion }).meta({ id: 'ShatterpointSequenceOfTurn' }),
  ])
  .meta({ id: 'ShatterpointSequenceOf' })
export type SequenceOf = z.infer<typeof SequenceOf>

const STEPS = [...SETUP_STEPS, ...TURN_STEPS] as const
export const StepKind = z.enum(STEPS).meta({ id: 'ShatterpointSequenceStepKind' })
export type StepKind = z.infer<typeof StepKind>

const Step = z
  .object({
    step: z.string().max(3).describe('As the book numbers it.'),
    kind: StepKind,
    player: Player.nullable().describe('Who acts in it, or first in it; null if both do, or nobody chooses.'),
    state: StepState,
  })
  .meta({ id: 'ShatterpointSequenceStep' })

export const Sequence = z
  .object({
    steps: z.array(Step).max(STEPS.length),
    next: Player.describe('Whose turn follows.'),
    edges: z
      .object({ A: TableEdge, B: TableEdge })
      .meta({ id: 'ShatterpointEdges' })
      .nullable()
      .describe('The edge of each player; null in a turn, and until one is chosen.'),
    terrain: Terrain.nullable().describe('What becomes of the terrain; null in any other step.'),
    mayAct: z
      .boolean()
      .nullable()
      .describe('Whether actions, active abilities and the flip of the stance are possible now; null in the setup.'),
  })
  .meta({ id: 'ShatterpointSequenceOutcome' })
export type Sequence = z.infer<typeof Sequence>

/** The steps of the setup or of a turn in order: what is done, who acts now, what is skipped. */
export function listSteps({ of }: { readonly of: SequenceOf }, { trace }: ShatterpointContext): Sequence | Refusal {
  return 'setup' in of ? setupSteps(of.setup, trace) : turnSteps(of.turn, trace)
}
