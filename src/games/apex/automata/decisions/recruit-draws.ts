import { z } from 'zod'
import { ThingName } from '../../../../contract/thing-name.ts'
import { Count } from '../../vocabulary.ts'

/** The recruitment cards that were drawn for criterion E, as a field of an input. */
export const RecruitInput = z
  .array(ThingName.nullable())
  .max(4)
  .default([])
  .describe('The Legend of the recruitment card that was drawn for E; null: the service draws.')

/** The reported recruitment cards that were not needed. */
export const UnusedRecruits = z.object({ recruit: Count }).meta({ id: 'ApexUnusedRecruits' })

type Recruited = { readonly recruit: readonly (string | null)[]; readonly enemies: readonly { readonly id: string }[] }

/** A recruitment card is that of one of the enemies. */
export const recruitsEnemies = ({ recruit, enemies }: Recruited): boolean =>
  recruit.every((drawn) => drawn === null || enemies.some(({ id }) => id === drawn))
export const NOT_AN_ENEMY = { path: ['recruit'], error: 'A recruitment card is that of one of the enemies.' }
