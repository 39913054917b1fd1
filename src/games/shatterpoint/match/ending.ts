import type { Ending, SeatNames } from '../../../contract/match.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { opponentOf, type Player } from '../vocabulary.ts'
import type { Result, ShatterpointState } from './state.ts'
import { playerOf, seatOf } from './units.ts'
import { playerName, said } from './words.ts'

const DRAW = { en: 'Nothing decides between the players: a draw.', es: 'Nada decide entre los jugadores: empate.' }

const BY = {
  cards: { en: 'more struggle cards', es: 'más cartas de Confrontación' },
  token: { en: 'the struggle token on their half', es: 'la ficha de Confrontación en su mitad' },
  momentum: { en: 'more momentum', es: 'más predominio' },
} as const

/** Who won and why. */
export function endingOf(
  { result }: ShatterpointState,
  _content: ShatterpointContent,
  names: SeatNames,
): Ending | null {
  if (result === null) return null
  const { winner } = result
  if (winner === null) return { winners: [], reason: DRAW }
  return { winners: [seatOf(winner)], reason: reasonOf(result, (locale) => playerName(winner, locale, names)) }
}

function reasonOf({ reason, by }: Result, nameIn: (locale: Locale) => string): Localized {
  const name = said(nameIn)
  if (reason === 'twoStruggles' || by === null || by === 'draw') {
    return {
      en: `${capitalize(name.en)} has won two struggles.`,
      es: `${capitalize(name.es)} ha ganado dos confrontaciones.`,
    }
  }
  return {
    en: `The match is adjudicated to ${name.en}: ${BY[by].en}.`,
    es: `Se adjudica la partida: gana ${name.es} por ${BY[by].es}.`,
  }
}

/** A player who gives up loses. */
export function concession(
  _state: ShatterpointState,
  conceded: readonly number[],
  _content: ShatterpointContent,
  names: SeatNames,
): Ending | null {
  const [seat] = conceded
  if (seat === undefined) return null
  const loser: Player = playerOf(seat)
  const name = said((locale) => playerName(loser, locale, names))
  return {
    winners: conceded.length > 1 ? [] : [seatOf(opponentOf(loser))],
    reason: { en: `${capitalize(name.en)} concedes.`, es: `${capitalize(name.es)} se rinde.` },
  }
}
