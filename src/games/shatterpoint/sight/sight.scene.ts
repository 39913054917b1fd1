import type { Scene, Shape } from '../../../contract/scene.ts'
import { BOOK } from '../content/book-numbers.ts'
import { objectFinder, reachShapes, rimShape } from '../table/base.scene.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { micrometres, rangeLength } from '../table/lengths.ts'
import type { PlacedCharacter, PlacedField, PlacedObject } from '../table/placed-field.ts'
import { fieldOf, lineShape, type ShatterpointCaption, tableScene } from '../table/table.scene.ts'
import type { TableCanvas } from '../table/table-canvas.ts'
import { COLOURS } from '../table/table-colours.ts'
import { markedParts } from '../table/terrain.scene.ts'
import type { Point } from '../vocabulary.ts'
import type { Cover } from './cover.ts'
import type { Engagement } from './engagement.ts'
import type { LineOfSight } from './line-of-sight.ts'

/** A free line between two objects, or the parts that close the line between their centres. */
export function lineOfSightScene(
  battlefield: Battlefield,
  { viewer, target }: { readonly viewer: string; readonly target: string },
  sight: LineOfSight,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const object = objectFinder(field)
  const [from, to] = [object(viewer), object(target)]
  return tableScene(field, caption, (canvas) => ({
    under: [
      ...markedParts(sight.blockers, COLOURS.blocked, canvas),
      ...[from, to].map((entry) => rimShape(entry, sight.visible ? COLOURS.visible : COLOURS.blocked, canvas)),
    ],
    over: [
      sight.witness === null
        ? lineShape(from.disc, to.disc, COLOURS.blocked, false, canvas)
        : lineShape(inside(sight.witness.from), inside(sight.witness.to), COLOURS.visible, true, canvas),
    ],
    legend: [
      { isShown: sight.visible, colour: COLOURS.visible, mark: 'line', en: 'a free line', es: 'una línea libre' },
      {
        isShown: !sight.visible,
        colour: COLOURS.blocked,
        mark: 'dashedLine',
        en: 'no line is free',
        es: 'ninguna línea está libre',
      },
      {
        isShown: sight.blockers.length > 0,
        colour: COLOURS.blocked,
        en: 'blocks the line',
        es: 'interrumpe la línea',
      },
    ],
  }))
}

const inside = ({ x, y }: Point) => ({ x: micrometres(x), y: micrometres(y) })

/** An attacker, a defender and the band of lines between them; parts that give cover are green, others that are in it amber. */
export function coverScene(
  battlefield: Battlefield,
  ends: { readonly attacker: string; readonly defender: string },
  { parts }: Cover,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const object = objectFinder(field)
  const [attacker, defender] = [object(ends.attacker), object(ends.defender)]
  const giving = parts.filter(({ gives }) => gives).map(({ part }) => part)
  const others = parts.filter(({ gives }) => !gives).map(({ part }) => part)
  return tableScene(field, caption, (canvas) => ({
    under: [
      ...bandShapes(attacker, defender, canvas),
      ...markedParts(others, COLOURS.choice, canvas),
      ...markedParts(giving, COLOURS.good, canvas),
      ...reachShapes(defender, rangeLength(BOOK.coverRange, field.lengths), COLOURS.good, canvas),
    ],
    legend: [
      {
        isShown: true,
        colour: COLOURS.good,
        mark: 'dashed',
        en: `range ${BOOK.coverRange} of the defender`,
        es: `alcance ${BOOK.coverRange} del defensor`,
      },
      { isShown: true, colour: COLOURS.visible, mark: 'dashed', en: 'lines of the attack', es: 'líneas del ataque' },
      { isShown: giving.length > 0, colour: COLOURS.good, en: 'gives cover', es: 'da cobertura' },
      {
        isShown: others.length > 0,
        colour: COLOURS.choice,
        en: 'in the way, but gives no cover',
        es: 'en medio, pero no da cobertura',
      },
    ],
  }))
}

/** What lies between the outer tangents of two bases. */
function bandShapes({ disc: one }: PlacedObject, { disc: other }: PlacedObject, { at }: TableCanvas): Shape[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const far = Math.hypot(dx, dy)
  const rise = one.radius - other.radius
  if (far <= Math.abs(rise)) return []
  const root = Math.sqrt(far * far - rise * rise)
  const contact = ({ x, y, radius }: typeof one, side: number) => ({
    x: x + (radius * (rise * dx - side * root * dy)) / (far * far),
    y: y + (radius * (rise * dy + side * root * dx)) / (far * far),
  })
  const points = [contact(one, 1), contact(other, 1), contact(other, -1), contact(one, -1)].map(at)
  return [{ shape: 'polygon', points, fill: COLOURS.visible, stroke: COLOURS.visible, strokeWidth: 1.5, opacity: 0.16 }]
}

/** Range 2 around characters, with a line to every enemy that they are engaged with; dashed to one that holds nobody. */
export function engagementScene(
  field: PlacedField,
  subjects: readonly PlacedCharacter[],
  engagements: readonly Engagement[],
  caption: ShatterpointCaption,
): Scene {
  const object = objectFinder(field)
  const reach = rangeLength(BOOK.engagementRange, field.lengths)
  const engaged = engagements.filter((engagement) => engagement.engaged)
  return tableScene(field, caption, (canvas) => ({
    under: subjects.flatMap((subject) => reachShapes(subject, reach, COLOURS.choice, canvas)),
    over: engaged.map(({ character, enemy, restricts }) =>
      lineShape(object(character).disc, object(enemy).disc, COLOURS.blocked, restricts, canvas),
    ),
    legend: [
      {
        isShown: true,
        colour: COLOURS.choice,
        mark: 'dashed',
        en: `range ${BOOK.engagementRange}`,
        es: `alcance ${BOOK.engagementRange}`,
      },
      {
        isShown: engaged.some(({ restricts }) => restricts),
        colour: COLOURS.blocked,
        mark: 'line',
        en: 'engaged',
        es: 'trabados',
      },
      {
        isShown: engaged.some(({ restricts }) => !restricts),
        colour: COLOURS.blocked,
        mark: 'dashedLine',
        en: 'engaged with a wounded unit, which restricts nothing',
        es: 'trabado con una unidad herida, que no impide nada',
      },
    ],
  }))
}
