import type { JsonObject } from '../../src/lib/json.ts'

/** An offer as a client gets it. */
export type Offered = { readonly id: string; readonly command: JsonObject; readonly text: string }

/** What a client without knowledge of the rules does first; a shot before all, and a move only before anything else. */
const FIRST = ['respawn', 'shoot', 'lock', 'placeAtEntry', 'enter', 'activate', 'finish', 'endActivation']

/** One of the offers: nobody gives loot away, so that a match of Apex Legends takes few commands. */
export function chooseOffer(offers: readonly Offered[], turn: number): Offered {
  const of = (name: string) => offers.filter(({ command }) => name in command)
  const moves = turn % 3 === 0 && of('shoot').length === 0 ? of('move') : []
  const [first] = [...(moves.length > 0 ? [moves[(turn * 7) % moves.length]] : []), ...FIRST.flatMap(of), ...offers]
  if (first === undefined) throw new Error('Nothing is offered.')
  return first
}
