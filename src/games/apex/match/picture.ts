import type { Viewer } from '../../../contract/match.ts'
import { type Scene, type Shape, withStrip } from '../../../contract/scene.ts'
import { brokenLines } from '../../../lib/lines.ts'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatCount, formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { RESPAWN_BEACON } from '../content/scenery.ts'
import { STARTING_SHIELD } from '../content/vitals.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { miniatureName } from '../language/miniature-name.ts'
import { sourceName } from '../language/words.ts'
import { ringOn } from '../ring/ring.scene.ts'
import { boardScene, type Canvas, COLOURS, edgeLine, endMark, type KeyEntry, keyIf } from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { type Squad, squadName } from '../table/squad.ts'
import { activeSquad, cellOf, readersOf } from './legends.ts'
import { PHASE_NAMES } from './match.words.ts'
import type { ApexState, LegendState } from './state.ts'
import { drawnTable } from './table.ts'

type Caption = { readonly locale: Locale; readonly content: ApexContent }

const SQUAD_COLOURS: Readonly<Record<Squad, string>> = { red: '#b71c1c', blue: '#0d47a1' }
const LOOT = '#c98a00'
const ACTIVE = '#f9a825'
const OPENED = '#f3dfae'
const LATEST = '#d81b9a'

const LEGEND_KEY: readonly KeyEntry[] = [
  { colour: SQUAD_COLOURS.red, en: 'Red squad', es: 'pelotón Rojo' },
  { colour: SQUAD_COLOURS.blue, en: 'Blue squad', es: 'pelotón Azul' },
]
const ACTIVE_KEY: KeyEntry = { colour: ACTIVE, en: 'active', es: 'activa' }
const LATEST_KEY: KeyEntry = { colour: LATEST, mark: 'dashed', en: 'last event', es: 'último suceso' }
const OPENED_KEY: KeyEntry = { colour: OPENED, mark: 'line', en: 'open supply bin', es: 'depósito abierto' }
const BEACON_KEY: KeyEntry = {
  colour: COLOURS.cover,
  mark: 'disc',
  en: 'respawn beacon',
  es: 'baliza de reaparición',
}
const LOOT_KEY: KeyEntry = { colour: LOOT, en: 'loot', es: 'botín' }

/** The table of a match as a viewer may see it; below the board, how the Legends are. */
export function tableScene(state: ApexState, viewer: Viewer, caption: Caption): Scene {
  const board = namedTable(state, caption)
  const scene = boardScene(board, { ...caption, headline: headlineOf(state, caption) }, (canvas, placed) => {
    const ring = state.ring === null ? null : ringOn(board, state.ring, canvas)
    const isActive = state.activation !== null
    return {
      under: [...(ring?.under ?? []), ...highlighted(state, canvas), ...lootShapes(state, canvas)],
      over: [
        ...openedBins(state, placed, canvas),
        ...(ring?.over ?? []),
        ...highlightedWay(state, canvas),
        ...state.legends.flatMap((legend) => standing(state, legend, canvas, caption)),
      ],
      key: [
        ...LEGEND_KEY,
        ...keyIf(isActive, ACTIVE_KEY),
        ...keyIf(state.highlight !== undefined, LATEST_KEY),
        ...keyIf(
          board.objects.some(({ kind }) => kind === RESPAWN_BEACON),
          BEACON_KEY,
        ),
        ...keyIf(state.openBins.length > 0, OPENED_KEY),
        ...keyIf(state.loot.length > 0, LOOT_KEY),
        ...(ring === null ? [] : [ring.key]),
      ],
    }
  })
  return withPanels(scene, state, viewer, caption)
}

/** The table with its miniatures called by their names, unless a piece of the board is called so. */
function namedTable(state: ApexState, { locale, content }: Caption): Board {
  const board = drawnTable(state, content)
  const taken = new Set(board.objects.map(({ id }) => id))
  const nameOf = (id: string): string => {
    const name = miniatureName(id, locale, content)
    return taken.has(name) ? id : name
  }
  const miniatures = new Set(state.miniatures.map(({ id }) => id))
  const objects = board.objects.map((object) =>
    miniatures.has(object.id) ? { ...object, id: nameOf(object.id) } : object,
  )
  return { ...board, objects }
}

