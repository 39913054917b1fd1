import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { rule } from '../rule.ts'

/** What a question may name, as it follows “there is no”. */
const KINDS: Readonly<Record<string, Localized>> = {
  automatonArsenal: { en: 'Automaton Arsenal card', es: 'ninguna carta de Arsenal de Autómata' },
  automatonLegend: { en: 'Automaton Legend card', es: 'ninguna carta de Leyenda Autómata' },
  object: { en: 'object', es: 'ningún objeto' },
  routeCard: { en: 'Route card', es: 'ninguna carta de Ruta' },
  attachment: { en: 'attachment', es: 'ningún accesorio' },
  board: { en: 'board', es: 'ningún tablero' },
  bodyShield: { en: 'body shield', es: 'ningún escudo corporal' },
  card: { en: 'card', es: 'ninguna carta' },
  consumable: { en: 'consumable', es: 'ningún consumible' },
  emergencyShield: { en: 'emergency shield', es: 'ningún escudo de emergencia' },
  helmet: { en: 'helmet', es: 'ningún casco' },
  legend: { en: 'Legend', es: 'ninguna Leyenda' },
  ringCard: { en: 'Ring card', es: 'ninguna carta del Anillo' },
  slot: { en: 'slot', es: 'ninguna casilla' },
  supplyBinCard: { en: 'supply bin card', es: 'ninguna carta de depósito' },
  token: { en: 'token', es: 'ninguna ficha' },
  reward: { en: 'reward token', es: 'ninguna ficha de Recompensa' },
  weapon: { en: 'weapon', es: 'ningún arma' },
}

const kindName = (kind: string, locale: Locale): string => ownEntry(KINDS, kind)?.[locale] ?? kind

/** Rules on what a question may name. */
export const contentRules = {
  'apex.content.known': rule<{ kind: string; id: string }>({
    title: { en: 'What is named exists', es: 'Lo que se nombra existe' },
    says: {
      en: 'A card, token or Legend named by its id is in the game’s content or in the question itself.',
      es: 'Una carta, ficha o Leyenda nombrada por su id está en el contenido del juego o en la propia pregunta.',
    },
    section: 'Content',
    page: null,
    rulings: [],
    namesContent: true,
    explain: {
      en: ({ kind, id }) => `There is no ${kindName(kind, 'en')} “${id}”.`,
      es: ({ kind, id }) => `No hay ${kindName(kind, 'es')} «${id}».`,
    },
  }),
}
