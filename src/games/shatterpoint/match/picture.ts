import type { Viewer } from '../../../contract/match.ts'
import type { Scene } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { PlacedField } from '../table/placed-field.ts'
import { tableScene } from '../table/table.scene.ts'
import { COLOURS } from '../table/table-colours.ts'
import { trackScene } from '../victory/track.scene.ts'
import { fieldOf } from './field.ts'
import { baseMarks } from './picture/base-marks.ts'
import type { ShatterpointState } from './state.ts'
import { thingName } from './words.ts'

type Caption = { readonly locale: Locale; readonly content: ShatterpointContent }

/** The table of a match: terrain, bases, tokens and objectives, and the struggle track below. */
export function matchScene(state: ShatterpointState, _viewer: Viewer, { locale, content }: Caption): Scene {
  const headline = headlineOf(state, locale, content)
  const field = named(fieldOf(state, content), locale, content)
  const table = tableScene(field, { headline, locale, content }, (canvas) => baseMarks(state, field, canvas))
  const label = { en: 'Struggle', es: 'Confrontación' }[locale]
  const track = trackScene([{ label, track: state.track }], { headline: '', locale, content })
  return below(table, track)
}

/** The table with the printed names of what stands on it. */
const named = (field: PlacedField, locale: Locale, content: ShatterpointContent): PlacedField => ({
  ...field,
  characters: field.characters.map((one) => ({ ...one, id: thingName(one.id, locale, content) })),
  parts: field.parts.map((one) => ({ ...one, id: thingName(one.id, locale, content) })),
})

/** One picture above the other, on paper of one width. */
function below(upper: Scene, lower: Scene): Scene {
  const width = Math.max(upper.width, lower.width)
  const paper = { shape: 'rectangle', x: 0, y: upper.height, width, height: lower.height, fill: COLOURS.paper } as const
  return {
    ...upper,
    width,
    height: upper.height + lower.height,
    shapes: [...upper.shapes, paper, ...lower.shapes.map((shape) => shifted(shape, upper.height))],
  }
}

type Shape = Scene['shapes'][number]

function shifted(shape: Shape, by: number): Shape {
  if (shape.shape === 'polygon') return { ...shape, points: shape.points.map(({ x, y }) => ({ x, y: y + by })) }
  if (shape.shape === 'line') {
    const { from, to } = shape
    return { ...shape, from: { x: from.x, y: from.y + by }, to: { x: to.x, y: to.y + by } }
  }
  return { ...shape, y: shape.y + by }
}

function headlineOf(state: ShatterpointState, locale: Locale, content: ShatterpointContent): string {
  const { result, turn, active, activation } = state
  if (result !== null) {
    if (result.winner === null) return { en: 'The match is drawn.', es: 'La partida queda en empate.' }[locale]
    return { en: `Player ${result.winner} wins.`, es: `Gana el jugador ${result.winner}.` }[locale]
  }
  if (turn === 0) return { en: 'Preparations', es: 'Preparación' }[locale]
  const whose = { en: `Turn ${turn}, player ${active}`, es: `Turno ${turn}, jugador ${active}` }[locale]
  return activation === null ? whose : `${whose}: ${thingName(activation.unit, locale, content)}`
}
