import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import {
  attackDiceOf,
  attackRollOf,
  changeDice,
  changeOf,
  type Dice,
  type DiceChange,
  defenceDiceOf,
  defenceRollOf,
  rollInto,
  takeForReroll,
} from './dice-change.ts'
import { type ExpertiseTable, rowFor, rowName, type TableEntry, type TableRow } from './expertise-table.ts'
import type { ModificationStep, ModificationStepName, Modified } from './modified.ts'
import type { Modifier, Reroll, Side } from './modifier.ts'
import type { AttackRoll, DefenceRoll, RollName, Rolls } from './roll.ts'
import { cancelIcons, effectsOf, inOrder } from './row-effects.ts'

/** What modifies two rolls. */
export type ModificationSituation = {
  readonly attackTable: ExpertiseTable
  readonly defenceTable: ExpertiseTable
  readonly attackerDisarmed: boolean
  readonly defenderExposed: boolean
  readonly modifiers: readonly Modifier[]
  readonly entryOrder: { readonly attack: readonly number[]; readonly defence: readonly number[] }
}

export type SubStep = { readonly step: ModificationStepName; readonly by: Side; readonly roll: RollName }

/** What follows the removals by conditions, in order: on each roll the attacker goes first. */
export const SUB_STEPS = {
  attackerOnAttack: { step: 'attackerOnAttack', by: 'attacker', roll: 'attack' },
  defenderOnAttack: { step: 'defenderOnAttack', by: 'defender', roll: 'attack' },
  attackerOnDefence: { step: 'attackerOnDefence', by: 'attacker', roll: 'defence' },
  defenderOnDefence: { step: 'defenderOnDefence', by: 'defender', roll: 'defence' },
} as const satisfies Readonly<Record<string, SubStep>>
const IN_ORDER: readonly SubStep[] = Object.values(SUB_STEPS)

/** The roll of a side. */
export const ROLL_OF = { attacker: 'attack', defender: 'defence' } as const

type Work = {
  readonly situation: ModificationSituation
  readonly random: Random
  readonly trace: ShatterpointTrace
  readonly dice: { readonly attack: Dice; readonly defence: Dice }
  /** The rows that the trace spoke of last. */
  readonly cited: { attacker: TableRow | null; defender: TableRow | null }
  readonly steps: ModificationStep[]
  /** The rows whose entries were applied. */
  readonly rows: UsedRow[]
  poolDamage: number
}

/** A row of a side’s table that was applied to a roll. */
export type UsedRow = { readonly by: Side; readonly roll: RollName; readonly row: TableRow }

/** Modifies both rolls as step 6 of an attack says; refuses a table that has no row for what was rolled. */
export function modifyRolls(rolls: Rolls, situation: ModificationSituation, context: Context): Modified | Refusal {
  const work = newWork(rolls, situation, context)
  return takeSubSteps(work) ?? conclude(work)
}

/** The rows that are applied when both rolls are modified. */
export function rowsUsed(rolls: Rolls, situation: ModificationSituation, context: Context): readonly UsedRow[] {
  const work = newWork(rolls, situation, context)
  takeSubSteps(work)
  return work.rows
}

type Context = { readonly random: Random; readonly trace: ShatterpointTrace }

const newWork = ({ attack, defence }: Rolls, situation: ModificationSituation, { random, trace }: Context): Work => ({
  ...{ situation, random, trace },
  dice: { attack: attackDiceOf(attack), defence: defenceDiceOf(defence) },
  cited: { attacker: null, defender: null },
  ...{ steps: [], rows: [], poolDamage: 0 },
})

function takeSubSteps(work: Work): Refusal | null {
  removeForConditions(work)
  for (const subStep of IN_ORDER) {
    const refused = takeSubStep(work, subStep)
    if (refused !== null) return refused
  }
  return null
}

/** Hits and crits that are left when each block has removed a hit. */
export function successesOf(attack: AttackRoll, defence: DefenceRoll, trace: ShatterpointTrace): number {
  const unblocked = Math.max(0, attack.hit - defence.block)
  const successes = attack.crit + unblocked
  const { crit: crits, hit: hits } = attack
  trace.applied('shatterpoint.dice.results', { crits, hits, blocks: defence.block, unblocked, successes })
  return successes
}

function removeForConditions({ situation, dice, trace, steps }: Work): void {
  if (situation.attackerDisarmed) {
    const removed = dice.attack.expertise
    dice.attack.expertise = 0
    trace.applied('shatterpoint.condition.disarmed', { removed })
    trace.applied('shatterpoint.dice.disarmed-exposed', { roll: 'attack', removed })
  }
  if (situation.defenderExposed) {
    const removed = dice.defence.expertise
    dice.defence.expertise = 0
    trace.applied('shatterpoint.condition.exposed', { removed })
    trace.applied('shatterpoint.dice.disarmed-exposed', { roll: 'defence', removed })
  }
  steps.push(stepAfter('conditions', dice))
}

