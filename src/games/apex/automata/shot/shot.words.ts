import type { Localized } from '../../../../lib/locale.ts'

/** The accessories of an Arsenal card. */
export const ACCESSORY_NAMES = {
  sight: { en: 'sight', es: 'mira' },
  stabilizer: { en: 'barrel stabilizer', es: 'estabilizador de cañón' },
  magazine: { en: 'extended mag', es: 'cargador ampliado' },
  bolt: { en: 'shotgun bolt', es: 'cerrojo de escopeta' },
  standardStock: { en: 'standard stock', es: 'culata estándar' },
  sniperStock: { en: 'sniper stock', es: 'culata de francotirador' },
} as const satisfies Record<string, Localized>
export type AccessoryName = keyof typeof ACCESSORY_NAMES
