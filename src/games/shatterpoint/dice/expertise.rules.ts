import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { diceCount, iconName } from '../language/words.ts'
import type { Icon } from '../vocabulary.ts'
import { becomesFace, facesCount, oneFace, rollName, sideAtStart, tableAtStart } from './dice.words.ts'
import type { Side } from './modifier.ts'
import type { Face, RollName } from './roll.ts'

type RowFacts = { by: Side; count: number; row: string | null }
const iconNames = (icons: readonly Icon[], locale: Locale) =>
  formatList(
    icons.map((icon) => iconName(icon, locale)),
    locale,
  )

/** `2–3`, of a row that is named `2-3`. */
const rowName = (row: string): string => row.replace('-', '–')

/** Rules on expertise tables. */
export const expertiseRules = {
  'shatterpoint.expertise.which-table': rule<{ by: Side }>({
    title: { en: 'Which table is used', es: 'Qué tabla se usa' },
    says: {
      en: 'An attack uses the table of its weapon; a defence uses the one defence table of the stance against either type of attack.',
      es: 'El ataque usa la tabla de su arma; la defensa usa la única tabla de defensa de la postura contra ambos tipos de ataque.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: [],
    explain: {
      en: ({ by }) =>
        ({
          attacker: 'The attacker uses the table of the weapon.',
          defender: 'The defender uses their defence table.',
        })[by],
      es: ({ by }) =>
        ({ attacker: 'El atacante usa la tabla del arma.', defender: 'El defensor usa su tabla de defensa.' })[by],
    },
  }),
  'shatterpoint.expertise.row': rule<RowFacts>({
    title: { en: 'One row of the table', es: 'Una sola fila de la tabla' },
    says: {
      en: 'The expertise results in the own roll are counted, and all entries of the row for that number are applied, and of no other row. Below the first row nothing happens; a table has a row for every higher number.',
      es: 'Se cuentan los resultados de pericia de la propia tirada y se aplican todas las entradas de la fila de ese número, y de ninguna otra. Por debajo de la primera fila no ocurre nada; la tabla tiene fila para todo número mayor.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: ['Q-49'],
    explain: {
      en: ({ by, count, row }) =>
        row === null
          ? `${tableAtStart(by, 'en')} has no row for ${count} expertise: add the row.`
          : `${sideAtStart(by, 'en')} has ${count} expertise: row ${rowName(row)}.`,
      es: ({ by, count, row }) =>
        row === null
          ? `${tableAtStart(by, 'es')} no tiene fila para ${facesCount(count, 'expertise', 'es')}: añade la fila.`
          : `${sideAtStart(by, 'es')} tiene ${facesCount(count, 'expertise', 'es')}: fila ${rowName(row)}.`,
    },
  }),
  'shatterpoint.expertise.row-time': rule<RowFacts>({
    title: { en: 'The row is looked up when it is due', es: 'La fila se busca cuando toca' },
    says: {
      en: 'Each time entries are due, the row is that for the expertise then in the roll, after removals, changes and rerolls. Each table is applied once in an attack.',
      es: 'Cada vez que toca aplicar entradas, la fila es la de la pericia que haya entonces en la tirada, tras retiradas, cambios y repeticiones. Cada tabla se aplica una vez por ataque.',
    },
    section: 'Expertise tables',
    page: null,
    rulings: ['Q-38'],
    explain: {
      en: ({ by, count, row }) =>
        `${sideAtStart(by, 'en')} now has ${count} expertise: row ${rowName(row ?? '')} from here on.`,
      es: ({ by, count, row }) =>
        `${sideAtStart(by, 'es')} tiene ahora ${facesCount(count, 'expertise', 'es')}: desde aquí, fila ${rowName(row ?? '')}.`,
    },
  }),
  'shatterpoint.expertise.add': rule<{ by: Side; roll: RollName; face: Face; dice: number }>({
    title: { en: 'Adding a result', es: 'Añadir un resultado' },
    says: {
      en: 'An added result is a new die in the roll that shows it.',
      es: 'Un resultado añadido es un dado nuevo en la tirada que lo muestra.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: [],
    explain: {
      en: ({ by, roll, face, dice }) =>
        `${tableAtStart(by, 'en')} adds ${facesCount(dice, face, 'en')} to ${rollName(roll, 'en')}.`,
      es: ({ by, roll, face, dice }) =>
        `${tableAtStart(by, 'es')} añade ${facesCount(dice, face, 'es')} a ${rollName(roll, 'es')}.`,
    },
  }),
  'shatterpoint.expertise.change': rule<{ by: Side; roll: RollName; from: Face; to: Face; dice: number }>({
    title: { en: 'Changing a result', es: 'Cambiar un resultado' },
    says: {
      en: 'One die of the roll that shows the first result is turned to the second. It must be done if there is such a die, and either roll may be named.',
      es: 'Un dado de la tirada que muestre el primer resultado pasa a mostrar el segundo. Es obligatorio si existe tal dado, y puede referirse a cualquiera de las tiradas.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: [],
    explain: {
      en: ({ roll, from, to, dice }) =>
        dice === 0
          ? `No die of ${rollName(roll, 'en')} shows ${oneFace(from, 'en')}, so none becomes ${oneFace(to, 'en')}.`
          : `${facesCount(dice, from, 'en')} of ${rollName(roll, 'en')} ${dice === 1 ? 'becomes' : 'become'} ${becomesFace(dice, to, 'en')}.`,
      es: ({ roll, from, to, dice }) =>
        dice === 0
          ? `Ningún dado de ${rollName(roll, 'es')} muestra ${oneFace(from, 'es')}; ninguno pasa a ser ${becomesFace(1, to, 'es')}.`
          : `${facesCount(dice, from, 'es')} de ${rollName(roll, 'es')} ${dice === 1 ? 'pasa' : 'pasan'} a ser ${becomesFace(dice, to, 'es')}.`,
    },
  }),
  'shatterpoint.expertise.damage': rule<{ by: Side; damage: number }>({
    title: { en: 'Damage in a table', es: 'Daño en una tabla' },
    says: {
      en: 'Damage in an attack table goes to the damage pool before the first option, even without successes. Damage in a defence table is suffered by the attacking unit after the attack.',
      es: 'El daño de una tabla de ataque va a la reserva de daño antes de la primera opción, incluso sin éxitos. El daño de una tabla de defensa lo sufre la unidad atacante después del ataque.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: ['Q-39'],
    explain: {
      en: ({ by, damage }) =>
        by === 'attacker'
          ? `The attack table adds ${damage} damage to the pool.`
          : `The attacking unit will suffer ${damage} damage after the attack.`,
      es: ({ by, damage }) =>
        by === 'attacker'
          ? `La tabla de ataque añade ${damage} de daño a la reserva.`
          : `La unidad atacante sufrirá ${damage} de daño después del ataque.`,
    },
  }),
  'shatterpoint.expertise.effect-icons': rule<{ by: Side; icons: Icon[] }>({
    title: { en: 'Icons of a table wait', es: 'Los iconos de una tabla esperan' },
    says: {
      en: 'All other icons of a table wait until after the attack.',
      es: 'Los demás iconos de una tabla esperan hasta después del ataque.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: [],
    explain: {
      en: ({ by, icons }) => `${sideAtStart(by, 'en')} keeps for after the attack: ${iconNames(icons, 'en')}.`,
      es: ({ by, icons }) => `${sideAtStart(by, 'es')} guarda para después del ataque: ${iconNames(icons, 'es')}.`,
    },
  }),
  'shatterpoint.expertise.negate': rule<{ by: Side; icons: Icon[] }>({
    title: { en: 'Cancelling effects', es: 'Anular efectos' },
    says: {
      en: 'Entries that cancel effects of the attack act during it, before the effect in question.',
      es: 'Las entradas que anulan efectos del ataque actúan durante él, antes del efecto en cuestión.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: [],
    explain: {
      en: ({ by, icons }) => `${sideAtStart(by, 'en')} cancels in this attack: ${iconNames(icons, 'en')}.`,
      es: ({ by, icons }) => `${sideAtStart(by, 'es')} anula en este ataque: ${iconNames(icons, 'es')}.`,
    },
  }),
  'shatterpoint.expertise.order': rule<{ by: Side | null }>({
    title: { en: 'The order of the entries', es: 'El orden de las entradas' },
    says: {
      en: 'A player applies the entries of their row in any order within one part of the step; after the attack their directed icons come before their personal ones.',
      es: 'Cada jugador aplica las entradas de su fila en el orden que quiera dentro de una misma parte del paso; después del ataque sus iconos dirigidos van antes que los personales.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: [],
    explain: {
      en: ({ by }) =>
        by === null
          ? 'The rows have too many different entries to try every order: ask for the printed order.'
          : `${sideAtStart(by, 'en')} applies the entries in an order of their own.`,
      es: ({ by }) =>
        by === null
          ? 'Las filas tienen demasiadas entradas distintas para probar todos los órdenes: pide el orden impreso.'
          : `${sideAtStart(by, 'es')} aplica las entradas en el orden que ha elegido.`,
    },
  }),
  'shatterpoint.expertise.spent': rule<{ by: Side; dice: number }>({
    title: { en: 'Used expertise', es: 'Pericia usada' },
    says: {
      en: 'Expertise dice stay in the roll but count for nothing when results are determined; they are listed apart.',
      es: 'Los dados de pericia siguen en la tirada, pero no cuentan al determinar los resultados; se indican aparte.',
    },
    section: 'Expertise tables',
    page: '13–14',
    rulings: ['Q-40'],
    explain: {
      en: ({ by, dice }) => `${sideAtStart(by, 'en')} has used ${dice} expertise ${dice === 1 ? 'die' : 'dice'}.`,
      es: ({ by, dice }) => `${sideAtStart(by, 'es')} ha usado ${diceCount(dice, 'es')} de pericia.`,
    },
  }),
}
