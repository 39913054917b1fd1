import { legendShapes } from '../../../contract/legend.ts'
import type { Point, Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { COLOURS } from './map-colours.ts'

/** What a legend can explain, in the order in which it does. */
const MARKS = {
  wall: { look: 'square', colour: COLOURS.wall, en: 'wall', es: 'pared' },
  elevation: { look: 'square', colour: COLOURS.elevation, en: 'height change', es: 'cambio de altura' },
  door: { look: 'square', colour: COLOURS.door, en: 'door', es: 'puerta' },
  passable: { look: 'dashed', colour: COLOURS.passable, en: 'passable border', es: 'borde transitable' },
  cover: { look: 'ring', colour: COLOURS.cover, en: 'cover space', es: 'espacio de cobertura' },
  arrow: { look: 'triangle', colour: COLOURS.arrow, en: 'cover arrow', es: 'flecha de cobertura' },
  hole: { look: 'disc', colour: COLOURS.hole, en: 'emergence hole', es: 'agujero de emergencia' },
  sealedHole: { look: 'crossed', colour: COLOURS.sealed, en: 'sealed hole', es: 'agujero sellado' },
  equipment: { look: 'square', colour: COLOURS.equipment, en: 'equipment', es: 'equipo' },
  droppedWeapon: { look: 'diamond', colour: COLOURS.droppedWeapon, en: 'dropped weapon', es: 'arma soltada' },
  cog: { look: 'disc', colour: COLOURS.cog, en: 'COG', es: 'CGO' },
  bleeding: { look: 'bar', colour: COLOURS.cog, en: 'bleeding COG', es: 'CGO que se desangra' },
  locust: { look: 'disc', colour: COLOURS.locust, en: 'Locust', es: 'Locust' },
  wounded: { look: 'dot', colour: COLOURS.wound, en: 'wounded (two: gravely)', es: 'herida (dos: gravemente)' },
  dead: { look: 'crossed', colour: COLOURS.wound, en: 'killed', es: 'muerto' },
  seen: { look: 'line', colour: COLOURS.visible, en: 'line of sight', es: 'línea de visión' },
  unseen: { look: 'dashed', colour: COLOURS.blocked, en: 'blocked line', es: 'línea bloqueada' },
  closingWall: { look: 'line', colour: COLOURS.blocked, en: 'wall in the way', es: 'pared que la bloquea' },
  fullCover: { look: 'line', colour: COLOURS.good, en: 'cover line: full', es: 'línea de cobertura: completa' },
  partialCover: { look: 'line', colour: COLOURS.choice, en: 'cover line: partial', es: 'línea de cobertura: parcial' },
  unseenArrow: {
    look: 'dashed',
    colour: COLOURS.label,
    en: 'cover line: not seen',
    es: 'línea de cobertura: no se ve',
  },
  from: { look: 'A', colour: COLOURS.visible, en: 'from here', es: 'desde aquí' },
  to: { look: 'B', colour: COLOURS.ink, en: 'to here', es: 'hasta aquí' },
  attacker: { look: 'A', colour: COLOURS.visible, en: 'attacker', es: 'atacante' },
  defender: { look: 'B', colour: COLOURS.ink, en: 'defender', es: 'defensor' },
  viewerZone: { look: 'tinted', colour: COLOURS.visible, en: 'zone of the viewer', es: 'zona del observador' },
  tie: { look: 'dashed', colour: COLOURS.label, en: 'to the point that is seen', es: 'hasta el punto visto' },
  move: { look: 'line', colour: COLOURS.good, en: 'move', es: 'movimiento' },
  steps: { look: 'number', colour: COLOURS.good, en: 'zones moved', es: 'zonas recorridas' },
  start: { look: 'A', colour: COLOURS.ink, en: 'start', es: 'inicio' },
  reach: { look: 'number', colour: COLOURS.visible, en: 'only weapons reach', es: 'solo alcanzan las armas' },
  freeCover: { look: 'open', colour: COLOURS.good, en: 'cover it can take', es: 'cobertura que puede ocupar' },
  takenCover: { look: 'open', colour: COLOURS.good, en: 'cover it takes', es: 'cobertura que ocupa' },
  wrongMove: { look: 'number', colour: COLOURS.blocked, en: 'not a legal move', es: 'movimiento no permitido' },
  locustSteps: { look: 'number', colour: COLOURS.locustRim, en: 'zones moved', es: 'zonas recorridas' },
  goal: { look: 'tinted', colour: COLOURS.visible, en: 'moves towards', es: 'se mueve hacia' },
  endZone: { look: 'tinted', colour: COLOURS.choice, en: 'where it ends', es: 'donde acaba' },
  ownZone: { look: 'tinted', colour: COLOURS.choice, en: 'its zone', es: 'su zona' },
  choice: { look: 'open', colour: COLOURS.choice, en: 'cover to take', es: 'cobertura que ocupar' },
  against: { look: 'dashed', colour: COLOURS.choice, en: 'cover against', es: 'cobertura frente a' },
  target: { look: 'tinted', colour: COLOURS.blocked, en: 'target zone', es: 'zona objetivo' },
  passage: { look: 'line', colour: COLOURS.good, en: 'passage between pieces', es: 'paso entre piezas' },
  attack: { look: 'dashed', colour: COLOURS.blocked, en: 'attack', es: 'ataque' },
  order: { look: 'number', colour: COLOURS.label, en: 'order of the acts', es: 'orden de los actos' },
} as const

export type LegendMark = keyof typeof MARKS

const ORDER = Object.entries(MARKS)
const LAYOUT = { left: 30, line: 22, letter: 6.6, sign: 17, gap: 16, fill: COLOURS.label }

type Look = (typeof MARKS)[LegendMark]['look']

/** The marks of a picture with what they mean, in as many lines as they need below the map. */
export function legend(
  marks: readonly LegendMark[],
  locale: Locale,
  place: { readonly top: number; readonly width: number },
): { readonly shapes: Shape[]; readonly height: number } {
  const wanted: ReadonlySet<string> = new Set(marks)
  const meanings = ORDER.filter(([mark]) => wanted.has(mark)).map(([, { look, colour, [locale]: text }]) => ({
    text,
    sign: (middle: Point) => SIGNS[look](middle, colour),
  }))
  return legendShapes(meanings, { ...LAYOUT, ...place })
}

const disc = ({ x, y }: Point, radius: number, fill: string): Shape => ({ shape: 'circle', x, y, radius, fill })

const line = ({ x, y }: Point, stroke: string, dashed: boolean): Shape[] => [
  { shape: 'line', from: { x: x - 7, y }, to: { x: x + 7, y }, stroke, strokeWidth: 3.5, dashed },
]

const lettered = (text: string, { x, y }: Point, fill: string): Shape[] => [
  disc({ x, y }, 6.5, fill),
  { shape: 'text', x, y: y + 3.5, text, size: 10, anchor: 'middle', bold: true, fill: COLOURS.paper },
]

/** Each sign around its middle. */
const SIGNS: Readonly<Record<Look, (middle: Point, colour: string) => Shape[]>> = {
  square: ({ x, y }, fill) => [{ shape: 'rectangle', x: x - 6, y: y - 6, width: 12, height: 12, fill, radius: 2 }],
  tinted: ({ x, y }, fill) => [
    { shape: 'rectangle', x: x - 6, y: y - 6, width: 12, height: 12, fill, radius: 2, opacity: 0.35 },
  ],
  open: ({ x, y }, stroke) => [{ shape: 'circle', x, y, radius: 6, fill: 'none', stroke, strokeWidth: 3 }],
  ring: ({ x, y }, stroke) => [{ shape: 'circle', x, y, radius: 6, fill: COLOURS.coverFill, stroke, strokeWidth: 2 }],
  disc: (middle, fill) => [disc(middle, 6.5, fill)],
  dot: (middle, fill) => [disc(middle, 4, fill)],
  bar: ({ x, y }, fill) => [{ shape: 'rectangle', x: x - 8, y: y - 4, width: 16, height: 8, fill, radius: 4 }],
  diamond: ({ x, y }, fill) => [diamond({ x, y }, 7, fill)],
  triangle: ({ x, y }, fill) => [
    {
      shape: 'polygon',
      points: [
        { x: x + 6, y },
        { x: x - 4, y: y - 5 },
        { x: x - 4, y: y + 5 },
      ],
      fill,
    },
  ],
  number: (middle, fill) => lettered('1', middle, fill),
  A: (middle, fill) => lettered('A', middle, fill),
  B: (middle, fill) => lettered('B', middle, fill),
  crossed: ({ x, y }, stroke) => [
    { shape: 'line', from: { x: x - 5, y: y - 5 }, to: { x: x + 5, y: y + 5 }, stroke, strokeWidth: 3 },
    { shape: 'line', from: { x: x - 5, y: y + 5 }, to: { x: x + 5, y: y - 5 }, stroke, strokeWidth: 3 },
  ],
  line: (middle, colour) => line(middle, colour, false),
  dashed: (middle, colour) => line(middle, colour, true),
}

/** A square on its corner. */
export function diamond({ x, y }: Point, reach: number, fill: string): Shape {
  const points = [
    { x, y: y - reach },
    { x: x + reach, y },
    { x, y: y + reach },
    { x: x - reach, y },
  ]
  return { shape: 'polygon', points, fill, stroke: COLOURS.paper, strokeWidth: 1.5 }
}
