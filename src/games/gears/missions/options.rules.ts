import { capitalize } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { characterName, missionName, orderName } from '../language/card-name.ts'
import { zones as zonesOf } from '../language/notation.ts'

const SOLO = 'Solo game'

/** Rules on playing alone and on the Insane option. */
export const optionRules = {
  'gears.solo.one-figure': rule<
    {
      mission: string
      players: number
      min: number
      max: number
      repeated: string | null
    },
    GearsContent
  >({
    title: { en: 'How many may play', es: 'Cuántos pueden jugar' },
    says: {
      en: 'One to four players have one soldier each; the mission Scattered needs two.',
      es: 'De uno a cuatro jugadores llevan un soldado cada uno; la misión Dispersión exige dos.',
    },
    section: SOLO,
    page: '28, 30',
    rulings: [],
    explain: {
      en: ({ mission, players, min, max, repeated }, content) => {
        if (repeated !== null) return `${characterName(repeated, 'en', content)} can be played by one player only.`
        return `${missionName(mission, 'en', content)} is for ${min} to ${max} players with one soldier each; there ${players === 1 ? 'is' : 'are'} ${players}.`
      },
      es: ({ mission, players, min, max, repeated }, content) => {
        if (repeated !== null) return `Solo un jugador puede llevar a ${characterName(repeated, 'es', content)}.`
        return `${missionName(mission, 'es', content)} es para ${min} a ${max} jugadores con un soldado cada uno; hay ${players}.`
      },
    },
  }),
  'gears.solo.two-plus': rule<
    { card: string; drawn: string; reason: 'replaced' | 'notMarked' | 'notSolo' },
    GearsContent
  >({
    title: { en: 'Replacing a card marked 2+', es: 'Sustituir una carta con 2+' },
    says: {
      en: 'A player alone may take a card marked 2+ out of the game at any time of the orders step and draw another one.',
      es: 'Quien juega solo puede retirar del juego una carta con 2+ en cualquier momento del paso de Órdenes y roba otra.',
    },
    section: SOLO,
    page: '9, 30',
    rulings: [],
    explain: {
      en: ({ card, drawn, reason }, content) =>
        ({
          replaced: `${capitalize(orderName(card, 'en', content))} leaves the game; ${orderName(drawn, 'en', content)} is drawn for it.`,
          notMarked: `${orderName(card, 'en', content)} does not show the mark 2+.`,
          notSolo: 'Only a player alone may replace cards marked 2+.',
        })[reason],
      es: ({ card, drawn, reason }, content) =>
        ({
          replaced: `${orderName(card, 'es', content)} sale del juego y se roba ${orderName(drawn, 'es', content)} en su lugar.`,
          notMarked: `${orderName(card, 'es', content)} no lleva la marca 2+.`,
          notSolo: 'Solo quien juega solo puede sustituir cartas con 2+.',
        })[reason],
    },
  }),
  'gears.solo.follow': rule<
    {
      card: string | null
      zones: number
      reason: 'moves' | 'used' | 'wrongIcon' | 'notSolo' | 'notInHand'
    },
    GearsContent
  >({
    title: { en: 'Follow cards of a player alone', es: 'Cartas de Seguir jugando solo' },
    says: {
      en: 'Once per turn, at any time of the orders step, a player alone may discard a follow card to move 1 more zone.',
      es: 'Una vez por turno, en cualquier momento del paso de Órdenes, quien juega solo puede descartar una carta de Seguir para mover 1 zona más.',
    },
    section: SOLO,
    page: '30',
    rulings: [],
    explain: {
      en: ({ card, zones, reason }, content) =>
        ({
          moves: `Discarding ${orderName(card, 'en', content)} lets the soldier move ${zonesOf(zones, 'en')} more.`,
          used: 'A follow card was already discarded this turn.',
          wrongIcon: `${capitalize(orderName(card, 'en', content))} does not show the follow icon.`,
          notSolo: 'Only a player alone moves further with follow cards in their own turn.',
          notInHand: `Not in hand: ${orderName(card, 'en', content)}.`,
        })[reason],
      es: ({ card, zones, reason }, content) =>
        ({
          moves: `Al descartar ${orderName(card, 'es', content)} el soldado mueve ${zonesOf(zones, 'es')} más.`,
          used: 'Este turno ya se ha descartado una carta de Seguir.',
          wrongIcon: `${capitalize(orderName(card, 'es', content))} no lleva el icono de Seguir.`,
          notSolo: 'Solo quien juega solo avanza más con cartas de Seguir en su turno.',
          notInHand: `No está en la mano: ${orderName(card, 'es', content)}.`,
        })[reason],
    },
  }),
}
