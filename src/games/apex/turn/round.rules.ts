import type { Locale } from '../../../lib/locale.ts'
import { rule } from '../rule.ts'

const SECTION = 'The Transition phase'

type Icon = 'ringMove' | 'ringReshuffle'

function eventText(icons: readonly Icon[], ignored: boolean, locale: Locale): string {
  if (ignored)
    return { en: ' without effect, as the Ring is not in use', es: ' sin efecto, pues no se usa el Anillo' }[locale]
  if (!icons.includes('ringMove')) return ''
  return {
    en: ': the Ring shifts by the revealed card, the deck is shuffled and a new card is revealed',
    es: ': el Anillo se desplaza según la carta visible, se baraja el mazo y se muestra otra carta',
  }[locale]
}

/** Rules on the round marker. */
export const roundRules = {
  'apex.round.structure': rule<{ round: number; rounds: number }>({
    title: { en: 'Rounds', es: 'Rondas' },
    says: {
      en: 'A game has at most 8 rounds: Red’s turn, Blue’s turn, Transition.',
      es: 'Una partida tiene como mucho 8 rondas: turno del pelotón Rojo, turno del pelotón Azul, Transición.',
    },
    section: 'Rounds',
    page: '14',
    rulings: [],
    explain: {
      en: ({ round, rounds }) => `There is no round ${round} on a track of ${rounds} rounds.`,
      es: ({ round, rounds }) => `No hay ronda ${round} en un medidor de ${rounds} rondas.`,
    },
  }),
  'apex.transition.round-marker': rule<{
    position: number
    cell: 'round' | 'event' | 'trophy'
    round: number | null
    icons: Icon[]
    ignored: boolean
  }>({
    title: { en: 'The round marker moves', es: 'El indicador de Ronda avanza' },
    says: {
      en: 'The marker moves one cell. A trophy ends the game; an event resolves its icons if the Ring is in use and the marker always moves on; a round stops it.',
      es: 'El indicador avanza una casilla. Un trofeo termina la partida; un evento resuelve sus iconos si se usa el Anillo y el indicador siempre avanza otra; una ronda lo detiene.',
    },
    section: SECTION,
    page: '16-17, 45',
    rulings: ['Q-61'],
    explain: {
      en: ({ position, cell, round, icons, ignored }) =>
        ({
          round: `Cell ${position} is round ${round}: tokens under it are resolved, and the marker stays.`,
          event: `Cell ${position} is an event${eventText(icons, ignored, 'en')}; the marker moves on.`,
          trophy: `Cell ${position} is the trophy: the game is over and the tie-breaks decide.`,
        })[cell],
      es: ({ position, cell, round, icons, ignored }) =>
        ({
          round: `La casilla ${position} es la ronda ${round}: se resuelven las fichas que haya debajo y el indicador se queda.`,
          event: `La casilla ${position} es un evento${eventText(icons, ignored, 'es')}; el indicador avanza otra casilla.`,
          trophy: `La casilla ${position} es el trofeo: la partida termina y deciden los desempates.`,
        })[cell],
    },
  }),
}
