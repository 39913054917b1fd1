import type { PictureCaption, Viewer } from '../../../../contract/match.ts'
import type { Scene, Shape } from '../../../../contract/scene.ts'
import { brokenLines } from '../../../../lib/lines.ts'
import { capitalize, formatList } from '../../../../lib/wording.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { copyName, copyNames } from '../../language/copy-name.ts'
import { cardCount } from '../../language/words.ts'
import { COLOURS, PLAYER_COLOURS } from '../../table/board-colours.ts'
import { type PlayerId, seatOf } from '../players.ts'
import type { PlayerState, SignumState } from '../state.ts'

type Caption = PictureCaption<SignumContent>

const LEFT = 26
const LINE = 18
const LETTER = 6.6
const MAX_LINES = 6

/** What a player is called: by name, or by letter while nobody has the seat. */
export const playerName = (player: PlayerId, { locale, names }: Caption): string =>
  names[seatOf(player)] ?? `${{ en: 'player', es: 'jugador' }[locale]} ${player}`

/** Adds what each player has below a board: points, cards, city, relics; the player whose turn it is in bold. */
export function withPlayers(scene: Scene, state: SignumState, viewer: Viewer, caption: Caption): Scene {
  const letters = Math.floor((scene.width - 2 * LEFT - 17) / LETTER)
  const shapes: Shape[] = []
  let y = scene.height + 14
  for (const player of state.players) {
    const isActive = state.result === null && player.player === state.active
    const title = titleOf(player, viewer, caption)
    shapes.push(
      { shape: 'rectangle', x: LEFT, y: y - 10, width: 12, height: 12, fill: colourOf(player), radius: 2 },
      { shape: 'text', x: LEFT + 17, y, text: title, size: 13, bold: isActive, fill: COLOURS.ink },
    )
    const more = belongings(player, viewer, caption).flatMap((text) => brokenLines(text, letters, MAX_LINES))
    for (const text of more) {
      y += LINE
      shapes.push({ shape: 'text', x: LEFT + 17, y, text, size: 12, fill: COLOURS.label })
    }
    y += LINE + 8
  }
  const paper = { x: 0, y: scene.height, width: scene.width, height: y - scene.height, fill: COLOURS.paper }
  return { ...scene, height: Math.round(y), shapes: [...scene.shapes, { shape: 'rectangle', ...paper }, ...shapes] }
}

const colourOf = ({ player }: PlayerState): string => PLAYER_COLOURS[seatOf(player)]?.fill ?? COLOURS.label

/** `Ana (you): prosperity 12 · hand 4 · deck 20 · …` */
function titleOf(
  { player, status, prosperity, hand, deck, tactics, kills }: PlayerState,
  viewer: Viewer,
  caption: Caption,
): string {
  const { locale } = caption
  const name = capitalize(playerName(player, caption))
  const you = viewer === seatOf(player) ? { en: ' (you)', es: ' (tú)' }[locale] : ''
  if (status === 'out') return { en: `${name}${you}: out`, es: `${name}${you}: fuera` }[locale]
  const parts = {
    en: [
      `prosperity ${prosperity}`,
      `hand ${hand.length}`,
      `deck ${deck.length}`,
      `tactics face down ${tactics.length}`,
      `eliminated ${kills}`,
    ],
    es: [
      `Prosperidad ${prosperity}`,
      `mano ${hand.length}`,
      `mazo ${deck.length}`,
      `tácticas boca abajo ${tactics.length}`,
      `eliminados ${kills}`,
    ],
  }[locale]
  return `${name}${you}: ${parts.join(' · ')}`
}

/** The city, the relics and the graveyard; the own hand for its owner. */
function belongings(player: PlayerState, viewer: Viewer, { locale, content }: Caption): string[] {
  const { city, relics, hand, graveyard } = player
  const named = (turned: boolean) =>
    city.filter((one) => one.turned === turned).map((one) => copyName(one.card, locale, content))
  const borne = relics.map(({ id, uses, tokens }) => {
    const left = uses ?? tokens
    return `${copyName(id, locale, content)}${left === null ? '' : ` (${left})`}`
  })
  const own = viewer === seatOf(player.player) ? copyNames(hand, locale, content) : []
  const lines: readonly [string, readonly string[]][] = [
    [{ en: 'City', es: 'Ciudad' }[locale], named(false)],
    [{ en: 'City, turned', es: 'Ciudad, girados' }[locale], named(true)],
    [{ en: 'Relics', es: 'Reliquias' }[locale], borne],
    [{ en: 'Hand', es: 'Mano' }[locale], own],
  ]
  return [
    ...lines.flatMap(([name, items]) => (items.length === 0 ? [] : [`${name}: ${formatList(items, locale)}`])),
    ...(graveyard.length === 0
      ? []
      : [`${{ en: 'Graveyard', es: 'Cementerio' }[locale]}: ${cardCount(graveyard.length, locale)}`]),
  ]
}
