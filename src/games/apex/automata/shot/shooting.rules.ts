import { formatList } from '../../../../lib/wording.ts'
import { legendName } from '../../language/legend-name.ts'
import { rule } from '../../rule.ts'
import { ACCESSORY_NAMES, type AccessoryName } from './shot.words.ts'

const SHOT = 'Shots of Automata'

/** Why a Shot is taken. */
export type ShotCause = 'optimal' | 'step7' | 'card'

const CAUSES = {
  optimal: { en: 'an Optimal Shot', es: 'un Disparo óptimo' },
  step7: { en: 'the Shot of step 7', es: 'el Disparo del paso 7' },
  card: { en: 'a Shot that a card orders', es: 'un Disparo que ordena una carta' },
} as const

const BANDS = {
  optimal: { en: 'optimal range', es: 'alcance óptimo' },
  normal: { en: 'normal range', es: 'alcance normal' },
} as const

/** Rules on the Shots that Automata take. */
export const shootingRules = {
  'apex.automata.step7.condition': rule<{ reason: string | null; cause: ShotCause }>({
    title: { en: 'A target is needed', es: 'Hace falta un objetivo' },
    says: {
      en: 'In step 7 the Automaton shoots if it has not shot yet and an enemy is in sight and in the normal range of a weapon.',
      es: 'En el paso 7 el Autómata dispara si aún no ha disparado y un enemigo está en línea de visión y en el alcance normal de un arma.',
    },
    section: SHOT,
    page: '27-28',
    rulings: ['Q-A03'],
    explain: {
      en: ({ reason, cause }) =>
        reason === null ? `There is a target: ${CAUSES[cause].en}.` : `No enemy is a target for ${CAUSES[cause].en}.`,
      es: ({ reason, cause }) =>
        reason === null
          ? `Hay un objetivo: ${CAUSES[cause].es}.`
          : `Ningún enemigo es objetivo para ${CAUSES[cause].es}.`,
    },
  }),
  'apex.automata.step7.target': rule<{ target: string; band: 'optimal' | 'normal'; primary: boolean }>({
    title: { en: 'Whom it shoots at', es: 'A quién dispara' },
    says: {
      en: 'The primary enemy in optimal range, else the secondary in optimal range, else the primary in normal range, else the secondary in normal range.',
      es: 'Al enemigo principal en alcance óptimo, si no al secundario en alcance óptimo, si no al principal en alcance normal, si no al secundario en alcance normal.',
    },
    section: SHOT,
    page: '28',
    rulings: [],
    explain: {
      en: ({ target, band, primary }, content) =>
        `${legendName(target, 'en', content)}, the ${primary ? 'primary' : 'secondary'} enemy, is in ${BANDS[band].en}.`,
      es: ({ target, band, primary }, content) =>
        `${legendName(target, 'es', content)}, el enemigo ${primary ? 'principal' : 'secundario'}, está en ${BANDS[band].es}.`,
    },
  }),
  'apex.automata.shot.sequence': rule<{ cause: ShotCause }>({
    title: { en: 'Five steps of aiming', es: 'Cinco pasos para apuntar' },
    says: {
      en: 'Target, weapon, accessories, boost of the active Feat, difficulty; then the Shot goes on as in the core book.',
      es: 'Objetivo, arma, accesorios, mejora de la Proeza activa, dificultad; luego el Disparo sigue como en el libro básico.',
    },
    section: SHOT,
    page: '28',
    rulings: [],
    explain: {
      en: ({ cause }) => `It aims, in the five steps of the book: ${CAUSES[cause].en}.`,
      es: ({ cause }) => `Apunta, en los cinco pasos del libro: ${CAUSES[cause].es}.`,
    },
  }),
  'apex.automata.shot.target': rule<{ target: string; distance: number }>({
    title: { en: 'A target in sight', es: 'Un objetivo a la vista' },
    says: {
      en: 'The target has to be in line of sight; an Optimal Shot is always at the primary enemy.',
      es: 'El objetivo debe estar en línea de visión; un Disparo óptimo es siempre al enemigo principal.',
    },
    section: SHOT,
    page: '28',
    rulings: [],
    explain: {
      en: ({ target, distance }, content) => `It sees ${legendName(target, 'en', content)} at ${distance}.`,
      es: ({ target, distance }, content) => `Ve a ${legendName(target, 'es', content)} a ${distance}.`,
    },
  }),
  'apex.automata.shot.weapon': rule<{ weapon: string; gap: number; others: { weapon: string; gap: number }[] }>({
    title: { en: 'The better weapon', es: 'La mejor arma' },
    says: {
      en: 'Of the weapons that reach the target, the one whose optimal range is missed by the fewest spaces; the first printed if they are equal.',
      es: 'De las armas que alcanzan al objetivo, aquella a cuyo alcance óptimo le faltan menos espacios; la primera impresa si son iguales.',
    },
    section: SHOT,
    page: '28',
    rulings: ['Q-A26', 'Q-A85'],
    explain: {
      en: ({ weapon, gap, others }) =>
        `The ${weapon} (${gap} outside its optimal range)${others.map((other) => `; ${other.weapon}: ${other.gap}`).join('')}.`,
      es: ({ weapon, gap, others }) =>
        `${weapon} (${gap} fuera de su alcance óptimo)${others.map((other) => `; ${other.weapon}: ${other.gap}`).join('')}.`,
    },
  }),
  'apex.automata.shot.no-ammo': rule<{ weapon: string }>({
    title: { en: 'No ammunition', es: 'Sin munición' },
    says: {
      en: 'Automata neither have nor spend ammunition.',
      es: 'Los Autómatas no tienen ni gastan munición.',
    },
    section: SHOT,
    page: '28',
    rulings: [],
    explain: {
      en: ({ weapon }) => `The ${weapon} needs no ammunition.`,
      es: ({ weapon }) => `${weapon} no necesita munición.`,
    },
  }),
  'apex.automata.shot.accessories': rule<{ charges: number; active: AccessoryName[]; idle: AccessoryName[] }>({
    title: { en: 'Accessories by Charges', es: 'Accesorios según las Cargas' },
    says: {
      en: 'Every accessory of the weapon works for the whole Shot if the Automaton has as many Charges as it asks for; none is spent, and what the boost costs comes later.',
      es: 'Cada accesorio del arma vale todo el Disparo si el Autómata tiene las Cargas que pide; no se gasta ninguna, y lo que cuesta la mejora viene después.',
    },
    section: SHOT,
    page: '15, 28',
    rulings: ['Q-A48'],
    explain: {
      en: ({ charges, active, idle }) =>
        `With ${charges} ${charges === 1 ? 'Charge' : 'Charges'}: ${
          active.length === 0
            ? 'no accessory works'
            : formatList(
                active.map((kind) => ACCESSORY_NAMES[kind].en),
                'en',
              )
        }${
          idle.length === 0
            ? ''
            : `; not ${formatList(
                idle.map((kind) => ACCESSORY_NAMES[kind].en),
                'en',
              )}`
        }.`,
      es: ({ charges, active, idle }) =>
        `Con ${charges} ${charges === 1 ? 'Carga' : 'Cargas'}: ${
          active.length === 0
            ? 'no vale ningún accesorio'
            : formatList(
                active.map((kind) => ACCESSORY_NAMES[kind].es),
                'es',
              )
        }${
          idle.length === 0
            ? ''
            : `; no ${formatList(
                idle.map((kind) => ACCESSORY_NAMES[kind].es),
                'es',
              )}`
        }.`,
    },
  }),
  'apex.automata.shot.boost': rule<{ feat: string; applied: boolean; paid: number }>({
    title: { en: 'The boost of the active Feat', es: 'La mejora de la Proeza activa' },
    says: {
      en: 'If the active Feat has a Shot Boost it is applied and its cost paid; if it cannot be paid, what the card says instead, or nothing.',
      es: 'Si la Proeza activa tiene una Mejora de Disparo, se aplica y se paga su coste; si no se puede pagar, lo que la carta diga en su lugar, o nada.',
    },
    section: SHOT,
    page: '13, 28',
    rulings: ['Q-A41'],
    explain: {
      en: ({ applied, paid }) =>
        applied
          ? `The Shot Boost is applied${paid === 0 ? '' : ` for ${paid} ${paid === 1 ? 'Charge' : 'Charges'}`}.`
          : 'The Shot Boost is not applied.',
      es: ({ applied, paid }) =>
        applied
          ? `Se aplica la Mejora de Disparo${paid === 0 ? '' : ` por ${paid} ${paid === 1 ? 'Carga' : 'Cargas'}`}.`
          : 'No se aplica la Mejora de Disparo.',
    },
  }),
  'apex.automata.shot.boost-steps': rule<{ feat: string }>({
    title: { en: 'No boost outside the activation', es: 'Sin mejora fuera de la activación' },
    says: {
      en: 'The boost stands on the active Feat: a Shot outside the activation has none of its own.',
      es: 'La mejora está en la Proeza activa: un Disparo fuera de la activación no tiene ninguna propia.',
    },
    section: SHOT,
    page: '17',
    rulings: [],
    explain: {
      en: () => 'It shoots outside its activation: its Feat gives no boost.',
      es: () => 'Dispara fuera de su activación: su Proeza no da mejora.',
    },
  }),
  'apex.automata.shot.difficulty': rule<{
    base: number
    gap: number
    penalty: number
    sight: number
    boost: number
    zone: number
    difficulty: number
  }>({
    title: { en: 'The difficulty of an Automaton', es: 'La dificultad de un Autómata' },
    says: {
      en: 'The printed difficulty, 10 more for each space outside the optimal range, less what the sight gives in its range, and whatever else changes it.',
      es: 'La dificultad impresa, 10 más por cada espacio fuera del alcance óptimo, menos lo que da la mira en su alcance, y lo demás que la cambie.',
    },
    section: SHOT,
    page: '28',
    rulings: [],
    explain: {
      en: ({ base, penalty, sight, boost, zone, difficulty }) =>
        `${base}${signed(penalty, 'range')}${signed(sight, 'sight')}${signed(boost, 'boost')}${signed(zone, 'Zones')} = ${difficulty}.`,
      es: ({ base, penalty, sight, boost, zone, difficulty }) =>
        `${base}${signed(penalty, 'alcance')}${signed(sight, 'mira')}${signed(boost, 'mejora')}${signed(zone, 'Zonas')} = ${difficulty}.`,
    },
  }),
  'apex.automata.shot.card-ordered': rule<{ possible: boolean }>({
    title: { en: 'A Shot ordered by a card', es: 'Un Disparo que ordena una carta' },
    says: {
      en: 'A Shot that a card of the Automaton orders has target and weapon as in step 7; without a target, or after a Shot in this activation, it is skipped.',
      es: 'Un Disparo que ordena una carta del Autómata tiene objetivo y arma como en el paso 7; sin objetivo, o tras un Disparo en esta activación, se omite.',
    },
    section: SHOT,
    page: '18, 27',
    rulings: [],
    explain: {
      en: ({ possible }) => (possible ? 'The card orders a Shot.' : 'The Shot that the card orders is skipped.'),
      es: ({ possible }) => (possible ? 'La carta ordena un Disparo.' : 'Se omite el Disparo que ordena la carta.'),
    },
  }),
}

const signed = (amount: number, name: string): string =>
  amount === 0 ? '' : ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)} (${name})`
