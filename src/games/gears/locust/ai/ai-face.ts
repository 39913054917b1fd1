import { z } from 'zod'
import { type AiCard, AiSet, AiTrait } from '../../content/ai-cards/ai-card.ts'

const Words = z.object({ en: z.string(), es: z.string() }).meta({ id: 'GearsAiWords' })

/** What an AI card says. */
export const CardFace = z
  .object({ number: z.int().min(1).max(99), set: AiSet, trait: AiTrait, name: Words, text: Words })
  .meta({ id: 'GearsAiCardFace' })
export type CardFace = z.infer<typeof CardFace>

export const faceOf = ({ number, set, trait, name, text }: AiCard): CardFace => ({ number, set, trait, name, text })
