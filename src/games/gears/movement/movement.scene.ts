import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { zoneNumbers } from '../measuring/path.scene.ts'
import {
  cogMark,
  type DrawnFigure,
  disc,
  figureMarks,
  figurePoints,
  figureShapes,
  locustMark,
  stopAt,
  walkShapes,
} from '../table/figure.scene.ts'
import { type GearsCaption, mapScene, tint } from '../table/map.scene.ts'
import type { GearsMap } from '../table/map.ts'
import type { MapCanvas } from '../table/map-canvas.ts'
import { COLOURS } from '../table/map-colours.ts'
import type { Place, PlacedCover } from '../table/placed-map.ts'
import type { CogStatus, Position } from '../vocabulary.ts'
import type { ZoneOption } from './cog-move.ts'
import type { CogPosition, GradedCover } from './locust-cover.ts'
import type { LocustMoveOutcome } from './locust-move.ts'

function placeOf({ zone, cover }: Position, { map }: MapCanvas): Place[] {
  const found = map.zone(zone)
  return found === undefined ? [] : [{ zone: found, cover: found.covers.find(({ id }) => id === cover) ?? null }]
}

const figure = (position: Position, look: Omit<DrawnFigure, 'place'>, canvas: MapCanvas): DrawnFigure[] =>
  placeOf(position, canvas).map((place) => ({ place, ...look }))

const STANDING = { wounds: 0, isLying: false } as const

/** The COG that moves; when it bleeds it lies. */
const mover = (position: Position, status: CogStatus, canvas: MapCanvas): DrawnFigure[] =>
  figure(position, { side: 'cog', mark: 'A', wounds: 0, isLying: status !== 'standing' }, canvas)

/** Other figures, whoever they are. */
const bystanders = (others: readonly Position[], canvas: MapCanvas): DrawnFigure[] =>
  others.flatMap((position) => figure(position, { side: 'locust', mark: '·', ...STANDING }, canvas))

/** A ring around a cover space that can be taken. */
function coverRings(zone: string, covers: readonly string[], colour: string, canvas: MapCanvas): Shape[] {
  const spaces = canvas.map.zone(zone)?.covers.filter(({ id }) => covers.includes(id)) ?? []
  return spaces.map((cover): Shape => {
    const radius = canvas.radius * 1.45
    return { shape: 'circle', ...canvas.coverAt(cover), radius, fill: 'none', stroke: colour, strokeWidth: 3.5 }
  })
}

type Options = {
  readonly figure: Position
  readonly status: CogStatus
  readonly others: readonly Position[]
  readonly options: readonly ZoneOption[]
}

/** Where a move can end: the darker, the farther; the numbers are zones, the rings free cover. */
export function optionsScene(
  map: GearsMap,
  { figure: start, status, others, options }: Options,
  caption: GearsCaption,
): Scene {
  const farthest = Math.max(1, ...options.map(({ cost }) => cost))
  return mapScene(map, caption, (canvas) => ({
    under: options.flatMap(({ zone, cost }) => tintById(zone, COLOURS.good, 0.12 + (0.3 * cost) / farthest, canvas)),
    over: [
      ...options.flatMap(({ zone, freeCovers }) => coverRings(zone, freeCovers, COLOURS.good, canvas)),
      ...figureShapes([...mover(start, status, canvas), ...bystanders(others, canvas)], canvas),
      ...options.filter(({ cost }) => cost > 0).flatMap(({ zone, cost }) => costDisc(zone, cost, canvas)),
    ],
    marks: [
      ...figureMarks([...mover(start, status, canvas), ...bystanders(others, canvas)]),
      ...(options.some(({ cost }) => cost > 0) ? (['steps'] as const) : []),
      ...(options.some(({ freeCovers }) => freeCovers.length > 0) ? (['freeCover'] as const) : []),
    ],
  }))
}

function tintById(id: string, colour: string, opacity: number, canvas: MapCanvas): Shape[] {
  const zone = canvas.map.zone(id)
  return zone === undefined ? [] : [tint(zone, colour, opacity, canvas)]
}