const stepAfter = (step: ModificationStepName, { attack, defence }: Work['dice']): ModificationStep => ({
  step,
  attack: attackRollOf(attack, attack.expertise),
  defence: defenceRollOf(defence, defence.expertise),
})

/** One player modifies one roll: abilities before the table, the table, abilities after it. */
function takeSubStep(work: Work, subStep: SubStep): Refusal | null {
  const refused =
    applyModifiers(work, subStep, false) ?? applyTable(work, subStep) ?? applyModifiers(work, subStep, true)
  if (refused === null) work.steps.push(stepAfter(subStep.step, work.dice))
  return refused
}

function applyModifiers({ situation, dice, random, trace }: Work, { step, by, roll }: SubStep, afterTable: boolean) {
  for (const [index, modifier] of situation.modifiers.entries()) {
    if (modifier.by !== by || modifier.roll !== roll || modifier.afterTable !== afterTable) continue
    const { effect } = modifier
    trace.applied('shatterpoint.dice.modify-order', { step, by, roll })
    if ('reroll' in effect) {
      const refused = reroll(dice[roll], roll, effect.reroll, { index, random, trace })
      if (refused !== null) return refused
    } else {
      explainModifier(effect, changeDice(dice[roll], effect), { by, roll }, trace)
    }
  }
  return null
}

type RerollContext = { readonly index: number; readonly random: Random; readonly trace: ShatterpointTrace }

function reroll(dice: Dice, roll: RollName, order: Reroll, { index, random, trace }: RerollContext): Refusal | null {
  const rerolled = takeForReroll(dice, order)
  const given = order.results?.length ?? null
  const facts = { roll, rerolled, given, isTooMany: false }
  if (given !== null && given !== rerolled) {
    const path = ['modifiers', index, 'effect', 'reroll', 'results']
    return refuse([{ rule: 'shatterpoint.dice.reroll', path, facts }])
  }
  if (order.results === undefined) rollInto(dice, roll, rerolled, random)
  else for (const face of order.results) dice[face]++
  trace.applied('shatterpoint.dice.reroll', facts)
  return null
}

/** The entries of the owner’s row that are due in a sub-step. */
function applyTable(work: Work, { step, by, roll }: SubStep): Refusal | null {
  const row = rowNow(work, by)
  if (row === null || row instanceof Refusal) return row
  const due = entriesOf(work, by, row).filter((entry) => isDue(entry, step, roll))
  if (due.length === 0) return null
  work.rows.push({ by, roll, row })
  citeRow(work, by)
  work.trace.applied('shatterpoint.dice.modify-order', { step, by, roll })
  for (const entry of due) applyEntry(work, entry, by, roll)
  return null
}

const isDue = (entry: TableEntry, step: ModificationStepName, roll: RollName): boolean =>
  changeOf(entry, roll) !== null || ('damage' in entry && step === 'attackerOnAttack')

function applyEntry(work: Work, entry: TableEntry, by: Side, roll: RollName): void {
  const { dice, trace } = work
  if ('damage' in entry) {
    work.poolDamage += entry.damage
    trace.applied('shatterpoint.expertise.damage', { by, damage: entry.damage })
    return
  }
  const change = changeOf(entry, roll)
  if (change === null) return
  const concerned = changeDice(dice[roll], change)
  if ('add' in change) {
    trace.applied('shatterpoint.expertise.add', { by, roll, face: change.add.face, dice: concerned })
  } else if ('change' in change) {
    const { from, to } = change.change
    trace.applied('shatterpoint.expertise.change', { by, roll, from, to, dice: concerned })
  } else {
    explainModifier(change, concerned, { by, roll }, trace)
  }
}

type Place = { readonly by: Side; readonly roll: RollName }

function explainModifier(change: DiceChange, dice: number, place: Place, trace: ShatterpointTrace): void {
  if ('add' in change) {
    trace.applied('shatterpoint.dice.modifier', { ...place, effect: 'add', face: change.add.face, to: null, dice })
  } else if ('remove' in change) {
    trace.applied('shatterpoint.dice.modifier', {
      ...place,
      effect: 'remove',
      face: change.remove.face,
      to: null,
      dice,
    })
  } else {
    const { from, to } = change.change
    trace.applied('shatterpoint.dice.modifier', { ...place, effect: 'change', face: from, to, dice })
  }
}

