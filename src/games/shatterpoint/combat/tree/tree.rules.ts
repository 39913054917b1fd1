import { countOf } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { iconName } from '../../language/words.ts'
import type { Icon } from '../../vocabulary.ts'

const TREE = 'Combat tree'

/** Why a combat tree cannot be followed. */
export type TreeViolation = 'repeatedOption' | 'unknownOption' | 'pathToItself' | 'startNotLeftmost' | 'fullColumn'

/** Where an option lies, seen from the one chosen before. */
export type TreeDirection = 'above' | 'below' | 'right'

/** Why an option may not follow another one. */
type StepViolation = 'notConnected' | 'movesLeft' | 'repeatedOption'

/** Rules on choosing options of a combat tree. */
export const treeRules = {
  'shatterpoint.tree.graph': rule<{ option: string; defect: TreeViolation }>({
    title: { en: 'What a combat tree is', es: 'Qué es un árbol de combate' },
    says: {
      en: 'A combat tree has options in columns and rows, and paths that join two of them. Orange options, all in the leftmost column, are where it starts.',
      es: 'Un árbol de combate tiene opciones en columnas y filas, y caminos que unen dos de ellas. Se empieza por las opciones naranjas, todas en la columna de la izquierda.',
    },
    section: TREE,
    page: '31',
    rulings: [],
    explain: {
      en: ({ option, defect }) =>
        ({
          repeatedOption: `Two options are called ${option}; give each its own name.`,
          unknownOption: `The tree has no option ${option}.`,
          pathToItself: `A path joins ${option} to itself; it has to join two options.`,
          startNotLeftmost: `${option} is orange but not in the leftmost column.`,
          fullColumn: `The column of ${option} has more than 8 options; trees like that are not ruled on.`,
        })[defect],
      es: ({ option, defect }) =>
        ({
          repeatedOption: `Dos opciones se llaman ${option}; da a cada una su propio nombre.`,
          unknownOption: `El árbol no tiene ninguna opción ${option}.`,
          pathToItself: `Un camino une ${option} consigo misma; debe unir dos opciones.`,
          startNotLeftmost: `${option} es naranja pero no está en la columna de la izquierda.`,
          fullColumn: `La columna de ${option} tiene más de 8 opciones; no se dictamina sobre árboles así.`,
        })[defect],
    },
  }),
  'shatterpoint.tree.start': rule<{ option: string; isStart: boolean }>({
    title: { en: 'The first option is orange', es: 'La primera opción es naranja' },
    says: {
      en: 'The first option that is chosen has to be an orange one.',
      es: 'La primera opción que se elige debe ser una naranja.',
    },
    section: TREE,
    page: '31',
    rulings: [],
    explain: {
      en: ({ option, isStart }) =>
        isStart ? `${option} is orange: the tree starts there.` : `${option} is not orange; start at an orange option.`,
      es: ({ option, isStart }) =>
        isStart
          ? `${option} es naranja: por ahí empieza el árbol.`
          : `${option} no es naranja; empieza por una opción naranja.`,
    },
  }),
  'shatterpoint.tree.step': rule<{ from: string; to: string; way: TreeDirection | StepViolation }>({
    title: { en: 'From option to option', es: 'De opción en opción' },
    says: {
      en: 'The next option is joined by a path to the one chosen last, has not been chosen before, and lies above or below it in its column or in any column to the right, never to the left.',
      es: 'La opción siguiente está unida por un camino a la última elegida, no se ha elegido antes, y está encima o debajo en su columna o en cualquier columna a la derecha, nunca a la izquierda.',
    },
    section: TREE,
    page: '31',
    rulings: [],
    explain: {
      en: ({ from, to, way }) =>
        ({
          above: `A path leads up from ${from} to ${to}.`,
          below: `A path leads down from ${from} to ${to}.`,
          right: `A path leads right from ${from} to ${to}.`,
          notConnected: `No path joins ${from} to ${to}; choose an option that is joined to ${from}.`,
          movesLeft: `${to} lies to the left of ${from}; choose one in the same column or to the right.`,
          repeatedOption: `${to} has been chosen already; each option counts once.`,
        })[way],
      es: ({ from, to, way }) =>
        ({
          above: `Un camino sube de ${from} a ${to}.`,
          below: `Un camino baja de ${from} a ${to}.`,
          right: `Un camino va de ${from} a ${to}, hacia la derecha.`,
          notConnected: `Ningún camino une ${from} con ${to}; elige una opción unida a ${from}.`,
          movesLeft: `${to} está a la izquierda de ${from}; elige una de la misma columna o de la derecha.`,
          repeatedOption: `${to} ya se ha elegido; cada opción vale una vez.`,
        })[way],
    },
  }),
  'shatterpoint.tree.count': rule<{ successes: number; options: number; isOver: boolean }>({
    title: { en: 'One option for each success', es: 'Una opción por cada éxito' },
    says: {
      en: 'At most one option is chosen for each success. Successes for which no path is left are lost.',
      es: 'Se elige como mucho una opción por cada éxito. Los éxitos para los que no queda camino se pierden.',
    },
    section: TREE,
    page: '31',
    rulings: [],
    explain: {
      en: ({ successes, options, isOver }) =>
        options > successes
          ? `${countOf(options, 'option is', 'options are')} too many for ${countOf(successes, 'success', 'successes')}.`
          : isOver && options < successes
            ? `After ${countOf(options, 'option', 'options')} no path is left: ${successes - options} of ${countOf(successes, 'success', 'successes')} ${successes - options === 1 ? 'is' : 'are'} lost.`
            : `${options} of ${countOf(successes, 'success', 'successes')} used.`,
      es: ({ successes, options, isOver }) =>
        options > successes
          ? `${countOf(options, 'opción es demasiado', 'opciones son demasiadas')} para ${countOf(successes, 'éxito', 'éxitos')}.`
          : isOver && options < successes
            ? `Tras ${countOf(options, 'opción', 'opciones')} no queda camino: se ${successes - options === 1 ? 'pierde' : 'pierden'} ${successes - options} de ${countOf(successes, 'éxito')}.`
            : `${options} de ${countOf(successes, 'éxito usado', 'éxitos usados')}.`,
    },
  }),
  'shatterpoint.tree.stop': rule<{ options: number; unused: number }>({
    title: { en: 'Stopping early', es: 'Parar antes' },
    says: {
      en: 'The attacker may stop at any time, even before the first option, and gives up the successes that are left.',
      es: 'El atacante puede parar en cualquier momento, incluso antes de la primera opción, y renuncia a los éxitos que queden.',
    },
    section: TREE,
    page: '31',
    rulings: ['Q-41'],
    explain: {
      en: ({ options, unused }) =>
        `The attacker stops after ${countOf(options, 'option', 'options')} and gives up ${countOf(unused, 'success', 'successes')}.`,
      es: ({ options, unused }) =>
        `El atacante para tras ${countOf(options, 'opción', 'opciones')} y renuncia a ${countOf(unused, 'éxito', 'éxitos')}.`,
    },
  }),
  'shatterpoint.tree.all-effects': rule<{ option: string; effects: number }>({
    title: { en: 'All effects of an option', es: 'Todos los efectos de una opción' },
    says: {
      en: 'All effects of a chosen option are applied, in the attacker’s order, before the next one is chosen.',
      es: 'Todos los efectos de una opción elegida se aplican, en el orden que quiera el atacante, antes de elegir la siguiente.',
    },
    section: TREE,
    page: '31',
    rulings: [],
    explain: {
      en: ({ option, effects }) =>
        `${effects === 2 ? 'Both' : `All ${effects}`} effects of ${option} apply before the next choice.`,
      es: ({ option, effects }) => `Los ${effects} efectos de ${option} se aplican antes de la siguiente elección.`,
    },
  }),
  'shatterpoint.tree.damage-to-pool': rule<{ option: string; damage: number; pool: number }>({
    title: { en: 'Damage goes to the pool', es: 'El daño va a la reserva' },
    says: {
      en: 'Damage of a chosen option goes to the damage pool at once; nobody suffers it yet.',
      es: 'El daño de una opción elegida va de inmediato a la reserva de daño; todavía no lo sufre nadie.',
    },
    section: TREE,
    page: '31',
    rulings: [],
    explain: {
      en: ({ option, damage, pool }) => `${option} adds ${damage} damage: ${pool} in the pool.`,
      es: ({ option, damage, pool }) => `${option} añade ${damage} de daño: ${pool} en la reserva.`,
    },
  }),
  'shatterpoint.tree.directed-now': rule<{ option: string; icon: Icon }>({
    title: { en: 'Shoves and conditions happen at once', es: 'Desplazamientos y estados, al momento' },
    says: {
      en: 'Shoves and conditions of an option happen as soon as it is chosen, in the order of the options.',
      es: 'Los desplazamientos y estados de una opción ocurren en cuanto se elige, en el orden de las opciones.',
    },
    section: TREE,
    page: '31',
    rulings: [],
    explain: {
      en: ({ option, icon }) => `${option}: ${iconName(icon, 'en')}, at once.`,
      es: ({ option, icon }) => `${option}: ${iconName(icon, 'es')}, al momento.`,
    },
  }),
  'shatterpoint.tree.personal-later': rule<{ option: string; icon: Icon }>({
    title: { en: 'Personal effects wait', es: 'Los efectos personales esperan' },
    says: {
      en: 'Moves, healing and active abilities of chosen options wait until the damage has been suffered.',
      es: 'Los movimientos, curaciones y capacidades activas de las opciones elegidas esperan a que se haya sufrido el daño.',
    },
    section: TREE,
    page: '31–32',
    rulings: ['Q-42'],
    explain: {
      en: ({ option, icon }) => `${option}: ${iconName(icon, 'en')}, after the damage.`,
      es: ({ option, icon }) => `${option}: ${iconName(icon, 'es')}, después del daño.`,
    },
  }),
}
