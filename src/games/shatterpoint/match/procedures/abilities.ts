import type { AbilityStep } from '../../abilities/ability-effect.ts'
import { costStep, forceCost } from '../../turn/force.ts'
import { type Happening, happening } from '../abilities/moment.ts'
import { type Owned, usesOf } from '../abilities/owned.ts'
import { hasStanding, hasStandingOn, isStanding } from '../abilities/standing.ts'
import { allHold } from '../abilities/tests.ts'
import { fieldOf, placedUnitOf } from '../field.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { isWoundedUnit, unitOf } from '../units.ts'
import type { WaitingStep } from './fight.ts'
import { fightOf, note } from './scratch.ts'
import { type Course, candidatesOf, meantBy, runStep } from './steps.ts'
import { spend, strain, strainToken, suffer } from './tokens.ts'
import { answerWoundings, waitingWoundings, woundedSince } from './windows.ts'

/** What an ability costs its unit now; an icon of an attack waives all but the surcharge. */
export function priceOf(run: Pick<MatchRun, 'state' | 'content'>, owned: Owned, isFree = false): number {
  return forceCost(costOf(run, owned, isFree)).total
}

/** What the cost of an ability is made of; some units pay no more for their wounds and injuries. */
function costOf(run: Pick<MatchRun, 'state' | 'content'>, { unit, ability }: Owned, isFree: boolean) {
  const { wounds, injuries } = unitOf(run.state, unit)
  const scope = standingScope(run)
  const characters = placedUnitOf(scope.field, unit)?.characters ?? []
  const isSpared = characters.some((character) => hasStandingOn('noSurcharge', character, scope))
  const tokens = isSpared ? { wounds: 0, injuries: 0 } : { wounds, injuries }
  return { purpose: 'ability', cost: ability.cost ?? 0, reductions: 0, isFree, ...tokens } as const
}

const standingScope = (run: Pick<MatchRun, 'state' | 'content'>) => ({
  state: run.state,
  field: fieldOf(run.state, run.content),
  content: run.content,
  fight: null,
})

/** Whether a unit may suffer damage instead of paying Force. */
function paysWithDamage(run: Pick<MatchRun, 'state' | 'content'>, id: string): boolean {
  const unit = unitOf(run.state, id)
  return !isWoundedUnit(unit) && hasStanding('payWithDamage', unit, standingScope(run))
}

/** Whether an ability can be used now: uses left, payable, and something to choose where it must choose. */
export function isUsable(
  run: Pick<MatchRun, 'state' | 'content'>,
  owned: Owned,
  now: Happening | null,
  isFree = false,
): boolean {
  const { ability, unit } = owned
  if (usesOf(run.state, owned) >= ability.uses) return false
  const price = priceOf(run, owned, isFree)
  const { ready } = run.state.players[unitOf(run.state, unit).player].force
  if (price > ready && !paysWithDamage(run, unit)) return false
  const [first] = stepsFor(owned, now)
  if (first === undefined || first.may || (first.who !== 'one' && first.who !== 'oneUnit')) return true
  return candidatesOf(run, first, courseOf(owned, now)).length > 0
}

const courseOf = (owned: Owned, now: Happening | null): Course => ({
  owned,
  now,
  fight: now?.fight ?? null,
  chosen: null,
  named: null,
  objective: null,
  wounded: new Set(),
  paid: 0,
  thrown: null,
  candidates: [],
  isDone: false,
})

/** The steps of an ability that an event calls for. */
const stepsFor = ({ ability }: Owned, now: Happening | null): AbilityStep[] =>
  ability.steps.filter((step) => !isStanding(step, ability) && (step.on === null || step.on === now?.event))

/** A player uses a reactive ability in answer to an event. */
export function* react(run: MatchRun, owned: Owned, now: Happening): Asking<void> {
  const { unit, id: ability } = owned
  const { player } = unitOf(run.state, unit)
  run.trace.applied('shatterpoint.ability.reactive', { ability, unit, event: now.event, reason: 'fits' })
  run.trace.applied('shatterpoint.ability.one-reactive-per-trigger', { player, ability, isUsed: false })
  yield* resolvePaid(run, owned, now, false)
}

