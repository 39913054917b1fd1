import type { PictureCaption, Viewer } from '../../../contract/match.ts'
import type { Scene } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { PlacedField } from '../table/placed-field.ts'
import { tableScene } from '../table/table.scene.ts'
import { COLOURS } from '../table/table-colours.ts'
import type { PlayerNames } from '../table/table-legend.ts'
import { trackScene } from '../victory/track.scene.ts'
import { fieldOf } from './field.ts'
import { baseMarks } from './picture/base-marks.ts'
import type { ShatterpointState } from './state.ts'
import { playerName, thingName } from './words.ts'

type Caption = PictureCaption<ShatterpointContent>

/** The table of a match: terrain, bases, tokens and objectives, and the struggle track below. */
export function matchScene(state: ShatterpointState, _viewer: Viewer, caption: Caption): Scene {
  const { locale, content, names } = caption
  const players = { A: playerName('A', locale, names), B: playerName('B', locale, names) }
  const headline = headlineOf(state, players, caption)
  const field = named(fieldOf(state, content), locale, content)
  const table = tableScene(field, { headline, locale, content, players }, (canvas) => baseMarks(state, field, canvas))
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
  const paper = (x: number, y: number, height: number): Shape => ({
    shape: 'rectangle',
    x,
    y,
    width: width - x,
    height,
    fill: COLOURS.paper,
  })
  const beside = paper(upper.width, 0, upper.height)
  return {
    ...upper,
    width,
    height: upper.height + lower.height,
    shapes: [
      beside,
      ...upper.shapes,
      paper(0, upper.height, lower.height),
      ...lower.shapes.map((shape) => shifted(shape, upper.height)),
    ],
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

function headlineOf(state: ShatterpointState, players: PlayerNames, { locale, content }: Caption): string {
  const { result, turn, active, activation } = state
  if (result !== null) {
    if (result.winner === null) return { en: 'The match is drawn.', es: 'La partida queda en empate.' }[locale]
    const winner = players[result.winner]
    return { en: `${capitalize(winner)} wins.`, es: `Gana ${winner}.` }[locale]
  }
  if (turn === 0) return { en: 'Preparations', es: 'Preparación' }[locale]
  const whose = { en: `Turn ${turn}, ${players[active]}`, es: `Turno ${turn}, ${players[active]}` }[locale]
  return activation === null ? whose : `${whose}: ${thingName(activation.unit, locale, content)}`
}
