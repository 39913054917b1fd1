import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Point } from '../../../../geometry/plane.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { length } from '../../language/words.ts'
import { axisOf, type Cone, coneOf, type Mode, unitVector } from '../../measuring/direction.ts'
import { ghostShapes } from '../../table/base.scene.ts'
import type { Battlefield } from '../../table/battlefield.ts'
import type { PlacedField } from '../../table/placed-field.ts'
import { fieldOf, type ShatterpointCaption, tableScene } from '../../table/table.scene.ts'
import type { TableCanvas } from '../../table/table-canvas.ts'
import { COLOURS } from '../../table/table-colours.ts'
import type { LegendEntry } from '../../table/table-legend.ts'
import { blockerEntry, endEntry, inMicrometres, markShapes, moveDisc, objectOn } from '../movement.scene.ts'
import type { Stop } from './push.ts'

/** A push that was resolved, as it is drawn. */
export type DrawnPush = {
  readonly object: string
  readonly source: string | null
  readonly mode: Mode
  readonly distance: number
  readonly end: Point
  readonly stop: Stop
  readonly by: string | null
}

/** Pushes: the cone of the first, each way with its length, where it ends and what stopped it. */
export function pushScene(
  battlefield: Battlefield | PlacedField,
  pushes: readonly DrawnPush[],
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const discs = pushes.map(({ object, end }) => moveDisc(objectOn(field, object), end))
  const stoppers = pushes.filter(({ stop }) => stop !== 'drop').flatMap(({ by }) => by ?? [])
  const draw = (canvas: TableCanvas) => ({
    under: [...pushes.slice(0, 1).flatMap((push) => pushCone(push, field, canvas)), ...markShapes(stoppers, canvas)],
    over: pushes.flatMap((push, index) => {
      const disc = discs[index]
      return disc === undefined
        ? []
        : [...ghostShapes(disc, COLOURS.good, canvas), ...pathShapes(push, field, canvas, caption.locale)]
    }),
    legend: [
      directionEntry(pushes[0]?.source !== null),
      endEntry(true),
      { ...blockerEntry(stoppers.length > 0), en: 'stops it', es: 'lo detiene' },
    ],
  })
  return tableScene(field, caption, draw, discs)
}

function pushCone({ object, source, mode }: DrawnPush, field: PlacedField, canvas: TableCanvas): Shape[] {
  if (source === null) return []
  const moved = objectOn(field, object)
  return coneShapes(coneOf(moved, axisOf(moved, objectOn(field, source), mode)), canvas)
}

/** An arrow from the old middle of a base to the new one, with the length of its path. */
function pathShapes(
  { object, distance, end }: DrawnPush,
  field: PlacedField,
  { at }: TableCanvas,
  locale: Locale,
): Shape[] {
  const [from, to] = [at(objectOn(field, object).disc), at(inMicrometres(end))]
  if (distance === 0) return []
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const [right, down] = [(to.x - from.x) / long, (to.y - from.y) / long]
  const tip = [-6, 6].map((aside) => ({ x: to.x - 11 * right + aside * down, y: to.y - 11 * down - aside * right }))
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 8 }
  const label = { text: length(distance, locale), size: 13, anchor: 'middle', bold: true, fill: COLOURS.ink } as const
  return [
    { shape: 'line', from, to, stroke: COLOURS.ink, strokeWidth: 3 },
    { shape: 'polygon', points: [to, ...tip], fill: COLOURS.ink },
    { shape: 'text', ...middle, ...label, halo: COLOURS.paper },
  ]
}

/** The wedge that a movement may not leave. */
const directionEntry = (isShown: boolean): LegendEntry => ({
  isShown,
  colour: COLOURS.choice,
  mark: 'dashed',
  en: 'where it may be moved',
  es: 'por donde puede moverse',
})

const FAR = 3_000_000

/** The wedge that a movement may not leave, with the joint of the bent template; none without an axis. */
function coneShapes({ min, max, joint }: Cone, { at }: TableCanvas): Shape[] {
  if (joint === null) return []
  const apex = inMicrometres(joint)
  const rays = [min, max].map((angle) => {
    const { x, y } = unitVector(angle)
    return at({ x: apex.x + FAR * x, y: apex.y + FAR * y })
  })
  const from = at(apex)
  return [
    { shape: 'polygon', points: [from, ...rays], fill: COLOURS.choice, opacity: 0.15 },
    ...rays.map((to): Shape => ({ shape: 'line', from, to, stroke: COLOURS.choice, strokeWidth: 2, dashed: true })),
    { shape: 'circle', ...from, radius: 6, fill: COLOURS.paper, stroke: COLOURS.choice, strokeWidth: 3 },
  ]
}

type Directed = { readonly cone: Cone; readonly object: string; readonly angle?: number; readonly isAllowed: boolean }

/** The cone of a direction, and the direction that was asked about. */
export function coneScene(
  battlefield: Battlefield | PlacedField,
  { cone, object, angle, isAllowed }: Directed,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const { disc } = objectOn(field, object)
  const asked = (canvas: TableCanvas): Shape[] => {
    if (angle === undefined) return []
    const { x, y } = unitVector(angle)
    const to = canvas.at({ x: disc.x + 100_000 * x, y: disc.y + 100_000 * y })
    const stroke = isAllowed ? COLOURS.good : COLOURS.blocked
    return [{ shape: 'line', from: canvas.at(disc), to, stroke, strokeWidth: 3, dashed: !isAllowed }]
  }
  const legend: readonly LegendEntry[] = [
    directionEntry(cone.joint !== null),
    {
      isShown: angle !== undefined && isAllowed,
      colour: COLOURS.good,
      mark: 'line',
      en: 'allowed direction',
      es: 'dirección permitida',
    },
    {
      isShown: angle !== undefined && !isAllowed,
      colour: COLOURS.blocked,
      mark: 'dashedLine',
      en: 'direction outside',
      es: 'dirección no permitida',
    },
  ]
  return tableScene(field, caption, (canvas) => ({ under: coneShapes(cone, canvas), over: asked(canvas), legend }), [
    { ...disc, radius: disc.radius + 90_000 },
  ])
}
