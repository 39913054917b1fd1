import { rule } from '../../../rulebook/rule.ts'
import { formatLength } from '../language/words.ts'

/** Rules on contact and distance. */
export const geometryRules = {
  'signum.geo.contact': rule<{ one: string; other: string; relation: 'contact' | 'apart' | 'overlap' }>({
    title: { en: 'Base contact', es: 'Bases en contacto' },
    says: {
      en: 'Two bases touch if what is between their edges, or what they share, is at most half a millimetre. Nothing rests on a base. A base touches a template that it is as near to or stands on.',
      es: 'Dos bases se tocan si lo que hay entre sus bordes, o lo que comparten, es a lo sumo medio milímetro. Nada descansa sobre una base. Una base toca una plantilla que está igual de cerca o sobre la que está.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ one, other, relation }) =>
        ({
          contact: `${one} touches ${other}.`,
          apart: `${one} does not touch ${other}.`,
          overlap: `${one} and ${other} overlap; move one of them.`,
        })[relation],
      es: ({ one, other, relation }) =>
        ({
          contact: `${one} toca a ${other}.`,
          apart: `${one} no toca a ${other}.`,
          overlap: `${one} y ${other} se superponen; mueve una de las dos cosas.`,
        })[relation],
    },
  }),
  'signum.geo.eps': rule<{ from: string; to: string; distance: number; band: string }>({
    title: { en: 'A hundredth of a millimetre does not count', es: 'Una centésima de milímetro no cuenta' },
    says: {
      en: 'Lengths are compared with a tolerance of 0.001 cm, contact with its own of half a millimetre.',
      es: 'Las longitudes se comparan con una tolerancia de 0,001 cm, y el contacto con la suya de medio milímetro.',
    },
    section: 'Movement',
    page: null,
    rulings: [],
    explain: {
      en: ({ from, to, band }) =>
        `From ${from} to ${to} it is longer than ${band} by no more than 0.001 cm, which counts as within ${band}.`,
      es: ({ from, to, band }) =>
        `De ${from} a ${to} hay más que ${band}, pero no más de 0,001 cm, así que cuenta como dentro de ${band}.`,
    },
  }),
  'signum.geo.distance': rule<{ from: string; to: string; side?: true; distance: number; band: string | null }>({
    title: { en: 'Distances are from edge to edge', es: 'Las distancias van de borde a borde' },
    says: {
      en: 'Between creatures one measures from the edge of one base to the edge of the other; to a side or a template, from the edge of the base. Within a ruler means no longer than it.',
      es: 'Entre criaturas se mide del borde de una base al borde de la otra; hasta un lado o una plantilla, desde el borde de la base. Dentro de una regla quiere decir no más que ella.',
    },
    section: 'Movement',
    page: '23',
    rulings: [],
    explain: {
      en: ({ from, to, side, distance, band }) =>
        `${from} is ${formatLength(distance, 'en')} from ${side ? `${to}’s side` : to}, ${band === null ? 'beyond XL' : `within ${band}`}.`,
      es: ({ from, to, side, distance, band }) =>
        `De ${from} ${side ? `hasta el lado de ${to}` : `a ${to}`} hay ${formatLength(distance, 'es')}, ${band === null ? 'más allá de XL' : `dentro de ${band}`}.`,
    },
  }),
}
