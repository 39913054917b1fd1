import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { Label } from '../../language/label.ts'
import { AbilityFace, type AutomatonAbility } from '../content/automaton-abilities.ts'
import type { Arsenal } from '../content/automaton-arsenals.ts'
import { FIGURE_SUPPLY } from '../content/automaton-figures.ts'
import type { AutomatonLegend } from '../content/automaton-legends.ts'
import { cardForm, findCard } from '../setting/card-form.ts'
import type { AutomatonInput } from '../setting/fields.ts'
import type { Tokens } from './abilities.ts'

export const AbilityForm = cardForm(AbilityFace, 'ApexAutomatonAbilityForm')

const count = z.int().min(0).max(9)

/** What an Automaton's Abilities depend on, as fields of an input. */
export const abilityFields = {
  abilities: z.array(AbilityForm).max(4).optional().describe('Its Ability cards; those of its Legend if left out.'),
  tokens: z
    .strictObject({ tactical: count, ultimate: count })
    .meta({ id: 'ApexAbilityTokens' })
    .optional()
    .describe('The ability tokens in its supply; all of its Legend if left out.'),
  supply: z
    .array(z.strictObject({ figure: Label, count }).meta({ id: 'ApexFigureSupply' }))
    .max(12)
    .optional()
    .describe('The figures that are left to be placed; all of them if left out.'),
}

type GivenAbilities = z.infer<(typeof abilityFields)['abilities']>
type GivenTokens = z.infer<(typeof abilityFields)['tokens']>
type GivenSupply = z.infer<(typeof abilityFields)['supply']>

/** The Ability cards of a question, or those of a Legend. */
export function readAbilities(
  given: GivenAbilities,
  legend: string,
  content: ApexContent,
  path: string,
): AutomatonAbility[] | Refusal {
  if (given === undefined) return [...content.automatonAbilities.values()].filter((card) => card.legend === legend)
  const found = given.map((form, index) =>
    findCard<AutomatonAbility>(form, content.automatonAbilities, 'automatonAbility', [path, index]),
  )
  return Refusal.collect(found)
}

export const tokensOf = (given: GivenTokens, legend: string, content: ApexContent): Tokens =>
  given ?? content.legends.get(legend)?.tokens ?? { tactical: 1, ultimate: 1 }

export const supplyOf = (given: GivenSupply): Map<string, number> =>
  given === undefined
    ? new Map(Object.entries(FIGURE_SUPPLY))
    : new Map(given.map(({ figure, count: left }) => [figure, left]))

/** The Legend card of an Automaton; the shape of the question has made sure that there is one. */
export function readLegend({ legend }: AutomatonInput, content: ApexContent): AutomatonLegend | Refusal {
  const path = ['automaton', 'legend']
  return findCard<AutomatonLegend>(legend ?? { card: '' }, content.automatonLegends, 'automatonLegend', path)
}

/** The Arsenal card of an Automaton, if the question names one. */
export function readArsenal({ arsenal }: AutomatonInput, content: ApexContent): Arsenal | null | Refusal {
  if (arsenal === undefined) return null
  return findCard<Arsenal>(arsenal, content.automatonArsenals, 'automatonArsenal', ['automaton', 'arsenal'])
}
