import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { length } from '../language/words.ts'
import { Id, Length } from '../vocabulary.ts'
import { compareHeights } from './elevation.ts'
import { Lengths } from './lengths.ts'

const Heighted = z
  .strictObject({ id: Id, z: Length.describe('How high it stands, or the highest point of a part.') })
  .meta({ id: 'ShatterpointHeighted' })

const Comparison = z
  .object({ one: Id, other: Id, relation: z.enum(['same', 'higher', 'lower']).describe('Of the first to the second.') })
  .meta({ id: 'ShatterpointHeightComparison' })

export const elevationOperation = defineShatterpointOperation({
  id: 'shatterpoint.elevation',
  kind: 'resolution',
  summary: {
    en: 'Compares heights in pairs: same elevation, higher or lower.',
    es: 'Compara alturas por parejas: mismo nivel, más alto o más bajo.',
  },
  rules: ['shatterpoint.elevation.same', 'shatterpoint.elevation.higher', 'shatterpoint.elevation.pairwise'],
  input: z
    .strictObject({ objects: z.array(Heighted).min(2).max(12), lengths: Lengths.exactOptional() })
    .meta({ id: 'ShatterpointElevationInput' }),
  outcome: z.object({ comparisons: z.array(Comparison) }).meta({ id: 'ShatterpointElevationOutcome' }),
  examples: [
    {
      name: 'Elevation is not transitive (E-57)',
      input: {
        objects: [
          { id: 'ground', z: 0 },
          { id: 'crate', z: 60 },
          { id: 'roof', z: 120 },
        ],
      },
    },
  ],
  run: compareHeights,
  headline({ comparisons }, { objects }, locale) {
    const heightOf = (id: string) => length(objects.find((object) => object.id === id)?.z ?? 0, locale)
    const words = {
      en: { same: 'level with', higher: 'higher than', lower: 'lower than' },
      es: { same: 'al mismo nivel que', higher: 'más alto que', lower: 'más bajo que' },
    }[locale]
    const named = (id: string) => `${id} (${heightOf(id)})`
    const text = comparisons.map(({ one, other, relation }) =>
      locale === 'en'
        ? `${named(one)} is ${words[relation]} ${named(other)}`
        : `${named(one)} está ${words[relation]} ${named(other)}`,
    )
    return `${text.join('; ')}.`
  },
})
