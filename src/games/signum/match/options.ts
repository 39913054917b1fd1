import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { DECK_SIZE, MAX_BUILDINGS } from '../content/numbers.ts'
import { BoardForm } from '../table/board.ts'
import { Id } from '../vocabulary.ts'
import { VARIANTS } from './state.ts'

/** What the creator of a match chooses. */
export const SignumOptions = z
  .strictObject({
    variant: z
      .enum(VARIANTS)
      .default('duel')
      .describe('Two, three or four players, or two teams of two: the first two seats against the others.')
      .meta({ id: 'SignumMatchVariant' }),
    experiencedArchitect: z
      .boolean()
      .default(false)
      .describe('Each player builds from an ordered construction deck; that of a ready deck are its buildings.'),
    openLists: z
      .boolean()
      .default(false)
      .describe('Whether everybody knows what is in the decks; nobody ever knows their order.'),
    roundLimit: wholeNumber(5, 60).nullable().default(null).describe('After so many rounds the match is decided.'),
    battlefield: BoardForm.prefault({ content: 'empty-battlefield' }).describe(
      'Its terrain lies there from the start; creatures, sides and cities on it do not count.',
    ),
  })
  .meta({ id: 'SignumMatchOptions' })
export type SignumOptions = z.infer<typeof SignumOptions>

const OwnDeck = z
  .strictObject({
    hero: Id,
    cards: z
      .array(Id)
      .min(1)
      .max(DECK_SIZE.max + 20),
    buildings: z.array(Id).max(40).default([]),
    terrain: z.array(Id).max(20).default([]),
    constructionDeck: z
      .array(Id)
      .max(MAX_BUILDINGS)
      .exactOptional()
      .describe('For the experienced architect: the buildings in the order in which they are drawn.'),
  })
  .meta({ id: 'SignumMatchOwnDeck' })

/** The deck that a player brings; left out, it is one of the two that are ready. */
export const SignumChoices = z
  .union([
    z.strictObject({ ready: Id.describe('A deck of the content.') }).meta({ id: 'SignumMatchReadyDeck' }),
    z.strictObject({ own: OwnDeck }).meta({ id: 'SignumMatchBroughtDeck' }),
  ])
  .meta({ id: 'SignumMatchDeck' })
export type SignumChoices = z.infer<typeof SignumChoices>
