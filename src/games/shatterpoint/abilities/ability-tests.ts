import { keyOf } from '../../../lib/keyed.ts'
import { isWounded, type UnitState } from '../damage/unit-state.ts'
import type { Circumstances, OpenEvent } from './ability-moment.ts'
import type { Test } from './ability-test.ts'

/** What the conditions of an ability are judged by. */
export type Judged = {
  readonly unit: UnitState
  readonly event: OpenEvent | null
  readonly circumstances: Circumstances
}

/** Whether a condition holds; null if the question does not say. */
function holds(test: Test, { unit, event, circumstances }: Judged): boolean | null {
  if ('wounded' in test) return isWounded(unit) === test.wounded
  if ('hunker' in test) return unit.hunker > 0
  if ('injured' in test) return unit.injuries > 0 === test.injured
  return holdsByEvent(test, event) ?? holdsIn(test, circumstances)
}

/** What the event says about a condition; null if it is about something else, or there is none. */
function holdsByEvent(test: Test, event: OpenEvent | null): boolean | null {
  if (event === null) return null
  if ('attackType' in test) return event.attackType === test.attackType
  if ('subjectTags' in test) return test.subjectTags.every((tag) => event.tags.includes(tag))
  if ('inCombatAction' in test) return event.action === 'combat'
  if (!('subjectType' in test)) return null
  return event.unitType === null ? null : test.subjectType.includes(event.unitType)
}

/** What the circumstances say about a condition. */
function holdsIn(test: Test, circumstances: Circumstances): boolean | null {
  if ('failures' in test) return atLeast(circumstances.attackRoll?.failure, test.failures)
  if ('woundedThisActivation' in test) {
    const { woundedTypes } = circumstances
    return woundedTypes === undefined ? null : test.woundedThisActivation.some((type) => woundedTypes.includes(type))
  }
  if ('targetWithin' in test) return within(circumstances.targetReach, test.targetWithin)
  if ('targetWithinOfAll' in test) return within(circumstances.farthestReach, test.targetWithinOfAll)
  return evaluateStated(test, circumstances)
}

/** Conditions that the caller answers as a whole. */
function evaluateStated(test: Test, circumstances: Circumstances): boolean | null {
  if ('near' in test) return circumstances.near ?? null
  if ('targetNear' in test) return circumstances.targetNear ?? null
  if ('targetEngagedWith' in test) return circumstances.targetEngaged ?? null
  if ('contests' in test) return circumstances.contests ?? null
  if ('leftEngagement' in test) return circumstances.leftEngagement ?? null
  if ('woundedByAttack' in test) return circumstances.woundedByAttack ?? null
  const name = keyOf(test)
  return circumstances.stated?.find((one) => one.test === name)?.holds ?? null
}

const atLeast = (count: number | undefined, min: number) => (count === undefined ? null : count >= min)
const within = (reach: number | undefined, range: number) => (reach === undefined ? null : reach <= range)

/** Whether all conditions hold: one that does not decides, and one that is not known leaves it open. */
export function allHold(tests: readonly Test[], judged: Judged): boolean | null {
  const results = tests.map((test) => holds(test, judged))
  if (results.includes(false)) return false
  return results.includes(null) ? null : true
}
