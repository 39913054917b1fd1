import type { JsonObject } from '../lib/json.ts'
import type { Randomness } from '../rulebook/random.ts'
import type { Violation } from '../rulebook/refusal.ts'
import type { Step } from '../rulebook/trace.ts'
import type { UsedContent } from './content-reads.ts'

/** What is kept of every question: facts only, so that it can be read in any language and drawn again. */
type KeptFacts = {
  readonly game: string
  readonly operation: string
  readonly input: JsonObject
  readonly steps: readonly Step[]
  /** The entries of content that were read, in the order of their first use. */
  readonly content: readonly UsedContent[]
  readonly rulesVersion: string
  readonly contentHash: string
}

/** A question that was answered. */
export type RuledRecord = KeptFacts & {
  readonly outcome: JsonObject
  readonly randomness: Randomness | null
  readonly refusal: null
}

/** A question that the rules forbid to resolve; its steps are the rules that do. */
export type RefusedRecord = KeptFacts & {
  readonly outcome: null
  readonly randomness: null
  readonly refusal: readonly Violation[]
}

/** A ruling as it is kept. */
export type RulingRecord = RuledRecord | RefusedRecord

export type SavedRuling = RulingRecord & { readonly id: string; readonly savedAt: Date }

export type RulingFilter = {
  readonly game?: string | undefined
  readonly operation?: string | undefined
  readonly rule?: string | undefined
}

/** A part of a list, and the cursor that continues it; `null` at the end. */
export type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null }

/** The `after` of a list is not a cursor that a list answered. */
export class InvalidCursor extends Error {
  readonly cursor: string

  constructor(cursor: string) {
    super('The cursor is not one that a list answered as `next`.')
    this.cursor = cursor
  }
}

/** Keeps rulings. */
export interface RulingStore {
  /** `owner` is whom the ruling is counted for; without one it is counted for nobody. */
  save(ruling: RulingRecord, owner?: string | null): Promise<SavedRuling>
  /** How many rulings are counted for an owner; it stops counting at `max`. */
  countOf(owner: string, max: number): Promise<number>
  find(id: string): Promise<SavedRuling | null>
  /** Newest first; `after` is the `next` of the page before. Rejects with `InvalidCursor` when it cannot be one. */
  list(
    filter: RulingFilter,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<Page<SavedRuling>>
}
