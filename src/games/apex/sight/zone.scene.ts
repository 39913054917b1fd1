import type { Scene, Shape } from '../../../contract/scene.ts'
import {
  type ApexCaption,
  boardScene,
  type Canvas,
  COLOURS,
  FROM_KEY,
  type KeyEntry,
  keyIf,
  TO_KEY,
} from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import type { End } from '../vocabulary.ts'
import { ends, sightLineShape } from './sight.scene.ts'
import { allZones, type Zone, type Zones } from './zones.ts'

type Shown = { zones: readonly Zone[]; judged: Zones; from: End; to: End }

/** The Zones and the line: those that apply are filled. */
export function zonesScene(board: Board, { zones: named, judged, from, to }: Shown, caption: ApexCaption): Scene {
  return boardScene(board, caption, (canvas, placed) => {
    const zones = allZones(placed, named)
    return {
      under: zones.flatMap((zone, index) => rhombus(zone, judged.zones[index]?.applies ?? false, canvas)),
      over: [
        sightLineShape(from, to, true, canvas),
        ...zones.flatMap((zone) => name(zone, canvas)),
        ...ends(from, to, canvas),
      ],
      key: [
        FROM_KEY,
        TO_KEY,
        ...keyIf(
          judged.zones.some(({ applies }) => applies),
          APPLIES_KEY,
        ),
        ...keyIf(
          judged.zones.some(({ applies }) => !applies),
          OTHER_KEY,
        ),
      ],
    }
  })
}

const APPLIES_KEY: KeyEntry = {
  colour: COLOURS.other,
  en: 'Zone (level) that applies',
  es: 'Zona (nivel) que se aplica',
}
const OTHER_KEY: KeyEntry = {
  colour: COLOURS.other,
  mark: 'dashed',
  en: 'Zone that does not apply',
  es: 'Zona que no se aplica',
}

function rhombus({ intersection: { x, y } }: Zone, applies: boolean, canvas: Canvas): Shape[] {
  const points = [canvas.at(x, y - 1), canvas.at(x + 1, y), canvas.at(x, y + 1), canvas.at(x - 1, y)]
  const outline = { shape: 'polygon', points, fill: 'none', stroke: COLOURS.other, strokeWidth: 2.5 } as const
  if (!applies) return [{ ...outline, dashed: true }]
  return [{ shape: 'polygon', points, fill: COLOURS.other, opacity: 0.3 }, outline]
}

/** The id of a Zone and its level, below its middle. */
function name({ id, intersection: { x, y, level } }: Zone, canvas: Canvas): Shape[] {
  const size = Math.max(8, canvas.cell * 0.2)
  const place = canvas.at(x, y + 0.5)
  const text = { text: `${id} (${level})`, size, fill: COLOURS.other, halo: COLOURS.paper } as const
  return [{ shape: 'text', ...place, anchor: 'middle', ...text }]
}
