import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import { BestOrders, type Changes, changeAsPrinted, readChanges } from './best-order.ts'
import { countSuccesses, type HitWays } from './count-successes.ts'
import { changeDice, changeOf, type Dice, type DiceChange } from './dice-change.ts'
import { type ExpertiseTable, rowFor, type TableRow } from './expertise-table.ts'
import { noRow, SUB_STEPS, type SubStep } from './modification.ts'
import type { Modifier, Side } from './modifier.ts'
import type { RollName } from './roll.ts'
import { changeWays, rerollWays, type Way, type Ways } from './roll-ways.ts'

/** What modifies two rolls whose dice have not fallen yet. */
type OddsSituation = {
  readonly attackTable: ExpertiseTable
  readonly defenceTable: ExpertiseTable
  readonly attackerDisarmed: boolean
  readonly defenderExposed: boolean
  readonly modifiers: readonly Modifier[]
  readonly entryOrder: 'printed' | 'best'
}

type Row = TableRow | null

/** One way in which both rolls can end. */
export type ModifiedWay = {
  readonly successes: number
  readonly poolDamage: number
  readonly attackRow: Row
  readonly defenceRow: Row
  readonly ways: bigint
}
type ModifiedWays = { readonly ends: readonly ModifiedWay[]; readonly total: bigint }

/** All ways in which two rolls can end after modification; refuses a table without a row for what can be rolled. */
export function modifyWays(attack: Ways, defence: Ways, situation: OddsSituation): ModifiedWays | Refusal {
  const { attackTable, defenceTable } = situation
  const rows = new Map([...attackTable, ...defenceTable].map((row) => [row, readRow(row)]))
  return tooManyRerolls(situation, attack, defence) ?? new ModificationOdds(situation, rows).run(attack, defence)
}

/** A row, read once for all rolls. */
type ReadRow = { readonly attack: Changes; readonly defence: Changes; readonly damage: number }

function readRow({ entries }: TableRow): ReadRow {
  const changes = (roll: RollName) => readChanges(entries.flatMap((entry) => changeOf(entry, roll) ?? []))
  const damage = entries.reduce((sum, entry) => sum + ('damage' in entry ? entry.damage : 0), 0)
  return { attack: changes('attack'), defence: changes('defence'), damage }
}

type ReadRows = ReadonlyMap<TableRow, ReadRow>

const TOO_MANY_ORDERS = refuse([{ rule: 'shatterpoint.expertise.order', path: ['entryOrder'], facts: { by: null } }])

/** How much counting rerolls may cost: dice that are rolled again times the states that they are rolled in. */
const MAX_REROLLING = 20_000

function tooManyRerolls(situation: OddsSituation, attack: Ways, defence: Ways): Refusal | null {
  let cost = 0
  for (const [index, modifier] of situation.modifiers.entries()) {
    const { roll, effect } = modifier
    if (!('reroll' in effect)) continue
    const { count } = effect.reroll
    const { states } = roll === 'attack' ? attack : defence
    cost += count * Math.max(states.length, statesOf(roll, count)) * partsOf(modifier, situation)
    if (cost <= MAX_REROLLING) continue
    const path = ['modifiers', index, 'effect', 'reroll', 'count']
    const facts = { roll, rerolled: count, given: null, isTooMany: true }
    return refuse([{ rule: 'shatterpoint.dice.reroll', path, facts }])
  }
  return null
}

/** In how many parts a roll is rolled again: once the other side’s rows have split it, each part by itself. */
function partsOf({ by, roll, afterTable }: Modifier, { attackTable, defenceTable }: OddsSituation): number {
  if (roll === 'attack') return by === 'defender' && afterTable ? 1 + defenceTable.length : 1
  return by === 'defender' || afterTable ? 1 + attackTable.length : 1
}

/** How many states so many dice can fall in. */
const statesOf = (roll: RollName, dice: number): number =>
  roll === 'attack' ? ((dice + 1) * (dice + 2) * (dice + 3)) / 6 : ((dice + 1) * (dice + 2)) / 2