const NO_ENTRIES: readonly TableEntry[] = []

/** Whether the conditions leave a side its table. */
const mayUseTable = ({ attackerDisarmed, defenderExposed }: ModificationSituation, side: Side): boolean =>
  side === 'attacker' ? !attackerDisarmed : !defenderExposed

/** The row of a side for the expertise in its roll at this moment. */
function rowNow({ situation, dice }: Work, side: Side): TableRow | null | Refusal {
  if (!mayUseTable(situation, side)) return null
  const field = side === 'attacker' ? 'attackTable' : 'defenceTable'
  const count = dice[ROLL_OF[side]].expertise
  const row = rowFor(situation[field], count)
  return row === 'missing' ? noRow(side, count) : row
}

/** A table that says nothing about a count that it should speak of. */
export function noRow(side: Side, count: number): Refusal {
  const path = [side === 'attacker' ? 'attackTable' : 'defenceTable']
  return refuse([{ rule: 'shatterpoint.expertise.row', path, facts: { by: side, count, row: null } }])
}

function entriesNow(work: Work, side: Side): readonly TableEntry[] | Refusal {
  const row = rowNow(work, side)
  if (row === null) return NO_ENTRIES
  return row instanceof Refusal ? row : entriesOf(work, side, row)
}

/** The entries of a row in the order of its owner. */
const entriesOf = ({ situation }: Work, side: Side, { entries }: TableRow): readonly TableEntry[] =>
  inOrder(entries, situation.entryOrder[ROLL_OF[side]])

/** Says which row a side uses, once for as long as it stays the same. */
function citeRow(work: Work, by: Side): void {
  const { trace, cited, dice, situation } = work
  const row = rowNow(work, by)
  if (row === null || row instanceof Refusal || row === cited[by]) return
  const facts = { by, count: dice[ROLL_OF[by]].expertise, row: rowName(row) }
  if (cited[by] === null) trace.applied('shatterpoint.expertise.which-table', { by })
  else trace.applied('shatterpoint.expertise.row-time', facts)
  trace.applied('shatterpoint.expertise.row', facts)
  if (situation.entryOrder[ROLL_OF[by]].length > 0) trace.applied('shatterpoint.expertise.order', { by })
  cited[by] = row
}

/** What the tables leave for later, by the rows that hold at the end. */
function conclude(work: Work): Modified | Refusal {
  const attackEntries = entriesNow(work, 'attacker')
  if (attackEntries instanceof Refusal) return attackEntries
  const defenceEntries = entriesNow(work, 'defender')
  if (defenceEntries instanceof Refusal) return defenceEntries
  const attack = iconsWaiting(work, 'attacker', attackEntries)
  const defence = iconsWaiting(work, 'defender', defenceEntries)
  const { dice, situation, steps, poolDamage } = work
  const used = {
    attack: spendExpertise(work, 'attacker', attackEntries),
    defence: spendExpertise(work, 'defender', defenceEntries),
  }
  return {
    attack: attackRollOf(dice.attack, dice.attack.expertise - used.attack),
    defence: defenceRollOf(dice.defence, dice.defence.expertise - used.defence),
    expertiseUsed: used,
    steps,
    poolDamage,
    attackerDamage: defence.damage,
    queuedAttacker: attack.icons,
    queuedDefender: cancelIcons(defence.icons, attack.negated).kept,
    negatedByAttacker: attack.negated,
    negatedByDefender: defence.negated,
    losesDisarmed: situation.attackerDisarmed,
    losesExposed: situation.defenderExposed,
  }
}

function iconsWaiting(work: Work, by: Side, entries: readonly TableEntry[]) {
  const effects = effectsOf(entries)
  const { damage, icons: queued, negated } = effects
  const { trace } = work
  const waits = queued.length > 0 || negated.length > 0 || (by === 'defender' && damage > 0)
  if (waits) citeRow(work, by)
  if (by === 'defender' && damage > 0) trace.applied('shatterpoint.expertise.damage', { by, damage })
  if (queued.length > 0) trace.applied('shatterpoint.expertise.effect-icons', { by, icons: [...queued] })
  if (negated.length > 0) trace.applied('shatterpoint.expertise.negate', { by, icons: [...negated] })
  return effects
}

/** The expertise dice that a row of the table has used. */
function spendExpertise({ dice, trace }: Work, by: Side, entries: readonly TableEntry[]): number {
  const count = entries.length === 0 ? 0 : dice[ROLL_OF[by]].expertise
  if (count > 0) trace.applied('shatterpoint.expertise.spent', { by, dice: count })
  return count
}
