import type { Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { PlacedField } from './placed-field.ts'
import { MARGIN } from './table-canvas.ts'
import { COLOURS, PLAYER_COLOURS } from './table-colours.ts'

type Entry = { readonly isShown: boolean; readonly colour: string; readonly en: string; readonly es: string }

/** Below the table: what the colours mean, for those that are on it. */
export function tableLegend(field: PlacedField, locale: Locale, y: number): Shape[] {
  let x = MARGIN
  return entriesOf(field)
    .filter(({ isShown }) => isShown)
    .flatMap(({ colour, [locale]: text }): Shape[] => {
      const left = x
      x += 34 + text.length * 7
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
