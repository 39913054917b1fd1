import { rule } from '../../../rulebook/rule.ts'

/** What is looked up in the content. */
export type ContentKind =
  | 'unit'
  | 'stance'
  | 'weapon'
  | 'ability'
  | 'missionSet'
  | 'era'
  | 'tools'
  | 'battlefield'
  | 'struggle'

const NAMES: Readonly<Record<ContentKind, { en: string; es: string }>> = {
  unit: { en: 'unit', es: 'ninguna unidad' },
  stance: { en: 'stance', es: 'ninguna postura' },
  weapon: { en: 'weapon', es: 'ningún arma' },
  ability: { en: 'ability', es: 'ninguna capacidad' },
  missionSet: { en: 'mission set', es: 'ningún set de Misión' },
  era: { en: 'era', es: 'ninguna época' },
  struggle: { en: 'struggle card', es: 'ninguna carta de Confrontación' },
  battlefield: { en: 'battlefield', es: 'ningún campo de batalla' },
  tools: { en: 'set of measuring tools', es: 'ningún juego de plantillas' },
}

/** Rules on what cards there are. */
export const contentRules = {
  'shatterpoint.content.known': rule<{ kind: ContentKind; id: string }>({
    title: { en: 'Cards of the content', es: 'Cartas del contenido' },
    says: {
      en: 'Units, stances, abilities and missions are named as in the content of the game, or described in the question.',
      es: 'Las unidades, posturas, capacidades y misiones se nombran como en el contenido del juego, o se describen en la pregunta.',
    },
    section: 'Components',
    page: '5',
    rulings: [],
    namesContent: true,
    explain: {
      en: ({ kind, id }) => `There is no ${NAMES[kind].en} ${id} in the content; describe it in the question instead.`,
      es: ({ kind, id }) => `No hay ${NAMES[kind].es} ${id} en el contenido; da sus datos en la pregunta.`,
    },
  }),
}
