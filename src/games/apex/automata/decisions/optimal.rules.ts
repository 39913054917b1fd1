import type { Cell } from '../../../../geometry/grid.ts'
import { cellName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Optimal Shot'

/** The moments at which an Optimal Shot is looked for. */
export type Checkpoint = 'stepFive' | 'entered' | 'positionChanged'

const MOMENTS = {
  stepFive: { en: 'at the start of step 5', es: 'al empezar el paso 5' },
  entered: { en: 'after entering a space', es: 'tras entrar en un espacio' },
  positionChanged: { en: 'after a Legend changed its position', es: 'tras cambiar de posición una Leyenda' },
} as const

/** Rules on when an Optimal Shot is taken. */
export const optimalRules = {
  'apex.automata.optimal.window': rule<{ reason: string | null; step: number }>({
    title: { en: 'Steps 5 to 9 only', es: 'Solo del paso 5 al 9' },
    says: {
      en: 'The Optimal Shot is active in steps 5 to 9 of the Automaton’s own activation, until it has shot.',
      es: 'El Disparo óptimo está activo del paso 5 al 9 de la propia activación del Autómata, hasta que haya disparado.',
    },
    section: SECTION,
    page: '14, 17-18',
    rulings: [],
    explain: {
      en: ({ reason, step }) => `Step ${step}: the Optimal Shot is ${reason === null ? 'active' : 'not active'}.`,
      es: ({ reason, step }) => `Paso ${step}: el Disparo óptimo ${reason === null ? 'está' : 'no está'} activo.`,
    },
  }),
  'apex.automata.optimal.checkpoints': rule<{ checkpoint: Checkpoint }>({
    title: { en: 'When it is looked for', es: 'Cuándo se comprueba' },
    says: {
      en: 'It is looked for at the start of step 5, after the Automaton enters a free space, and after any Legend on the board changes its position; at no other moment.',
      es: 'Se comprueba al empezar el paso 5, después de que el Autómata entre en un espacio libre y después de que cualquier Leyenda del tablero cambie de posición; en ningún otro momento.',
    },
    section: SECTION,
    page: '17-18',
    rulings: ['Q-A35', 'Q-A36'],
    explain: {
      en: ({ checkpoint }) => `It is looked for ${MOMENTS[checkpoint].en}.`,
      es: ({ checkpoint }) => `Se comprueba ${MOMENTS[checkpoint].es}.`,
    },
  }),
  'apex.automata.optimal.one-shot': rule<{ reason: string | null }>({
    title: { en: 'One shot in an activation', es: 'Un disparo por activación' },
    says: {
      en: 'An Automaton takes one Shot action of any kind in its activation; after it nothing is looked for any more.',
      es: 'Un Autómata hace una sola acción de Disparo, del tipo que sea, en su activación; tras ella no se comprueba nada más.',
    },
    section: SECTION,
    page: '18',
    rulings: ['Q-A25'],
    explain: {
      en: ({ reason }) =>
        reason === null
          ? 'That was its shot of this activation.'
          : 'It has already shot in this activation: no other Shot is possible.',
      es: ({ reason }) =>
        reason === null
          ? 'Ese ha sido su disparo de esta activación.'
          : 'Ya ha disparado en esta activación: no puede hacer otro Disparo.',
    },
  }),
  'apex.automata.optimal.pass-through': rule<{ reason: string | null; cell: Cell }>({
    title: { en: 'Not while passing through', es: 'No al pasar a través' },
    says: {
      en: 'While the Automaton passes through an occupied space nothing is looked for.',
      es: 'Mientras el Autómata pasa por un espacio ocupado no se comprueba nada.',
    },
    section: SECTION,
    page: '17',
    rulings: ['Q-A35'],
    explain: {
      en: ({ cell }) => `It only passes through ${cellName(cell)}, which is occupied: no Optimal Shot there.`,
      es: ({ cell }) => `Solo pasa por ${cellName(cell)}, que está ocupado: allí no hay Disparo óptimo.`,
    },
  }),
  'apex.automata.optimal.weapon': rule<{ weapon: string; distance: number }>({
    title: { en: 'The weapon that is in its optimal range', es: 'El arma que está en su alcance óptimo' },
    says: {
      en: 'An Optimal Shot is taken with the weapon that has the primary enemy in its optimal range.',
      es: 'Un Disparo óptimo se hace con el arma que tiene al enemigo principal en su alcance óptimo.',
    },
    section: SECTION,
    page: '28',
    rulings: ['Q-A26'],
    explain: {
      en: ({ weapon, distance }) => `At ${distance} it is the ${weapon}.`,
      es: ({ weapon, distance }) => `A ${distance} es ${weapon}.`,
    },
  }),
}
