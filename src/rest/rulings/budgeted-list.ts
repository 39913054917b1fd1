import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { itemAt } from '../../lib/items.ts'
import { type DoSlice, SLICE_MS } from '../slices.ts'

/** What one answer may take at most. */
export type Budget = { readonly maxOutputBytes: number; readonly maxWorkMs: number }

/** The part of a budget that ran out first. */
export type SpentLimit = keyof Budget

/** A list that is answered item by item. */
export type BudgetedList<Item> = {
  readonly items: readonly Item[]
  /** Writes the answer to an item as JSON; it does not throw. What has to be waited for ends the slice. */
  readonly write: (item: Item) => string | Promise<string>
  /** Writes, as JSON, that an item was not looked at because the budget was used up. */
  readonly writeSpent: (limit: SpentLimit) => string
  readonly budget: Budget
}

/** So much is written at a time; a reader that takes nothing makes the work wait with about as much in hand. */
const PIECE_CHARACTERS = 64 * 1024

/**
 * Answers a list as a stream of JSON, `{"<name>":[…]}`: items are answered in slices and written as they are ready, as
 * fast as the reader takes them, and no more once it goes away. When the budget is used up, the rest is answered
 * without being looked at.
 */
export function streamList<Item>(
  name: string,
  list: BudgetedList<Item>,
  request: FastifyRequest,
  doSlice: DoSlice,
): Readable {
  const pieces = writePieces(name, list, request, doSlice)
  return Readable.from(pieces, { objectMode: false, highWaterMark: PIECE_CHARACTERS })
}

async function* writePieces<Item>(
  name: string,
  { items, write, writeSpent, budget }: BudgetedList<Item>,
  request: FastifyRequest,
  doSlice: DoSlice,
): AsyncGenerator<Buffer> {
  let answered = 0
  let bytes = 0
  let piece = `{${JSON.stringify(name)}:[`

  function writeNext(item: Item): string | Promise<string> {
    if (request.workMs >= budget.maxWorkMs) return writeSpent('maxWorkMs')
    return bytes + piece.length >= budget.maxOutputBytes ? writeSpent('maxOutputBytes') : write(item)
  }

  function add(text: string): void {
    piece += `${answered === 0 ? '' : ','}${text}`
    answered++
  }

  /** Answers items until the slice is over; what has to be waited for is handed on. */
  function writeSlice(): Promise<string> | null {
    const endsAt = performance.now() + SLICE_MS
    while (answered < items.length) {
      const written = writeNext(itemAt(items, answered))
      if (typeof written !== 'string') return written
      add(written)
      if (piece.length >= PIECE_CHARACTERS || performance.now() >= endsAt) break
    }
    return null
  }

  while (answered < items.length) {
    const pending = await doSlice(request, writeSlice)
    if (pending !== null) add(await pending)
    if (pending !== null && answered < items.length && piece.length < PIECE_CHARACTERS) continue
    if (answered === items.length) piece += ']}'
    const written = Buffer.from(piece)
    bytes += written.length
    piece = ''
    yield written
  }
}
