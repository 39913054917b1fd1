import { z } from 'zod'
import { ThingName } from '../../../../contract/thing-name.ts'
import { Cell } from '../../vocabulary.ts'
import { ReactionPhase } from '../shot/feat-form.ts'

/** What players report of a Legend that their card changed. */
const Report = z
  .strictObject({
    id: ThingName,
    cell: Cell.nullable().optional(),
    shield: z.int().min(0).max(200).optional(),
    health: z.int().min(0).max(200).optional(),
  })
  .meta({ id: 'ApexReactionReport' })

/** An answer to a question of an activation. */
export const ActivationAnswer = z
  .union([
    z.strictObject({ beacon: z.string().max(64) }),
    z.strictObject({ space: Cell }),
    z.strictObject({
      reaction: z
        .strictObject({
          card: z.string().max(80).nullable().describe('null: no reaction.'),
          difficulty: z.int().min(-200).max(200).default(0).describe('What the card adds to the difficulty.'),
          changes: z.array(Report).max(4).default([]).describe('Whom the card moved, healed or hurt.'),
        })
        .meta({ id: 'ApexPlayedReaction' }),
    }),
  ])
  .describe('Players carry their own cards out and report what changed.')
  .meta({ id: 'ApexActivationAnswer' })
export type ActivationAnswer = z.infer<typeof ActivationAnswer>

export const QUESTION_KINDS = ['beacon', 'respawnSpace', 'reaction', 'pushPlace'] as const

/** What somebody has to decide before the activation goes on. */
export const ActivationQuestion = z
  .object({
    kind: z.enum(QUESTION_KINDS).meta({ id: 'ApexActivationQuestionKind' }),
    legend: z.string().describe('Whom it is about.'),
    phase: ReactionPhase.nullable(),
    cards: z.array(z.string()).describe('The cards that may be played; none is always possible.'),
    beacons: z.array(z.string()),
    spaces: z.array(Cell),
  })
  .meta({ id: 'ApexActivationQuestion' })
export type ActivationQuestion = z.infer<typeof ActivationQuestion>

/** A question, and what is answered if nobody is there. */
export type Asked = { readonly ask: ActivationQuestion; readonly idle: ActivationAnswer }

/** A question about nothing but what is given. */
export const question = (
  kind: ActivationQuestion['kind'],
  legend: string,
  about: Partial<Omit<ActivationQuestion, 'kind' | 'legend'>>,
  idle: ActivationAnswer,
): Asked => ({ ask: { kind, legend, phase: null, cards: [], beacons: [], spaces: [], ...about }, idle })

/** No reaction at all. */
export const PASS: ActivationAnswer = { reaction: { card: null, difficulty: 0, changes: [] } }

/** Something that is played outside of an activation before it goes on: in a match, the cards of its players. */
export class Interlude {}

/** A part of an activation that may stop and ask. */
export type Asking<Result> = Generator<Asked | Interlude, Result, ActivationAnswer>
