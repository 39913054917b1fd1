import type { Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { cards as cardCount, characterName, orderName } from '../../language/card-name.ts'
import { decisionName } from '../../locust/ai/ai.words.ts'
import { actionText } from '../../turn/action.words.ts'
import type { CommandBody, CommandName, GearsCommand } from '../command.ts'
import { openAction } from '../procedures/acting.ts'
import type { MatchDecision } from '../questions.ts'
import type { GearsState } from '../state.ts'

type Around = { readonly state: GearsState; readonly content: GearsContent }
type Describer<Name extends CommandName> = (body: CommandBody<Name>, around: Around) => Localized

/** What a command means, in one sentence. */
export function commandText(command: GearsCommand, state: GearsState, content: GearsContent): Localized {
  const [name] = Object.keys(command) as [CommandName]
  const tell = DESCRIBERS[name] as Describer<CommandName>
  return tell((command as Record<CommandName, never>)[name], { state, content })
}

/** What an answer means. */
export const answerText = ({ kind }: MatchDecision, option: string): Localized => ({
  en: `Answer about ${decisionName(kind, 'en')}: ${option}.`,
  es: `Responde sobre ${decisionName(kind, 'es')}: ${option}.`,
})

const USES = {
  en: { printed: 'its printed actions', move: 'a move of up to 2 zones', attack: 'an attack' },
  es: { printed: 'sus acciones impresas', move: 'mover hasta 2 zonas', attack: 'un ataque' },
} as const

const weaponName = (id: string, { content }: Around, locale: 'en' | 'es'): string =>
  content.weapons.get(id)?.name[locale] ?? id

const inCover = (cover: string | undefined, locale: 'en' | 'es'): string => {
  if (cover === undefined) return ''
  return { en: ` and take cover in ${cover}`, es: ` y ponte a cubierto en ${cover}` }[locale]
}

/** The zones on the way. */
const by = (path: readonly string[], locale: 'en' | 'es'): string => {
  if (path.length < 2) return ''
  return {
    en: ` by way of ${formatList(path.slice(0, -1), 'en')}`,
    es: ` pasando por ${formatList(path.slice(0, -1), 'es')}`,
  }[locale]
}

const paid = (card: string | undefined, locale: 'en' | 'es'): string => {
  if (card === undefined) return ''
  return { en: `, paying ${orderName(card, 'en')}`, es: `, pagando ${orderName(card, 'es')}` }[locale]
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
  playOrder: ({ card, use }) => ({
    en: `Play ${orderName(card, 'en')} for ${USES.en[use]}.`,
    es: `Juega ${orderName(card, 'es')} para ${USES.es[use]}.`,
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
  attack: ({ target, weapon, mode }, around) => ({
    en: `Attack ${target} with the ${weaponName(weapon, around, 'en')}${mode === 'overkill' ? ', overkill' : ''}.`,
    es: `Ataca a ${target} con ${weaponName(weapon, around, 'es')}${mode === 'overkill' ? ', ataque excesivo' : ''}.`,
  }),
  throwGrenade: ({ zone }) => ({ en: `Throw a grenade into ${zone}.`, es: `Lanza una granada a ${zone}.` }),
  chainsaw: ({ target }) => ({ en: `Use the chainsaw on ${target}.`, es: `Usa la motosierra contra ${target}.` }),
  act: (_body, { state, content }) => {
    const effects = openAction(state, content)?.effects ?? []
    return {
      en: `Resolve the action: ${actionText(effects, 'en')}.`,
      es: `Resuelve la acción: ${actionText(effects, 'es')}.`,
    }
  },
  skipAction: () => ({ en: 'Skip the next action.', es: 'Omite la siguiente acción.' }),
  endOrders: () => ({ en: 'Give no more orders.', es: 'No des más órdenes.' }),
  revive: ({ cog, card }) => ({
    en: `Revive ${characterName(cog, 'en')}${paid(card, 'en')}.`,
    es: `Revive a ${characterName(cog, 'es')}${paid(card, 'es')}.`,
  }),
  pickUp: ({ marker, as, card }) => ({
    en: `Pick up ${marker} as ${as === 'weapon' ? 'a weapon' : 'ammo'}${paid(card, 'en')}.`,
    es: `Recoge ${marker} como ${as === 'weapon' ? 'arma' : 'munición'}${paid(card, 'es')}.`,
  }),
  activateEquipment: ({ card }) => ({
    en: `Activate the equipment of the zone${paid(card, 'en')}.`,
    es: `Activa el equipo de la zona${paid(card, 'es')}.`,
  }),
  explore: ({ door }) => ({ en: `Explore ${door}.`, es: `Explora ${door}.` }),
  soloReplace: ({ card }) => ({
    en: `Replace ${orderName(card, 'en')}, which is marked 2+.`,
    es: `Sustituye ${orderName(card, 'es')}, que lleva 2+.`,
  }),
  soloFollow: ({ card, zone, cover }) => ({
    en: `Discard ${orderName(card, 'en')} to move to ${zone}${inCover(cover, 'en')}.`,
    es: `Descarta ${orderName(card, 'es')} para moverte a ${zone}${inCover(cover, 'es')}.`,
  }),
  drawAi: () => ({ en: 'Draw an AI card for the Locust.', es: 'Roba una carta de IA para los Locust.' }),
  discardWeapon: ({ weapon }, around) => ({
    en: `Discard the ${weaponName(weapon, around, 'en')} for good.`,
    es: `Descarta definitivamente ${weaponName(weapon, around, 'es')}.`,
  }),
  answer: ({ option }) => ({ en: `Answer: ${option}.`, es: `Responde: ${option}.` }),
}
