import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import { parserOf } from '../contract/parse.ts'
import { LIMITS } from './limits/limits.ts'

/** All texts together may have so many characters. */
const MAX_CHARACTERS = 4 * 1024 * 1024

const readExtensions = parserOf(
  z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }) }),
)

/**
 * Queries that are kept under their hashes, as clients know it as automatic persisted queries: a client sends the hash
 * alone, and the text with it once if it is told that nobody knows it. Which texts are kept is only a matter of speed.
 */
export class PersistedQueries {
  readonly #texts = new Map<string, string>()
  #characters = 0

  /** The text of a query, which a hash may stand for; what asks for neither is left as it is. */
  resolve(query: unknown, extensions: unknown): unknown {
    const read = readExtensions(extensions)
    if (!read.success) return query
    const { sha256Hash: hash } = read.data.persistedQuery
    if (query === undefined || query === null || query === '') return this.#find(hash)
    if (typeof query !== 'string' || query.length > LIMITS.characters) return query
    if (createHash('sha256').update(query).digest('hex') !== hash) throw new ApiError('query.refused', 'hash')
    this.#keep(hash, query)
    return query
  }

  #find(hash: string): string {
    const text = this.#texts.get(hash)
    if (text === undefined) throw new ApiError('query.not-persisted')
    // What was asked for last is given up last.
    this.#texts.delete(hash)
    this.#texts.set(hash, text)
    return text
  }

  #keep(hash: string, text: string): void {
    if (this.#texts.has(hash)) return
    this.#texts.set(hash, text)
    this.#characters += text.length
    for (const [oldest, { length }] of this.#texts) {
      if (this.#characters <= MAX_CHARACTERS) break
      this.#texts.delete(oldest)
      this.#characters -= length
    }
  }
}
