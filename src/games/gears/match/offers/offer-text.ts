import type { Locale, Localized } from '../../../../lib/locale.ts'
import { ownEntry } from '../../../../lib/own-entry.ts'
import { countOf, formatList } from '../../../../lib/wording.ts'
import type { DiceToRoll } from '../../../../rulebook/random.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { BASIC_MOVE } from '../../content/turn.ts'
import {
  cards as cardCount,
  characterName,
  droppedName,
  figureName,
  orderCardName,
  weaponName,
} from '../../language/card-name.ts'
import { zones } from '../../language/notation.ts'
import { answerText } from '../../locust/ai/decision.words.ts'
import { actionText, orderCardText } from '../../turn/action.words.ts'
import type { CommandBody, CommandName, GearsCommand, OrderUse } from '../command.ts'
import { actingSeat, openAction } from '../procedures/acting.ts'
import type { MatchDecision } from '../questions.ts'
import { type GearsState, playerOf } from '../state.ts'

type OfferContext = { readonly state: GearsState; readonly content: GearsContent }
type Describer<Name extends CommandName> = (body: CommandBody<Name>, context: OfferContext) => Localized

/** What a command means, in one sentence. */
export function commandText(command: GearsCommand, state: GearsState, content: GearsContent): Localized {
  const [name] = Object.keys(command) as [CommandName]
  const describe = DESCRIBERS[name] as Describer<CommandName>
  return describe((command as Record<CommandName, never>)[name], { state, content })
}

/** What an answer means. */
export const answerOffer = (asked: MatchDecision, option: string, content: GearsContent): Localized => ({
  en: answerText(asked, option, 'en', content),
  es: answerText(asked, option, 'es', content),
})

const DICE: Readonly<Record<string, Readonly<Record<Locale, readonly [one: string, many: string]>>>> = {
  attack: { en: ['attack die', 'attack dice'], es: ['dado de ataque', 'dados de ataque'] },
  defence: { en: ['defence die', 'defence dice'], es: ['dado de defensa', 'dados de defensa'] },
}

/** What a report of dice means. */
export function reportText({ die, count }: DiceToRoll): Localized {
  const named = (locale: Locale): string => {
    const [one, many] = ownEntry(DICE, die)?.[locale] ?? [die, die]
    return countOf(count, one, many)
  }
  return {
    en: `Report what ${named('en')} ${count === 1 ? 'shows' : 'show'}.`,
    es: `Comunica qué ${count === 1 ? 'muestra' : 'muestran'} ${named('es')}.`,
  }
}

/** How an order card is used; for its actions, with what they are. */
function useText(card: string, use: OrderUse, locale: Locale, content: GearsContent): string {
  const printed = content.orderCards.get(card)
  if (use === 'printed' && printed !== undefined) return orderCardText(printed, locale, content)
  if (use === 'attack') return { en: 'attack', es: 'ataca' }[locale]
  return { en: `move up to ${zones(BASIC_MOVE, 'en')}`, es: `mueve hasta ${zones(BASIC_MOVE, 'es')}` }[locale]
}

const inCover = (cover: string | undefined, locale: Locale): string => {
  if (cover === undefined) return ''
  return { en: ` and take cover in ${cover}`, es: ` y ponte a cubierto en ${cover}` }[locale]
}

/** The zones on the way. */
const by = (path: readonly string[], locale: Locale): string => {
  if (path.length < 2) return ''
  return {
    en: ` by way of ${formatList(path.slice(0, -1), 'en')}`,
    es: ` pasando por ${formatList(path.slice(0, -1), 'es')}`,
  }[locale]
}

const paymentText = (card: string | undefined, locale: Locale, { content }: OfferContext): string => {
  if (card === undefined) return ''
  const name = orderCardName(card, locale, content)
  return { en: `, discarding ${name}`, es: `, descartando ${name}` }[locale]
}

/** What the equipment of the soldier’s zone does. */
function equipmentText(locale: Locale, { state, content }: OfferContext): string {
  const { position } = playerOf(state, actingSeat(state))
  const piece = position.zone.slice(0, position.zone.indexOf('-'))
  const card = content.equipment.get(content.locations.get(piece)?.equipment ?? '')
  return card === undefined ? '' : ` (${card.name[locale]}: ${actionText(card.does, locale, content)})`
}

