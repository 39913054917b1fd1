import { z } from 'zod'
import { DiceToReport } from '../../../../contract/match-report.ts'
import { MoveKind } from '../../movement/move.ts'
import { Range } from '../../vocabulary.ts'
import { QUESTION_KINDS } from '../questions.ts'

const Id = z.string()
/** A command as it is sent. */
export const CommandShape = z.record(z.string(), z.unknown())

const Mode = z
  .enum(['push', 'pull'])
  .describe('Away from something or towards it.')
  .meta({ id: 'ShatterpointMatchMode' })

const MoveGrant = z
  .strictObject({
    character: Id,
    kinds: z.array(MoveKind),
    direction: z.strictObject({ mode: Mode, object: Id }).meta({ id: 'ShatterpointMatchDirection' }).nullable(),
  })
  .describe('A character that may be moved with a template, in one of these ways.')
  .meta({ id: 'ShatterpointMatchMoveGrant' })

const AngleGrant = z
  .strictObject({
    command: z.enum(['setAngle', 'shove', 'followUp', 'pushChar']).meta({ id: 'ShatterpointMatchAngleCommand' }),
    character: Id,
    source: Id.nullable().describe('null if the direction is free.'),
    mode: Mode,
    range: Range,
  })
  .describe('A push or a pull whose angle is asked.')
  .meta({ id: 'ShatterpointMatchAngleGrant' })

const PlaceGrant = z
  .strictObject({
    command: z.enum(['deploySquad', 'deployChar']).meta({ id: 'ShatterpointMatchPlaceCommand' }),
    character: Id,
    squad: z.int().min(1).max(2),
    leader: Id.nullable().describe('The first character of the squad; null for that one itself.'),
  })
  .describe('A character that is deployed.')
  .meta({ id: 'ShatterpointMatchPlaceGrant' })

const Kind = z.enum(QUESTION_KINDS).meta({ id: 'ShatterpointMatchQuestionKind' })
export const Seat = z.int().min(0).max(1)

const asked = {
  about: z.record(z.string(), z.unknown()).describe('A unit, an ability, a card, an attack: what it is about.'),
  moves: z.array(MoveGrant),
  angles: z.array(AngleGrant),
  places: z.array(PlaceGrant),
  dice: DiceToReport.optional(),
}
const options = z
  .array(CommandShape)
  .optional()
  .describe('Commands that answer it as they are; left out for others where it tells what somebody could react with.')

/** A question as one viewer may see it. */
export const Question = z
  .strictObject({ kind: Kind, seat: Seat, ...asked, options })
  .meta({ id: 'ShatterpointMatchQuestion' })

/** The same without its options, as an answer repeats it. */
export const AnsweredQuestion = z
  .strictObject({ kind: Kind, seat: Seat, ...asked })
  .meta({ id: 'ShatterpointMatchAnsweredQuestion' })

/** Every question by its kind. */
export const QUESTION_SHAPES: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  QUESTION_KINDS.map((kind) => [kind, z.strictObject({ kind: z.literal(kind), ...asked, options })]),
)
