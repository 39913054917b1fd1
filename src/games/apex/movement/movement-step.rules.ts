import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import type { Rule } from '../../../rulebook/rule.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cellName, contract, pieceNames, verb } from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { StepFacts } from './step.ts'

const SECTION = 'Movement'

type Texts = Rule<StepFacts, ApexContent>['explain']
type Explain = (facts: StepFacts, content: ApexContent) => string

/** `from (1, 1) to (2, 1)` */
const path = ({ from, to }: StepFacts, locale: Locale): string =>
  ({ en: `from ${cellName(from)} to ${cellName(to)}`, es: `de ${cellName(from)} a ${cellName(to)}` })[locale]

/** A part of the cost, with what causes it. */
const charge = (en: Explain, es: Explain): Texts => ({
  en: (facts, content) => `Step ${path(facts, 'en')}: +${facts.points} ${en(facts, content)}.`,
  es: (facts, content) => `Paso ${path(facts, 'es')}: +${facts.points} ${es(facts, content)}.`,
})

const forbids = (en: Explain, es: Explain): Texts => ({
  en: (facts, content) => `No step ${path(facts, 'en')}: ${en(facts, content)}.`,
  es: (facts, content) => `No hay paso ${path(facts, 'es')}: ${es(facts, content)}.`,
})

