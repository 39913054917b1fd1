import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import { isWithinRange } from '../../measuring/distance.ts'
import { contestedBy } from '../../victory/control.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf, placedUnitOf } from '../field.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import type { ObjectiveInMatch } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Course } from './steps.ts'

type Wanted = Extract<AbilityEffect, { objective: unknown }>['objective']

/** The owner of an ability chooses an objective, which later steps mean; whether there is one. */
export function* chooseObjective(run: MatchRun, wanted: Wanted, course: Course): Asking<boolean> {
  const { unit, id: ability } = course.owned
  const found = run.state.objectives.filter((objective) => isWanted(run, objective, wanted, course))
  course.objective = null
  if (found.length === 0) return false
  const items = found.map(({ id }): readonly [ShatterpointCommand, string] => [{ pick: { ids: [id] } }, id])
  course.objective = yield* askOne(unitOf(run.state, unit).player, 'pick', { unit, ability }, items)
  return true
}

function isWanted(run: MatchRun, { id, face, controller }: ObjectiveInMatch, wanted: Wanted, course: Course): boolean {
  if (wanted.face !== null && face !== wanted.face) return false
  const { player } = unitOf(run.state, course.owned.unit)
  if (!isControlledBy(wanted.controlledBy, controller === null ? null : controller === player)) return false
  const field = fieldOf(run.state, run.content)
  const objective = field.objectives.find((one) => one.id === id)
  const own = placedUnitOf(field, course.owned.unit)?.characters ?? []
  const named = field.characters.filter((one) => one.id === course.named)
  if (wanted.contested && !own.some((one) => contestedBy(one, field).includes(id))) return false
  if (wanted.byNamed && !named.some((one) => contestedBy(one, field).includes(id))) return false
  const { within } = wanted
  if (within === null) return true
  return objective !== undefined && own.some((one) => isWithinRange(one, objective, within, field.lengths))
}

/** Whether an objective is in the hands that are asked for: those of this player, of the other, of nobody. */
function isControlledBy(wanted: Wanted['controlledBy'], isOwn: boolean | null): boolean {
  if (wanted === 'you') return isOwn === true
  if (wanted === 'opponent') return isOwn === false
  return wanted === null || isOwn !== true
}

/** The control token of an objective is taken off; whether there was one. */
export function loseControl(run: MatchRun, id: string | null): boolean {
  const controller = run.state.objectives.find((one) => one.id === id)?.controller ?? null
  if (id === null || controller === null) return false
  run.emit({ type: 'controlRemoved', objective: id, player: controller })
  return true
}
