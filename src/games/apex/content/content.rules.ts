import { rule } from '../../../rulebook/rule.ts'

/** Rules on what a question may name. */
export const contentRules = {
  'apex.content.known': rule<{ kind: string; id: string }>({
    title: { en: 'What is named exists', es: 'Lo que se nombra existe' },
    says: {
      en: 'A card, token or Legend that is named by its id is in the game’s content or in the question itself.',
      es: 'Una carta, ficha o Leyenda nombrada por su id está en el contenido del juego o en la propia pregunta.',
    },
    section: 'Content',
    page: null,
    rulings: [],
    told: {
      en: ({ kind, id }) => `There is no \`${kind}\` called ${id}.`,
      es: ({ kind, id }) => `No hay ningún \`${kind}\` llamado ${id}.`,
    },
  }),
}
