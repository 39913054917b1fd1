import type { Locale } from '../../../lib/locale.ts'
import { formatCount, formatNumber, type Noun } from '../../../lib/wording.ts'
import type { CardKind, DieSymbol, Faction } from '../vocabulary.ts'

type Words = { readonly en: string; readonly es: string }

const SYMBOL_NAMES: Readonly<Record<DieSymbol, Words>> = {
  target: { en: 'target', es: 'diana' },
  axe: { en: 'axe', es: 'hacha' },
  shield: { en: 'shield', es: 'escudo' },
}

export const symbolName = (symbol: DieSymbol, locale: Locale): string => SYMBOL_NAMES[symbol][locale]

const SYMBOL_PHRASES: Readonly<Record<DieSymbol, Words>> = {
  target: { en: 'a target', es: 'una diana' },
  axe: { en: 'an axe', es: 'un hacha' },
  shield: { en: 'a shield', es: 'un escudo' },
}

/** `an axe`, in Spanish `un hacha` */
export const symbolPhrase = (symbol: DieSymbol, locale: Locale): string => SYMBOL_PHRASES[symbol][locale]

const DIE: Noun = { en: ['die', 'dice'], es: ['dado', 'dados'] }
const POINT: Noun = { en: ['point', 'points'], es: ['punto', 'puntos'] }
const CARD: Noun = { en: ['card', 'cards'], es: ['carta', 'cartas'] }

/** `16.8 cm`, in Spanish `16,8 cm`: to a tenth of a millimetre, and exactly beside the length of a ruler or contact. */
export const formatLength = (centimetres: number, locale: Locale): string =>
  `${formatNumber(readable(centimetres), locale)} cm`

function readable(centimetres: number): number {
  const rounded = Math.round(centimetres * 100) / 100
  return Number.isInteger(rounded) || rounded < MIN_ROUNDED ? centimetres : rounded
}

/** Shorter lengths are told exactly, for bases touch within half a millimetre. */
const MIN_ROUNDED = 0.1

/** `1.6–19.7`: a stretch to a tenth of a millimetre, no longer than it is. */
export function formatStretch({ from, to }: { readonly from: number; readonly to: number }, locale: Locale): string {
  const [least, most] = [Math.ceil(hundredths(from)) / 100, Math.floor(hundredths(to)) / 100]
  const [start, end] = least > most ? [from, to] : [least, most]
  const [first, last] = [formatNumber(start, locale), formatNumber(end, locale)]
  return first === last ? first : `${first}–${last}`
}

/** Lengths in answers are multiples of a ten-thousandth of a centimetre. */
const hundredths = (centimetres: number): number => Math.round(centimetres * 10_000) / 100

/** `1 die`, `3 dice` */
export const diceCount = (count: number, locale: Locale): string => formatCount(count, DIE, locale)

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
export const points = (count: number, locale: Locale): string => formatCount(count, POINT, locale)

/** `1 card`, `3 cards` */
export const cardCount = (count: number, locale: Locale): string => formatCount(count, CARD, locale)

/** The Spanish `queda 1 ficha`, `quedan 3 fichas`. */
export const quedan = (count: number, what = `${count}`): string => `${count === 1 ? 'queda' : 'quedan'} ${what}`

/** Joins the Spanish `a` or `de` to an article: `al héroe`, `del Imperio`. */
export const contractArticles = (text: string): string => text.replaceAll(/\b(a|de) el /g, '$1l ')

/** The rolls that texts speak of. */
export const POOL_NAMES = {
  meleeAttack: { en: 'melee attack', es: 'ataque cuerpo a cuerpo' },
  meleeDefence: { en: 'melee defence', es: 'defensa cuerpo a cuerpo' },
  shot: { en: 'Shot', es: 'Disparo' },
  throwing: { en: 'Throwing', es: 'Lanzamiento' },
  magicalShot: { en: 'Magical Shot', es: 'Disparo Mágico' },
  healing: { en: 'healing', es: 'sanación' },
  ruins: { en: 'ruins', es: 'ruinas' },
  rangedDefence: { en: 'defence against ranged attacks', es: 'defensa contra ataques a distancia' },
} as const
