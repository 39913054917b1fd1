import { rule } from '../../../rulebook/rule.ts'

/** Rules on what a question may name. */
export const contentRules = {
  'apex.content.known': rule<{ kind: string; id: string }>({
    title: { en: 'What is named exists', es: 'Lo que se nombra existe' },
    says: {
      en: 'A card or token that is named by its id is one of the game’s content; anything else is described in full.',
      es: 'Una carta o ficha nombrada por su id pertenece al contenido del juego; cualquier otra se describe por completo.',
    },
    section: 'Content',
    page: null,
    rulings: [],
    told: {
      en: ({ kind, id }) => `There is no \`${kind}\` called ${id} in the content.`,
      es: ({ kind, id }) => `No hay ningún \`${kind}\` llamado ${id} en el contenido.`,
    },
  }),
}
