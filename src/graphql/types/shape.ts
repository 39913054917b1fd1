import type { z } from 'zod'

export type ScalarName = 'Boolean' | 'Float' | 'Int' | 'JSON' | 'String'

/** What a type that has a name is known by; `schema` tells two schemas of one name apart. */
export type Named = { readonly name: string; readonly description: string | null; readonly schema: z.core.$ZodType }

export type ScalarShape = { readonly kind: 'scalar'; readonly scalar: ScalarName }
export type ListShape = { readonly kind: 'list'; readonly item: Slot }
export type EnumShape = Named & { readonly kind: 'enum'; readonly values: readonly string[] }
export type ObjectShape = Named & { readonly kind: 'object'; readonly fields: Fields }
/** Objects of one field each, of which exactly one is given: `{ cell } | { intersection }`. */
export type ChoiceShape = Named & { readonly kind: 'choice'; readonly fields: Fields }
/** Objects that a field with a constant, the discriminator, tells apart. */
export type VariantsShape = Named & {
  readonly kind: 'variants'
  readonly discriminator: string
  readonly variants: ReadonlyMap<string, ObjectShape>
}

/** A Zod schema as far as GraphQL can tell schemas apart. */
export type Shape = ScalarShape | ListShape | EnumShape | ObjectShape | ChoiceShape | VariantsShape

export type Fields = ReadonlyMap<string, Slot>

/** A place for a value: what may stand there, and whether something must. */
export type Slot = {
  readonly shape: Shape
  readonly nullable: boolean
  readonly optional: boolean
  /** The value that stands for an absent one. */
  readonly fallback?: unknown
  readonly description: string | null
}
