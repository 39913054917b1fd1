import type { ApexTrace } from '../../rules.ts'
import { enemyOf, type Squad } from '../../table/squad.ts'
import { RED_FROM } from '../content/automaton-setup.ts'

/** Whether an aim card of this value makes the players the Red squad. */
export const isRedBy = (value: number): boolean => value >= RED_FROM

/** How many cards of a deck make the players Red. */
export function countRed(values: readonly number[], trace: ApexTrace): number {
  const red = values.filter(isRedBy).length
  trace.applied('apex.automata.setup.colour-draw', { needed: RED_FROM, red, of: values.length })
  return red
}

/** The colours of both squads by the value of the one aim card that is drawn. */
export function coloursBy(value: number, trace: ApexTrace): { readonly humanSquad: Squad; readonly enemySquad: Squad } {
  const humanSquad: Squad = isRedBy(value) ? 'red' : 'blue'
  const enemySquad = enemyOf(humanSquad)
  const colours = { value, needed: RED_FROM, players: humanSquad, automata: enemySquad }
  trace.applied('apex.automata.setup.colour-draw', colours)
  trace.applied('apex.automata.setup.no-core-draw', { cards: 1 })
  trace.applied('apex.automata.setup.initiative-marker', { first: humanSquad === 'red' ? 'players' : 'automata' })
  return { humanSquad, enemySquad }
}
