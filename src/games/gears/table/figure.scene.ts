import type { Point, Shape } from '../../../contract/scene.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { FigureType } from '../vocabulary.ts'
import type { Cog, Locust } from './figures.ts'
import { hole } from './map.scene.ts'
import type { MapCanvas } from './map-canvas.ts'
import { COLOURS } from './map-colours.ts'
import { diamond, type LegendMark } from './map-legend.ts'
import type { Place, PlacedMap, PlacedZone } from './placed-map.ts'
import { placeOn } from './position.ts'

/** A figure as it is drawn: a disc with a letter or two. */
export type DrawnFigure = {
  readonly place: Place
  readonly side: 'cog' | 'locust'
  readonly mark: string
  readonly wounds: 0 | 1 | 2
  /** A bleeding figure lies down. */
  readonly isLying: boolean
}

const LETTERS: Readonly<Record<FigureType, string>> = {
  wretch: 'W',
  drone: 'D',
  ticker: 'T',
  boomer: 'B',
  theron: 'G',
  kantus: 'K',
  berserker: 'Z',
}

/** The letter of an enemy card’s figure, with the number that the figure’s id ends in. */
export function locustMark(id: string, enemy: string, { enemies }: GearsContent): string {
  const type = enemies.get(enemy)?.figureType
  const number = /\d{1,2}$/.exec(id)?.[0] ?? ''
  return `${type === undefined ? '?' : LETTERS[type]}${number}`
}

/** The initials of a soldier. */
export const cogMark = (id: string): string => id.slice(0, 2).toUpperCase()

/** The figures of a table, without those that were executed. */
export function figuresOf(
  { cogs, locust }: { readonly cogs: readonly Cog[]; readonly locust: readonly Locust[] },
  map: PlacedMap,
  content: GearsContent,
): DrawnFigure[] {
  return [
    ...cogs
      .filter(({ status }) => status !== 'executed')
      .map(({ id, position, status }): DrawnFigure => {
        const isLying = status === 'bleeding'
        return { place: placeOn(map, position), side: 'cog', mark: cogMark(id), wounds: 0, isLying }
      }),
    ...locust.map(({ id, enemy, position, state }): DrawnFigure => {
      const wounds = state === 'healthy' ? 0 : state === 'wounded' ? 1 : 2
      const mark = locustMark(id, enemy, content)
      return { place: placeOn(map, position), side: 'locust', mark, wounds, isLying: false }
    }),
  ]
}

/** Draws figures, each in its cover space or on a free spot of its zone. */
export function figureShapes(figures: readonly DrawnFigure[], canvas: MapCanvas): Shape[] {
  return locateFigures(figures, canvas).flatMap(({ figure, at }) => figureShape(figure, at, canvas.radius))
}

/** Figures with where they stand on the picture, in the given order; those of one zone stand beside each other. */
export function locateFigures<Figure extends { readonly place: Place }>(
  figures: readonly Figure[],
  canvas: MapCanvas,
): { readonly figure: Figure; readonly at: Point }[] {
  const standing = new Map<number, number>()
  return figures.map((figure) => {
    const { zone, cover } = figure.place
    if (cover !== null) return { figure, at: canvas.coverAt(cover) }
    const count = (standing.get(zone.number) ?? 0) + 1
    standing.set(zone.number, count)
    return { figure, at: canvas.spots(zone, count)[count - 1] ?? canvas.labelAt(zone) }
  })
}

/** Where figures stand on the picture. */
export const figurePoints = (places: readonly Place[], canvas: MapCanvas): Point[] =>
  locateFigures(
    places.map((place) => ({ place })),
    canvas,
  ).map(({ at }) => at)

function figureShape({ side, mark, wounds, isLying }: DrawnFigure, { x, y }: Point, radius: number): Shape[] {
  const paint = { fill: COLOURS[side], stroke: side === 'cog' ? COLOURS.cogRim : COLOURS.locustRim, strokeWidth: 2 }
  const [wide, high] = [radius * 2.5, radius * 1.3]
  const body: Shape = isLying
    ? { shape: 'rectangle', x: x - wide / 2, y: y - high / 2, width: wide, height: high, radius: high / 2, ...paint }
    : { shape: 'circle', x, y, radius, ...paint }
  return [body, letters(mark, { x, y }, radius), ...drops(wounds, { x, y }, radius)]
}

function letters(text: string, { x, y }: Point, radius: number): Shape {
  const size = radius * (text.length < 2 ? 1.2 : text.length === 2 ? 0.95 : 0.75)
  return { shape: 'text', x, y: y + size * 0.36, text, size, anchor: 'middle', bold: true, fill: COLOURS.paper }
}

