import { rule } from '../../../rulebook/rule.ts'
import { length } from '../language/words.ts'

type Heights = { one: string; other: string; difference: number; limit: number }

/** Rules on elevation. */
export const elevationRules = {
  'shatterpoint.elevation.object-height': rule<{ object: string; part: string | null; z: number | null }>({
    title: { en: 'How high an object stands', es: 'A qué altura está un objeto' },
    says: {
      en: 'An object is as high as the top of the terrain part it stands on, or at 0. Its own height never counts.',
      es: 'Un objeto está a la altura de la cima de la parte de terreno que pisa, o a 0. Su propia altura nunca cuenta.',
    },
    section: 'Relative elevation',
    page: '36',
    rulings: [],
    explain: {
      en: ({ object, part, z }) =>
        part === null
          ? `${object} stands at ${length(z ?? 0, 'en')}.`
          : z === null
            ? `${object} is said to stand on ${part}, which is not on the table.`
            : `${object} stands on ${part}, at ${length(z, 'en')}.`,
      es: ({ object, part, z }) =>
        part === null
          ? `${object} está a ${length(z ?? 0, 'es')}.`
          : z === null
            ? `Se dice que ${object} está sobre ${part}, que no está en la mesa.`
            : `${object} está sobre ${part}, a ${length(z, 'es')}.`,
    },
  }),
  'shatterpoint.elevation.same': rule<Heights>({
    title: { en: 'Same elevation', es: 'Mismo nivel de altura' },
    says: {
      en: 'Two objects have the same elevation if their heights differ by range 2 or less; of a terrain part its highest point counts.',
      es: 'Dos objetos tienen el mismo nivel de altura si sus alturas difieren en alcance 2 o menos; de una parte de terreno cuenta su punto más alto.',
    },
    section: 'Relative elevation',
    page: '36',
    rulings: ['Q-24'],
    explain: {
      en: ({ one, other, difference, limit }) =>
        `${one} and ${other} differ by ${length(difference, 'en')} in height, not more than ${length(limit, 'en')}: same elevation.`,
      es: ({ one, other, difference, limit }) =>
        `${one} y ${other} difieren en ${length(difference, 'es')} de altura, no más de ${length(limit, 'es')}: mismo nivel.`,
    },
  }),
  'shatterpoint.elevation.higher': rule<Heights>({
    title: { en: 'Higher and lower', es: 'Más alto y más bajo' },
    says: {
      en: 'An object is higher than another if it stands more than range 2 above it; the other is then lower.',
      es: 'Un objeto está más alto que otro si se encuentra a más de alcance 2 por encima; el otro está entonces más bajo.',
    },
    section: 'Relative elevation',
    page: '36',
    rulings: ['Q-24'],
    explain: {
      en: ({ one, other, difference, limit }) =>
        `${one} stands ${length(difference, 'en')} above ${other}, more than ${length(limit, 'en')}: higher.`,
      es: ({ one, other, difference, limit }) =>
        `${one} está ${length(difference, 'es')} por encima de ${other}, más de ${length(limit, 'es')}: más alto.`,
    },
  }),
  'shatterpoint.elevation.pairwise': rule<{ objects: number }>({
    title: { en: 'Elevation is compared in pairs', es: 'Los niveles se comparan por parejas' },
    says: {
      en: 'Elevation is a comparison of two objects: one may be level with each of two others that are not level with each other.',
      es: 'El nivel de altura compara dos objetos: uno puede estar al nivel de otros dos que no lo están entre sí.',
    },
    section: 'Relative elevation',
    page: '36',
    rulings: [],
    explain: {
      en: ({ objects }) => `Each pair of the ${objects} heights is compared separately.`,
      es: ({ objects }) => `Cada pareja de las ${objects} alturas se compara por separado.`,
    },
  }),
}
