import type { Viewer } from '../../../contract/match.ts'
import { type Scene, type Shape, withStrip } from '../../../contract/scene.ts'
import { brokenLines } from '../../../lib/lines.ts'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { cards, characterName, orderCardName, weaponName } from '../language/card-name.ts'
import { phaseObjective } from '../missions/mission.words.ts'
import { COLOURS } from '../table/map-colours.ts'
import { orderCardText } from '../turn/action.words.ts'
import { aiCardText } from './describe/fields.ts'
import type { GearsState, PlayerState } from './state.ts'

type Caption = { readonly locale: Locale; readonly content: GearsContent }
type Note = { readonly text: string; readonly bold?: boolean }

const MARGIN = 30
const LINE = 20
/** How wide a letter is, on average and some more. */
const LETTER = { plain: 7.1, bold: 8.2 } as const
const MAX_LINES = 6

/** Adds below the map what the mission asks for, the AI card on top, every soldier, and the cards of the own hand. */
export function withNotes(scene: Scene, state: GearsState, viewer: Viewer, caption: Caption): Scene {
  const lettersOf = (bold: boolean) => Math.floor((scene.width - 2 * MARGIN) / LETTER[bold ? 'bold' : 'plain'])
  const notes = [
    objectiveNote(state, caption),
    ...aiCardNotes(state, caption),
    ...state.players.map((player, seat) => soldierNote(player, seat, { state, viewer, caption })),
    ...(viewer === null ? [] : handNotes(state.players[viewer], caption)),
  ]
  const lines = notes.flatMap(({ text, bold = false }) =>
    brokenLines(text, lettersOf(bold), MAX_LINES).map((line) => ({ text: line, bold })),
  )
  const shapes = lines.map(
    ({ text, bold }, line): Shape => ({
      ...{ shape: 'text', x: MARGIN, y: scene.height + LINE * line + 14, text, size: 13, bold },
      fill: COLOURS.ink,
    }),
  )
  return withStrip(scene, LINE * lines.length + 10, COLOURS.paper, shapes)
}

function objectiveNote({ options, phase }: GearsState, { locale, content }: Caption): Note {
  const objective = phaseObjective(options.mission, phase, locale, content)
  return { text: { en: `Objective: ${objective}.`, es: `Objetivo: ${objective}.` }[locale], bold: true }
}

/** The AI card that was drawn last lies open on the discards. */
function aiCardNotes({ ai }: GearsState, { locale, content }: Caption): Note[] {
  const number = ai.discard.at(-1)
  if (number === undefined) return []
  const { text } = aiCardText(number, content)
  return [{ text: { en: `AI card ${number}: ${text.en}`, es: `Carta de IA ${number}: ${text.es}` }[locale] }]
}

type Seen = { readonly state: GearsState; readonly viewer: Viewer; readonly caption: Caption }

const STATUSES = {
  en: { standing: '', bleeding: ', bleeding', executed: ', executed' },
  es: { standing: '', bleeding: ', se desangra', executed: ', ejecutado' },
} as const

function soldierNote(player: PlayerState, seat: number, { state, viewer, caption }: Seen): Note {
  const { character, hand, weapons, grenades, status } = player
  const { locale, content } = caption
  const arms = weapons.map(({ weapon, ammo }) => `${weaponName(weapon, locale, content)} ${ammo}`).join(', ')
  const thrown = { en: `grenades ${grenades}`, es: `granadas ${grenades}` }[locale]
  const you = seat === viewer ? { en: ' (you)', es: ' (tú)' }[locale] : ''
  const health = `${cards(hand.length, locale)}${STATUSES[locale][status]}`
  const text = `${characterName(character, locale, content)}: ${health}; ${arms}; ${thrown}${you}`
  return { text, bold: seat === state.active }
}

/** What the order cards of a hand do, each once. */
function handNotes(player: PlayerState | undefined, { locale, content }: Caption): Note[] {
  const hand = new Set(player?.hand ?? [])
  return [...hand].flatMap((id) => {
    const card = content.orderCards.get(id)
    if (card === undefined) return []
    const text = capitalize(`${orderCardText(card, locale, content)}.`)
    return [{ text: `${orderCardName(id, locale, content)}: ${text}` }]
  })
}
