import { type Toughness, toughnessOf } from '../../damage/damage.ts'
import { netWays, poolWays, powerOfThree, type Ways } from '../../dice/pool-odds.ts'
import type { Thirds } from '../../dice/thirds.ts'
import { type Fighter, has } from '../../table/creature.ts'
import { LIMITS } from '../../vocabulary.ts'
import type { Split } from './allocation.ts'
import type { Role } from './melee-bonus.ts'
import type { Contender, DeclaredMelee } from './melee-declaration.ts'
import { attackPool, damagePerHit, defencePool, firstStriker, strikeKind } from './melee-strike.ts'

/** What unblocked hits do to a creature. */
export type Harm = {
  /** Wounds, no more than kill it. */
  readonly wounds: number
  /** Wounds and tokens, no more than it has. */
  readonly loss: number
  readonly dead: boolean
}

/** How the other strikes afterwards: as it was, weakened by wounds, or not at all. */
type Answer = 'fresh' | 'weak' | 'none'

/** What a blow of one direction comes to, over all dice; everything of 3^power. */
type Sums = {
  readonly dead: bigint
  readonly loss: bigint
  readonly answers: Readonly<Record<Answer, bigint>>
  readonly power: number
}

/** The odds of the blows that one creature strikes at another, for any numbers of dice. */
export class Strikes {
  readonly #striker: Fighter
  readonly #target: Contender
  readonly #isForced: boolean
  readonly #isWounds: boolean
  readonly #each: number
  readonly #tough: Toughness
  readonly #hits = new Map<number, Ways>()
  readonly #blocks = new Map<number, Ways>()
  readonly #nets = new Map<number, Ways>()
  readonly #sums = new Map<number, Sums>()

  constructor(striker: Fighter, target: Contender, { isForced, isWounds }: { isForced: boolean; isWounds: boolean }) {
    this.#striker = striker
    this.#target = target
    this.#isForced = isForced
    this.#isWounds = isWounds
    this.#each = isWounds ? 1 : damagePerHit(striker)
    this.#tough = toughnessOf(target.creature, target.held)
  }

  /** The hits that are not blocked. */
  net(attack: number, defence: number): Ways {
    return remember(this.#nets, keyOf(attack, defence), () => {
      const hits = this.#hitsOf(attack)
      return this.#isWounds || defence === 0 ? hits : netWays(hits, this.#blocksOf(defence))
    })
  }

  #hitsOf(dice: number): Ways {
    return remember(this.#hits, dice, () => poolWays(attackPool(this.#striker, dice, this.#isForced, LIMITS.dice)))
  }

  #blocksOf(dice: number): Ways {
    return remember(this.#blocks, dice, () => poolWays(defencePool(this.#target.creature, dice, LIMITS.dice)))
  }

  /** What so many unblocked hits do. */
  harm(hits: number): Harm {
    const { prevented, tokens, healthLeft } = this.#tough
    const damage = this.#isWounds ? hits : Math.max(0, hits * this.#each - prevented)
    const absorbed = this.#isWounds ? 0 : tokens
    const wounds = Math.min(healthLeft, Math.max(0, damage - absorbed))
    return { wounds, loss: Math.min(damage, absorbed + healthLeft), dead: wounds === healthLeft }
  }

  /** How the target strikes after so many unblocked hits on it. */
  answer(hits: number): Answer {
    const { wounds, dead } = this.harm(hits)
    if (dead) return 'none'
    return wounds > 0 && !has(this.#target.creature, 'fortitude') ? 'weak' : 'fresh'
  }

  /** What the blows come to, over all dice. */
  sums(attack: number, defence: number): Sums {
    return remember(this.#sums, keyOf(attack, defence), () => {
      const { counts, power } = this.net(attack, defence)
      const answers = { fresh: 0n, weak: 0n, none: 0n }
      let [dead, loss] = [0n, 0n]
      for (const [hits, ways] of counts.entries()) {
        const harm = this.harm(hits)
        if (harm.dead) dead += ways
        loss += ways * BigInt(harm.loss)
        answers[this.answer(hits)] += ways
      }
      return { dead, loss, answers, power }
    })
  }
}

const keyOf = (attack: number, defence: number): number => attack * 1000 + defence

