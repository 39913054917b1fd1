import { z } from 'zod'
import { ReactionWindow } from '../../content/effects.ts'
import { Squad } from '../../table/squad.ts'
import { TRIGGERS } from '../../turn/windows/instant-window.ts'
import { Count } from '../../vocabulary.ts'
import { ApexAnswer } from '../commands/answer.ts'
import { QUESTION_KINDS, type QuestionKind } from '../questions.ts'

const id = z.string()
const tokens = z.array(id).describe('The loot tokens that are to find their places.')
const card = id.describe('The card whose effect it is.')
const Trigger = z.enum(TRIGGERS).meta({ id: 'ApexInstantMoment' })

/** What every question is about, by its kind. */
const ABOUT = {
  loot: z.strictObject({ tokens }),
  weaponChoice: z.strictObject({ weapons: z.array(id) }),
  weapon: z.strictObject({ weapon: id }),
  freed: z.strictObject({ token: id }),
  rewardAmmo: z.strictObject({ ammo: Count }),
  reaction: z.strictObject({ window: ReactionWindow, shooter: id, target: id }),
  reactionOrder: z.strictObject({ window: ReactionWindow }),
  instant: z.strictObject({ trigger: Trigger, about: id.nullable().describe('The Legend that it happened to.') }),
  pushPlace: z.strictObject({ by: id }),
  effectTarget: z.strictObject({ card, what: z.literal('weapon').exactOptional() }),
  effectOrder: z.strictObject({ card }),
  effectMove: z.strictObject({ card, points: Count }),
  beacon: z.strictObject({}),
  respawnSpace: z.strictObject({}),
  shotBoost: z.strictObject({ shooter: id }),
  effectSpace: z.strictObject({ card: card.nullable().describe('Null where a Legend respawns.') }),
} as const satisfies Readonly<Record<QuestionKind, z.ZodObject>>

/** What a question of a kind is about. */
export type AboutOf<Kind extends QuestionKind> = z.infer<(typeof ABOUT)[Kind]>

/** What a question is about; which fields are there, its kind says. */
const About = z
  .strictObject({
    tokens: tokens.optional(),
    weapons: z.array(id).optional(),
    weapon: id.optional(),
    token: id.optional(),
    ammo: Count.optional(),
    window: ReactionWindow.optional(),
    shooter: id.optional(),
    target: id.optional(),
    trigger: Trigger.optional(),
    about: id.nullable().optional(),
    by: id.optional(),
    card: card.nullable().optional(),
    what: z.literal('weapon').optional(),
    points: Count.optional(),
  })
  .meta({ id: 'ApexMatchQuestionAbout' })

const asked = {
  seat: z.int().min(0).max(5).nullable().describe('The seat that is asked; null for others where windows are quick.'),
  squad: Squad,
  legend: id.nullable().describe('The Legend that is asked; null for others where windows are quick.'),
}
const options = z
  .array(ApexAnswer)
  .optional()
  .describe('What may be answered; left out for others where it shows what is hidden.')

const Kind = z.enum(QUESTION_KINDS).meta({ id: 'ApexMatchQuestionKind' })

/** A question as one viewer may see it. */
export const Question = z
  .strictObject({ kind: Kind, ...asked, about: About, options })
  .meta({ id: 'ApexMatchQuestion' })

/** The same without its options, as an answer repeats it. */
export const AnsweredQuestion = z
  .strictObject({ kind: Kind, ...asked, about: About })
  .meta({ id: 'ApexMatchAnsweredQuestion' })

/** Every question by its kind. */
export const QUESTION_SHAPES: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  QUESTION_KINDS.map((kind) => [
    kind,
    z.strictObject({ kind: z.literal(kind), squad: asked.squad, legend: asked.legend, about: ABOUT[kind], options }),
  ]),
)
