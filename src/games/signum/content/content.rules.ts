import { rule } from '../../../rulebook/rule.ts'

/** What is looked up in the content. */
export type ContentKind = 'card' | 'hero' | 'character' | 'relic' | 'tactic' | 'building' | 'terrain' | 'support'

const NAMES: Readonly<Record<ContentKind, { en: string; es: string }>> = {
  card: { en: 'card', es: 'carta' },
  hero: { en: 'hero card', es: 'carta de héroe' },
  character: { en: 'character card', es: 'carta de personaje' },
  relic: { en: 'relic card', es: 'carta de reliquia' },
  tactic: { en: 'tactic card', es: 'carta de táctica' },
  building: { en: 'building card', es: 'carta de edificio' },
  terrain: { en: 'terrain card', es: 'carta de terreno' },
  support: { en: 'support card', es: 'carta de apoyo' },
}

/** Rules on what cards there are. */
export const contentRules = {
  'signum.content.known': rule<{ kind: ContentKind; id: string }>({
    title: { en: 'Cards of the content', es: 'Cartas del contenido' },
    says: {
      en: 'Cards are named as in the content of the game; any other card is described.',
      es: 'Las cartas se nombran como en el contenido del juego; cualquier otra se describe.',
    },
    section: 'Card types',
    page: '9',
    rulings: [],
    explain: {
      en: ({ kind, id }) => `There is no ${NAMES[kind].en} ${id} in the content; describe the card instead.`,
      es: ({ kind, id }) => `No hay ninguna ${NAMES[kind].es} ${id} en el contenido; describe la carta.`,
    },
  }),
}
