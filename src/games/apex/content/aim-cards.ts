import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The directions of a scatter arrow, with the aim panel south of the board (ruling Q-41). */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export const Direction = z.enum(DIRECTIONS).meta({ id: 'ApexDirection' })
export type Direction = z.infer<typeof Direction>

/** The cards of the aim deck (p. 3). */
export const AIM_DECK_SIZE = 14

const AimIcons = z
  .strictObject({
    hitIfLower: z.boolean().default(false).describe('A hit if the target is on a lower level than the shooter.'),
    missIfHigher: z.boolean().default(false).describe('A miss if the target is on a higher level.'),
    missIfCover: z.boolean().default(false).describe('A miss if the target is in cover.'),
    headshot: z.boolean().default(false),
    partialHits: z.int().min(0).max(4).default(0).describe('Half hits; two of them make a hit.'),
  })
  .meta({ id: 'ApexAimIcons' })

const face = {
  value: z.int().min(0).max(200),
  icons: AimIcons.prefault({}),
  arrow: Direction.nullable().default(null),
}

/** What is printed on an aim card. */
export const AimCardFace = z.strictObject(face).meta({ id: 'ApexAimCardFace' })
export type AimCardFace = z.infer<typeof AimCardFace>

export const AimCard = ContentEntry.extend({ kind: z.literal('aimCard'), ...face })
export type AimCard = z.infer<typeof AimCard>

type Icons = z.input<typeof AimIcons>

const aimCard = (number: number, value: number, icons: Icons, arrow: Direction | null): z.input<typeof AimCard> => ({
  id: `aim-${String(number).padStart(2, '0')}`,
  kind: 'aimCard',
  name: { en: `Aim card ${value}`, es: `Carta de Puntería ${value}` },
  provenance: 'constructed',
  source: 'Constructed to agree with the cards that the examples of p. 28-33 show: 20, 35, 50, 70 and 75.',
  value,
  icons,
  arrow,
})

/**
 * The 14 cards of the aim deck. The book shows five of them in part; the rest is constructed. Headshots are on high cards,
 * but for one that is low enough for a rare helmet to cancel it.
 */
export const aimCards = defineEntries(AimCard, [
  aimCard(1, 10, { missIfCover: true }, 'N'),
  aimCard(2, 20, {}, 'S'),
  aimCard(3, 25, { missIfHigher: true }, 'E'),
  aimCard(4, 30, { partialHits: 1, missIfCover: true }, 'W'),
  aimCard(5, 35, { hitIfLower: true }, 'NE'),
  aimCard(6, 40, { partialHits: 1 }, 'SW'),
  aimCard(7, 45, { hitIfLower: true, missIfCover: true, headshot: true }, 'NW'),
  aimCard(8, 50, { partialHits: 1 }, 'SE'),
  aimCard(9, 55, { headshot: true, missIfCover: true }, 'W'),
  aimCard(10, 60, { missIfHigher: true, partialHits: 1 }, null),
  aimCard(11, 65, { headshot: true, missIfHigher: true }, 'E'),
  aimCard(12, 70, { headshot: true }, null),
  aimCard(13, 75, { missIfCover: true }, 'S'),
  aimCard(14, 85, { headshot: true }, null),
])
