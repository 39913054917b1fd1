import type { Locale, Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'

/** Several Legends by their names. */
export const namesOf = (legends: readonly string[], locale: Locale, content: ApexContent): string =>
  formatList(
    legends.map((legend) => legendName(legend, locale, content)),
    locale,
  )

/** An Arsenal card by its weapons. */
export function arsenalName(id: string, locale: Locale, content: ApexContent): string {
  const weapons = content.automatonArsenals.get(id)?.weapons.map(({ name }) => name) ?? [id]
  return formatList(weapons, locale)
}

type Entering = { readonly [Language in keyof Localized]: (name: string, used: number, mp: number) => string }

/** How a Legend of the players enters, or why it cannot. */
export const ENTRY_WORDS: Readonly<Record<string, Entering>> = {
  IN: {
    en: (name, used, mp) => `${name} enters with ${used} of ${mp} MP.`,
    es: (name, used, mp) => `${name} entra con ${used} de ${mp} PM.`,
  },
  ENTERED: {
    en: (name) => `${name} is on the board already.`,
    es: (name) => `${name} ya está en el tablero.`,
  },
  NO_SIDE: {
    en: (name) => `The side from which ${name} enters has to be named.`,
    es: (name) => `Hay que decir por qué borde entra ${name}.`,
  },
  BLOCKED: {
    en: (name, _used, mp) => `${name} cannot go that way with ${mp} MP.`,
    es: (name, _used, mp) => `${name} no puede ir por ahí con ${mp} PM.`,
  },
}
