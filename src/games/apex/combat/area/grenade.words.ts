import { average, percent } from '../../../../contract/probability.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import type { Explosion } from './grenade.ts'
import type { GrenadeOdds } from './grenade-odds.ts'

/** `Bangalore takes 10 damage and Wraith takes 6 damage`. */
export const tolls = (damage: Explosion['damage'], locale: Locale, content: ApexContent): string =>
  formatList(
    damage.map(({ legend, damage: amount }) => {
      const name = legendName(legend, locale, content)
      return { en: `${name} takes ${amount} damage`, es: `${name} recibe ${amount} de daño` }[locale]
    }),
    locale,
  )

/** How often a Legend is hit, and for how much on average. */
export function hitSentence(
  { legend, hit, meanDamage }: GrenadeOdds['legends'][number],
  locale: Locale,
  content: ApexContent,
): string {
  const [name, share, mean] = [legendName(legend, locale, content), percent(hit, locale), average(meanDamage, locale)]
  return {
    en: `hits ${name} ${share} of the time (${mean} damage on average)`,
    es: `alcanza a ${name} el ${share} de las veces (${mean} de daño de media)`,
  }[locale]
}