/** The number of zones a move to a zone takes, above its name. */
function costDisc(id: string, cost: number, canvas: MapCanvas): Shape[] {
  const zone = canvas.map.zone(id)
  return zone === undefined ? [] : disc(stopAt(zone, canvas), String(cost), COLOURS.good, canvas.radius * 0.8)
}

type Walk = {
  readonly figure: Position
  readonly status: CogStatus
  readonly others: readonly Position[]
  readonly path: readonly string[]
  /** Null if the move is not legal. */
  readonly end: Position | null
}

/** A move with its steps, and the figure where it starts; the ring is the cover it takes. Red if it is not legal. */
export function walkScene(
  map: GearsMap,
  { figure: start, status, others, path, end }: Walk,
  caption: GearsCaption,
): Scene {
  return mapScene(map, caption, (canvas) => ({
    under: end === null ? [] : tintById(end.zone, COLOURS.good, 0.25, canvas),
    over: [
      ...steps(start, path, end === null ? COLOURS.blocked : COLOURS.good, canvas),
      ...figureShapes([...mover(start, status, canvas), ...bystanders(others, canvas)], canvas),
      ...(end?.cover === undefined ? [] : coverRings(end.zone, [end.cover], COLOURS.good, canvas)),
    ],
    marks: [
      end === null ? 'wrongMove' : 'steps',
      ...(end?.cover === undefined ? [] : (['takenCover'] as const)),
      ...figureMarks([...mover(start, status, canvas), ...bystanders(others, canvas)]),
    ],
  }))
}

/** The numbered steps of a way, from the figure on. */
function steps(start: Position, path: readonly string[], colour: string, canvas: MapCanvas): Shape[] {
  const points = figurePoints(placeOf(start, canvas), canvas)
  return points.flatMap((from) => walkShapes(from, zoneNumbers(path, canvas), colour, canvas))
}

const cogFigures = (cogs: readonly CogPosition[], canvas: MapCanvas): DrawnFigure[] =>
  cogs
    .filter(({ status }) => status !== 'executed')
    .flatMap(({ id, position, status }) =>
      figure(position, { side: 'cog', mark: cogMark(id), wounds: 0, isLying: status === 'bleeding' }, canvas),
    )

type LocustWalk = {
  readonly locust: Position
  readonly enemy: string
  readonly goal: Position
  readonly cogs: readonly CogPosition[]
  readonly others: readonly Position[]
  readonly outcome: LocustMoveOutcome
}

/** The ways of a Locust: tinted where it may end, with rings around the cover it has to take. */
export function locustMoveScene(map: GearsMap, asked: LocustWalk, caption: GearsCaption): Scene {
  const { locust, enemy, goal, cogs, others, outcome } = asked
  return mapScene(map, caption, (canvas) => {
    const figures = [
      ...figure(locust, { side: 'locust', mark: locustMark('', enemy, caption.content), ...STANDING }, canvas),
      ...cogFigures(cogs, canvas),
      ...bystanders(others, canvas),
    ]
    return {
      under: [
        ...tintById(goal.zone, COLOURS.visible, 0.22, canvas),
        ...outcome.ends.flatMap(({ zone }) => tintById(zone, COLOURS.choice, 0.35, canvas)),
      ],
      over: [
        ...outcome.ends.flatMap(({ path }) => steps(locust, path.slice(1), COLOURS.locustRim, canvas)),
        ...outcome.ends.flatMap(({ zone, covers }) => coverRings(zone, covers, COLOURS.choice, canvas)),
        ...figureShapes(figures, canvas),
      ],
      marks: [
        ...figureMarks(figures),
        'goal',
        'endZone',
        ...(outcome.ends.some(({ path }) => path.length > 1) ? (['locustSteps'] as const) : []),
        ...(outcome.ends.some(({ covers }) => covers.length > 0) ? (['choice'] as const) : []),
      ],
    }
  })
}

type Taking = {
  readonly zone: string
  readonly cogs: readonly CogPosition[]
  readonly others: readonly Position[]
  readonly references: readonly string[]
  readonly grades: readonly GradedCover[]
  readonly choices: readonly string[]
}

