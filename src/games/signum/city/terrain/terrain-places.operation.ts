import { formatNumber } from '../../../../lib/wording.ts'
import { defineSignumOperation } from '../../define.ts'
import { cardName } from '../../language/card-name.ts'
import { ruleIds } from '../../rules.ts'
import { BOARD_RULES } from '../../table/standing-rules.ts'
import { terrainPlaceRules } from './terrain-places.rules.ts'
import { findPlaces, PlacesQuestion, TerrainPlaces } from './terrain-places.ts'

/** So many places are named in the text. */
const NAMED = 6

export const terrainPlacesOperation = defineSignumOperation({
  id: 'signum.terrain-places',
  kind: 'list',
  summary: {
    en: 'Looks for places where a terrain template may lie: on a grid over the board, turned as asked.',
    es: 'Busca sitios para una plantilla de terreno: en una cuadrícula sobre el tablero, con los giros pedidos.',
  },
  rules: [...BOARD_RULES, ...ruleIds(terrainPlaceRules), 'signum.variant.teams.terrain'],
  input: PlacesQuestion,
  outcome: TerrainPlaces,
  examples: [
    {
      name: 'A forest on an empty battlefield',
      input: { board: { content: 'empty-battlefield' }, player: 'first', template: { card: 'forest' } },
    },
    {
      name: 'Rocks at the crossing',
      input: {
        board: { content: 'forest-crossing' },
        player: 'second',
        template: { card: 'rocks' },
        rotations: [0, 45],
      },
    },
  ],
  run: findPlaces,
  headline({ found, count, tried, step }, { template }, locale, content) {
    const grid = `${formatNumber(step, locale)} cm`
    const name =
      'card' in template ? cardName(template.card, locale, content) : { en: 'The template', es: 'La plantilla' }[locale]
    if (!found) {
      return {
        en: `${name} fits at none of ${tried} places ${grid} apart.`,
        es: `${name} no cabe en ninguno de ${tried} sitios cada ${grid}.`,
      }[locale]
    }
    return {
      en: `${name} fits at ${count} of ${tried} places ${grid} apart.`,
      es: `${name} cabe en ${count} de ${tried} sitios cada ${grid}.`,
    }[locale]
  },
  details({ places, count }, _input, locale) {
    const lines = places.slice(0, NAMED).map(({ x, y, rotation }) => {
      const at = `x ${formatNumber(x, locale)}, y ${formatNumber(y, locale)}`
      if (rotation === 0) return at
      return {
        en: `${at}, turned by ${formatNumber(rotation, 'en')}°`,
        es: `${at}, con un giro de ${formatNumber(rotation, 'es')}°`,
      }[locale]
    })
    const more = count - lines.length
    return more > 0 && lines.length > 0 ? [...lines, { en: `and ${more} more`, es: `y ${more} más` }[locale]] : lines
  },
})
