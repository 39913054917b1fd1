import type { Localized } from '../../lib/locale.ts'

/** What went wrong this time, with a `{name}` for each fact; `field` says it of the one field that is at fault. */
export type Detail = Localized & { readonly field?: Localized }

/** One entry of the error table: the HTTP status, what went wrong, what to do next, and what can be said in detail. */
export type ErrorEntry = { readonly status: number; readonly title: Localized; readonly advice: Localized } & (
  | { readonly detail: Detail; readonly details?: never }
  | { readonly details: Readonly<Record<string, Detail>>; readonly detail?: never }
)

/** The value of a `{name}` in a detail. */
export type Fact = string | number

/** The names that a text has in braces. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type NamesOf<Of extends Detail> =
  | NamesIn<Of['en']>
  | (Of extends { readonly field: { readonly en: infer Text extends string } } ? NamesIn<Text> | 'path' : never)

/** The facts that a detail needs: none, or one for each of its names. */
type FactsOf<Of extends Detail> = [NamesOf<Of>] extends [never] ? [] : [facts: Readonly<Record<NamesOf<Of>, Fact>>]

/** What has to be said beside the code of an entry: which of its details, if it has several, and the facts. */
export type ArgumentsOf<Entry extends ErrorEntry> = Entry extends { readonly detail: infer Of extends Detail }
  ? FactsOf<Of>
  : Entry extends { readonly details: infer Several extends Readonly<Record<string, Detail>> }
    ? { [Name in keyof Several]: [detail: Name, ...facts: FactsOf<Several[Name]>] }[keyof Several]
    : never

/** Puts the facts into a text. */
export function fillIn(text: string, facts: Readonly<Record<string, Fact>>): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => String(facts[name] ?? braced))
}
