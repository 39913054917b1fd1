import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { DEATH_BOXES, MAX_HEALTH, STARTING_SHIELD } from '../content/vitals.ts'
import type { Source } from '../language/words.ts'
import { EmergencyShieldReference, findToken } from '../loot/loot.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import type { ApexRules, ApexTrace } from '../rules.ts'
import { Amount, Count } from '../vocabulary.ts'

export const DAMAGE_TAGS = ['NORMAL', 'SHIELD_ONLY', 'HEALTH_ONLY'] as const
export const DamageTag = z.enum(DAMAGE_TAGS).meta({ id: 'ApexDamageTag' })
export type DamageTag = z.infer<typeof DamageTag>

const DAMAGE_SOURCES = ['attack', 'ring'] as const
export const DamageSource = z.enum(DAMAGE_SOURCES).meta({ id: 'ApexDamageSource' })
export type DamageSource = z.infer<typeof DamageSource>

const Shield = z.int().min(0).max(200)
const shieldMaximum = Shield.optional().describe(
  'The maximum that the body shield gives; if left out, 20 or the given Shield if that is more.',
)

/** Shield and Health of a Legend, as fields of an input. */
export const shieldAndHealth = {
  shield: Shield.default(STARTING_SHIELD),
  health: z.int().min(1).max(MAX_HEALTH).default(MAX_HEALTH),
  shieldMaximum,
}

/** What damage to a Legend depends on, as fields of an input. */
export const vitals = {
  ...shieldAndHealth,
  emergencyShield: EmergencyShieldReference.optional().describe('The starting one, without effect, if left out.'),
  emergencyShieldDepleted: z.boolean().default(false),
  deathBoxes: z.int().min(0).max(DEATH_BOXES).default(DEATH_BOXES).describe('The death box tokens it still has.'),
}
export const VitalsInput = z.strictObject(vitals).meta({ id: 'ApexVitals' })
export type VitalsInput = z.infer<typeof VitalsInput>

/** A Legend that can be damaged. */
export type Vitals = {
  readonly shield: number
  readonly health: number
  readonly shieldMaximum: number
  readonly emergencyShield: {
    readonly source: Source
    readonly cancels: number
    readonly ringMaximum: number | null
    readonly depleted: boolean
  } | null
  readonly deathBoxes: number
  /** What it comes back with, where that is not what Legends of players do. */
  readonly start?: { readonly shield: number; readonly health: number }
}

type Path = readonly (string | number)[]

/** Reads the vitals of a Legend; refuses what cannot be. */
export function readVitals(input: VitalsInput, content: ApexContent, path: Path): Vitals | Refusal {
  const shieldMaximum = maximumOf(input)
  if (input.shield > shieldMaximum) return refuse([aboveMaximum(input.shield, shieldMaximum, path)])
  const { shield, health, deathBoxes, emergencyShield: reference, emergencyShieldDepleted: depleted } = input
  if (reference === undefined) return { shield, health, shieldMaximum, deathBoxes, emergencyShield: null }

  const place = [...path, 'emergencyShield']
  const token = findToken(reference, 'emergencyShield', content.emergencyShields, place)
  if (token instanceof Refusal) return token
  const { cancels, ringMaximum } = token.face
  const emergencyShield = { source: token.source, cancels, ringMaximum, depleted }
  return { shield, health, shieldMaximum, deathBoxes, emergencyShield }
}

export function maximumOf(input: { readonly shield: number; readonly shieldMaximum?: number | undefined }): number {
  return input.shieldMaximum ?? Math.max(input.shield, STARTING_SHIELD)
}

export function aboveMaximum(shield: number, maximum: number, path: Path): ApexViolation {
  const facts = { what: 'shield', before: shield, amount: 0, maximum, after: maximum } as const
  return { rule: 'apex.damage.recover-cap', path: [...path, 'shield'], facts }
}

const Elimination = z
  .object({
    emergencyShieldFlippedBack: z.boolean(),
    shield: Count.describe('The Shield it comes back with.'),
    health: Count.describe('The Health it comes back with.'),
    victoryPoints: Count.describe('What the enemy squad gains.'),
    deathBoxesLeft: Count,
  })
  .describe('What elimination does; the miniature leaves the board, and everything else is kept.')
  .meta({ id: 'ApexElimination' })
type Elimination = z.infer<typeof Elimination>

