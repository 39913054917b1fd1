import { isWounded } from '../../damage/unit-state.ts'
import type { Side } from '../../dice/modifier.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import type { Condition, DirectedIcon, Icon } from '../../vocabulary.ts'
import type { TreeOption } from '../tree/combat-tree.ts'
import { optionAt, type Tree } from '../tree/tree.ts'
import { applyAfterEffects, payForAttack } from './after-effects.ts'
import type { AttackStep } from './attack-event.ts'
import { type AttackHost, enemyOf } from './attack-host.ts'
import type { Asking, Decision } from './decision.ts'
import { choose, type Fight, lose, note, receive, suffer } from './fight.ts'
import { takePersonal } from './personal-effects.ts'
import { applyPoolEffects } from './pool-effects.ts'
import { follow, push } from './shoving.ts'

/** What the question itself says needs no answer. */
const NOTHING_ASKED: readonly never[] = []

/** An attack is resolved by what a question says; whatever it leaves open is asked, in words that are options. */
export class RulingHost implements AttackHost<Decision, string> {
  readonly #fight: Fight
  /** The path that is known beforehand; null if the attacker is asked option by option. */
  known: readonly number[] | null = null

  constructor(fight: Fight) {
    this.#fight = fight
  }

  get trace(): ShatterpointTrace {
    return this.#fight.trace
  }

  unitOf(side: Side): string {
    return this.#fight.units[side].id
  }

  characterOf(side: Side): string {
    return this.unitOf(side)
  }

  isWounded(side: Side): boolean {
    return isWounded(this.#fight.units[side])
  }

  becameWounded(side: Side): boolean {
    return this.isWounded(side) && !isWounded(this.#fight.question[side].unit)
  }

  isActivating(side: Side): boolean {
    return this.#fight.question[side].activating
  }

  hasSteadfast(): boolean {
    return this.#fight.question.defender.steadfast
  }

  hasProtection(): boolean {
    return this.#fight.question.defender.protection
  }

  enter(step: AttackStep): void {
    this.#fight.step = step
  }

  successesFound(successes: number): void {
    this.#fight.successes = successes
  }

  optionChosen({ id }: TreeOption): void {
    note(this.#fight, 'optionChosen', null, { name: id, amount: this.#fight.pool })
  }

  iconCancelled(icon: Icon): void {
    note(this.#fight, 'cancelled', enemyOf('attacker'), { icon })
  }

  protectionUsed(): void {
    note(this.#fight, 'poolChanged', 'defender', { amount: this.#fight.pool })
  }

  personalDeclined(side: Side, icon: Icon): void {
    note(this.#fight, 'declined', side, { icon })
  }

  lose(side: Side, condition: Condition): void {
    lose(this.#fight, side, condition)
  }

  receive(side: Side, condition: Condition): void {
    receive(this.#fight, side, condition)
  }

  /** Of two units wounded at once the attacker gains momentum first, so the defender suffers first. */
  sufferPool(pool: number, returned: number): void {
    suffer(this.#fight, 'defender', pool)
    suffer(this.#fight, 'attacker', returned)
  }

  sufferTable(amount: number): void {
    suffer(this.#fight, 'attacker', amount)
  }

  payForAttack(): void {
    payForAttack(this.#fight)
  }

  *chooseOption(open: readonly number[]): Asking<number | null> {
    return this.known === null ? yield* askOption(this.#fight, open) : (this.known[this.#fight.path.length] ?? null)
  }

  chooseDirected(by: Side, left: readonly DirectedIcon[]): Asking<DirectedIcon> {
    return chooseDirected(this.#fight, by, left)
  }

  choosePersonal(side: Side, left: readonly Icon[]): Asking<Icon | null> {
    return choosePersonal(this.#fight, side, left)
  }

  takePersonal(side: Side, icon: Icon): Asking<void> {
    return takePersonal(this.#fight, side, icon)
  }

  push(by: Side, isHeld: boolean): Asking<boolean> {
    return push(this.#fight, by, isHeld)
  }

  follow(by: Side): Asking<boolean> {
    return follow(this.#fight, by)
  }

  *changePool(): Asking<void> {
    applyPoolEffects(this.#fight)
    yield* NOTHING_ASKED
  }

  *resolveAbilities(): Asking<void> {
    applyAfterEffects(this.#fight)
    yield* NOTHING_ASKED
  }
}

const STOP = 'stop'

function* askOption(fight: Fight, open: readonly number[]): Asking<number | null> {
  const { tree } = fight
  const [first, ...more] = open.map((place) => optionAt(tree, place).id)
  if (first === undefined) return null
  const chosen = yield* choose(fight, 'treeOption', 'attacker', [first, ...more, stopFor(tree)])
  return tree.places.get(chosen) ?? null
}

/** The word for stopping; a tree with an option of that name gets another one. */
function stopFor({ places }: Tree): string {
  let word = STOP
  for (let number = 2; places.has(word); number++) word = `${STOP} ${number}`
  return word
}

/** Of icons that are alike only one is offered, the first of the list first. */
function* chooseDirected(fight: Fight, by: Side, left: readonly DirectedIcon[]): Asking<DirectedIcon> {
  const [first, ...others] = new Set(left)
  if (first === undefined) throw new Error('No icon is left.')
  return yield* choose(fight, 'directedEffect', by, [first, ...others])
}

function* choosePersonal(fight: Fight, side: Side, left: readonly Icon[]): Asking<Icon | null> {
  const [first, ...others] = new Set(left)
  if (first === undefined) return null
  const chosen = yield* choose<Icon | 'none'>(fight, 'personalEffect', side, [first, ...others, 'none'])
  return chosen === 'none' ? null : chosen
}
