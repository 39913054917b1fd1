import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContext } from '../../define.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { Amount, Count } from '../../vocabulary.ts'
import { enemiesWithRoles } from '../cards/card-enemies.ts'
import { AccessoryKind } from '../content/automaton-arsenals.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import { findCard } from '../setting/card-form.ts'
import type { Field } from '../setting/field.ts'
import {
  ARSENAL_MISSING,
  AutomatonInput,
  hasArsenal,
  haveRoles,
  ROLES_MISSING,
  tableFields,
} from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { findArsenal } from '../setting/weapons.ts'
import { type Aimed as AimedShot, aimAt, findTarget } from './aim.ts'
import { FeatForm } from './feat-form.ts'

/** How an Automaton aims, as fields of an input. */
export const aimFields = {
  ...tableFields,
  automaton: AutomatonInput,
  feat: FeatForm.optional().describe('Its active Feat.'),
  cause: z.enum(['optimal', 'step7', 'card']).meta({ id: 'ApexAutomatonShotCause' }),
  duringActivation: z.boolean().default(true).describe('Only a Shot that a card orders may come outside of it.'),
  zoneDifficulty: z.int().min(-200).max(200).default(0).describe('What Zones add.'),
}
const AimFields = z.strictObject(aimFields)
type AimInput = z.infer<typeof AimFields>

/** Only a Shot that a card orders comes outside the activation. */
export const isInTime = ({ cause, duringActivation }: Pick<AimInput, 'cause' | 'duringActivation'>): boolean =>
  duringActivation || cause === 'card'
export const OUT_OF_TIME = {
  path: ['duringActivation'],
  error: 'Only a Shot that a card orders comes outside the activation.',
}

export const AimInput = z
  .strictObject(aimFields)
  .refine(hasArsenal, ARSENAL_MISSING)
  .refine(haveRoles, ROLES_MISSING)
  .refine(isInTime, OUT_OF_TIME)
  .meta({ id: 'ApexAutomataAimInput' })

function alreadyShot({ automaton, duringActivation }: AimInput): ApexViolation[] {
  if (!automaton.shotThisActivation || !duringActivation) return []
  const path = ['automaton', 'shotThisActivation']
  return [{ rule: 'apex.automata.optimal.one-shot', path, facts: { reason: 'ALREADY_SHOT' } }]
}

const noTarget = ({ cause }: AimInput): ApexViolation => ({
  rule: 'apex.automata.step7.condition',
  path: ['enemies'],
  facts: { reason: 'NO_TARGET', cause },
})

export const Aimed = z
  .object({
    target: z.string(),
    band: z.enum(['optimal', 'normal']).meta({ id: 'ApexRangeBand' }),
    weapon: z.string(),
    weaponIndex: z.int().min(0).max(1),
    gap: Count.describe('By how many spaces the target misses the optimal range.'),
    accessories: z.array(AccessoryKind),
    boost: z.object({ applied: z.boolean(), paid: Count }).meta({ id: 'ApexShotBoost' }),
    chargesAfter: Count,
    difficulty: Amount,
    breakdown: z.array(
      z
        .object({
          cause: z.enum(['base', 'gap', 'sight', 'boost', 'zone']).meta({ id: 'ApexAimCause' }),
          value: Amount,
        })
        .meta({ id: 'ApexAimPart' }),
    ),
  })
  .meta({ id: 'ApexAutomataAimOutcome' })
export type Aimed = z.infer<typeof Aimed>

/** What a Shot was aimed at, with the space from which it comes. */
export type AimedOnTable = {
  readonly aimed: AimedShot
  readonly from: NonNullable<AutomatonInput['cell']>
  readonly field: Field
}

/** How an Automaton aims on a table that is given whole. */
export function aimOnTable(input: AimInput, context: ApexContext): Aimed | Refusal {
  const found = readAim(input, context)
  if (found instanceof Refusal) return found
  const { aimed } = found
  const { target, weaponIndex, gap, boost, chargesAfter, difficulty } = aimed
  return {
    ...{ target: target.enemy.id, band: target.band, weapon: aimed.weapon.name, weaponIndex, gap },
    accessories: aimed.accessories.map(({ kind }) => kind),
    ...{ boost: { applied: boost.applied, paid: boost.paid }, chargesAfter, difficulty },
    breakdown: [...aimed.breakdown],
  }
}

/** Reads the table and aims on it. */
export function readAim(input: AimInput, { trace, content }: ApexContext): AimedOnTable | Refusal {
  const situation = readSituation(input, content)
  if (situation instanceof Refusal) return situation
  const arsenal = findArsenal(input.automaton.arsenal, content)
  if (arsenal instanceof Refusal) return arsenal
  const feat = input.feat && findCard<AutomatonFeat>(input.feat, content.automatonFeats, 'automatonFeat', ['feat'])
  if (feat instanceof Refusal) return feat
  const { field, cell } = situation
  const { automaton, cause, duringActivation, zoneDifficulty } = input
  const enemies = enemiesWithRoles(input.enemies)
  const target = findTarget(field, cell, arsenal, enemies, cause)
  const violations = [...alreadyShot(input), ...(target === null ? [noTarget(input)] : [])]
  if (target === null || violations.length > 0) return refuse(violations)
  const { charges, shield, health, shotThisActivation: hasShot } = automaton
  const table = {
    ...{ field, cell, arsenal, charges, shield, health, hasShot, enemies },
    ...{ squadmate: input.squadmate, supply: new Map<string, number>(), isShooting: true },
  }
  if (cause === 'card') trace.applied('apex.automata.shot.card-ordered', { possible: true })
  const terms = { cause, feat: feat ?? null, duringActivation, zoneDifficulty }
  return { aimed: aimAt(target, table, arsenal, terms, content, trace), from: cell, field }
}
