import { defineGearsOperation, joiningRules } from '../define.ts'
import { positionName, zones as zonesOf } from '../language/notation.ts'
import { explainViolation } from '../language/violation.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { LEDGE } from '../table/maps.examples.ts'
import type { Position } from '../vocabulary.ts'
import { checkMovePath, MovePath, MovePathInput } from './move-path.ts'
import { movementRules } from './movement.rules.ts'
import { walkScene } from './movement.scene.ts'
import { takingCoverRules } from './taking-cover.rules.ts'

export const movePathOperation = defineGearsOperation({
  id: 'gears.move-path',
  kind: 'check',
  summary: {
    en: 'Checks a COG’s move zone by zone, with the cover it leaves and takes.',
    es: 'Comprueba el movimiento de un CGO zona a zona, con la cobertura que deja y la que toma.',
  },
  rules: [...ruleIds(mapRules, movementRules, takingCoverRules), ...joiningRules],
  input: MovePathInput,
  outcome: MovePath,
  examples: [
    {
      name: 'Past a Drone and into cover (E-13)',
      input: {
        map: { drawn: LEDGE },
        figure: { zone: 'X1' },
        zones: 3,
        others: [{ zone: 'X2' }, { zone: 'Y3' }],
        path: ['X2', 'X3'],
        cover: 'x3',
      },
    },
    {
      name: 'From one map piece to the next',
      input: {
        map: { content: '2A+16A' },
        figure: { zone: '2A-c', cover: '2A-c-1' },
        zones: 3,
        path: ['2A-a', '16A-c'],
        cover: '16A-c-1',
      },
    },
    {
      name: 'A wall is in the way, and then a height change',
      input: { map: { drawn: LEDGE }, figure: { zone: 'X1' }, zones: 3, path: ['X2', 'X3', 'Y3', 'Y2'] },
    },
  ],
  run: (move, context) => checkMovePath(move, context),
  headline({ end, used }, { figure }, locale) {
    if (end === null) {
      return {
        en: `The move from ${figure.zone} is not legal.`,
        es: `El movimiento desde ${figure.zone} no es legal.`,
      }[locale]
    }
    const position = positionName(positionOf(end), locale)
    return {
      en: `From ${figure.zone} the figure moves ${zonesOf(used, 'en')} and ends in ${position}.`,
      es: `Desde ${figure.zone} la figura mueve ${zonesOf(used, 'es')} y termina en ${position}.`,
    }[locale]
  },
  details: ({ violations }, _move, locale, content) =>
    violations.map((violation) => explainViolation(violation, locale, content)),
  picture: ({ end }, { map, figure, status, others, path }, caption) =>
    walkScene(map, { figure, status, others, path, end: end === null ? null : positionOf(end) }, caption),
})

const positionOf = ({ zone, cover }: { readonly zone: string; readonly cover: string | null }): Position =>
  cover === null ? { zone } : { zone, cover }
