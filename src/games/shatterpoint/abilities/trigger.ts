import { z } from 'zod'
import { Action } from '../turn/action.ts'
import { AttackType, Id, Range, UnitType } from '../vocabulary.ts'

export const TRIGGER_EVENTS = [
  'missionReveal',
  'setupEnd',
  'turnStart',
  'beforeOrder',
  'orderRevealed',
  'orderReserved',
  'reserveTaken',
  'shatterpointRevealed',
  'shatterpointChosen',
  'beforeRefresh',
  'activationStart',
  'actionStarted',
  'actionResolved',
  'moved',
  'attackDeclared',
  'attackTargeted',
  'poolsBuilt',
  'rolled',
  'modifyDice',
  'diceModified',
  'damagePoolApply',
  'attackResolved',
  'unitWounded',
  'unitDefeated',
  'hunkerGained',
  'conditionGained',
  'stanceFlipped',
  'abilityUsed',
  'momentumGained',
  'activationEnd',
  'activationEnded',
  'turnEnd',
  'controlTie',
  'objectiveControlled',
  'struggleWon',
] as const
export const TriggerEvent = z.enum(TRIGGER_EVENTS).meta({ id: 'ShatterpointTriggerEvent' })
export type TriggerEvent = z.infer<typeof TriggerEvent>

export const AttackRole = z.enum(['attacker', 'defender']).meta({ id: 'ShatterpointAttackRole' })

/** What an ability answers: an event, and whose it must be. */
export const Trigger = z
  .strictObject({
    event: TriggerEvent,
    by: z
      .enum(['thisUnit', 'ally', 'otherAlly', 'enemy', 'anyone'])
      .describe('To whom it happens, or who does it; `ally` includes this unit.')
      .meta({ id: 'ShatterpointTriggerBy' }),
    source: z
      .enum(['thisUnit', 'ally', 'enemy'])
      .nullable()
      .default(null)
      .describe('Who caused it; null if that does not matter.')
      .meta({ id: 'ShatterpointTriggerSource' }),
    role: AttackRole.nullable().default(null).describe('Of the unit in question, if the event is part of an attack.'),
    attackType: AttackType.nullable().default(null),
    action: Action.nullable().default(null).describe('The action that was resolved, or that the attack is part of.'),
    tags: z.array(Id).max(4).default([]).describe('The unit in question needs all of them.'),
    anyTags: z.array(Id).max(4).default([]).describe('The unit in question needs one of them, if any are named.'),
    sourceTags: z.array(Id).max(4).default([]).describe('Who caused it needs all of them.'),
    unitTypes: z.array(UnitType).max(3).default([]).describe('Any type if empty.'),
    within: Range.nullable().default(null).describe('The unit in question is within this range.'),
  })
  .meta({ id: 'ShatterpointTrigger' })
export type Trigger = z.infer<typeof Trigger>
