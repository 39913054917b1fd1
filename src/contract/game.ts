import { hashOf } from '../lib/hash.ts'
import type { Localized } from '../lib/locale.ts'
import type { Glossary } from '../rulebook/glossary.ts'
import type { Interpretations } from '../rulebook/interpretation.ts'
import type { Rules } from '../rulebook/rule.ts'
import type { Pack } from './content.ts'
import type { Play } from './match.ts'
import type { Operation } from './operation.ts'

/** What a game declares about itself. */
export type GameDeclaration<Content = never> = {
  readonly id: string
  readonly name: string
  readonly summary: Localized
  /** Raised when a ruling may come out differently than before. */
  readonly rulesVersion: string
  readonly rules: readonly Rules<Content>[]
  /** How the book is read where it leaves something open. */
  readonly interpretations: Interpretations
  /** The Spanish book's own terms. */
  readonly glossary: Glossary
  /** What the rules look up; texts find printed names in it. */
  readonly content: Content
  readonly packs: readonly Pack[]
  readonly operations: readonly Operation[]
  /** How it is played as a match; left out while it only answers questions. */
  readonly play?: Play
}

export type Game = Omit<GameDeclaration, 'content'> & { readonly content: unknown; readonly contentHash: string }

/** Declares a game. */
export function defineGame<Content>(game: GameDeclaration<Content>): Game {
  return { ...game, contentHash: hashOf(game.packs) }
}
