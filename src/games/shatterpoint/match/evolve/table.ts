import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { Player } from '../../vocabulary.ts'
import type { PlayEvent } from '../events.ts'
import type { ObjectiveInMatch, PlayerState, ShatterpointState, UnitInMatch } from '../state.ts'

/** What events of some types do to the state. */
export type Evolution<Event extends PlayEvent> = {
  readonly [Type in Event['type']]?: (
    state: ShatterpointState,
    event: Extract<PlayEvent, { type: Type }>,
    content: ShatterpointContent,
  ) => ShatterpointState
}

/** The state with a unit changed. */
export function withUnit(
  state: ShatterpointState,
  id: string,
  change: (unit: UnitInMatch) => Partial<UnitInMatch>,
): ShatterpointState {
  return { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, ...change(unit) } : unit)) }
}

/** The state with a character somewhere, or nowhere. */
export function withCharacter(
  state: ShatterpointState,
  id: string,
  at: UnitInMatch['characters'][number]['at'],
): ShatterpointState {
  const units = state.units.map((unit) =>
    unit.characters.some((character) => character.id === id)
      ? { ...unit, characters: unit.characters.map((one) => (one.id === id ? { id, at } : one)) }
      : unit,
  )
  return { ...state, units }
}

/** The state with the cards and the Force of a player changed. */
export function withPlayer(
  state: ShatterpointState,
  player: Player,
  change: (cards: PlayerState) => Partial<PlayerState>,
): ShatterpointState {
  const cards = state.players[player]
  return { ...state, players: { ...state.players, [player]: { ...cards, ...change(cards) } } }
}

/** The state with objectives changed. */
export function withObjectives(
  state: ShatterpointState,
  change: (objective: ObjectiveInMatch) => Partial<ObjectiveInMatch>,
): ShatterpointState {
  return { ...state, objectives: state.objectives.map((objective) => ({ ...objective, ...change(objective) })) }
}
