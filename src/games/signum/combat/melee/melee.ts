import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { runThrough } from '../../../../lib/run-through.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { applyDamage, Damaged } from '../../damage/damage.ts'
import { creditKill, Kill } from '../../damage/kill-credit.ts'
import type { SignumContext } from '../../define.ts'
import { GivenPool } from '../../dice/given-dice.ts'
import { countRerolls, type Pool, RolledPool } from '../../dice/pool.ts'
import type { SignumTrace } from '../../rules.ts'
import { amountOf, type Fighter, has, isWounded } from '../../table/creature.ts'
import { Count, Id, LIMITS } from '../../vocabulary.ts'
import { SplitDice } from './allocation.ts'
import { UsedRelic } from './melee-bonus.ts'
import {
  type Allocated,
  allocateBoth,
  type Contender,
  declarationFields,
  declareMelee,
  MeleeKind,
  sideFields,
} from './melee-declaration.ts'
import { attackPool, damagePerHit, defencePool, firstStriker } from './melee-strike.ts'
import { type MeleeTable, statedTable } from './melee-table.ts'

const MostRerolls = wholeNumber(0, LIMITS.dice).exactOptional().describe('A Master re-rolls no more than this.')

/** A side of a melee that is fought out. */
const FightingSide = z
  .strictObject({
    ...sideFields,
    attackDice: GivenPool.exactOptional(),
    defenceDice: GivenPool.exactOptional(),
    attackRerolls: MostRerolls,
    defenceRerolls: MostRerolls,
  })
  .meta({ id: 'SignumFightingSide' })
type FightingSide = z.infer<typeof FightingSide>

export const meleeFields = {
  ...declarationFields,
  attacker: FightingSide.prefault({}),
  defender: FightingSide.prefault({}),
  persecutionsUsed: wholeNumber(0, 20).default(0).describe('How often the attacker used Persecution this turn.'),
}
const Input = z.strictObject(meleeFields)
export type MeleeInput = z.infer<typeof Input>

export const MeleeResult = z
  .object({
    creature: Id,
    strength: Count.describe('With everything that was added for this fight.'),
    split: SplitDice,
    dice: SplitDice.describe('With the dice of Expert abilities, or of a Magical Strike.'),
    attack: RolledPool.nullable().describe('Null if it did not come to strike.'),
    defence: RolledPool.nullable().describe('Null if it was not rolled.'),
    hits: Count,
    blocks: Count.describe('Hits of the opponent that it blocked.'),
    unblocked: Count.describe('Its hits that were not blocked.'),
    suffered: Damaged,
    hidden: z.boolean().describe('Whether it has a stealth token now.'),
    tired: z.boolean().describe('Whether it fought as defender this turn.'),
    relicsUsed: z.array(UsedRelic).max(20),
  })
  .meta({ id: 'SignumMeleeResult' })
export type MeleeResult = z.infer<typeof MeleeResult>

export const Melee = z
  .object({
    kind: MeleeKind,
    first: z
      .enum(['attacker', 'defender'])
      .nullable()
      .describe('Who struck first by Initiative; null for both at once.'),
    attacker: MeleeResult,
    defender: MeleeResult,
    kills: z.array(Kill).max(2),
    persecution: z
      .object({
        offered: z.boolean(),
        left: Count.describe('Persecutions left this turn.'),
        near: z.array(Id).max(LIMITS.creatures).nullable().describe('Enemies within S, if there is a board.'),
      })
      .meta({ id: 'SignumPersecutionOffer' }),
  })
  .meta({ id: 'SignumMeleeOutcome' })
export type Melee = z.infer<typeof Melee>

/** A contender while the melee goes on. */
type Combatant = {
  readonly contender: Contender
  readonly creature: Fighter
  readonly allocated: Allocated
  readonly choices: FightingSide
  readonly role: 'attacker' | 'defender'
  attack: RolledPool | null
  defence: RolledPool | null
  blocks: number
  unblocked: number
  suffered: Damaged
}

type Fight<Question, Answer> = {
  readonly attacker: Combatant
  readonly defender: Combatant
  readonly isMagical: boolean
  readonly table: MeleeTable<Question, Answer>
  readonly trace: SignumTrace
}
type Step<Question, Answer> = Generator<Question, Refusal | null, Answer>

/** Fights a melee out by given dice or by chance. */
export const melee = (input: MeleeInput, context: SignumContext): Melee | Refusal =>
  runThrough(fightOut(input, context, statedTable(input, context.random)))

/** Fights a melee out: splits, attack dice, defence dice, damage and what follows from it. */
export function* fightOut<Question, Answer>(
  input: MeleeInput,
  context: SignumContext,
  table: MeleeTable<Question, Answer>,
): Generator<Question, Melee | Refusal, Answer> {
  const { trace } = context
  const declared = declareMelee(input, context)
  if (declared instanceof Refusal) return declared
  const allocated = allocateBoth(declared, trace)
  if (allocated instanceof Refusal) return allocated

  const fight: Fight<Question, Answer> = {
    attacker: combatant(declared.attacker, allocated.attacker, input.attacker, 'attacker'),
    defender: combatant(declared.defender, allocated.defender, input.defender, 'defender'),
    isMagical: declared.magical !== null,
    table,
    trace,
  }
  const first = firstStriker(declared)
  const refused = yield* first === null ? strikeAtOnce(fight) : strikeInTurn(fight, first)
  return refused ?? conclude(fight, first, input, declared.near)
}

