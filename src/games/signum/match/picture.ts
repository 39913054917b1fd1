import type { Viewer } from '../../../contract/match.ts'
import type { Scene } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { copyName } from '../language/copy-name.ts'
import { rimShape } from '../table/base.scene.ts'
import { boardScene } from '../table/board.scene.ts'
import { COLOURS } from '../table/board-colours.ts'
import type { Disc } from '../table/placed-board.ts'
import { withPlayers } from './picture/players.ts'
import type { SignumState } from './state.ts'
import { placedOf } from './table.ts'

type Caption = { readonly locale: Locale; readonly content: SignumContent }

/** The battlefield of a match as somebody may see it, and below it the players with their cities. */
export function matchScene(state: SignumState, viewer: Viewer, { locale, content }: Caption): Scene {
  const board = placedOf({ state, content })
  const active = board.creatures.filter(({ creature }) => creature.id === state.activation?.creature)
  const headline = headlineOf(state, locale, content)
  const scene = boardScene(
    board,
    { headline, locale, content },
    (canvas) => ({
      over: active.map(({ disc }) => rimShape(disc, COLOURS.choice, canvas)),
      marks: active.length > 0 ? ['acting'] : [],
    }),
    cornersOf(board),
  )
  return withPlayers(scene, state, viewer, { locale, content })
}

/** The whole battlefield is shown, wherever the creatures are. */
const cornersOf = ({ width, height }: { readonly width: number; readonly height: number }): Disc[] => [
  { x: 0, y: 0, radius: 0 },
  { x: width, y: height, radius: 0 },
]

function headlineOf(state: SignumState, locale: Locale, content: SignumContent): string {
  const { result, turn, round, active, activation } = state
  if (result !== null) return resultLine(result.winners, locale)
  if (turn === 0) return { en: 'Setup', es: 'Preparación' }[locale]
  const whose = {
    en: `Round ${round}, turn of player ${active}`,
    es: `Ronda ${round}, turno del jugador ${active}`,
  }[locale]
  return activation === null ? whose : `${whose}: ${copyName(activation.creature, locale, content)}`
}

function resultLine(winners: readonly string[], locale: Locale): string {
  if (winners.length === 0) return { en: 'The match is drawn.', es: 'La partida acaba en tablas.' }[locale]
  const names = formatList(winners, locale)
  if (winners.length === 1) return { en: `Player ${names} wins.`, es: `Gana el jugador ${names}.` }[locale]
  return { en: `Players ${names} win.`, es: `Ganan los jugadores ${names}.` }[locale]
}
