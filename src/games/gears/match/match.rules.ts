import { rule } from '../../../rulebook/rule.ts'

const STEPS = {
  en: {
    placing: 'the placing of the soldiers',
    crawl: 'the crawl of a bleeding soldier',
    heal: 'the heal step',
    orders: 'the orders step',
    locust: 'the Locust activation step',
    over: 'the end of the match',
  },
  es: {
    placing: 'la colocación de los soldados',
    crawl: 'el arrastre de quien se desangra',
    heal: 'el paso de Curación',
    orders: 'el paso de Órdenes',
    locust: 'el paso de Activación de los Locust',
    over: 'el final de la partida',
  },
} as const

/** Rules on the course of a match. */
export const matchRules = {
  'gears.turn.steps': rule<{
    step: keyof (typeof STEPS)['en']
    /** The seat that acts now. */
    seat: number
    command: string
    reason: 'otherSeat' | 'otherStep' | 'otherAction' | 'asked'
  }>({
    title: { en: 'One step after the other', es: 'Un paso después de otro' },
    says: {
      en: 'A standing player’s turn has three steps, in this order: heal, orders, Locust activation. Each thing is done in its step by the player whose turn it is.',
      es: 'El turno de un jugador en pie tiene tres pasos, en este orden: Curación, Órdenes y Activación de los Locust. Cada cosa se hace en su paso y la hace el jugador de quien es el turno.',
    },
    section: 'How to play',
    page: '9',
    rulings: [],
    explain: {
      en: ({ step, seat, command, reason }) =>
        ({
          otherSeat: `It is ${STEPS.en[step]} of seat ${seat}: “${command}” cannot be given by another seat now.`,
          otherStep: `It is ${STEPS.en[step]}: “${command}” is not possible in it.`,
          otherAction: `“${command}” does not resolve the action that is next.`,
          asked: `Seat ${seat} has a question to answer; “${command}” has to wait for it.`,
        })[reason],
      es: ({ step, seat, command, reason }) =>
        ({
          otherSeat: `Es ${STEPS.es[step]} del asiento ${seat}: «${command}» no puede darlo ahora otro asiento.`,
          otherStep: `Es ${STEPS.es[step]}: «${command}» no es posible ahora.`,
          otherAction: `«${command}» no resuelve la acción que toca.`,
          asked: `El asiento ${seat} tiene una pregunta pendiente; «${command}» tiene que esperar a su respuesta.`,
        })[reason],
    },
  }),
}
