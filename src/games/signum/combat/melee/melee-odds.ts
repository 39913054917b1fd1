import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../../contract/probability.ts'
import { addWays } from '../../../../rulebook/counts.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { SignumReading } from '../../define.ts'
import { chanceThat, exactThirds, meanOf, spread } from '../../dice/chances.ts'
import { successThirds } from '../../dice/dice.ts'
import type { Pool } from '../../dice/pool.ts'
import type { Ways } from '../../dice/pool-odds.ts'
import type { SignumTrace } from '../../rules.ts'
import { amountOf, has } from '../../table/creature.ts'
import { Count, Id, LIMITS } from '../../vocabulary.ts'
import { SplitDice } from './allocation.ts'
import { type BothDice, Exchange, type ExchangeCell } from './exchange.ts'
import {
  allocateBoth,
  type Contender,
  type DeclaredMelee,
  declareMelee,
  type MeleeQuestion,
} from './melee-declaration.ts'
import { attackPool, defencePool } from './melee-strike.ts'

export const SideOdds = z
  .object({
    creature: Id,
    dice: SplitDice.describe('With the dice of Expert abilities, or of a Magical Strike.'),
    unblocked: z.array(Chance).max(80).describe('Its hits that are not blocked.'),
    meanUnblocked: Mean,
    wounds: z.array(Chance).max(80).describe('The wounds it suffers, no more than kill it.'),
    meanWounds: Mean,
    meanLoss: Mean.describe('The wounds and armour tokens it is expected to lose, those of its relics included.'),
    dies: Probability,
  })
  .meta({ id: 'SignumMeleeSideOdds' })
export type SideOdds = z.infer<typeof SideOdds>

export const MeleeOdds = z
  .object({
    first: z.enum(['attacker', 'defender']).nullable().describe('Who strikes first by Initiative.'),
    attacker: SideOdds,
    defender: SideOdds,
    kill: Probability.describe('That the defender dies.'),
    die: Probability.describe('That the attacker dies.'),
    bothDie: Probability,
    joint: z
      .array(
        z
          .object({ dealt: Count, taken: Count, probability: Probability })
          .describe('Wounds of the defender and of the attacker together.')
          .meta({ id: 'SignumJointWounds' }),
      )
      .max(4000),
  })
  .meta({ id: 'SignumMeleeOddsOutcome' })
export type MeleeOdds = z.infer<typeof MeleeOdds>

/** The exact odds of a melee with both splits known. */
export function meleeOdds(question: MeleeQuestion, reading: SignumReading): MeleeOdds | Refusal {
  const { trace } = reading
  const declared = declareMelee(question, reading)
  if (declared instanceof Refusal) return declared
  const allocated = allocateBoth(declared, trace)
  if (allocated instanceof Refusal) return allocated

  const dice = { attacker: allocated.attacker.dice, defender: allocated.defender.dice }
  tracePools(declared, dice, trace)
  const exchange = new Exchange(declared)
  traceExchange(declared, exchange, dice, trace)
  const { cells, power } = exchange.outcomes(dice)
  return {
    first: exchange.first,
    attacker: sideOdds(declared.attacker, dice.attacker, cells, power, 'byAttacker', 'byDefender'),
    defender: sideOdds(declared.defender, dice.defender, cells, power, 'byDefender', 'byAttacker'),
    ...deaths(cells, power),
    joint: jointWounds(cells, power),
  }
}

type By = 'byAttacker' | 'byDefender'

function sideOdds(
  { creature }: Contender,
  dice: BothDice['attacker'],
  cells: readonly ExchangeCell[],
  power: number,
  own: By,
  others: By,
): SideOdds {
  const unblocked = tally(cells, power, (cell) => cell[own].hits)
  const wounds = tally(cells, power, (cell) => cell[others].harm.wounds)
  const loss = tally(cells, power, (cell) => cell[others].harm.loss)
  const healthLeft = creature.health - creature.wounds
  return {
    creature: creature.id,
    dice,
    unblocked: spread(unblocked),
    meanUnblocked: meanOf(unblocked),
    wounds: spread(wounds),
    meanWounds: meanOf(wounds),
    meanLoss: meanOf(loss),
    dies: chanceThat(wounds, (count) => count === healthLeft),
  }
}

