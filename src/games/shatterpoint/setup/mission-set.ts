import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import { Id, LIMITS, Millimetres } from '../vocabulary.ts'

/** A place of the mission card for an objective token. */
export const ObjectivePlace = z
  .strictObject({ id: Id, x: Millimetres, y: Millimetres })
  .describe('From the left corner of the starting player; y away from that edge.')
  .meta({ id: 'ShatterpointObjectivePlace' })
export type ObjectivePlace = z.infer<typeof ObjectivePlace>

export const DefenceFace = z.enum(['block', 'expertise', 'failure']).meta({ id: 'ShatterpointDefenceFace' })
export type DefenceFace = z.infer<typeof DefenceFace>

const ActiveObjective = z
  .strictObject({
    objective: Id,
    face: DefenceFace.nullable().default(null).describe('The result of a defence die that is printed beside it.'),
  })
  .meta({ id: 'ShatterpointActiveObjective' })

/** A map of active objectives on a struggle card. */
export const StruggleMap = z
  .strictObject({ active: z.array(ActiveObjective).max(LIMITS.objectives) })
  .meta({ id: 'ShatterpointStruggleMap' })
export type StruggleMap = z.infer<typeof StruggleMap>

export const Phase = wholeNumber(1, 3).describe('I, II or III.')

export const StruggleCard = z
  .strictObject({
    id: Id,
    name: PrintedName,
    phase: Phase,
    maps: z.array(StruggleMap).max(4),
    mapChooser: z
      .enum(['loser', 'startingPlayer'])
      .default('loser')
      .describe('Who chooses among several maps: the loser of the last struggle, unless the card names another.')
      .meta({ id: 'ShatterpointMapChooser' }),
  })
  .meta({ id: 'ShatterpointStruggleCard' })
export type StruggleCard = z.infer<typeof StruggleCard>

/** A special rule: a die puts the priority marker on an objective, and who controls it moves the token farther. */
const PriorityRule = z
  .strictObject({
    phases: z
      .array(Phase)
      .min(1)
      .max(3)
      .describe('The struggles in which the active player rolls 1 defence die at the start of their turn.'),
    extraMove: wholeNumber(1, 4).describe(
      'Squares that the token moves farther for a player who controls a priority objective.',
    ),
  })
  .meta({ id: 'ShatterpointPriorityRule' })

/** A mission card and its struggle cards. */
export const MissionSet = z
  .strictObject({
    name: PrintedName,
    objectives: z.array(ObjectivePlace).max(LIMITS.objectives),
    struggles: z.array(StruggleCard).max(30),
    priority: PriorityRule.nullable().default(null),
  })
  .meta({ id: 'ShatterpointMission' })
export type MissionSet = z.infer<typeof MissionSet>

/** A mission set of the content, or one that the caller describes. */
export const MissionSetChoice = z
  .union([
    z.strictObject({ set: Id }).describe('A mission set of the content.').meta({ id: 'ShatterpointNamedMissionSet' }),
    z.strictObject({ own: MissionSet }).meta({ id: 'ShatterpointDescribedMissionSet' }),
  ])
  .meta({ id: 'ShatterpointMissionSetChoice' })
export type MissionSetChoice = z.infer<typeof MissionSetChoice>
