import { z } from 'zod'

/** A number from 0 to 1. */
export type Dice = () => number

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes)._zod.def

/** The input changed in one place, within what the schema allows: a list filled, a number moved, a part left out. */
export function changed(schema: Schema, value: unknown, dice: Dice): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'prefault':
    case 'default':
    case 'nullable':
      if (value === undefined || value === null) return dice() < 0.5 ? made(def.innerType, dice, 2) : value
      if (dice() < 0.02) return def.type === 'nullable' ? null : undefined
      return changed(def.innerType, value, dice)
    case 'pipe':
      return changed(def.in, value, dice)
    case 'object':
      return changedObject(def.shape, value, dice)
    case 'array':
      return changedList(schema, def.element, value, dice)
    case 'union': {
      const meant = def.options.filter((option) => z.safeParse(option, value).success)
      if (meant.length === 0 || dice() < 0.1) return made(pick(def.options, dice), dice, 2)
      return changed(pick(meant, dice), value, dice)
    }
    case 'number':
      return typeof value === 'number' && dice() < 0.5 ? value + Math.round(6 * dice() - 3) : madeNumber(schema, dice)
    default:
      return made(schema, dice, 1)
  }
}

function changedObject(shape: Readonly<Record<string, Schema>>, value: unknown, dice: Dice): unknown {
  const object = { ...(value as Record<string, unknown>) }
  const keys = Object.keys(shape)
  if (keys.length === 0) return object
  // Large parts are changed more often: that is where the cost comes from.
  const weights = keys.map((key) => 1 + Math.sqrt(JSON.stringify(object[key] ?? null).length))
  let left = dice() * weights.reduce((sum, weight) => sum + weight, 0)
  const key = keys.find((_, index) => {
    left -= weights[index] ?? 0
    return left <= 0
  })
  if (key === undefined) return object
  const inner = changed(shape[key] as Schema, object[key], dice)
  if (inner === undefined) delete object[key]
  else object[key] = inner
  return object
}

function changedList(schema: Schema, element: Schema, value: unknown, dice: Dice): unknown {
  const list = [...((value ?? []) as unknown[])]
  const max = maxOf(schema)
  const way = dice()
  if (list.length < max && (way < 0.35 || list.length === 0)) {
    const goal = Math.min(max, way < 0.15 ? max : list.length * 2 + 1)
    const templates = list.length === 0 ? [made(element, dice, 2)] : [...list]
    while (list.length < goal) list.push(another(element, pick(templates, dice), list.length, dice))
    return list
  }
  if (list.length > 1 && way < 0.4) list.splice(Math.floor(dice() * list.length), 1)
  else if (list.length > 0) {
    const index = Math.floor(dice() * list.length)
    list[index] = changed(element, list[index], dice)
  }
  return list
}

/** The input with its lists, those inside of lists too, as long as the schema allows or a request could hold. */
export function filled(schema: Schema, value: unknown, dice: Dice, most = MAX_ITEMS): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'prefault':
    case 'default':
    case 'nullable':
      return value === undefined || value === null ? value : filled(def.innerType, value, dice, most)
    case 'pipe':
      return filled(def.in, value, dice, most)
    case 'union': {
      const meant = def.options.find((option) => z.safeParse(option, value).success)
      return meant === undefined ? value : filled(meant, value, dice, most)
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
          return [key, def.shape[key] === undefined ? inner : filled(def.shape[key], inner, dice, most)]
        }),
      )
    case 'array': {
      const list = [...(value as unknown[])]
      const goal = Math.min(maxOf(schema), most)
      const templates = [...list]
      while (templates.length > 0 && list.length < goal) {
        list.push(another(def.element, pick(templates, dice), list.length, dice))
      }
      const inside = Math.max(1, Math.floor(most / Math.max(1, list.length)))
      return list.map((item) => filled(def.element, item, dice, inside))
    }
    default:
      return value
  }
}

/** So many items fit into a request. */
const MAX_ITEMS = 2_000

/** A copy under another name and in another place. */
function another(schema: Schema, value: unknown, index: number, dice: Dice): unknown {
  const def = defOf(schema)
  if (def.type === 'pipe') return another(def.in, value, index, dice)
  if (def.type === 'union') {
    const meant = def.options.find((option) => z.safeParse(option, value).success)
    return meant === undefined ? value : another(meant, value, index, dice)
  }
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault' || def.type === 'nullable') {
    return value === undefined || value === null ? value : another(def.innerType, value, index, dice)
  }
  if (def.type === 'array') return (value as unknown[]).map((item) => another(def.element, item, index, dice))
  if (def.type === 'object') {
    return Object.fromEntries(
      Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
        if (key === 'id' && typeof inner === 'string') return [key, `${inner.slice(0, 20)}-${index}`]
        return [key, def.shape[key] === undefined ? inner : another(def.shape[key], inner, index, dice)]
      }),
    )
  }
  if (typeof value === 'number' && dice() < 0.7) return made(schema, dice, 1)
  return value
}

/** A value that the schema allows, mostly large. */
function made(schema: Schema, dice: Dice, depth: number): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return made(def.innerType, dice, depth)
    case 'pipe':
      return made(def.in, dice, depth)
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, inner]) => !['optional', 'default', 'prefault'].includes(defOf(inner).type) || dice() < 0.5)
          .map(([key, inner]) => [key, made(inner, dice, depth)]),
      )
    case 'array': {
      const max = maxOf(schema)
      const length = depth > 0 ? Math.ceil(dice() * Math.min(max, 20)) : Math.min(2, max)
      return Array.from({ length }, () => made(def.element, dice, depth - 1))
    }
    case 'union':
      return made(pick(def.options, dice), dice, depth)
    case 'enum':
      return pick(Object.values(def.entries), dice)
    case 'literal':
      return pick(def.values, dice)
    case 'boolean':
      return dice() < 0.5
    case 'number':
      return madeNumber(schema, dice)
    case 'string':
      return `x${Math.floor(dice() * 9)}`
    default:
      return null
  }
}

function madeNumber(schema: Schema, dice: Dice): number {
  const { minValue, maxValue } = schema as z.ZodNumber
  const minimum = Math.max(minValue ?? 0, -1_000_000)
  const maximum = Math.min(maxValue ?? 1000, 1_000_000)
  const way = dice()
  if (way < 0.25) return maximum
  if (way < 0.35) return minimum
  return Math.floor(minimum + dice() * (maximum - minimum + 1))
}

/** The most items of a list. */
function maxOf(schema: Schema): number {
  const checks = defOf(schema).checks ?? []
  const max = checks.flatMap(({ _zod: { def } }) => ('maximum' in def ? [Number(def.maximum)] : []))
  return Math.min(...max, 300)
}

function pick<Item>(items: readonly Item[], dice: Dice): Item {
  return items[Math.floor(dice() * items.length)] as Item
}
