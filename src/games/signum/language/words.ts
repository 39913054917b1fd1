import type { Locale } from '../../../lib/locale.ts'
import type { CardKind, DieSymbol, Faction } from '../vocabulary.ts'

type Words = { readonly en: string; readonly es: string }

const SYMBOL_NAMES: Readonly<Record<DieSymbol, Words>> = {
  target: { en: 'target', es: 'diana' },
  axe: { en: 'axe', es: 'hacha' },
  shield: { en: 'shield', es: 'escudo' },
}

export const symbolName = (symbol: DieSymbol, locale: Locale): string => SYMBOL_NAMES[symbol][locale]

/** `16.8 cm` */
export const length = (centimetres: number): string => `${Math.round(centimetres * 10_000) / 10_000} cm`

/** `1 die`, `3 dice` */
export const diceCount = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 die' : `${count} dice`, es: count === 1 ? '1 dado' : `${count} dados` })[locale]

const FACTION_NAMES: Readonly<Record<Faction, Words>> = {
  vallor: { en: 'the Free City of Vallor', es: 'la Ciudad Libre de Vallor' },
  grypharim: { en: 'the Sacred Empire Grypharim', es: 'el Sacro Imperio Grypharim' },
  dogsOfWar: { en: 'the Dogs of War', es: 'los Perros de la Guerra' },
}

export const factionName = (faction: Faction | null, locale: Locale): string =>
  faction === null ? { en: 'no faction', es: 'ninguna facción' }[locale] : FACTION_NAMES[faction][locale]

const CARD_KIND_NAMES: Readonly<Record<CardKind, Words>> = {
  hero: { en: 'hero', es: 'héroe' },
  character: { en: 'character', es: 'personaje' },
  spell: { en: 'spell', es: 'conjuro' },
  relic: { en: 'relic', es: 'reliquia' },
  tactic: { en: 'tactic', es: 'táctica' },
  building: { en: 'building', es: 'edificio' },
  terrain: { en: 'terrain', es: 'terreno' },
}

export const cardKindName = (kind: CardKind, locale: Locale): string => CARD_KIND_NAMES[kind][locale]

/** `1 point`, `3 points` */
export const points = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 point' : `${count} points`, es: count === 1 ? '1 punto' : `${count} puntos` })[locale]
