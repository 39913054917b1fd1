import { isWounded, type UnitState } from '../damage/unit-state.ts'
import { Checks } from '../language/violation.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { costStep, type ForceCost, type ForcePool, forceCost } from '../turn/force.ts'
import type { UnitType } from '../vocabulary.ts'
import type { EventReason } from './ability.rules.ts'
import { type Ability, isPaid } from './ability.ts'
import type { AbilityStep } from './ability-effect.ts'
import { answers, type Circumstances, type Moment, type OpenEvent } from './ability-moment.ts'
import { allHold } from './ability-tests.ts'

/** An ability that a unit wants to use. */
export type Use = {
  readonly ability: Ability
  /** Its id in the content, or its name. */
  readonly label: string
  readonly unit: UnitState
  readonly unitType: UnitType | null
  readonly moment: Moment
  readonly circumstances: Circumstances
  readonly force: ForcePool
  /** The Force spent on an ability whose cost varies. */
  readonly chosen: number | null
  readonly reductions: number
}

/** The steps of §6.7 in order: type and time, once a turn, one reactive for an event, cost. */
export function checkUse(use: Use, trace: ShatterpointTrace): { checks: Checks; cost: ForceCost | null } {
  const checks = new Checks(trace)
  checkTime(use, checks)
  if (use.chosen !== null) trace.applied('shatterpoint.ability.variable-x', { ability: use.label, chosen: use.chosen })
  if (!isPaid(use.ability.type)) {
    if (isWounded(use.unit)) trace.applied('shatterpoint.ability.of-wounded', { ability: use.label, unit: use.unit.id })
    return { checks, cost: null }
  }
  checkLimit(use, checks)
  if (use.ability.type === 'reactive') checkReactive(use, checks)
  checkChoice(use, checks)
  return { checks, cost: checkCost(use, checks, trace) }
}

function checkTime(use: Use, checks: Checks): void {
  const { type } = use.ability
  if (type === 'active') checkActive(use, checks)
  else checkEvent(use, type, checks)
  if (type === 'identity') checkIdentity(use, checks)
}

const EVENT_RULES = {
  reactive: 'shatterpoint.ability.reactive',
  tactic: 'shatterpoint.ability.tactic',
  innate: 'shatterpoint.ability.innate',
  identity: 'shatterpoint.ability.innate',
} as const

function checkEvent(use: Use, type: keyof typeof EVENT_RULES, checks: Checks): void {
  const { label, unit, moment } = use
  const reason = eventReason(use)
  checks.note(reason === 'fits', {
    rule: EVENT_RULES[type],
    path: ['moment', 'event'],
    facts: { ability: label, unit: unit.id, event: moment.event?.event ?? null, reason },
  })
}

function checkActive({ ability, label, unit, moment, circumstances }: Use, checks: Checks): void {
  const { ownActivation, resolving, actionsLeft, abilityActionTaken } = moment
  const { action, requires } = ability
  const violations = [
    ...(ownActivation ? [] : (['notActivation'] as const)),
    ...(ownActivation && isWounded(unit) ? (['activationOver'] as const) : []),
    ...(action && abilityActionTaken ? (['actionUsed'] as const) : []),
    ...(action && !abilityActionTaken && actionsLeft === 0 ? (['noActionLeft'] as const) : []),
    ...(isForbidden(requires, { unit, event: moment.event, circumstances }) ? (['requirement'] as const) : []),
  ]
  for (const reason of violations.length === 0 ? (['fits'] as const) : violations)
    checks.note(reason === 'fits', {
      rule: 'shatterpoint.ability.active',
      path: ['moment'],
      facts: { ability: label, unit: unit.id, action, reason },
    })
  // The icon of an attack is used in the middle of it.
  if (!moment.byIcon)
    checks.note(resolving === 'nothing', {
      rule: 'shatterpoint.turn.any-time',
      path: ['moment', 'resolving'],
      facts: { ability: label, resolving },
    })
}

const isForbidden = (...[tests, judged]: Parameters<typeof allHold>): boolean => allHold(tests, judged) === false

/** Whether the event is one that the ability answers; what is always in effect needs none. */
function eventReason({ ability, unit, moment: { event }, circumstances }: Use): EventReason {
  const isAnswered = event !== null && isTriggered(ability, event)
  if (!isAnswered && !isAlwaysOn(ability)) return event === null ? 'noEvent' : 'otherEvent'
  return isForbidden(ability.requires, { unit, event, circumstances }) ? 'requirement' : 'fits'
}

const isTriggered = ({ triggers }: Ability, event: OpenEvent): boolean =>
  triggers.some((trigger) => answers(trigger, event))

/** Innate and identity abilities count always if they answer no event, or answer it only with some of their steps. */
function isAlwaysOn({ type, triggers, steps }: Ability): boolean {
  if (type !== 'innate' && type !== 'identity') return false
  return triggers.length === 0 || new Set(steps.map(({ on }) => on === null)).size === 2
}

/** The steps that count at this moment. */
export function stepsOf({ ability, moment: { event } }: Use): AbilityStep[] {
  const answered = event !== null && isTriggered(ability, event) ? event.event : null
  return ability.steps.filter(({ on }) => on === null || on === answered)
}

/** What the ability has to choose first must be there. */
function checkChoice(use: Use, checks: Checks): void {
  const first = stepsOf(use).find(({ who, may }) => who === 'one' && !may)
  if (first === undefined || use.circumstances.candidates !== 0) return
  checks.note(false, {
    rule: 'shatterpoint.ability.useless',
    path: ['circumstances', 'candidates'],
    facts: { ability: use.label, isAllowed: false },
  })
}

function checkIdentity({ label, unit, unitType }: Use, checks: Checks): void {
  const isPrimary = unitType === null || unitType === 'primary'
  checks.note(isPrimary, {
    rule: 'shatterpoint.ability.identity',
    path: ['unitType'],
    facts: { ability: label, unit: unit.id, isPrimary },
  })
}

function checkLimit({ ability, label, unit, moment: { timesUsed } }: Use, checks: Checks): void {
  checks.note(timesUsed < ability.uses, {
    rule: 'shatterpoint.ability.once-per-turn',
    path: ['moment', 'timesUsed'],
    facts: { ability: label, unit: unit.id, used: timesUsed, limit: ability.uses },
  })
}

function checkReactive({ label, unit, moment: { reactiveUsed } }: Use, checks: Checks): void {
  checks.note(!reactiveUsed, {
    rule: 'shatterpoint.ability.one-reactive-per-trigger',
    path: ['moment', 'reactiveUsed'],
    facts: { player: unit.player, ability: label, isUsed: reactiveUsed },
  })
}

function checkCost(
  { ability, unit, moment, force, chosen, reductions }: Use,
  checks: Checks,
  trace: ShatterpointTrace,
): ForceCost {
  const { wounds, injuries } = unit
  const isFree = moment.byIcon && ability.type === 'active'
  if (isFree) {
    const facts = { unit: unit.id, isActivating: moment.ownActivation }
    trace.applied('shatterpoint.icon.active-ability', facts)
  }
  const asked = { cost: chosen ?? ability.cost ?? 0, reductions, isFree, wounds, injuries }
  const cost = forceCost({ purpose: 'ability', ...asked })
  checks.note(cost.total <= force.ready, costStep(asked, cost, force.ready))
  if (chosen !== null)
    trace.applied('shatterpoint.force.variable', { chosen, surcharge: cost.surcharge, min: null, max: null })
  return cost
}