function combatant(
  contender: Contender,
  allocated: Allocated,
  choices: FightingSide,
  role: 'attacker' | 'defender',
): Combatant {
  const { creature } = contender
  return {
    contender,
    creature,
    allocated,
    choices,
    role,
    attack: null,
    defence: null,
    blocks: 0,
    unblocked: 0,
    suffered: unharmed(creature),
  }
}

const unharmed = ({ id, armour, wounds }: Fighter): Damaged => ({
  creature: id,
  amount: 0,
  prevented: 0,
  relics: [],
  armourLost: 0,
  armour,
  woundsTaken: 0,
  wounds,
  dead: false,
})

/** Both roll and are hit at the same time. */
function* strikeAtOnce<Question, Answer>(fight: Fight<Question, Answer>): Step<Question, Answer> {
  const { attacker, defender, trace } = fight
  const refused =
    (yield* rollAttack(attacker, defender, fight)) ??
    (yield* rollAttack(defender, attacker, fight)) ??
    (yield* rollDefence(attacker, defender, fight)) ??
    (yield* rollDefence(defender, attacker, fight))
  if (refused !== null) return refused
  trace.applied('signum.melee.simultaneous', {
    attacker: attacker.creature.id,
    defender: defender.creature.id,
    dealt: attacker.unblocked,
    taken: defender.unblocked,
  })
  return (yield* deal(attacker, defender, fight)) ?? (yield* deal(defender, attacker, fight))
}

/** One strikes, and the other strikes back with the wounds it then has, if it lives. */
function* strikeInTurn<Question, Answer>(
  fight: Fight<Question, Answer>,
  role: 'attacker' | 'defender',
): Step<Question, Answer> {
  const [first, second] = role === 'attacker' ? [fight.attacker, fight.defender] : [fight.defender, fight.attacker]
  const names = { first: first.creature.id, second: second.creature.id }
  fight.trace.applied('signum.ability.initiative', { first: names.first, second: names.second, dead: false })
  const refused = yield* strikeOnce(first, second, fight)
  if (refused !== null) return refused
  if (!second.suffered.dead) return yield* strikeOnce(second, first, fight)
  fight.trace.applied('signum.ability.initiative', { first: names.first, second: names.second, dead: true })
  if (second.choices.attackDice === undefined) return null
  return yield* rollFor(second, attackPool(second.creature, 0, false, 0), 'attackDice', fight)
}

/** One side strikes and the other defends. */
function* strikeOnce<Question, Answer>(
  striker: Combatant,
  opponent: Combatant,
  fight: Fight<Question, Answer>,
): Step<Question, Answer> {
  return (
    (yield* rollAttack(striker, opponent, fight)) ??
    (yield* rollDefence(opponent, striker, fight)) ??
    (yield* deal(striker, opponent, fight))
  )
}

function* rollAttack<Question, Answer>(
  striker: Combatant,
  opponent: Combatant,
  fight: Fight<Question, Answer>,
): Step<Question, Answer> {
  const { trace } = fight
  const creature = striker.suffered.woundsTaken === 0 ? striker.creature : woundedNow(striker)
  const { id } = creature
  const isForced = striker.role === 'attacker' && has(opponent.creature, 'veteran')
  const pool = attackPool(
    creature,
    striker.allocated.dice.attack,
    isForced,
    striker.choices.attackRerolls ?? LIMITS.dice,
  )
  if (pool.dice > 0) {
    if (isForced) trace.applied('signum.ability.veteran', { creature: opponent.creature.id, attacker: id })
    if (pool.master > 0) trace.applied('signum.ability.master-attack', { creature: id, x: pool.master })
    if (pool.kind === 'meleeAttack' && isWounded(creature)) trace.applied('signum.ability.fortitude', { creature: id })
  }
  const refused = yield* rollFor(striker, pool, 'attackDice', fight)
  if (refused !== null || striker.attack === null) return refused
  const hits = striker.attack.successes
  striker.unblocked = hits
  if (pool.dice > 0) {
    const weakened = pool.kind === 'meleeAttackWounded'
    trace.applied('signum.melee.attack-roll', { creature: id, dice: pool.dice, hits, weakened })
  }
  return null
}

const woundedNow = ({ creature, suffered }: Combatant): Fighter => ({ ...creature, wounds: suffered.wounds })

/** Rolls a pool for one side, and traces the dice that were rolled again. */
function* rollFor<Question, Answer>(
  roller: Combatant,
  pool: Pool,
  field: 'attackDice' | 'defenceDice',
  { table, trace }: Fight<Question, Answer>,
): Step<Question, Answer> {
  const { creature, role } = roller
  const result = yield* table.roll({ creature, role, field, pool })
  if (result instanceof Refusal) return result
  if (field === 'attackDice') roller.attack = result
  else roller.defence = result
  if (result.rerolls.length > 0) traceRerolls(creature.id, field, result, trace)
  return null
}

