import type { PlayEvent, PlayEventOf } from '../events.ts'
import type { PlayerId } from '../players.ts'
import type { CreatureInMatch } from '../shapes/things.ts'
import { cardOf, type PlayerState, type SignumState } from '../state.ts'

/** What events of some types do to the state. */
export type Evolution = {
  readonly [Type in PlayEvent['type']]?: (state: SignumState, event: PlayEventOf<Type>) => SignumState
}

/** The state with a player changed. */
export const withPlayer = (
  state: SignumState,
  player: PlayerId,
  change: (one: PlayerState) => Partial<PlayerState>,
): SignumState => ({
  ...state,
  players: state.players.map((one) => (one.player === player ? { ...one, ...change(one) } : one)),
})

/** The state with a creature changed. */
export const withCreature = (
  state: SignumState,
  id: string,
  change: (one: CreatureInMatch) => Partial<CreatureInMatch>,
): SignumState => ({
  ...state,
  creatures: state.creatures.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
})

/** The state without a creature; whatever held on it is gone with it. */
export const withoutCreature = (state: SignumState, id: string): SignumState => ({
  ...state,
  creatures: state.creatures.filter((one) => one.id !== id),
  effects: state.effects.filter(
    ({ on }) => !(('creature' in on && on.creature === id) || ('control' in on && on.control === id)),
  ),
  activation: state.activation?.creature === id ? null : state.activation,
})

/** Cards without some others, each as often as it is named. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards]
  for (const card of taken) {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** A creature as it comes into play. */
export const freshCreature = (
  id: string,
  owner: PlayerId,
  more: Pick<CreatureInMatch, 'kind' | 'x' | 'y' | 'armour' | 'hidden' | 'arrived' | 'summoned'>,
): CreatureInMatch => ({
  id,
  card: cardOf(id),
  owner,
  controller: owner,
  wounds: 0,
  concentration: 0,
  activated: false,
  skipsNext: false,
  moved: false,
  ran: false,
  tired: false,
  persecutions: 0,
  steamed: false,
  howled: false,
  targeted: false,
  ...more,
})