const DESCRIBERS: { readonly [Name in CommandName]: Describer<Name> } = {
  placeCog: ({ zone, cover }) => ({
    en: `Start in ${zone}${inCover(cover, 'en')}.`,
    es: `Empieza en ${zone}${inCover(cover, 'es')}.`,
  }),
  crawl: ({ zone }) =>
    zone === undefined
      ? { en: 'Stay where you are.', es: 'Quédate donde estás.' }
      : { en: `Crawl to ${zone}.`, es: `Arrástrate a ${zone}.` },
  heal: ({ cards }) => ({ en: `Draw ${cardCount(cards, 'en')}.`, es: `Roba ${cardCount(cards, 'es')}.` }),
  playOrder: ({ card, use }, { content }) => ({
    en: `Play ${orderCardName(card, 'en', content)} ${use === 'printed' ? 'for its actions' : 'without its text'}: ${useText(card, use, 'en', content)}.`,
    es: `Juega ${orderCardName(card, 'es', content)} ${use === 'printed' ? 'por sus acciones' : 'sin usar su texto'}: ${useText(card, use, 'es', content)}.`,
  }),
  move: ({ path, cover }) =>
    path.length === 0
      ? {
          en: `Stay in the zone${inCover(cover, 'en') || ', out of cover'}.`,
          es: `Quédate en la zona${inCover(cover, 'es') || ', fuera de cobertura'}.`,
        }
      : {
          en: `Move to ${path.at(-1)}${by(path, 'en')}${inCover(cover, 'en')}.`,
          es: `Muévete a ${path.at(-1)}${by(path, 'es')}${inCover(cover, 'es')}.`,
        },
  attack: ({ target, weapon, mode }, { content }) => ({
    en: `Attack ${figureName(target, 'en', content)} with the ${weaponName(weapon, 'en', content)}${mode === 'overkill' ? ', overkill' : ''}.`,
    es: `Ataca a ${figureName(target, 'es', content)} con ${weaponName(weapon, 'es', content)}${mode === 'overkill' ? ', ataque excesivo' : ''}.`,
  }),
  throwGrenade: ({ zone }) => ({ en: `Throw a grenade into ${zone}.`, es: `Lanza una granada a ${zone}.` }),
  chainsaw: ({ target }, { content }) => ({
    en: `Use the chainsaw on ${figureName(target, 'en', content)}.`,
    es: `Usa la motosierra contra ${figureName(target, 'es', content)}.`,
  }),
  act: (_body, { state, content }) => {
    const effects = openAction(state, content)?.effects ?? []
    return {
      en: `Resolve the action: ${actionText(effects, 'en', content)}.`,
      es: `Resuelve la acción: ${actionText(effects, 'es', content)}.`,
    }
  },
  skipAction: (_body, { state, content }) => {
    const effects = openAction(state, content)?.effects ?? []
    return {
      en: `Skip the next action (${actionText(effects, 'en', content)}).`,
      es: `Omite la siguiente acción (${actionText(effects, 'es', content)}).`,
    }
  },
  endOrders: () => ({ en: 'Give no more orders.', es: 'No des más órdenes.' }),
  revive: ({ cog, card }, context) => ({
    en: `Revive ${characterName(cog, 'en', context.content)}${paymentText(card, 'en', context)}.`,
    es: `Revive a ${characterName(cog, 'es', context.content)}${paymentText(card, 'es', context)}.`,
  }),
  pickUp: ({ marker, as, card }, context) => ({
    en: `Pick up ${droppedName(marker, 'en', context.content)} as ${as === 'weapon' ? 'a weapon' : 'ammo'}${paymentText(card, 'en', context)}.`,
    es: `Recoge ${droppedName(marker, 'es', context.content)} como ${as === 'weapon' ? 'arma' : 'munición'}${paymentText(card, 'es', context)}.`,
  }),
  activateEquipment: ({ card }, context) => ({
    en: `Activate the equipment of the zone${equipmentText('en', context)}${paymentText(card, 'en', context)}.`,
    es: `Activa el equipo de la zona${equipmentText('es', context)}${paymentText(card, 'es', context)}.`,
  }),
  explore: ({ door }) => ({ en: `Explore the door ${door}.`, es: `Explora la puerta ${door}.` }),
  soloReplace: ({ card }, { content }) => ({
    en: `Replace ${orderCardName(card, 'en', content)}, which is marked 2+.`,
    es: `Sustituye ${orderCardName(card, 'es', content)}, que lleva 2+.`,
  }),
  soloFollow: ({ card, zone, cover }, { content }) => ({
    en: `Discard ${orderCardName(card, 'en', content)} to move to ${zone}${inCover(cover, 'en')}.`,
    es: `Descarta ${orderCardName(card, 'es', content)} para moverte a ${zone}${inCover(cover, 'es')}.`,
  }),
  drawAi: () => ({ en: 'Draw an AI card for the Locust.', es: 'Roba una carta de IA para los Locust.' }),
  discardWeapon: ({ weapon }, { content }) => ({
    en: `Discard the ${weaponName(weapon, 'en', content)} for good.`,
    es: `Descarta definitivamente ${weaponName(weapon, 'es', content)}.`,
  }),
  report: ({ faces }) => ({
    en: `Report the faces ${formatList(faces.map(String), 'en')}.`,
    es: `Comunica las caras ${formatList(faces.map(String), 'es')}.`,
  }),
  answer: ({ option }) => ({ en: `Answer: ${option}.`, es: `Responde: ${option}.` }),
}
