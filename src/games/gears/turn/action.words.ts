import type { Locale } from '../../../lib/locale.ts'
import { countOf } from '../../../lib/wording.ts'
import type { CardEffect, CardEffectKind } from '../content/card-effects.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { OrderCard } from '../content/order-cards.ts'
import { weaponName } from '../language/card-name.ts'
import { zones } from '../language/notation.ts'

const OTHERS = {
  en: { another: 'another player', cogInZone: 'a COG in your zone', everyCog: 'every COG' },
  es: { another: 'otro jugador', cogInZone: 'un CGO de tu zona', everyCog: 'cada CGO' },
} as const

/** An order to you, or what somebody else does. */
const subject = (who: CardEffect['who'], imperative: string, indicative: string): string =>
  who === null || who === 'you' ? imperative : `${OTHERS.en[who]} ${indicative}`

/** In Spanish both have the same form. */
const spanishSubject = (who: CardEffect['who']): string => (who === null || who === 'you' ? '' : `${OTHERS.es[who]} `)

/** `1 card`, `2 cards`. */
const dice = (extra: number, en: string, es: string, locale: Locale): string => {
  const text = { en, es }[locale]
  return extra === 0 ? text : `${text} (+${extra})`
}

const TEXTS: Readonly<
  Record<CardEffectKind, (effect: CardEffect, amount: number, locale: Locale, content: GearsContent) => string>
> = {
  move: (_effect, amount, locale) =>
    ({ en: `move up to ${zones(amount, 'en')}`, es: `mueve hasta ${zones(amount, 'es')}` })[locale],
  attack: (_effect, amount, locale) => dice(amount, 'attack', 'ataca', locale),
  freeAttack: (_effect, amount, locale) =>
    dice(amount, 'attack without spending ammo', 'ataca sin gastar munición', locale),
  heavyAttack: (_effect, amount, locale) =>
    ({
      en: `attack one Locust on this piece with ${amount} dice, omens ignored`,
      es: `ataca a un Locust de esta pieza con ${amount} dados, sin contar augurios`,
    })[locale],
  draw: ({ who }, amount, locale) =>
    ({
      en: `${subject(who, 'draw', 'draws')} ${countOf(amount, 'order card', 'order cards')}`,
      es: `${spanishSubject(who)}roba ${countOf(amount, 'carta de Orden', 'cartas de Orden')}`,
    })[locale],
  extraOrder: ({ who, onlyIf }, _amount, locale) => {
    const spent = onlyIf === 'ammoSpent'
    return {
      en: `${subject(who, 'play', 'plays')} another order card${spent ? ' if the attack spent ammo' : ''}`,
      es: `${spanishSubject(who)}juega otra carta de Orden${spent ? ' si el ataque gastó munición' : ''}`,
    }[locale]
  },
  ammo: (_effect, amount, locale) =>
    ({
      en: `take up to ${countOf(amount, 'ammo token', 'ammo tokens')} for your weapons`,
      es: `toma hasta ${countOf(amount, 'contador', 'contadores')} de Munición para tus armas`,
    })[locale],
  grenades: (_effect, amount, locale) =>
    ({
      en: `take ${countOf(amount, 'grenade token', 'grenade tokens')}`,
      es: `toma ${countOf(amount, 'contador', 'contadores')} de Granada`,
    })[locale],
  drawWeapons: ({ keep, ammo }, amount, locale) =>
    ({
      en: `draw ${amount} random weapons and keep ${keep} with ${ammo} ammo`,
      es: `roba ${amount} armas aleatorias y conserva ${keep} con ${ammo} de munición`,
    })[locale],
  gainWeapon: ({ weapon, ammo }, _amount, locale, content) =>
    ({
      en: `take the weapon ${weaponName(weapon, 'en', content)} with ${ammo} ammo`,
      es: `toma el arma ${weaponName(weapon, 'es', content)} con ${ammo} de munición`,
    })[locale],
  takeCover: (_effect, _amount, locale) => ({ en: 'take cover', es: 'ponte a cubierto' })[locale],
  takeHeldCover: (_effect, amount, locale) =>
    ({
      en: `you may take a cover space held by a Locust, which leaves it and takes ${countOf(amount, 'wound', 'wounds')}`,
      es: `puedes ocupar la cobertura de un Locust, que la abandona y recibe ${countOf(amount, 'herida', 'heridas')}`,
    })[locale],
  lure: (_effect, amount, locale) =>
    ({
      en: `move a Locust in sight up to ${zones(amount, 'en')} toward you`,
      es: `mueve hacia ti hasta ${zones(amount, 'es')} a un Locust a la vista`,
    })[locale],
  skipLocustStep: (_effect, _amount, locale) =>
    ({ en: 'skip the Locust activation step', es: 'omite el paso de Activación de los Locust' })[locale],
  relocate: (_effect, _amount, locale) =>
    ({ en: 'move to any zone of the map', es: 'muévete a cualquier zona del mapa' })[locale],
  unlock: (_effect, _amount, locale) => ({ en: 'unlock the next level', es: 'desbloquea el siguiente nivel' })[locale],
}

/** An effect of a card in words, without a capital and a full stop. */
export const effectText = (effect: CardEffect, locale: Locale, content: GearsContent): string =>
  TEXTS[effect.does](effect, effect.amount ?? 0, locale, content)

/** The effects of one action in words. */
export const actionText = (action: readonly CardEffect[], locale: Locale, content: GearsContent): string =>
  action.map((effect) => effectText(effect, locale, content)).join('; ')

/** Everything that is printed on an order card in words: `move up to 2 zones; then attack`. */
export const orderCardText = ({ actions }: Pick<OrderCard, 'actions'>, locale: Locale, content: GearsContent): string =>
  actions.map((action) => actionText(action, locale, content)).join({ en: '; then ', es: '; después, ' }[locale])
