import { rule } from '../../rule.ts'
import { automatonCardName } from '../cards/card.words.ts'

const SECTION = 'Automata as targets'

/** Rules on the reactions of Automata that are shot at. */
export const reactionRules = {
  'apex.automata.react.reveal': rule<{ feat: string }>({
    title: { en: 'One Feat for every Shot', es: 'Una Proeza por cada Disparo' },
    says: {
      en: 'Before every Shot against an Automaton one of its Feats is revealed, whoever shoots.',
      es: 'Antes de cada Disparo contra un Autómata se revela una de sus Proezas, dispare quien dispare.',
    },
    section: SECTION,
    page: '28',
    rulings: ['Q-A39'],
    explain: {
      en: ({ feat }, content) => `${automatonCardName(feat, 'en', content)} is revealed.`,
      es: ({ feat }, content) => `Se revela ${automatonCardName(feat, 'es', content)}.`,
    },
  }),
  'apex.automata.react.before': rule<{ reason: string | null; feat: string }>({
    title: { en: 'A reaction before the shot', es: 'Una reacción antes del disparo' },
    says: {
      en: 'A reaction before the shot is applied at once, and only then.',
      es: 'Una reacción anterior al disparo se aplica en el acto, y solo entonces.',
    },
    section: SECTION,
    page: '28',
    rulings: [],
    explain: {
      en: ({ reason }) =>
        reason === null ? 'It is applied now.' : 'A reaction before the shot is not applied after it.',
      es: ({ reason }) =>
        reason === null ? 'Se aplica ahora.' : 'Una reacción anterior al disparo no se aplica después.',
    },
  }),
  'apex.automata.react.after': rule<{ feat: string; eliminated: boolean; phase: 'before' | 'after' }>({
    title: { en: 'A reaction after the shot', es: 'Una reacción después del disparo' },
    says: {
      en: 'A reaction after the shot is kept, and applied afterwards if the Automaton was not eliminated.',
      es: 'Una reacción posterior al disparo se guarda y se aplica después si el Autómata no ha sido eliminado.',
    },
    section: SECTION,
    page: '28',
    rulings: ['Q-A23'],
    explain: {
      en: ({ eliminated, phase }) =>
        phase === 'before'
          ? 'It is kept until after the shot.'
          : eliminated
            ? 'The Automaton was eliminated: it is not applied.'
            : 'It is applied after the shot.',
      es: ({ eliminated, phase }) =>
        phase === 'before'
          ? 'Se guarda hasta después del disparo.'
          : eliminated
            ? 'El Autómata ha sido eliminado: no se aplica.'
            : 'Se aplica después del disparo.',
    },
  }),
  'apex.automata.react.none': rule<{ feat: string }>({
    title: { en: 'No reaction on the card', es: 'Sin reacción en la carta' },
    says: {
      en: 'A revealed card without a reaction does nothing.',
      es: 'Una carta revelada sin reacción no hace nada.',
    },
    section: SECTION,
    page: '28',
    rulings: [],
    explain: {
      en: ({ feat }, content) => `${automatonCardName(feat, 'en', content)} has no reaction: nothing happens.`,
      es: ({ feat }, content) => `${automatonCardName(feat, 'es', content)} no tiene reacción: no ocurre nada.`,
    },
  }),
  'apex.automata.react.discard': rule<{ feat: string }>({
    title: { en: 'The revealed card is discarded', es: 'La carta revelada se descarta' },
    says: {
      en: 'The revealed card is discarded after its effect, or at once if it has no reaction.',
      es: 'La carta revelada se descarta tras su efecto, o en el acto si no tiene reacción.',
    },
    section: SECTION,
    page: '28',
    rulings: [],
    explain: {
      en: ({ feat }, content) => `${automatonCardName(feat, 'en', content)} is discarded.`,
      es: ({ feat }, content) => `Se descarta ${automatonCardName(feat, 'es', content)}.`,
    },
  }),
  'apex.automata.react.step-text-ignored': rule<{ feat: string }>({
    title: { en: 'Only the lower part counts', es: 'Solo cuenta la parte inferior' },
    says: {
      en: 'Of a revealed card only the lower part matters; a Shot Boost there is ignored.',
      es: 'De una carta revelada solo importa la parte inferior; una Mejora de Disparo ahí se ignora.',
    },
    section: SECTION,
    page: '28',
    rulings: [],
    explain: {
      en: () => 'Its other texts do nothing now.',
      es: () => 'Sus otros textos no hacen nada ahora.',
    },
  }),
  'apex.automata.react.spend': rule<{ line: number; paid: number }>({
    title: { en: 'Costs in reactions', es: 'Costes en las reacciones' },
    says: {
      en: 'Costs in reactions work as on Feats: they are paid if they can be.',
      es: 'Los costes en las reacciones son como en las Proezas: se pagan si se puede.',
    },
    section: SECTION,
    page: '29',
    rulings: ['Q-A42'],
    explain: {
      en: ({ line, paid }) => `Line ${line} is applied for ${paid} ${paid === 1 ? 'Charge' : 'Charges'}.`,
      es: ({ line, paid }) => `La línea ${line} se aplica por ${paid} ${paid === 1 ? 'Carga' : 'Cargas'}.`,
    },
  }),
  'apex.automata.react.prevented': rule<{ drawn: boolean }>({
    title: { en: 'Reactions that are forbidden', es: 'Reacciones prohibidas' },
    says: {
      en: 'If reactions are forbidden before the draw, no card is drawn.',
      es: 'Si las reacciones se prohíben antes de robar, no se roba ninguna carta.',
    },
    section: SECTION,
    page: '28-29',
    rulings: [],
    explain: {
      en: () => 'Reactions are forbidden: no card is drawn.',
      es: () => 'Las reacciones están prohibidas: no se roba ninguna carta.',
    },
  }),
  'apex.automata.react.cancelled': rule<{ feat: string }>({
    title: { en: 'A reaction that is cancelled', es: 'Una reacción cancelada' },
    says: {
      en: 'A revealed reaction that is cancelled is not resolved; the card is discarded all the same.',
      es: 'Una reacción revelada que se cancela no se resuelve; la carta se descarta igualmente.',
    },
    section: SECTION,
    page: '28-29',
    rulings: [],
    explain: {
      en: ({ feat }, content) => `${automatonCardName(feat, 'en', content)} is cancelled and does nothing.`,
      es: ({ feat }, content) => `${automatonCardName(feat, 'es', content)} se cancela y no hace nada.`,
    },
  }),
}
