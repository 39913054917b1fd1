import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { formatCount, formatList } from '../../../lib/wording.ts'
import type { Direction } from '../content/aim-cards.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { AimIcon, DistanceRange } from '../content/shot-effect.ts'

/** Where something in a shot comes from: the id of a card or token, or the name that the caller gave it. */
export type Source = string

/** What a token is called that was described rather than named. */
const DESCRIBED: Readonly<Record<string, Localized>> = {
  helmet: { en: 'Helmet', es: 'Casco' },
  bodyShield: { en: 'Body shield', es: 'Escudo corporal' },
  emergencyShield: { en: 'Emergency shield', es: 'Escudo de emergencia' },
  attachment: { en: 'Attachment', es: 'Accesorio' },
  grenade: { en: 'Grenade', es: 'Granada' },
  consumable: { en: 'Consumable', es: 'Consumible' },
}

/** The name of a kind of token; any other label stays as it is. */
const describedName = (label: string, locale: Locale): string => ownEntry(DESCRIBED, label)?.[locale] ?? label

/** The name of a card or token, or what the caller called it. */
export function sourceName(source: Source, locale: Locale, content: ApexContent): string {
  const { weapons, attachments, helmets, bodyShields, emergencyShields, consumables } = content
  const maps = [weapons, attachments, helmets, bodyShields, emergencyShields, consumables]
  for (const map of maps) {
    const entry = map.get(source)
    if (entry !== undefined) return entry.name[locale]
  }
  return describedName(source, locale)
}

/** The names of several cards or tokens: `a, b and c`. */
export const sourceNames = (sources: readonly Source[], locale: Locale, content: ApexContent): string =>
  formatList(
    sources.map((source) => sourceName(source, locale, content)),
    locale,
  )

/** `+5`, `−5`, `0`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : number(amount))

/** A number with a real minus sign. */
export const number = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount))

/** ` + 5`, ` − 5`: a term of a sum. */
export const term = (amount: number): string => (amount < 0 ? ` − ${-amount}` : ` + ${amount}`)

/** `3–5`, `5+`. */
export const rangeName = ({ min, max }: DistanceRange): string =>
  max === null ? `${min}+` : min === max ? `${min}` : `${min}–${max}`

/** `3`, `1 × 3`. */
export const rateName = (slots: number, cardsPerSlot: number): string =>
  cardsPerSlot === 1 ? `${slots}` : `${slots} × ${cardsPerSlot}`

const WORDS = {
  hit: { en: ['hit', 'hits'], es: ['impacto', 'impactos'] },
  headshot: { en: ['headshot', 'headshots'], es: ['disparo a la cabeza', 'disparos a la cabeza'] },
  card: { en: ['card', 'cards'], es: ['carta', 'cartas'] },
  aimCard: { en: ['aim card', 'aim cards'], es: ['carta de Puntería', 'cartas de Puntería'] },
  slot: { en: ['slot', 'slots'], es: ['espacio del panel', 'espacios del panel'] },
  halfHit: { en: ['half hit', 'half hits'], es: ['impacto parcial', 'impactos parciales'] },
} as const

/** `1 hit`, `2 hits`. */
export const countName = (count: number, word: keyof typeof WORDS, locale: Locale): string =>
  formatCount(count, WORDS[word], locale)

export const list = (items: readonly (string | number)[]): string => items.join(', ')

const DIRECTION_NAMES: Readonly<Record<Direction, Localized>> = {
  N: { en: 'north', es: 'norte' },
  NE: { en: 'north-east', es: 'noreste' },
  E: { en: 'east', es: 'este' },
  SE: { en: 'south-east', es: 'sureste' },
  S: { en: 'south', es: 'sur' },
  SW: { en: 'south-west', es: 'suroeste' },
  W: { en: 'west', es: 'oeste' },
  NW: { en: 'north-west', es: 'noroeste' },
}

export const directionName = (direction: Direction, locale: Locale): string => DIRECTION_NAMES[direction][locale]

const ICONS: Readonly<Record<AimIcon, Localized>> = {
  hitIfLower: { en: 'lower target', es: 'objetivo más bajo' },
  missIfHigher: { en: 'higher target', es: 'objetivo más alto' },
  missIfCover: { en: 'cover', es: 'cobertura' },
  headshot: { en: 'headshot', es: 'disparo a la cabeza' },
  partialHits: { en: 'half hit', es: 'impacto parcial' },
}

/** The icon in a sentence: `the cover icon`. */
export const iconName = (icon: AimIcon, locale: Locale): string =>
  ({ en: `the “${ICONS[icon].en}” icon`, es: `el icono «${ICONS[icon].es}»` })[locale]