/** Rules on the cost of one step and on what forbids it. */
export const movementStepRules = {
  'apex.move.step': rule<StepFacts>({
    title: { en: 'Step by step', es: 'Paso a paso' },
    says: {
      en: 'Movement is a sequence of steps, each to one of the eight neighbouring spaces, each checked and paid by itself.',
      es: 'El movimiento es una serie de pasos, cada uno a uno de los ocho espacios vecinos, comprobados y pagados por separado.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: forbids(
      () => 'they are not neighbours',
      () => 'no son vecinos',
    ),
  }),
  'apex.move.board-edge': rule<StepFacts>({
    title: { en: 'The board cannot be left', es: 'No se puede salir del tablero' },
    says: {
      en: 'No step leads off the board.',
      es: 'Ningún paso lleva fuera del tablero.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: forbids(
      () => 'that is off the board',
      () => 'queda fuera del tablero',
    ),
  }),
  'apex.move.impassable': rule<StepFacts>({
    title: { en: 'Impassable', es: 'Infranqueable' },
    says: {
      en: 'What is impassable can be neither entered nor crossed.',
      es: 'En lo infranqueable no se puede entrar ni se puede cruzar.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: forbids(
      ({ pieces }, content) => `${pieceNames(pieces, 'en', content)} ${verb(pieces, 'is', 'are')} impassable`,
      ({ pieces }, content) =>
        `${pieceNames(pieces, 'es', content)} ${verb(pieces, 'es infranqueable', 'son infranqueables')}`,
    ),
  }),
  'apex.move.no-two-levels-up': rule<StepFacts>({
    title: { en: 'One level up at most', es: 'Como mucho un nivel hacia arriba' },
    says: {
      en: 'A step goes up by one level at most.',
      es: 'Un paso sube como mucho un nivel.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: forbids(
      ({ fromLevel, toLevel }) => `it would go up from level ${fromLevel} to level ${toLevel}`,
      ({ fromLevel, toLevel }) => `subiría del nivel ${fromLevel} al ${toLevel}`,
    ),
  }),
  'apex.move.no-level-component-above': rule<StepFacts>({
    title: { en: 'Too high to get over', es: 'Demasiado alto para pasarlo' },
    says: {
      en: 'A component that adds a level and stands on a level above yours cannot be crossed.',
      es: 'Un componente que añade nivel y se apoya en un nivel superior al tuyo no se puede cruzar.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: forbids(
      ({ pieces, fromLevel }, content) =>
        `${pieceNames(pieces, 'en', content)} ${verb(pieces, 'stands', 'stand')} above level ${fromLevel}`,
      ({ pieces, fromLevel }, content) =>
        `${pieceNames(pieces, 'es', content)} ${verb(pieces, 'está', 'están')} por encima del nivel ${fromLevel}`,
    ),
  }),
  'apex.move.cost-space': rule<StepFacts>({
    title: { en: 'A point for each space', es: 'Un punto por espacio' },
    says: { en: 'Entering a space costs 1 movement point.', es: 'Entrar en un espacio cuesta 1 punto de movimiento.' },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: charge(
      () => 'for the space',
      () => 'por el espacio',
    ),
  }),
  'apex.move.cost-obstacle': rule<StepFacts>({
    title: { en: 'A point for an obstacle', es: 'Un punto por obstáculo' },
    says: {
      en: 'Crossing an obstacle that stands at your level or at the level directly above costs 1 point more; two of them cost 2.',
      es: 'Cruzar un obstáculo situado en tu nivel o en el inmediatamente superior cuesta 1 punto más; dos cuestan 2.',
    },
    section: SECTION,
    page: '18',
    rulings: ['Q-21'],
    explain: charge(
      ({ pieces }, content) => `for crossing ${pieceNames(pieces, 'en', content)}`,
      ({ pieces }, content) => `por cruzar ${pieceNames(pieces, 'es', content)}`,
    ),
  }),
  'apex.move.cost-joint': rule<StepFacts>({
    title: { en: 'A point for a joint', es: 'Un punto por unión' },
    says: {
      en: 'Passing between connected components at your level or directly above costs 1 point more, however many they are.',
      es: 'Pasar entre componentes conectados en tu nivel o en el inmediatamente superior cuesta 1 punto más, sean cuantos sean.',
    },
    section: SECTION,
    page: '18',
    rulings: ['Q-18', 'Q-19', 'Q-20'],
    explain: charge(
      ({ pieces }, content) => `for passing the joint of ${pieceNames(pieces, 'en', content)}`,
      ({ pieces }, content) => contract(`por pasar la unión de ${pieceNames(pieces, 'es', content)}`),
    ),
  }),
  'apex.move.cost-climb': rule<StepFacts>({
    title: { en: 'A point for climbing', es: 'Un punto por subir' },
    says: { en: 'Going up one level costs 1 point more.', es: 'Subir un nivel cuesta 1 punto más.' },
    section: SECTION,
    page: '18',
    rulings: ['Q-22'],
    explain: charge(
      ({ toLevel }) => `for climbing to level ${toLevel}`,
      ({ toLevel }) => `por subir al nivel ${toLevel}`,
    ),
  }),
  'apex.move.descend-free': rule<StepFacts>({
    title: { en: 'Going down is free', es: 'Bajar es gratis' },
    says: {
      en: 'Going down any number of levels costs nothing more.',
      es: 'Bajar cualquier número de niveles no cuesta nada más.',
    },
    section: SECTION,
    page: '18',
    rulings: [],
    explain: {
      en: (facts) => `Step ${path(facts, 'en')}: down from level ${facts.fromLevel} to ${facts.toLevel} at no cost.`,
      es: (facts) => `Paso ${path(facts, 'es')}: baja del nivel ${facts.fromLevel} al ${facts.toLevel} sin coste.`,
    },
  }),
  'apex.move.joint-least': rule<StepFacts>({
    title: { en: 'The smaller restriction counts', es: 'Cuenta la restricción menor' },
    says: {
      en: 'At a joint the side with the smaller restriction counts; if both sides forbid the step, there is none. Joints below your level have no effect.',
      es: 'En una unión cuenta el lado con la restricción menor; si los dos lados lo impiden, no hay paso. Las uniones por debajo de tu nivel no afectan.',
    },
    section: SECTION,
    page: '18',
    rulings: ['Q-18', 'Q-19', 'Q-20'],
    explain: {
      en: (facts, content) =>
        facts.points === null
          ? `No step ${path(facts, 'en')}: ${pieceNames(facts.pieces, 'en', content)} ${verb(facts.pieces, 'closes', 'close')} both sides of the corner.`
          : `${capitalize(pieceNames(facts.pieces, 'en', content))} ${verb(facts.pieces, 'restricts', 'restrict')} the step ${path(facts, 'en')} less than the other side does, so that side counts.`,
      es: (facts, content) =>
        facts.points === null
          ? `No hay paso ${path(facts, 'es')}: ${pieceNames(facts.pieces, 'es', content)} ${verb(facts.pieces, 'cierra', 'cierran')} los dos lados de la esquina.`
          : `${capitalize(pieceNames(facts.pieces, 'es', content))} ${verb(facts.pieces, 'restringe', 'restringen')} el paso ${path(facts, 'es')} menos que el otro lado, así que cuenta ese lado.`,
    },
  }),
  'apex.move.joint-around': rule<StepFacts>({
    title: { en: 'Around a corner is free', es: 'Rodear una esquina es gratis' },
    says: {
      en: 'Passing a shared intersection without passing between connected components costs nothing.',
      es: 'Pasar por una intersección compartida sin pasar entre componentes conectados no cuesta nada.',
    },
    section: SECTION,
    page: '19',
    rulings: ['Q-18', 'Q-20'],
    explain: {
      en: (facts, content) =>
        `Step ${path(facts, 'en')}: ${pieceNames(facts.pieces, 'en', content)} ${verb(facts.pieces, 'does', 'do')} not close the corner.`,
      es: (facts, content) =>
        `Paso ${path(facts, 'es')}: ${pieceNames(facts.pieces, 'es', content)} ${verb(facts.pieces, 'no cierra', 'no cierran')} la esquina.`,
    },
  }),
}
