import { countName } from '../../language/words.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Aim cards'

/** A reported card that cannot be; `drawn` is how many cards are drawn, where more were reported. */
type ReportedCard = { card: string; reason: 'unknown' | 'repeated' | 'DRAWS_EXHAUSTED' | 'surplus'; drawn?: number }

/** Rules on the aim deck. */
export const aimRules = {
  'apex.aim.fresh-deck': rule<{ cards: { id: string | null; value: number }[]; asked: number }>({
    title: { en: 'Drawn from the whole deck', es: 'Se roba del mazo completo' },
    says: {
      en: 'Aim cards are drawn without replacement from the shuffled deck, which is whole again for every use.',
      es: 'Las cartas de Puntería se roban sin reposición del mazo barajado, que vuelve a estar completo en cada uso.',
    },
    section: SECTION,
    page: '7, 30',
    rulings: ['Q-30'],
    explain: {
      en: ({ cards, asked }) =>
        `Revealed: ${cards.map(({ value }) => value).join(', ')}.${asked > cards.length ? ` ${asked} cards were asked for, but the deck has no more than ${cards.length}.` : ''}`,
      es: ({ cards, asked }) =>
        `${cards.length === 1 ? 'Se revela' : 'Se revelan'}: ${cards.map(({ value }) => value).join(', ')}.${asked > cards.length ? ` Se pidieron ${asked} cartas, pero el mazo no tiene más de ${cards.length}.` : ''}`,
    },
  }),
  'apex.aim.possible-cards': rule<ReportedCard>({
    title: { en: 'Reported cards are possible', es: 'Las cartas indicadas son posibles' },
    says: {
      en: 'A reported card is one of the aim deck, and no card is drawn twice before the deck is shuffled again.',
      es: 'Una carta indicada pertenece al mazo de Puntería y ninguna se roba dos veces antes de volver a barajar.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ card, reason, drawn = 0 }) =>
        ({
          unknown: `There is no aim card “${card}”.`,
          repeated: `The aim card “${card}” was given twice.`,
          DRAWS_EXHAUSTED: 'An aim card has to be drawn; none was reported, and without a seed none is drawn.',
          surplus: `Here ${countName(drawn, 'aimCard', 'en')} ${drawn === 1 ? 'is' : 'are'} drawn; more were given.`,
        })[reason],
      es: ({ card, reason, drawn = 0 }) =>
        ({
          unknown: `No hay ninguna carta de Puntería «${card}».`,
          repeated: `La carta de Puntería «${card}» se ha indicado dos veces.`,
          DRAWS_EXHAUSTED: 'Hay que robar una carta de Puntería; no se indicó ninguna, y sin semilla no se roba.',
          surplus: `Aquí se ${drawn === 1 ? 'roba' : 'roban'} ${countName(drawn, 'aimCard', 'es')}; se han indicado más.`,
        })[reason],
    },
  }),
  'apex.aim.nested': rule<{ lying: number; left: number }>({
    title: { en: 'Cards on the track are not in the deck', es: 'Las cartas del panel no están en el mazo' },
    says: {
      en: 'Aim cards that lie on the track are not in the deck: a draw that interrupts takes from the rest.',
      es: 'Las cartas de Puntería que están en el panel no están en el mazo: un robo que interrumpe se hace del resto.',
    },
    section: SECTION,
    page: '30',
    rulings: ['Q-75'],
    explain: {
      en: ({ lying, left }) =>
        `${lying} of the aim cards ${lying === 1 ? 'lies' : 'lie'} on the track; ${left} ${left === 1 ? 'is' : 'are'} left to draw from.`,
      es: ({ lying, left }) =>
        `${lying} de las cartas de Puntería ${lying === 1 ? 'está' : 'están'} en el panel; ${left === 1 ? 'queda' : 'quedan'} ${left} para robar.`,
    },
  }),
}
