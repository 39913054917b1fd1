import { z } from 'zod'
import { DiceToReport } from '../../../../contract/match-report.ts'
import { Count } from '../../vocabulary.ts'
import { PlayerId } from '../players.ts'
import { QUESTION_KINDS } from '../questions.ts'
import { PHASES, VARIANTS } from '../state.ts'
import {
  ActivationShape,
  CreatureShape,
  EffectShape,
  openPlayer,
  ResultShape,
  TacticShape,
  TemplateShape,
} from './things.ts'

const Id = z.string()
const Kind = z.enum(QUESTION_KINDS).meta({ id: 'SignumMatchQuestionKind' })
export const Seat = z.int().min(0).max(3)
export const CommandShape = z.record(z.string(), z.unknown())

const PickShape = z
  .strictObject({
    field: z.enum(['targets', 'cards', 'stabbers', 'relics', 'order']).meta({ id: 'SignumMatchPickField' }),
    candidates: z.array(Id),
    min: Count,
    max: Count,
  })
  .describe('Of these some are picked, or all are put into an order by their numbers.')
  .meta({ id: 'SignumMatchPick' })

const asked = {
  about: z.record(z.string(), z.unknown()).describe('A creature, a card, what happened: what it is about.'),
  options: z
    .array(CommandShape)
    .optional()
    .describe('Answers that fit as they are; left out for others where they tell what somebody holds.'),
  pick: PickShape.nullable().optional(),
  dice: DiceToReport.optional(),
}

/** A question as one viewer may see it. */
export const QuestionShape = z.strictObject({ kind: Kind, seat: Seat, ...asked }).meta({ id: 'SignumMatchQuestion' })

/** The same without its answers, as an answer repeats it. */
export const AnsweredShape = z
  .strictObject({ kind: Kind, seat: Seat, about: asked.about, dice: asked.dice })
  .meta({ id: 'SignumMatchAnsweredQuestion' })

/** Every question by its kind. */
export const QUESTION_SHAPES: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  QUESTION_KINDS.map((kind) => [kind, z.strictObject({ kind: z.literal(kind), ...asked })]),
)

const OwnShape = z
  .strictObject({
    hand: z.array(Id),
    supply: z.array(Id).describe('Buildings that were chosen and are not built.'),
    terrain: z.array(Id).describe('Terrain cards that were chosen.'),
    drawnBuilding: Id.nullable(),
  })
  .describe('What only the player sees.')
  .meta({ id: 'SignumMatchOwn' })

const ListShape = z
  .strictObject({ cards: z.array(Id), buildings: z.array(Id), terrain: z.array(Id) })
  .describe('What the player brought: for the player, and for everybody if lists are open.')
  .meta({ id: 'SignumMatchDeckList' })

const PlayerShape = z
  .strictObject({
    ...openPlayer,
    deckSize: Count,
    handSize: Count,
    constructionDeckSize: Count,
    tactics: z.array(TacticShape),
    list: ListShape.nullable(),
    own: OwnShape.nullable(),
  })
  .meta({ id: 'SignumMatchPlayerView' })

const KeptOptions = z
  .strictObject({
    variant: z.enum(VARIANTS),
    experiencedArchitect: z.boolean(),
    roundLimit: Count.nullable(),
    openLists: z.boolean(),
  })
  .meta({ id: 'SignumMatchKeptOptions' })

/** What a viewer may see of a match. */
export const SignumView = z
  .strictObject({
    options: KeptOptions,
    phase: z.enum(PHASES).meta({ id: 'SignumMatchPhase' }),
    players: z.array(PlayerShape).describe('By seat.'),
    order: z.array(PlayerId).describe('The order of turns.'),
    active: PlayerId,
    turn: Count,
    round: Count,
    creatures: z.array(CreatureShape),
    terrain: z.array(TemplateShape),
    effects: z.array(EffectShape),
    sequence: Count,
    activation: ActivationShape.nullable(),
    drawOffers: z.array(PlayerId),
    reached: z.array(PlayerId),
    result: ResultShape.nullable(),
    asked: QuestionShape.nullable(),
  })
  .meta({ id: 'SignumMatchView' })

/** A command that stops and asks. */
export const PROCEDURE_EVENT_SHAPES = {
  matchSetUp: z.strictObject({ state: SignumView }),
  began: z.strictObject({ seat: Seat, command: CommandShape.optional().describe('For whoever gave it.') }),
  asked: z.strictObject({ seat: Seat, decision: QuestionShape }),
  answered: z.strictObject({
    seat: Seat,
    option: CommandShape.optional().describe('For whoever answered.'),
    decision: AnsweredShape.optional(),
  }),
  reported: z.strictObject({ seat: Seat, dice: DiceToReport, faces: z.array(Count) }),
  ended: z.strictObject({}),
} as const
