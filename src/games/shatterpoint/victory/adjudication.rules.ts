import { rule } from '../../../rulebook/rule.ts'
import type { Player } from '../vocabulary.ts'

type Verdict = { winner: Player | null; by: 'cards' | 'token' | 'momentum' | 'draw' }

const HOW = {
  en: {
    cards: 'by claimed struggle cards',
    token: 'by the half on which the struggle token lies',
    momentum: 'by momentum',
    draw: 'in nothing: it is a draw',
  },
  es: {
    cards: 'por cartas de Confrontación reclamadas',
    token: 'por la mitad en la que está la ficha de Confrontación',
    momentum: 'por predominio',
    draw: 'en nada: es un empate',
  },
} as const

/** Rules on matches that end without a second claimed card. */
export const adjudicationRules = {
  'shatterpoint.match.stalemate': rule<Verdict>({
    title: { en: 'Nobody has a unit left', es: 'A nadie le queda una unidad' },
    says: {
      en: 'If neither player has an undefeated unit, the match is decided at the end of that turn: more claimed cards, else the half on which the struggle token lies, else more momentum, else a draw.',
      es: 'Si a ningún jugador le quedan unidades por derrotar, la partida se decide al final de ese turno: más cartas reclamadas; si no, la mitad en la que está la ficha de Confrontación; si no, más predominio; si no, empate.',
    },
    section: 'How to win',
    page: null,
    rulings: ['Q-64'],
    explain: {
      en: ({ winner, by }) =>
        `No unit is left on either side. ${winner === null ? 'The players differ' : `Player ${winner} wins`} ${HOW.en[by]}.`,
      es: ({ winner, by }) =>
        `No queda ninguna unidad en ningún bando. ${winner === null ? 'Los jugadores no se diferencian' : `El jugador ${winner} gana`} ${HOW.es[by]}.`,
    },
  }),
  'shatterpoint.match.turn-limit': rule<Verdict>({
    title: { en: 'The turn limit', es: 'El límite de turnos' },
    says: {
      en: 'A match with a turn limit is decided in the same way when its last turn is over.',
      es: 'Una partida con límite de turnos se decide del mismo modo cuando acaba el último.',
    },
    section: 'How to win',
    page: null,
    rulings: ['Q-64'],
    explain: {
      en: ({ winner, by }) =>
        `The last turn is over. ${winner === null ? 'The players differ' : `Player ${winner} wins`} ${HOW.en[by]}.`,
      es: ({ winner, by }) =>
        `Ha acabado el último turno. ${winner === null ? 'Los jugadores no se diferencian' : `El jugador ${winner} gana`} ${HOW.es[by]}.`,
    },
  }),
  'shatterpoint.match.concede': rule<{ player: Player | null }>({
    title: { en: 'Conceding', es: 'Rendirse' },
    says: {
      en: 'A player may concede at any time; the other wins.',
      es: 'Un jugador puede rendirse en cualquier momento; gana el otro.',
    },
    section: 'How to win',
    page: null,
    rulings: ['Q-99'],
    explain: {
      en: ({ player }) => (player === null ? 'Say who concedes.' : `Player ${player} concedes; the other player wins.`),
      es: ({ player }) => (player === null ? 'Indica quién se rinde.' : `El jugador ${player} se rinde; gana el otro.`),
    },
  }),
}
