import type { Localized } from '../../../../lib/locale.ts'
import { ownEntry } from '../../../../lib/own-entry.ts'
import { countOf, formatList } from '../../../../lib/wording.ts'
import type { ProcedureEvent, TurnEvent } from '../events.ts'
import type { Describer } from './fields.ts'

const STEPS: Readonly<Record<string, Localized>> = {
  placing: { en: 'The soldiers are placed.', es: 'Se colocan los soldados.' },
  crawl: { en: 'The soldier may crawl.', es: 'El soldado puede arrastrarse.' },
  heal: { en: 'The Heal step begins.', es: 'Empieza el paso de Curación.' },
  orders: { en: 'The Orders step begins.', es: 'Empieza el paso de Órdenes.' },
  locust: { en: 'The Locust Activation step begins.', es: 'Empieza el paso de Activación de los Locust.' },
  over: { en: 'The match is over.', es: 'La partida ha terminado.' },
}

const USES: Readonly<Record<string, Localized>> = {
  printed: { en: 'for its actions', es: 'por sus acciones' },
  move: { en: 'to move', es: 'para mover' },
  attack: { en: 'to attack', es: 'para atacar' },
}

const REASONS: Readonly<Record<string, Localized>> = {
  wounds: { en: 'for wounds', es: 'por heridas' },
  guard: { en: 'to guard', es: 'para Proteger' },
  dodge: { en: 'to dodge', es: 'para Esquivar' },
  follow: { en: 'to follow', es: 'para Seguir' },
  special: { en: 'for a special action', es: 'por una acción especial' },
  effect: { en: 'because of a card', es: 'por una carta' },
}

const SPECIALS: Readonly<Record<string, Localized>> = {
  revive: { en: 'revives a comrade', es: 'revive a un compañero' },
  pickUp: { en: 'picks up a dropped weapon', es: 'recoge un arma soltada' },
  equipment: { en: 'activates equipment', es: 'activa el equipo' },
}

const DECKS: Readonly<Record<string, Localized>> = {
  orders: { en: 'The Order deck is shuffled', es: 'Se baraja el mazo de Órdenes' },
  weapons: { en: 'The deck of random weapons is shuffled', es: 'Se baraja el mazo de armas aleatorias' },
}

const NOTHING: Localized = { en: '', es: '' }

/** The course of turns, in sentences. */
/** What a player sets about when a command has to wait for an answer. */
const BEGINNINGS: Readonly<Record<string, { en: string; es: string }>> = {
  placeCog: { en: 'places a soldier', es: 'coloca un soldado' },
  move: { en: 'sets out', es: 'se pone en marcha' },
  attack: { en: 'attacks', es: 'ataca' },
  throwGrenade: { en: 'throws a grenade', es: 'lanza una granada' },
  chainsaw: { en: 'starts the chainsaw', es: 'arranca la motosierra' },
  act: { en: 'acts', es: 'actúa' },
  explore: { en: 'opens a door', es: 'abre una puerta' },
  activateEquipment: { en: 'uses equipment', es: 'usa el equipo' },
  drawAi: { en: 'draws an AI card', es: 'roba una carta de IA' },
}

