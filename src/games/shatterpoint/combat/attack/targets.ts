import { z } from 'zod'
import { gapOf, isWithinRange } from '../../measuring/distance.ts'
import type { ShatterpointRule, ShatterpointTrace } from '../../rules.ts'
import { engagedEnemies, engagementOf } from '../../sight/engagement.ts'
import { sees } from '../../sight/line-of-sight.ts'
import { areEnemies, type PlacedCharacter, type PlacedField, type PlacedUnit } from '../../table/placed-field.ts'
import { type AttackType, Id, LIMITS } from '../../vocabulary.ts'

/** Why an enemy cannot be the target of an attack, and the rule that says so. */
const RULES = {
  noRating: 'shatterpoint.attack.type',
  engagedShooter: 'shatterpoint.attack.ranged-engaged',
  notEngaged: 'shatterpoint.attack.melee',
  outOfRange: 'shatterpoint.attack.ranged',
  notInSight: 'shatterpoint.attack.ranged',
  interceded: 'shatterpoint.effect.cannot-beats-can',
} as const satisfies Readonly<Record<string, ShatterpointRule>>
type Reason = keyof typeof RULES
const REASONS = ['noRating', 'engagedShooter', 'notEngaged', 'outOfRange', 'notInSight', 'interceded'] as const

/** A reason why an enemy cannot be attacked. */
export const TargetRefusal = z
  .object({
    reason: z.enum(REASONS).meta({ id: 'ShatterpointTargetReason' }),
    rule: z.string().max(80),
  })
  .meta({ id: 'ShatterpointTargetRefusal' })

export const Targets = z
  .object({
    targets: z.array(Id).max(LIMITS.charactersInAll).describe('The enemies that may be attacked.'),
    refused: z
      .array(
        z
          .object({ character: Id, reasons: z.array(TargetRefusal).min(1).max(REASONS.length) })
          .meta({ id: 'ShatterpointRefusedTarget' }),
      )
      .max(LIMITS.charactersInAll)
      .describe('Every other enemy, with all the reasons.'),
  })
  .meta({ id: 'ShatterpointTargets' })
export type Targets = z.infer<typeof Targets>

/** The attack that somebody wants to make. A rating of null is a dash; the range is that of a ranged weapon. */
export type Declared = { readonly type: AttackType; readonly rating: number | null; readonly range: number }

/** The enemies that a character may attack, and why not the others. */
export function legalTargets(
  field: PlacedField,
  attacker: PlacedCharacter,
  attack: Declared,
  trace: ShatterpointTrace,
): Targets {
  const enemies = field.characters.filter((character) => areEnemies(attacker, character))
  trace.applied('shatterpoint.attack.target-enemy', { attacker: attacker.id, enemies: enemies.map(({ id }) => id) })
  trace.applied('shatterpoint.attack.type', { attacker: attacker.id, type: attack.type, rating: attack.rating })
  const engaged = engagedEnemies(field, attacker)
  const always = [...ratingReasons(attack), ...shooterReasons(attacker, attack, engaged, trace)]
  const interceding = intercedingUnits(engaged)
  const judged = enemies.map((enemy) => {
    const own = attack.type === 'melee' ? meleeReasons : rangedReasons
    const found = [...always, ...own(field, attacker, enemy, attack, trace)]
    return { character: enemy.id, reasons: [...found, ...intercession(attacker, enemy, interceding, found, trace)] }
  })
  const targets = judged.filter(({ reasons }) => reasons.length === 0).map(({ character }) => character)
  if (targets.length === 0) trace.applied('shatterpoint.attack.no-target', { attacker: attacker.id, type: attack.type })
  const refused = judged
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ character, reasons }) => ({
      character,
      reasons: reasons.map((reason) => ({ reason, rule: RULES[reason] })),
    }))
  return { targets, refused }
}

const ratingReasons = ({ rating }: Declared): Reason[] => (rating === null ? ['noRating'] : [])

/** A character held by an enemy does not shoot at anybody. */
function shooterReasons(
  attacker: PlacedCharacter,
  { type }: Declared,
  engaged: readonly PlacedCharacter[],
  trace: ShatterpointTrace,
): Reason[] {
  if (type === 'melee') return []
  const holding = engaged.filter(({ unit }) => !unit.isWounded).map(({ id }) => id)
  if (holding.length > 0) {
    trace.applied('shatterpoint.attack.ranged-engaged', { attacker: attacker.id, enemies: holding })
    return ['engagedShooter']
  }
  for (const { id, unit } of engaged) {
    trace.applied('shatterpoint.wounded.no-restrict', { character: attacker.id, enemy: id, unit: unit.id })
  }
  return []
}

function meleeReasons(
  field: PlacedField,
  attacker: PlacedCharacter,
  enemy: PlacedCharacter,
  _attack: Declared,
  trace: ShatterpointTrace,
): Reason[] {
  const { engaged } = engagementOf(field, attacker, enemy, trace)
  trace.applied('shatterpoint.attack.melee', { attacker: attacker.id, target: enemy.id, engaged })
  return engaged ? [] : ['notEngaged']
}

function rangedReasons(
  field: PlacedField,
  attacker: PlacedCharacter,
  enemy: PlacedCharacter,
  { range }: Declared,
  trace: ShatterpointTrace,
): Reason[] {
  const isWithin = isWithinRange(attacker, enemy, range, field.lengths)
  const inSight = sees(field, attacker, enemy)
  const facts = { attacker: attacker.id, target: enemy.id, range, gap: gapOf(attacker, enemy) }
  trace.applied('shatterpoint.attack.ranged', { ...facts, isWithin, inSight })
  return [...(isWithin ? [] : ['outOfRange' as const]), ...(inSight ? [] : ['notInSight' as const])]
}

/** The units that stand between the attacker and their allies. */
const intercedingUnits = (engaged: readonly PlacedCharacter[]): PlacedUnit[] => [
  ...new Set(engaged.map(({ unit }) => unit).filter((unit) => unit.intercedes.length > 0 && !unit.isWounded)),
]

/** A prohibition wins, also over what the other rules allow. */
function intercession(
  attacker: PlacedCharacter,
  enemy: PlacedCharacter,
  interceding: readonly PlacedUnit[],
  found: readonly Reason[],
  trace: ShatterpointTrace,
): Reason[] {
  const by = interceding.find((unit) => unit !== enemy.unit && unit.intercedes.includes(enemy.unit.type))
  if (by === undefined) return []
  const facts = { attacker: attacker.id, defender: enemy.id }
  if (found.length === 0) trace.applied('shatterpoint.effect.card-beats-rule', { ...facts, effect: 'intercede' })
  trace.applied('shatterpoint.effect.cannot-beats-can', { ...facts, by: by.id })
  return ['interceded']
}
