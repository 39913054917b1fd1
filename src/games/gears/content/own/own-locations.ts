import { z } from 'zod'
import { Id, PieceId } from '../../vocabulary.ts'
import { CardEffect } from '../card-effects.ts'
import { CardFate, type Equipment } from '../equipment.ts'
import type { Location } from '../locations.ts'
import { printedAs } from './own-text.ts'

const PrintedEquipment = z
  .strictObject({
    does: z.array(CardEffect).min(1).max(3),
    afterUse: CardFate.default('discarded').describe('What becomes of the location card.'),
    isInsteadOfOrder: z.boolean().default(false).describe('Whether it takes the place of the turn’s order card.'),
  })
  .meta({ id: 'GearsPrintedEquipment' })

export const OwnLocation = z
  .strictObject({
    piece: PieceId,
    spawn: z
      .array(z.string().regex(/^[ABC]{1,4}$/))
      .length(4)
      .describe('The lines for one to four players.'),
    equipment: z
      .union([z.strictObject({ card: Id }), z.strictObject({ printed: PrintedEquipment })])
      .optional()
      .describe('Left out for a card that is put away.')
      .meta({ id: 'GearsOwnEquipment' }),
  })
  .meta({ id: 'GearsOwnLocation' })
type OwnLocation = z.infer<typeof OwnLocation>

const equipmentId = (piece: string): string => `equipment of ${piece}`

/** The location card as the rules read it. */
export const locationCard = ({ piece, spawn, equipment }: OwnLocation): Location => ({
  ...printedAs(piece, 'location' as const),
  piece,
  spawn,
  equipment: equipment === undefined ? null : 'card' in equipment ? equipment.card : equipmentId(piece),
})

/** The abilities that are printed on location cards of a question. */
export const equipmentCards = ({ piece, equipment }: OwnLocation): readonly Equipment[] =>
  equipment === undefined || 'card' in equipment
    ? []
    : [{ ...printedAs(equipmentId(piece), 'equipment' as const), ...equipment.printed }]
