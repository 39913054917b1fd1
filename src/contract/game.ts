import { hashOf } from '../lib/hash.ts'
import type { Localized } from '../lib/locale.ts'
import type { Rules } from '../rulebook/rule.ts'
import type { Pack } from './content.ts'
import type { Play } from './match.ts'
import type { Operation } from './operation.ts'

/** What a game declares about itself. */
export type GameDeclaration = {
  readonly id: string
  readonly name: string
  readonly summary: Localized
  /** Raised when a ruling may come out differently than before. */
  readonly rulesVersion: string
  readonly rules: readonly Rules[]
  readonly packs: readonly Pack[]
  readonly operations: readonly Operation[]
  /** How it is played as a match; left out while it only answers questions. */
  readonly play?: Play
}

export type Game = GameDeclaration & { readonly contentHash: string }

/** Declares a game. */
export function defineGame(game: GameDeclaration): Game {
  return { ...game, contentHash: hashOf(game.packs) }
}
