import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { abilityPrice } from '../abilities/ability-price.ts'
import { fighterOf, traceReasons } from '../abilities/read-fighter.ts'
import { Points } from '../cards/draw.ts'
import { HoldingAction } from '../content/effects.ts'
import { Regeneration, rollRegeneration } from '../damage/regeneration.ts'
import type { SignumContext } from '../define.ts'
import { GivenPool } from '../dice/given-dice.ts'
import { plainPool } from '../dice/pool.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import {
  amountOf,
  type Fighter,
  HoldingEffect,
  has,
  isWounded,
  plainAbility,
  StatedFighter,
} from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import { Band, Count, CreatureAbility, Id, LIMITS } from '../vocabulary.ts'

export const ActivationStartQuestion = z
  .strictObject({
    creature: StatedFighter,
    startEffects: z
      .array(HoldingEffect)
      .max(6)
      .default([])
      .describe('Texts that begin to hold on it at the start of its activation, in order.'),
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0).describe('Of its controller, for a Contract.'),
    contract: z
      .enum(['pay', 'decline'])
      .exactOptional()
      .describe('What its controller does about a Contract; left out, it is offered.')
      .meta({ id: 'SignumContractAnswer' }),
    dice: GivenPool.exactOptional().describe('The dice of Regeneration from the table.'),
    seed: Seed.optional(),
  })
  .meta({ id: 'SignumActivationStartInput' })
type Question = z.infer<typeof ActivationStartQuestion>

const CONTRACTS = ['none', 'unaffordable', 'offered', 'declined', 'paid'] as const

export const ActivationStart = z
  .object({
    regeneration: Regeneration.nullable().describe('Null if nothing is rolled.'),
    effects: z.array(Id).max(6).describe('The texts that begin to hold, in order.'),
    contract: z.enum(CONTRACTS).meta({ id: 'SignumContractState' }),
    prosperity: Points.describe('Of its controller, afterwards.'),
    creature: z
      .object({
        id: Id,
        strength: Count.describe('Before what is added in a fight, such as Berserk.'),
        health: Count,
        wounds: Count,
        armour: Count,
        movement: Band,
        abilities: z.array(CreatureAbility).max(2 * LIMITS.abilities),
      })
      .describe('With what it goes on to act.')
      .meta({ id: 'SignumStartedCreature' }),
  })
  .meta({ id: 'SignumActivationStartOutcome' })
export type ActivationStart = z.infer<typeof ActivationStart>
type ContractState = ActivationStart['contract']

/** The start of an activation: Regeneration, then texts that begin now, then the Contract. */
export function startActivation(question: Question, context: SignumContext): ActivationStart | Refusal {
  const { content, trace } = context
  const before = fighterOf(question.creature, content, 'creature')
  if (before instanceof Refusal) return before
  const dead = livingViolations(before, ['creature'])
  if (dead.length > 0) return refuse(dead)
  traceReasons(before, trace)
  const regeneration = regenerateFirst(before, question.dice, context)
  if (regeneration instanceof Refusal) return regeneration
  const price = abilityPrice('contract', content)
  const contract = contractState(before, price, question)
  const gains = contract === 'paid' ? contractGains(before) : []
  const wounds = regeneration?.healed.wounds ?? before.wounds
  const effects = [...question.creature.effects, ...question.startEffects, ...gains]
  const after = fighterOf({ ...question.creature, armour: before.armour, wounds, effects }, content, 'creature')
  if (after instanceof Refusal) return after
  traceStart(before, question, contract, trace)
  if (contract === 'paid') trace.applied('signum.ability.contract', { controller: before.player, cost: price })
  return {
    regeneration,
    effects: question.startEffects.map(({ source }) => source),
    contract,
    prosperity: question.prosperity - (contract === 'paid' ? price : 0),
    creature: startedCreature(after),
  }
}

/** Regeneration is rolled only while there is a wound. */
function regenerateFirst(
  creature: Fighter,
  given: GivenPool | undefined,
  context: SignumContext,
): Regeneration | null | Refusal {
  const x = isWounded(creature) ? amountOf(creature, 'regeneration') : 0
  if (x === 0 && given === undefined) return null
  return rollRegeneration(creature, plainPool('regeneration', x), given, context)
}

function contractState(creature: Fighter, price: number, { prosperity, contract }: Question): ContractState {
  if (!has(creature, 'contract')) return 'none'
  if (prosperity < price) return 'unaffordable'
  return contract === undefined ? 'offered' : contract === 'pay' ? 'paid' : 'declined'
}

/** What a paid Contract gives its creature until the end of the turn. */
const contractGains = ({ id, abilities }: Fighter): HoldingEffect[] =>
  abilities
    .filter((ability) => ability.id === 'contract')
    .flatMap(({ text = [] }) => text)
    .flatMap(({ does }) => {
      const held = HoldingAction.safeParse(does)
      return held.success ? [{ source: id, does: held.data }] : []
    })

function traceStart(
  { id, wounds }: Fighter,
  { startEffects }: Question,
  contract: ContractState,
  trace: SignumTrace,
): void {
  const effects = startEffects.map(({ source }) => source)
  trace.applied('signum.activation.start', { creature: id, isWounded: wounds > 0, effects, contract })
}

const startedCreature = ({ id, strength, health, wounds, armour, movement, abilities }: Fighter) => ({
  id,
  strength,
  health,
  wounds,
  armour,
  movement,
  abilities: abilities.map(plainAbility),
})
