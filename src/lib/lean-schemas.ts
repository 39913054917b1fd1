import { z } from 'zod'

/**
 * Makes the schemas that are declared from now on lighter; imported before whatever declares them. Zod keeps with each
 * schema the drafts it was refined from, of which only those matter that were described or named, and a set of the same
 * names as with every other one of its kind. The games declare twenty thousand of them.
 */
type Schema = z.core.$ZodType

const traitsByKind = new WeakMap<object, Set<string>>()
let last: Schema | null = null

function lighten(schema: Schema): void {
  shareTraits(schema)
  // Checks and errors are made by the same means, and are refined from nothing.
  if (schema._zod.def.type === undefined) return
  // A schema is linked and described just after it was made, so the one before is complete now.
  if (last !== null) forgetDrafts(last)
  last = schema
}

function shareTraits({ _zod }: Schema): void {
  const known = traitsByKind.get(_zod.constr)
  if (known === undefined) traitsByKind.set(_zod.constr, _zod.traits)
  else _zod.traits = known
}

/** Links a schema to the nearest of its drafts that says anything. */
function forgetDrafts({ _zod }: Schema): void {
  let draft = _zod.parent
  while (draft !== undefined && !z.globalRegistry.has(draft)) draft = draft._zod.parent
  if (draft === undefined) delete _zod.parent
  else _zod.parent = draft
}

z.config({ postProcessor: lighten })
