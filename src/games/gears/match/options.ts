import { z } from 'zod'
import { Difficulty } from '../content/mission.ts'
import { Id, LIMITS } from '../vocabulary.ts'

/** What the creator of a match chooses. */
export const GearsOptions = z
  .strictObject({
    mission: Id.default('emergence').describe('A mission of the content.'),
    characters: z
      .array(Id)
      .min(1)
      .max(LIMITS.cogs)
      .exactOptional()
      .describe('The soldiers by seat, each once, where a player chooses none; if left out the first of the content.'),
    difficulty: Difficulty.exactOptional().describe('For the mission of the waves.'),
    isInsane: z.boolean().default(false).describe('Wounds are paid at random, and bleeding soldiers can be executed.'),
  })
  .meta({ id: 'GearsOptions' })
export type GearsOptions = z.infer<typeof GearsOptions>

/** What whoever takes a seat chooses. */
export const GearsChoices = z
  .strictObject({ soldier: Id.describe('A character of the content that nobody else plays.') })
  .meta({ id: 'GearsChoices' })
export type GearsChoices = z.infer<typeof GearsChoices>
