import { z } from 'zod'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'

/** A card as a question gives it: by its id in the content, or with all that is printed on it. */
export type CardForm<Face> = { readonly card: string } | { readonly described: Face }

/** The two forms of a card; `id` names the type. */
export function cardForm<Face extends z.ZodType>(face: Face, id: string) {
  return z
    .union([
      z.strictObject({ card: z.string().min(1).max(80).describe('The id of a card of the content.') }),
      z.strictObject({ described: face.describe('What is printed on it.') }),
    ])
    .meta({ id })
}

/** The card that is meant, or a refusal because there is none of that id. */
export function findCard<Face>(
  form: CardForm<Face>,
  cards: ReadonlyMap<string, Face>,
  kind: string,
  path: ApexViolation['path'],
): Face | Refusal {
  if ('described' in form) return form.described
  const found = cards.get(form.card)
  if (found !== undefined) return found
  return refuse([{ rule: 'apex.content.known', path: [...path, 'card'], facts: { kind, id: form.card } }])
}
