import { abilitiesOf } from '../abilities/owned.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { isWoundedUnit, unitOfCharacter } from '../units.ts'
import { isUsable, resolvePaid } from './abilities.ts'

/** The unit of a character may use one of its active abilities without its Force cost. */
export function* freeAbility(run: MatchRun, character: string): Asking<void> {
  const unit = unitOfCharacter(run.state, character)
  if (isWoundedUnit(unit)) return
  const usable = abilitiesOf(unit, run.content).filter(
    (owned) => owned.ability.type === 'active' && !owned.ability.action && isUsable(run, owned, null, true),
  )
  if (usable.length === 0) return
  const options: ShatterpointCommand[] = [
    ...usable.map(({ id }) => ({ useAbility: { abilityId: id } })),
    { decline: {} },
  ]
  const answer = yield* ask(unit.player, 'granted', { about: { unit: unit.id, icon: 'activeAbility' }, options })
  const chosen = 'useAbility' in answer ? usable.find(({ id }) => id === answer.useAbility.abilityId) : undefined
  if (chosen !== undefined) yield* resolvePaid(run, chosen, null, true)
}
