import { canonicalJson, isJsonObject, type Json } from './json.ts'

/** One operation of RFC 6902 as it is sent. */
export type SentOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string }

/** Why a patch was not applied: the pointer at fault, and which operation it is of, counted from 1. */
export class PatchFailure extends Error {
  readonly reason: 'nothing' | 'differs' | 'inside' | 'tooLarge'
  readonly pointer: string
  readonly number: number

  constructor(reason: PatchFailure['reason'], pointer: string, number: number) {
    super(reason)
    this.reason = reason
    this.pointer = pointer
    this.number = number
  }
}

type Fail = (reason: PatchFailure['reason'], pointer: string) => never

/** Applies a patch; the value stays as it is, and the answer shares what was not changed. */
export function applyPatch(value: Json, operations: readonly SentOperation[], maxCharacters: number): Json {
  return operations.reduce<Json>((sofar, operation, index) => {
    const fail: Fail = (reason, pointer) => {
      throw new PatchFailure(reason, pointer, index + 1)
    }
    const next = applyOperation(sofar, operation, fail)
    // Only copies can make much of little.
    if (operation.op === 'copy' && JSON.stringify(next).length > maxCharacters) fail('tooLarge', operation.path)
    return next
  }, value)
}

function applyOperation(value: Json, operation: SentOperation, fail: Fail): Json {
  const { op, path } = operation
  switch (op) {
    case 'add':
      return addAt(value, path, operation.value, fail)
    case 'replace':
      return changeAt(
        value,
        pointerKeys(path),
        () => operation.value,
        () => fail('nothing', path),
      )
    case 'remove':
      return removeAt(value, path, fail)
    case 'copy':
      return addAt(value, path, valueAt(value, operation.from, fail), fail)
    case 'move':
      if (path.startsWith(`${operation.from}/`)) return fail('inside', path)
      return addAt(removeAt(value, operation.from, fail), path, valueAt(value, operation.from, fail), fail)
    case 'test':
      if (canonicalJson(valueAt(value, path, fail)) !== canonicalJson(operation.value)) fail('differs', path)
      return value
  }
}

/** The keys of a JSON Pointer (RFC 6901); `/a~1b` is the key `a/b`. */
const pointerKeys = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const INDEX = /^(0|[1-9]\d{0,8})$/

/** What stands under a key; `undefined` if nothing does. */
function childOf(value: Json, key: string): Json | undefined {
  if (isList(value)) return INDEX.test(key) ? value[Number(key)] : undefined
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function valueAt(value: Json, pointer: string, fail: Fail): Json {
  return pointerKeys(pointer).reduce<Json>((inner, key) => {
    const child = childOf(inner, key)
    return child === undefined ? fail('nothing', pointer) : child
  }, value)
}

/** The value with something else where the keys lead. */
function changeAt(value: Json, keys: readonly string[], change: (before: Json) => Json, nothing: () => never): Json {
  const [key, ...rest] = keys
  if (key === undefined) return change(value)
  const child = childOf(value, key)
  if (child === undefined) return nothing()
  return withChild(value, key, changeAt(child, rest, change, nothing))
}

function withChild(value: Json, key: string, child: Json): Json {
  if (isList(value)) return value.with(Number(key), child)
  return isJsonObject(value) ? { ...value, [key]: child } : value
}

function addAt(value: Json, pointer: string, added: Json, fail: Fail): Json {
  const keys = pointerKeys(pointer)
  const last = keys.pop()
  if (last === undefined) return added
  const nothing = () => fail('nothing', pointer)
  return changeAt(value, keys, (parent) => addChild(parent, last, added, nothing), nothing)
}

function addChild(parent: Json, key: string, added: Json, nothing: () => never): Json {
  if (isJsonObject(parent)) return { ...parent, [key]: added }
  if (!isList(parent)) return nothing()
  const index = key === '-' ? parent.length : INDEX.test(key) ? Number(key) : Number.POSITIVE_INFINITY
  return index > parent.length ? nothing() : parent.toSpliced(index, 0, added)
}

function removeAt(value: Json, pointer: string, fail: Fail): Json {
  const keys = pointerKeys(pointer)
  const last = keys.pop()
  const nothing = () => fail('nothing', pointer)
  if (last === undefined) return nothing()
  return changeAt(value, keys, (parent) => removeChild(parent, last, nothing), nothing)
}

function removeChild(parent: Json, key: string, nothing: () => never): Json {
  if (childOf(parent, key) === undefined) return nothing()
  if (isList(parent)) return parent.toSpliced(Number(key), 1)
  if (!isJsonObject(parent)) return nothing()
  const { [key]: _removed, ...rest } = parent
  return rest
}
