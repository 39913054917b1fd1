import { defineSignumOperation } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { notAllowed } from '../language/violation.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { BuildingUse, BuildingUseQuestion, useBuilding } from './building-use.ts'

const CITY = [
  { name: 'town-hall', type: 'townHall' as const },
  { name: 'temple', type: 'temple' as const, turned: true },
  { name: 'smithy', type: 'smithy' as const, locked: true },
]

export const buildingUseOperation = defineSignumOperation({
  id: 'signum.building-use',
  kind: 'check',
  summary: {
    en: 'Whether a building may be turned for its ability now, what that does, and everything against it.',
    es: 'Si un edificio puede girarse ahora por su capacidad, qué hace, y todo lo que lo impide.',
  },
  rules: [
    ...BOARD_RULES.filter((id) => id !== 'signum.content.known'),
    'signum.city.uses',
    'signum.city.ability-timing',
    'signum.city.turned',
    'signum.city.locked',
    'signum.city.names',
    'signum.play.needs-target',
    'signum.content.known',
  ],
  input: BuildingUseQuestion,
  outcome: BuildingUse,
  examples: [
    {
      name: 'The Town Hall in the activation phase (E-68)',
      input: { building: { card: 'town-hall' }, player: 'Ana', city: CITY },
    },
    {
      name: 'A turned Temple in the Construction phase',
      input: { building: { card: 'temple' }, player: 'Ana', city: CITY, phase: 'construction' },
    },
    {
      name: 'A locked building of the caller’s own (E-72)',
      input: {
        building: { own: { name: 'smithy', turned: [{ does: { prosperity: 1 }, to: { who: 'controller' } }] } },
        player: 'Ana',
        city: CITY,
      },
    },
  ],
  run: useBuilding,
  headline({ legal, violations, building }, _input, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    const name = cardName(building, locale, content)
    return { en: `${name} is turned for its ability.`, es: `Se gira ${name} por su capacidad.` }[locale]
  },
  details: ({ does }, _input, locale) => does.map((text) => `${text[locale]}.`),
})
