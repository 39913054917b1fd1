import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../contract/errors.ts'

/** How deep a body may nest; the deepest real input needs less than a third of it. */
const MAX_NESTING = 32

/** Reads JSON bodies: well-formed UTF-8, not nested too deeply, well-formed JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'buffer' },
    (_request, body: Buffer, done) => {
      try {
        done(null, parseJsonBody(body))
      } catch (error) {
        done(error as Error)
      }
    },
  )
}

export function parseJsonBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw new ApiError('input.malformed', 'encoding')
  if (nestsTooDeeply(body)) {
    throw new ApiError('input.malformed', 'nesting', { max: MAX_NESTING })
  }
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new ApiError('input.malformed', 'unreadable', { reason: (error as SyntaxError).message })
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** What a byte does outside a string: open or close something, or begin a string; nearly all do nothing. */
const OPENS = 1
const CLOSES = 2
const BEGINS_STRING = 3
const SIGNS = new Uint8Array(256)
for (const sign of '[{') SIGNS[sign.charCodeAt(0)] = OPENS
for (const sign of ']}') SIGNS[sign.charCodeAt(0)] = CLOSES
SIGNS[QUOTE] = BEGINS_STRING

/** Counts brackets outside strings; the text need not be well-formed. */
function nestsTooDeeply(body: Buffer): boolean {
  let depth = 0
  for (let index = 0; index < body.length; index++) {
    const sign = SIGNS[body[index] as number]
    if (sign === 0) continue
    if (sign === BEGINS_STRING) index = endOfString(body, index)
    else if (sign === CLOSES) depth--
    else if (++depth > MAX_NESTING) return true
  }
  return false
}

/** The place of the quote that ends a string, or of the end of the body. */
function endOfString(body: Buffer, start: number): number {
  let index = start + 1
  while (index < body.length && body[index] !== QUOTE) index += body[index] === BACKSLASH ? 2 : 1
  return index
}
