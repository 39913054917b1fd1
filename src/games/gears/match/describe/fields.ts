import type { JsonObject } from '../../../../lib/json.ts'
import type { Locale, Localized } from '../../../../lib/locale.ts'
import { gearsContent } from '../../content/gears-content.ts'
import { enemyName, figureName, orderName, playerName, weaponName } from '../../language/card-name.ts'

/** The fields of a seen event in words. What is hidden is missing, so nothing is relied on to be there. */
export type Fields = {
  /** The field as it is. */
  text(field: string): string
  number(field: string): number
  is(field: string): boolean
  object(field: string): Fields
  list(field: string): readonly string[]
  figure(field: string): string
  enemy(field: string): string
  weapon(field: string): string
  card(field: string): string
  /** The player of the seat. */
  readonly player: string
}

/** Describes an event; in each language, with the names of that language. */
export type Describer = (fields: Fields) => Localized

export function fieldsOf(event: JsonObject, locale: Locale): Fields {
  const text = (field: string): string => {
    const value = event[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const number = (field: string): number => (typeof event[field] === 'number' ? event[field] : 0)
  const object = (field: string): Fields => {
    const value = event[field]
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return fieldsOf(isObject ? (value as JsonObject) : {}, locale)
  }
  return {
    text,
    number,
    object,
    is: (field) => event[field] === true,
    list: (field) => (Array.isArray(event[field]) ? event[field].map(String) : []),
    figure: (field) => figureName(text(field), locale),
    enemy: (field) => enemyName(text(field), locale),
    weapon: (field) => weaponName(text(field), locale),
    card: (field) => (text(field) === '' ? orderName(null, locale) : orderName(text(field), locale)),
    player: playerName(number('seat'), locale),
  }
}

/** `1 card`, `2 cards`. */
export const many = (count: number, item: string, more = `${item}s`): string => `${count} ${count === 1 ? item : more}`

/** The title of an AI card. */
export const aiCardName = (number: number): Localized =>
  gearsContent.aiCards.get(number)?.name ?? { en: `AI card ${number}`, es: `carta de IA ${number}` }
