import type { Locale } from '../../../lib/locale.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { panelOf } from './round-marker.ts'

/** A cell of the round track, counted from 0: `round 4`, `an event of the Ring`, `the trophy`. */
export function trackCellName(index: number, locale: Locale, content: ApexContent): string {
  const cells = panelOf(content).cells.slice(0, index + 1)
  const round = cells.filter(({ kind }) => kind === 'round').length
  switch (cells[index]?.kind) {
    case 'round':
      return { en: `round ${round}`, es: `la ronda ${round}` }[locale]
    case 'event':
      return { en: 'an event of the Ring', es: 'un evento del Anillo' }[locale]
    default:
      return { en: 'the trophy', es: 'el trofeo' }[locale]
  }
}
