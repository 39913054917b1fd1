import { z } from 'zod'
import { ThingName } from '../../../../contract/thing-name.ts'
import { abilityFields } from '../cards/ability-fields.ts'
import { RecruitInput } from '../decisions/recruit-draws.ts'
import { RoutesInput, SeedOrNone } from '../route/route-draws.ts'
import { AutomatonInput, tableFields } from '../setting/fields.ts'
import { FeatForm } from '../shot/feat-form.ts'
import { AimCardsInput, FeatsInput } from './draws.ts'
import { ActivationAnswer } from './questions.ts'

/** A whole activation, as fields of an input. */
export const activationFields = {
  ...tableFields,
  automaton: AutomatonInput,
  ...abilityFields,
  featDeck: z.array(FeatForm).max(10).optional().describe('What is left of its Feat deck; all ten if left out.'),
  automata: z
    .array(
      z
        .strictObject({
          enemy: ThingName,
          charges: z.int().min(0).max(5).default(1),
          maxShield: z.int().min(0).max(200).optional(),
          maxHealth: z.int().min(0).max(200).optional(),
          feats: FeatsInput.describe('The Feats that it reveals, one for each Shot against it.'),
        })
        .meta({ id: 'ApexEnemyAutomaton' }),
    )
    .max(2)
    .default([])
    .describe('The enemies that are Automata themselves.'),
  hands: z
    .array(
      z
        .strictObject({ enemy: ThingName, cards: z.array(z.string().min(1).max(80)).max(12) })
        .meta({ id: 'ApexEnemyHand' }),
    )
    .max(2)
    .default([])
    .describe('The cards of players whose reactions are to be asked for.'),
  routes: RoutesInput,
  feats: FeatsInput,
  cards: AimCardsInput,
  recruit: RecruitInput,
  answers: z.array(ActivationAnswer).max(12).default([]).describe('The answers to its questions, in order.'),
  idle: z.boolean().default(false).describe('Whether nobody is asked: everything is answered in the simplest way.'),
  askBeacon: z.boolean().default(false).describe('Whether players choose among equal beacons.'),
}
const ActivateInput = z.strictObject({ ...activationFields, seed: SeedOrNone })
export type ActivateInput = z.infer<typeof ActivateInput>

type Named = Pick<ActivateInput, 'enemies' | 'automata' | 'hands'>

/** Whoever is said to be an Automaton or to hold cards is one of the enemies. */
export const namesEnemies = ({ enemies, automata, hands }: Named): boolean =>
  [...automata, ...hands].every(({ enemy }) => enemies.some(({ id }) => id === enemy))
export const UNKNOWN_ENEMY = { path: ['automata'], error: 'It is one of the enemies.' }
