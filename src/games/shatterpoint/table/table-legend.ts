import type { Point, Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { PLAYERS, type Player } from '../vocabulary.ts'
import type { PlacedField } from './placed-field.ts'
import { MARGIN } from './table-canvas.ts'
import { COLOURS, PLAYER_COLOURS } from './table-colours.ts'

/** What a mark in a colour means; it is told where something is drawn like that. */
export type LegendEntry = {
  readonly isShown: boolean
  readonly colour: string
  /** How it is drawn; filled if it is left out. */
  readonly mark?: LegendMark
  readonly en: string
  readonly es: string
}
type LegendMark = 'filled' | 'dashed' | 'line' | 'dashedLine' | 'cross' | 'star'

const LINE = 18
/** At the right of the first line the length of range 2 is shown. */
const SCALE = 330

/** Below the table: what the colours mean, for those that are on it; what the picture adds stands on lines of its own. */
export function tableLegend(
  field: PlacedField,
  added: readonly LegendEntry[],
  { locale, players }: { readonly locale: Locale; readonly players?: PlayerNames },
  width: number,
) {
  const shown = ({ isShown }: LegendEntry) => isShown
  const table = linesOf(entriesOf(field, players).filter(shown), locale, width - SCALE)
  const lines = [...table, ...linesOf(added.filter(shown), locale, width)]
  const shapesAt = (y: number) => lines.flatMap((line, index) => lineShapes(line, locale, y + index * LINE))
  return { height: Math.max(0, lines.length - 1) * LINE, shapesAt }
}

const widthOf = (text: string): number => 34 + text.length * 7

/** Entries in lines that are not too long. */
function linesOf(entries: readonly LegendEntry[], locale: Locale, width: number): LegendEntry[][] {
  const lines: LegendEntry[][] = []
  let room = 0
  for (const entry of entries) {
    const needed = widthOf(entry[locale])
    if (needed > room) {
      lines.push([])
      room = width - 2 * MARGIN
    }
    lines.at(-1)?.push(entry)
    room -= needed
  }
  return lines
}

function lineShapes(line: readonly LegendEntry[], locale: Locale, y: number): Shape[] {
  let x = MARGIN
  return line.flatMap((entry): Shape[] => {
    const [left, text] = [x, entry[locale]]
    x += widthOf(text)
    return [
      ...MARKS[entry.mark ?? 'filled'](entry.colour, { x: left, y: y - 4 }),
      { shape: 'text', x: left + 17, y, text, size: 12, fill: COLOURS.label },
    ]
  })
}

const boxAt = (x: number, y: number) => ({ shape: 'rectangle', x, y: y - 6, width: 12, height: 12, radius: 2 }) as const
const lineOf = (stroke: string, from: Point, to: Point, strokeWidth = 3): Shape => ({
  shape: 'line',
  from,
  to,
  stroke,
  strokeWidth,
})

/** Small pictures of how things are drawn, at the height of the middle of their line. */
const MARKS: Readonly<Record<LegendMark, (colour: string, at: Point) => Shape[]>> = {
  filled: (fill, { x, y }) => [{ ...boxAt(x, y), fill }],
  dashed: (colour, { x, y }) => [
    { ...boxAt(x, y), fill: colour, opacity: 0.18 },
    { ...boxAt(x, y), fill: 'none', stroke: colour, strokeWidth: 1.5, dashed: true },
  ],
  line: (colour, { x, y }) => [lineOf(colour, { x, y }, { x: x + 12, y })],
  dashedLine: (colour, { x, y }) => [
    lineOf(colour, { x, y }, { x: x + 4, y }),
    lineOf(colour, { x: x + 8, y }, { x: x + 12, y }),
  ],
  cross: (colour, { x, y }) => [
    { ...boxAt(x, y), fill: COLOURS.label },
    lineOf(colour, { x: x + 2, y: y - 4 }, { x: x + 10, y: y + 4 }, 2),
    lineOf(colour, { x: x + 2, y: y + 4 }, { x: x + 10, y: y - 4 }, 2),
  ],
  star: (fill, { x, y }) => [{ shape: 'text', x: x + 6, y: y + 5, text: '★', size: 14, anchor: 'middle', fill }],
}

/** What players are called by name; the letter on their bases stands behind it. */
export type PlayerNames = Readonly<Record<Player, string>>

function playerEntry(player: Player, names?: PlayerNames): Pick<LegendEntry, 'colour' | 'en' | 'es'> {
  const colour = PLAYER_COLOURS[player].fill
  if (names === undefined) return { colour, en: `player ${player}`, es: `jugador ${player}` }
  const name = `${names[player]} (${player})`
  return { colour, en: name, es: name }
}

function entriesOf({ units, objectives, parts }: PlacedField, players?: PlayerNames): LegendEntry[] {
  const plays = (player: string) => units.some((unit) => unit.player === player)
  const lies = (face: string) => objectives.some((objective) => objective.face === face)
  return [
    ...PLAYERS.map((player) => ({ isShown: plays(player), ...playerEntry(player, players) })),
    { isShown: lies('active'), colour: COLOURS.active, en: 'active', es: 'activo' },
    { isShown: lies('inactive'), colour: COLOURS.inactive, en: 'inactive', es: 'inactivo' },
    { isShown: units.some(({ isWounded }) => isWounded), colour: COLOURS.wound, en: 'wounded', es: 'herida' },
    { isShown: units.some(({ hunker }) => hunker > 0), colour: COLOURS.hunker, en: 'hunker', es: 'resguardo' },
    {
      isShown: objectives.some(({ priority }) => priority),
      colour: COLOURS.ink,
      mark: 'star',
      en: 'priority',
      es: 'prioritario',
    },
    {
      isShown: parts.some(({ isPassable }) => isPassable),
      colour: COLOURS.edge,
      mark: 'dashed',
      en: 'passable',
      es: 'transitable',
    },
  ]
}