/** How often each value of a number comes up among the cells. */
function tally(cells: readonly ExchangeCell[], power: number, value: (cell: ExchangeCell) => number): Ways {
  const counts: bigint[] = []
  for (const cell of cells) addWays(counts, value(cell), cell.ways)
  return { counts, power }
}

function deaths(cells: readonly ExchangeCell[], power: number) {
  let [kill, die, bothDie] = [0n, 0n, 0n]
  for (const { byAttacker, byDefender, ways } of cells) {
    if (byAttacker.harm.dead) kill += ways
    if (byDefender.harm.dead) die += ways
    if (byAttacker.harm.dead && byDefender.harm.dead) bothDie += ways
  }
  return { kill: exactThirds(kill, power), die: exactThirds(die, power), bothDie: exactThirds(bothDie, power) }
}

const WIDEST = 1000

/** The wounds of both together. */
function jointWounds(cells: readonly ExchangeCell[], power: number): MeleeOdds['joint'] {
  const found = new Map<number, bigint>()
  for (const { byAttacker, byDefender, ways } of cells) {
    const key = byAttacker.harm.wounds * WIDEST + byDefender.harm.wounds
    found.set(key, (found.get(key) ?? 0n) + ways)
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([key, ways]) => ({
      dealt: Math.floor(key / WIDEST),
      taken: key % WIDEST,
      probability: exactThirds(ways, power),
    }))
}

/** Traces how the pools of both are read. */
function tracePools({ attacker, defender, magical }: DeclaredMelee, dice: BothDice, trace: SignumTrace): void {
  const isForced = has(defender.creature, 'veteran')
  const names = { creature: defender.creature.id, attacker: attacker.creature.id }
  if (isForced && dice.attacker.attack > 0) trace.applied('signum.ability.veteran', names)
  tracePool(attacker, attackPool(attacker.creature, dice.attacker.attack, isForced, LIMITS.dice), trace)
  tracePool(defender, attackPool(defender.creature, dice.defender.attack, false, LIMITS.dice), trace)
  const blocks = magical === null ? dice.defender.defence : 0
  tracePool(defender, defencePool(defender.creature, blocks, LIMITS.dice), trace)
  tracePool(attacker, defencePool(attacker.creature, dice.attacker.defence, LIMITS.dice), trace)
}

function tracePool(
  { creature: { id } }: Contender,
  { kind, dice, forced, master, text }: Pool,
  trace: SignumTrace,
): void {
  if (dice === 0) return
  trace.applied('signum.odds.pool', { creature: id, roll: kind, dice, thirds: successThirds(kind), forced, master })
  if (master + text > 0) trace.applied('signum.reroll.policy', { creature: id, master: master + text })
}

function traceExchange(melee: DeclaredMelee, { first }: Exchange, dice: BothDice, trace: SignumTrace): void {
  const { attacker, defender } = melee
  const damage = (a: Contender, b: Contender, attack: number, defence: number) => ({
    creature: a.creature.id,
    target: b.creature.id,
    attack,
    defence,
    each: has(a.creature, 'hammerblow') ? 2 : 1,
    less: amountOf(b.creature, 'fromAttacks'),
  })
  const blocks = melee.magical === null ? dice.defender.defence : 0
  trace.applied('signum.odds.melee-net', damage(attacker, defender, dice.attacker.attack, blocks))
  trace.applied('signum.odds.melee-net', damage(defender, attacker, dice.defender.attack, dice.attacker.defence))
  if (first === null) return
  const [one, other] = first === 'attacker' ? [attacker, defender] : [defender, attacker]
  trace.applied('signum.odds.initiative', { first: one.creature.id, second: other.creature.id })
}