/** The blocks that a defence comes to, by the row that its table ends on. */
type Defended = { readonly row: Row; readonly blocks: ReadonlyMap<number, bigint> }[]

/**
 * Each roll is followed by itself. What ties them together is only which row of the other side’s table acts on a roll,
 * so the rolls are split by those rows, and joined where successes are counted.
 */
class ModificationOdds {
  readonly #situation: OddsSituation
  readonly #rows: ReadRows
  readonly #orders = new BestOrders()
  readonly #ends: ModifiedWay[] = []
  #total = 1n
  #gap: { readonly by: Side; readonly count: number } | null = null

  constructor(situation: OddsSituation, rows: ReadRows) {
    this.#situation = situation
    this.#rows = rows
  }

  run(attack: Ways, defence: Ways): ModifiedWays | Refusal {
    const { attackerDisarmed, defenderExposed } = this.#situation
    const rolled = attackerDisarmed ? withoutExpertise(attack) : attack
    const opposed = defenderExposed ? withoutExpertise(defence) : defence
    const own = this.#subStep(rolled, SUB_STEPS.attackerOnAttack, (dice) => this.#rowOf(dice, 'attacker'))
    const attacked = this.#modify(own, SUB_STEPS.defenderOnAttack, false)
    for (const [row, resisting] of this.#byRow(opposed, 'defender')) {
      if (this.#gap !== null || this.#orders.areTooMany) break
      const tabled = this.#opposedBy(row, attacked, SUB_STEPS.defenderOnAttack)
      this.#oppose(this.#modify(tabled, SUB_STEPS.defenderOnAttack, true), resisting)
    }
    if (this.#gap !== null) return noRow(this.#gap.by, this.#gap.count)
    if (this.#orders.areTooMany) return TOO_MANY_ORDERS
    return { ends: this.#ends, total: this.#total }
  }

  /** Final attack rolls against the defence rolls that use one row of their table on them. */
  #oppose(final: Ways, resisting: Ways): void {
    const pressed = this.#modify(resisting, SUB_STEPS.attackerOnDefence, false)
    const known = new Map<Row, Defended>()
    for (const [attackRow, attacking] of this.#byRow(final, 'attacker')) {
      const acting = this.#changes(attackRow, 'defence') > 0 ? attackRow : null
      const defended = known.get(acting) ?? this.#defended(pressed, acting, final.total)
      known.set(acting, defended)
      this.#join(attacking, attackRow, defended)
    }
  }

  #defended(pressed: Ways, attackRow: Row, attackTotal: bigint): Defended {
    const tabled = this.#opposedBy(attackRow, pressed, SUB_STEPS.attackerOnDefence)
    const taken = this.#modify(tabled, SUB_STEPS.attackerOnDefence, true)
    const final = this.#subStep(taken, SUB_STEPS.defenderOnDefence, (dice) => this.#rowOf(dice, 'defender'))
    this.#total = attackTotal * final.total
    return [...this.#byRow(final, 'defender')].map(([row, { states }]) => ({ row, blocks: blocksOf(states) }))
  }

  #join({ states }: Ways, attackRow: Row, defended: Defended): void {
    for (const [poolDamage, hits] of hitsByDamage(states)) {
      for (const { row: defenceRow, blocks } of defended) {
        for (const [successes, ways] of countSuccesses(hits, blocks).entries()) {
          if (ways > 0n) this.#ends.push({ successes, poolDamage, attackRow, defenceRow, ways })
        }
      }
    }
  }

  /** One player modifies one roll: abilities before the table, the table, abilities after it. */
  #subStep(ways: Ways, subStep: SubStep, rowOf: (dice: Dice) => Row): Ways {
    const before = this.#modify(ways, subStep, false)
    return this.#modify(this.#applyTable(before, subStep, rowOf), subStep, true)
  }

  /** A row of the other side’s table acts on a roll. */
  #opposedBy(row: Row, ways: Ways, subStep: SubStep): Ways {
    return this.#changes(row, subStep.roll) === 0 ? ways : this.#applyTable(ways, subStep, () => row)
  }

