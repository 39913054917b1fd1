import { z } from 'zod'
import type { Localized } from '../../../lib/locale.ts'
import { defineShatterpointOperation } from '../define.ts'
import { listSteps, Sequence, SequenceOf, type StepKind } from './sequence.ts'

export const sequenceOperation = defineShatterpointOperation({
  id: 'shatterpoint.sequence',
  kind: 'list',
  summary: {
    en: 'The steps of the setup or of a turn in order, who acts in them, and which of them are skipped.',
    es: 'Los pasos de la preparación o de un turno en orden, quién actúa en ellos y cuáles se omiten.',
  },
  rules: [
    'shatterpoint.setup.side',
    'shatterpoint.setup.opposite-edge',
    'shatterpoint.setup.battlefield',
    'shatterpoint.setup.terrain-agreement',
    'shatterpoint.setup.redeploy',
    'shatterpoint.setup.stances',
    'shatterpoint.setup.reveal',
    'shatterpoint.setup.end',
    'shatterpoint.turn.alternate',
    'shatterpoint.turn.detailed-prevails',
    'shatterpoint.activation.idle-points',
    'shatterpoint.victory.no-units',
    'shatterpoint.track.first-turn',
    'shatterpoint.struggle.after-claim',
  ],
  input: z.strictObject({ of: SequenceOf }).meta({ id: 'ShatterpointSequenceInput' }),
  outcome: Sequence,
  examples: [
    { name: 'Setting up, player B starting', input: { of: { setup: { startingPlayer: 'B' } } } },
    { name: 'The first turn', input: { of: { turn: { player: 'A', number: 1 } } } },
    { name: 'A turn without units', input: { of: { turn: { player: 'B', number: 12, hasUnits: false } } } },
  ],
  run: listSteps,
  headline({ steps }, { of }, locale) {
    const left = steps.filter(({ isSkipped }) => !isSkipped).length
    if ('setup' in of)
      return {
        en: `Setting up takes ${left} steps; player ${of.setup.startingPlayer} starts.`,
        es: `La preparación tiene ${left} pasos; empieza el jugador ${of.setup.startingPlayer}.`,
      }[locale]
    return {
      en: `Turn ${of.turn.number} of player ${of.turn.player} has ${left} steps.`,
      es: `El turno ${of.turn.number}, del jugador ${of.turn.player}, tiene ${left} pasos.`,
    }[locale]
  },
  details: ({ steps }, { of }, locale) =>
    steps.map(({ step, kind, player, isSkipped }) => {
      const who =
        player === null || 'turn' in of ? '' : ` (${{ en: `player ${player}`, es: `jugador ${player}` }[locale]})`
      const skipped = isSkipped ? { en: ': skipped', es: ': se omite' }[locale] : ''
      return `${step}. ${STEP_NAMES[kind][locale]}${who}${skipped}.`
    }),
})

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
    en: 'Start of the activation: wound to injury, hunker off, tactic abilities',
    es: 'Principio de la activación: de herida a lesión, sin resguardo, capacidades tácticas',
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
