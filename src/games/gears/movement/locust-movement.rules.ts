import { rule } from '../../../rulebook/rule.ts'
import { zones } from '../language/notation.ts'

const LOCUST_MOVEMENT = 'Locust movement'

type Move = { from: string; goal: string; zones: number; ends: string[] }

/** Rules on how Locust move. */
export const locustMovementRules = {
  'gears.locust.move-toward': rule<Move>({
    title: { en: 'Toward a goal by a shortest path', es: 'Hacia un objetivo por un camino más corto' },
    says: {
      en: 'A Locust moves along a shortest path to the zone of its goal, as many zones as it is told and can, and stops on reaching it; among equal steps the active player chooses.',
      es: 'Un Locust se mueve por un camino más corto hacia la zona de su objetivo, tantas zonas como se le indica y puede, y se detiene al llegar; entre pasos iguales elige el jugador activo.',
    },
    section: LOCUST_MOVEMENT,
    page: '15',
    rulings: [],
    explain: {
      en: ({ from, goal, zones: asked, ends }) =>
        `Told to move ${zones(asked, 'en')} from ${from} toward ${goal}, it ends in ${ends.join(' or ')}.`,
      es: ({ from, goal, zones: asked, ends }) =>
        `Al mover ${zones(asked, 'es')} desde ${from} hacia ${goal}, termina en ${ends.join(' o ')}.`,
    },
  }),
  'gears.locust.move-goal-fixed': rule<{ goal: string }>({
    title: { en: 'The goal is kept', es: 'El objetivo se mantiene' },
    says: {
      en: 'The goal is chosen when the move starts and is kept to its end.',
      es: 'El objetivo se elige al comenzar el movimiento y se mantiene hasta el final.',
    },
    section: LOCUST_MOVEMENT,
    page: '15',
    rulings: ['Q-14'],
    explain: {
      en: ({ goal }) => `The goal stays ${goal} at every step.`,
      es: ({ goal }) => `El objetivo sigue siendo ${goal} en cada paso.`,
    },
  }),
  'gears.locust.move-unreachable': rule<{ from: string; goal: string }>({
    title: { en: 'No path, no move', es: 'Sin camino no hay movimiento' },
    says: {
      en: 'If no path leads to the goal, the figure does not move.',
      es: 'Si ningún camino lleva al objetivo, la figura no se mueve.',
    },
    section: LOCUST_MOVEMENT,
    page: '15',
    rulings: ['Q-10'],
    explain: {
      en: ({ from, goal }) => `No path leads from ${from} to ${goal}: the figure does not move.`,
      es: ({ from, goal }) => `Ningún camino lleva de ${from} a ${goal}: la figura no se mueve.`,
    },
  }),
  'gears.locust.move-away': rule<Move>({
    title: { en: 'Away means farther with every step', es: 'Alejarse es estar más lejos a cada paso' },
    says: {
      en: 'Moving away, every step must raise the distance in movement; where no step does, the figure stops. Among such steps the active player chooses.',
      es: 'Al alejarse, cada paso debe aumentar la distancia en movimiento; donde ninguno lo hace, la figura se detiene. Entre tales pasos elige el jugador activo.',
    },
    section: 'AI card 13',
    page: '12',
    rulings: ['Q-14'],
    explain: {
      en: ({ from, goal, zones: asked, ends }) =>
        `Told to move ${zones(asked, 'en')} from ${from} away from ${goal}, it ends in ${ends.join(' or ')}.`,
      es: ({ from, goal, zones: asked, ends }) =>
        `Al mover ${zones(asked, 'es')} desde ${from} alejándose de ${goal}, termina en ${ends.join(' o ')}.`,
    },
  }),
  'gears.locust.same-rules': rule<{ moves: number | null; range: number }>({
    title: { en: 'Locust obey the same barriers', es: 'Los Locust respetan las mismas barreras' },
    says: {
      en: 'Locust are stopped by the same barriers as COG; they may move between levels through joined exits.',
      es: 'A los Locust los detienen las mismas barreras que a los CGO; pueden pasar de un nivel a otro por salidas unidas.',
    },
    section: LOCUST_MOVEMENT,
    page: '15',
    rulings: [],
    explain: {
      en: ({ moves, range }) =>
        `A height change cannot be climbed: ${moves === null ? 'no path leads there' : `the path takes ${zones(moves, 'en')}`}, although the range is ${range}.`,
      es: ({ moves, range }) =>
        `Un cambio de altura no se puede salvar: ${moves === null ? 'no hay camino' : `el camino es de ${zones(moves, 'es')}`}, aunque el alcance es ${range}.`,
    },
  }),
  'gears.locust.cover-after': rule<{ ends: string[] }>({
    title: { en: 'After the move it takes cover', es: 'Tras el movimiento se cubre' },
    says: {
      en: 'When its move is over, a Locust with the cover icon takes cover.',
      es: 'Cuando termina su movimiento, un Locust con el icono de cobertura se cubre.',
    },
    section: LOCUST_MOVEMENT,
    page: '15',
    rulings: [],
    explain: {
      en: ({ ends }) => `After the move it takes cover in ${ends.join(' or ')}.`,
      es: ({ ends }) => `Tras el movimiento se cubre en ${ends.join(' o ')}.`,
    },
  }),
}
