import { capitalize, formatNumber } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { templateName } from '../../table/terrain.words.ts'

/** Rules on where a template can lie at all. */
export const terrainPlaceRules = {
  'signum.terrain.template': rule<{ terrain: string | null; rotations: readonly number[] }>({
    title: { en: 'Turning a template', es: 'Girar una plantilla' },
    says: {
      en: 'A template is turned about its middle by any angle, against the clock, and moved to its place; its corners are read to a ten-thousandth of a centimetre.',
      es: 'Una plantilla se gira sobre su centro en cualquier ángulo, contra las agujas del reloj, y se lleva a su sitio; sus esquinas se leen a la diezmilésima de centímetro.',
    },
    section: 'Playing terrain cards',
    page: null,
    rulings: [],
    explain: {
      en: ({ terrain, rotations }) =>
        `${capitalize(templateName(terrain, 'en'))} is tried turned by ${rotations.map((angle) => `${formatNumber(angle, 'en')}°`).join(', ')}.`,
      es: ({ terrain, rotations }) =>
        `${capitalize(templateName(terrain, 'es'))} se prueba con giros de ${rotations.map((angle) => `${formatNumber(angle, 'es')}°`).join(', ')}.`,
    },
  }),
  'signum.terrain.impossible': rule<{ terrain: string | null; found: number; tried: number; step: number }>({
    title: { en: 'No place, no terrain', es: 'Sin sitio no hay terreno' },
    says: {
      en: 'If no place on the board keeps every distance, the terrain card cannot be played.',
      es: 'Si ningún sitio del tablero guarda todas las distancias, la carta de terreno no se puede jugar.',
    },
    section: 'Playing terrain cards',
    page: '21',
    rulings: ['Q-18'],
    explain: {
      en: ({ terrain, found, tried, step }) =>
        found > 0
          ? `${capitalize(templateName(terrain, 'en'))} has room: ${found} of ${tried} places ${formatNumber(step, 'en')} cm apart keep every distance.`
          : `None of ${tried} places ${formatNumber(step, 'en')} cm apart has room for ${templateName(terrain, 'en')}; if there is none between them either, it cannot be played.`,
      es: ({ terrain, found, tried, step }) =>
        found > 0
          ? `${capitalize(templateName(terrain, 'es'))} cabe: ${found} de ${tried} sitios cada ${formatNumber(step, 'es')} cm guardan todas las distancias.`
          : `Ninguno de ${tried} sitios cada ${formatNumber(step, 'es')} cm tiene espacio para ${templateName(terrain, 'es')}; si tampoco lo hay entre ellos, no se puede jugar.`,
    },
  }),
  'signum.terrain.checked-first': rule<{ terrain: string | null }>({
    title: { en: 'The place comes before the cost', es: 'El sitio antes que el coste' },
    says: {
      en: 'The place of a template is checked before its cost is paid.',
      es: 'El sitio de una plantilla se comprueba antes de pagar su coste.',
    },
    section: 'Playing terrain cards',
    page: null,
    rulings: [],
    explain: {
      en: ({ terrain }) => `The place of ${templateName(terrain, 'en')} is looked at before anything is paid.`,
      es: ({ terrain }) => `El sitio de ${templateName(terrain, 'es')} se mira antes de pagar nada.`,
    },
  }),
}
