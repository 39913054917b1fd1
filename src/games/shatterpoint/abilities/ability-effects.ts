import { receiveCondition, type Suffered, strain, sufferDamage } from '../damage/damage.ts'
import { halve } from '../damage/halve.ts'
import type { UnitState } from '../damage/unit-state.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { type ForcePool, refreshForce } from '../turn/force.ts'
import type { Condition, Player } from '../vocabulary.ts'
import type { AbilityEffect, AbilityStep } from './ability-effect.ts'
import { allHold, type Judged } from './ability-tests.ts'
import type { Who } from './whom.ts'

/** What became of a step: done here, left to the players, without effect, or depending on what was not said. */
export const STEP_RESULTS = ['done', 'open', 'noEffect', 'unknown'] as const
export type StepResult = (typeof STEP_RESULTS)[number]

/** The units that an ability may act on, by the part they play; this unit is always known. */
export type Cast = {
  readonly thisUnit: UnitState
  readonly attackingUnit?: UnitState | undefined
  readonly defendingUnit?: UnitState | undefined
  readonly subject?: UnitState | undefined
}

export type Resolution = {
  readonly steps: readonly { readonly step: AbilityStep; readonly result: StepResult }[]
  readonly cast: Cast
  readonly force: ForcePool
  readonly momentum: readonly Player[]
  readonly strained: StrainResult
}

/** Whether using the ability strains the unit: not at all, here, or when the players have carried out the rest. */
export const STRAIN_RESULTS = ['no', 'suffered', 'afterwards'] as const
export type StrainResult = (typeof STRAIN_RESULTS)[number]

type State = { cast: Cast; force: ForcePool; momentum: Player[] }

/** Carries out what can be carried out without the table, in order; the rest is left to the players. */
export function resolveSteps(
  steps: readonly AbilityStep[],
  judged: Judged,
  start: { cast: Cast; force: ForcePool; isPaid: boolean },
  trace: ShatterpointTrace,
): Resolution {
  const { cast, force, isPaid } = start
  const state: State = { cast, force, momentum: [] }
  const resolved = steps.map((step, index) => {
    const result = resolveStep(step, judged, state, trace)
    if (result === 'open') explainOpen(step, index + 1, trace)
    return { step, result }
  })
  const isOver = resolved.every(({ result }) => result === 'done' || result === 'noEffect')
  const strained = isPaid ? strainUser(state, isOver, trace) : 'no'
  return { steps: resolved, ...state, strained }
}

/** What the players have to mind when they carry out a step themselves. */
function explainOpen({ may, ifDone, who, does }: AbilityStep, step: number, trace: ShatterpointTrace): void {
  if (ifDone) trace.applied('shatterpoint.effect.if-it-does', { step })
  if (may) trace.applied('shatterpoint.effect.may', { step })
  if (who === 'each' || who === 'eachCharacter') trace.applied('shatterpoint.effect.each', { step })
  const isPushed = does.some((effect) => 'push' in effect || 'pull' in effect || 'shove' in effect)
  const isMoved = does.some((effect) => 'move' in effect)
  if (isPushed) trace.applied('shatterpoint.effect.who-decides', { step, decider: 'resolver' })
  else if (isMoved) trace.applied('shatterpoint.effect.who-decides', { step, decider: 'controller' })
}

/** A strained unit that used an ability suffers when the ability is resolved. */
function strainUser(state: State, isOver: boolean, trace: ShatterpointTrace): StrainResult {
  const { thisUnit } = state.cast
  if (!thisUnit.conditions.includes('strained')) return 'no'
  if (!isOver) return 'afterwards'
  const { unit, momentum } = strain(thisUnit, 'ability', trace)
  state.cast = { ...state.cast, thisUnit: unit }
  if (momentum !== null) state.momentum.push(momentum)
  return 'suffered'
}

function resolveStep(step: AbilityStep, judged: Judged, state: State, trace: ShatterpointTrace): StepResult {
  const isMet = allHold(step.if, { ...judged, unit: state.cast.thisUnit })
  if (isMet === false) return 'noEffect'
  if (isMet === null) return 'unknown'
  const [effect, ...others] = step.does
  if (effect === undefined || others.length > 0 || step.may || step.ifDone) return 'open'
  return applyEffect(effect, step.who, judged, state, trace)
}

function applyEffect(
  effect: AbilityEffect,
  who: Who,
  { circumstances }: Judged,
  state: State,
  trace: ShatterpointTrace,
): StepResult {
  if ('refreshForce' in effect) {
    state.force = refreshForce(state.force, effect.refreshForce, trace)
    return 'done'
  }
  const part = partOf(who)
  const unit = part === null ? undefined : state.cast[part]
  if (part === null || unit === undefined) return 'open'
  const changed = changeUnitBy(effect, unit, circumstances, trace)
  if (typeof changed === 'string') return changed
  state.cast = { ...state.cast, [part]: changed.unit }
  if (changed.momentum !== null) state.momentum.push(changed.momentum)
  return 'done'
}

function partOf(who: Who): keyof Cast | null {
  return who === 'thisUnit' || who === 'attackingUnit' || who === 'defendingUnit' || who === 'subject' ? who : null
}

/** A unit after an effect on its tokens, or what else became of the effect. */
function changeUnitBy(
  effect: AbilityEffect,
  unit: UnitState,
  { damagePool, removes }: Judged['circumstances'],
  trace: ShatterpointTrace,
): Suffered | StepResult {
  const only = (changes: Partial<UnitState>): Suffered => ({ unit: { ...unit, ...changes }, momentum: null })
  if ('damage' in effect) return sufferDamage(unit, effect.damage, trace)
  if ('poolDamage' in effect) {
    if (damagePool === undefined) return 'unknown'
    const share = effect.poolDamage === 'half' ? halve(damagePool, trace).half : Math.floor(damagePool / 2)
    return sufferDamage(unit, share, trace)
  }
  if ('condition' in effect) return receiveCondition(unit, effect.condition, trace)
  if ('hunker' in effect) return only({ hunker: unit.hunker + effect.hunker })
  if ('injuries' in effect) return only({ injuries: unit.injuries + effect.injuries })
  if ('loseWounds' in effect) return only({ wounds: Math.max(0, unit.wounds - effect.loseWounds) })
  if ('loseAllDamage' in effect) return only({ damage: 0 })
  return 'loseConditions' in effect ? withoutConditions(unit, effect.loseConditions, removes) : 'open'
}

/** A unit loses its only conditions, or the one that its player names. */
function withoutConditions(unit: UnitState, count: number, named: Condition | undefined): Suffered | StepResult {
  const { conditions } = unit
  if (conditions.length === 0) return 'noEffect'
  if (conditions.length <= count) return { unit: { ...unit, conditions: [] }, momentum: null }
  if (count > 1 || named === undefined || !conditions.includes(named)) return 'open'
  return { unit: { ...unit, conditions: conditions.filter((condition) => condition !== named) }, momentum: null }
}
