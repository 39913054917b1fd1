import { z } from 'zod'
import { formatList, formatSigned } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, placeOnBoard } from '../define.ts'
import { endName } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf } from '../table/board.ts'
import { gridRules } from '../table/grid.rules.ts'
import { HOUSE_IN_A_FIELD } from '../table/terrain-boards.examples.ts'
import { End } from '../vocabulary.ts'
import { zonesScene } from './zone.scene.ts'
import { zoneRules } from './zones.rules.ts'
import { allZones, checkZones, ZoneList, Zones, zones } from './zones.ts'

export const zonesOperation = defineApexOperation({
  id: 'apex.zones',
  kind: 'resolution',
  summary: {
    en: 'Decides which Zones apply to what happens between two ends: because one is in them, or the line goes through.',
    es: 'Decide qué Zonas se aplican a lo que pasa entre dos extremos: por estar en ellas o porque la línea las atraviesa.',
  },
  rules: ruleIds(boardRules, contentRules, gridRules, zoneRules),
  input: z.strictObject({ board: BoardForm, zones: ZoneList, from: End, to: End }).meta({ id: 'ApexZonesInput' }),
  outcome: Zones,
  examples: [
    {
      name: 'Through smoke (E-72)',
      input: {
        board: { drawn: { width: 7, height: 6 } },
        zones: [{ id: 'smoke-1', kind: 'smoke', intersection: { x: 3, y: 3, level: 0 } }],
        from: { cell: { column: 0, row: 3 } },
        to: { cell: { column: 5, row: 2 } },
      },
    },
    {
      name: 'Out of smoke on a roof; the smoke on the ground does not matter (E-74, E-75)',
      input: {
        board: { drawn: HOUSE_IN_A_FIELD },
        zones: [
          { id: 'smoke-1', kind: 'smoke', intersection: { x: 3, y: 3, level: 1 } },
          { id: 'smoke-2', kind: 'smoke', intersection: { x: 5, y: 3, level: 0 } },
        ],
        from: { cell: { column: 2, row: 2 } },
        to: { cell: { column: 7, row: 3 } },
      },
    },
  ],
  run({ board, zones: asked, from, to }, { trace, content }) {
    const placed = placeOnBoard(board, { from, to }, content)
    if (placed instanceof Refusal) return placed
    const refusal = checkZones(placed.board, asked, content)
    if (refusal !== null) return refusal
    return zones({ zones: allZones(placed.board, asked), ...placed.ends }, content, trace)
  },
  headline({ zones: judged, difficulty }, { from, to }, locale) {
    const names = judged.filter(({ applies }) => applies).map(({ id }) => id)
    const none = { en: 'no Zone applies', es: 'no se aplica ninguna Zona' }[locale]
    const found = names.length === 0 ? none : formatList(names, locale)
    const added = difficulty === 0 ? '' : ` (${formatSigned(difficulty, locale)})`
    return {
      en: `From ${endName(from, 'en')} to ${endName(to, 'en')}: ${found}${added}.`,
      es: `De ${endName(from, 'es')} a ${endName(to, 'es')}: ${found}${added}.`,
    }[locale]
  },
  details: ({ zones: judged }, _input, locale) =>
    judged.map(({ id, applies, inside, through }) => {
      const why =
        inside.length > 0 ? { en: 'in it', es: 'dentro' } : through ? { en: 'through it', es: 'a través' } : null
      const yes = { en: 'applies', es: 'se aplica' }[locale]
      const no = { en: 'does not apply', es: 'no se aplica' }[locale]
      return `${id}: ${applies ? yes : no}${why === null ? '' : ` (${why[locale]})`}.`
    }),
  picture: (judged, { board, zones: asked, from, to }, caption) =>
    zonesScene(boardOf(board, caption.content), { zones: asked, judged, from, to }, caption),
})
