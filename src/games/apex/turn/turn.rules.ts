import { legendName } from '../language/legend-name.ts'
import { rule } from '../rule.ts'
import { type Squad, squadName } from '../table/squad.ts'

const SECTION = 'Activations'

/** Rules on a squad's turn. */
export const turnRules = {
  'apex.turn.structure': rule<{ squad: Squad; round: number; step: 'tokens' | 'activations' | 'over' }>({
    title: { en: 'A squad’s turn', es: 'El turno de un pelotón' },
    says: {
      en: 'A turn has three steps: everything under the initiative marker is resolved; each Legend of the squad is activated once; the marker moves on one cell.',
      es: 'Un turno tiene tres pasos: se resuelve todo lo que hay bajo el indicador de Iniciativa; cada Leyenda del pelotón se activa una vez; el indicador avanza una casilla.',
    },
    section: SECTION,
    page: '14-16',
    rulings: [],
    explain: {
      en: ({ squad, round, step }) =>
        `${squadName(squad, 'en')}’s turn of round ${round}: ${{ tokens: 'first what lies under the initiative marker is resolved', activations: 'Legends are activated', over: 'every Legend was activated, so the marker moves on' }[step]}.`,
      es: ({ squad, round, step }) =>
        `Turno ${squadName(squad, 'es')} de la ronda ${round}: ${{ tokens: 'primero se resuelve lo que hay bajo el indicador de Iniciativa', activations: 'se activan Leyendas', over: 'todas las Leyendas se han activado, así que el indicador avanza' }[step]}.`,
    },
  }),
  'apex.activation.once-each': rule<{
    legend: string
    reason: 'activated' | 'another' | 'active' | 'possible' | 'notActive'
  }>({
    title: { en: 'Each Legend once', es: 'Cada Leyenda una vez' },
    says: {
      en: 'In a turn each Legend of the squad is activated exactly once, in any order; an activation is finished before the next begins.',
      es: 'En un turno cada Leyenda del pelotón se activa exactamente una vez, en cualquier orden; una activación termina antes de que empiece la siguiente.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ legend, reason }, content) => {
        const name = legendName(legend, 'en', content)
        return {
          activated: `${name} has been activated in this turn already.`,
          another: `${name} has to wait until the activation that has begun is over.`,
          active: `${name} is being activated.`,
          possible: `${name} may be activated now.`,
          notActive: `${name} is no Legend of this turn whose activation could have begun.`,
        }[reason]
      },
      es: ({ legend, reason }, content) => {
        const name = legendName(legend, 'es', content)
        return {
          activated: `${name} ya se ha activado en este turno.`,
          another: `${name} debe esperar a que termine la activación que ha empezado.`,
          active: `${name} se está activando.`,
          possible: `${name} puede activarse ahora.`,
          notActive: `${name} no es una Leyenda de este turno cuya activación pueda haber empezado.`,
        }[reason]
      },
    },
  }),
}