/** The cover spaces of a zone: a thin ring around those that are free, a thick one around those to choose from. */
export function takingCoverScene(map: GearsMap, taking: Taking, caption: GearsCaption): Scene {
  const { zone, cogs, others, references, grades, choices } = taking
  return mapScene(map, caption, (canvas) => ({
    under: tintById(zone, COLOURS.choice, 0.2, canvas),
    over: [
      ...cogs
        .filter(({ id }) => references.includes(id))
        .flatMap(({ position }) => tie(position, zone, choices, canvas)),
      ...coverRings(zone, choices, COLOURS.choice, canvas),
      ...gradeLabels(zone, grades, canvas, caption),
      ...figureShapes([...cogFigures(cogs, canvas), ...bystanders(others, canvas)], canvas),
    ],
    marks: [
      ...figureMarks([...cogFigures(cogs, canvas), ...bystanders(others, canvas)]),
      'ownZone',
      ...(choices.length > 0 ? (['choice'] as const) : []),
      ...(choices.length > 0 && references.length > 0 ? (['against'] as const) : []),
    ],
  }))
}

/** Dashed lines from the COG that is looked at to the spaces that are best against it. */
function tie(position: Position, zone: string, choices: readonly string[], canvas: MapCanvas): Shape[] {
  const [place] = placeOf(position, canvas)
  const spaces = canvas.map.zone(zone)?.covers.filter(({ id }) => choices.includes(id)) ?? []
  if (place === undefined) return []
  return figurePoints([place], canvas).flatMap((from) =>
    spaces.map((cover): Shape => {
      const to = rimTowards(canvas.coverAt(cover), from, canvas.radius * 1.45)
      return { shape: 'line', from, to, stroke: COLOURS.choice, strokeWidth: 2, dashed: true }
    }),
  )
}

/** The point of a ring that is nearest to another point. */
function rimTowards(middle: Point, other: Point, radius: number): Point {
  const [across, down] = [other.x - middle.x, other.y - middle.y]
  const share = Math.min(1, radius / Math.max(1, Math.hypot(across, down)))
  return { x: middle.x + across * share, y: middle.y + down * share }
}

/** Beside each space, what it counts as against the first COG that is looked at. */
function gradeLabels(
  zone: string,
  grades: readonly GradedCover[],
  canvas: MapCanvas,
  { locale }: GearsCaption,
): Shape[] {
  const words = {
    en: { none: '', partial: 'partial', full: 'full' },
    es: { none: '', partial: 'parcial', full: 'completa' },
  }
  const first = grades[0]?.against
  return grades.flatMap(({ cover, against, grade }): Shape[] => {
    const space = canvas.map.zone(zone)?.covers.find(({ id }) => id === cover)
    if (space === undefined || grade === null || against !== first) return []
    const text = words[locale][grade]
    const place = gradePlace(text, space, zone, canvas)
    return [{ shape: 'text', ...place, text, bold: true, fill: COLOURS.ink, halo: COLOURS.paper }]
  })
}

/** Below a space; where another space lies there, to its left, to its right or above it. */
function gradePlace(text: string, space: PlacedCover, zone: string, { map, radius, coverAt }: MapCanvas) {
  const { x, y } = coverAt(space)
  const [size, half] = [radius * 0.7, (text.length * radius * 0.45) / 2]
  const others = map.zone(zone)?.covers.filter(({ id }) => id !== space.id) ?? []
  const middles = [
    { x, y: y + radius * 2.4 },
    { x: x - radius * 1.6 - half, y: y + size * 0.36 },
    { x: x + radius * 1.6 + half, y: y + size * 0.36 },
    { x, y: y - radius * 2.1 },
  ]
  const isClear = (middle: Point): boolean =>
    others.map(coverAt).every((other) => {
      const across = Math.max(0, Math.abs(other.x - middle.x) - half)
      return Math.hypot(across, other.y - middle.y) > radius * 1.9
    })
  const { x: left, y: line } = middles.find(isClear) ?? { x, y: y + radius * 2.4 }
  return { x: left, y: line, anchor: 'middle', size } as const
}
