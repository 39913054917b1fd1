import type { Locale, Localized } from './locale.ts'

/** How each language is written: British lists ("a, b and c"), Spanish numbers ("83,5 %"). */
const TAGS: Localized = { en: 'en-GB', es: 'es-ES' }

const forEach = <Formatter>(make: (tag: string) => Formatter): Localized<Formatter> => ({
  en: make(TAGS.en),
  es: make(TAGS.es),
})

/** Nearly all numbers of a game are small and whole; what `Intl` makes of those is remembered, for it is slow. */
const REMEMBERED = 1000

function remembering<Text>(format: (value: number) => Text): (value: number) => Text {
  const known: Text[] = []
  return (value) => {
    if (!Number.isInteger(value) || value < 0 || value >= REMEMBERED) return format(value)
    known[value] ??= format(value)
    return known[value]
  }
}

const NUMBERS = forEach((tag) => {
  const { format } = new Intl.NumberFormat(tag, { maximumFractionDigits: 4, useGrouping: false })
  return remembering(format)
})
const AVERAGES = forEach((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }))
const SHARES = forEach((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }))
const LISTS = forEach((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const CHOICES = forEach((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }))
const AND = { en: LISTS.en.format(['', '']), es: LISTS.es.format(['', '']) }
const PLURALS = forEach((tag) => {
  const plurals = new Intl.PluralRules(tag)
  return remembering((count) => plurals.select(count))
})

const MINUS = '−'
const withMinus = (text: string): string => text.replace('-', MINUS)

/** `16.8`, in Spanish `16,8`; with a real minus sign. */
export const formatNumber = (value: number, locale: Locale): string => withMinus(NUMBERS[locale](value))

/** A mean, to two decimals: `5.71`, in Spanish `5,71`. */
export const formatAverage = (value: number, locale: Locale): string => withMinus(AVERAGES[locale].format(value))

/** `83.5%`, in Spanish `83,5 %`; what is possible but rounds to nothing is `<0.1%`, what is not certain `>99.9%`. */
export function formatPercent(share: number, locale: Locale): string {
  const { format } = SHARES[locale]
  if (share > 0 && share < MIN_SHARE / 2) return `<${format(MIN_SHARE)}`
  if (share < 1 && share >= 1 - MIN_SHARE / 2) return `>${format(1 - MIN_SHARE)}`
  return format(share)
}

/** The smallest share that is told apart from nothing. */
const MIN_SHARE = 0.001

/** `+5`, `−5`, `0`. */
export const formatSigned = (value: number, locale: Locale): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, locale)}`

/** `a, b and c`; in Spanish `a, b y c`, with `e` before the sound of an i. */
export function formatList(items: readonly string[], locale: Locale): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  if (locale === 'es' && MAY_SOUND_LIKE_I.test(last)) return LISTS.es.format(items)
  return `${items.slice(0, -1).join(', ')}${AND[locale]}${last}`
}

/** The same, or what is said of an empty list. */
export const formatListOr = (items: readonly string[], locale: Locale, nothing: string): string =>
  items.length === 0 ? nothing : formatList(items, locale)

/** Only before such a word may `y` become `e`, which `Intl` knows. */
const MAY_SOUND_LIKE_I = /^[hi]/i

/** `a, b or c`; in Spanish `a, b o c`, with `u` before the sound of an o. */
export const formatChoice = (items: readonly string[], locale: Locale): string => CHOICES[locale].format(items)

/** What is counted, in one and in several. */
export type Noun = Localized<readonly [one: string, many: string]>

/** `1 hit`, `2 hits`, `0.67 wounds`. */
export function formatCount(count: number, noun: Noun, locale: Locale): string {
  const [one, many] = noun[locale]
  return `${formatNumber(count, locale)} ${PLURALS[locale](count) === 'one' ? one : many}`
}

/** `1 wound`, `2 wounds`: a whole number of things inside a sentence that is in its language already. */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** The same text with a capital letter at its start. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