  /** How many entries of a row act on a roll. */
  #changes(row: Row, roll: RollName): number {
    return row === null ? 0 : (this.#rows.get(row)?.[roll].printed.length ?? 0)
  }

  #applyTable(ways: Ways, { by, roll, step }: SubStep, rowOf: (dice: Dice) => Row): Ways {
    const isBest = this.#situation.entryOrder === 'best'
    return changeWays(ways, (dice) => {
      const row = rowOf(dice)
      const read = row === null ? undefined : this.#rows.get(row)
      if (read === undefined) return 0
      if (isBest) this.#orders.apply(dice, read[roll], by, roll)
      else changeAsPrinted(dice, read[roll])
      return step === 'attackerOnAttack' ? read.damage : 0
    })
  }

  #modify(ways: Ways, { by, roll }: SubStep, afterTable: boolean): Ways {
    let modified = ways
    let changes: DiceChange[] = []
    for (const { by: owner, roll: named, afterTable: isAfter, effect } of this.#situation.modifiers) {
      if (owner !== by || named !== roll || isAfter !== afterTable) continue
      if ('reroll' in effect) {
        modified = rerollWays(changeWaysBy(changes, modified), roll, effect.reroll)
        changes = []
      } else changes.push(effect)
    }
    return changeWaysBy(changes, modified)
  }

  /** The row of a side for the expertise in its roll; a gap in the table is noted. */
  #rowOf({ expertise }: Dice, by: Side): Row {
    const { attackTable, defenceTable, attackerDisarmed, defenderExposed } = this.#situation
    const isAttacker = by === 'attacker'
    if (isAttacker ? attackerDisarmed : defenderExposed) return null
    const row = rowFor(isAttacker ? attackTable : defenceTable, expertise)
    if (row !== 'missing') return row
    this.#gap ??= { by, count: expertise }
    return null
  }

  #byRow({ states, total }: Ways, by: Side): Map<Row, Ways> {
    const parts = new Map<Row, Way[]>()
    for (const way of states) {
      const row = this.#rowOf(way.dice, by)
      const part = parts.get(row)
      if (part === undefined) parts.set(row, [way])
      else part.push(way)
    }
    return new Map([...parts].map(([row, part]) => [row, { states: part, total }]))
  }
}

/** The same ways after some changes, one after the other. */
function changeWaysBy(changes: readonly DiceChange[], ways: Ways): Ways {
  if (changes.length === 0) return ways
  return changeWays(ways, (dice) => {
    for (const change of changes) changeDice(dice, change)
    return 0
  })
}

const withoutExpertise = (ways: Ways): Ways =>
  changeWays(ways, (dice) => {
    dice.expertise = 0
    return 0
  })

function blocksOf(states: readonly Way[]): Map<number, bigint> {
  const blocks = new Map<number, bigint>()
  for (const { dice, ways } of states) blocks.set(dice.block, (blocks.get(dice.block) ?? 0n) + ways)
  return blocks
}

const BASE = 2048

/** Attack rolls by the damage in the pool; those that differ in failures and used expertise alone are one. */
function hitsByDamage(states: readonly Way[]): Map<number, HitWays[]> {
  const results = new Map<number, { crit: number; hit: number; damage: number; ways: bigint }>()
  for (const { dice, damage, ways } of states) {
    const { crit, hit } = dice
    const key = (damage * BASE + crit) * BASE + hit
    const known = results.get(key)
    if (known === undefined) results.set(key, { crit, hit, damage, ways })
    else known.ways += ways
  }
  const byDamage = new Map<number, HitWays[]>()
  for (const result of results.values()) {
    const list = byDamage.get(result.damage)
    if (list === undefined) byDamage.set(result.damage, [result])
    else list.push(result)
  }
  return byDamage
}
