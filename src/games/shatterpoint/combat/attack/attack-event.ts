import { z } from 'zod'
import { Count, Icon, Id, Length } from '../../vocabulary.ts'

/** The steps of an attack from its results on, in order. */
const ATTACK_STEPS = [
  'results',
  'tree',
  'damage',
  'attackerEffects',
  'defenderEffects',
  'attackerAbilities',
  'defenderAbilities',
  'neutral',
  'resolved',
] as const
export const AttackStep = z
  .enum(ATTACK_STEPS)
  .describe('Steps 7, 8, 9, 10.A to 10.E and the end of an attack.')
  .meta({ id: 'ShatterpointAttackStep' })
export type AttackStep = z.infer<typeof AttackStep>

const ATTACK_EVENTS = [
  'optionChosen',
  'poolChanged',
  'damageSuffered',
  'becameWounded',
  'conditionReceived',
  'conditionRemoved',
  'cancelled',
  'shove',
  'notMoved',
  'followUp',
  'move',
  'stayedPinned',
  'heal',
  'activeAbility',
  'declined',
  'abilityApplied',
] as const

/** One thing that happened in an attack. */
export const AttackEvent = z
  .object({
    step: AttackStep,
    kind: z.enum(ATTACK_EVENTS).meta({ id: 'ShatterpointAttackEventKind' }),
    unit: Id.nullable().describe('Whom it happened to.'),
    icon: Icon.nullable(),
    amount: Count.nullable().describe('Of damage; after a change, of the pool.'),
    name: Id.nullable().describe('The option or the effect.'),
    millimetres: Length.nullable().describe('How far a shove moved it, if there is a table.'),
  })
  .meta({ id: 'ShatterpointAttackEvent' })
export type AttackEvent = z.infer<typeof AttackEvent>
