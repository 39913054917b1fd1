import type { z } from 'zod'
import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Point } from '../../../geometry/plane.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { TemplateOutline } from '../measuring/template.ts'
import { ghostShapes, reachShapes, rimShape } from '../table/base.scene.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { micrometres } from '../table/lengths.ts'
import type { Disc, PlacedField, PlacedObject } from '../table/placed-field.ts'
import { fieldOf, partShapes, type ShatterpointCaption, tableScene } from '../table/table.scene.ts'
import type { TableCanvas } from '../table/table-canvas.ts'
import { COLOURS } from '../table/table-colours.ts'
import type { LegendEntry } from '../table/table-legend.ts'
import type { EndPlace } from './end-position.ts'
import type { ListedViolation } from './movement-violation.ts'

/** A point of the table in micrometres. */
export const inMicrometres = ({ x, y }: Point): Point => ({ x: micrometres(x), y: micrometres(y) })

/** A character or token of a table that was ruled on. */
export function objectOn({ characters, objectives }: PlacedField, name: string): PlacedObject {
  const found = [...characters, ...objectives].find(({ id }) => id === name)
  if (found === undefined) throw new Error(`${name} was ruled on and is not on the table.`)
  return found
}

/** A base of an object at another place. */
export const moveDisc = ({ disc }: PlacedObject, place: Point): Disc => ({
  ...inMicrometres(place),
  radius: disc.radius,
})

/** Marks what is named as in the way: parts are filled, bases get a rim. */
export function markShapes(names: readonly (string | null)[], { field, ...canvas }: TableCanvas): Shape[] {
  const parts = field.parts.filter(({ id }) => names.includes(id))
  const objects = [...field.characters, ...field.objectives].filter(({ id }) => names.includes(id))
  return [
    ...parts.flatMap((part) => partShapes(part, COLOURS.blocked, { field, ...canvas })),
    ...objects.map((object) => rimShape(object, COLOURS.blocked, { field, ...canvas })),
  ]
}

type Ended = {
  readonly object: string
  readonly end: EndPlace
  readonly violations: readonly ListedViolation[]
}

const namesIn = (violations: readonly ListedViolation[]): (string | null)[] => violations.map(({ by }) => by)

const colourOf = (legal: boolean): string => (legal ? COLOURS.good : COLOURS.blocked)

type Template = z.infer<typeof TemplateOutline>

/** Where a base ends, or would. */
export const endEntry = (isLegal: boolean): LegendEntry => ({
  isShown: true,
  colour: colourOf(isLegal),
  mark: 'dashed',
  ...(isLegal ? { en: 'where it ends', es: 'donde acaba' } : { en: 'cannot end there', es: 'no puede acabar ahí' }),
})

/** What is marked as being in the way. */
export const blockerEntry = (isShown: boolean): LegendEntry => ({
  isShown,
  colour: COLOURS.blocked,
  en: 'in the way',
  es: 'estorba',
})

const blockersOf = (violations: readonly ListedViolation[]): LegendEntry =>
  blockerEntry(violations.some(({ by }) => by !== null))

/** A move: the template with its joint, the base where it ends, and what is in the way. */
export function moveScene(
  battlefield: Battlefield | PlacedField,
  { object, end, violations, template }: Ended & { readonly template: Template | null },
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const disc = moveDisc(objectOn(field, object), end)
  const isLegal = violations.length === 0 && template !== null
  const colour = colourOf(isLegal)
  const ends = template === null ? [] : [template.joint, template.end].map((point) => dot(point))
  return tableScene(
    field,
    caption,
    (canvas) => ({
      under: markShapes(namesIn(violations), canvas),
      over: [
        ...ghostShapes(disc, colour, canvas),
        ...(template === null ? [] : templateShapes(template, colour, canvas)),
      ],
      legend: [
        { isShown: template !== null, colour, mark: 'line', en: 'the template', es: 'la plantilla' },
        endEntry(isLegal),
        blockersOf(violations),
      ],
    }),
    [disc, ...ends],
  )
}

const dot = (point: Point): Disc => ({ ...inMicrometres(point), radius: 0 })

/** The two arms of a template and its joint. */
function templateShapes({ start, joint, end }: Template, stroke: string, { at }: TableCanvas): Shape[] {
  const [from, middle, to] = [at(inMicrometres(start)), at(inMicrometres(joint)), at(inMicrometres(end))]
  const arm = { shape: 'line', stroke, strokeWidth: 5 } as const
  return [
    { ...arm, from, to: middle },
    { ...arm, from: middle, to },
    ...[from, to].map((point): Shape => ({ shape: 'circle', ...point, radius: 4, fill: stroke })),
    { shape: 'circle', ...middle, radius: 7, fill: COLOURS.paper, stroke, strokeWidth: 3 },
  ]
}

/** Where an object would stand, and what keeps it from standing there. */
export function endScene(battlefield: Battlefield | PlacedField, ended: Ended, caption: ShatterpointCaption): Scene {
  const field = fieldOf(battlefield, caption.content)
  const disc = moveDisc(objectOn(field, ended.object), ended.end)
  return tableScene(field, caption, (canvas) => endLayers(disc, ended, canvas), [disc])
}

