import type { Json, JsonObject } from '../../src/lib/json.ts'

/** One change of an input: the value that a place has instead, or none where the place is left out. */
export type Change = readonly [pointer: string, value?: Json]

/** The input with the changes made one after another; `undefined` if it has no such place. */
export function varied(input: unknown, changes: readonly Change[]): Json | undefined {
  let value = JSON.parse(JSON.stringify(input)) as Json | undefined
  for (const [pointer, ...given] of changes) {
    if (value === undefined) return undefined
    value = changedAt(value, keysOf(pointer), given as Given)
  }
  return value
}

/** The new value, or none. */
type Given = readonly Json[]

function changedAt(whole: Json, [key, ...rest]: readonly string[], given: Given): Json | undefined {
  if (key === undefined) return given[0]
  if (Array.isArray(whole)) return changedList(whole, Number(key), rest, given)
  if (typeof whole !== 'object' || whole === null) return undefined
  return changedObject(whole as JsonObject, key, rest, given)
}

function changedList(list: readonly Json[], index: number, rest: readonly string[], given: Given): Json | undefined {
  if (index > list.length || (index === list.length && (rest.length > 0 || given.length === 0))) return undefined
  if (rest.length === 0) return list.toSpliced(index, 1, ...given)
  const inner = changedAt(list[index] as Json, rest, given)
  return inner === undefined ? undefined : list.with(index, inner)
}

function changedObject(whole: JsonObject, key: string, rest: readonly string[], given: Given): Json | undefined {
  const { [key]: old, ...others } = whole
  if (rest.length === 0) return given.length === 0 ? others : { ...whole, [key]: given[0] as Json }
  const inner = old === undefined ? undefined : changedAt(old, rest, given)
  return inner === undefined ? undefined : { ...whole, [key]: inner }
}

/** The place of a value as JSON Pointer writes it: `/board/walls/0`. */
export const pointerOf = (keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
