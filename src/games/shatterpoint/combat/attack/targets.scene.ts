import type { Scene, Shape } from '../../../../contract/scene.ts'
import { BOOK } from '../../content/book-numbers.ts'
import { objectFinder, reachShapes, rimShape } from '../../table/base.scene.ts'
import type { Battlefield } from '../../table/battlefield.ts'
import { rangeLength } from '../../table/lengths.ts'
import type { PlacedObject } from '../../table/placed-field.ts'
import { fieldOf, lineShape, type ShatterpointCaption, tableScene } from '../../table/table.scene.ts'
import type { TableCanvas } from '../../table/table-canvas.ts'
import { COLOURS } from '../../table/table-colours.ts'
import type { LegendEntry } from '../../table/table-legend.ts'
import type { Declared, Targets } from './targets.ts'

/** The reach of an attacker; a line and a green rim for every target, a cross over every other enemy. */
export function targetsScene(
  battlefield: Battlefield,
  attacker: string,
  { type, range }: Declared,
  { targets, refused }: Targets,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const object = objectFinder(field)
  const source = object(attacker)
  const reach = rangeLength(type === 'melee' ? BOOK.engagementRange : range, field.lengths)
  return tableScene(field, caption, (canvas) => ({
    under: [
      ...reachShapes(source, reach, COLOURS.visible, canvas),
      rimShape(source, COLOURS.visible, canvas),
      ...targets.map((id) => lineShape(source.disc, object(id).disc, COLOURS.good, true, canvas)),
      ...targets.map((id) => rimShape(object(id), COLOURS.good, canvas)),
    ],
    over: refused.flatMap(({ character }) => crossShapes(object(character), canvas)),
    legend: [
      {
        isShown: true,
        colour: COLOURS.visible,
        mark: 'dashed',
        en: 'as far as the attack reaches',
        es: 'hasta donde llega el ataque',
      },
      ...attackableEntries(targets.length > 0, refused.length > 0),
    ],
  }))
}

/** What a green line and a cross mean. */
export const attackableEntries = (some: boolean, others: boolean): readonly LegendEntry[] => [
  { isShown: some, colour: COLOURS.good, mark: 'line', en: 'can be attacked', es: 'puede ser atacado' },
  { isShown: others, colour: COLOURS.paper, mark: 'cross', en: 'cannot be attacked', es: 'no puede ser atacado' },
]

/** A cross over an enemy that cannot be attacked. */
export function crossShapes({ disc }: PlacedObject, { at, size }: TableCanvas): Shape[] {
  const { x, y } = at(disc)
  const reach = size(disc.radius) * 0.6
  const stroke = { stroke: COLOURS.paper, strokeWidth: 4 }
  return [
    { shape: 'line', from: { x: x - reach, y: y - reach }, to: { x: x + reach, y: y + reach }, ...stroke },
    { shape: 'line', from: { x: x - reach, y: y + reach }, to: { x: x + reach, y: y - reach }, ...stroke },
  ]
}
