import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../contract/errors.ts'

/** How deep a body may nest; the deepest real input needs less than a third of it. */
export const MOST_NESTING = 32

/** Reads JSON bodies: well-formed UTF-8, not nested too deeply, well-formed JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  )
}

export function parseJsonBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw new ApiError('input.malformed', 'The body is not valid UTF-8.')
  if (nestsTooDeeply(body)) {
    throw new ApiError('input.malformed', `The body nests deeper than ${MOST_NESTING} levels.`)
  }
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new ApiError('input.malformed', `The body cannot be read: ${(error as SyntaxError).message}.`)
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Counts brackets outside strings; the text need not be well-formed. */
function nestsTooDeeply(body: Buffer): boolean {
  let depth = 0
  for (let index = 0; index < body.length; index++) {
    const byte = body[index] as number
    if (byte === QUOTE) index = endOfString(body, index)
    else if (OPENING.has(byte)) {
      if (++depth > MOST_NESTING) return true
    } else if (CLOSING.has(byte)) depth--
  }
  return false
}

function endOfString(body: Buffer, start: number): number {
  let index = start + 1
  while (index < body.length && body[index] !== QUOTE) index += body[index] === BACKSLASH ? 2 : 1
  return index
}
