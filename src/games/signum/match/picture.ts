import type { PictureCaption, Viewer } from '../../../contract/match.ts'
import type { Scene } from '../../../contract/scene.ts'
import { capitalize, formatList } from '../../../lib/wording.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { copyName } from '../language/copy-name.ts'
import { rimShape } from '../table/base.scene.ts'
import { boardScene } from '../table/board.scene.ts'
import { COLOURS } from '../table/board-colours.ts'
import type { Disc } from '../table/placed-board.ts'
import { playerName, withPlayers } from './picture/players.ts'
import type { PlayerId } from './players.ts'
import type { SignumState } from './state.ts'
import { placedOf } from './table.ts'

type Caption = PictureCaption<SignumContent>

/** The battlefield of a match as somebody may see it, and below it the players with their cities. */
export function matchScene(state: SignumState, viewer: Viewer, caption: Caption): Scene {
  const { locale, content } = caption
  const board = placedOf({ state, content })
  const active = board.creatures.filter(({ creature }) => creature.id === state.activation?.creature)
  const headline = headlineOf(state, caption)
  const players = Object.fromEntries(state.players.map(({ player }) => [player, playerName(player, caption)]))
  const scene = boardScene(
    board,
    { headline, locale, content, players },
    (canvas) => ({
      over: active.map(({ disc }) => rimShape(disc, COLOURS.choice, canvas)),
      marks: active.length > 0 ? ['acting'] : [],
    }),
    cornersOf(board),
  )
  return withPlayers(scene, state, viewer, caption)
}

/** The whole battlefield is shown, wherever the creatures are. */
const cornersOf = ({ width, height }: { readonly width: number; readonly height: number }): Disc[] => [
  { x: 0, y: 0, radius: 0 },
  { x: width, y: height, radius: 0 },
]

function headlineOf(state: SignumState, caption: Caption): string {
  const { locale, content } = caption
  const { result, turn, round, active, activation } = state
  if (result !== null) return resultLine(result.winners, caption)
  if (turn === 0) return { en: 'Setup', es: 'Preparación' }[locale]
  const player = playerName(active, caption)
  const whose = { en: `Round ${round}, turn of ${player}`, es: `Ronda ${round}, turno de ${player}` }[locale]
  return activation === null ? whose : `${whose}: ${copyName(activation.creature, locale, content)}`
}

function resultLine(winners: readonly PlayerId[], caption: Caption): string {
  const { locale } = caption
  if (winners.length === 0) return { en: 'The match is drawn.', es: 'La partida acaba en tablas.' }[locale]
  const named = winners.map((player) => playerName(player, caption))
  const names = formatList(named, locale)
  if (winners.length === 1) return { en: `${capitalize(names)} wins.`, es: `Gana ${names}.` }[locale]
  return { en: `${capitalize(names)} win.`, es: `Ganan ${names}.` }[locale]
}
