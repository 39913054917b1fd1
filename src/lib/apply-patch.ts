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

/** A value of JSON that nobody else holds, so that it may be changed. */
type Own = null | boolean | number | string | Own[] | { [key: string]: Own }

const ownCopy = (value: Json): Own => structuredClone(value) as Own

/**
 * Applies a patch; the value stays as it is. A copy of it is changed in place, since another copy for each operation
 * would take long, and what is copied within it is bounded: only copies can make much of little.
 */
export function applyPatch(value: Json, operations: readonly SentOperation[], maxCopied: number): Json {
  const held: [Own] = [ownCopy(value)]
  let copied = 0
  for (const [index, operation] of operations.entries()) {
    const fail: Fail = (reason, pointer) => {
      throw new PatchFailure(reason, pointer, index + 1)
    }
    if (operation.op === 'copy') copied += JSON.stringify(valueAt(held, operation.from, fail)).length
    if (copied > maxCopied) fail('tooLarge', operation.path)
    applyOperation(held, operation, fail)
  }
  return held[0]
}

/** What is patched, as the only item of a list, so that it can be replaced as a whole. */
type Held = readonly [Own]

function applyOperation(held: [Own], operation: SentOperation, fail: Fail): void {
  const { op, path } = operation
  switch (op) {
    case 'add':
      addAt(held, path, ownCopy(operation.value), fail)
      break
    case 'replace':
      replaceAt(held, path, ownCopy(operation.value), fail)
      break
    case 'remove':
      takeAt(held, path, fail)
      break
    case 'copy':
      addAt(held, path, ownCopy(valueAt(held, operation.from, fail)), fail)
      break
    case 'move':
      if (path.startsWith(`${operation.from}/`)) fail('inside', path)
      addAt(held, path, takeAt(held, operation.from, fail), fail)
      break
    case 'test':
      if (canonicalJson(valueAt(held, path, fail)) !== canonicalJson(operation.value)) fail('differs', path)
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

const INDEX = /^(0|[1-9]\d{0,8})$/

/** What stands under a key; `undefined` if nothing does. */
function childOf(value: Own, key: string): Own | undefined {
  if (Array.isArray(value)) return INDEX.test(key) ? value[Number(key)] : undefined
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

const valueAt = ([root]: Held, pointer: string, fail: Fail): Own => follow(root, pointerKeys(pointer), pointer, fail)

function follow(root: Own, keys: readonly string[], pointer: string, fail: Fail): Own {
  return keys.reduce<Own>((inner, key) => {
    const child = childOf(inner, key)
    return child === undefined ? fail('nothing', pointer) : child
  }, root)
}

/** The last key of a pointer, and the value that it is a key of. */
function placeOf(held: [Own], pointer: string, fail: Fail): { readonly parent: Own; readonly key: string } {
  const keys = pointerKeys(pointer)
  const key = keys.pop()
  return key === undefined ? { parent: held, key: '0' } : { parent: follow(held[0], keys, pointer, fail), key }
}

function replaceAt(held: [Own], pointer: string, value: Own, fail: Fail): void {
  const { parent, key } = placeOf(held, pointer, fail)
  if (childOf(parent, key) === undefined) fail('nothing', pointer)
  put(parent, key, value)
}

function addAt(held: [Own], pointer: string, value: Own, fail: Fail): void {
  const { parent, key } = placeOf(held, pointer, fail)
  if (parent === held || isJsonObject(parent)) put(parent, key, value)
  else if (Array.isArray(parent)) insert(parent, key, value, () => fail('nothing', pointer))
  else fail('nothing', pointer)
}

function insert(parent: Own[], key: string, value: Own, nothing: () => never): void {
  const index = key === '-' ? parent.length : INDEX.test(key) ? Number(key) : Number.POSITIVE_INFINITY
  if (index > parent.length) nothing()
  parent.splice(index, 0, value)
}

/** Defines a key, because setting `__proto__` would do something else. */
function put(parent: Own, key: string, value: Own): void {
  if (Array.isArray(parent)) parent[Number(key)] = value
  else Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true })
}

/** Takes a value out; the whole cannot be. */
function takeAt(held: [Own], pointer: string, fail: Fail): Own {
  const { parent, key } = placeOf(held, pointer, fail)
  const taken = parent === held ? undefined : childOf(parent, key)
  if (taken === undefined) return fail('nothing', pointer)
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(Object(parent), key)
  return taken
}
