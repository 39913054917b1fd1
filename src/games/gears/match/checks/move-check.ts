import type { GearsContent } from '../../content/gears-content.ts'
import { pathViolations } from '../../movement/cog-move.ts'
import type { GearsViolation } from '../../refusal.ts'
import type { Position } from '../../vocabulary.ts'
import type { CommandName } from '../command.ts'
import { slownessOf } from '../procedures/acting.ts'
import { fieldOf } from '../procedures/field.ts'
import type { GearsState } from '../state.ts'
import { playerOf } from '../state.ts'

/** Where all figures but a soldier stand. */
function othersOf({ players, locust }: GearsState, seat: number): Position[] {
  return [...players.filter((_, index) => index !== seat), ...locust].map(({ position }) => position)
}

type Steps = {
  readonly command: CommandName
  readonly path: readonly string[]
  readonly cover?: string | undefined
  readonly zones: number
  readonly mayDisplace: boolean
}

/** What stands against a way of a COG. */
export function stepViolations(
  state: GearsState,
  seat: number,
  { command, path, cover, zones, mayDisplace }: Steps,
  content: GearsContent,
): GearsViolation[] {
  const { map, cogs } = fieldOf(state, content)
  const { character, status } = playerOf(state, seat)
  const figure = cogs.find(({ id }) => id === character)
  if (figure === undefined) return []
  const locust = new Set(state.locust.map(({ position }) => position))
  const others = othersOf(state, seat).filter((position) => !(mayDisplace && locust.has(position)))
  const violations = [
    ...pathViolations(map, figure.place, { path, cover, zones, status }, others),
    ...slowViolations(state, seat, path, content),
  ]
  return violations.map((violation) => ({ ...violation, path: ['command', command, ...violation.path] }))
}

/** A weapon that slows its bearer (gears.weapon.constant). */
function slowViolations(
  state: GearsState,
  seat: number,
  path: readonly string[],
  content: GearsContent,
): GearsViolation[] {
  const slow = slownessOf(state, seat, content)
  if (slow === null || path.length <= slow.left) return []
  const facts = { weapon: slow.weapon, restriction: 'slow', limit: slow.max } as const
  return [{ rule: 'gears.weapon.constant', path: ['path'], facts }]
}
