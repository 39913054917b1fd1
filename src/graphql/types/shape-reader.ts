import type { z } from 'zod'
import { pascalCase } from '../../lib/names.ts'
import { isName, singular } from '../names.ts'
import type { Fields, Named, ObjectShape, ScalarName, ScalarShape, Shape, Slot } from './shape.ts'
import {
  defOf,
  descriptionOf,
  fitsInt,
  holderOf,
  idOf,
  isAnyJson,
  isSmallInteger,
  type ObjectDef,
  objectDefOf,
  originOf,
  ownIdOf,
  type Schema,
  textsOf,
} from './zod-schema.ts'

/** Inputs are read before Zod's transformations, outcomes after them. */
export type Side = 'input' | 'output'

/** Where in a schema the reader is: the path for people, and the name of a type that has none of its own. */
type Place = { readonly side: Side; readonly path: string; readonly name: string; readonly depth: number }

const DEEPEST = 40

/** Reads a Zod schema; what GraphQL has no type for stops the service at start with its place. */
export function readSlot(schema: Schema, side: Side, name: string): Slot {
  return slotAt(schema, { side, path: name, name, depth: 0 })
}

/** A schema with a name looks the same wherever it is used, so it is read once. */
const NAMED_SLOTS: Readonly<Record<Side, WeakMap<Schema, Slot>>> = { input: new WeakMap(), output: new WeakMap() }

function slotAt(schema: Schema, outer: Place): Slot {
  const name = idOf(schema)
  if (name === null) return readAt(schema, outer)
  const known = NAMED_SLOTS[outer.side].get(schema)
  if (known !== undefined) return known
  const slot = readAt(schema, { ...outer, name })
  NAMED_SLOTS[outer.side].set(schema, slot)
  return slot
}

function readAt(schema: Schema, place: Place): Slot {
  const slot = unwrap(schema, place)
  // The description of a schema with an id of its own describes the type, not the place where it is used.
  const description = ownIdOf(schema) === null ? descriptionOf(schema) : null
  return { ...slot, description: description ?? slot.description }
}

function unwrap(schema: Schema, place: Place): Slot {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
      return { ...slotAt(def.innerType, place), optional: true }
    case 'nullable':
      return { ...slotAt(def.innerType, place), nullable: true }
    case 'default':
    case 'prefault':
      return { ...slotAt(def.innerType, place), optional: place.side === 'input', fallback: def.defaultValue }
    case 'nonoptional':
      return { ...slotAt(def.innerType, place), optional: false }
    case 'readonly':
    case 'catch':
      return slotAt(def.innerType, place)
    case 'pipe':
      return slotAt(endOfPipe(def, place.side), place)
    case 'lazy':
      // Whatever may be any JSON may be null.
      return isAnyJson(def.getter())
        ? { ...requiredSlot(scalar('JSON')), nullable: true }
        : slotAt(def.getter(), { ...place, depth: place.depth + 1 })
    case 'literal':
      return literalSlot(schema, def.values, place)
    case 'union':
      return unionSlot(schema, def, place)
    default:
      // Whatever may be any JSON may be null.
      return { ...requiredSlot(shapeAt(schema, place)), nullable: ANYTHING.has(def.type) }
  }
}

const ANYTHING: ReadonlySet<string> = new Set(['any', 'unknown'])

function shapeAt(schema: Schema, place: Place): Shape {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return scalar('String')
    case 'boolean':
      return scalar('Boolean')
    case 'number':
      return scalar(isSmallInteger(def) ? 'Int' : 'Float')
    case 'record':
    case 'unknown':
    case 'any':
      return scalar('JSON')
    case 'enum':
      return enumShape(schema, textsOf(schema) ?? refuseShape('enum of numbers', place), place)
    case 'array':
      return {
        kind: 'list',
        item: slotAt(def.element, { ...place, name: singular(place.name), path: `${place.path}[]` }),
      }
    case 'object':
      return objectShape(schema, def, place)
    default:
      return refuseShape(def.type, place)
  }
}

function objectShape(schema: Schema, def: ObjectDef, place: Place): ObjectShape {
  if (place.depth > DEEPEST) refuseShape('schema that contains itself', place)
  return { kind: 'object', ...nameOf(schema, place), fields: fieldsOf(def, place) }
}

function fieldsOf(def: ObjectDef, place: Place): Fields {
  const fields = new Map<string, Slot>()
  for (const [key, schema] of Object.entries(def.shape)) fields.set(key, slotAt(schema, placeOfField(key, place)))
  return fields
}

function placeOfField(key: string, place: Place): Place {
  const path = `${place.path}.${key}`
  if (!isName(key)) refuseShape('field name', { ...place, path })
  return { side: place.side, path, name: place.name + pascalCase(key), depth: place.depth + 1 }
}

/** Constants: `null` makes the place nullable, one text is a plain text, several are an enum. */
function literalSlot(schema: Schema, values: readonly z.core.util.Literal[], place: Place): Slot {
  const present = values.filter((value) => value !== null && value !== undefined)
  const nullable = values.includes(null)
  const optional = values.includes(undefined)
  return { ...requiredSlot(constantShape(schema, present, place)), nullable, optional }
}

function constantShape(schema: Schema, values: readonly z.core.util.Literal[], place: Place): Shape {
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length === 1 && values.length === 1) return scalar('String')
  if (texts.length > 1 && texts.length === values.length) return enumShape(schema, texts, place)
  if (values.length > 0 && values.every((value) => typeof value === 'boolean')) return scalar('Boolean')
  if (values.length > 0 && values.every((value) => typeof value === 'number')) {
    return scalar(values.every(fitsInt) ? 'Int' : 'Float')
  }
  return refuseShape('literal', place)
}