/** A red drop at the rim for a wounded figure, two for a gravely wounded one. */
function drops(wounds: number, { x, y }: Point, radius: number): Shape[] {
  return Array.from({ length: wounds }, (_, index): Shape => {
    const paint = { fill: COLOURS.wound, stroke: COLOURS.paper, strokeWidth: 1.2 }
    return {
      shape: 'circle',
      x: x + radius * (0.8 - 0.75 * index),
      y: y - radius * 0.85,
      radius: radius * 0.34,
      ...paint,
    }
  })
}

/** What the legend explains about figures. */
export function figureMarks(figures: readonly Omit<DrawnFigure, 'place' | 'mark'>[]): LegendMark[] {
  return figures.flatMap(({ side, wounds, isLying }): LegendMark[] => [
    isLying ? 'bleeding' : side,
    ...(wounds > 0 ? (['wounded'] as const) : []),
  ])
}

type Tokens = {
  readonly holeTokens: readonly { readonly id: string; readonly zone: string }[]
  readonly droppedWeapons: readonly { readonly zone: string }[]
  readonly sealedHoles: readonly string[]
}

/** Holes that are not printed, and dropped weapons, beside the figures of their zones. */
export function tokenShapes(
  { holeTokens, droppedWeapons, sealedHoles }: Tokens,
  figures: readonly { readonly place: Place }[],
  canvas: MapCanvas,
): Shape[] {
  const taken = new Map<string, number>()
  for (const { zone, cover } of figures.map(({ place }) => place)) {
    if (cover === null) taken.set(zone.id, (taken.get(zone.id) ?? 0) + 1)
  }
  const nextSpot = (id: string): Point[] => {
    const zone = canvas.map.zone(id)
    const number = (taken.get(id) ?? 0) + 1
    taken.set(id, number)
    return zone === undefined ? [] : [canvas.spots(zone, number)[number - 1] ?? canvas.labelAt(zone)]
  }
  return [
    ...holeTokens.flatMap(({ id, zone }) =>
      nextSpot(zone).flatMap((spot) => hole(spot, sealedHoles.includes(id), canvas)),
    ),
    ...droppedWeapons.flatMap(({ zone }) =>
      nextSpot(zone).map((spot) => diamond(spot, canvas.radius * 0.75, COLOURS.droppedWeapon)),
    ),
  ]
}

/** What the legend explains about tokens. */
export function tokenMarks({ holeTokens, droppedWeapons, sealedHoles }: Tokens): LegendMark[] {
  return [
    ...holeTokens.map(({ id }) => (sealedHoles.includes(id) ? ('sealedHole' as const) : ('hole' as const))),
    ...(droppedWeapons.length > 0 ? (['droppedWeapon'] as const) : []),
  ]
}

/** A disc with a letter or a number. */
export function disc({ x, y }: Point, text: string, fill: string, radius: number): Shape[] {
  return [
    { shape: 'circle', x, y, radius, fill, stroke: COLOURS.paper, strokeWidth: 2 },
    letters(text, { x, y }, radius),
  ]
}

/** A line of sight; dashed if it is blocked. */
export function sightLine(from: Point, to: Point, isVisible: boolean): Shape {
  const stroke = isVisible ? COLOURS.visible : COLOURS.blocked
  return { shape: 'line', from, to, stroke, strokeWidth: 3, dashed: !isVisible }
}

/** A way from zone to zone with a number at every step. */
export function pathShapes(zones: readonly number[], colour: string, canvas: MapCanvas): Shape[] {
  const [first, ...rest] = zones
  const zone = canvas.map.zones[first ?? -1]
  return zone === undefined ? [] : walkShapes(stopAt(zone, canvas), rest, colour, canvas)
}

/** The numbered steps of a figure from where it stands through zones. */
export function walkShapes(start: Point, zones: readonly number[], colour: string, canvas: MapCanvas): Shape[] {
  const entered = zones.flatMap((number) => canvas.map.zones[number] ?? [])
  const stops = [start, ...entered.map((zone) => stopAt(zone, canvas))]
  const legs = stops.slice(1).map((to, index): Shape => {
    return { shape: 'line', from: stops[index] ?? to, to, stroke: colour, strokeWidth: 3, opacity: 0.8 }
  })
  return [
    ...legs,
    ...stops.slice(1).flatMap((stop, index) => disc(stop, String(index + 1), colour, canvas.radius * 0.75)),
  ]
}

/** Where a way passes a zone: above its name, which stays legible. */
export function stopAt(zone: PlacedZone, { labelAt, radius }: MapCanvas): Point {
  const { x, y } = labelAt(zone)
  return { x, y: y - radius * 1.35 }
}
