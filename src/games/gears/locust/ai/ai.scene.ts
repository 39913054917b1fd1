import type { Point, Scene, Shape } from '../../../../contract/scene.ts'
import { attackLine, ties } from '../../sight/sight.scene.ts'
import {
  disc,
  figureMarks,
  figureShapes,
  figuresOf,
  locateFigures,
  tokenMarks,
  tokenShapes,
} from '../../table/figure.scene.ts'
import { type GearsCaption, mapScene } from '../../table/map.scene.ts'
import type { MapCanvas } from '../../table/map-canvas.ts'
import { COLOURS } from '../../table/map-colours.ts'
import type { Place } from '../../table/placed-map.ts'
import { placeOn } from '../../table/position.ts'
import type { Table } from '../../table/table.ts'
import type { Position } from '../../vocabulary.ts'
import type { Played } from './answer.ts'
import type { EventRow } from './event-row.ts'

/** A move from zone to zone. */
type Move = { readonly kind: 'move'; readonly figure: string; readonly zones: string[] }

/** An attack, and where the two stood at that moment. */
type Attack = {
  readonly kind: 'attack'
  readonly figure: string
  readonly target: string
  readonly from: Position | undefined
  readonly to: Position | undefined
}

/** One thing that a figure did and that has a line on the picture. */
type Act = Move | Attack

/** The map after a Locust step, with numbered moves and attacks. */
export function stepScene(before: Table, { table, events }: Played, caption: GearsCaption): Scene {
  return mapScene(before.map, caption, (canvas) => {
    const figures = figuresOf(withDefaults(table), canvas.map, caption.content)
    const points = pointsByName(table, canvas)
    const acts = actsOf(before, events)
    return {
      sealedHoles: table.sealedHoles,
      under: tokenShapes(table, figures, canvas),
      over: [
        ...acts.flatMap((act) => [...tiesOf(act, points, canvas), ...lineOf(act, points, canvas)]),
        ...figureShapes(figures, canvas),
        ...acts.flatMap((act, index) => numberOf(act, index + 1, points, canvas)),
      ],
      marks: [
        ...figureMarks(figures),
        ...tokenMarks(table),
        ...acts.map(({ kind }) => kind),
        ...(acts.length > 0 ? ['order' as const] : []),
      ],
    }
  })
}

/** The table in the shape that questions have it in. */
const withDefaults = ({ cogs, locust }: Played['table']) => ({
  cogs: cogs.map((cog) => ({ ...cog, position: { ...cog.position } })),
  locust: locust.map((figure) => ({ ...figure, position: { ...figure.position } })),
})

type Points = ReadonlyMap<string, Point>

function pointsByName({ cogs, locust }: Played['table'], canvas: MapCanvas): Points {
  const standing = [...cogs.filter(({ status }) => status !== 'executed'), ...locust].map(({ id, position }) => ({
    id,
    place: placeOn(canvas.map, position),
  }))
  return new Map(locateFigures(standing, canvas).map(({ figure, at }) => [figure.id, at]))
}

/** What the figures did, in order; where they stand is followed from event to event. */
function actsOf({ cogs, locust }: Table, events: readonly EventRow[]): Act[] {
  const acts: Act[] = []
  const positions = new Map([...cogs, ...locust].map(({ id, position }) => [id, position]))
  for (const event of events) {
    const act = actOf(event, positions, acts.at(-1))
    if (act !== null) acts.push(act)
    follow(event, positions)
  }
  return acts
}

/** The act that an event begins; another step of the same move lengthens it instead. */
function actOf(
  { kind, figure, from, zone, target }: EventRow,
  positions: ReadonlyMap<string, Position>,
  last: Act | undefined,
): Act | null {
  if (figure === null) return null
  if (kind === 'attackDeclared' && target !== null) {
    return { kind: 'attack', figure, target, from: positions.get(figure), to: positions.get(target) }
  }
  if (kind !== 'figureMoved' || zone === null || from === null) return null
  if (last?.kind !== 'move' || last.figure !== figure) return { kind: 'move', figure, zones: [from, zone] }
  last.zones.push(zone)
  return null
}

/** Takes note of where an event leaves a figure. */
function follow({ kind, figure, zone, cover }: EventRow, positions: Map<string, Position>): void {
  if (figure === null || zone === null) return
  if (kind === 'coverTaken' && cover !== null) positions.set(figure, { zone, cover })
  if (kind === 'figureMoved' || kind === 'coverLeft' || kind === 'spawned') positions.set(figure, { zone })
}

/** The stops of an act on the picture; a figure that is gone is drawn where its zone is named. */
function stopsOf(act: Act, points: Points, canvas: MapCanvas): readonly Point[] {
  return act.kind === 'attack' ? attackStops(act, points, canvas) : moveStops(act, points, canvas)
}

function attackStops({ figure, target, from, to }: Attack, points: Points, canvas: MapCanvas): readonly Point[] {
  if (from === undefined || to === undefined) return []
  const [a, b] = [placeOn(canvas.map, from), placeOn(canvas.map, to)]
  const pointOf = (id: string, place: Place) => points.get(id) ?? canvas.pointOf(place)
  return attackLine(a, b, [pointOf(figure, a), pointOf(target, b)], canvas)
}

/** An attack whose line begins or ends elsewhere in a zone than where its figure is drawn. */
function tiesOf(act: Act, points: Points, canvas: MapCanvas): Shape[] {
  if (act.kind === 'move') return []
  const [attacker, target] = [points.get(act.figure), points.get(act.target)]
  const [from, to] = stopsOf(act, points, canvas)
  if (attacker === undefined || target === undefined || from === undefined || to === undefined) return []
  return ties([attacker, target], [from, to], canvas)
}

function moveStops({ figure, zones }: Move, points: Points, { map, labelAt }: MapCanvas): Point[] {
  return zones.flatMap((id, index) => {
    const zone = map.zone(id)
    const last = index === zones.length - 1 ? points.get(figure) : undefined
    return last ?? (zone === undefined ? [] : labelAt(zone))
  })
}

function lineOf(act: Act, points: Points, canvas: MapCanvas): Shape[] {
  const stops = stopsOf(act, points, canvas)
  const colour = colourOf(act)
  return stops.slice(1).map((to, index): Shape => {
    const from = stops[index] ?? to
    return { shape: 'line', from, to, stroke: colour, strokeWidth: 3, opacity: 0.8, dashed: act.kind === 'attack' }
  })
}

/** The number stands on the first leg, nearer to where it starts, so that it hides neither a figure nor a name. */
function numberOf(act: Act, number: number, points: Points, canvas: MapCanvas): Shape[] {
  const [from, to] = stopsOf(act, points, canvas)
  if (from === undefined || to === undefined) return []
  const at = { x: from.x + (to.x - from.x) * AT, y: from.y + (to.y - from.y) * AT }
  return disc(at, String(number), colourOf(act), canvas.radius * 0.6)
}

const AT = 0.38

const colourOf = ({ kind }: Act): string => (kind === 'move' ? COLOURS.good : COLOURS.blocked)
