import type { Locale } from '../../lib/locale.ts'
import type { DieSymbol } from './vocabulary.ts'

const SYMBOL_NAMES: Readonly<Record<DieSymbol, { readonly en: string; readonly es: string }>> = {
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
