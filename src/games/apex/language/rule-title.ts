import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { apexRules } from '../rules.ts'

/** What the rule is called that forbids something: the shortest reason that an answer can give. */
export function ruleTitle(id: string, locale: Locale): string {
  const rule: { readonly title: Localized } | undefined = ownEntry(apexRules.byId, id)
  return rule?.title[locale] ?? id
}
