import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

type Line = { viewer: string; target: string }
/** Without a target, what holds for everything on the ground behind it. */
type OpenLine = { viewer: string; target: string | null }
type Why = 'character' | 'overlapped' | 'notAboveViewer' | 'notAboveTarget'

const REASONS: Readonly<Record<Why, Readonly<Record<Locale, (line: OpenLine) => string>>>> = {
  character: {
    en: () => 'characters never interrupt a line',
    es: () => 'los personajes nunca interrumpen una línea',
  },
  overlapped: {
    en: ({ viewer }) => `the base of ${viewer} is partly on or in it`,
    es: ({ viewer }) => `la peana de ${viewer} está en parte encima o dentro`,
  },
  notAboveViewer: {
    en: ({ viewer }) => `not higher than ${viewer}`,
    es: ({ viewer }) => `no más alto que ${viewer}`,
  },
  notAboveTarget: {
    en: ({ target }) => `${target} stands on terrain, and it is not higher than ${target}`,
    es: ({ target }) => `${target} está sobre terreno, y no es más alto que ${target}`,
  },
}

/** Rules on line of sight. */
export const lineOfSightRules = {
  'shatterpoint.los.line': rule<Line & { visible: boolean }>({
    title: { en: 'Line of sight', es: 'Línea de visión' },
    says: {
      en: 'A character sees an object if, seen from above, one straight line from any point of its base to any point of the object is not interrupted.',
      es: 'Un personaje ve un objeto si, visto desde arriba, alguna línea recta desde un punto de su peana hasta un punto del objeto no queda interrumpida.',
    },
    section: 'Line of sight',
    page: '37',
    rulings: ['Q-34'],
    explain: {
      en: ({ viewer, target, visible }) =>
        visible
          ? `A line from ${viewer} to ${target} is free: ${viewer} sees ${target}.`
          : `Every line from ${viewer} to ${target} is interrupted: ${viewer} does not see ${target}.`,
      es: ({ viewer, target, visible }) =>
        visible
          ? `Hay una línea libre de ${viewer} a ${target}: ${viewer} ve a ${target}.`
          : `Toda línea de ${viewer} a ${target} queda interrumpida: ${viewer} no ve a ${target}.`,
    },
  }),
  'shatterpoint.los.transparent': rule<OpenLine & { names: readonly string[]; why: Why }>({
    title: { en: 'What does not interrupt a line', es: 'Lo que no interrumpe una línea' },
    says: {
      en: 'Lines pass characters, clear parts, parts that the viewer’s base overlaps, parts not higher than the viewer and, towards an object on terrain, parts not higher than that object.',
      es: 'Las líneas atraviesan personajes, partes despejadas, partes que la peana del observador pisa, partes no más altas que el observador y, hacia un objeto sobre terreno, partes no más altas que ese objeto.',
    },
    section: 'Line of sight',
    page: '37',
    rulings: [],
    explain: {
      en: ({ names, why, ...line }) => `${formatList(names, 'en')}: no obstacle, ${REASONS[why].en(line)}.`,
      es: ({ names, why, ...line }) =>
        `${formatList(names, 'es')}: no ${names.length === 1 ? 'estorba' : 'estorban'}, ${REASONS[why].es(line)}.`,
    },
  }),
  'shatterpoint.los.blocker': rule<OpenLine & { parts: readonly string[] }>({
    title: { en: 'What interrupts a line', es: 'Lo que interrumpe una línea' },
    says: {
      en: 'Every other blocked part interrupts lines through its inside. Touching its outline does no harm, but no line passes between two such parts that touch.',
      es: 'Cualquier otra parte obstruida interrumpe las líneas que pasan por su interior. Rozar su contorno no importa, pero ninguna línea pasa entre dos de esas partes que se tocan.',
    },
    section: 'Line of sight',
    page: '37',
    rulings: [],
    explain: {
      en: ({ parts, viewer, target }) =>
        `${formatList(parts, 'en')} ${parts.length === 1 ? 'blocks' : 'block'} the view from ${viewer} to ${target ?? 'what is on the ground behind'}.`,
      es: ({ parts, viewer, target }) =>
        `${formatList(parts, 'es')} ${parts.length === 1 ? 'tapa' : 'tapan'} la vista de ${viewer} a ${target ?? 'lo que hay detrás en el suelo'}.`,
    },
  }),
}
