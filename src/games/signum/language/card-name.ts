import type { JsonObject } from '../../../lib/json.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { Rule } from '../../../rulebook/rule.ts'
import type { SignumContent } from '../content/signum-content.ts'

type Cards = Pick<SignumContent, 'cards'>

/** The printed name of a card, also of one of several copies (`fireball#2`); anything else keeps the name it was given. */
export function cardName(card: string, locale: Locale, { cards }: Cards): string {
  const known = cards.get(card)
  if (known !== undefined) return known.name[locale]
  if (!card.includes('#')) return card
  const [, id = '', copy = ''] = /^(.+)(#\d+)$/.exec(card) ?? []
  const original = cards.get(id)
  return original === undefined ? card : `${original.name[locale]} ${copy}`
}

/** The printed names of several cards. */
export const cardNames = (cards: readonly string[], locale: Locale, content: Cards): string[] =>
  cards.map((card) => cardName(card, locale, content))

/** Facts that are no names, although a card may be called the same. */
const NO_NAMES: ReadonlySet<string> = new Set(['type', 'pool', 'roll', 'kind', 'ability', 'abilities', 'what'])

/** Facts in which cards are called by their printed names. */
function withCardNames<Facts extends JsonObject>(facts: Facts, locale: Locale, content: Cards): Facts {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return cardName(value, locale, content)
    return Array.isArray(value) ? value.map(named) : value
  }
  const renamed: Record<string, unknown> = {}
  for (const key of Object.keys(facts)) renamed[key] = NO_NAMES.has(key) ? facts[key] : named(facts[key])
  // Names take the place of names, so that the facts keep their type.
  return renamed as Facts
}

/** Rules whose explanations call cards by their printed names. */
export function namingCards<const Table extends Record<string, Rule<never, never>>>(table: Table): Table {
  const entries = Object.entries(table).map(([id, entry]) => [id, { ...entry, explain: namedExplain(entry) }])
  return Object.fromEntries(entries) as Table
}

type Explain = (facts: JsonObject, content: SignumContent) => string

function namedExplain({ explain }: Rule<never, never>): Rule<never, never>['explain'] {
  const naming = (locale: Locale): Explain => {
    const sentence = explain[locale] as Explain
    return (facts, content) => sentence(withCardNames(facts, locale, content), content)
  }
  return { en: naming('en'), es: naming('es') }
}
