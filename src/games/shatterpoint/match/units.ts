import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { Unit } from '../content/unit-card.ts'
import type { UnitState } from '../damage/unit-state.ts'
import type { Player } from '../vocabulary.ts'
import type { CharacterState, PlayerState, ShatterpointState, UnitInMatch } from './state.ts'

export const SEATS: readonly Player[] = ['A', 'B']
export const seatOf = (player: Player): number => (player === 'A' ? 0 : 1)
export const playerOf = (seat: number): Player => (seat === 0 ? 'A' : 'B')

/** A unit of the match by its name. */
export function unitOf({ units }: Pick<ShatterpointState, 'units'>, id: string): UnitInMatch {
  const found = units.find((unit) => unit.id === id)
  if (found === undefined) throw new Error(`No unit ${id}.`)
  return found
}

/** The unit of a character. */
export function unitOfCharacter({ units }: Pick<ShatterpointState, 'units'>, id: string): UnitInMatch {
  const found = units.find(({ characters }) => characters.some((character) => character.id === id))
  if (found === undefined) throw new Error(`No character ${id}.`)
  return found
}

/** A character that may have left the table. */
export function characterOf(state: Pick<ShatterpointState, 'units'>, id: string): CharacterState {
  const found = unitOfCharacter(state, id).characters.find((character) => character.id === id)
  if (found === undefined) throw new Error(`No character ${id}.`)
  return found
}

/** The units of a player that are not defeated. */
export const unitsOf = ({ units }: ShatterpointState, player: Player): UnitInMatch[] =>
  units.filter((unit) => unit.player === player && !unit.defeated)

/** The characters of a unit that stand on the table. */
export const standing = ({ characters }: UnitInMatch): string[] =>
  characters.filter(({ at }) => at !== null).map(({ id }) => id)

/** The card of a unit. */
export function cardOf({ card }: UnitInMatch, { units }: ShatterpointContent): Unit {
  const found = units.get(card)
  if (found === undefined) throw new Error(`No unit ${card} in the content.`)
  return found
}

/** The tags on the card of a unit, and those that abilities have given it. */
export function tagsOf(unit: UnitInMatch, content: ShatterpointContent): readonly string[] {
  const { tags } = cardOf(unit, content)
  const gained = unit.gainedTags ?? []
  return gained.length === 0 ? tags : [...new Set([...tags, ...gained.map(({ tag }) => tag)])]
}

/** A unit as the rules on damage and conditions know it. */
export function damageStateOf(unit: UnitInMatch, content: ShatterpointContent): UnitState {
  const { id, player, damage, wounds, injuries, conditions, hunker } = unit
  const { stamina, durability } = cardOf(unit, content)
  const tokens = { damage, wounds, injuries, conditions: [...conditions], immunities: [], hunker }
  return { id, player, stamina, durability, ...tokens }
}

export const orderCardsOf = ({ players }: ShatterpointState, player: Player): PlayerState => players[player]

export const isWoundedUnit = ({ wounds }: UnitInMatch): boolean => wounds > 0
