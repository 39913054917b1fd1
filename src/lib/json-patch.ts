import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** One operation of RFC 6902. */
export type PatchOperation = { readonly op: 'add' | 'remove' | 'replace'; readonly path: string; readonly value?: Json }

/**
 * The operations that make one value of another. Lists are compared place by place: that takes no more time than reading
 * them, and what was put in front of a list is told as so many changes.
 */
export function patchBetween(from: Json, to: Json, path = ''): PatchOperation[] {
  if (from === to) return []
  if (isList(from) && isList(to)) return listPatch(from, to, path)
  if (isJsonObject(from) && isJsonObject(to)) return objectPatch(from, to, path)
  return [{ op: 'replace', path, value: to }]
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

function objectPatch(from: JsonObject, to: JsonObject, path: string): PatchOperation[] {
  const removed = Object.keys(from)
    .filter((key) => ownValue(to, key) === undefined)
    .map((key): PatchOperation => ({ op: 'remove', path: `${path}/${escapePointer(key)}` }))
  const changed = Object.entries(to).flatMap(([key, value]): PatchOperation[] => {
    if (value === undefined) return []
    const [at, before] = [`${path}/${escapePointer(key)}`, ownValue(from, key)]
    return before === undefined ? [{ op: 'add', path: at, value }] : patchBetween(before, value, at)
  })
  return [...removed, ...changed]
}

/** What an object says itself; names that every object inherits are not its own. */
const ownValue = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined

/** Whatever is left over is taken from the end, so that no place moves before its turn. */
function listPatch(from: readonly Json[], to: readonly Json[], path: string): PatchOperation[] {
  const changed = to.flatMap((value, index): PatchOperation[] => {
    const before = from[index]
    if (before === undefined) return [{ op: 'add', path: `${path}/-`, value }]
    return patchBetween(before, value, `${path}/${index}`)
  })
  const removed = from.slice(to.length).map((_, index): PatchOperation => {
    return { op: 'remove', path: `${path}/${from.length - 1 - index}` }
  })
  return [...changed, ...removed]
}

const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
