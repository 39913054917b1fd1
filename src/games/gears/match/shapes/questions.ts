import { z } from 'zod'
import { DiceToReport } from '../../../../contract/match-report.ts'
import { MATCH_DECISION_KINDS, type MatchDecisionKind } from '../../locust/ai/decision.ts'
import { Id } from '../../vocabulary.ts'

const asked = {
  player: Id.describe('The soldier whose player answers.'),
  figure: z.string().nullable().describe('The figure that it is about.'),
  against: z.string().optional().describe('Whom or what it is asked against.'),
}
const options = z
  .array(z.string())
  .optional()
  .describe('What may be answered; left out for others where it tells about a hand.')
const dice = DiceToReport.optional().describe('The dice whose faces are to be reported.')

const QuestionKind = z.enum(MATCH_DECISION_KINDS).meta({ id: 'GearsQuestionKind' })

/** A question as one viewer may see it. */
export const Question = z
  .strictObject({ kind: QuestionKind, ...asked, options, dice })
  .meta({ id: 'GearsMatchQuestion' })

/** The same without its options, as an answer repeats it. */
export const AnsweredQuestion = z.strictObject({ kind: QuestionKind, ...asked }).meta({ id: 'GearsAnsweredQuestion' })

const questionOf = (kind: MatchDecisionKind): z.ZodType =>
  kind === 'report'
    ? z.strictObject({ kind: z.literal(kind), ...asked, options, dice: DiceToReport })
    : z.strictObject({ kind: z.literal(kind), ...asked, options })

/** Every question by its kind. */
export const QUESTION_SHAPES: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  MATCH_DECISION_KINDS.map((kind) => [kind, questionOf(kind)]),
)
