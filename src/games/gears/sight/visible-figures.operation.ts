import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { attackRules } from '../combat/attack/attack.rules.ts'
import { contentRules } from '../content/content.rules.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { defineGearsOperation } from '../define.ts'
import { figureList, figureName } from '../language/card-name.ts'
import { positionName } from '../language/notation.ts'
import { distanceRules } from '../measuring/distance.rules.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { ROOMS } from '../table/maps.examples.ts'
import type { Place } from '../table/placed-map.ts'
import { placeFigure } from '../table/position.ts'
import { type PlacedTable, placeTable, Table } from '../table/table.ts'
import { Id, Position } from '../vocabulary.ts'
import { coverRules, gradeName } from './cover.rules.ts'
import { lineOfSightRules } from './line-of-sight.rules.ts'
import { visibleFiguresScene } from './sight.scene.ts'
import { type SeenFigure, standingFigures, VisibleFigures, visibleFigures } from './visible-figures.ts'

const Viewer = z
  .union([z.strictObject({ figure: Id }), z.strictObject({ position: Position })])
  .describe('A figure of the table, or any position on its map.')
  .meta({ id: 'GearsViewer' })
type Viewer = z.infer<typeof Viewer>

const { 'gears.attack.declare': declare } = attackRules

export const visibleFiguresOperation = defineGearsOperation({
  id: 'gears.visible-figures',
  kind: 'list',
  summary: {
    en: 'Lists the figures that a figure or a position sees, with their range and cover.',
    es: 'Enumera las figuras que ve una figura o una posición, con su alcance y su cobertura.',
  },
  rules: ruleIds(mapRules, contentRules, lineOfSightRules, distanceRules, coverRules, {
    'gears.attack.declare': declare,
  }),
  input: z.strictObject({ table: Table, viewer: Viewer, ...ownCardsField }).meta({ id: 'GearsVisibleFiguresInput' }),
  outcome: VisibleFigures,
  examples: [
    {
      name: 'From cover in a room (E-22)',
      input: {
        table: {
          map: { drawn: ROOMS },
          cogs: [
            { id: 'Marcus', position: { zone: 'A', cover: 'cA' } },
            { id: 'Cole', position: { zone: 'A' } },
          ],
          locust: [
            { id: 'drone-2', enemy: 'drone', position: { zone: 'C', cover: 'cC' } },
            { id: 'drone-3', enemy: 'drone', position: { zone: 'B', cover: 'cB' } },
            { id: 'drone-4', enemy: 'drone', position: { zone: 'D', cover: 'cD' } },
            { id: 'drone-5', enemy: 'drone', position: { zone: 'F' } },
          ],
        },
        viewer: { figure: 'Marcus' },
      },
    },
    {
      name: 'From a zone where nobody stands',
      input: {
        table: {
          map: { drawn: ROOMS },
          locust: [{ id: 'drone-4', enemy: 'drone', position: { zone: 'D', cover: 'cD' } }],
        },
        viewer: { position: { zone: 'F' } },
      },
    },
  ],
  run({ table, viewer }, { content, trace }) {
    const placed = placeTable(table, ['table'], content)
    if (placed instanceof Refusal) return placed
    const from = placeViewer(placed, viewer)
    if (from instanceof Refusal) return from
    const own = 'figure' in viewer ? viewer.figure : null
    const others = standingFigures(placed).filter(({ id }) => id !== own)
    return visibleFigures(placed.map, from, others, content, trace)
  },
  headline({ figures }, { table, viewer }, locale, content) {
    const seen = figures.filter(({ visible }) => visible).map(({ id }) => id)
    const name =
      'figure' in viewer
        ? figureName(viewer.figure, locale, content)
        : capitalize(positionName(positionIn(table, viewer), locale))
    return {
      en: `${name} sees ${seen.length} of ${figures.length}${figureText(seen, 'en', content)}.`,
      es: `${name} ve ${seen.length} de ${figures.length}${figureText(seen, 'es', content)}.`,
    }[locale]
  },
  details: ({ figures }, _input, locale, content) => figures.map((figure) => seenText(figure, locale, content)),
  picture: (_, { table, viewer }, caption) => visibleFiguresScene(table, positionIn(table, viewer), caption),
})

/** `Drone 2: seen at range 2, partial cover`. */
function seenText({ id, visible, range, cover }: SeenFigure, locale: Locale, content: GearsContent): string {
  const name = figureName(id, locale, content)
  const at = {
    en: range === null ? 'out of range' : `at range ${range}`,
    es: range === null ? 'fuera de alcance' : `a alcance ${range}`,
  }
  const covered = gradeName(cover ?? 'none', locale)
  return visible
    ? { en: `${name}: seen ${at.en}, ${covered}.`, es: `${name}: a la vista ${at.es}, ${covered}.` }[locale]
    : { en: `${name}: not seen, ${at.en}.`, es: `${name}: no se ve, ${at.es}.` }[locale]
}

function placeViewer(table: PlacedTable, viewer: Viewer): Place | Refusal {
  if ('position' in viewer) {
    return placeFigure(table.map, viewer.position, ['viewer', 'position'])
  }
  const figure = standingFigures(table).find(({ id }) => id === viewer.figure)
  if (figure !== undefined) return figure.place
  const facts = { attacker: viewer.figure, target: viewer.figure, reason: 'unknownFigure' } as const
  return refuse([{ rule: 'gears.attack.declare', path: ['viewer', 'figure'], facts }])
}

function positionIn({ cogs, locust }: Pick<Table, 'cogs' | 'locust'>, viewer: Viewer): Position {
  if ('position' in viewer) return viewer.position
  const figure = [...cogs, ...locust].find(({ id }) => id === viewer.figure)
  return figure?.position ?? { zone: '' }
}

const figureText = (ids: readonly string[], locale: Locale, content: GearsContent): string =>
  ids.length === 0 ? '' : `: ${figureList(ids, locale, content)}`
