import { z } from 'zod'
import { answered, runThrough } from '../../../../lib/run-through.ts'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { rollSteam, SteamEngine, steamViolations } from '../../activated/steam-engine.ts'
import { Damaged } from '../../damage/damage.ts'
import { type Relics, relicFields, relicViolations } from '../../damage/durable-relic.ts'
import type { SignumContext, SignumReading } from '../../define.ts'
import { GivenPool } from '../../dice/given-dice.ts'
import { rollFor } from '../../dice/given-roll.ts'
import { countRerolls, type Pool, RolledPool } from '../../dice/pool.ts'
import { refuse } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { SightLine } from '../../sight/line-of-sight.ts'
import { type ResolvedSituation, resolveSituation, type Seen, Situation, sightOf } from '../../sight/situation.ts'
import type { Fighter } from '../../table/creature.ts'
import { traceTextDice } from '../../table/text-dice.ts'
import { Count, DieSymbol, Distance, Id, LIMITS } from '../../vocabulary.ts'
import { Push, pushPath } from './buckshot.ts'
import { hurtTarget } from './ranged-damage.ts'
import { attackPool, damagePerHit, defencePool, RerollChoice, traceAttack } from './ranged-dice.ts'
import { RangedKind } from './ranged-kind.ts'
import { rangedViolations, traceDeclaration } from './ranged-legality.ts'

/** Who attacks whom from afar, and with what. */
export const RangedQuestion = z.strictObject({
  kind: RangedKind,
  situation: Situation,
  ...relicFields,
  rerolls: RerollChoice.default({}),
  steamEngine: SteamEngine.exactOptional(),
  dice: z
    .strictObject({ attack: GivenPool.exactOptional(), defence: GivenPool.exactOptional() })
    .default({})
    .describe('Dice from the table; what is left out is rolled.')
    .meta({ id: 'SignumRangedDice' }),
})
export type RangedQuestion = z.infer<typeof RangedQuestion>

export const RangedAttack = z
  .object({
    distance: Distance,
    sight: SightLine.nullable().describe('The clear line that the shooter chooses, if there is a board.'),
    cover: z
      .array(Id)
      .max(LIMITS.terrain)
      .describe('The templates with defence against shooting that protect the target.'),
    revealed: z.boolean().describe('Whether the shooter lost its stealth token.'),
    steamEngine: DieSymbol.nullable().describe('What the Steam Engine showed; its card says what that does.'),
    attack: RolledPool,
    defence: RolledPool,
    hits: Count,
    blocks: Count,
    unblocked: Count,
    damagePerHit: Count,
    damage: Damaged.describe('What the hits did to the target.'),
    push: Push.nullable().describe('Where Buckshot pushed the target.'),
    dead: z.boolean().describe('Whether the target died.'),
  })
  .meta({ id: 'SignumRangedAttackOutcome' })
export type RangedAttack = z.infer<typeof RangedAttack>

/** A ranged attack that was looked at: its premises hold. */
export type Aimed = { readonly resolved: ResolvedSituation; readonly seen: Seen }

/** Checks the premises of a ranged attack, and looks for a line of sight. */
export function aim(
  { situation, relics, relicOrder, steamEngine }: Omit<RangedQuestion, 'rerolls' | 'dice' | 'kind'>,
  reading: SignumReading,
): Aimed | Refusal {
  const resolved = resolveSituation(situation, reading)
  if (resolved instanceof Refusal) return resolved
  const premises = [
    ...relicViolations({ relics, relicOrder }, resolved.target, []),
    ...steamViolations(resolved.actor, steamEngine, ['steamEngine']),
  ]
  if (premises.length > 0) return refuse(premises)
  return { resolved, seen: sightOf(resolved, reading.trace) }
}

/** Who rolls the dice of a ranged attack and orders the relics that take its damage; in a match somebody is asked. */
export type RangedTable<Question, Answer> = {
  roll(roller: Fighter, pool: Pool, field: 'attack' | 'defence'): Generator<Question, RolledPool | Refusal, Answer>
  relics(bearer: Fighter, damage: number, held: Relics): Generator<Question, Relics, Answer>
}

/** A ranged attack by given dice or by chance. */
export const rangedAttack = (question: RangedQuestion, context: SignumContext): RangedAttack | Refusal =>
  runThrough(shootOut(question, context, statedTable(question, context.random)))

const statedTable = ({ dice }: RangedQuestion, random: Random): RangedTable<never, never> => ({
  roll: (roller, pool, field) => answered(rollFor(roller.id, pool, dice[field], random, ['dice', field])),
  relics: (_bearer, _damage, held) => answered(held),
})

/** A ranged attack from its declaration to the end, or everything that the rules have against it. */
export function* shootOut<Question, Answer>(
  question: RangedQuestion,
  context: SignumContext,
  table: RangedTable<Question, Answer>,
): Generator<Question, RangedAttack | Refusal, Answer> {
  const { random, trace } = context
  const { kind } = question
  const aimed = aim(question, context)
  if (aimed instanceof Refusal) return aimed
  const { resolved, seen } = aimed
  const asked = {
    distance: resolved.distance,
    sight: seen.witness,
    cover: [...seen.cover],
    damagePerHit: damagePerHit(kind, resolved),
  }
  const violations = rangedViolations(kind, resolved, seen)
  if (violations.length > 0) return refuse(violations)
  traceDeclaration(kind, resolved, trace)
  const { actor } = resolved
  if (actor.hidden) trace.applied('signum.stealth.lose', { creature: actor.id })
  const steamEngine = rollSteam(actor, question.steamEngine, random, trace)
  const rolled = yield* rollBoth(question, aimed, table, trace)
  if (rolled instanceof Refusal) return rolled
  const path = pushPath(kind, resolved)
  const damage = kind === 'magicalShot' ? 0 : rolled.unblocked * asked.damagePerHit
  const held = yield* table.relics(resolved.target, damage, question)
  const hurt = hurtTarget({ kind, resolved, unblocked: rolled.unblocked, held, path }, trace)
  if (hurt instanceof Refusal) return hurt
  return { ...asked, ...rolled, ...hurt, steamEngine, revealed: actor.hidden }
}

type Rolls = Pick<RangedAttack, 'attack' | 'defence' | 'hits' | 'blocks' | 'unblocked'>

/** The dice of the shooter, then a die of the target for each hit. */
function* rollBoth<Question, Answer>(
  { kind, rerolls }: RangedQuestion,
  { resolved, seen }: Aimed,
  table: RangedTable<Question, Answer>,
  trace: SignumTrace,
): Generator<Question, Rolls | Refusal, Answer> {
  const { actor, target } = resolved
  const attack = yield* table.roll(actor, attackPool(kind, resolved, rerolls), 'attack')
  if (attack instanceof Refusal) return attack
  traceAttack(kind, resolved, attack, trace)
  const hits = attack.successes
  const pool = defencePool(kind, hits, target, seen, rerolls)
  const defence = yield* table.roll(target, pool, 'defence')
  if (defence instanceof Refusal) return defence
  const blocks = defence.successes
  const { free, master, text } = countRerolls(defence.rerolls)
  if (pool.dice > 0) traceTextDice(target, 'rangedDefence', trace)
  if (free + text > 0) trace.applied('signum.reroll.defence', { creature: target.id, free, master, text })
  if (hits > 0) trace.applied('signum.ranged.defence', { target: target.id, kind, dice: pool.dice, blocks })
  return { attack, defence, hits, blocks, unblocked: Math.max(0, hits - blocks) }
}
