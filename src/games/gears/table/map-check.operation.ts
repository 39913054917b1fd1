import { z } from 'zod'
import { formatCount, type Noun } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineGearsOperation, joiningRules } from '../define.ts'
import { countOf } from '../language/attack-words.ts'
import { zones as zonesOf } from '../language/notation.ts'
import { explainViolation } from '../language/violation.ts'
import { ruleIds } from '../rules.ts'
import { violationScene } from './assembly.scene.ts'
import { mapRules } from './map.rules.ts'
import { mapScene } from './map.scene.ts'
import { checkSubject, MapCheck, MapSubject, placeSubject } from './map-validity.ts'
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
  outcome: MapCheck,
  examples: [
    { name: 'A map of five rooms', input: { subject: { drawn: ROOMS } } },
    { name: 'Pieces joined in order (E-02)', input: { subject: { content: '2A+16A' } } },
    { name: 'Everything that is wrong with a map', input: { subject: { drawn: BROKEN } } },
    { name: 'A piece of one’s own (E-66)', input: { subject: { piece: LOWER_PIECE } } },
  ],
  run: ({ subject }, { content, trace }) => checkSubject(subject, content, trace),
  headline({ violations, counts }, _input, locale) {
    if (counts === null) {
      const count = formatCount(violations.length, VIOLATION, locale)
      return { en: `The map is not valid: ${count}.`, es: `El mapa no es válido: ${count}.` }[locale]
    }
    const { zones, covers, holes, doors } = counts
    const parts = [
      zonesOf(zones, locale),
      countOf(covers, 'coverSpace', locale),
      countOf(holes, 'hole', locale),
      countOf(doors, 'door', locale),
    ]
    return { en: `The map is valid: ${parts.join(', ')}.`, es: `El mapa es válido: ${parts.join(', ')}.` }[locale]
  },
  details: ({ violations }, _input, locale, content) =>
    violations.map((violation) => explainViolation(violation, locale, content)),
  picture({ violations }, { subject }, caption) {
    const map = placeSubject(subject, caption.content)
    if (!(map instanceof Refusal)) return mapScene(map, caption, () => ({}))
    const drawn = 'drawn' in subject ? subject.drawn : 'piece' in subject ? { ...subject.piece, doors: [] } : null
    const lines = violations.map((violation) => explainViolation(violation, caption.locale, caption.content))
    return violationScene(drawn, lines, caption)
  },
})

const VIOLATION: Noun = { en: ['violation', 'violations'], es: ['infracción', 'infracciones'] }
