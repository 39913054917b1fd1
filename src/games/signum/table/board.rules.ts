import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { formatList } from '../../../lib/wording.ts'
import { CONTRADICTION, type Contradiction, contradictionText } from '../../../rulebook/contradiction.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { cardNames } from '../language/card-name.ts'
import { templateName } from './terrain.words.ts'

const HIDING: Readonly<Record<string, Localized>> = {
  hidden: { en: 'hidden', es: 'oculto' },
  notHidden: { en: 'not hidden', es: 'no oculto' },
}

/** What contradicts each other with printed names. */
function inWords({ here, there, ...rest }: Contradiction, locale: Locale, content: SignumContent): Contradiction {
  const word = (value: string) =>
    ownEntry(HIDING, value)?.[locale] ?? formatList(cardNames(value.split(', '), locale, content), locale)
  return { ...rest, here: word(here), there: word(there) }
}

/** Rules on what may be asked about a board. */
export const boardRules = {
  'signum.table.agrees': rule<Contradiction, SignumContent>({
    ...CONTRADICTION,
    section: 'Zones',
    page: null,
    rulings: [],
    explain: {
      en: (facts, content) => contradictionText.en(inWords(facts, 'en', content)),
      es: (facts, content) => contradictionText.es(inWords(facts, 'es', content)),
    },
  }),
  'signum.board.names': rule<{ id: string }>({
    title: { en: 'Everything has a name of its own', es: 'Cada cosa tiene su propio nombre' },
    says: {
      en: 'On one board no two creatures, no two templates and no two sides share a name.',
      es: 'En un tablero no hay dos criaturas, dos plantillas ni dos lados con el mismo nombre.',
    },
    section: 'Zones',
    page: null,
    rulings: [],
    explain: {
      en: ({ id }) => `The name ${id} is used twice; give each its own.`,
      es: ({ id }) => `El nombre ${id} se usa dos veces; da a cada cosa el suyo.`,
    },
  }),
  'signum.board.known': rule<{ id: string }>({
    title: { en: 'What is asked about is on the board', es: 'Se pregunta por lo que está en el tablero' },
    says: {
      en: 'A question names creatures, templates and players that are on the board.',
      es: 'Una pregunta nombra criaturas, plantillas y jugadores que están en el tablero.',
    },
    section: 'Zones',
    page: null,
    rulings: [],
    explain: {
      en: ({ id }) => `Nothing on the board is called ${id}.`,
      es: ({ id }) => `En el tablero nada se llama ${id}.`,
    },
  }),
  'signum.board.described': rule<{ what: 'creature' | 'terrain' }>({
    title: { en: 'A card, or a description', es: 'Una carta o una descripción' },
    says: {
      en: 'A creature has a name or a card. A template has a name or a card, and an outline or the place of its card’s template.',
      es: 'Una criatura tiene un nombre o una carta. Una plantilla tiene un nombre o una carta, y un contorno o el lugar de la plantilla de su carta.',
    },
    section: 'Zones',
    page: null,
    rulings: [],
    explain: {
      en: ({ what }) =>
        what === 'creature'
          ? 'Give the creature a name (id) or its card.'
          : 'Give the template its card and place (card, at), or its name and outline (id, outline).',
      es: ({ what }) =>
        what === 'creature'
          ? 'Da a la criatura un nombre (id) o su carta (card).'
          : 'Da a la plantilla su carta y su lugar (card, at), o su nombre y su contorno (id, outline).',
    },
  }),
  'signum.geo.frame': rule<{ object: string }>({
    title: { en: 'The battlefield', es: 'El campo de batalla' },
    says: {
      en: 'Places are measured from the south-west corner. Bases lie wholly on the board, and a side is a stretch of its edge.',
      es: 'Los lugares se miden desde la esquina suroeste. Las bases quedan enteras en el tablero y un lado es un tramo de su borde.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ object }) => `${object} is not where it has to be: wholly on the board, or along its edge.`,
      es: ({ object }) => `${object} no está donde debe: del todo en el tablero, o a lo largo de su borde.`,
    },
  }),
  'signum.geo.outline': rule<{ terrain: string | null }>({
    title: { en: 'The outline of a template', es: 'El contorno de una plantilla' },
    says: {
      en: 'The outline of a template encloses an area and does not cross or touch itself.',
      es: 'El contorno de una plantilla encierra un área y no se cruza ni se toca.',
    },
    section: 'Terrain',
    page: null,
    rulings: [],
    explain: {
      en: ({ terrain }) =>
        `The outline of ${templateName(terrain, 'en')} crosses or touches itself, or encloses nothing.`,
      es: ({ terrain }) => `El contorno de ${templateName(terrain, 'es')} se cruza o se toca, o no encierra nada.`,
    },
  }),
}
