import type { Locale } from '../../../lib/locale.ts'
import type { ApexContent } from '../content/apex-content.ts'

/** A miniature by its printed name, with its number where the box has several: `smoke#2` is Smoke 2. */
export function miniatureName(miniature: string, locale: Locale, content: ApexContent): string {
  const [kind = '', number = ''] = miniature.split('#')
  const pieces = [...content.legends.values()].flatMap((legend) => legend.pieces)
  const found = pieces.find(({ id }) => id === kind)
  if (found === undefined) return miniature
  return found.count === 1 ? found.name[locale] : `${found.name[locale]} ${number}`
}
