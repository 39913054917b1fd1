import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContext } from '../../define.ts'
import { Count } from '../../vocabulary.ts'
import { AutomatonInput, hasLegend, haveRoles, LEGEND_MISSING, ROLES_MISSING, tableFields } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { abilitiesOfStep, judgeAbility, payFor } from './abilities.ts'
import { abilityFields, readAbilities, readArsenal, readLegend, supplyOf, tokensOf } from './ability-fields.ts'
import { enemiesWithRoles } from './card-enemies.ts'

const Unusable = z
  .enum(['noToken', 'noCharges', 'condition', 'noPlace', 'noEffect'])
  .meta({ id: 'ApexAbilityUnusable' })

export const AbilitiesInput = z
  .strictObject({
    ...tableFields,
    automaton: AutomatonInput,
    step: z.union([z.literal(4), z.literal(9)]),
    cards: abilityFields.abilities,
    tokens: abilityFields.tokens,
    supply: abilityFields.supply,
  })
  .refine(hasLegend, LEGEND_MISSING)
  .refine(haveRoles, ROLES_MISSING)
  .meta({ id: 'ApexAutomataAbilitiesInput' })
type AbilitiesInput = z.infer<typeof AbilitiesInput>

export const AbilityUses = z
  .object({
    order: z.array(
      z
        .object({
          ability: z.string(),
          usable: z.boolean(),
          reasons: z.array(Unusable),
          chargesBefore: Count,
          chargesAfter: Count,
        })
        .meta({ id: 'ApexAbilityVerdict' }),
    ),
  })
  .meta({ id: 'ApexAutomataAbilitiesOutcome' })
export type AbilityUses = z.infer<typeof AbilityUses>

/** Which Abilities an Automaton uses in a step, in order, each paid before the next one is judged. */
export function useAbilities(input: AbilitiesInput, { trace, content }: ApexContext): AbilityUses | Refusal {
  const situation = readSituation(input, content)
  if (situation instanceof Refusal) return situation
  const legend = readLegend(input.automaton, content)
  if (legend instanceof Refusal) return legend
  const cards = readAbilities(input.cards, legend.legend, content, 'cards')
  if (cards instanceof Refusal) return cards
  const arsenal = readArsenal(input.automaton, content)
  if (arsenal instanceof Refusal) return arsenal
  const { automaton, step } = input
  const tokens = tokensOf(input.tokens, legend.legend, content)
  const abilities = abilitiesOfStep(cards, step)
  const names = abilities.map(({ id }) => id)
  trace.applied('apex.automata.ability.sections', { step, abilities: names })
  if (abilities.length > 1) trace.applied('apex.automata.ability.mandatory-order', { order: names })
  const table = {
    ...{ field: situation.field, cell: situation.cell, arsenal },
    ...{ shield: automaton.shield, health: automaton.health, hasShot: automaton.shotThisActivation },
    ...{ enemies: enemiesWithRoles(input.enemies), squadmate: input.squadmate, supply: supplyOf(input.supply) },
    isShooting: false,
  }
  let { charges } = automaton
  const order = abilities.map((ability) => {
    const chargesBefore = charges
    const { reasons } = judgeAbility(ability, { ...table, charges }, tokens, content, trace)
    const usable = reasons.length === 0
    if (usable) charges = payFor(ability, charges, trace)
    return { ability: ability.id, usable, reasons: [...reasons], chargesBefore, chargesAfter: charges }
  })
  if (order.every(({ usable }) => !usable)) trace.applied('apex.automata.ability.none', { step })
  return { order }
}
