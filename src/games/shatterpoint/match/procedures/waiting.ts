import type { AbilityStep } from '../../abilities/ability-effect.ts'
import { happening } from '../abilities/moment.ts'
import { abilitiesOf } from '../abilities/owned.ts'
import { allHold } from '../abilities/tests.ts'
import { fieldOf } from '../field.ts'
import type { Asking, MatchRun } from '../questions.ts'
import type { Prepared } from '../state.ts'
import { unitOf, unitOfCharacter } from '../units.ts'
import { applyWaiting } from './abilities.ts'
import type { Fight, WaitingStep } from './fight.ts'

/** What was kept for the next attack of a unit acts in this one, if it is of the kind that it waits for. */
export function* takePrepared(run: MatchRun, fight: Fight): Asking<void> {
  const { id } = unitOfCharacter(run.state, fight.attacker)
  for (const prepared of run.state.activation?.prepared ?? []) {
    const waiting = prepared.unit === id ? waitingOf(run, prepared) : null
    if (waiting === null || !isFor(run, waiting.step, fight)) continue
    run.emit({ type: 'preparedTaken', ...prepared })
    if (waiting.step.waits === 'nextAttackResolved') fight.postponed.push(waiting)
    else yield* applyWaiting(run, waiting, happening('attackTargeted', { fight }))
  }
}

function waitingOf({ state, content }: MatchRun, { unit, ability, step }: Prepared): WaitingStep | null {
  const owned = abilitiesOf(unitOf(state, unit), content).find(({ id }) => id === ability)
  const printed = owned?.ability.steps[step - 1]
  return owned === undefined || printed === undefined ? null : { owned, step: printed }
}

/** A step for the next melee attack waits while others are made; what is judged by the roll is judged afterwards. */
function isFor({ state, content }: MatchRun, step: AbilityStep, fight: Fight): boolean {
  const owner = unitOfCharacter(state, fight.attacker)
  const tests = step.if.filter((test) => 'attackType' in test)
  return allHold(tests, { state, content, field: fieldOf(state, content), owner, now: null, fight, character: null })
}
