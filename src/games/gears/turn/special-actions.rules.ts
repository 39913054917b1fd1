import { capitalize } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { cards, figureName, orderName, weaponName } from '../language/card-name.ts'

const SPECIAL = 'Special actions'

export type SpecialKind = 'revive' | 'pickUp' | 'equipment'

const KINDS = {
  en: { revive: 'reviving', pickUp: 'picking up a weapon', equipment: 'activating equipment' },
  es: { revive: 'revivir', pickUp: 'recoger un arma', equipment: 'activar el equipo' },
} as const

type Target = { target: string | null; inZone: boolean }

const targetText = (target: string | null): string => (target === null ? '' : ` ${target}`)

/** Rules on special actions. */
export const specialActionRules = {
  'gears.special.when': rule<{ kind: SpecialKind; inAction: boolean }>({
    title: { en: 'Between actions only', es: 'Solo entre acciones' },
    says: {
      en: 'Special actions are taken in one’s own orders step before or after an action, never inside one; a basic move or attack is one action.',
      es: 'Las acciones especiales se realizan en el paso de Órdenes propio, antes o después de una acción, nunca durante ella; un movimiento o ataque básico es una acción.',
    },
    section: SPECIAL,
    page: '10',
    rulings: ['Q-21'],
    explain: {
      en: ({ kind, inAction }) =>
        inAction
          ? `An action is being resolved: ${KINDS.en[kind]} has to wait until it is finished.`
          : `No action is being resolved, so ${KINDS.en[kind]} is possible now.`,
      es: ({ kind, inAction }) =>
        inAction
          ? `Se está resolviendo una acción: ${KINDS.es[kind]} tiene que esperar a que termine.`
          : `No se está resolviendo ninguna acción, así que ahora es posible ${KINDS.es[kind]}.`,
    },
  }),
  'gears.special.cost-limit': rule<
    {
      kind: SpecialKind
      reason: 'paid' | 'used' | 'notInHand' | 'emptyHand'
      card: string | null
    },
    GearsContent
  >({
    title: { en: 'One card each, once per turn', es: 'Una carta cada una, una vez por turno' },
    says: {
      en: 'Each special action costs one order card of the player’s choice; each of the three kinds is possible once per turn.',
      es: 'Cada acción especial cuesta una carta de Orden a elección del jugador; cada uno de los tres tipos es posible una vez por turno.',
    },
    section: SPECIAL,
    page: '10',
    rulings: [],
    explain: {
      en: ({ kind, reason, card }, content) =>
        ({
          paid: `For ${KINDS.en[kind]} the player discards ${orderName(card, 'en', content)}.`,
          used: `There is no more ${KINDS.en[kind]} this turn.`,
          notInHand: `${capitalize(orderName(card, 'en', content))} is not in hand and cannot pay for ${KINDS.en[kind]}.`,
          emptyHand: `The hand is empty: no card is left to pay for ${KINDS.en[kind]}.`,
        })[reason],
      es: ({ kind, reason, card }, content) =>
        ({
          paid: `Para ${KINDS.es[kind]} el jugador descarta ${orderName(card, 'es', content)}.`,
          used: `Este turno ya no se puede volver a ${KINDS.es[kind]}.`,
          notInHand: `Para ${KINDS.es[kind]} no se puede pagar ${orderName(card, 'es', content)}: no está en la mano.`,
          emptyHand: `La mano está vacía: no queda carta con que pagar para ${KINDS.es[kind]}.`,
        })[reason],
    },
  }),
  'gears.special.keep-one': rule<{ hand: number }>({
    title: { en: 'One card has to be left to play', es: 'Debe quedar una carta que jugar' },
    says: {
      en: 'Before the order card has been played, nothing may be paid that would leave the hand empty.',
      es: 'Antes de jugar la carta de Orden no se puede pagar nada que deje la mano vacía.',
    },
    section: 'COG orders step',
    page: '10',
    rulings: ['Q-21'],
    explain: {
      en: ({ hand }) => `The hand holds ${cards(hand, 'en')}, and one still has to be played this turn.`,
      es: ({ hand }) => `En la mano hay ${cards(hand, 'es')} y este turno todavía hay que jugar una.`,
    },
  }),
  'gears.special.revive': rule<Target, GearsContent>({
    title: { en: 'Revive', es: 'Revivir' },
    says: {
      en: 'A bleeding COG in the same zone can be revived.',
      es: 'Se puede revivir a un CGO que se desangra en la misma zona.',
    },
    section: SPECIAL,
    page: '10, 21',
    rulings: [],
    explain: {
      en: ({ target, inZone }, content) =>
        inZone
          ? `${target === null ? 'A COG' : figureName(target, 'en', content)} is bleeding in the same zone.`
          : 'No COG is bleeding in the same zone.',
      es: ({ target, inZone }, content) =>
        inZone
          ? `${target === null ? 'Un CGO' : figureName(target, 'es', content)} se desangra en la misma zona.`
          : 'Ningún CGO se desangra en la misma zona.',
    },
  }),
  'gears.special.pickup': rule<Target, GearsContent>({
    title: { en: 'Pick up', es: 'Recoger' },
    says: {
      en: 'One dropped weapon in the same zone can be picked up.',
      es: 'Se puede recoger un arma soltada en la misma zona.',
    },
    section: SPECIAL,
    page: '10, 20',
    rulings: [],
    explain: {
      en: ({ target, inZone }, content) =>
        inZone
          ? `The dropped weapon${targetText(target === null ? null : weaponName(target, 'en', content))} is in the same zone.`
          : 'No dropped weapon is in the same zone.',
      es: ({ target, inZone }, content) =>
        inZone
          ? `El arma soltada${targetText(target === null ? null : weaponName(target, 'es', content))} está en la misma zona.`
          : 'No hay ningún arma soltada en la misma zona.',
    },
  }),
  'gears.special.equipment': rule<{ location: string | null; reason: 'usable' | 'none' | 'notInPlay' | 'condition' }>({
    title: { en: 'Activate equipment', es: 'Activar el equipo' },
    says: {
      en: 'The equipment of the soldier’s zone can be activated while its location card is in play and face up; the card says what it does.',
      es: 'Se puede activar el equipo de la zona del soldado mientras su carta de Lugar esté en juego y boca arriba; la carta dice qué hace.',
    },
    section: SPECIAL,
    page: '6, 10',
    rulings: [],
    explain: {
      en: ({ location, reason }) =>
        ({
          usable: `The equipment${targetText(location)} can be activated.`,
          none: 'There is no equipment that could be activated.',
          notInPlay: `The location card${targetText(location)} is not in play face up.`,
          condition: `The equipment${targetText(location)} needs a turn that started in its zone and in which no order card was played.`,
        })[reason],
      es: ({ location, reason }) =>
        ({
          usable: `El equipo${targetText(location)} puede activarse.`,
          none: 'No hay equipo que se pueda activar.',
          notInPlay: `La carta de Lugar${targetText(location)} no está en juego boca arriba.`,
          condition: `El equipo${targetText(location)} exige haber empezado el turno en su zona y no haber jugado carta de Orden.`,
        })[reason],
    },
  }),
  'gears.revive.effect': rule<{ cog: string | null }, GearsContent>({
    title: { en: 'What reviving does', es: 'Efecto de revivir' },
    says: {
      en: 'A revived figure stands, not in cover, with no order cards until it draws some, and can be attacked again.',
      es: 'La figura revivida queda en pie, sin cobertura y sin cartas de Orden hasta que robe, y puede volver a ser atacada.',
    },
    section: 'Reviving',
    page: '21',
    rulings: [],
    explain: {
      en: ({ cog }, content) =>
        `${cog === null ? 'The soldier' : figureName(cog, 'en', content)} stands again, out of cover and without order cards.`,
      es: ({ cog }, content) =>
        `${cog === null ? 'El soldado' : figureName(cog, 'es', content)} vuelve a estar en pie, sin cobertura y sin cartas de Orden.`,
    },
  }),
}
