import { z } from 'zod'
import { ContentEntry } from '../../../../contract/content.ts'
import { FIGURE_TYPES, FigureType } from '../../vocabulary.ts'
import { Condition, Effect } from '../effects.ts'

/** The traits of AI cards, which say how often a card is resolved and when its condition is looked at. */
const AI_TRAITS = ['event', 'forEach', 'group'] as const
export const AiTrait = z.enum(AI_TRAITS).meta({ id: 'GearsAiTrait' })
export type AiTrait = z.infer<typeof AiTrait>

/** The sets that an AI deck is put together from. */
const AI_SETS = ['general', ...FIGURE_TYPES] as const
export const AiSet = z.enum(AI_SETS).meta({ id: 'GearsAiSet' })
export type AiSet = z.infer<typeof AiSet>

const Effects = z.array(Effect).min(1).max(6)

/** An AI card: what the Locust do in one activation step. */
export const AiCard = ContentEntry.extend({
  kind: z.literal('aiCard'),
  number: z.int().min(1).max(99),
  set: AiSet,
  trait: AiTrait,
  /** The figures that a “for each” card is resolved for. */
  subject: FigureType.nullable(),
  /** When the card is discarded without effect and another is drawn. */
  redrawIf: Condition.nullable(),
  /** The restricted ability: resolved if its condition is true. */
  restricted: z.strictObject({ when: Condition, do: Effects }).nullable(),
  /** What an event does, or what happens if the condition is false. */
  otherwise: Effects,
  text: z.object({ en: z.string().max(600), es: z.string().max(600) }),
})
export type AiCard = z.infer<typeof AiCard>
