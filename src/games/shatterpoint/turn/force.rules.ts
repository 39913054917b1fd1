import { rule } from '../../../rulebook/rule.ts'

type Cost = { cost: number; reductions: number; isFree: boolean; surcharge: number; total: number; ready: number }
type Variable = { chosen: number | null; surcharge: number; min: number | null; max: number | null }
type Change = { change: 'spend' | 'refresh'; asked: number; done: number; ready: number; total: number }

/** Rules on the Force. */
export const forceRules = {
  'shatterpoint.force.cost': rule<Cost>({
    title: { en: 'What an ability costs', es: 'Lo que cuesta una capacidad' },
    says: {
      en: 'An ability costs its printed Force less reductions, but not less than 0, and 1 Force more for every wound and injury token of the unit, which nothing reduces. What cannot be paid cannot be used.',
      es: 'Una capacidad cuesta su Fuerza impresa menos las reducciones, pero nunca menos de 0, y 1 de Fuerza más por cada ficha de herida y de lesión de la unidad, que nada reduce. Lo que no se puede pagar no se puede usar.',
    },
    section: 'Abilities',
    page: '12',
    rulings: ['Q-21', 'Q-52'],
    explain: {
      en: ({ cost, reductions, isFree, surcharge, total, ready }) =>
        `${isFree ? `The cost of ${cost} is waived` : `Cost ${cost}${reductions === 0 ? '' : `, reduced by ${reductions}`}`}${surcharge === 0 ? '' : `, and ${surcharge} for wounds and injuries`}: ${total} Force${total > ready ? `, and only ${ready} is ready` : ''}.`,
      es: ({ cost, reductions, isFree, surcharge, total, ready }) =>
        `${isFree ? `El coste de ${cost} no se paga` : `Coste ${cost}${reductions === 0 ? '' : `, reducido en ${reductions}`}`}${surcharge === 0 ? '' : `, y ${surcharge} por heridas y lesiones`}: ${total} de Fuerza${total > ready ? `, y solo hay ${ready} preparada` : ''}.`,
    },
  }),
  'shatterpoint.force.variable': rule<Variable>({
    title: { en: 'Costs that vary', es: 'Costes variables' },
    says: {
      en: 'Where the cost varies the player chooses how much Force to spend. What is paid for wounds and injuries does not count for the effect.',
      es: 'Donde el coste varía, el jugador elige cuánta Fuerza gasta. Lo que se paga por heridas y lesiones no cuenta para el efecto.',
    },
    section: 'Abilities',
    page: '12',
    rulings: [],
    explain: {
      en: ({ chosen, surcharge, min, max }) =>
        chosen === null
          ? `Its cost varies from ${min} to ${max}; choose one.`
          : max === null && min !== null
            ? `Its cost is ${min} and cannot be chosen.`
            : max !== null
              ? `${chosen} is not between ${min} and ${max}.`
              : `${chosen} Force counts for the effect${surcharge === 0 ? '' : `; the ${surcharge} for wounds and injuries does not`}.`,
      es: ({ chosen, surcharge, min, max }) =>
        chosen === null
          ? `Su coste va de ${min} a ${max}; elige uno.`
          : max === null && min !== null
            ? `Su coste es ${min} y no se puede elegir.`
            : max !== null
              ? `${chosen} no está entre ${min} y ${max}.`
              : `${chosen} de Fuerza cuenta para el efecto${surcharge === 0 ? '' : `; lo pagado por heridas y lesiones (${surcharge}) no`}.`,
    },
  }),
  'shatterpoint.force.spend-refresh': rule<Change>({
    title: { en: 'Spending and refreshing Force', es: 'Gastar y renovar Fuerza' },
    says: {
      en: 'Spending turns ready Force tokens to their spent side, refreshing turns them back; no more can be spent than is ready and no more refreshed than is spent, and the pool never grows.',
      es: 'Gastar da la vuelta a fichas de Fuerza preparadas, renovar las devuelve; no se gasta más de lo preparado ni se renueva más de lo gastado, y la reserva nunca crece.',
    },
    section: 'The will of the Force',
    page: '16',
    rulings: [],
    explain: {
      en: ({ change, asked, done, ready, total }) =>
        change === 'refresh'
          ? `${done} of ${asked} Force is refreshed: ${ready} of ${total} ready.`
          : done < asked
            ? `${asked} Force is needed and only ${ready} of ${total} is ready.`
            : `${done} Force is spent: ${ready} of ${total} ready.`,
      es: ({ change, asked, done, ready, total }) =>
        change === 'refresh'
          ? `${done === 1 ? 'Se renueva' : 'Se renuevan'} ${done} de ${asked} de Fuerza; preparada: ${ready} de ${total}.`
          : done < asked
            ? `${asked === 1 ? 'Hace' : 'Hacen'} falta ${asked} de Fuerza y solo hay preparada ${ready} de ${total}.`
            : `${done === 1 ? 'Se gasta' : 'Se gastan'} ${done} de Fuerza; preparada: ${ready} de ${total}.`,
    },
  }),
}
