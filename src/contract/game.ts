import { hashOf } from '../lib/hash.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import type { Glossary } from '../rulebook/glossary.ts'
import type { Interpretations } from '../rulebook/interpretation.ts'
import type { Rules } from '../rulebook/rule.ts'
import type { Pack } from './content.ts'
import type { Play } from './match.ts'
import type { Operation } from './operation.ts'
import type { TableKind } from './stored-table.ts'

/** What a game declares about itself. */
export type GameDeclaration<Content = never> = {
  readonly id: string
  readonly name: string
  /** Its title in languages in which it was published under another one. */
  readonly titles?: Partial<Localized>
  readonly summary: Localized
  /** Raised when a ruling may come out differently than before. */
  readonly rulesVersion: string
  /** The hashes of its rules and content in every version so far, as `history.ts` reads them. */
  readonly history?: string
  readonly rules: readonly Rules<Content>[]
  /** How the book is read where it leaves something open. */
  readonly interpretations: Interpretations
  /** The Spanish book's own terms. */
  readonly glossary: Glossary
  /** What the rules look up; texts find printed names in it. */
  readonly content: Content
  readonly packs: readonly Pack[]
  readonly operations: readonly Operation[]
  /** What its boards, maps or battlefields are, so that they can be stored; left out where it has none. */
  readonly table?: TableKind
  /** How it is played as a match; left out while it only answers questions. */
  readonly play?: Play
}

export type Game = Omit<GameDeclaration, 'content'> & { readonly content: unknown; readonly contentHash: string }

/** What a game is called in a language. */
export const gameName = ({ name, titles }: Pick<Game, 'name' | 'titles'>, locale: Locale): string =>
  titles?.[locale] ?? name

/** Declares a game. */
export function defineGame<Content>(game: GameDeclaration<Content>): Game {
  return { ...game, contentHash: hashOf(game.packs) }
}
