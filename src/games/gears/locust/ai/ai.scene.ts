import type { Point, Scene, Shape } from '../../../../contract/scene.ts'
import { disc, figurePoints, figureShapes, figuresOf } from '../../table/figure.scene.ts'
import { COLOURS, type GearsCaption, hole, mapScene } from '../../table/map.scene.ts'
import type { MapCanvas } from '../../table/map-canvas.ts'
import type { Table } from '../../table/table.ts'
import type { Played } from './answer.ts'
import type { EventRow } from './event-row.ts'

/** One thing a figure did that has a line on the picture: a move from zone to zone, or an attack. */
type Act = {
  readonly kind: 'move' | 'attack'
  readonly figure: string
  readonly zones: string[]
  target: string | null
}

/** The map after a Locust step, with numbered moves and attacks. */
export function stepScene({ map }: Table, { table, events }: Played, caption: GearsCaption): Scene {
  return mapScene(map, { ...caption, headline: shorten(caption.headline) }, (canvas) => {
    const figures = figuresOf(withDefaults(table), canvas.map, caption.content)
    const points = pointsByName(
      table,
      figures.map(({ place }) => place),
      canvas,
    )
    const acts = effectsOf(events)
    return {
      sealedHoles: table.sealedHoles,
      under: tokens(table, canvas),
      over: [
        ...acts.flatMap((act) => lineOf(act, points, canvas)),
        ...figureShapes(figures, canvas),
        ...acts.flatMap((act, index) => numberOf(act, index + 1, points, canvas)),
      ],
    }
  })
}

/** A long story does not fit over a picture; it is told in the answer. */
const MAX_LETTERS = 105
const shorten = (text: string): string => (text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS - 1)}…` : text)

/** The table in the shape that questions have it in. */
const withDefaults = ({ cogs, locust }: Played['table']) => ({
  cogs: cogs.map((cog) => ({ ...cog, position: { ...cog.position } })),
  locust: locust.map((figure) => ({ ...figure, position: { ...figure.position } })),
})

type Points = ReadonlyMap<string, Point>

function pointsByName(
  { cogs, locust }: Played['table'],
  places: Parameters<typeof figurePoints>[0],
  canvas: MapCanvas,
): Points {
  const names = [...cogs.filter(({ status }) => status !== 'executed'), ...locust].map(({ id }) => id)
  const points = figurePoints(places, canvas)
  return new Map(names.map((name, index) => [name, points[index] as Point]))
}

function effectsOf(events: readonly EventRow[]): Act[] {
  const acts: Act[] = []
  for (const { kind, figure, from, zone, target } of events) {
    if (figure === null) continue
    const last = acts.at(-1)
    if (kind === 'attackDeclared') acts.push({ kind: 'attack', figure, zones: [], target })
    if (kind !== 'figureMoved' || zone === null || from === null) continue
    if (last?.kind === 'move' && last.figure === figure) last.zones.push(zone)
    else acts.push({ kind: 'move', figure, zones: [from, zone], target: null })
  }
  return acts
}

/** The stops of a act on the picture; a figure that is gone is drawn where its zone is named. */
function stopsOf({ kind, figure, zones, target }: Act, points: Points, { map, labelAt }: MapCanvas): Point[] {
  const ends = kind === 'attack' ? [points.get(figure), points.get(target ?? '')] : []
  const way = zones.map((id, index) => {
    const zone = map.zone(id)
    const isEnd = index === zones.length - 1
    return (isEnd ? points.get(figure) : undefined) ?? (zone === undefined ? undefined : labelAt(zone))
  })
  return [...ends, ...way].filter((point) => point !== undefined)
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

type Tokens = {
  readonly holeTokens: readonly { readonly id: string; readonly zone: string }[]
  readonly droppedWeapons: readonly { readonly zone: string }[]
  readonly sealedHoles: readonly string[]
}

/** Holes that are not printed, and dropped weapons. */
export function tokens({ holeTokens, droppedWeapons, sealedHoles }: Tokens, canvas: MapCanvas): Shape[] {
  const { map, radius } = canvas
  const holes = holeTokens.flatMap(({ id, zone: name }) => {
    const zone = map.zone(name)
    const [, , spot] = zone === undefined ? [] : canvas.spots(zone, 3)
    return spot === undefined ? [] : hole(spot, sealedHoles.includes(id), canvas)
  })
  const weapons = droppedWeapons.flatMap(({ zone: name }): Shape[] => {
    const zone = map.zone(name)
    const [, spot] = zone === undefined ? [] : canvas.spots(zone, 2)
    if (spot === undefined) return []
    const side = radius * 0.9
    return [{ shape: 'rectangle', x: spot.x, y: spot.y, width: side, height: side, fill: COLOURS.equipment }]
  })
  return [...holes, ...weapons]
}
