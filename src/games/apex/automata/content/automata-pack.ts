import type { Pack } from '../../../../contract/content.ts'
import { automatonAbilities } from './automaton-abilities.ts'
import { automatonArsenals } from './automaton-arsenals.ts'
import { automatonFeats } from './automaton-feats.ts'
import { automatonLegends } from './automaton-legends.ts'
import { routeCards } from './route-cards.ts'

/** The cards of the solo and co-op expansion. */
export const apexAutomata: Pack = {
  id: 'apex-automata',
  version: '1.0.0',
  entries: [...routeCards, ...automatonLegends, ...automatonArsenals, ...automatonFeats, ...automatonAbilities],
}
