import { z } from 'zod'
import { MeleeKind } from '../../combat/melee/melee-declaration.ts'
import { RangedKind } from '../../combat/ranged/ranged-kind.ts'
import { Token } from '../../content/effects.ts'
import { DamageKind } from '../../damage/damage.ts'
import { RelicLoss } from '../../damage/durable-relic.ts'
import { Reroll } from '../../dice/pool.ts'
import { MOVE_MODES } from '../../movement/movement.ts'
import { AbilityId, Count, DieSymbol, Point } from '../../vocabulary.ts'
import { PlayerId } from '../players.ts'
import { EffectShape, ResultShape, STAGES } from './things.ts'

const Id = z.string()
const creature = z.strictObject({ creature: Id })

/** The activations, fights and effects: everybody sees all of them. */
export const CREATURE_EVENT_SHAPES = {
  activationStarted: creature,
  activationSkipped: creature,
  stageReached: creature.extend({ stage: z.enum(STAGES), revealed: Id.nullable() }),
  activationEnded: creature,
  activationLost: creature,
  moved: creature.extend({
    from: Point,
    to: Point,
    path: z.array(Point),
    mode: z.enum(MOVE_MODES),
    run: z.boolean(),
  }),
  shifted: creature.extend({ from: Point, to: Point, path: z.array(Point), mode: z.enum(MOVE_MODES) }),
  placed: creature.extend({ ruins: Id, to: Point }),
  pushed: creature.extend({ from: Point, to: Point, stopped: z.boolean() }),
  stealthLost: creature,
  stealthGained: creature,
  diceRolled: creature.extend({
    roll: z.string().describe('What the dice are for.'),
    rolled: z.array(DieSymbol),
    rerolls: z.array(Reroll),
    symbols: z.array(DieSymbol),
    successes: Count,
  }),
  backstabbed: creature.extend({ victim: Id, symbol: DieSymbol, hit: z.boolean() }),
  meleeDeclared: creature.extend({ target: Id, kind: MeleeKind }),
  allocated: creature.extend({ attack: Count, defence: Count }),
  rangedDeclared: creature.extend({ target: Id, kind: RangedKind }),
  attackCancelled: creature.extend({ target: Id }),
  meleeFought: creature.extend({ target: Id }),
  persecuted: creature.extend({ target: Id }),
  steamRolled: creature.extend({ symbol: DieSymbol }),
  detected: creature.extend({ target: Id, symbol: DieSymbol, revealed: z.boolean() }),
  ruinsSearched: creature.extend({ ruins: Id, symbol: DieSymbol }),
  entranceTried: creature.extend({ ruins: Id, symbol: DieSymbol }),
  abilityUsed: creature.extend({ ability: AbilityId, target: Id.nullable() }),
  howled: creature,
  wordSpoken: creature.extend({ ability: AbilityId }),
  contractPaid: creature,
  damaged: creature.extend({
    amount: Count,
    kind: DamageKind,
    prevented: Count,
    relics: z.array(RelicLoss),
    armourLost: Count,
    armour: Count,
    woundsTaken: Count,
    wounds: Count,
  }),
  healed: creature.extend({ removed: Count, wounds: Count }),
  tokensGained: creature.extend({ token: Token, count: Count }),
  creatureDied: creature.extend({ owner: PlayerId, credit: PlayerId.nullable() }),
  creatureReturned: creature.extend({ owner: PlayerId, to: z.enum(['hand', 'deck']) }),
  creatureRemoved: creature.extend({ owner: PlayerId }),
  controlChanged: creature.extend({ controller: PlayerId }),
  effectBegan: z.strictObject({ effect: EffectShape }),
  effectEnded: z.strictObject({ effect: EffectShape }),
  matchEnded: z.strictObject(ResultShape.shape),
} as const
