import { rule } from '../../../rulebook/rule.ts'

/** What is looked up in the content. */
export type ContentKind =
  | 'card'
  | 'hero'
  | 'character'
  | 'relic'
  | 'tactic'
  | 'building'
  | 'terrain'
  | 'support'
  | 'board'

const NAMES: Readonly<Record<ContentKind, { en: string; es: string }>> = {
  card: { en: 'card', es: 'carta' },
  hero: { en: 'hero card', es: 'carta de héroe' },
  character: { en: 'character card', es: 'carta de personaje' },
  relic: { en: 'relic card', es: 'carta de reliquia' },
  tactic: { en: 'tactic card', es: 'carta de táctica' },
  building: { en: 'building card', es: 'carta de edificio' },
  terrain: { en: 'terrain card', es: 'carta de terreno' },
  support: { en: 'support card', es: 'carta de apoyo' },
  board: { en: 'board', es: 'tablero' },
}

/** Rules on what cards there are. */
export const contentRules = {
  'signum.content.known': rule<{ kind: ContentKind; id: string }>({
    title: { en: 'Cards and boards of the content', es: 'Cartas y tableros del contenido' },
    says: {
      en: 'Cards and boards are named as in the content of the game; any other is described.',
      es: 'Las cartas y los tableros se nombran como en el contenido del juego; cualquier otro se describe.',
    },
    section: 'Card types',
    page: '9',
    rulings: [],
    namesContent: true,
    explain: {
      en: ({ kind, id }) => `There is no ${NAMES[kind].en} ${id} in the content; describe it instead.`,
      es: ({ kind, id }) =>
        `El contenido no tiene ${kind === 'board' ? 'ningún' : 'ninguna'} ${NAMES[kind].es} ${id}; hay que describirl${kind === 'board' ? 'o' : 'a'}.`,
    },
  }),
}