export const Damaged = z
  .object({
    damage: Amount.describe('The damage after what limits it.'),
    shieldLost: Count,
    healthLost: Count,
    cancelled: Amount.describe('What the emergency shield cancelled.'),
    shield: Count,
    health: Count,
    shieldMaximum: Count,
    emergencyShieldUsed: z.boolean(),
    emergencyShieldDepleted: z.boolean().describe('How the token lies at the end.'),
    eliminated: z.boolean(),
    elimination: Elimination.nullable(),
  })
  .meta({ id: 'ApexDamageOutcome' })
export type Damaged = z.infer<typeof Damaged>

export type Damage = { readonly amount: number; readonly tag: DamageTag }

/** Deals damage to a Legend as one amount: Shield, emergency shield, Health, elimination. */
export function applyDamage(legend: Vitals, { amount, tag }: Damage, trace: ApexTrace): Damaged {
  const shieldLost = tag === 'HEALTH_ONLY' ? 0 : Math.min(amount, legend.shield)
  const about = tag === 'SHIELD_ONLY' ? 0 : amount - shieldLost
  if (tag !== 'NORMAL') {
    trace.applied('apex.damage.tags', { tag, amount, lost: tag === 'SHIELD_ONLY' ? amount - shieldLost : 0 })
  }
  const cancelled = emergencyShield(legend, about, trace)
  const healthLost = Math.min(legend.health, about - (cancelled ?? 0))
  const after = { shield: legend.shield - shieldLost, health: legend.health - healthLost }
  const before = { shield: legend.shield, health: legend.health }
  trace.applied('apex.damage.order', { amount, before, after })

  const used = cancelled !== null
  const depleted = used || (legend.emergencyShield?.depleted ?? false)
  const elimination = after.health === 0 ? eliminate(legend, depleted, trace) : null
  return {
    damage: amount,
    shieldLost,
    healthLost,
    cancelled: cancelled ?? 0,
    shield: after.shield,
    health: after.health,
    shieldMaximum: legend.shieldMaximum,
    emergencyShieldUsed: used,
    emergencyShieldDepleted: depleted && elimination === null,
    eliminated: elimination !== null,
    elimination,
  }
}

/** Whether normal damage would eliminate a Legend. */
export const wouldEliminate = (legend: Vitals, amount: number): boolean =>
  applyDamage(legend, { amount, tag: 'NORMAL' }, new Trace<ApexRules>()).eliminated

/** A Legend after damage, ready for more of it. */
export function vitalsAfter(legend: Vitals, { shield, health, emergencyShieldDepleted }: Damaged): Vitals {
  const { emergencyShield } = legend
  const token = emergencyShield === null ? null : { ...emergencyShield, depleted: emergencyShieldDepleted }
  return { ...legend, shield, health, emergencyShield: token }
}

/** What the Ring deals to a Legend whose emergency shield protects from it. */
export function limitByShield(legend: Vitals, name: string, amount: number, trace: ApexTrace): number {
  const limit = legend.emergencyShield?.ringMaximum ?? null
  if (limit === null || amount <= limit) return amount
  trace.applied('apex.ring.legendary-shield', { legend: name, damage: amount, limit })
  return limit
}

/** The damage to Health that the emergency shield cancels; null if it does nothing. */
function emergencyShield({ emergencyShield: token, health }: Vitals, about: number, trace: ApexTrace): number | null {
  if (token === null || token.depleted || token.cancels === 0 || about < health) return null
  const cancelled = Math.min(token.cancels, about)
  trace.applied('apex.damage.emergency-shield', { shield: token.source, about, health, cancelled })
  return cancelled
}

function eliminate({ deathBoxes, start }: Vitals, flippedBack: boolean, trace: ApexTrace): Elimination {
  const { shield, health } = start ?? { shield: STARTING_SHIELD, health: MAX_HEALTH }
  const victoryPoints = Math.min(1, deathBoxes)
  const deathBoxesLeft = deathBoxes - victoryPoints
  trace.applied('apex.elimination.trigger', { health: 0 })
  trace.applied('apex.elimination.steps', { flippedBack, shield, health, victoryPoints, deathBoxesLeft })
  trace.applied('apex.elimination.keeps', { eliminated: true })
  return { emergencyShieldFlippedBack: flippedBack, shield, health, victoryPoints, deathBoxesLeft }
}
