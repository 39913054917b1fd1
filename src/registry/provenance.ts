import { z } from 'zod'
import { Provenance } from '../contract/content.ts'
import type { UsedContent } from '../contract/content-reads.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { formatList } from '../lib/wording.ts'

/** An entry of content as a ruling names it, in the reader's language. */
export const UsedContentAnswer = z
  .object({ id: z.string(), kind: z.string(), name: z.string(), provenance: Provenance })
  .meta({ id: 'UsedContent', description: 'An entry of content that a ruling read.' })
export type WireContent = z.infer<typeof UsedContentAnswer>

export function presentContent(used: readonly UsedContent[], locale: Locale): WireContent[] {
  return used.map(({ id, kind, name, provenance }) => ({ id, kind, name: name[locale], provenance }))
}

const MAX_NAMES = 4

const NOTES: Localized<(names: string) => string> = {
  en: (names) => `Rests on constructed content (ours, not printed): ${names}.`,
  es: (names) => `Se basa en contenido construido (nuestro, no impreso): ${names}.`,
}
const MORE: Localized<(count: number) => string> = { en: (count) => `${count} more`, es: (count) => `${count} más` }

/** Says that a ruling rests on numbers that no book gives; nothing where it does not. */
export function provenanceNotes(used: readonly UsedContent[], locale: Locale): readonly string[] {
  const constructed = used.filter(({ provenance }) => provenance === 'constructed')
  if (constructed.length === 0) return []
  const names = [...new Set(constructed.map(({ name }) => name[locale]))]
  const shown = names.length <= MAX_NAMES ? names : names.slice(0, MAX_NAMES - 1)
  const left = names.length - shown.length
  return [NOTES[locale](formatList(left === 0 ? shown : [...shown, MORE[locale](left)], locale))]
}
