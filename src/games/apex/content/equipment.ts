import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import type { Localized } from '../../../lib/locale.ts'
import { Rarity } from './shot-effect.ts'

/** The equipment slots of a Legend, one token each (p. 12). */
export const EQUIPMENT_SLOTS = ['helmet', 'bodyShield', 'emergencyShield'] as const
export const EquipmentSlot = z.enum(EQUIPMENT_SLOTS).meta({ id: 'ApexEquipmentSlot' })
export type EquipmentSlot = z.infer<typeof EquipmentSlot>

/** What a Legend wears at the start (p. 8). */
export const STARTING_EQUIPMENT = {
  helmet: 'helmet-starting',
  bodyShield: 'body-starting',
  emergencyShield: 'emergency-starting',
} as const satisfies Record<EquipmentSlot, string>

/** What a helmet does: it cancels so many headshots of cards with at most that printed value. */
export const HelmetFace = z
  .strictObject({ cancels: z.int().min(0).max(14), maxValue: z.int().min(0).max(200) })
  .meta({ id: 'ApexHelmetFace' })
export type HelmetFace = z.infer<typeof HelmetFace>

export const Helmet = ContentEntry.extend({
  kind: z.literal('helmet'),
  rarity: Rarity,
  ...HelmetFace.shape,
  /** Lets its bearer interact and use in one special action. */
  grantsInteractAndUse: z.boolean(),
})
export type Helmet = z.infer<typeof Helmet>

export const BodyShieldFace = z
  .strictObject({
    maximum: z.int().min(0).max(200),
    bonus: z.int().min(0).max(200).describe('Shield gained when it is equipped undepleted.'),
  })
  .meta({ id: 'ApexBodyShieldFace' })
export type BodyShieldFace = z.infer<typeof BodyShieldFace>

export const BodyShield = ContentEntry.extend({
  kind: z.literal('bodyShield'),
  rarity: Rarity,
  ...BodyShieldFace.shape,
  /** Has a depleted face; starting shields have not. */
  doubleSided: z.boolean(),
})
export type BodyShield = z.infer<typeof BodyShield>

export const EmergencyShieldFace = z
  .strictObject({
    cancels: z.int().min(0).max(200).describe('The damage that it cancels when its bearer would be eliminated.'),
    ringMaximum: z
      .int()
      .min(0)
      .max(200)
      .nullable()
      .default(null)
      .describe('The most damage that the Ring deals to its bearer; null if it does not protect from the Ring.'),
  })
  .meta({ id: 'ApexEmergencyShieldFace' })
export type EmergencyShieldFace = z.infer<typeof EmergencyShieldFace>

export const EmergencyShield = ContentEntry.extend({
  kind: z.literal('emergencyShield'),
  rarity: Rarity,
  ...EmergencyShieldFace.shape,
  /** Has a depleted face; starting shields have not. */
  doubleSided: z.boolean(),
})
export type EmergencyShield = z.infer<typeof EmergencyShield>

const RARITY_NAMES: Readonly<Record<Rarity, Localized>> = {
  starting: { en: 'Starting', es: 'inicial' },
  common: { en: 'Common', es: 'común' },
  rare: { en: 'Rare', es: 'raro' },
  epic: { en: 'Epic', es: 'épico' },
  legendary: { en: 'Legendary', es: 'legendario' },
}

/** What every token of equipment says about itself. */
const token = <Kind extends string>(kind: Kind, prefix: string, noun: Localized, rarity: Rarity) => ({
  id: `${prefix}-${rarity}`,
  kind,
  name: { en: `${RARITY_NAMES[rarity].en} ${noun.en}`, es: `${noun.es} ${RARITY_NAMES[rarity].es}` },
  provenance: 'rulebook' as const,
  source: 'p. 41',
  rarity,
})

const helmet = (rarity: Rarity, cancels: number, maxValue: number, grantsInteractAndUse = false) => ({
  ...token('helmet', 'helmet', { en: 'helmet', es: 'Casco' }, rarity),
  cancels,
  maxValue,
  grantsInteractAndUse,
})

const bodyShield = (rarity: Rarity, maximum: number, bonus: number) => ({
  ...token('bodyShield', 'body', { en: 'body shield', es: 'Escudo corporal' }, rarity),
  maximum,
  bonus,
  doubleSided: rarity !== 'starting',
})

const emergencyShield = (rarity: Rarity, cancels: number, ringMaximum: number | null) => ({
  ...token('emergencyShield', 'emergency', { en: 'emergency shield', es: 'Escudo de emergencia' }, rarity),
  cancels,
  ringMaximum,
  doubleSided: rarity !== 'starting',
})

export const helmets = defineEntries(Helmet, [
  helmet('starting', 0, 0),
  helmet('rare', 1, 50),
  helmet('epic', 2, 60),
  helmet('legendary', 2, 60, true),
])

export const bodyShields = defineEntries(BodyShield, [
  bodyShield('starting', 20, 0),
  bodyShield('rare', 30, 10),
  bodyShield('epic', 40, 10),
  bodyShield('legendary', 40, 20),
])

export const emergencyShields = defineEntries(EmergencyShield, [
  emergencyShield('starting', 0, null),
  emergencyShield('rare', 10, null),
  emergencyShield('epic', 15, null),
  emergencyShield('legendary', 15, 8),
])