/** A unit uses an ability that has a price. */
export function* resolvePaid(run: MatchRun, owned: Owned, now: Happening | null, isFree: boolean): Asking<void> {
  const { unit } = owned
  const token = strainToken(run, unit)
  const from = waitingWoundings(run)
  const cost = yield* pay(run, owned, isFree)
  run.emit({ type: 'abilityUsed', unit, ability: owned.id, cost })
  note(run, happening('abilityUsed', { subject: unit }))
  yield* runSteps(run, owned, now)
  strain(run, unit, token, 'ability', fightOf(run))
  yield* answerWoundings(run, from)
}

/** An ability that costs nothing takes effect. */
export function* applyAbility(run: MatchRun, owned: Owned, now: Happening | null): Asking<void> {
  const from = waitingWoundings(run)
  const { unit, id: ability } = owned
  const rule = owned.ability.type === 'tactic' ? 'shatterpoint.ability.tactic' : 'shatterpoint.ability.innate'
  run.trace.applied(rule, { ability, unit, event: now?.event ?? null, reason: 'fits' })
  run.emit({ type: 'effectApplied', unit: owned.unit, ability: owned.id })
  yield* runSteps(run, owned, now)
  yield* answerWoundings(run, from)
}

/** Pays for an ability, by Force or, where the unit may, by damage. */
function* pay(run: MatchRun, owned: Owned, isFree: boolean): Asking<number> {
  const { unit } = owned
  const { player } = unitOf(run.state, unit)
  const question = costOf(run, owned, isFree)
  const cost = forceCost(question)
  const { ready } = run.state.players[player].force
  const { rule, facts } = costStep(question, cost, ready)
  run.trace.steps.push({ rule, facts })
  const ways = [
    ...(cost.total <= ready ? [[{ pay: { with: 'force' as const } }, 'force'] as const] : []),
    ...(cost.total > 0 && paysWithDamage(run, unit) ? [[{ pay: { with: 'damage' as const } }, 'damage'] as const] : []),
  ]
  const way = yield* askOne(player, 'pay', { unit, ability: owned.id, cost: cost.total }, ways)
  if (way === 'force') spend(run, player, cost.total)
  else suffer(run, unit, cost.total, { cause: 'ability', by: null, fight: null })
  return cost.total
}

/** The steps of an ability, in the order of its text. */
function* runSteps(run: MatchRun, owned: Owned, now: Happening | null): Asking<void> {
  const course = courseOf(owned, now)
  for (const step of stepsFor(owned, now)) {
    const isOn = isMet(run, step, course) && (!step.ifDone || course.isDone) && !(step.unlessDone && course.isDone)
    if (step.ifDone)
      run.trace.applied('shatterpoint.effect.if-it-does', { step: owned.ability.steps.indexOf(step) + 1 })
    if (step.waits !== null && isOn) keepForLater(run, step, course)
    else if (step.waits === null) course.isDone = isOn ? yield* runNoting(run, step, course) : false
  }
}

/** Carries out a step, and notes whom it wounded; whether it was. */
function* runNoting(run: MatchRun, step: AbilityStep, course: Course): Asking<boolean> {
  const before = waitingWoundings(run)
  const isDone = yield* runStep(run, step, course)
  for (const unit of woundedSince(run, before)) course.wounded.add(unit)
  return isDone
}

/** Whether the tests of a step hold; one that waits is judged when it is its turn. */
function isMet({ state, content }: MatchRun, step: AbilityStep, course: Course): boolean {
  if (step.who === 'oneTarget' || step.waits !== null) return true
  const { owned, now, fight, chosen, thrown, wounded } = course
  return allHold(step.if, {
    ...{ state, content, field: fieldOf(state, content), owner: unitOf(state, owned.unit) },
    ...{ now, fight, character: null, chosen, thrown, wounded, meant: meantBy(state, course) },
  })
}

/** A step waits for the end of this attack, or for the next one of its unit. */
function keepForLater(run: MatchRun, step: AbilityStep, { owned, fight }: Course): void {
  if (step.waits === 'attackResolved') fight?.postponed.push({ owned, step })
  else {
    const number = owned.ability.steps.indexOf(step) + 1
    run.emit({ type: 'effectPrepared', unit: owned.unit, ability: owned.id, step: number })
  }
}

/** A step that has waited takes effect, in the attack that it waited for. */
export function* applyWaiting(run: MatchRun, { owned, step }: WaitingStep, now: Happening): Asking<void> {
  const from = waitingWoundings(run)
  run.emit({ type: 'effectApplied', unit: owned.unit, ability: owned.id })
  yield* runStep(run, step, courseOf(owned, now))
  yield* answerWoundings(run, from)
}
