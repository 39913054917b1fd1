import { z } from 'zod'
import { violationOf } from '../../../contract/violation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { UnitState } from '../damage/unit-state.ts'
import type { ShatterpointContext } from '../define.ts'
import { refuse } from '../refusal.ts'
import { ForcePool, spendForce } from '../turn/force.ts'
import { Id, UnitType } from '../vocabulary.ts'
import { Ability } from './ability.ts'
import { type Cast, type Resolution, resolveSteps } from './ability-effects.ts'
import { Circumstances, Moment } from './ability-moment.ts'
import { checkUse, stepsOf } from './ability-use.ts'

/** An ability of the content, or one that the caller describes. */
const AbilityChoice = z
  .union([
    z.strictObject({ known: Id }).describe('An ability of the content.').meta({ id: 'ShatterpointKnownAbility' }),
    z.strictObject({ own: Ability }).meta({ id: 'ShatterpointOwnAbility' }),
  ])
  .meta({ id: 'ShatterpointAbilityChoice' })

/** What is asked about the use of an ability. */
export const AbilityQuestion = z
  .strictObject({
    ability: AbilityChoice,
    unit: UnitState.describe('The unit that has the ability.'),
    unitType: UnitType.exactOptional(),
    moment: Moment.default(Moment.parse({})),
    circumstances: Circumstances.default({}),
    force: ForcePool.default({ total: 0, ready: 0 }),
    chosen: wholeNumber(0, 10).exactOptional().describe('The Force spent on an ability whose cost varies.'),
    reductions: wholeNumber(0, 20).default(0),
    attackingUnit: UnitState.exactOptional(),
    defendingUnit: UnitState.exactOptional(),
    subject: UnitState.exactOptional().describe('The unit of the trigger event.'),
  })
  .meta({ id: 'ShatterpointAbilityUseInput' })
export type AbilityQuestion = z.infer<typeof AbilityQuestion>

/** The units of a question, as they were. */
export const unitsOf = ({ unit, attackingUnit, defendingUnit, subject }: AbilityQuestion): UnitState[] =>
  [unit, attackingUnit, defendingUnit, subject].filter((one) => one !== undefined)

/** The id of the ability in the content, or its name. */
export const labelOf = ({ ability }: AbilityQuestion): string => ('own' in ability ? ability.own.name : ability.known)

/** The ability that was named or described, or a refusal that names the field. */
export function abilityOf(choice: AbilityQuestion['ability'], { abilities }: ShatterpointContent): Ability | Refusal {
  if ('own' in choice) return choice.own
  const entry = abilities.get(choice.known)
  if (entry !== undefined) return entry.ability
  return refuse([
    { rule: 'shatterpoint.content.known', path: ['ability', 'known'], facts: { kind: 'ability', id: choice.known } },
  ])
}

/** Whether a unit may use an ability now, what it costs, and what it does. */
export function useAbility(input: AbilityQuestion, { content, trace }: ShatterpointContext) {
  const ability = abilityOf(input.ability, content)
  if (ability instanceof Refusal) return ability
  const { unit, unitType = null, moment, circumstances, force, chosen = null, reductions } = input
  const wrong = costViolation(ability, chosen) ?? castViolation(input)
  if (wrong !== null) return wrong

  const use = { ability, label: labelOf(input), unit, unitType, moment, circumstances, force, chosen, reductions }
  const { checks, cost } = checkUse(use, trace)
  const usable = checks.violations.length === 0
  if (usable && cost !== null) trace.applied('shatterpoint.ability.declare', { ability: use.label, cost: cost.total })
  const paid = usable && cost !== null ? spendForce(force, cost.total, trace) : force
  const judged = { unit, event: moment.event, circumstances }
  const start = { cast: castOf(input), force: paid, isPaid: usable && cost !== null }
  const resolution = resolveSteps(usable ? stepsOf(use) : [], judged, start, trace)
  if (cost !== null && resolution.steps.some(({ result }) => result === 'noEffect'))
    trace.applied('shatterpoint.ability.useless', { ability: use.label, isAllowed: true })
  const usesLeft = cost === null ? null : Math.max(0, ability.uses - moment.timesUsed - (usable ? 1 : 0))
  return {
    legal: usable,
    violations: checks.violations.map(violationOf),
    name: ability.name,
    type: ability.type,
    cost: cost?.total ?? null,
    usesLeft,
    ...answerOf(resolution, ability),
  }
}

/** A cost that varies is chosen within its limits, any other is not chosen. */
function costViolation({ cost, maxCost }: Ability, chosen: number | null): Refusal | null {
  const isFine = maxCost === null ? chosen === null : chosen !== null && chosen >= (cost ?? 0) && chosen <= maxCost
  if (isFine) return null
  return refuse([
    {
      rule: 'shatterpoint.force.variable',
      path: ['chosen'],
      facts: { chosen, surcharge: 0, min: cost ?? 0, max: maxCost },
    },
  ])
}

/** Every unit once, and an attack between enemies. */
function castViolation({ unit, attackingUnit, defendingUnit, subject }: AbilityQuestion): Refusal | null {
  const cast = { unit, attackingUnit, defendingUnit, subject }
  const named = Object.entries(cast).flatMap(([field, one]) => (one === undefined ? [] : [{ field, id: one.id }]))
  const again = named.find(({ id }, index) => named.findIndex((candidate) => candidate.id === id) < index)
  if (again !== undefined)
    return refuse([{ rule: 'shatterpoint.table.names', path: [again.field, 'id'], facts: { id: again.id } }])
  const defender = defendingUnit ?? unit
  if (attackingUnit === undefined || attackingUnit.player !== defender.player) return null
  return refuse([
    {
      rule: 'shatterpoint.effect.allied-enemy',
      path: ['attackingUnit', 'player'],
      facts: { one: attackingUnit.id, other: defender.id, areAllied: true },
    },
  ])
}

const castOf = ({ unit, attackingUnit, defendingUnit, subject }: AbilityQuestion): Cast => ({
  thisUnit: unit,
  attackingUnit,
  defendingUnit,
  subject,
})

function answerOf({ steps, cast, force, momentum, strained }: Resolution, ability: Ability) {
  const { thisUnit, attackingUnit, defendingUnit, subject } = cast
  return {
    force,
    steps: steps.map(({ step, result }) => ({
      index: ability.steps.indexOf(step),
      result,
      who: step.who,
      may: step.may,
    })),
    units: [thisUnit, attackingUnit, defendingUnit, subject].filter((unit) => unit !== undefined),
    momentum: [...momentum],
    strained,
  }
}
