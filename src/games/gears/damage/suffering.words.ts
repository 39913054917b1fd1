import type { Locale } from '../../../lib/locale.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { countOf } from '../language/attack-words.ts'
import { figureName, weaponName } from '../language/card-name.ts'
import type { Suffered } from './suffering.ts'

const EFFECTS: Readonly<Record<Suffered['effect'], { en: string; es: string }>> = {
  none: { en: 'unharmed', es: 'ileso' },
  immune: { en: 'immune', es: 'inmune' },
  unchanged: { en: 'unchanged', es: 'sin cambios' },
  wounded: { en: 'wounded', es: 'herido' },
  gravelyWounded: { en: 'gravely wounded', es: 'gravemente herido' },
  killed: { en: 'dead', es: 'muerto' },
  cardsDiscarded: { en: 'discards', es: 'descarta' },
  bleeding: { en: 'is bleeding', es: 'se desangra' },
  executed: { en: 'executed', es: 'ejecutado' },
}

/** What one figure suffered, in a few words. */
export function sufferedWords(
  { figure, effect, discarded, drop }: Suffered,
  locale: Locale,
  content: GearsContent,
): string {
  const cards = effect === 'cardsDiscarded' ? ` ${countOf(discarded ?? 0, 'card', locale)}` : ''
  const weapon = drop?.weapon ?? null
  const dropped =
    weapon === null
      ? ''
      : { en: `, drops ${weaponName(weapon, 'en', content)}`, es: `, suelta ${weaponName(weapon, 'es', content)}` }[
          locale
        ]
  return `${figureName(figure, locale, content)} ${EFFECTS[effect][locale]}${cards}${dropped}`
}

/** What everybody suffered: the last word on each figure, with all the cards that a COG discards. */
export function sufferedSentence(suffered: readonly Suffered[], locale: Locale, content: GearsContent): string {
  const last = new Map<string, Suffered>()
  for (const one of suffered) {
    const earlier = last.get(one.figure)
    const discarded = one.discarded === null ? null : one.discarded + (earlier?.discarded ?? 0)
    const isWorse = earlier === undefined || one.effect !== 'none'
    last.set(one.figure, isWorse ? { ...one, discarded } : earlier)
  }
  if (last.size === 0) return { en: 'Nobody is hurt.', es: 'Nadie resulta herido.' }[locale]
  return `${[...last.values()].map((entry) => sufferedWords(entry, locale, content)).join('; ')}.`
}
