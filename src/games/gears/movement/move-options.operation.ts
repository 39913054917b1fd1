import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatChoice } from '../../../lib/wording.ts'
import { joinRefusals } from '../../../rulebook/all-or-refusal.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineGearsOperation, joiningRules, placeOnMap } from '../define.ts'
import { countOf } from '../language/attack-words.ts'
import { zones as zonesOf } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { GearsMap } from '../table/map.ts'
import { CORRIDOR, LEDGE } from '../table/maps.examples.ts'
import { namePositions, placeAll } from '../table/position-list.ts'
import { CogStatus, LIMITS, Position } from '../vocabulary.ts'
import { moveOptions, moveViolations, OtherFigures, Steps, ZoneOption } from './cog-move.ts'
import { movementRules } from './movement.rules.ts'
import { optionsScene } from './movement.scene.ts'
import { takingCoverRules } from './taking-cover.rules.ts'

export const moveOptionsOperation = defineGearsOperation({
  id: 'gears.move-options',
  kind: 'list',
  summary: {
    en: 'Finds every zone in which a COG may end its move, with a shortest way and the cover it may take there.',
    es: 'Encuentra todas las zonas en las que un CGO puede terminar su movimiento, con un camino más corto y la cobertura que puede tomar.',
  },
  rules: [...ruleIds(mapRules, movementRules, takingCoverRules), ...joiningRules],
  input: z
    .strictObject({
      map: GearsMap,
      figure: Position,
      zones: Steps.describe('How many zones it may move.'),
      status: CogStatus.default('standing'),
      others: OtherFigures,
    })
    .meta({ id: 'GearsMoveOptionsInput' }),
  outcome: z.object({ options: z.array(ZoneOption).max(LIMITS.zones) }).meta({ id: 'GearsMoveOptionsOutcome' }),
  examples: [
    {
      name: 'Up to three zones past a Drone (E-13)',
      input: { map: { drawn: LEDGE }, figure: { zone: 'X1' }, zones: 3, others: [{ zone: 'X2' }, { zone: 'Y3' }] },
    },
    {
      name: 'Out of cover; another cover space is taken',
      input: {
        map: { drawn: CORRIDOR },
        figure: { zone: 'H4', cover: 'c4' },
        zones: 2,
        others: [{ zone: 'H6', cover: 'c6' }],
      },
    },
    {
      name: 'A bleeding COG crawls between two map pieces',
      input: { map: { content: '2A+16A' }, figure: { zone: '2A-a' }, zones: 1, status: 'bleeding' },
    },
  ],
  run({ map, figure, zones, status, others }, { content, trace }) {
    const placed = placeOnMap(map, { figure }, content)
    if (placed instanceof Refusal) return placed
    const violations = moveViolations({ zones, status })
    const beside = placeAll(placed.map, namePositions(others, 'others'))
    const refusal = joinRefusals(
      violations.length > 0 ? refuse(violations) : null,
      beside instanceof Refusal ? beside : null,
    )
    if (refusal !== null) return refusal
    return { options: moveOptions(placed.map, placed.places.figure, { zones, status }, others, trace) }
  },
  headline({ options }, { figure, zones }, locale) {
    const covers = options.reduce((sum, { freeCovers }) => sum + freeCovers.length, 0)
    return {
      en: `Moving up to ${zonesOf(zones, 'en')} from ${figure.zone}, the figure may end in ${zonesOf(options.length, 'en')}, with ${covers === 0 ? 'no' : covers} free ${covers === 1 ? 'cover space' : 'cover spaces'}.`,
      es: `Moviendo hasta ${zonesOf(zones, 'es')} desde ${figure.zone}, la figura puede terminar en ${zonesOf(options.length, 'es')}, con ${countOf(covers, 'coverSpace', 'es')} ${covers === 1 ? 'libre' : 'libres'}.`,
    }[locale]
  },
  details: ({ options }, _input, locale) => options.map((option) => capitalize(optionText(option, locale))),
  picture: ({ options }, { map, figure, status, others }, caption) =>
    optionsScene(map, { figure, status, others, options }, caption),
})

/** `X3, after 2 zones; free cover: x3`. */
function optionText({ zone, cost, freeCovers }: ZoneOption, locale: Locale): string {
  const covers = formatChoice(freeCovers, locale)
  const free =
    freeCovers.length === 0 ? '' : { en: `; free cover: ${covers}`, es: `; cobertura libre: ${covers}` }[locale]
  if (cost === 0) return { en: `${zone}, without moving${free}.`, es: `${zone}, sin moverse${free}.` }[locale]
  return { en: `${zone}, after ${zonesOf(cost, 'en')}${free}.`, es: `${zone}, tras ${zonesOf(cost, 'es')}${free}.` }[
    locale
  ]
}
