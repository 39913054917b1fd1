import type { Locale } from '../../../../lib/locale.ts'
import type { ApexContent } from '../../content/apex-content.ts'

const DESCRIBED = { en: 'Route card', es: 'carta de Ruta' } as const

/** `Route card 01`; a card of the caller's own goes by its id. */
export const routeName = (id: string, locale: Locale, content: ApexContent): string =>
  content.routeCards.get(id)?.name[locale] ?? `${DESCRIBED[locale]} ${id}`
