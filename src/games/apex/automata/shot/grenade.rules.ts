import type { Cell } from '../../../../geometry/grid.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Using grenades'

/** Rules on the grenades of Automata. */
export const automatonGrenadeRules = {
  'apex.automata.use.only-frag': rule<{ reason: string | null; grenade: string }>({
    title: { en: 'Frag grenades only', es: 'Solo granadas de fragmentación' },
    says: {
      en: 'The only thing that an Automaton uses is a frag grenade, of which it never runs out, and only when a card says so.',
      es: 'Lo único que usa un Autómata es una granada de fragmentación, que nunca se le acaba, y solo cuando lo dice una carta.',
    },
    section: SECTION,
    page: '12',
    rulings: [],
    explain: {
      en: ({ reason, grenade }) =>
        reason === null ? 'It throws a frag grenade.' : `An Automaton does not throw “${grenade}”.`,
      es: ({ reason, grenade }) =>
        reason === null ? 'Lanza una granada de fragmentación.' : `Un Autómata no lanza «${grenade}».`,
    },
  }),
  'apex.automata.use.frag-target': rule<{ target: string | null; cell: Cell | null }>({
    title: { en: 'On the space of the enemy', es: 'En el espacio del enemigo' },
    says: {
      en: 'The template goes on the space of the primary enemy if it meets what the card asks, else of the secondary, else nothing is thrown. Sight is not asked for unless the card does.',
      es: 'La plantilla va en el espacio del enemigo principal si cumple lo que pide la carta, si no del secundario, y si no, no se lanza nada. No se pide visión si la carta no lo hace.',
    },
    section: SECTION,
    page: '12',
    rulings: ['Q-A92'],
    explain: {
      en: ({ target, cell }, content) =>
        target === null || cell === null
          ? 'No enemy meets what the card asks: nothing is thrown.'
          : `The template goes on ${cellName(cell)}, where ${legendName(target, 'en', content)} stands.`,
      es: ({ target, cell }, content) =>
        target === null || cell === null
          ? 'Ningún enemigo cumple lo que pide la carta: no se lanza nada.'
          : `La plantilla va en ${cellName(cell)}, donde está ${legendName(target, 'es', content)}.`,
    },
  }),
  'apex.automata.use.frag-range': rule<{ min: number; max: number; own: boolean }>({
    title: { en: 'The range of the grenade', es: 'El alcance de la granada' },
    says: {
      en: 'If the card gives no range, that of the frag grenade counts, 2 to 5.',
      es: 'Si la carta no da un alcance, cuenta el de la granada de fragmentación, de 2 a 5.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-A50'],
    explain: {
      en: ({ min, max, own }) => `At ${min} to ${max}, ${own ? 'as the grenade has it' : 'as the card says'}.`,
      es: ({ min, max, own }) => `A entre ${min} y ${max}, ${own ? 'el de la granada' : 'como dice la carta'}.`,
    },
  }),
}
