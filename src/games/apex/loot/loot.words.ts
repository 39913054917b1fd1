import type { Locale } from '../../../lib/locale.ts'
import { formatChoice, formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { sourceName } from '../language/words.ts'

/** The printed name of a token or weapon of the content; any other label stays as it is. */
export const lootName = (id: string, locale: Locale, content: ApexContent): string =>
  content.grenades.get(id)?.name[locale] ?? sourceName(id, locale, content)

const NOTHING = { en: 'nothing', es: 'nada' } as const

/** `Syringe and 2 × Frag grenade`: each token once, with its number where there are several. */
export function lootNames(ids: readonly string[], locale: Locale, content: ApexContent): string {
  const distinct = [...new Set(ids)].map((id) => {
    const count = ids.filter((drawn) => drawn === id).length
    return count === 1 ? lootName(id, locale, content) : `${count} × ${lootName(id, locale, content)}`
  })
  return distinct.length === 0 ? NOTHING[locale] : formatList(distinct, locale)
}

/** `Wingman or Peacekeeper`: the weapons of which one is kept. */
export const weaponChoice = (ids: readonly string[], locale: Locale, content: ApexContent): string =>
  ids.length === 0
    ? NOTHING[locale]
    : formatChoice(
        ids.map((id) => lootName(id, locale, content)),
        locale,
      )
