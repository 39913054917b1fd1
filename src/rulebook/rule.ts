import type { JsonObject } from '../lib/json.ts'
import type { Locale, Localized } from '../lib/locale.ts'

/** A book that rules are cited from. */
export type Book = { readonly id: string; readonly title: string; readonly language: string }

/** What the sections of a book are called in Spanish, by their English names, which the rules carry. */
export type Sections = Readonly<Record<string, string>>

/**
 * One entry of a game's rule catalogue. `explain` puts the facts of one application into words, so the
 * explanation of a decision is made of the very facts that decided it. Where it names cards or pieces, it finds their
 * printed names in the game's content.
 */
export type Rule<Facts extends JsonObject = JsonObject, Content = unknown> = {
  readonly title: Localized
  readonly says: Localized
  /** Its English name; the catalogue's `sections` have the Spanish one. */
  readonly section: string
  /** The printed page or pages; `null` when the rule is derived and stands on no page. */
  readonly page: string | null
  /** Rulings on unclear points that this rule rests on, as `Q-nn`. */
  readonly rulings: readonly string[]
  readonly explain: Localized<(facts: Facts, content: Content) => string>
  /** Whether its fact `id` should have named content of the game; who is refused is told the nearest names. */
  readonly namesContent?: true
}

/** The catalogue of one book, whatever facts its rules record; `Content` is what its texts may look names up in. */
export type Rules<Content = never> = {
  readonly book: Book
  readonly sections: Sections
  readonly byId: Readonly<Record<string, Rule<never, Content>>>
}

/** A table whose every key carries the game's prefix; a foreign key is a type error. */
type PrefixedTable<Prefix extends string, Table> = {
  [Id in keyof Table]: Id extends `${Prefix}.${string}` ? Table[Id] : never
}

/** Declares one rule with the facts that its application records, and the content that its text looks names up in. */
export function rule<Facts extends JsonObject, Content = unknown>(entry: Rule<Facts, Content>): Rule<Facts, Content> {
  return entry
}

/** Declares the rules of one book; every id starts with the game's id. */
export function defineRules<const Prefix extends string, const Table extends Record<string, Rule<never, never>>>(
  _game: Prefix,
  book: Book,
  sections: Sections,
  byId: PrefixedTable<Prefix, Table> & Table,
): { readonly book: Book; readonly sections: Sections; readonly byId: Table } {
  return { book, sections, byId }
}

/** Puts one application of a rule into words; the facts are those that the rule's trace call recorded. */
export function explainRule(entry: Rule<never, never>, locale: Locale, facts: JsonObject, content?: unknown): string {
  const explain = entry.explain[locale] as (facts: JsonObject, content: unknown) => string
  return explain(facts, content)
}

/** The ids declared in a catalogue. */
export type RuleIdOf<Catalogue extends { byId: object }> = keyof Catalogue['byId'] & string

/** The facts that applying a rule records. */
export type FactsOf<Catalogue extends { byId: object }, Id extends keyof Catalogue['byId']> =
  Catalogue['byId'][Id] extends Rule<infer Facts, never> ? Facts : never
