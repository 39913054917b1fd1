import type { Locale, Localized } from '../../../lib/locale.ts'
import { EDGE_NAMES } from '../setup/mission.words.ts'
import type { Sequence, SequenceOf, StepKind } from './sequence.ts'

type Step = Sequence['steps'][number]

const STEP_NAMES: Readonly<Record<StepKind, Localized>> = {
  teams: { en: 'Both strike teams are shown', es: 'Se muestran ambos equipos de asalto' },
  startingRoll: {
    en: 'Five attack dice each for who starts',
    es: 'Cinco dados de ataque cada uno para ver quién empieza',
  },
  edge: { en: 'Choose an edge of the battlefield', es: 'Elegir un borde del campo de batalla' },
  mission: { en: 'Choose a mission set of either team', es: 'Elegir un set de Misión de cualquiera de los equipos' },
  objectives: { en: 'Place the objective tokens, inactive', es: 'Colocar las fichas de Objetivo, inactivas' },
  missionDeck: { en: 'Draw the mission deck, one card per phase', es: 'Robar el mazo de Misión, una carta por fase' },
  terrain: { en: 'Propose and agree on the terrain', es: 'Proponer y acordar el terreno' },
  decks: {
    en: 'Shuffle order decks, ready the Force, set up the track',
    es: 'Barajar los mazos de Orden, preparar la Fuerza y el medidor',
  },
  deployment: { en: 'Deploy the squads, one after the other', es: 'Desplegar las escuadras, una tras otra' },
  stances: { en: 'Choose the sides of stance cards', es: 'Elegir las caras de las cartas de Postura' },
  reveal: { en: 'Reveal the first struggle card', es: 'Revelar la primera carta de Confrontación' },
  setupEnd: { en: 'Effects at the end of setup', es: 'Efectos del final de la preparación' },
  turnStart: { en: 'Effects at the start of the turn', es: 'Efectos del principio del turno' },
  order: { en: 'Reveal an order card or take the reserved one', es: 'Revelar una carta de Orden o tomar la reservada' },
  activate: { en: 'Activate its unit and discard the card', es: 'Activar su unidad y descartar la carta' },
  activationStart: {
    en: 'Start of the activation (wound to injury, hunker off, tactic abilities)',
    es: 'Principio de la activación (de herida a lesión, sin resguardo, capacidades tácticas)',
  },
  actions: {
    en: 'Up to two actions, active abilities, flip of the stance',
    es: 'Hasta dos acciones, capacidades activas, giro de la postura',
  },
  activationEnd: { en: 'Effects at the end of the activation', es: 'Efectos del final de la activación' },
  activationOver: { en: 'The activation is over', es: 'La activación ha terminado' },
  turnEnd: { en: 'Effects at the end of the turn', es: 'Efectos del final del turno' },
  struggle: {
    en: 'Check control, move the struggle token, gain momentum',
    es: 'Comprobar el control, mover la ficha de Confrontación, ganar predominio',
  },
  defeat: { en: 'Check whether the unit is defeated', es: 'Comprobar si la unidad es derrotada' },
  over: { en: 'The turn is over; refresh an empty deck', es: 'El turno ha terminado; renovar un mazo vacío' },
}

const STATES: Readonly<Record<Step['state'], Localized>> = {
  done: { en: ': done', es: ': hecho' },
  now: { en: ': now', es: ': ahora' },
  later: { en: '', es: '' },
  skipped: { en: ': skipped', es: ': se omite' },
}

/** `Propose and agree on the terrain (player B)` */
function stepName({ kind, player }: Step, of: SequenceOf, locale: Locale): string {
  const isFirst = 'turn' in of && of.turn.number === 1 && kind === 'struggle'
  const name = (isFirst ? FIRST_STRUGGLE : STEP_NAMES[kind])[locale]
  if (player === null || 'turn' in of) return name
  return `${name} (${{ en: `player ${player}`, es: `jugador ${player}` }[locale]})`
}

/** In the first turn only control is checked. */
const FIRST_STRUGGLE: Localized = {
  en: 'Check control; the struggle token stays',
  es: 'Comprobar el control; la ficha de Confrontación no se mueve',
}

/** `7. Propose and agree on the terrain (player B): now.` */
export const stepLine = (step: Step, of: SequenceOf, locale: Locale): string =>
  `${step.step}. ${stepName(step, of, locale)}${STATES[step.state][locale]}.`

/** `Step 7 of 12: propose and agree on the terrain (player B).` */
export function nowLine({ steps, mayAct }: Sequence, of: SequenceOf, locale: Locale): string {
  const step = steps.find(({ state }) => state === 'now')
  if (step === undefined) return ''
  const turn =
    'turn' in of
      ? {
          en: `Turn ${of.turn.number} of player ${of.turn.player}, step`,
          es: `Turno ${of.turn.number}, del jugador ${of.turn.player}, paso`,
        }[locale]
      : { en: 'Step', es: 'Paso' }[locale]
  const act = mayAct ? { en: '; the unit may act now', es: '; la unidad puede actuar ahora' }[locale] : ''
  const name = stepName(step, of, locale)
  const lower = name.charAt(0).toLowerCase() + name.slice(1)
  return `${turn} ${step.step} ${{ en: 'of', es: 'de' }[locale]} ${steps.length}: ${lower}${act}.`
}

/** `Player A has the south edge, player B the north edge.` */
export function edgeLines({ edges }: Sequence, locale: Locale): string[] {
  if (edges === null) return []
  const [A, B] = [EDGE_NAMES[edges.A][locale], EDGE_NAMES[edges.B][locale]]
  return [
    {
      en: `Player A has the ${A} edge, player B the ${B} edge.`,
      es: `El jugador A tiene el borde ${A}; el jugador B, el borde ${B}.`,
    }[locale],
  ]
}
