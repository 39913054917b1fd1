import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Disc } from '../../../geometry/disc/disc.ts'
import { length } from '../language/words.ts'
import { objectFinder, reachShapes, rimShape } from '../table/base.scene.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { rangeLength } from '../table/lengths.ts'
import type { PlacedObject } from '../table/placed-field.ts'
import { fieldOf, type ShatterpointCaption, tableScene } from '../table/table.scene.ts'
import type { TableCanvas } from '../table/table-canvas.ts'
import { COLOURS } from '../table/table-colours.ts'
import { RANGES } from '../vocabulary.ts'
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
  const sources = [...new Set(pairs.map(({ from }) => from))]
  return tableScene(field, caption, (canvas) => ({
    under: [
      ...(sources.length === 1 ? sources.flatMap((source) => rings(source, canvas)) : []),
      ...sources.map((source) => rimShape(source, COLOURS.choice, canvas)),
    ],
    over: pairs.flatMap(({ distance, from, to }) =>
      from === to ? [] : gapShapes(length(distance.gap, caption.locale), from.disc, to.disc, canvas),
    ),
  }))
}

function rings(source: PlacedObject, canvas: TableCanvas): Shape[] {
  return RANGES.flatMap((range) => {
    const reach = rangeLength(range, canvas.field.lengths)
    const top = canvas.at({ x: source.disc.x, y: source.disc.y + source.disc.radius + reach })
    const name = { text: String(range), size: 12, bold: true, fill: COLOURS.choice, halo: COLOURS.paper } as const
    return [
      ...reachShapes(source, reach, COLOURS.choice, canvas).slice(1),
      { shape: 'text', x: top.x, y: top.y + 4, anchor: 'middle', ...name } as const,
    ]
  })
}

/** The shortest line between two bases, with its length. */
function gapShapes(text: string, a: Disc, b: Disc, canvas: TableCanvas): Shape[] {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const along = (distance: number) => ({
    x: a.x + ((b.x - a.x) * distance) / far,
    y: a.y + ((b.y - a.y) * distance) / far,
  })
  const [from, to] = [canvas.at(along(a.radius)), canvas.at(along(far - b.radius))]
  const label = { text, size: 12, bold: true, fill: COLOURS.visible, halo: COLOURS.paper } as const
  return [
    { shape: 'line', from, to, stroke: COLOURS.visible, strokeWidth: 2.5 },
    { shape: 'text', x: (from.x + 2 * to.x) / 3, y: (from.y + 2 * to.y) / 3 - 4, anchor: 'middle', ...label },
  ]
}
