import type { Locale } from '../../../lib/locale.ts'
import { CONTRADICTION, type Contradiction, contradictionText } from '../../../rulebook/contradiction.ts'
import { rule } from '../../../rulebook/rule.ts'

/** What is looked up in the content. */
export type ContentKind =
  | 'enemy'
  | 'weapon'
  | 'character'
  | 'aiCard'
  | 'orderCard'
  | 'mission'
  | 'piece'
  | 'location'
  | 'die'
  | 'marker'

const NAMES: Readonly<Record<ContentKind, { en: string; es: string }>> = {
  enemy: { en: 'enemy card', es: 'carta de Enemigo' },
  weapon: { en: 'weapon card', es: 'carta de Arma' },
  character: { en: 'character card', es: 'carta de Personaje' },
  aiCard: { en: 'AI card', es: 'carta de IA' },
  orderCard: { en: 'order card', es: 'carta de Orden' },
  mission: { en: 'mission', es: 'misión' },
  piece: { en: 'map piece', es: 'pieza de Mapa' },
  location: { en: 'location card', es: 'carta de Lugar' },
  die: { en: 'die', es: 'dado' },
  marker: { en: 'marker', es: 'indicador' },
}

const isMasculine = (kind: ContentKind): boolean => kind === 'die' || kind === 'marker'

/** Markers are looked for among those of one figure. */
const ofType = (kind: ContentKind, locale: Locale): string =>
  kind === 'marker' ? { en: ' of that type', es: ' de ese tipo' }[locale] : ''

/** Rules on what cards and pieces there are. */
export const contentRules = {
  'gears.table.agrees': rule<Contradiction>({
    ...CONTRADICTION,
    section: 'Components',
    page: null,
    rulings: [],
    explain: contradictionText,
  }),
  'gears.content.known': rule<{ kind: ContentKind; id: string }>({
    title: { en: 'Cards and pieces of the content', es: 'Cartas y piezas del contenido' },
    says: {
      en: 'Cards, dice and map pieces are named as in the content of the game.',
      es: 'Las cartas, los dados y las piezas de mapa se nombran como en el contenido del juego.',
    },
    section: 'Components',
    page: '2-4',
    rulings: [],
    namesContent: true,
    explain: {
      en: ({ kind, id }) => `There is no ${NAMES[kind].en} ${id}${ofType(kind, 'en')} in the content.`,
      es: ({ kind, id }) =>
        `No hay ${isMasculine(kind) ? 'ningún' : 'ninguna'} ${NAMES[kind].es} ${id}${ofType(kind, 'es')} en el contenido.`,
    },
  }),
  'gears.ai.work': rule<{ limit: number }>({
    title: { en: 'A card that comes to an end', es: 'Una carta que llega a su fin' },
    says: {
      en: 'A card of one’s own may look at and do only so much in one question; a printed card ends by itself.',
      es: 'Una carta propia solo puede mirar y hacer hasta cierto límite en una pregunta; una carta impresa termina por sí sola.',
    },
    section: 'Locust activation step',
    page: null,
    rulings: [],
    explain: {
      en: () => 'The AI card does too much on this table: let it look at fewer figures, or move them less far.',
      es: () => 'La carta de IA hace demasiado en esta mesa: que mire menos figuras o las mueva menos lejos.',
    },
  }),
}