export const turnDescribers: Readonly<Record<TurnEvent['type'] | ProcedureEvent['type'], Describer>> = {
  matchSetUp: () => ({ en: 'The match is set up.', es: 'La partida está preparada.' }),
  cogPlaced: ({ player, object }) => ({
    en: `${player} starts in ${object('position').text('zone')}.`,
    es: `${player} empieza en ${object('position').text('zone')}.`,
  }),
  turnStarted: ({ player, number }) => ({
    en: `Turn ${number('number')}: ${player}.`,
    es: `Turno ${number('number')}: ${player}.`,
  }),
  stepStarted: ({ text }) =>
    ownEntry(STEPS, text('step')) ?? { en: 'The next step begins.', es: 'Empieza el siguiente paso.' },
  orderCardsDrawn: ({ player, number }) => ({
    en: `${player} draws ${countOf(number('count'), 'order card')}.`,
    es: `${player} roba ${countOf(number('count'), 'carta de Orden', 'cartas de Orden')}.`,
  }),
  cardsDiscarded: ({ player, number, text }) => {
    const reason = ownEntry(REASONS, text('reason')) ?? NOTHING
    return {
      en: `${player} discards ${countOf(number('count'), 'order card')} ${reason.en}.`,
      es: `${player} descarta ${countOf(number('count'), 'carta de Orden', 'cartas de Orden')} ${reason.es}.`,
    }
  },
  decksShuffled: ({ text, number }) => {
    const deck = ownEntry(DECKS, text('which')) ?? { en: 'A deck is shuffled', es: 'Se baraja un mazo' }
    return { en: `${deck.en}: ${number('count')} cards.`, es: `${deck.es}: ${number('count')} cartas.` }
  },
  aiDeckRenewed: ({ number }) => ({
    en: `The AI deck is shuffled: ${number('count')} cards.`,
    es: `Se baraja el mazo de IA: ${number('count')} cartas.`,
  }),
  orderPlayed: ({ player, card, text }) => {
    const use = ownEntry(USES, text('use')) ?? NOTHING
    return { en: `${player} plays ${card('card')} ${use.en}.`, es: `${player} juega ${card('card')} ${use.es}.` }
  },
  orderReplaced: ({ player }) => ({
    en: `${player} uses the equipment instead of an order card.`,
    es: `${player} usa el equipo en lugar de una carta de Orden.`,
  }),
  actionTaken: ({ player, number }) => ({
    en: `${player} takes action ${number('action') + 1}.`,
    es: `${player} realiza la acción ${number('action') + 1}.`,
  }),
  actionSkipped: ({ player, number }) => ({
    en: `${player} skips action ${number('action') + 1}.`,
    es: `${player} omite la acción ${number('action') + 1}.`,
  }),
  extraOrderGained: ({ player }) => ({
    en: `${player} may play another order card.`,
    es: `${player} puede jugar otra carta de Orden.`,
  }),
  extraOrderEnded: ({ player }) => ({
    en: `The extra order of ${player} is over.`,
    es: `Termina la orden adicional de ${player}.`,
  }),
  extraMoveUsed: ({ player }) => ({
    en: `${player} moves one zone further.`,
    es: `${player} mueve una zona más.`,
  }),
  locustStepSkipped: () => ({
    en: 'The Locust Activation step of this turn is skipped.',
    es: 'Se omite el paso de Activación de los Locust de este turno.',
  }),
  specialActionTaken: ({ player, text }) => {
    const special = ownEntry(SPECIALS, text('special')) ?? {
      en: 'takes a special action',
      es: 'realiza una acción especial',
    }
    return { en: `${player} ${special.en}.`, es: `${player} ${special.es}.` }
  },
  cogRevived: ({ figure }) => ({
    en: `${figure('by')} revives ${figure('figure')}.`,
    es: `${figure('by')} revive a ${figure('figure')}.`,
  }),
  followed: ({ figure }) => ({
    en: `${figure('figure')} follows ${figure('leader')}.`,
    es: `${figure('figure')} sigue a ${figure('leader')}.`,
  }),
  soloFollowed: ({ player }) => ({
    en: `${player} discards a follow card to move one zone.`,
    es: `${player} descarta una carta de Seguir para mover una zona.`,
  }),
  cardReplaced: ({ player, card }) => ({
    en: `${player} removes ${card('card')} from the game and draws another card.`,
    es: `${player} retira ${card('card')} del juego y roba otra carta.`,
  }),
  grenadeThrown: ({ figure, text }) => ({
    en: `${figure('figure')} throws a bolo grenade into ${text('zone')}.`,
    es: `${figure('figure')} lanza una granada bolo a ${text('zone')}.`,
  }),
  holeSealed: ({ text }) => ({
    en: `The emergence hole ${text('hole')} is sealed.`,
    es: `El agujero de emergencia ${text('hole')} queda sellado.`,
  }),
  weaponGained: ({ player, weapon, number }) => ({
    en: `${player} gets ${weapon('weapon')} with ${number('ammo')} ammo.`,
    es: `${player} obtiene ${weapon('weapon')} con ${number('ammo')} de munición.`,
  }),
  ammoGained: ({ player, weapon, number }) => ({
    en: `${player} puts ${number('amount')} ammo on ${weapon('weapon')}.`,
    es: `${player} pone ${number('amount')} de munición en ${weapon('weapon')}.`,
  }),
  grenadesGained: ({ player, number }) => ({
    en: `${player} gets ${countOf(number('amount'), 'grenade token')}.`,
    es: `${player} obtiene ${countOf(number('amount'), 'contador de Granada', 'contadores de Granada')}.`,
  }),
  weaponsDrawn: ({ player, list }) => ({
    en: `${player} draws ${countOf(list('weapons').length, 'random weapon')}.`,
    es: `${player} roba ${countOf(list('weapons').length, 'arma aleatoria', 'armas aleatorias')}.`,
  }),
  weaponRejected: ({ player, weapon }) => ({
    en: `${player} does not keep ${weapon('weapon')}.`,
    es: `${player} no se queda con ${weapon('weapon')}.`,
  }),
  weaponDiscarded: ({ player, weapon }) => ({
    en: `${player} discards ${weapon('weapon')}.`,
    es: `${player} descarta ${weapon('weapon')}.`,
  }),
  markerPickedUp: ({ player, marker }) => ({
    en: `${player} picks up ${marker('marker')}.`,
    es: `${player} recoge ${marker('marker')}.`,
  }),
  began: ({ player, text }) => {
    const { en, es } = ownEntry(BEGINNINGS, text('name')) ?? { en: 'begins', es: 'empieza' }
    return { en: `${player} ${en}.`, es: `${player} ${es}.` }
  },
  asked: ({ player, object }) => {
    const question = object('decision').question
    return { en: `${player} is to choose: ${question}.`, es: `${player} debe elegir: ${question}.` }
  },
  answered: ({ player, text, object }) => {
    const { question, answer } = object('decision')
    if (text('option') === '') {
      return { en: `${player} has chosen ${question}.`, es: `${player} ya ha elegido: ${question}.` }
    }
    return {
      en: `${player} has chosen. ${answer(text('option'))}`,
      es: `${player} ha elegido. ${answer(text('option'))}`,
    }
  },
  reported: ({ player, list }) => ({
    en: `${player} reports dice with the faces ${formatList(list('faces'), 'en')}.`,
    es: `${player} comunica dados con las caras ${formatList(list('faces'), 'es')}.`,
  }),
  ended: () => ({ en: 'The command is carried out.', es: 'Se ha resuelto lo que se había empezado.' }),
}
