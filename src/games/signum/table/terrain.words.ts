import type { Locale, Localized } from '../../../lib/locale.ts'

import type { TerrainAbility } from '../vocabulary.ts'
import type { Terrain } from './board.ts'

/** What a template is called, if it has no name. */
export const templateName = (terrain: string | null, locale: Locale): string =>
  terrain ?? { en: 'the template', es: 'la plantilla' }[locale]

/** What a template does: `difficult`, `searched ruins`. */
export function terrainWords({ abilities, ruins }: Pick<Terrain, 'abilities' | 'ruins'>, locale: Locale): string[] {
  const words = RUINS_WORDS[ruins]
  return [...(words === null ? [] : [words[locale]]), ...abilities.map((ability) => TERRAIN_WORDS[ability][locale])]
}

const TERRAIN_WORDS: Readonly<Record<TerrainAbility, Localized>> = {
  impassable: { en: 'impassable', es: 'impasable' },
  difficult: { en: 'difficult', es: 'difícil' },
  blocksLos: { en: 'blocks sight', es: 'tapa la vista' },
  defenceAgainstShooting: { en: 'defence against shooting', es: 'defensa contra disparos' },
}

const RUINS_WORDS = {
  no: null,
  unsearched: { en: 'ruins', es: 'ruinas' },
  searched: { en: 'searched ruins', es: 'ruinas registradas' },
} as const
