import type { z } from 'zod'
import type { Game } from '../../src/contract/game.ts'
import type { Operation } from '../../src/contract/operation.ts'
import type { Json } from '../../src/lib/json.ts'
import { type Change, pointerOf, varied } from '../../tests/support/varied.ts'
import { bare, defOf, type Place, placesOf } from './places.ts'

type Schema = z.core.$ZodType

/** A whole number below a bound. */
export type Below = (bound: number) => number

/** Changes inputs of one game in ways that keep them sensible: with what its examples say in places of the same kind. */
export class Variations {
  readonly #below: Below
  readonly #byType = new Map<Schema, Json[]>()
  readonly #byKey = new Map<string, Json[]>()
  readonly #contentIds: readonly string[][]

  constructor({ packs }: Game, below: Below) {
    this.#below = below
    const entries = packs.flatMap((pack) => pack.entries)
    const kinds = [...new Set(entries.map(({ kind }) => kind))]
    this.#contentIds = kinds.map((kind) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id))
  }

  /** Notes what an example says, for the places of others. */
  learn({ input: schema }: Operation, input: unknown): void {
    for (const { keys, schema: type, value } of placesOf(schema, input as Json)) {
      if (value === undefined) continue
      note(this.#byType, type, value)
      note(this.#byKey, keyOf(keys), value)
    }
  }

  /** So many changes, one after another. */
  of(operation: Operation, input: unknown, count: number): readonly Change[] {
    const changes: Change[] = []
    let value: Json | undefined = input as Json
    for (let made = 0; made < count && value !== undefined; made++) {
      const change = this.#change(placesOf(operation.input, value))
      if (change === undefined) continue
      changes.push(change)
      value = varied(value, [change])
    }
    return changes
  }

  #change(places: readonly Place[]): Change | undefined {
    const place = this.#place(places)
    if (place === undefined) return undefined
    const pointer = pointerOf(place.keys)
    if (place.keys.length > 0 && place.value !== undefined && this.#canGo(place, places) && this.#below(4) === 0) {
      return [pointer]
    }
    const value = this.#other(place, places)
    return value === undefined || value === place.value ? undefined : [pointer, value]
  }

  /** Goes down field by field, so that a board with a thousand corners is no likelier than the field beside it. */
  #place(places: readonly Place[], depth = 0): Place | undefined {
    const keys = [...new Set(places.flatMap((place) => place.keys.slice(depth, depth + 1)))]
    if (keys.length === 0 || (depth > 0 && this.#below(4) === 0)) return places[0]
    const key = this.#pick(keys)
    return this.#place(
      places.filter((place) => place.keys[depth] === key),
      depth + 1,
    )
  }

  /** Optional fields and members of lists may be left out. */
  #canGo({ keys, mayBeLeftOut }: Place, places: readonly Place[]): boolean {
    if (mayBeLeftOut) return true
    const list = places.find((place) => pointerOf(place.keys) === pointerOf(keys.slice(0, -1)))
    return Array.isArray(list?.value)
  }

  /** Another value for a place: made from the one that is there, or said somewhere else. */
  #other(place: Place, places: readonly Place[]): Json | undefined {
    const own = this.#ownOf(place)
    const alike = places.filter(({ schema, value }) => schema === place.schema && value !== undefined)
    const sources = [own, own, alike.map(({ value }) => value as Json), this.#byType.get(place.schema) ?? []]
    const values = this.#pick(sources.filter((source) => source.length > 0)) ?? this.#byKey.get(keyOf(place.keys)) ?? []
    return this.#pick(values) ?? this.#made(place.schema)
  }

  #ownOf({ schema, value }: Place): Json[] {
    const def = defOf(schema)
    switch (def.type) {
      case 'number':
        return typeof value === 'number' ? this.#numbersNear(value, schema as z.ZodNumber) : []
      case 'boolean':
        return [value !== true]
      case 'enum':
        return Object.values(def.entries)
      case 'literal':
        return def.values.filter((one) => one !== undefined) as Json[]
      case 'string':
        return [...(this.#contentIds.find((ids) => ids.includes(String(value))) ?? [])]
      case 'array':
        return Array.isArray(value) ? this.#listsNear(value, def.element) : []
      case 'union':
        return def.options.flatMap((option) => this.#made(option) ?? [])
      default:
        return []
    }
  }

  #numbersNear(value: number, { minValue, maxValue, format }: z.ZodNumber): number[] {
    const near = [value + 1, value - 1, value + 2, value - 2, 0, 1, minValue ?? 0, maxValue ?? 2 * value]
    const parts = [value + 0.5, value - 0.5, value / 2, value + 0.1, -value]
    const isWhole = format === 'safeint' || format === 'int32'
    return isWhole ? near : [...near, ...parts]
  }

  #listsNear(list: readonly Json[], element: Schema): Json[] {
    const index = this.#below(Math.max(1, list.length))
    const added = this.#pick(this.#byType.get(bare(element).inner) ?? list) ?? this.#made(element)
    const more =
      added === undefined
        ? []
        : [
            [...list, added],
            [added, ...list],
            [...list, added, added],
          ]
    const shorter = [list.toReversed(), list.toSpliced(index, 1), [...list, ...list.slice(index, index + 1)], []]
    return [...more, ...shorter]
  }

  /** A value for a place that no example fills, the smallest that the type allows. */
  #made(schema: Schema): Json | undefined {
    const { inner } = bare(schema)
    const known = this.#pick(this.#byType.get(inner) ?? [])
    if (known !== undefined) return known
    const def = defOf(inner)
    switch (def.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape)
            .filter(([, field]) => !bare(field).mayBeLeftOut || this.#below(3) === 0)
            .flatMap(([key, field]) => {
              const value = this.#made(field)
              return value === undefined ? [] : [[key, value]]
            }),
        )
      case 'array': {
        const item = this.#made(def.element)
        return item === undefined ? [] : [item]
      }
      case 'union':
        return this.#made(this.#pick(def.options) ?? inner)
      case 'enum':
        return this.#pick(Object.values(def.entries))
      case 'literal':
        return def.values[0] as Json
      case 'boolean':
        return this.#below(2) === 0
      case 'number':
        return Math.max((inner as z.ZodNumber).minValue ?? 0, -1000) + this.#below(4)
      case 'string':
        return this.#pick(this.#contentIds.flat())
      default:
        return undefined
    }
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#below(Math.max(1, items.length))]
  }
}

const MAX_KNOWN = 200

function note<Key>(known: Map<Key, Json[]>, key: Key, value: Json): void {
  const values = known.get(key) ?? []
  known.set(key, values)
  if (values.length < MAX_KNOWN && !values.some((one) => JSON.stringify(one) === JSON.stringify(value))) {
    values.push(value)
  }
}

const keyOf = (keys: Place['keys']): string => String(keys.findLast((key) => typeof key === 'string') ?? '')
