import type { SeatNames } from '../../../../contract/match.ts'
import { isJsonObject, type JsonObject } from '../../../../lib/json.ts'
import type { Locale, Localized } from '../../../../lib/locale.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import {
  droppedName,
  enemyName,
  figureName,
  orderCardName,
  orderName,
  playerName,
  weaponName,
} from '../../language/card-name.ts'
import { answerText, questionText } from '../../locust/ai/decision.words.ts'

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
  marker(field: string): string
  /** The player of the seat. */
  readonly player: string
  /** What is asked, if this is a question. */
  readonly question: string
  /** What an option of this question means. */
  answer(option: string): string
  readonly content: GearsContent
  readonly locale: Locale
}

/** Describes an event; in each language, with the names of that language. */
export type Describer = (fields: Fields) => Localized

export function fieldsOf(event: JsonObject, locale: Locale, content: GearsContent, names: SeatNames): Fields {
  const text = (field: string): string => {
    const value = event[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const number = (field: string): number => (typeof event[field] === 'number' ? event[field] : 0)
  const asked = () => ({
    kind: text('kind'),
    player: text('player'),
    figure: text('figure') || null,
    against: text('against') || null,
  })
  const object = (field: string): Fields => {
    const value = event[field]
    return fieldsOf(isJsonObject(value) ? value : {}, locale, content, names)
  }
  return {
    text,
    number,
    object,
    is: (field) => event[field] === true,
    list: (field) => (Array.isArray(event[field]) ? event[field].map(String) : []),
    figure: (field) => figureName(text(field), locale, content),
    enemy: (field) => enemyName(text(field), locale, content),
    weapon: (field) => weaponName(text(field), locale, content),
    card: (field) =>
      text(field) === '' ? orderName(null, locale, content) : orderCardName(text(field), locale, content),
    marker: (field) => droppedName(text(field), locale, content),
    player: names[number('seat')] ?? playerName(number('seat'), locale),
    get question() {
      return questionText(asked(), locale, content)
    },
    answer: (option) => answerText(asked(), option, locale, content),
    content,
    locale,
  }
}

/** The title of an AI card, and what it says. */
export function aiCardText(number: number, { aiCards }: GearsContent): { name: Localized; text: Localized } {
  const { name, text } = aiCards.get(number) ?? { name: { en: '', es: '' }, text: { en: '', es: '' } }
  return { name, text }
}
