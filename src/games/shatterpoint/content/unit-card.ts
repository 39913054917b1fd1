import { z } from 'zod'
import { ContentEntry } from '../../../contract/content.ts'
import { Profile } from '../combat/stance/profile.ts'
import { Id } from '../vocabulary.ts'
import { CARDS_SOURCE, Confidence, FURTHER_SOURCE } from './confidence.ts'
import { stanceId } from './stances.ts'

/** A unit card, with the ids of its abilities and stances. */
export const Unit = ContentEntry.extend({
  kind: z.literal('unit'),
  confidence: Confidence,
  profile: Profile.refine(
    ({ type, squadPoints, pointCost }) =>
      (type === 'primary') === (pointCost === null) && (type === 'primary') === (squadPoints !== null),
    {
      message: 'A primary unit has squad points, any other a point cost.',
    },
  ),
  tags: z.array(Id).min(1).max(8),
  stamina: z.int().min(1).max(60),
  durability: z.int().min(1).max(10),
  baseDiameter: z.number().min(1).max(200),
  abilities: z.array(Id).max(8),
  /** Ids of stance cards; the second is the back of the first. */
  stances: z.array(Id).min(1).max(2),
  /** Values of the first printing that the card update changed. */
  olderValues: z.strictObject({ stamina: z.int().optional(), durability: z.int().optional() }).nullable(),
})
export type Unit = z.infer<typeof Unit>

type Printed = Pick<Unit, 'name' | 'tags' | 'stamina' | 'durability' | 'abilities' | 'stances'> &
  Omit<z.input<typeof Profile>, 'name'> &
  Partial<Pick<Unit, 'baseDiameter' | 'olderValues' | 'confidence'>> & {
    readonly note?: string
    readonly listed?: string
  }

export type UnitInput = z.input<typeof Unit>

/** A unit of another box. */
export const furtherUnit = (id: string, printed: Printed): UnitInput => unit(id, { ...printed, listed: FURTHER_SOURCE })

/** What is said of a unit whose base nobody has measured for us. */
export const NO_BASE = 'The size of the base is not known: 40 mm, as most have.'

/** A unit as it is written down here. */
export function unit(id: string, printed: Printed): UnitInput {
  const {
    name,
    tags,
    stamina,
    durability,
    abilities,
    stances,
    baseDiameter = 40,
    olderValues = null,
    confidence = 'high',
    note = '',
    listed = CARDS_SOURCE,
    ...back
  } = printed
  return {
    id,
    kind: 'unit',
    name,
    provenance: 'public',
    source: [listed, note].filter((part) => part !== '').join(' '),
    confidence,
    profile: { name: name.en, ...back },
    tags,
    stamina,
    durability,
    baseDiameter,
    abilities,
    stances: stances.map((stance) => stanceId(id, stance)),
    olderValues,
  }
}