/** The spaces in which the last thing happened, tinted. */
function highlighted({ highlight }: ApexState, canvas: Canvas): Shape[] {
  const side = canvas.cell
  return (highlight?.cells ?? []).map(
    ({ column, row }): Shape => ({
      ...{ shape: 'rectangle', ...canvas.at(column, row), width: side, height: side },
      ...{ fill: LATEST, opacity: 0.22 },
    }),
  )
}

/** A dashed line along the way that led there. */
function highlightedWay({ highlight }: ApexState, canvas: Canvas): Shape[] {
  const points = (highlight?.way ?? []).map(canvas.centre)
  const paint = { stroke: LATEST, strokeWidth: Math.max(2, canvas.cell * 0.06), dashed: true }
  return points.slice(1).map((to, index): Shape => ({ shape: 'line', from: points[index] ?? to, to, ...paint }))
}

/** A pale line over every supply bin that was opened. */
function openedBins({ openBins }: ApexState, { objects }: PlacedBoard, canvas: Canvas): Shape[] {
  const opened = objects.filter(({ piece }) => openBins.includes(piece.id))
  const paint = { stroke: OPENED, strokeWidth: Math.max(2, canvas.cell * 0.06) }
  return opened.flatMap(({ edges }) => edges.map((edge) => edgeLine(edge, canvas, paint)))
}

function headlineOf(state: ApexState, { locale, content }: Caption): string {
  if (state.result !== null) return resultOf(state.result.winner, locale)
  if (state.phase !== 'turn') return capitalize(PHASE_NAMES[state.phase][locale])
  const squad = squadName(activeSquad(state), locale)
  const turn = { en: `Round ${state.round}: ${squad}`, es: `Ronda ${state.round}: pelotón ${squad}` }[locale]
  if (state.activation === null) return turn
  const { legend, ap } = state.activation
  const points = { en: `${ap} AP left`, es: `${ap} PA` }[locale]
  return `${turn}, ${legendName(legend, locale, content)} (${points})`
}

function resultOf(winner: Squad | null, locale: Locale): string {
  if (winner === null) return { en: 'A draw', es: 'Empate' }[locale]
  const squad = squadName(winner, locale)
  return { en: `${squad} has won`, es: `Ha ganado el pelotón ${squad}` }[locale]
}

/** A Legend by the first letters of its name in the colour of its squad, the active one on a bright disc. */
function standing(
  { activation }: ApexState,
  legend: LegendState,
  canvas: Canvas,
  { locale, content }: Caption,
): Shape[] {
  const cell = cellOf(legend)
  if (cell === null) return []
  const mark = endMark(
    { cell },
    legendName(legend.id, locale, content).slice(0, 2),
    SQUAD_COLOURS[legend.squad],
    canvas,
  )
  if (activation?.legend !== legend.id) return mark
  return [{ shape: 'circle', ...canvas.centre(cell), radius: canvas.cell * 0.4, fill: ACTIVE }, ...mark]
}

function lootShapes({ loot }: ApexState, canvas: Canvas): Shape[] {
  const side = canvas.cell * 0.24
  return loot.map(({ cell }): Shape => {
    const { x, y } = canvas.at(cell.column + 0.08, cell.row + 0.68)
    return { shape: 'rectangle', x, y, width: side, height: side, radius: 2, fill: LOOT }
  })
}

const INDENT = 18
const LINE = 19
const MARGIN = 30
/** How wide a letter of the panels is, as a share of its height. */
const LETTER = { plain: 0.56, bold: 0.64 } as const
const SIZES = { least: 11, most: 13 } as const
/** A panel on a narrow board takes several lines. */
const MOST_LINES = 5

/** Adds a line for every Legend below the board, the active one in bold, and for one’s own the feats in hand. */
function withPanels(scene: Scene, state: ApexState, viewer: Viewer, caption: Caption): Scene {
  const { width, height } = scene
  const room = width - 2 * MARGIN - INDENT
  const panels = state.legends.flatMap((legend) => panelLines(state, legend, viewer, caption))
  const longest = Math.max(1, ...panels.map((line) => line.text.length * letterOf(line)))
  const size = Math.max(SIZES.least, Math.min(SIZES.most, room / longest))
  const lines = panels.flatMap((line) => brokenLine(line, room / size))
  const shapes = lines.map(
    ({ text, bold, fill, isIndented }, index): Shape => ({
      ...{ shape: 'text', x: MARGIN + (isIndented ? INDENT : 0), y: height + LINE * index + 12 },
      ...{ text, bold, fill, size },
    }),
  )
  return withStrip(scene, LINE * lines.length + 10, COLOURS.paper, shapes)
}

