import { z } from 'zod'
import { ThingName } from '../../../../contract/thing-name.ts'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Id, UnitType } from '../../vocabulary.ts'

/** A name as it is printed on a card. */
export const PrintedName = ThingName.describe('As it is printed on the card.').meta({ id: 'ShatterpointPrintedName' })

const points = wholeNumber(0, 30).nullable().default(null)

/** What the back of a unit card says, for building a strike team. */
export const Profile = z
  .strictObject({
    name: PrintedName.describe('The name of the unit.'),
    uniqueNames: z
      .array(PrintedName)
      .max(2)
      .default([])
      .describe('Whom it shows, two names for a unit of two persons; none for a unit of nobody in particular.'),
    type: UnitType,
    eras: z.array(Id).min(1).max(8),
    squadPoints: points.describe('Of a primary unit: what the rest of its squad may cost.'),
    pointCost: points.describe('Of a secondary or supporting unit.'),
    forceAffinity: wholeNumber(0, 10).default(0),
    characters: wholeNumber(1, 6).default(1).describe('How many characters it has.'),
  })
  .meta({ id: 'ShatterpointProfile' })
export type Profile = z.infer<typeof Profile>
