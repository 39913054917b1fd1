import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { UnitState } from '../damage/unit-state.ts'
import { defineShatterpointOperation } from '../define.ts'
import { abilityName } from '../language/card-name.ts'
import { tellViolations } from '../language/violation.ts'
import { refuse } from '../refusal.ts'
import { ForcePool, spendForce } from '../turn/force.ts'
import { Count, Id, Player, UnitType } from '../vocabulary.ts'
import { Ability, AbilityType } from './ability.ts'
import { Who } from './ability-effect.ts'
import { type Cast, type Resolution, resolveSteps, STEP_RESULTS, STRAIN_RESULTS } from './ability-effects.ts'
import { Circumstances, Moment } from './ability-moment.ts'
import { checkUse, stepsOf } from './ability-use.ts'
import { abilityUseLines } from './ability-use.words.ts'

const AbilityChoice = z
  .union([
    z.strictObject({ known: Id }).describe('An ability of the content.').meta({ id: 'ShatterpointKnownAbility' }),
    z.strictObject({ own: Ability }).meta({ id: 'ShatterpointOwnAbility' }),
  ])
  .meta({ id: 'ShatterpointAbilityChoice' })

const Input = z
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
type Input = z.infer<typeof Input>

const ResolvedStep = z
  .object({
    index: Count.describe('Of the step in the ability, from 0.'),
    result: z
      .enum(STEP_RESULTS)
      .describe('Done here, for the players to carry out, without effect, or depending on what was not said.')
      .meta({ id: 'ShatterpointStepResult' }),
    who: Who,
    may: z.boolean(),
  })
  .meta({ id: 'ShatterpointResolvedStep' })

export const abilityUseOperation = defineShatterpointOperation({
  id: 'shatterpoint.ability-use',
  kind: 'check',
  summary: {
    en: 'Tells whether a unit may use an ability now, what it costs, and what it does.',
    es: 'Dice si una unidad puede usar ahora una capacidad, lo que cuesta y lo que hace.',
  },
  rules: [
    'shatterpoint.ability.active',
    'shatterpoint.ability.reactive',
    'shatterpoint.ability.one-reactive-per-trigger',
    'shatterpoint.ability.once-per-turn',
    'shatterpoint.ability.innate',
    'shatterpoint.ability.tactic',
    'shatterpoint.ability.identity',
    'shatterpoint.turn.any-time',
    'shatterpoint.icon.active-ability',
    'shatterpoint.force.cost',
    'shatterpoint.force.variable',
    'shatterpoint.force.spend-refresh',
    'shatterpoint.damage.apply',
    'shatterpoint.damage.wounded',
    'shatterpoint.momentum.wound',
    'shatterpoint.wounded.effects',
    'shatterpoint.condition.unit-wide',
    'shatterpoint.condition.repeat',
    'shatterpoint.keyword.immunity',
    'shatterpoint.condition.strained',
    'shatterpoint.effect.half',
    'shatterpoint.effect.allied-enemy',
    'shatterpoint.table.names',
    'shatterpoint.content.known',
  ],
  input: Input,
  outcome: z
    .object({
      legal: z.boolean().describe('Whether it may be used now.'),
      violations: z.array(RuleViolation),
      name: PrintedName,
      type: AbilityType,
      cost: Count.nullable().describe('In Force; null for abilities that are always in effect.'),
      force: z.object({ total: Count, ready: Count }).meta({ id: 'ShatterpointForceLeft' }),
      usesLeft: Count.nullable().describe('How often it may still be used this turn; null without limit.'),
      steps: z.array(ResolvedStep).describe('What it does, in order; empty if it cannot be used.'),
      units: z.array(UnitState).describe('The units of the question afterwards.'),
      momentum: z.array(Player).describe('Who gains momentum because a unit became wounded.'),
      strained: z
        .enum(STRAIN_RESULTS)
        .describe('Whether a strained unit suffered for using it, or will when the open steps are carried out.')
        .meta({ id: 'ShatterpointStrainResult' }),
    })
    .meta({ id: 'ShatterpointAbilityUseOutcome' }),
  examples: [
    {
      name: 'Anakin deflects a shot with a failure in it (E-05)',
      input: {
        ability: { known: 'deflect' },
        unit: { id: 'anakin', player: 'A', stamina: 11 },
        moment: {
          ownActivation: false,
          event: { event: 'attackResolved', side: 'thisUnit', role: 'defender', attackType: 'ranged' },
        },
        circumstances: { attackRoll: { hit: 3, failure: 2 } },
        attackingUnit: { id: 'kalani', player: 'B', stamina: 10 },
      },
    },
    {
      name: 'Not in the middle of an attack (E-29)',
      input: {
        ability: { known: 'force-jump' },
        unit: { id: 'anakin', player: 'A', stamina: 11 },
        moment: { resolving: 'attack' },
        force: { total: 7, ready: 4 },
      },
    },
  ],
  run(input, { content, trace }) {
    const ability = abilityOf(input.ability, content)
    if (ability instanceof Refusal) return ability
    const { unit, unitType = null, moment, circumstances, force, chosen = null, reductions } = input
    const wrong = costViolation(ability, chosen) ?? castViolation(input)
    if (wrong !== null) return wrong

    const use = { ability, label: labelOf(input), unit, unitType, moment, circumstances, force, chosen, reductions }
    const { checks, cost } = checkUse(use, trace)
    const usable = checks.violations.length === 0
    const paid = usable && cost !== null ? spendForce(force, cost.total, trace) : force
    const judged = { unit, event: moment.event, circumstances }
    const start = { cast: castOf(input), force: paid, isPaid: usable && cost !== null }
    const resolution = resolveSteps(usable ? stepsOf(use) : [], judged, start, trace)
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
  },
  details(outcome, input, locale, content) {
    const ability = abilityOf(input.ability, content)
    return ability instanceof Refusal ? [] : abilityUseLines(outcome, ability.steps, unitsOf(input), locale)
  },
  headline({ legal, cost, violations }, input, locale) {
    const { unit } = input
    const name = abilityName(labelOf(input), locale)
    if (!legal)
      return {
        en: `${unit.id} cannot use ${name}. ${tellViolations(violations.slice(0, 1), 'en')}`,
        es: `${unit.id} no puede usar ${name}. ${tellViolations(violations.slice(0, 1), 'es')}`,
      }[locale]
    if (cost === null)
      return { en: `${name} of ${unit.id} is in effect.`, es: `${name} de ${unit.id} está en efecto.` }[locale]
    return {
      en: `${unit.id} may use ${name} for ${cost} Force.`,
      es: `${unit.id} puede usar ${name} por ${cost} de Fuerza.`,
    }[locale]
  },
})

/** The units of a question, as they were. */
const unitsOf = ({ unit, attackingUnit, defendingUnit, subject }: Input): UnitState[] =>
  [unit, attackingUnit, defendingUnit, subject].filter((one) => one !== undefined)

const labelOf = ({ ability }: Input): string => ('own' in ability ? ability.own.name : ability.known)

function abilityOf(choice: Input['ability'], { abilities }: ShatterpointContent): Ability | Refusal {
  if ('own' in choice) return choice.own
  const entry = abilities.get(choice.known)
  if (entry !== undefined) return entry.ability
  return refuse([
    { rule: 'shatterpoint.content.known', path: ['ability', 'known'], facts: { kind: 'ability', id: choice.known } },
  ])
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
function castViolation({ unit, attackingUnit, defendingUnit, subject }: Input): Refusal | null {
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

const castOf = ({ unit, attackingUnit, defendingUnit, subject }: Input): Cast => ({
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