type PanelLine = {
  readonly text: string
  readonly bold: boolean
  readonly fill: string
  readonly isIndented: boolean
}

const letterOf = ({ bold }: PanelLine): number => (bold ? LETTER.bold : LETTER.plain)

/** A line that is too long for the picture goes on below itself. */
function brokenLine(line: PanelLine, room: number): PanelLine[] {
  const texts = brokenLines(line.text, Math.floor(room / letterOf(line)), MOST_LINES)
  return texts.map((text, index) => ({ ...line, text, isIndented: line.isIndented || index > 0 }))
}

function panelLines(state: ApexState, legend: LegendState, viewer: Viewer, caption: Caption): PanelLine[] {
  const isOwn = viewer !== null && readersOf(state, legend.squad).includes(viewer)
  const bold = state.activation?.legend === legend.id
  const line = {
    text: statusOf(isPanelShown(state, legend, isOwn) ? legend : undressed(legend), viewer, caption),
    bold,
  }
  const panel = { ...line, fill: SQUAD_COLOURS[legend.squad], isIndented: false }
  if (!isOwn || legend.hand.length === 0) return [panel]
  return [panel, { text: handOf(legend, caption), bold: false, fill: COLOURS.label, isIndented: true }]
}

/** In stage 1 what the enemy equips is not shown yet; Automata have nothing to hide. */
const isPanelShown = ({ phase }: ApexState, { automaton }: LegendState, isOwn: boolean): boolean =>
  isOwn || phase !== 'stage1' || automaton !== undefined

/** A panel as it was at the start. */
const undressed = (legend: LegendState): LegendState => ({
  ...legend,
  weapons: [],
  backpack: [],
  shield: STARTING_SHIELD,
})

function statusOf(legend: LegendState, viewer: Viewer, caption: Caption): string {
  const { locale, content } = caption
  const { shield, health, automaton } = legend
  const arms = armsOf(legend, caption)
  const life = { en: `Shield ${shield}, Health ${health}`, es: `Escudo ${shield}, Salud ${health}` }[locale]
  const off = legend.where === 'off' ? { en: 'eliminated', es: 'eliminada' }[locale] : life
  const parts = [off, arms, heldBy(legend, caption)].filter((part) => part !== '')
  const you = viewer === legend.seat ? { en: ' (you)', es: ' (tú)' }[locale] : ''
  const who = automaton === undefined ? you : { en: ' (Automaton)', es: ' (Autómata)' }[locale]
  return `${legendName(legend.id, locale, content)}${who}: ${parts.join('; ')}`
}

/** The weapons of a Legend with their ammunition; those of an Automaton need none. */
function armsOf({ weapons, automaton }: LegendState, { locale, content }: Caption): string {
  if (automaton !== undefined) {
    return (content.automatonArsenals.get(automaton.arsenal)?.weapons ?? []).map(({ name }) => name).join(', ')
  }
  const ammoWord = { en: 'ammo', es: 'munición' }[locale]
  return weapons.map(({ card, ammo }) => `${sourceName(card, locale, content)} (${ammoWord} ${ammo})`).join(', ')
}

/** What a Legend has besides its weapons, by number: an Automaton has Charges, and neither hand nor backpack. */
function heldBy({ boxes, hand, backpack, automaton }: LegendState, { locale }: Caption): string {
  const left = formatCount(boxes, { en: ['death box', 'death boxes'], es: ['caja', 'cajas'] }, locale)
  const held =
    automaton === undefined
      ? [
          formatCount(hand.length, { en: ['feat', 'feats'], es: ['Proeza', 'Proezas'] }, locale),
          formatCount(backpack.length, { en: ['token', 'tokens'], es: ['ficha', 'fichas'] }, locale),
        ]
      : [formatCount(automaton.charges, { en: ['Charge', 'Charges'], es: ['Carga', 'Cargas'] }, locale)]
  return [left, ...held].join(', ')
}

function handOf({ hand }: LegendState, { locale, content }: Caption): string {
  const names = formatList(
    hand.map((card) => cardName(card, locale, content)),
    locale,
  )
  return { en: `in hand: ${names}`, es: `en la mano: ${names}` }[locale]
}
