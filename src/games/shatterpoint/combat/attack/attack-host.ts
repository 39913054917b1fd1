import type { Modified } from '../../dice/modified.ts'
import type { Side } from '../../dice/modifier.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import type { Condition, DirectedIcon, Icon } from '../../vocabulary.ts'
import type { TreeOption } from '../tree/combat-tree.ts'
import type { Tree } from '../tree/tree.ts'
import type { AttackStep } from './attack-event.ts'

/** A part of an attack: it asks questions, is resumed with answers, and ends with a result. */
export type Course<Question, Answer, Result> = Generator<Question, Result, Answer>

/** What an attack comes to as its steps are resolved. */
export type Clash = {
  /** The options chosen so far. */
  readonly path: number[]
  /** Personal icons that wait until after the damage. */
  readonly waiting: Record<Side, Icon[]>
  /** Icons of the attacker that the defence table cancels and that have not come up yet. */
  readonly cancelled: Icon[]
  /** The damage pool. */
  pool: number
  /** What the defending unit suffered of the pool, and what goes back to the attacking unit. */
  suffered: number
  returned: number
  /** The shoves of chosen options so far. */
  treeShoves: number
}

/** What the dice of an attack came to, and the tree that its successes are spent on. */
export type Results = { readonly tree: Tree; readonly rolls: Modified; readonly successes: number }

/**
 * Where an attack is resolved from its results on. The steps are the same everywhere; a ruling answers them by what the
 * question says and counts tokens, a match asks its seats and changes its table.
 */
export type AttackHost<Question, Answer> = {
  readonly trace: ShatterpointTrace
  /** The unit of a side, by its name. */
  unitOf(side: Side): string
  /** Its character, by its name where that is known. */
  characterOf(side: Side): string
  isWounded(side: Side): boolean
  /** Whether the unit of a side became wounded by this attack. */
  becameWounded(side: Side): boolean
  /** Whether it is the activation of the unit of a side, so that it may use active abilities. */
  isActivating(side: Side): boolean
  hasSteadfast(): boolean
  hasProtection(): boolean

  enter(step: AttackStep): void
  successesFound(successes: number): void
  optionChosen(option: TreeOption): void
  iconCancelled(icon: Icon): void
  protectionUsed(): void
  personalDeclined(side: Side, icon: Icon): void
  lose(side: Side, condition: Condition): void
  receive(side: Side, condition: Condition): void
  /** Both units suffer at the same time: the defending one the pool, the attacking one what goes back. */
  sufferPool(pool: number, returned: number): void
  /** The attacking unit suffers damage of the defender’s table. */
  sufferTable(amount: number): void
  /** What a strained unit suffers for having attacked. */
  payForAttack(): void

  /** The next option; null if the attacker stops. */
  chooseOption(open: readonly number[]): Course<Question, Answer, number | null>
  /** Which of the directed icons that are left comes next. */
  chooseDirected(by: Side, left: readonly DirectedIcon[]): Course<Question, Answer, DirectedIcon>
  /** Which of the personal icons that are left comes next; null if the others are left out. */
  choosePersonal(side: Side, left: readonly Icon[]): Course<Question, Answer, Icon | null>
  takePersonal(side: Side, icon: Icon): Course<Question, Answer, void>
  /** A shove: the enemy of a side may be pushed away; whether it was. */
  push(by: Side, isHeld: boolean): Course<Question, Answer, boolean>
  /** Its shoving character may follow; whether it does. */
  follow(by: Side): Course<Question, Answer, boolean>
  /** Effects on the pool before it is suffered. */
  changePool(): Course<Question, Answer, void>
  /** Abilities and special rules after the attack, the attacker’s first. */
  resolveAbilities(): Course<Question, Answer, void>
}

/** An attack with its results, where it is resolved. */
export type Resolving<Question, Answer> = {
  readonly clash: Clash
  readonly results: Results
  readonly host: AttackHost<Question, Answer>
}

export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** Nothing has come of an attack yet. */
export const newClash = (): Clash => ({
  path: [],
  waiting: { attacker: [], defender: [] },
  cancelled: [],
  pool: 0,
  suffered: 0,
  returned: 0,
  treeShoves: 0,
})
