import { z } from 'zod'
import { Modified } from '../../dice/modified.ts'
import { Side } from '../../dice/modifier.ts'
import { Pools } from '../../dice/pools.ts'
import { ShownAttack, ShownDefence } from '../../dice/roll.ts'
import { Consequences } from '../../movement/consequences.ts'
import { AttackType, Condition, Count, Id, Player } from '../../vocabulary.ts'
import { AttackEvent } from './attack-event.ts'
import { DecisionKind } from './decision.ts'

/** A unit as it is after an attack. */
const UnitAfter = z
  .object({
    id: Id,
    player: Player,
    stamina: Count,
    durability: Count,
    damage: Count,
    wounds: Count,
    injuries: Count,
    conditions: z.array(Condition).max(4),
    immunities: z.array(Condition).max(4),
    hunker: Count,
  })
  .describe('As it can be sent in the next question.')
  .meta({ id: 'ShatterpointUnitAfter' })

const AttackDamage = z
  .object({
    table: Count.describe('What the attack table added to the pool.'),
    tree: Count.describe('What the options added to the pool.'),
    suffered: Count.describe('The pool as the defending unit suffered it.'),
    returned: Count.describe('What the attacking unit suffered of it instead.'),
  })
  .meta({ id: 'ShatterpointAttackDamage' })

const Pending = z
  .object({
    kind: DecisionKind,
    side: Side,
    player: Player,
    options: z.array(z.string().max(80)).max(40),
  })
  .describe('A choice that waits for an answer.')
  .meta({ id: 'ShatterpointPendingDecision' })

const Continuation = z
  .object({ seed: z.string().nullable(), answers: z.array(z.string().max(80)).max(1000) })
  .describe('Ask again with this seed and these answers, and the chosen option after them.')
  .meta({ id: 'ShatterpointContinuation' })

export const AttackOutcome = z
  .object({
    isOver: z.boolean().describe('Whether everything was resolved; if not, a choice is pending.'),
    type: AttackType,
    weapon: Id.nullable(),
    pools: Pools,
    rolls: z.object({ attack: ShownAttack, defence: ShownDefence }).meta({ id: 'ShatterpointShownRolls' }),
    modified: Modified,
    successes: Count,
    path: z.array(Id).max(24).describe('The options that were chosen.'),
    damage: AttackDamage,
    events: z.array(AttackEvent).max(4000).describe('Everything that happened from the results on, in order.'),
    attacker: UnitAfter,
    defender: UnitAfter,
    momentum: z
      .object({ A: Count, B: Count })
      .describe('The momentum tokens that each player gains.')
      .meta({ id: 'ShatterpointMomentumGained' }),
    consequences: Consequences.nullable().describe('What the shoves bring about on the table; null without one.'),
    pending: Pending.nullable(),
    continuation: Continuation,
  })
  .meta({ id: 'ShatterpointAttackOutcome' })
export type AttackOutcome = z.infer<typeof AttackOutcome>
