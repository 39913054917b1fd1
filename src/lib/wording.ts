import type { Locale, Localized } from './locale.ts'

/** How each language is written: British lists ("a, b and c"), Spanish numbers ("83,5 %"). */
const TAGS: Localized = { en: 'en-GB', es: 'es-ES' }

const forEach = <Formatter>(make: (tag: string) => Formatter): Localized<Formatter> => ({
  en: make(TAGS.en),
  es: make(TAGS.es),
})

const NUMBERS = forEach((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 4, useGrouping: false }))
const AVERAGES = forEach((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false }))
const SHARES = forEach((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }))
const LISTS = forEach((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const PLURALS = forEach((tag) => new Intl.PluralRules(tag))

const MINUS = '−'
const withMinus = (text: string): string => text.replace('-', MINUS)

/** `16.8`, in Spanish `16,8`; with a real minus sign. */
export const formatNumber = (value: number, locale: Locale): string => withMinus(NUMBERS[locale].format(value))

/** A mean, to two decimals: `5.71`, in Spanish `5,71`. */
export const formatAverage = (value: number, locale: Locale): string => withMinus(AVERAGES[locale].format(value))

/** `83.5%`, in Spanish `83,5 %`. */
export const formatPercent = (share: number, locale: Locale): string => SHARES[locale].format(share)

/** `+5`, `−5`, `0`. */
export const formatSigned = (value: number, locale: Locale): string =>
  `${value > 0 ? '+' : ''}${formatNumber(value, locale)}`

/** `a, b and c`; in Spanish `a, b y c`, with `e` before the sound of an i. */
export const formatList = (items: readonly string[], locale: Locale): string =>
  items.length === 1 ? (items[0] ?? '') : LISTS[locale].format(items)

/** What is counted, in one and in several. */
export type Noun = Localized<readonly [one: string, many: string]>

/** `1 hit`, `2 hits`, `0.67 wounds`. */
export function formatCount(count: number, noun: Noun, locale: Locale): string {
  const [one, many] = noun[locale]
  return `${formatNumber(count, locale)} ${PLURALS[locale].select(count) === 'one' ? one : many}`
}

/** The same text with a capital letter at its start. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
