import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cardName } from '../../language/legend-name.ts'
import { sourceName } from '../../language/words.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Several effects'

/** The printed name of a card or weapon; any other label stays as it is. */
export function effectName(id: string, locale: Locale, content: ApexContent): string {
  const card = cardName(id, locale, content)
  return card === id ? sourceName(id, locale, content) : card
}

const names = (ids: readonly string[], locale: Locale, content: ApexContent): string =>
  formatList(
    ids.map((id) => effectName(id, locale, content)),
    locale,
  )

/** Rules on effects that happen at one moment. */
export const effectOrderRules = {
  'apex.priority.multiple-cards': rule<{ order: string[] }>({
    title: { en: 'In the order played', es: 'En el orden en que se juegan' },
    says: {
      en: 'Several cards resolve in the order in which they were played; passives of weapons count from the start of the shoot action, before every card.',
      es: 'Varias cartas se resuelven en el orden en que se juegan; los efectos pasivos de las armas cuentan desde el comienzo de la acción de Disparo, antes que toda carta.',
    },
    section: SECTION,
    page: '16, 27, 39-40',
    rulings: ['Q-65'],
    explain: {
      en: ({ order }, content) => `Resolved in this order: ${names(order, 'en', content)}.`,
      es: ({ order }, content) => `Se resuelven en este orden: ${names(order, 'es', content)}.`,
    },
  }),
  'apex.priority.sources': rule<{ prevails: string; over: string[] }>({
    title: { en: 'Cards before booklets', es: 'Las cartas antes que los libros' },
    says: {
      en: 'Where they contradict each other, the text of a card goes before the settings booklet, and that before the core rulebook.',
      es: 'Si se contradicen, el texto de una carta prevalece sobre el libro de Ajustes de partida, y este sobre el Reglamento básico.',
    },
    section: SECTION,
    page: '16',
    rulings: [],
    explain: {
      en: ({ prevails, over }, content) =>
        `${effectName(prevails, 'en', content)} goes before ${names(over, 'en', content)}.`,
      es: ({ prevails, over }, content) =>
        `${effectName(prevails, 'es', content)} prevalece sobre ${names(over, 'es', content)}.`,
    },
  }),
  'apex.shot.after-damage': rule<{ order: string[]; damage: number }>({
    title: { en: 'After dealing damage', es: 'Tras infligir daño' },
    says: {
      en: 'What happens after dealing damage follows the damage at once: passives first, then the rest as it was played. Cancelled damage, or 0, deals none.',
      es: 'Lo que ocurre tras infligir daño sigue al daño de inmediato: primero los efectos pasivos y luego el resto según se jugó. El daño anulado, o 0, no cuenta.',
    },
    section: SECTION,
    page: '39',
    rulings: ['Q-86'],
    explain: {
      en: ({ order, damage }, content) =>
        damage === 0
          ? 'No damage was dealt, so nothing follows it.'
          : `After the ${damage} damage, in this order: ${names(order, 'en', content)}.`,
      es: ({ order, damage }, content) =>
        damage === 0
          ? 'No se infligió daño, así que nada le sigue.'
          : `Tras infligir ${damage} de daño, en este orden: ${names(order, 'es', content)}.`,
    },
  }),
}
