import { legendShapes } from '../../../contract/legend.ts'
import type { Point, Shape } from '../../../contract/scene.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { COLOURS } from './board-colours.ts'
import type { PlacedBoard } from './placed-board.ts'

/** What a legend can explain, in the order in which it does. */
const MARKS = {
  hero: { look: 'hero', colour: COLOURS.label, en: 'hero', es: 'héroe' },
  hidden: { look: 'hidden', colour: COLOURS.label, en: 'stealth token', es: 'ficha de Sigilo' },
  wounds: { look: 'token', colour: COLOURS.wound, en: 'wounds', es: 'heridas' },
  armour: { look: 'token', colour: COLOURS.armour, en: 'armour tokens', es: 'fichas de armadura' },
  acting: { look: 'rim', colour: COLOURS.choice, en: 'being activated', es: 'en activación' },
  clearLine: { look: 'line', colour: COLOURS.clear, en: 'clear line', es: 'línea despejada' },
  closedLine: { look: 'dashed', colour: COLOURS.closed, en: 'no clear line', es: 'sin línea despejada' },
  blocker: { look: 'rim', colour: COLOURS.closed, en: 'in the way', es: 'estorba' },
  helps: { look: 'rim', colour: COLOURS.choice, en: 'helps against shooting', es: 'ayuda contra los disparos' },
  path: { look: 'line', colour: COLOURS.good, en: 'move', es: 'movimiento' },
  restOfPath: { look: 'dashed', colour: COLOURS.label, en: 'rest of the way', es: 'resto del camino' },
  forbiddenPath: {
    look: 'line',
    colour: COLOURS.closed,
    en: 'move that is not allowed',
    es: 'movimiento no permitido',
  },
  touched: { look: 'rim', colour: COLOURS.clear, en: 'comes into contact', es: 'entra en contacto' },
  tooNear: { look: 'ring', colour: COLOURS.closed, en: 'nearer than S to an enemy', es: 'a menos de S de un enemigo' },
  free: { look: 'line', colour: COLOURS.good, en: 'free for a base', es: 'sitio libre' },
  forced: { look: 'line', colour: COLOURS.choice, en: 'free, but near enemies', es: 'libre, pero cerca de enemigos' },
  allowed: { look: 'ring', colour: COLOURS.good, en: 'new, allowed', es: 'nuevo, permitido' },
  done: { look: 'rim', colour: COLOURS.good, en: 'acts', es: 'actúa' },
  refused: { look: 'rim', colour: COLOURS.closed, en: 'may not do this', es: 'no puede hacerlo' },
  affected: { look: 'rim', colour: COLOURS.choice, en: 'whom it concerns', es: 'a quien se dirige' },
  forbidden: { look: 'ring', colour: COLOURS.closed, en: 'new, not allowed', es: 'nuevo, no permitido' },
  nearby: { look: 'rim', colour: COLOURS.closed, en: 'too near', es: 'demasiado cerca' },
  pushed: { look: 'rim', colour: COLOURS.choice, en: 'where it is pushed', es: 'adonde se empuja' },
  backstabber: { look: 'rim', colour: COLOURS.choice, en: 'may backstab', es: 'puede apuñalar' },
} as const satisfies Readonly<Record<string, Localized & { readonly look: Look; readonly colour: string }>>

export type BoardMark = keyof typeof MARKS
type Look = 'hero' | 'hidden' | 'ring' | 'token' | 'line' | 'dashed' | 'rim'

const ORDER = Object.entries(MARKS)
const LAYOUT = { line: 20, letter: 6.8, sign: 18, gap: 14, fill: COLOURS.label }

/** The marks that the creatures of a board show. */
function boardMarks({ creatures }: PlacedBoard): BoardMark[] {
  const some = (holds: (creature: PlacedBoard['creatures'][number]['creature']) => boolean) =>
    creatures.some(({ creature }) => holds(creature))
  const shown: readonly [BoardMark, boolean][] = [
    ['hero', some(({ kind }) => kind === 'hero')],
    ['hidden', some(({ hidden }) => hidden)],
    ['wounds', some(({ wounds }) => wounds > 0)],
    ['armour', some(({ armour }) => armour > 0)],
  ]
  return shown.flatMap(([mark, isShown]) => (isShown ? [mark] : []))
}

/** The marks of a picture with what they mean, in as many lines as they need below the players. */
export function markLegend(
  board: PlacedBoard,
  marks: readonly BoardMark[],
  locale: Locale,
  place: { readonly left: number; readonly top: number; readonly width: number },
): { readonly shapes: Shape[]; readonly height: number } {
  const wanted: ReadonlySet<string> = new Set([...boardMarks(board), ...marks])
  const meanings = ORDER.filter(([mark]) => wanted.has(mark)).map(([, { look, colour, [locale]: text }]) => ({
    text,
    sign: (middle: Point) => SIGNS[look](middle, colour),
  }))
  return meanings.length === 0 ? { shapes: [], height: 0 } : legendShapes(meanings, { ...LAYOUT, ...place })
}

const ring = ({ x, y }: Point, stroke: string, strokeWidth: number, dashed = false): Shape => ({
  shape: 'circle',
  x,
  y,
  radius: 5.5,
  fill: 'none',
  stroke,
  strokeWidth,
  dashed,
})

const stroke = ({ x, y }: Point, colour: string, dashed: boolean): Shape => ({
  shape: 'line',
  from: { x: x - 7, y },
  to: { x: x + 7, y },
  stroke: colour,
  strokeWidth: 3.5,
  dashed,
})

/** Each sign around its middle. */
const SIGNS: Readonly<Record<Look, (middle: Point, colour: string) => Shape[]>> = {
  hero: ({ x, y }, fill) => [
    { shape: 'circle', x, y, radius: 6.5, fill },
    { shape: 'circle', x, y, radius: 4, fill: 'none', stroke: COLOURS.paper, strokeWidth: 1.5 },
  ],
  hidden: (middle, colour) => [ring(middle, colour, 2, true)],
  token: ({ x, y }, fill) => [{ shape: 'circle', x, y, radius: 6, fill }],
  ring: (middle, colour) => [ring(middle, colour, 2, true)],
  rim: (middle, colour) => [ring(middle, colour, 3.5)],
  line: (middle, colour) => [stroke(middle, colour, false)],
  dashed: (middle, colour) => [stroke(middle, colour, true)],
}
