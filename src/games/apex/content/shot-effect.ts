import { z } from 'zod'

/** The kinds of ammunition (p. 44). */
export const AMMO_TYPES = ['energy', 'light', 'heavy', 'shotgun', 'sniper', 'mythic'] as const
export const AmmoType = z.enum(AMMO_TYPES).meta({ id: 'ApexAmmoType' })
export type AmmoType = z.infer<typeof AmmoType>

/** How rare a loot token is; starting equipment is kept apart from the bags (p. 8). */
const RARITIES = ['starting', 'common', 'rare', 'epic', 'legendary'] as const
export const Rarity = z.enum(RARITIES).meta({ id: 'ApexRarity' })
export type Rarity = z.infer<typeof Rarity>

/** The icons of an aim card that decide about a shot (p. 29), by the names they have on the card. */
export const AIM_ICONS = ['hitIfLower', 'missIfHigher', 'missIfCover', 'headshot', 'partialHits'] as const
export const AimIcon = z.enum(AIM_ICONS).meta({ id: 'ApexAimIcon' })
export type AimIcon = z.infer<typeof AimIcon>

/** The farthest distance that a question may be about; no board is wider. */
export const FARTHEST = 64

/** Whether a range of distances does not end before it starts. */
export const isAscending = ({ min, max }: { min: number; max: number | null }): boolean => max === null || min <= max
export const NOT_ASCENDING = { path: ['max'], error: 'A range does not end before it starts.' }

export const DistanceRange = z
  .strictObject({ min: z.int().min(0).max(FARTHEST), max: z.int().min(0).max(FARTHEST).nullable() })
  .refine(isAscending, NOT_ASCENDING)
  .describe('Distances from min to max, both included; max null means without end.')
  .meta({ id: 'ApexDistanceRange' })
export type DistanceRange = z.infer<typeof DistanceRange>

export const RateOfFire = z
  .strictObject({ slots: z.int().min(0).max(14), cardsPerSlot: z.int().min(1).max(14) })
  .describe('N × M: N slots of the aim track with M aim cards each.')
  .meta({ id: 'ApexRateOfFire' })
export type RateOfFire = z.infer<typeof RateOfFire>

const difficulty = z.int().min(-200).max(200)
const shift = z.int().min(-20).max(20)
const damage = z.int().min(-100).max(100)

/** What a weapon, an attachment or a card does to a shoot action: the whole vocabulary of effects. */
export const ShotEffect = z
  .union([
    z.strictObject({ difficulty }),
    z.strictObject({
      difficultyAtRange: z
        .strictObject({ range: DistanceRange, amount: difficulty })
        .describe('Changes the difficulty if the distance is in the range; this is what sights do.')
        .meta({ id: 'ApexDifficultyAtRange' }),
    }),
    z.strictObject({ stability: shift }),
    z.strictObject({ recoil: shift }),
    z.strictObject({ slots: shift.describe('Changes the first number of the rate of fire.') }),
    z.strictObject({ cardsPerSlot: shift.describe('Changes the second number of the rate of fire.') }),
    z.strictObject({ damagePerHit: damage }),
    z.strictObject({ damageOnFirstHit: damage.describe('Counts once if there is at least one hit.') }),
    z.strictObject({ damagePerHeadshot: damage }),
    z.strictObject({ ignoreIcon: AimIcon.describe('Cards count as if they had not this icon.') }),
    z.strictObject({ iconHits: AimIcon.describe('Every card with this icon is a hit.') }),
    z.strictObject({ iconMisses: AimIcon.describe('Every card with this icon is a miss.') }),
  ])
  .meta({ id: 'ApexShotEffect' })
export type ShotEffect = z.infer<typeof ShotEffect>

/** The most effects that one card or token may have. */
export const ShotEffects = z.array(ShotEffect).max(8)