function unionSlot(schema: Schema, def: z.core.$ZodUnionDef, place: Place): Slot {
  const given = def.options.map((option) => endOfOption(option, place.side))
  const absent = new Set(given.map((option) => defOf(option).type).filter((type) => type in ABSENCE))
  const options = given.filter((option) => !(defOf(option).type in ABSENCE))
  const [first] = options
  const slot =
    first !== undefined && options.length === 1
      ? slotAt(first, place)
      : requiredSlot(unionShape(schema, options, discriminatorOf(def, options), place))
  return { ...slot, nullable: slot.nullable || absent.has('null'), optional: slot.optional || absent.has('undefined') }
}

/** What never stands there needs no type. */
const ABSENCE = { null: true, undefined: true, never: true }

function endOfOption(option: Schema, side: Side): Schema {
  const def = defOf(option)
  return def.type === 'pipe' ? endOfPipe(def, side) : option
}

function unionShape(schema: Schema, options: readonly Schema[], discriminator: string | null, place: Place): Shape {
  const texts = options.map(textsOf)
  if (texts.every((values) => values !== null)) return enumShape(schema, [...new Set(texts.flat())], place)
  if (options.every((option) => defOf(option).type === 'object')) {
    if (discriminator !== null) return variantsShape(schema, options, discriminator, place)
    if (areChoices(options)) return choiceShape(schema, options, place)
    return refuseShape('union of objects that no constant tells apart', place)
  }
  return scalarUnion(options, place)
}

/** A union of plain values of one kind; the constants among them need no type of their own. */
function scalarUnion(options: readonly Schema[], place: Place): ScalarShape {
  const scalars = new Set<ScalarName>()
  for (const option of options) {
    const { shape, nullable } = slotAt(option, place)
    if (nullable || (shape.kind !== 'scalar' && shape.kind !== 'enum')) return refuseShape('union', place)
    scalars.add(shape.kind === 'enum' ? 'String' : shape.scalar)
  }
  if (scalars.size === 2 && scalars.has('Int') && scalars.has('Float')) return scalar('Float')
  const [only] = scalars
  return scalars.size === 1 && only !== undefined ? scalar(only) : refuseShape('union of different scalars', place)
}

function choiceShape(schema: Schema, options: readonly Schema[], place: Place): Shape {
  const fields = new Map(options.flatMap((option) => [...fieldsOf(objectDefOf(option), place)]))
  return { kind: 'choice', ...nameOf(schema, place), fields }
}

function areChoices(options: readonly Schema[]): boolean {
  const keys = options.map((option) => Object.keys(objectDefOf(option).shape))
  return keys.every(({ length }) => length === 1) && new Set(keys.flat()).size === options.length
}

function variantsShape(schema: Schema, options: readonly Schema[], discriminator: string, place: Place): Shape {
  const variants = new Map<string, ObjectShape>()
  for (const option of options) {
    const def = objectDefOf(option)
    const value = constantOf(def, discriminator) ?? refuseShape(`union without a constant ${discriminator}`, place)
    if (variants.has(value)) refuseShape(`union with two variants ${value}`, place)
    const name = idOf(option) ?? place.name + pascalCase(value)
    variants.set(value, objectShape(option, def, { ...place, name, path: `${place.path}(${value})` }))
  }
  return { kind: 'variants', ...nameOf(schema, place), discriminator, variants }
}

/** The field that tells the options apart: declared, or the first one that holds a different constant in each. */
function discriminatorOf(def: z.core.$ZodUnionDef, options: readonly Schema[]): string | null {
  if ('discriminator' in def && typeof def.discriminator === 'string') return def.discriminator
  const [first, ...others] = options
  if (first === undefined || others.length === 0) return null
  if (options.some((option) => defOf(option).type !== 'object')) return null
  const constants = (key: string) => options.map((option) => constantOf(objectDefOf(option), key))
  const tellsApart = (key: string) => !constants(key).includes(null) && new Set(constants(key)).size === options.length
  return Object.keys(objectDefOf(first).shape).find(tellsApart) ?? null
}

function constantOf(def: ObjectDef, key: string): string | null {
  const field = def.shape[key]
  const texts = field === undefined ? null : textsOf(field)
  const [only] = texts ?? []
  return texts?.length === 1 && only !== undefined ? only : null
}

function enumShape(schema: Schema, values: readonly string[], place: Place): Shape {
  return { kind: 'enum', ...nameOf(schema, place), values }
}

function endOfPipe(def: z.core.$ZodPipeDef, side: Side): Schema {
  const [near, far] = side === 'input' ? [def.in, def.out] : [def.out, def.in]
  return side === 'input' && defOf(near).type === 'transform' ? far : near
}

function nameOf(schema: Schema, place: Place): Named {
  const holder = holderOf(schema) ?? schema
  return { name: place.name, description: descriptionOf(holder), schema: originOf(schema) }
}

function scalar(name: ScalarName): ScalarShape {
  return { kind: 'scalar', scalar: name }
}

function requiredSlot(shape: Shape): Slot {
  return { shape, nullable: false, optional: false, description: null }
}

function refuseShape(what: string, place: Place): never {
  throw new Error(`GraphQL has no type for the ${what} at ${place.path}.`)
}
