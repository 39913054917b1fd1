import { z } from 'zod'
import { ShownAttack, ShownDefence } from '../../dice/roll.ts'
import { AttackType, Condition, Count, Icon } from '../../vocabulary.ts'
import type { AttackEvent } from '../events/attack-events.ts'
import { CAUSES, type TokenEvent } from '../events/token-events.ts'

const Id = z.string()
const fight = z.strictObject({ attack: Count.describe('The number of the attack.') })
const rolls = fight.extend({ attackRoll: ShownAttack, defenceRoll: ShownDefence })
const unit = z.strictObject({ unit: Id })
const amount = unit.extend({ amount: Count })

/** Attacks, as everybody sees them. */
export const ATTACK_EVENT_SHAPES = {
  attackStarted: fight.extend({ attacker: Id, defender: Id, attackType: AttackType, weapon: Id.nullable() }),
  poolsBuilt: fight.extend({ dice: Count, defence: Count }),
  rolled: rolls,
  rerolled: rolls.extend({ by: Id }),
  diceModified: rolls,
  successesFound: fight.extend({ successes: Count }),
  optionChosen: fight.extend({ option: Id, pool: Count }),
  iconCancelled: fight.extend({ icon: Icon }),
  poolChanged: fight.extend({ pool: Count, by: Id }),
  attackResolved: fight.extend({ attacker: Id, defender: Id }),
} as const satisfies Readonly<Record<AttackEvent['type'], z.ZodObject>>

/** What is put on units and taken from them. */
export const TOKEN_EVENT_SHAPES = {
  damageSuffered: amount.extend({ damage: Count }),
  damageRemoved: amount,
  unitWounded: unit.extend({ cause: z.enum(CAUSES).meta({ id: 'ShatterpointMatchCause' }), by: Id.nullable() }),
  woundTurned: unit.extend({ injuries: Count }),
  woundRemoved: unit,
  injuryGained: unit.extend({ injuries: Count }),
  conditionGained: unit.extend({ condition: Condition }),
  conditionRemoved: unit.extend({ condition: Condition }),
  hunkerGained: amount,
  hunkerLost: amount,
} as const satisfies Readonly<Record<TokenEvent['type'], z.ZodObject>>