function remember<Value>(known: Map<number, Value>, key: number, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/** The dice of both sides. */
export type BothDice = { readonly attacker: Split; readonly defender: Split }

/** What a melee comes to: the chances of death and the expected losses of both. */
export type Expectation = {
  readonly kill: Thirds
  readonly die: Thirds
  readonly dealt: Thirds
  readonly taken: Thirds
}

/** The blows of a melee in both directions: one strikes, and the other strikes at the same time or back. */
export class Exchange {
  readonly first: Role | null
  readonly #leader: Role
  readonly #strike: Strikes
  readonly #replies: Readonly<Record<'fresh' | 'weak', Strikes>>

  constructor(melee: DeclaredMelee) {
    const { attacker, defender, magical } = melee
    this.first = firstStriker(melee)
    this.#leader = this.first ?? 'attacker'
    const isForced = has(defender.creature, 'veteran')
    const byAttacker = (striker: Fighter) => new Strikes(striker, defender, { isForced, isWounds: magical !== null })
    const byDefender = (striker: Fighter) => new Strikes(striker, attacker, { isForced: false, isWounds: false })
    const isLedByAttacker = this.#leader === 'attacker'
    this.#strike = isLedByAttacker ? byAttacker(attacker.creature) : byDefender(defender.creature)
    const [second, reply] = isLedByAttacker ? [defender.creature, byDefender] : [attacker.creature, byAttacker]
    const fresh = reply(second)
    // Wounds that a creature had before weaken it already.
    const isWeakAlready = strikeKind(second) === 'meleeAttackWounded'
    this.#replies = { fresh, weak: isWeakAlready ? fresh : reply({ ...second, wounds: Math.max(1, second.wounds) }) }
  }

  #diceOfLeader({ attacker, defender }: BothDice): readonly [Split, Split] {
    return this.#leader === 'attacker' ? [attacker, defender] : [defender, attacker]
  }

  /** The chances of death and the expected losses. */
  expectation(dice: BothDice): Expectation {
    const [one, other] = this.#diceOfLeader(dice)
    const blow = this.#strike.sums(one.attack, other.defence)
    const fresh = this.#replies.fresh.sums(other.attack, one.defence)
    const weak = this.#replies.weak.sums(other.attack, one.defence)
    const power = blow.power + fresh.power
    const total = powerOfThree(blow.power)
    const answers = this.first === null ? { fresh: total, weak: 0n } : blow.answers
    const second = { dead: { ways: blow.dead, power: blow.power }, loss: { ways: blow.loss, power: blow.power } }
    const leader = {
      dead: { ways: answers.fresh * fresh.dead + answers.weak * weak.dead, power },
      loss: { ways: answers.fresh * fresh.loss + answers.weak * weak.loss, power },
    }
    return this.#leader === 'attacker'
      ? { kill: second.dead, die: leader.dead, dealt: second.loss, taken: leader.loss }
      : { kill: leader.dead, die: second.dead, dealt: leader.loss, taken: second.loss }
  }

  /** Every pair of unblocked hits, by the attacker and by the defender, with what it does and its ways of 3^power. */
  outcomes(dice: BothDice): { readonly cells: readonly ExchangeCell[]; readonly power: number } {
    const [one, other] = this.#diceOfLeader(dice)
    const blow = this.#strike.net(one.attack, other.defence)
    const fresh = this.#replies.fresh.net(other.attack, one.defence)
    const weak = this.#replies.weak.net(other.attack, one.defence)
    const none = { counts: [powerOfThree(fresh.power)], power: fresh.power }
    const replies = { fresh, weak, none }
    const cells: ExchangeCell[] = []
    for (const [struck, ways] of blow.counts.entries()) {
      const answer = this.first === null ? 'fresh' : this.#strike.answer(struck)
      for (const [returned, more] of replies[answer].counts.entries()) {
        if (ways === 0n || more === 0n) continue
        cells.push(this.#cell(struck, returned, ways * more))
      }
    }
    return { cells, power: blow.power + fresh.power }
  }

  #cell(struck: number, returned: number, ways: bigint): ExchangeCell {
    const onSecond = { hits: struck, harm: this.#strike.harm(struck) }
    const onLeader = { hits: returned, harm: this.#replies.fresh.harm(returned) }
    return this.#leader === 'attacker'
      ? { byAttacker: onSecond, byDefender: onLeader, ways }
      : { byAttacker: onLeader, byDefender: onSecond, ways }
  }
}

type Landed = { readonly hits: number; readonly harm: Harm }
export type ExchangeCell = { readonly byAttacker: Landed; readonly byDefender: Landed; readonly ways: bigint }
