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
  /** The stored tables that the question named; the input holds them drawn. */
  readonly tables?: readonly UsedTable[]
  readonly rulesVersion: string
  readonly contentHash: string
}

/** A stored table that a question named: where, by which name, and which one it was. */
export type UsedTable = { readonly path: string; readonly name: string; readonly id: string }

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

/** Who may read a saved ruling: its owner, whoever knows its address, or everybody, who then also find it in lists. */
export const VISIBILITIES = ['private', 'link', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** How a ruling is kept. */
export type Keeping = {
  /** Whom it is counted for; nobody if `null`. */
  readonly countedFor: string | null
  /** Whose it is, by token or key; nobody's if `null`. */
  readonly owner: string | null
  readonly visibility: Visibility
  readonly labels: readonly string[]
}

/** Nobody's, to be read by whoever knows its address. */
export const UNOWNED: Keeping = { countedFor: null, owner: null, visibility: 'link', labels: [] }

/** What may be changed of a saved ruling; new labels come with the words that it is found by from then on. */
export type RulingChanges = {
  readonly visibility?: Visibility
  readonly labelled?: { readonly labels: readonly string[]; readonly words: string }
}

/** A ruling to be saved, with the words that it is found by. */
export type NewRuling = RulingRecord & { readonly words?: string }

export type SavedRuling = RulingRecord & {
  readonly id: string
  readonly savedAt: Date
  /** Whose it is; `null` if nobody's. */
  readonly owner: string | null
  readonly visibility: Visibility
  readonly labels: readonly string[]
}

export type RulingFilter = {
  /** Only those of an owner, or only those that everybody may read; all of them if left out. */
  readonly of?: { readonly owner: string } | 'public' | undefined
  readonly game?: string | undefined
  readonly operation?: string | undefined
  readonly rule?: string | undefined
  readonly label?: string | undefined
  /** Saved at this time or later, and before that. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Each of these stands in its words. */
  readonly words?: readonly string[] | undefined
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
  save(ruling: NewRuling, keeping?: Keeping): Promise<SavedRuling>
  /** Saves several at once: all of them or none. */
  saveAll(rulings: readonly NewRuling[], keeping: Keeping): Promise<readonly SavedRuling[]>
  /** How many rulings are counted for somebody; it stops counting at `max`. */
  countOf(countedFor: string, max: number): Promise<number>
  find(id: string): Promise<SavedRuling | null>
  /** Newest first; `after` is the `next` of the page before. Rejects with `InvalidCursor` when it cannot be one. */
  list(
    filter: RulingFilter,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<Page<SavedRuling>>
  /** Changes how a ruling of an owner is kept; whether there is one. */
  change(id: string, owner: string, to: RulingChanges): Promise<boolean>
  /** Deletes a ruling of an owner; whether there was one. */
  delete(id: string, owner: string): Promise<boolean>
}
