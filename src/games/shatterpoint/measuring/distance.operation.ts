import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { defineShatterpointOperation } from '../define.ts'
import { length } from '../language/words.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { SKIRMISH } from '../table/tables.examples.ts'
import { Id, Length, LIMITS, Range } from '../vocabulary.ts'
import { distanceScene } from './distance.scene.ts'
import { Measured, measureDistances, nameOf } from './measured.ts'
import { measuringRules } from './measuring.rules.ts'

const Distance = z
  .object({
    from: Id.describe('Of a unit, the character that is nearest.'),
    to: Id.describe('Of a unit, the character that is nearest.'),
    gap: Length.max(4 * LIMITS.millimetres).describe('Between the two bases.'),
    ranges: z.array(Range).max(5).describe('Every range that they are within.'),
  })
  .meta({ id: 'ShatterpointDistance' })

export const distanceOperation = defineShatterpointOperation({
  id: 'shatterpoint.distance',
  kind: 'list',
  summary: {
    en: 'Measures between two characters, objectives or units, or from one of them to everything else.',
    es: 'Mide entre dos personajes, objetivos o unidades, o desde uno de ellos a todo lo demás.',
  },
  rules: [...placingRules, ...ruleIds(measuringRules)],
  input: z
    .strictObject({
      battlefield: Battlefield,
      from: Measured,
      to: Measured.exactOptional().describe('To every other character and objective if left out.'),
    })
    .meta({ id: 'ShatterpointDistanceInput' }),
  outcome: z
    .object({ distances: z.array(Distance).max(LIMITS.charactersInAll + LIMITS.objectives) })
    .meta({ id: 'ShatterpointDistanceOutcome' }),
  examples: [
    {
      name: 'To everything on the table',
      input: { battlefield: { drawn: SKIRMISH }, from: { object: 'Anakin' } },
    },
    {
      name: 'From a unit to an objective',
      input: { battlefield: { drawn: SKIRMISH }, from: { unit: '501st' }, to: { object: 'Centre' } },
    },
  ],
  run: measureDistances,
  headline({ distances }, { from, to }, locale) {
    const nearest = [...distances].sort((a, b) => a.gap - b.gap)[0]
    const start = nameOf(from)
    if (nearest === undefined) return { en: `Nothing else is on the table.`, es: `No hay nada más en la mesa.` }[locale]
    const measured = measuredText(nearest, locale)
    if (to !== undefined)
      return { en: `${start} to ${nameOf(to)}: ${measured}.`, es: `De ${start} a ${nameOf(to)}: ${measured}.` }[locale]
    return {
      en: `The nearest to ${start} is ${nearest.to}: ${measured}.`,
      es: `Lo más cercano a ${start} es ${nearest.to}: ${measured}.`,
    }[locale]
  },
  details: ({ distances }, { to }, locale) =>
    to === undefined ? distances.map((distance) => `${distance.to}: ${measuredText(distance, locale)}.`) : [],
  picture: ({ distances }, { battlefield }, caption) => distanceScene(battlefield, distances, caption),
})

/** `38.211 mm (range 2)` */
const measuredText = ({ gap, ranges }: z.infer<typeof Distance>, locale: Locale): string =>
  `${length(gap, locale)} (${reachName(ranges[0] ?? null, locale)})`

function reachName(range: number | null, locale: Locale): string {
  if (range === null) return { en: 'beyond range 5', es: 'más allá del alcance 5' }[locale]
  return { en: `range ${range}`, es: `alcance ${range}` }[locale]
}
