import type { ContentEntry } from './content.ts'

/** What a ruling says about an entry of content that it read. */
export type UsedContent = Pick<ContentEntry, 'id' | 'kind' | 'name' | 'provenance'>

const NOTHING: readonly ContentEntry[] = []

/**
 * Notes which entries of a game's content a question reads. `content` is the game's content with tables that note what
 * is taken out of them; it is the same for every question, since one question is answered at a time.
 */
export class ContentReads<Content> {
  readonly content: Content
  #read = new Set<ContentEntry>()

  constructor(content: Content) {
    this.content = this.#noted(content)
  }

  /** Answers a question, and tells the entries that were read for it, in the order of their first use. */
  during<Answer>(answer: (content: Content) => Answer): {
    readonly answer: Answer
    readonly read: readonly ContentEntry[]
  } {
    // A set that is emptied again and again hands its garbage down to the old generation; a new one leaves none.
    this.#read = new Set()
    const given = answer(this.content)
    return { answer: given, read: this.#read.size === 0 ? NOTHING : [...this.#read] }
  }

  /** The same content; tables, and entries that stand for themselves, are noted where they are read. */
  #noted(content: Content): Content {
    if (typeof content !== 'object' || content === null) return content
    const view = {}
    for (const [name, part] of Object.entries(content)) Object.defineProperty(view, name, this.#partOf(part))
    // Every part of the content is there under its name, and reads the same.
    return view as Content
  }

  #partOf(part: unknown): PropertyDescriptor {
    const note = (entry: ContentEntry): void => {
      this.#read.add(entry)
    }
    if (isEntry(part)) {
      const read = () => {
        note(part)
        return part
      }
      return { enumerable: true, get: read }
    }
    const isTable = part instanceof Map && hasEntries(part)
    return { enumerable: true, value: isTable ? new NotedTable(part, note) : part }
  }
}

const isEntry = (value: unknown): value is ContentEntry =>
  typeof value === 'object' && value !== null && 'provenance' in value

const hasEntries = (table: ReadonlyMap<unknown, unknown>): table is ReadonlyMap<unknown, ContentEntry> =>
  table.size > 0 && [...table.values()].every(isEntry)

/** A table that notes the entries that are taken out of it; asking whether there is one is no reading. */
class NotedTable<Key, Entry> implements ReadonlyMap<Key, Entry> {
  readonly #table: ReadonlyMap<Key, Entry>
  readonly #note: (entry: Entry) => void

  constructor(table: ReadonlyMap<Key, Entry>, note: (entry: Entry) => void) {
    this.#table = table
    this.#note = note
  }

  get size(): number {
    return this.#table.size
  }

  has(key: Key): boolean {
    return this.#table.has(key)
  }

  keys(): MapIterator<Key> {
    return this.#table.keys()
  }

  get(key: Key): Entry | undefined {
    const entry = this.#table.get(key)
    if (entry !== undefined) this.#note(entry)
    return entry
  }

  *values(): Generator<Entry, undefined> {
    for (const entry of this.#table.values()) {
      this.#note(entry)
      yield entry
    }
  }

  *entries(): Generator<[Key, Entry], undefined> {
    for (const pair of this.#table) {
      this.#note(pair[1])
      yield pair
    }
  }

  [Symbol.iterator](): Generator<[Key, Entry], undefined> {
    return this.entries()
  }

  forEach(visit: (entry: Entry, key: Key, table: ReadonlyMap<Key, Entry>) => void): void {
    for (const [key, entry] of this.entries()) visit(entry, key, this)
  }
}
