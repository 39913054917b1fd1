import type { Cell } from '../../../../geometry/grid.ts'
import type { Direction } from '../../content/aim-cards.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName, spaces } from '../../language/notation.ts'
import { countName, directionName } from '../../language/words.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Grenades'

type Thrown = { thrower: Cell; aim: Cell; distance: number; min: number; max: number }
type Scattered = { from: Cell; to: Cell; arrow: Direction | null }

/** Rules on grenades. */
export const grenadeRules = {
  'apex.grenade.declare': rule<Thrown | { grenade: string; known: string[] }>({
    title: { en: 'Where a grenade is thrown', es: 'Dónde se lanza una granada' },
    says: {
      en: 'A grenade is declared on any space within its range, turned as you like, on any level, occupied or not; no line of sight is needed.',
      es: 'La granada se declara en cualquier espacio dentro de su alcance, con la orientación que se quiera, en cualquier nivel, ocupado o no; no hace falta línea de visión.',
    },
    section: SECTION,
    page: '31',
    rulings: ['Q-59'],
    explain: {
      en: (facts) => {
        if ('known' in facts)
          return `There is no grenade “${facts.grenade}”. Known grenades: ${facts.known.join(', ')}.`
        const { thrower, aim, distance, min, max } = facts
        const judged = distance < min || distance > max ? 'out of' : 'within'
        return `The distance from ${cellName(thrower)} to ${cellName(aim)} is ${distance}, ${judged} the range of ${min}–${max}.`
      },
      es: (facts) => {
        if ('known' in facts)
          return `No hay ninguna granada «${facts.grenade}». Granadas conocidas: ${facts.known.join(', ')}.`
        const { thrower, aim, distance, min, max } = facts
        const judged = distance < min || distance > max ? 'fuera del' : 'dentro del'
        return `La distancia de ${cellName(thrower)} a ${cellName(aim)} es ${distance}, ${judged} alcance de ${min}–${max}.`
      },
    },
  }),
  'apex.grenade.scatter': rule<Scattered | { given: number; needed: number } | { cards: number; landings: number }>({
    title: { en: 'A grenade scatters', es: 'La granada se desvía' },
    says: {
      en: 'For each of its aim cards the grenade moves one space along the arrow, whatever stands there; beyond the board more spaces are imagined.',
      es: 'Por cada una de sus cartas de Puntería la granada se mueve un espacio según la flecha, haya lo que haya; más allá del tablero se imaginan más espacios.',
    },
    section: SECTION,
    page: '31',
    rulings: ['Q-41'],
    explain: {
      en: (facts) => {
        if ('needed' in facts)
          return `The grenade scatters by ${countName(facts.needed, 'aimCard', 'en')}, but ${facts.given} ${facts.given === 1 ? 'was' : 'were'} given.`
        if ('landings' in facts)
          return `With ${countName(facts.cards, 'aimCard', 'en')} it can land in ${spaces(facts.landings, 'en')}.`
        if (facts.arrow === null) return `No arrow on the card: it stays in ${cellName(facts.to)}.`
        return `Arrow to the ${directionName(facts.arrow, 'en')}: it moves from ${cellName(facts.from)} to ${cellName(facts.to)}.`
      },
      es: (facts) => {
        if ('needed' in facts)
          return `La granada se desvía con ${countName(facts.needed, 'aimCard', 'es')}, pero ${facts.given === 1 ? 'se indicó' : 'se indicaron'} ${facts.given}.`
        if ('landings' in facts)
          return `Con ${countName(facts.cards, 'aimCard', 'es')} puede caer en ${spaces(facts.landings, 'es')}.`
        if (facts.arrow === null) return `La carta no tiene flecha: se queda en ${cellName(facts.to)}.`
        return `Flecha al ${directionName(facts.arrow, 'es')}: se mueve de ${cellName(facts.from)} a ${cellName(facts.to)}.`
      },
    },
  }),
  'apex.grenade.level': rule<{ landing: Cell; level: number; onBoard: boolean }>({
    title: { en: 'The level where it lands', es: 'El nivel en el que cae' },
    says: {
      en: 'A grenade lands on the level of the topmost object in its space; off the board that is level 0.',
      es: 'La granada cae en el nivel del objeto más alto de su espacio; fuera del tablero es el nivel 0.',
    },
    section: SECTION,
    page: '31',
    rulings: [],
    explain: {
      en: ({ landing, level, onBoard }) =>
        `It lands in ${cellName(landing)}${onBoard ? '' : ', off the board,'} on level ${level}.`,
      es: ({ landing, level, onBoard }) =>
        `Cae en ${cellName(landing)}${onBoard ? '' : ', fuera del tablero,'} en el nivel ${level}.`,
    },
  }),
  'apex.grenade.damage': rule<{ legend: string; cell: Cell; damage: number } | { hit: 0 }>({
    title: { en: 'Everyone in the area is hit', es: 'Afecta a todos los del área' },
    says: {
      en: 'Every Legend in the area takes the damage of its space, the thrower and squadmates too; then the token is removed and the aim deck shuffled.',
      es: 'Toda Leyenda del área recibe el daño de su espacio, también quien la lanza y sus compañeros; después se retira la ficha y se baraja el mazo de Puntería.',
    },
    section: SECTION,
    page: '32',
    rulings: [],
    explain: {
      en: (facts, content) =>
        'hit' in facts
          ? 'No Legend is in the area.'
          : `${legendName(facts.legend, 'en', content)}, in ${cellName(facts.cell)}, takes ${facts.damage} damage.`,
      es: (facts, content) =>
        'hit' in facts
          ? 'No hay ninguna Leyenda en el área.'
          : `${legendName(facts.legend, 'es', content)}, en ${cellName(facts.cell)}, recibe ${facts.damage} de daño.`,
    },
  }),
}
