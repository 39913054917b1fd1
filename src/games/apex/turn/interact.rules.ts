import type { Cell } from '../../../geometry/grid.ts'
import { cellName, pieceName } from '../language/notation.ts'
import { lootName, lootNames } from '../loot/loot.words.ts'
import { rule } from '../rule.ts'
import type { Piece } from '../vocabulary.ts'

const SECTION = 'Interact'

type WithObject = {
  piece: Piece
  cell: Cell
  reason: 'adjacent' | 'notAdjacent' | 'notInteractive' | 'open' | 'unknown'
}

const REASONS = {
  en: {
    adjacent: 'is adjacent and may be interacted with',
    notAdjacent: 'is not adjacent',
    notInteractive: 'is not INTERACTIVE',
    open: 'is open already and cannot be looted again',
    unknown: 'is not on the board',
  },
  es: {
    adjacent: 'está adyacente y se puede interactuar con él',
    notAdjacent: 'no está adyacente',
    notInteractive: 'no es INTERACTIVE',
    open: 'ya está abierto y no puede saquearse otra vez',
    unknown: 'no está en el tablero',
  },
} as const

/** Rules on the Interact action and on handling loot. */
export const interactRules = {
  'apex.interact.options': rule<WithObject | { install: string[]; uninstall: string[] }>({
    title: { en: 'What Interact offers', es: 'Lo que ofrece la Interacción' },
    says: {
      en: 'One Interact action offers, each at most once and in any order: interact with 1 adjacent INTERACTIVE object; install any number of attachments from the backpack; return any number of installed ones to the backpack.',
      es: 'Una acción de Interacción ofrece, cada cosa una vez como mucho y en cualquier orden: interactuar con 1 objeto <INTERACTIVO> adyacente; instalar cualquier número de accesorios de la mochila; devolver a la mochila cualquier número de los instalados.',
    },
    section: SECTION,
    page: '21',
    rulings: [],
    explain: {
      en: (facts, content) => {
        if ('piece' in facts) {
          const name = pieceName(facts.piece, 'en', content)
          return `From ${cellName(facts.cell)}: ${name} ${REASONS.en[facts.reason]}.`
        }
        return `Attachments: ${facts.install.length} installed, ${facts.uninstall.length} returned to the backpack.`
      },
      es: (facts, content) => {
        if ('piece' in facts) {
          const name = pieceName(facts.piece, 'es', content)
          return `Desde ${cellName(facts.cell)}: ${name} ${REASONS.es[facts.reason]}.`
        }
        return `Accesorios: ${facts.install.length} ${facts.install.length === 1 ? 'instalado' : 'instalados'}, ${facts.uninstall.length} ${facts.uninstall.length === 1 ? 'devuelto' : 'devueltos'} a la mochila.`
      },
    },
  }),
  'apex.activation.handle-once': rule<{ token: string; cell: Cell; what: 'drop' | 'pickUp'; allowed: boolean }>({
    title: { en: 'Dropping and picking up', es: 'Soltar y recoger' },
    says: {
      en: 'Once before the first and once after each action: drop tokens of the backpack into the own or near spaces, then pick up tokens from the own or adjacent spaces; what is picked up is kept.',
      es: 'Una vez antes de la primera acción y una tras cada acción: se sueltan fichas de la mochila en el propio espacio o en cercanos y después se recogen del propio espacio o de adyacentes; lo recogido se conserva.',
    },
    section: SECTION,
    page: '16',
    rulings: ['Q-44', 'Q-70'],
    explain: {
      en: ({ token, cell, what, allowed }, content) => {
        const name = lootName(token, 'en', content)
        if (what === 'drop')
          return `${name} ${allowed ? 'may be' : 'cannot be'} dropped in ${cellName(cell)}${allowed ? '' : ': it is neither the own space nor near'}.`
        return `${name} ${allowed ? 'may be' : 'cannot be'} picked up from ${cellName(cell)}${allowed ? '' : ': it is neither the own space nor adjacent'}.`
      },
      es: ({ token, cell, what, allowed }, content) => {
        const name = lootName(token, 'es', content)
        if (what === 'drop')
          return `${name} ${allowed ? 'se puede' : 'no se puede'} soltar en ${cellName(cell)}${allowed ? '' : ': no es el propio espacio ni uno cercano'}.`
        return `${name} ${allowed ? 'se puede' : 'no se puede'} recoger de ${cellName(cell)}${allowed ? '' : ': no es el propio espacio ni uno adyacente'}.`
      },
    },
  }),
  'apex.interact.other': rule<{ piece: Piece }>({
    title: { en: 'Other interactive objects', es: 'Otros objetos interactivos' },
    says: {
      en: 'What happens with an interactive object of a Legend or of a mode is said on its own sheet or card.',
      es: 'Lo que ocurre con un objeto interactivo de una Leyenda o de un modo lo dice su propia hoja o carta.',
    },
    section: SECTION,
    page: '22',
    rulings: [],
    explain: {
      en: ({ piece }, content) => `What ${pieceName(piece, 'en', content)} does is said on its own sheet or card.`,
      es: ({ piece }, content) => `Lo que hace ${pieceName(piece, 'es', content)} lo dice su propia hoja o carta.`,
    },
  }),
  'apex.loot.space-unlimited': rule<{ cell: Cell; tokens: string[] }>({
    title: { en: 'Any number of tokens in a space', es: 'Cualquier número de fichas en un espacio' },
    says: {
      en: 'Any number of loot tokens may lie in a space.',
      es: 'En un espacio puede haber cualquier número de fichas de Botín.',
    },
    section: 'Loot',
    page: '12',
    rulings: [],
    explain: {
      en: ({ cell, tokens }, content) => `In ${cellName(cell)} lie together: ${lootNames(tokens, 'en', content)}.`,
      es: ({ cell, tokens }, content) => `En ${cellName(cell)} quedan juntas: ${lootNames(tokens, 'es', content)}.`,
    },
  }),
}
