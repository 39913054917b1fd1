import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { cardName } from '../language/legend-name.ts'

const NAMES = {
  move: { en: 'move', es: 'Movimiento' },
  interact: { en: 'interact', es: 'Interacción' },
  shoot: { en: 'shoot', es: 'Disparo' },
  use: { en: 'use', es: 'Uso' },
  melee: { en: 'melee', es: 'Cuerpo a cuerpo' },
  destroy: { en: 'destroy', es: 'Destrucción' },
  respawn: { en: 'respawn', es: 'Reaparición' },
  rush: { en: 'rush', es: 'acción impetuosa' },
  lootHandling: { en: 'handling loot', es: 'manejar botín' },
  pass: { en: 'ending the activation', es: 'terminar la activación' },
} as const

/** An action in words; a card is called by its name. */
export const actionName = (action: string, locale: Locale): string =>
  action in NAMES ? NAMES[action as keyof typeof NAMES][locale] : cardName(action, locale)

/** The same at the beginning of a sentence; a card keeps the name that its owner gave it. */
export const actionTitle = (action: string, locale: Locale): string =>
  action in NAMES ? capitalize(actionName(action, locale)) : cardName(action, locale)
