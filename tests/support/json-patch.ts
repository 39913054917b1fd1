import type { Json } from '../../src/lib/json.ts'
import type { PatchOperation } from '../../src/lib/json-patch.ts'

type Changeable = { [key: string]: Json }

/** Applies a patch as RFC 6902 says, and stops at whatever it forbids. */
export function applyPatch(document: Json, operations: readonly PatchOperation[]): Json {
  return operations.reduce(applied, document)
}

function applied(document: Json, { op, path, value = null }: PatchOperation): Json {
  if (path === '') return value
  const copy = structuredClone(document)
  const keys = path.slice(1).split('/').map(unescaped)
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Json>((inner, key) => (inner as Changeable)[key] ?? missing(path), copy)
  if (Array.isArray(parent)) changeList(parent, op, last, value, path)
  else changeObject(parent as Changeable, op, last, value, path)
  return copy
}

function changeList(list: Json[], op: PatchOperation['op'], key: string, value: Json, path: string): void {
  const index = key === '-' ? list.length : Number(key)
  const isThere = index < list.length
  if (op === 'add' ? index > list.length : !isThere) missing(path)
  if (op === 'add') list.splice(index, 0, value)
  else if (op === 'remove') list.splice(index, 1)
  else list[index] = value
}

function changeObject(object: Changeable, op: PatchOperation['op'], key: string, value: Json, path: string): void {
  if (op !== 'add' && !Object.hasOwn(object, key)) missing(path)
  if (op === 'remove') delete object[key]
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

function missing(path: string): never {
  throw new Error(`There is nothing at ${path}.`)
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')
