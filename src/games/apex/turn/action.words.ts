import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { capitalize, formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cardName } from '../language/legend-name.ts'

const NAMES: Readonly<Record<string, Localized>> = {
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
}

/** An action in words; a card is called by its name. */
export const actionName = (action: string, locale: Locale, content: ApexContent): string =>
  ownEntry(NAMES, action)?.[locale] ?? cardName(action, locale, content)

/** The same at the beginning of a sentence; a card keeps the name that its owner gave it. */
export function actionTitle(action: string, locale: Locale, content: ApexContent): string {
  const name = ownEntry(NAMES, action)?.[locale]
  return name === undefined ? cardName(action, locale, content) : capitalize(name)
}

/** `Interact and move 1`: the parts of an action. */
export const partList = (
  parts: readonly { part: string; amount: number | null }[],
  locale: Locale,
  content: ApexContent,
): string =>
  capitalize(
    formatList(
      parts.map(({ part, amount }) => {
        const name = actionName(part, locale, content)
        return amount === null ? name : `${name} ${amount}`
      }),
      locale,
    ),
  )
