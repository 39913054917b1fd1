import type { Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { rule } from '../../rule.ts'
import type { Asked, Phase, Trigger } from './instant-window.ts'

const SECTION = 'Reactions'

/** What has happened, in words. */
export const TRIGGER_NAMES: Readonly<Record<Trigger, Localized>> = {
  squadmateRespawning: { en: 'a Legend declares Respawn', es: 'una Leyenda declara su Reaparición' },
  selfDamaged: {
    en: 'a Legend lost Shield or Health and is still on the board',
    es: 'una Leyenda ha perdido Escudo o Salud y sigue en el tablero',
  },
  squadmateEliminated: { en: 'a squadmate was eliminated', es: 'han eliminado a una compañera' },
  enemyEliminated: { en: 'an enemy was eliminated', es: 'han eliminado a una enemiga' },
  ringShifted: { en: 'the markers of the Ring moved', es: 'los delimitadores del Anillo se han movido' },
}

/** Rules on when instants may be played and by whom. */
export const instantWindowRules = {
  'apex.window.triggers': rule<{ trigger: Trigger }>({
    title: { en: 'Moments for instants', es: 'Momentos para las instantáneas' },
    says: {
      en: 'Instants are played at these moments, after the thing named is complete: a Legend declares Respawn, before it pays; a Legend lost Shield or Health to one source; an elimination, after the check of victory; the Ring has shifted.',
      es: 'Las instantáneas se juegan en estos momentos, cuando lo nombrado ha acabado: una Leyenda declara su Reaparición, antes de pagar; una Leyenda ha perdido Escudo o Salud por un origen; una eliminación, tras comprobar la victoria; el Anillo se ha desplazado.',
    },
    section: SECTION,
    page: '34, 39, 40',
    rulings: ['Q-86'],
    explain: {
      en: ({ trigger }) => `The moment: ${TRIGGER_NAMES[trigger].en}.`,
      es: ({ trigger }) => `El momento: ${TRIGGER_NAMES[trigger].es}.`,
    },
  }),
  'apex.instant.outside-activation': rule<{ phase: Phase; trigger: Trigger; opens: boolean }>({
    title: { en: 'Instants belong to activations', es: 'Las instantáneas son de las activaciones' },
    says: {
      en: 'Damage and eliminations in step 1 of a turn or in the Transition phase let nobody play instants; only a card whose condition can come about nowhere else is played there.',
      es: 'El daño y las eliminaciones del paso 1 de un turno o de la fase de Transición no dejan jugar instantáneas; allí solo se juega una carta cuya condición no puede darse en otro momento.',
    },
    section: SECTION,
    page: '34, 40',
    rulings: ['Q-66'],
    explain: {
      en: ({ opens }) =>
        opens
          ? 'This can only come about outside activations, so the card is playable here.'
          : 'It is no activation, so no instant is played.',
      es: ({ opens }) =>
        opens
          ? 'Esto solo puede darse fuera de las activaciones, así que la carta se puede jugar aquí.'
          : 'No es una activación, así que no se juega ninguna instantánea.',
    },
  }),
  'apex.window.asked': rule<{ legend: string; reason: Asked['reason']; cards: string[] }>({
    title: { en: 'Who is asked', es: 'A quién se pregunta' },
    says: {
      en: 'Everyone is asked who could hold a playable card by what the table knows: on the board, with cards in hand, one of which may fit the moment. A pause must not betray a hand.',
      es: 'Se pregunta a quien podría tener una carta jugable según lo que sabe la mesa: en el tablero, con cartas en la mano y alguna que pueda encajar en el momento. Una pausa no debe delatar una mano.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-64'],
    explain: {
      en: ({ legend, reason, cards }, content) => {
        const name = legendName(legend, 'en', content)
        const held = formatList(
          cards.map((id) => cardName(id, 'en', content)),
          'en',
        )
        return {
          asked: `${name} is asked: ${held} fits the moment.`,
          offBoard: `${name} is off the board.`,
          emptyHand: `${name} has no card in hand.`,
          noCard: `${name} has no card that fits the moment.`,
        }[reason]
      },
      es: ({ legend, reason, cards }, content) => {
        const name = legendName(legend, 'es', content)
        const held = formatList(
          cards.map((id) => cardName(id, 'es', content)),
          'es',
        )
        return {
          asked: `Se pregunta a ${name}: ${held} encaja en el momento.`,
          offBoard: `${name} está fuera del tablero.`,
          emptyHand: `${name} no tiene cartas en la mano.`,
          noCard: `${name} no tiene ninguna carta que encaje en el momento.`,
        }[reason]
      },
    },
  }),
  'apex.window.order': rule<{ legends: string[] }>({
    title: { en: 'The active squad first', es: 'Primero el pelotón activo' },
    says: {
      en: 'Legends of the active squad are asked first, then the others, in the order of their panels; each card resolves before the next is asked, and it ends when everyone has declined once.',
      es: 'Se pregunta primero a las Leyendas del pelotón activo y luego a las demás, por orden de sus paneles; cada carta se resuelve antes de preguntar a la siguiente, y acaba cuando todas han pasado una vez.',
    },
    section: SECTION,
    page: '16, 28',
    rulings: ['Q-65'],
    explain: {
      en: ({ legends }, content) =>
        legends.length === 0
          ? 'Nobody has to be asked.'
          : `Asked in this order: ${legends.map((id) => legendName(id, 'en', content)).join(', ')}.`,
      es: ({ legends }, content) =>
        legends.length === 0
          ? 'No hay que preguntar a nadie.'
          : `Se pregunta en este orden: ${legends.map((id) => legendName(id, 'es', content)).join(', ')}.`,
    },
  }),
}
