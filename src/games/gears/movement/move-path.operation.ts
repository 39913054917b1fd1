import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineGearsOperation, joiningRules, placeOnMap } from '../define.ts'
import { positionName, zones as zonesOf } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { GearsMap } from '../table/map.ts'
import { LEDGE } from '../table/maps.examples.ts'
import { positionsViolations } from '../table/position-list.ts'
import { CogStatus, Id, Position } from '../vocabulary.ts'
import { MAX_STEPS, OtherFigures, pathViolations, recordMove, Steps } from './cog-move.ts'
import { movementRules } from './movement.rules.ts'
import { walkScene } from './movement.scene.ts'
import { takingCoverRules } from './taking-cover.rules.ts'

export const movePathOperation = defineGearsOperation({
  id: 'gears.move-path',
  kind: 'resolution',
  summary: {
    en: 'Checks a COG’s move zone by zone, with the cover it leaves and takes.',
    es: 'Comprueba el movimiento de un CGO zona a zona, con la cobertura que deja y la que toma.',
  },
  rules: [...ruleIds(mapRules, movementRules, takingCoverRules), ...joiningRules],
  input: z
    .strictObject({
      map: GearsMap,
      figure: Position,
      zones: Steps.describe('How many zones it may move.'),
      status: CogStatus.default('standing'),
      others: OtherFigures,
      path: z.array(Id).max(MAX_STEPS).describe('The zones it enters, in order; none if it stays in its zone.'),
      cover: Id.optional().describe('The cover space it takes at the end.'),
    })
    .meta({ id: 'GearsMovePathInput' }),
  outcome: z
    .object({
      end: z.object({ zone: Id, cover: Id.nullable() }).meta({ id: 'GearsMoveEnd' }),
      used: Steps,
      leavesCover: z.boolean(),
    })
    .meta({ id: 'GearsMovePathOutcome' }),
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
        map: { pieces: ['2A', '16A'] },
        figure: { zone: '2A-c', cover: '2A-c-1' },
        zones: 3,
        path: ['2A-a', '16A-c'],
        cover: '16A-c-1',
      },
    },
  ],
  run({ map, figure, zones, status, others, path, cover }, { content, trace }) {
    const placed = placeOnMap(map, { figure }, content)
    if (placed instanceof Refusal) return placed
    const move = { zones, status, path, cover }
    const misplaced = positionsViolations(placed.map, others, ['others'])
    const violations = [...misplaced, ...pathViolations(placed.map, placed.places.figure, move, others)]
    if (violations.length > 0) return refuse(violations)
    recordMove(placed.places.figure, move, others, trace)
    const end = { zone: path.at(-1) ?? figure.zone, cover: cover ?? null }
    const isSame = path.length === 0 && figure.cover === cover
    return { end, used: path.length, leavesCover: figure.cover !== undefined && !isSame }
  },
  headline({ end, used }, { figure }, locale) {
    const position = end.cover === null ? { zone: end.zone } : { zone: end.zone, cover: end.cover }
    return {
      en: `From ${figure.zone} the figure moves ${zonesOf(used, 'en')} and ends in ${positionName(position, 'en')}.`,
      es: `Desde ${figure.zone} la figura mueve ${zonesOf(used, 'es')} y termina en ${positionName(position, 'es')}.`,
    }[locale]
  },
  picture({ end }, { map, figure, status, others, path }, caption) {
    const last = end.cover === null ? { zone: end.zone } : { zone: end.zone, cover: end.cover }
    return walkScene(map, { figure, status, others, path, end: last }, caption)
  },
})
