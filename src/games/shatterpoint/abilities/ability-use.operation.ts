import { z } from 'zod'
import { RuleViolation } from '../../../contract/violation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import { UnitState } from '../damage/unit-state.ts'
import { defineShatterpointOperation } from '../define.ts'
import { abilityName } from '../language/card-name.ts'
import { explainViolations } from '../language/violation.ts'
import { Count, Player } from '../vocabulary.ts'
import { AbilityType } from './ability.ts'
import { STEP_RESULTS, STRAIN_RESULTS } from './ability-effects.ts'
import { AbilityQuestion, abilityOf, labelOf, unitsOf, useAbility } from './ability-question.ts'
import { abilityUseLines } from './ability-use.words.ts'
import { Who } from './whom.ts'

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
    'shatterpoint.ability.declare',
    'shatterpoint.ability.useless',
    'shatterpoint.ability.variable-x',
    'shatterpoint.ability.of-wounded',
    'shatterpoint.effect.may',
    'shatterpoint.effect.if-it-does',
    'shatterpoint.effect.each',
    'shatterpoint.effect.who-decides',
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
  input: AbilityQuestion,
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
        unit: { id: 'Anakin', player: 'A', stamina: 11 },
        moment: {
          ownActivation: false,
          event: { event: 'attackResolved', side: 'thisUnit', role: 'defender', attackType: 'ranged' },
        },
        circumstances: { attackRoll: { hit: 3, failure: 2 } },
        attackingUnit: { id: 'Kalani', player: 'B', stamina: 10 },
      },
    },
    {
      name: 'Not in the middle of an attack (E-29)',
      input: {
        ability: { known: 'force-jump' },
        unit: { id: 'Anakin', player: 'A', stamina: 11 },
        moment: { resolving: 'attack' },
        force: { total: 7, ready: 4 },
      },
    },
  ],
  run: useAbility,
  details(outcome, input, locale, content) {
    const ability = abilityOf(input.ability, content)
    return ability instanceof Refusal ? [] : abilityUseLines(outcome, ability.steps, unitsOf(input), locale)
  },
  headline({ legal, cost, violations }, input, locale, content) {
    const { unit } = input
    const name = abilityName(labelOf(input), locale, content)
    if (!legal)
      return {
        en: `${unit.id} cannot use ${name}. ${explainViolations(violations.slice(0, 1), 'en', content)}`,
        es: `${unit.id} no puede usar ${name}. ${explainViolations(violations.slice(0, 1), 'es', content)}`,
      }[locale]
    if (cost === null)
      return { en: `${name} of ${unit.id} is in effect.`, es: `${name} de ${unit.id} está en efecto.` }[locale]
    return {
      en: `${unit.id} may use ${name} for ${cost} Force.`,
      es: `${unit.id} puede usar ${name} por ${cost} de Fuerza.`,
    }[locale]
  },
})
