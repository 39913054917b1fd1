import { z } from 'zod'
import type { ApexContent } from '../content/apex-content.ts'
import { Label } from '../language/label.ts'

const count = z.int().min(1).max(9)

/** A Legend that is not in the content, with what lies before it when the game is laid out. */
const OwnLegend = z
  .strictObject({
    id: Label,
    pieces: z
      .array(z.strictObject({ id: Label, count: count.default(1) }).meta({ id: 'ApexOwnPieces' }))
      .max(10)
      .default([])
      .describe('Its miniatures and markers.'),
    tokens: z
      .strictObject({ tactical: count.default(1), ultimate: count.default(1) })
      .describe('Its ability tokens.')
      .meta({ id: 'ApexOwnAbilityTokens' })
      .prefault({}),
  })
  .meta({ id: 'ApexOwnLegend' })
type OwnLegend = z.infer<typeof OwnLegend>

const OwnLegends = z
  .strictObject({ legends: z.array(OwnLegend).max(12).default([]) })
  .describe('Legends of your own: wherever a Legend is named, they come before those of the content.')
  .meta({ id: 'ApexOwnLegends' })
type OwnLegends = z.infer<typeof OwnLegends>

/** The input field for own Legends. */
export const ownLegendsField = { own: OwnLegends.optional() }

/** The Legends that may be named, with what is theirs. */
export type KnownLegends = {
  get(id: string): Pick<OwnLegend, 'pieces' | 'tokens'> | undefined
  has(id: string): boolean
  keys(): Iterable<string>
}

/** The Legends of the content and of a question, which come first. */
export function knownLegends(content: ApexContent, own: OwnLegends | undefined): KnownLegends {
  if (own === undefined) return content.legends
  const mine = new Map(own.legends.map((legend) => [legend.id, legend]))
  return {
    get: (id) => mine.get(id) ?? content.legends.get(id),
    has: (id) => mine.has(id) || content.legends.has(id),
    keys: () => new Set([...content.legends.keys(), ...mine.keys()]),
  }
}
