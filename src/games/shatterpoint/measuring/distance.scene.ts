import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { Disc } from '../../../geometry/disc/disc.ts'
import { length } from '../language/words.ts'
import { objectFinder, reachShapes, rimShape } from '../table/base.scene.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { rangeLength } from '../table/lengths.ts'
import type { LabelPlace, TableLabel } from '../table/name-labels.ts'
import type { PlacedObject } from '../table/placed-field.ts'
import { fieldOf, type ShatterpointCaption, tableScene } from '../table/table.scene.ts'
import type { TableCanvas } from '../table/table-canvas.ts'
import { COLOURS } from '../table/table-colours.ts'
import { RANGES } from '../vocabulary.ts'
import { unitVector } from './direction.ts'
import type { Distance } from './distance.ts'

/** What was measured: the gaps from base to base, and the ranges around where they start. */
export function distanceScene(
  battlefield: Battlefield,
  distances: readonly Distance[],
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const object = objectFinder(field)
  const pairs = distances.map((distance) => ({ distance, from: object(distance.from), to: object(distance.to) }))
  const apart = pairs.filter(({ from, to }) => from !== to)
  const sources = [...new Set(pairs.map(({ from }) => from))]
  return tableScene(field, caption, (canvas) => ({
    under: [
      ...(sources.length === 1 ? sources.flatMap((source) => rings(source, canvas)) : []),
      ...sources.map((source) => rimShape(source, COLOURS.choice, canvas)),
    ],
    over: apart.map(({ from, to }) => gapLine(gapOf(from.disc, to.disc, canvas))),
    labels: [
      ...(sources.length === 1 ? sources.flatMap((source) => ringLabels(source, canvas)) : []),
      ...apart.map(({ distance, from, to }) => ({
        text: length(Math.round(distance.gap * 10) / 10, caption.locale),
        colour: COLOURS.visible,
        places: placesAlong(gapOf(from.disc, to.disc, canvas)),
      })),
    ],
    legend: [
      { isShown: true, colour: COLOURS.visible, mark: 'line', en: 'from base to base', es: 'de peana a peana' },
      {
        isShown: sources.length === 1,
        colour: COLOURS.choice,
        mark: 'dashed',
        en: `ranges ${RANGES[0]} to ${RANGES.at(-1)}`,
        es: `alcances ${RANGES[0]} a ${RANGES.at(-1)}`,
      },
    ],
  }))
}

const rings = (source: PlacedObject, canvas: TableCanvas): Shape[] =>
  RANGES.flatMap((range) =>
    reachShapes(source, rangeLength(range, canvas.field.lengths), COLOURS.choice, canvas).slice(1),
  )

/** The number of each ring at its top, or farther around where something else is written. */
function ringLabels({ disc }: PlacedObject, canvas: TableCanvas): TableLabel[] {
  return RANGES.map((range) => {
    const radius = disc.radius + rangeLength(range, canvas.field.lengths)
    const at = (degrees: number): LabelPlace => {
      const { x, y } = unitVector(degrees)
      const place = canvas.at({ x: disc.x + radius * x, y: disc.y + radius * y })
      return { x: place.x, y: place.y + 4, anchor: 'middle' }
    }
    return { text: String(range), colour: COLOURS.choice, places: [at(90), at(100), at(80), at(120), at(60), at(270)] }
  })
}

type Gap = { readonly from: Point; readonly to: Point }

/** The shortest line between two bases. */
function gapOf(a: Disc, b: Disc, canvas: TableCanvas): Gap {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const along = (distance: number) => ({
    x: a.x + ((b.x - a.x) * distance) / far,
    y: a.y + ((b.y - a.y) * distance) / far,
  })
  return { from: canvas.at(along(a.radius)), to: canvas.at(along(far - b.radius)) }
}

const gapLine = (gap: Gap): Shape => ({ shape: 'line', ...gap, stroke: COLOURS.visible, strokeWidth: 2.5 })

/** Where the length of a gap may stand: on it, nearer to its end than to its start, or beside it. */
function placesAlong({ from, to }: Gap): [LabelPlace, ...LabelPlace[]] {
  const at = (share: number, anchor: LabelPlace['anchor']): LabelPlace => ({
    x: from.x + (to.x - from.x) * share + { start: 6, middle: 0, end: -6 }[anchor],
    y: from.y + (to.y - from.y) * share - 4,
    anchor,
  })
  const others = [0.5, 0.85, 0.35].map((share) => at(share, 'middle'))
  const beside = [0.5, 0.7, 0.3, 0.9, 0.1].flatMap((share) => [at(share, 'start'), at(share, 'end')])
  return [at(2 / 3, 'middle'), ...others, ...beside]
}
