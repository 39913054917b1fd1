import type { Localized } from '../lib/locale.ts'

/** How we read the book where it is silent or can be read in two ways, in our own words. */
export type Interpretation = {
  /** What the book leaves open. */
  readonly question: Localized
  /** How it is ruled here. */
  readonly ruling: Localized
  /** Why it is ruled so. */
  readonly reason: Localized
  /** The printed page or pages that leave it open; `null` if no page speaks of it. */
  readonly page: string | null
  /** Where it is applied, if no rule of the catalogue rests on it: in content, in a schema, in matches only. */
  readonly elsewhere?: Localized
}

/** The interpretations of a game by their ids, `Q-16`. */
export type Interpretations = Readonly<Record<`Q-${string}`, Interpretation>>

/** Declares the interpretations of one game. Rules name those they rest on in `rulings`. */
export function defineInterpretations<const Table extends Interpretations>(table: Table): Table {
  return table
}
