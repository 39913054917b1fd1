import { rule } from '../../../rulebook/rule.ts'
import { zones } from '../language/notation.ts'

type Counted = { from: string; to: string; distance: number | null }

/** Rules on counting zones. */
export const distanceRules = {
  'gears.move.distance': rule<Counted>({
    title: { en: 'Distance by movement', es: 'Distancia en movimiento' },
    says: {
      en: 'The distance in movement is the least number of steps between two zones: 0 in the same zone, none if no path leads there.',
      es: 'La distancia en movimiento es el menor número de pasos entre dos zonas: 0 en la misma zona, ninguna si no hay camino.',
    },
    section: 'Locust activation step',
    page: '10',
    rulings: [],
    explain: {
      en: ({ from, to, distance }) =>
        distance === null
          ? `No figure can move from ${from} to ${to}.`
          : `From ${from} to ${to} a figure moves ${zones(distance, 'en')}.`,
      es: ({ from, to, distance }) =>
        distance === null
          ? `Ninguna figura puede moverse de ${from} a ${to}.`
          : `De ${from} a ${to} una figura mueve ${zones(distance, 'es')}.`,
    },
  }),
  'gears.range.distance': rule<Counted>({
    title: { en: 'Range counts zones', es: 'El alcance se cuenta en zonas' },
    says: {
      en: 'Range is the least number of zones between attacker and target, counted over passable borders and height changes: 0 in the same zone, 1 to the next.',
      es: 'El alcance es el menor número de zonas entre atacante y objetivo, contando por bordes transitables y cambios de altura: 0 en la misma zona, 1 en la contigua.',
    },
    section: 'Measuring range',
    page: '20',
    rulings: [],
    explain: {
      en: ({ from, to, distance }) => `The range from ${from} to ${to} is ${zones(distance ?? 0, 'en')}.`,
      es: ({ from, to, distance }) => `El alcance de ${from} a ${to} es de ${zones(distance ?? 0, 'es')}.`,
    },
  }),
  'gears.range.never-walls': rule<{ from: string; to: string }>({
    title: { en: 'Range never passes walls', es: 'El alcance no atraviesa paredes' },
    says: {
      en: 'Range is never counted through walls or doors, even if sight takes a shorter path; without another path there is no range.',
      es: 'El alcance nunca se cuenta a través de paredes ni puertas, aunque la vista pase por un camino más corto; sin otro camino no hay alcance.',
    },
    section: 'Measuring range',
    page: '20',
    rulings: ['Q-10'],
    explain: {
      en: ({ from, to }) => `Every path from ${from} to ${to} is closed by walls or doors: it is out of range.`,
      es: ({ from, to }) => `Paredes o puertas cierran todo camino de ${from} a ${to}: está fuera de alcance.`,
    },
  }),
}
