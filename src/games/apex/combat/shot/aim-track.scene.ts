import type { Caption } from '../../../../contract/operation.ts'
import type { Paint, Scene, Shape } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { AIM_ICONS, type AimIcon } from '../../content/shot-effect.ts'
import { number, signed } from '../../language/words.ts'
import { COLOURS } from '../../table/board.scene.ts'
import type { Track } from './aim-slots.ts'
import type { JudgedCard } from './shot-result.ts'

const MARGIN = 24
const TITLE = 46
const LINE = 20
const HEADER = 58
const CARD = { height: 76, gap: 8 } as const
const LEGEND = 34
const MAX_WIDTH = 960
const MIN_WIDTH = 560

const PAINTS = {
  hit: { fill: '#e3f1e4', stroke: COLOURS.cover },
  miss: { fill: '#f6e4e2', stroke: COLOURS.blocked },
  back: { fill: '#dfe6ee', stroke: COLOURS.facade },
} as const

/** A card in a slot; a card that is not revealed shows its back. */
type CardOnTrack = { readonly slot: number; readonly card: JudgedCard | null }

/** Draws the aim track with the cards in their slots and what each of them does. */
export function aimTrackScene(
  track: Track,
  cards: readonly CardOnTrack[],
  { headline, locale }: Pick<Caption<ApexContent>, 'headline' | 'locale'>,
  notes: readonly string[] = [],
): Scene {
  const column = Math.min(92, Math.floor((MAX_WIDTH - 2 * MARGIN) / track.slots.length))
  const width = Math.max(MIN_WIDTH, track.slots.length * column + 2 * MARGIN)
  const top = TITLE + notes.length * LINE + 10
  const rows = Math.max(1, ...track.slots.map(({ slot }) => cards.filter((card) => card.slot === slot).length))
  const height = top + HEADER + rows * (CARD.height + CARD.gap) + LEGEND + 8
  return {
    width,
    height,
    description: [headline, ...notes].join(' '),
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      title(headline, width),
      ...notes.map((note, index) => noteLine(note, index, width)),
      ...track.slots.flatMap((slot, index) => [
        ...slotHeader(slot, MARGIN + index * column, top, column),
        ...cards
          .filter((card) => card.slot === slot.slot)
          .flatMap(({ card }, row) =>
            drawCard(card, locale, {
              x: MARGIN + index * column + 4,
              y: top + HEADER + row * (CARD.height + CARD.gap),
              width: column - 8,
            }),
          ),
      ]),
      ...legend(cards, locale, height),
    ],
  }
}

function title(text: string, width: number): Shape {
  const size = Math.max(10, Math.min(18, (width - 2 * MARGIN) / (text.length * 0.6)))
  return { shape: 'text', x: MARGIN, y: TITLE - 14, text, size, bold: true, fill: COLOURS.ink }
}

function noteLine(text: string, index: number, width: number): Shape {
  const size = Math.max(9, Math.min(13, (width - 2 * MARGIN) / (text.length * 0.56)))
  return { shape: 'text', x: MARGIN, y: TITLE + (index + 0.5) * LINE, text, size, fill: COLOURS.label }
}

/** The number of a slot above what it adds. */
function slotHeader({ slot, modifier }: Track['slots'][number], x: number, y: number, width: number): Shape[] {
  const centre = x + width / 2
  const fill = slot === 0 ? COLOURS.roofs[1] : COLOURS.ground
  const box = { x: x + 4, y: y + 18, width: width - 8, height: 30, radius: 5 }
  return [
    { shape: 'text', x: centre, y: y + 12, text: number(slot), size: 11, anchor: 'middle', fill: COLOURS.label },
    { shape: 'rectangle', ...box, fill, stroke: COLOURS.facade, strokeWidth: 1 },
    {
      shape: 'text',
      x: centre,
      y: y + 38,
      text: signed(modifier),
      size: 15,
      anchor: 'middle',
      bold: true,
      fill: COLOURS.ink,
    },
  ]
}

type Place = { readonly x: number; readonly y: number; readonly width: number }

function drawCard(card: JudgedCard | null, locale: Locale, place: Place): Shape[] {
  const frame = { shape: 'rectangle', ...place, height: CARD.height, radius: 6, strokeWidth: 2 } as const
  if (card === null) return [{ ...frame, ...PAINTS.back }, cardText('?', place, 46, { size: 22, bold: true })]
  const colour = card.hit ? COLOURS.cover : COLOURS.blocked
  return [
    { ...frame, ...(card.hit ? PAINTS.hit : PAINTS.miss) },
    cardText(card.icons.map((icon) => SYMBOLS[icon]).join(' '), place, 16, { size: 12, fill: COLOURS.label }),
    cardText(String(card.value), place, 37, { size: 19, bold: true }),
    cardText(card.decidedBy === null ? sumText(card) : '', place, 52, { size: 10, fill: COLOURS.label }),
    cardText(verdictText(card, locale), place, 68, { size: 11, bold: true, fill: colour }),
  ]
}

type Style = Paint & { readonly size: number; readonly bold?: boolean }

function cardText(text: string, { x, y, width }: Place, down: number, style: Style): Shape {
  const size = Math.min(style.size, (width - 6) / (Math.max(1, text.length) * 0.64))
  return { shape: 'text', fill: COLOURS.ink, ...style, x: x + width / 2, y: y + down, text, size, anchor: 'middle' }
}

const sumText = ({ modifier, sum }: JudgedCard): string =>
  `${modifier === 0 ? '+0' : signed(modifier)} = ${number(sum)}`

const VERDICTS = {
  hit: { en: 'hit', es: 'impacto' },
  miss: { en: 'miss', es: 'fallo' },
  headshot: { en: 'headshot', es: 'cabeza' },
  cancelled: { en: 'hit (helmet)', es: 'impacto (casco)' },
} as const

function verdictText({ hit, headshot, decidedBy }: JudgedCard, locale: Locale): string {
  const verdict = headshot !== 'none' ? VERDICTS[headshot] : hit ? VERDICTS.hit : VERDICTS.miss
  return decidedBy === null ? verdict[locale] : `auto: ${verdict[locale]}`
}

const SYMBOLS: Readonly<Record<AimIcon, string>> = {
  hitIfLower: '▼',
  missIfHigher: '▲',
  missIfCover: '▣',
  headshot: '☠',
  partialHits: '½',
}

const MEANINGS: Readonly<Record<AimIcon, Readonly<Record<Locale, string>>>> = {
  hitIfLower: { en: 'hit if lower', es: 'impacto si está más bajo' },
  missIfHigher: { en: 'miss if higher', es: 'fallo si está más alto' },
  missIfCover: { en: 'miss if in cover', es: 'fallo si está a cubierto' },
  headshot: { en: 'headshot', es: 'disparo a la cabeza' },
  partialHits: { en: 'half hit', es: 'impacto parcial' },
}

/** What the symbols on the cards mean, for those that are shown. */
function legend(cards: readonly CardOnTrack[], locale: Locale, height: number): Shape[] {
  const shown = AIM_ICONS.filter((icon) => cards.some(({ card }) => card?.icons.includes(icon)))
  const text = shown.map((icon) => `${SYMBOLS[icon]} ${MEANINGS[icon][locale]}`).join('  ·  ')
  return text === '' ? [] : [{ shape: 'text', x: MARGIN, y: height - 16, text, size: 12, fill: COLOURS.label }]
}
