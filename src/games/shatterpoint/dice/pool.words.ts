import type { Locale } from '../../../lib/locale.ts'
import type { PoolSource } from './pools.ts'

type Words = { readonly en: string; readonly es: string }

const SOURCES: Readonly<Record<PoolSource, Words>> = {
  rating: { en: 'rating', es: 'puntuación' },
  stated: { en: 'stated', es: 'indicados' },
  focus: { en: 'focus', es: 'concentración' },
  impact: { en: 'Impact', es: 'Contundencia' },
  sharpshooter: { en: 'Sharpshooter', es: 'Tirador de primera' },
  cover: { en: 'cover', es: 'cobertura' },
  hunker: { en: 'hunker tokens', es: 'fichas de Resguardo' },
  added: { en: 'added', es: 'añadidos' },
  removed: { en: 'removed', es: 'retirados' },
}

type Part = { readonly source: PoolSource; readonly name: string | null }

/** What dice of a pool come from: the name of the effect, or the kind of source. */
export const sourceName = ({ source, name }: Part, locale: Locale): string => name ?? SOURCES[source][locale]
