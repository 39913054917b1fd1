import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FormattedExecutionResult } from 'graphql/index.js'

/** Above so many bytes the parts of an answer are written in turns. */
const MAX_BYTES_AT_ONCE = 256 * 1024

/** About how many bytes a value has as JSON; it stops counting above the most. */
export function bytesOf(value: unknown, max: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let bytes = 2
  if (Array.isArray(value)) {
    for (const item of value) {
      bytes += 1 + bytesOf(item, max - bytes)
      if (bytes > max) return bytes
    }
    return bytes
  }
  for (const key in value) {
    bytes += key.length + 4 + bytesOf((value as Readonly<Record<string, unknown>>)[key], max - bytes)
    if (bytes > max) return bytes
  }
  return bytes
}

/** Writes an answer as JSON; a large one as a stream, field by field, giving way to other requests between them. */
export function writeAnswer(answer: FormattedExecutionResult, bytes: number): string | Readable {
  if (bytes <= MAX_BYTES_AT_ONCE || answer.data == null) return JSON.stringify(answer)
  return Readable.from(partsOf(answer, answer.data))
}

async function* partsOf({ data: _data, ...rest }: FormattedExecutionResult, data: object): AsyncGenerator<string> {
  let separator = '{"data":{'
  for (const [key, value] of Object.entries(data)) {
    yield `${separator}${JSON.stringify(key)}:${JSON.stringify(value)}`
    separator = ','
    await setImmediate()
  }
  const beside = JSON.stringify(rest)
  yield beside === '{}' ? '}}' : `},${beside.slice(1)}`
}