const endLayers = (disc: Disc, { violations }: Pick<Ended, 'violations'>, canvas: TableCanvas) => ({
  under: markShapes(namesIn(violations), canvas),
  over: ghostShapes(disc, colourOf(violations.length === 0), canvas),
  legend: [endEntry(violations.length === 0), blockersOf(violations)],
})

const PLACING: LegendEntry = {
  isShown: true,
  colour: COLOURS.choice,
  mark: 'dashed',
  en: 'as far as it may be placed',
  es: 'hasta donde se puede colocar',
}

/** A placed object: the range it may be placed in, and where it is placed. */
export function placeScene(
  battlefield: Battlefield | PlacedField,
  { reference, reach, ...ended }: Ended & { readonly reference: string; readonly reach: number },
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const [from, disc] = [objectOn(field, reference), moveDisc(objectOn(field, ended.object), ended.end)]
  const ring = { ...from.disc, radius: from.disc.radius + reach }
  const draw = (canvas: TableCanvas) => {
    const { under, over, legend } = endLayers(disc, ended, canvas)
    return {
      under: [...reachShapes(from, reach, COLOURS.choice, canvas), ...under],
      over,
      legend: [PLACING, ...legend],
    }
  }
  return tableScene(field, caption, draw, [disc, ring])
}

type Climb = Ended & {
  readonly arrival: EndPlace
  readonly points: readonly (Point & { readonly id: string })[]
  readonly used: readonly (string | null)[]
}

/** Access points with those that are used joined by a line, and both places of the character. */
export function accessScene(
  battlefield: Battlefield | PlacedField,
  { object, end, arrival, points, used, violations }: Climb,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const mover = objectOn(field, object)
  const [here, there] = [moveDisc(mover, end), moveDisc(mover, arrival)]
  const colour = colourOf(violations.length === 0)
  return tableScene(
    field,
    caption,
    (canvas) => ({
      under: markShapes(namesIn(violations), canvas),
      over: [
        ...ghostShapes(here, COLOURS.choice, canvas),
        ...ghostShapes(there, colour, canvas),
        ...ladder(
          points.filter(({ id }) => used.includes(id)),
          colour,
          canvas,
        ),
        ...points.flatMap((point) => accessMark(point, canvas)),
      ],
      legend: [
        { isShown: true, colour: COLOURS.ink, en: 'access point', es: 'punto de acceso' },
        { isShown: true, colour: COLOURS.choice, mark: 'dashed', en: 'where it uses one', es: 'donde usa uno' },
        endEntry(violations.length === 0),
        blockersOf(violations),
      ],
    }),
    [here, there, ...points.map((point) => dot(point))],
  )
}

function ladder(points: readonly Point[], stroke: string, { at }: TableCanvas): Shape[] {
  const [from, to] = points.map((point) => at(inMicrometres(point)))
  return from === undefined || to === undefined ? [] : [{ shape: 'line', from, to, stroke, strokeWidth: 4 }]
}

function accessMark(point: Point & { readonly id: string }, { at }: TableCanvas): Shape[] {
  const { x, y } = at(inMicrometres(point))
  const label = { text: point.id, size: 11, anchor: 'middle', fill: COLOURS.ink, halo: COLOURS.paper } as const
  return [
    { shape: 'rectangle', x: x - 5, y: y - 5, width: 10, height: 10, fill: COLOURS.ink, radius: 2 },
    { shape: 'text', x, y: y - 9, ...label },
  ]
}

/** A deployed squad: the strip along the edge, and how far the others may be from their leader. */
export function deploymentScene(
  battlefield: Battlefield | PlacedField,
  { leader, strip, reach, violations }: { leader: string; strip: Strip; reach: number } & Pick<Ended, 'violations'>,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const first = objectOn(field, leader)
  const edge = strip.isNear ? 0 : field.depth
  const far = strip.isNear ? strip.reach : field.depth - strip.reach
  const corners = [
    { x: 0, y: edge },
    { x: field.width, y: edge },
    { x: field.width, y: far },
    { x: 0, y: far },
  ]
  return tableScene(
    field,
    caption,
    (canvas) => ({
      under: [
        { shape: 'polygon', points: corners.map(canvas.at), fill: COLOURS.good, opacity: 0.15 },
        ...reachShapes(first, reach, COLOURS.choice, canvas),
        ...markShapes(namesIn(violations), canvas),
      ],
      legend: [
        {
          isShown: true,
          colour: COLOURS.good,
          mark: 'dashed',
          en: `range ${BOOK.edgeRange} of the own edge`,
          es: `alcance ${BOOK.edgeRange} del borde propio`,
        },
        {
          isShown: true,
          colour: COLOURS.choice,
          mark: 'dashed',
          en: `range ${BOOK.leaderRange} of ${leader}`,
          es: `alcance ${BOOK.leaderRange} de ${leader}`,
        },
        blockersOf(violations),
      ],
    }),
    corners.map((corner) => ({ ...corner, radius: 0 })),
  )
}

/** How far from which edge a squad is deployed. */
type Strip = { readonly isNear: boolean; readonly reach: number }
