import type { Locale, Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { Targets } from './targets.ts'

type Reasons = Targets['refused'][number]['reasons']

const REASON_WORDS: Readonly<Record<Reasons[number]['reason'], Localized>> = {
  noRating: { en: 'no such attack', es: 'no tiene ese ataque' },
  engagedShooter: { en: 'the attacker is engaged', es: 'el atacante está trabado' },
  notEngaged: { en: 'not engaged', es: 'no están trabados' },
  outOfRange: { en: 'out of range', es: 'fuera de alcance' },
  notInSight: { en: 'out of sight', es: 'sin línea de visión' },
  interceded: { en: 'a bodyguard intercedes', es: 'un guardaespaldas intercede' },
}

/** `Gar Saxon (out of range and out of sight)` */
export const refusedTarget = (character: string, reasons: Reasons, locale: Locale): string =>
  `${character} (${formatList(
    reasons.map(({ reason }) => REASON_WORDS[reason][locale]),
    locale,
  )})`
