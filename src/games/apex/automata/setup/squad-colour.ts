import type { ApexTrace } from '../../rules.ts'
import { enemyOf, type Squad } from '../../table/squad.ts'
import { RED_FROM } from '../content/automaton-setup.ts'

/** The colours of both squads by the value of the one aim card that is drawn. */
export function coloursBy(value: number, trace: ApexTrace): { readonly humanSquad: Squad; readonly enemySquad: Squad } {
  const humanSquad: Squad = value >= RED_FROM ? 'red' : 'blue'
  const enemySquad = enemyOf(humanSquad)
  const colours = { value, needed: RED_FROM, players: humanSquad, automata: enemySquad }
  trace.applied('apex.automata.setup.colour-draw', colours)
  trace.applied('apex.automata.setup.no-core-draw', { cards: 1 })
  trace.applied('apex.automata.setup.initiative-marker', { first: humanSquad === 'red' ? 'players' : 'automata' })
  return { humanSquad, enemySquad }
}
