import type { Cell } from '../../../../geometry/grid.ts'
import type { Locale } from '../../../../lib/locale.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cellName, pieceNames, spaces } from '../../language/notation.ts'
import { rule } from '../../rule.ts'
import type { SparedSpace } from './area.ts'

const SECTION = 'Areas of effect'

const MAX_NAMED = 8

/** Why spaces are spared, as many as can be read at a glance. */
function sparedNames(spared: readonly SparedSpace[], locale: Locale, content: ApexContent): string {
  const words = {
    en: { otherLevel: 'another level', barrier: 'a change of level', more: 'and %n more' },
    es: { otherLevel: 'otro nivel', barrier: 'un cambio de nivel', more: 'y %n más' },
  }[locale]
  const names = spared.slice(0, MAX_NAMED).map(({ cell, reason, pieces }) => {
    return `${cellName(cell)} (${pieces.length > 0 ? pieceNames(pieces, locale, content) : words[reason]})`
  })
  const rest = spared.length - names.length
  return [...names, ...(rest > 0 ? [words.more.replace('%n', String(rest))] : [])].join(', ')
}

/** Rules on the areas of grenades and abilities. */
export const areaRules = {
  'apex.area.pattern': rule<{ origin: Cell; spaces: number } | { pattern: string; known: string[] }>({
    title: { en: 'The pattern of an area', es: 'El patrón de un área' },
    says: {
      en: 'A pattern shows its origin and the spaces around it that are affected, possibly with different damage.',
      es: 'Un patrón muestra su origen y los espacios afectados a su alrededor, a veces con daño distinto.',
    },
    section: SECTION,
    page: '32',
    rulings: [],
    explain: {
      en: (facts) =>
        'known' in facts
          ? `There is no pattern “${facts.pattern}”. Known patterns: ${facts.known.join(', ')}.`
          : `With its origin in ${cellName(facts.origin)} the pattern covers ${spaces(facts.spaces, 'en')} of the board.`,
      es: (facts) =>
        'known' in facts
          ? `No hay ningún patrón «${facts.pattern}». Patrones conocidos: ${facts.known.join(', ')}.`
          : `Con su origen en ${cellName(facts.origin)}, el patrón cubre ${spaces(facts.spaces, 'es')} del tablero.`,
    },
  }),
  'apex.area.aerial': rule<{ spaces: number }>({
    title: { en: 'Aerial areas reach everything', es: 'Las áreas aéreas llegan a todo' },
    says: {
      en: 'An aerial area affects all its spaces, whatever their level and whatever stands in between.',
      es: 'Un área aérea afecta a todos sus espacios, sea cual sea su nivel y lo que haya entre medias.',
    },
    section: SECTION,
    page: '32',
    rulings: [],
    explain: {
      en: (facts) =>
        `It comes from above: ${facts.spaces === 1 ? 'its one space is' : `all ${spaces(facts.spaces, 'en')} are`} affected.`,
      es: (facts) =>
        `Viene de arriba: afecta a ${facts.spaces === 1 ? 'su único espacio' : `los ${spaces(facts.spaces, 'es')}`}.`,
    },
  }),
  'apex.area.bounded': rule<{ level: number; affected: number; spared: SparedSpace[] }>({
    title: { en: 'Other areas are bounded', es: 'Las demás áreas están limitadas' },
    says: {
      en: 'Any other area affects the spaces on the level of its origin whose line from the origin meets no change of level and no obstruction above that level.',
      es: 'Las demás áreas afectan a los espacios al nivel de su origen cuya línea desde el origen no encuentra cambios de nivel ni obstrucciones por encima de ese nivel.',
    },
    section: SECTION,
    page: '32',
    rulings: ['Q-42'],
    explain: {
      en: ({ level, affected, spared }, content) =>
        `From level ${level} it affects ${spaces(affected, 'en')}${spared.length === 0 ? '' : `; it does not reach ${sparedNames(spared, 'en', content)}`}.`,
      es: ({ level, affected, spared }, content) =>
        `Desde el nivel ${level} afecta a ${spaces(affected, 'es')}${spared.length === 0 ? '' : `; no llega a ${sparedNames(spared, 'es', content)}`}.`,
    },
  }),
}