function traceRerolls(
  creature: string,
  field: 'attackDice' | 'defenceDice',
  { rerolls }: RolledPool,
  trace: SignumTrace,
) {
  const { forced, free, master, text } = countRerolls(rerolls)
  if (field === 'attackDice') trace.applied('signum.reroll.order', { creature, forced, free, master, text })
  else trace.applied('signum.reroll.defence', { creature, free, master, text })
}

/** The defence dice of one side against the hits of the other; none against a Magical Strike. */
function* rollDefence<Question, Answer>(
  defender: Combatant,
  striker: Combatant,
  fight: Fight<Question, Answer>,
): Step<Question, Answer> {
  const { trace, isMagical } = fight
  const { id } = defender.creature
  const hits = striker.unblocked
  const given = defender.choices.defenceDice
  const dice = isMagical && striker.role === 'attacker' ? 0 : defender.allocated.dice.defence
  if (dice === 0 && given === undefined) return null
  if (hits === 0 && given === undefined) {
    trace.applied('signum.melee.defence-roll', { creature: id, dice, hits, blocks: null })
    return null
  }
  const pool = defencePool(defender.creature, dice, defender.choices.defenceRerolls ?? LIMITS.dice)
  if (pool.master > 0) trace.applied('signum.ability.master-defence', { creature: id, x: pool.master })
  const refused = yield* rollFor(defender, pool, 'defenceDice', fight)
  if (refused !== null || defender.defence === null) return refused
  const { successes } = defender.defence
  defender.blocks = Math.min(hits, successes)
  striker.unblocked = hits - defender.blocks
  trace.applied('signum.melee.defence-roll', { creature: id, dice, hits, blocks: successes })
  return null
}

/** Deals the hits of one side that were not blocked to the other. */
function* deal<Question, Answer>(
  striker: Combatant,
  opponent: Combatant,
  { isMagical, table, trace }: Fight<Question, Answer>,
): Step<Question, Answer> {
  const hits = striker.unblocked
  if (hits === 0) return null
  const isWounds = isMagical && striker.role === 'attacker'
  const each = isWounds ? 1 : damagePerHit(striker.creature)
  if (each > 1) trace.applied('signum.ability.hammerblow', { creature: striker.creature.id, hits })
  const blow = { amount: hits * each, kind: isWounds ? ('wound' as const) : ('attack' as const), magical: isWounds }
  const held = yield* table.relics(opponent.creature, isWounds ? 0 : blow.amount, opponent.contender.held)
  const suffered = applyDamage(opponent.creature, blow, held, [opponent.role], trace)
  if (suffered instanceof Refusal) return suffered
  opponent.suffered = suffered
  return null
}

function conclude<Question, Answer>(
  { attacker, defender, trace }: Fight<Question, Answer>,
  first: Melee['first'],
  { kind, persecutionsUsed }: MeleeInput,
  near: readonly string[] | null,
): Melee {
  const kills = [...killOf(attacker, defender, trace), ...killOf(defender, attacker, trace)]
  if (!defender.suffered.dead && !has(defender.creature, 'stamina')) {
    trace.applied('signum.melee.tired', { creature: defender.creature.id, state: 'becomes' })
  }
  return {
    kind,
    first,
    attacker: resultOf(attacker),
    defender: resultOf(defender),
    kills,
    persecution: persecutionOf(attacker, defender, persecutionsUsed, near, trace),
  }
}

function killOf(striker: Combatant, opponent: Combatant, trace: SignumTrace): Melee['kills'] {
  if (!opponent.suffered.dead) return []
  return creditKill({ player: striker.creature.player, allies: [] }, opponent.creature, trace)
}

/** After killing a character the attacker may go on to another enemy. */
function persecutionOf(
  { creature, suffered }: Combatant,
  victim: Combatant,
  used: number,
  near: readonly string[] | null,
  trace: SignumTrace,
): Melee['persecution'] {
  const left = Math.max(0, amountOf(creature, 'persecution') - used)
  const isAnybodyNear = near === null || near.length > 0
  const offered =
    left > 0 && isAnybodyNear && !suffered.dead && victim.suffered.dead && victim.creature.kind === 'character'
  if (offered) {
    trace.applied('signum.ability.persecution', { creature: creature.id, killed: victim.creature.id, left })
  }
  return { offered, left, near: near === null ? null : [...near] }
}

function resultOf(fought: Combatant): MeleeResult {
  const { contender, creature, allocated, role } = fought
  return {
    creature: creature.id,
    strength: contender.strength,
    split: allocated.split,
    dice: allocated.dice,
    attack: fought.attack,
    defence: fought.defence,
    hits: fought.attack?.successes ?? 0,
    blocks: fought.blocks,
    unblocked: fought.unblocked,
    suffered: fought.suffered,
    hidden: role === 'defender' && creature.hidden,
    tired: creature.tired || role === 'defender',
    relicsUsed: [...contender.used],
  }
}
