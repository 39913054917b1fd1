import { z } from 'zod'
import { defineGearsOperation, joiningRules } from '../define.ts'
import { counted } from '../language/attack-words.ts'
import { zones as zonesOf } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { violationScene } from './assembly.scene.ts'
import { mapRules } from './map.rules.ts'
import { mapScene } from './map.scene.ts'
import {
  countsOf,
  MAX_VIOLATIONS,
  MapCounts,
  MapSubject,
  MapViolation,
  recordValidity,
  validity,
  violationOf,
} from './map-validity.ts'
import { BROKEN, ROOMS } from './maps.examples.ts'
import { LOWER_PIECE } from './own-pieces.examples.ts'

export const mapCheckOperation = defineGearsOperation({
  id: 'gears.map-check',
  kind: 'check',
  summary: {
    en: 'Checks a map or a map piece: everything that is wrong with it, or what it is made of.',
    es: 'Comprueba un mapa o una pieza de mapa: todo lo que está mal, o de qué se compone.',
  },
  rules: [...ruleIds(mapRules), ...joiningRules],
  input: z.strictObject({ subject: MapSubject }).meta({ id: 'GearsMapCheckInput' }),
  outcome: z
    .object({
      isSound: z.boolean(),
      defects: z.array(MapViolation).max(MAX_VIOLATIONS),
      counts: MapCounts.nullable().describe('What a sound map is made of; null if it has defects.'),
    })
    .meta({ id: 'GearsMapCheckOutcome' }),
  examples: [
    { name: 'A map of five rooms', input: { subject: { drawn: ROOMS } } },
    { name: 'Pieces joined in order (E-02)', input: { subject: { pieces: ['2A', '16A'] } } },
    { name: 'Everything that is wrong with a map', input: { subject: { drawn: BROKEN } } },
    { name: 'A piece of one’s own (E-66)', input: { subject: { piece: LOWER_PIECE } } },
  ],
  run({ subject }, { content, trace }) {
    const checked = validity(subject, content)
    if ('violations' in checked) {
      const listed = checked.violations.slice(0, MAX_VIOLATIONS)
      for (const { rule, facts } of listed) trace.steps.push({ rule, facts })
      return { isSound: false, defects: listed.map(violationOf), counts: null }
    }
    const counts = countsOf(checked.map)
    recordValidity(checked.map, counts, trace)
    if ('piece' in subject) trace.applied('gears.map.hole-min', { piece: subject.piece.id, holes: counts.holes })
    return { isSound: true, defects: [], counts }
  },
  headline({ defects, counts }, _input, locale) {
    if (counts === null) {
      const count = defects.length
      return {
        en: `The map is not valid: ${count} ${count === 1 ? 'violation' : 'violations'}.`,
        es: `El mapa no es válido: ${count} ${count === 1 ? 'infracción' : 'infracciones'}.`,
      }[locale]
    }
    const { zones, covers, holes, doors } = counts
    const parts = [
      zonesOf(zones, locale),
      counted(covers, 'coverSpace', locale),
      counted(holes, 'hole', locale),
      counted(doors, 'door', locale),
    ]
    return { en: `The map is valid: ${parts.join(', ')}.`, es: `El mapa es válido: ${parts.join(', ')}.` }[locale]
  },
  picture({ defects }, { subject }, caption) {
    const checked = validity(subject, caption.content)
    if ('map' in checked) return mapScene(checked.map, caption, () => ({}))
    const own = 'drawn' in subject ? subject.drawn : 'piece' in subject ? { ...subject.piece, doors: [] } : null
    return violationScene(
      own,
      defects.map((defect) => `${defect.path}: ${defect[caption.locale]}`),
      caption,
    )
  },
})
