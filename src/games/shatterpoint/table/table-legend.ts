import type { Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { PlacedField } from './placed-field.ts'
import { MARGIN } from './table-canvas.ts'
import { COLOURS, PLAYER_COLOURS } from './table-colours.ts'

/** A colour and what it means. */
export type LegendEntry = { readonly colour: string; readonly en: string; readonly es: string }
type Entry = LegendEntry & { readonly isShown: boolean }

const LINE = 18
/** At the right of the first line the length of range 2 is shown. */
const SCALE = 330

/** Below the table: what the colours mean, for those that are on it; what the picture adds stands on lines of its own. */
export function tableLegend(field: PlacedField, added: readonly LegendEntry[], locale: Locale, width: number) {
  const table = linesOf(
    entriesOf(field).filter(({ isShown }) => isShown),
    locale,
    width - SCALE,
  )
  const lines = [...table, ...linesOf(added, locale, width)]
  const shapesAt = (y: number) => lines.flatMap((line, index) => lineShapes(line, locale, y + index * LINE))
  return { height: Math.max(0, lines.length - 1) * LINE, shapesAt }
}

const widthOf = (text: string): number => 34 + text.length * 7

/** Entries in lines that are not too long. */
function linesOf(entries: readonly LegendEntry[], locale: Locale, width: number): LegendEntry[][] {
  const lines: LegendEntry[][] = []
  let room = 0
  for (const entry of entries) {
    const needed = widthOf(entry[locale])
    if (needed > room) {
      lines.push([])
      room = width - 2 * MARGIN
    }
    lines.at(-1)?.push(entry)
    room -= needed
  }
  return lines
}

function lineShapes(line: readonly LegendEntry[], locale: Locale, y: number): Shape[] {
  let x = MARGIN
  return line.flatMap(({ colour, [locale]: text }): Shape[] => {
    const left = x
    x += widthOf(text)
    return [
      { shape: 'rectangle', x: left, y: y - 10, width: 12, height: 12, fill: colour, radius: 2 },
      { shape: 'text', x: left + 17, y, text, size: 12, fill: COLOURS.label },
    ]
  })
}

function entriesOf({ units, objectives }: PlacedField): Entry[] {
  const plays = (player: string) => units.some((unit) => unit.player === player)
  const lies = (face: string) => objectives.some((objective) => objective.face === face)
  return [
    { isShown: plays('A'), colour: PLAYER_COLOURS.A.fill, en: 'player A', es: 'jugador A' },
    { isShown: plays('B'), colour: PLAYER_COLOURS.B.fill, en: 'player B', es: 'jugador B' },
    { isShown: lies('active'), colour: COLOURS.active, en: 'active', es: 'activo' },
    { isShown: lies('inactive'), colour: COLOURS.inactive, en: 'inactive', es: 'inactivo' },
    { isShown: units.some(({ isWounded }) => isWounded), colour: COLOURS.wound, en: 'wounded', es: 'herida' },
    { isShown: units.some(({ hunker }) => hunker > 0), colour: COLOURS.hunker, en: 'hunker', es: 'resguardo' },
  ]
}
