import { z } from 'zod'
import { Mean, Probability } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { toughnessOf } from '../../damage/damage.ts'
import type { SignumReading } from '../../define.ts'
import { exactThirds } from '../../dice/chances.ts'
import { powerOfThree } from '../../dice/pool-odds.ts'
import { refuse, type SignumViolation } from '../../refusal.ts'
import type { SignumRules } from '../../rules.ts'
import { StatedFighter, statedName } from '../../table/creature.ts'
import { Id } from '../../vocabulary.ts'
import { Exchange } from './exchange.ts'
import { allocateBoth, type DeclaredMelee, declareMelee, MeleeKind, MeleeSide } from './melee-declaration.ts'
import { damagePerHit } from './melee-strike.ts'

/** More than six bases of 32 mm do not touch another at once. */
const MAX_ATTACKERS = 6

const Attacker = z
  .strictObject({
    fighter: StatedFighter,
    kind: MeleeKind.default('melee'),
    side: MeleeSide.prefault({}),
    answer: MeleeSide.prefault({}).describe('What the target chooses against it.'),
  })
  .meta({ id: 'SignumSeveralAttacker' })

export const AttackersQuestion = z
  .strictObject({
    target: StatedFighter,
    attackers: z.array(Attacker).min(1).max(MAX_ATTACKERS).describe('In the order in which they attack.'),
  })
  .meta({ id: 'SignumAttackersOddsInput' })
export type AttackersQuestion = z.infer<typeof AttackersQuestion>

export const AttackersOdds = z
  .object({
    after: z
      .array(
        z
          .object({
            attacker: Id,
            isKilled: Probability.describe('That the target is dead after this attack.'),
            meanWounds: Mean.describe('Wounds that the target has taken by then, no more than kill it.'),
          })
          .meta({ id: 'SignumAfterAttacker' }),
      )
      .max(MAX_ATTACKERS),
    isKilled: Probability,
    meanWounds: Mean,
  })
  .meta({ id: 'SignumAttackersOddsOutcome' })
export type AttackersOdds = z.infer<typeof AttackersOdds>

/** What a target still has: tokens that absorb damage, and wounds until it dies. */
type State = { readonly tokens: number; readonly left: number }

/** In how many of 3^power ways the target is in each state. */
type Course = {
  readonly states: ReadonlyMap<string, { readonly state: State; readonly ways: bigint }>
  readonly power: number
}

/** The unblocked hits of an attack, and what each of them does. */
type Blow = {
  readonly counts: ReadonlyMap<number, bigint>
  readonly power: number
  readonly each: number
  readonly prevented: number
  readonly isWounds: boolean
}

/** The chances that several attackers kill one target, each in a melee of its own, one after the other. */
export function attackersOdds(question: AttackersQuestion, reading: SignumReading): AttackersOdds | Refusal {
  const violations = nameViolations(question)
  if (violations.length > 0) return refuse(violations)
  const target = statedName(question.target)
  reading.trace.applied('signum.odds.attackers', {
    target,
    attackers: question.attackers.map(({ fighter }) => statedName(fighter)),
  })
  let course: Course | null = null
  let health = 0
  const after: AttackersOdds['after'] = []
  for (const [index, attacker] of question.attackers.entries()) {
    const blows = blowsOf(question, index, reading)
    if (blows instanceof Refusal) return blows
    course ??= { states: new Map([[keyOf(blows.start), { state: blows.start, ways: 1n }]]), power: 0 }
    health = blows.start.left
    course = strike(course, blows)
    after.push({ attacker: statedName(attacker.fighter), ...summary(course, health) })
  }
  const last = after.at(-1)
  if (last === undefined) throw new Error('There is at least one attacker.')
  return { after, isKilled: last.isKilled, meanWounds: last.meanWounds }
}

function nameViolations({ target, attackers }: AttackersQuestion): SignumViolation[] {
  const names = [statedName(target), ...attackers.map(({ fighter }) => statedName(fighter))]
  return names.flatMap((id, index): SignumViolation[] =>
    names.indexOf(id) === index
      ? []
      : [{ rule: 'signum.board.names', path: ['attackers', index - 1, 'fighter', 'id'], facts: { id } }],
  )
}

type Blows = { readonly start: State; readonly fresh: Blow; readonly wounded: Blow }

/** What one of the attackers does to the target as long as it is unhurt, and once it is wounded. */
function blowsOf(question: AttackersQuestion, index: number, reading: SignumReading): Blows | Refusal {
  const declared = declare(question, index, question.target.wounds, reading)
  if (declared instanceof Refusal) return declared.under('attackers', index)
  const { creature, held } = declared.melee.defender
  const { tokens, healthLeft: left } = toughnessOf(creature, held)
  const fresh = blowOf(declared)
  // Whoever attacks first meets the target as it is.
  if (index === 0 || creature.wounds > 0 || left < 2) return { start: { tokens, left }, fresh, wounded: fresh }
  const hurt = declare(question, index, 1, { ...reading, trace: new Trace<SignumRules>() })
  if (hurt instanceof Refusal) return hurt.under('attackers', index)
  return { start: { tokens, left }, fresh, wounded: blowOf(hurt) }
}

type Declared = { readonly melee: DeclaredMelee; readonly dice: Parameters<Exchange['outcomes']>[0] }

/** The melee of one attacker; after the first the target has fought as defender. */
function declare(
  { target, attackers }: AttackersQuestion,
  index: number,
  wounds: number,
  reading: SignumReading,
): Declared | Refusal {
  const attacker = attackers[index]
  if (attacker === undefined) throw new Error('Every index is that of an attacker.')
  const defender = { ...target, wounds, tired: target.tired || index > 0 }
  const stated = { attacker: attacker.fighter, defender, inContact: true, others: [] }
  const question = {
    situation: { stated },
    kind: attacker.kind,
    alreadyAttacked: false,
    attacker: attacker.side,
    defender: attacker.answer,
  }
  const melee = declareMelee(question, reading)
  if (melee instanceof Refusal) return melee
  const allocated = allocateBoth(melee, reading.trace)
  if (allocated instanceof Refusal) return allocated
  return { melee, dice: { attacker: allocated.attacker.dice, defender: allocated.defender.dice } }
}

function blowOf({ melee, dice }: Declared): Blow {
  const { cells, power } = new Exchange(melee).outcomes(dice)
  const counts = new Map<number, bigint>()
  for (const { byAttacker, ways } of cells) counts.set(byAttacker.hits, (counts.get(byAttacker.hits) ?? 0n) + ways)
  const isWounds = melee.magical !== null
  const { prevented } = toughnessOf(melee.defender.creature, melee.defender.held)
  return { counts, power, isWounds, prevented, each: isWounds ? 1 : damagePerHit(melee.attacker.creature) }
}

const keyOf = ({ tokens, left }: State): string => `${tokens}/${left}`

/** The states of the target after one more attack. */
function strike({ states, power }: Course, { start, fresh, wounded }: Blows): Course {
  const most = Math.max(fresh.power, wounded.power)
  const next = new Map<string, { state: State; ways: bigint }>()
  const add = (state: State, ways: bigint) => {
    const key = keyOf(state)
    next.set(key, { state, ways: (next.get(key)?.ways ?? 0n) + ways })
  }
  for (const { state, ways } of states.values()) {
    if (state.left === 0) {
      add(state, ways * powerOfThree(most))
      continue
    }
    const blow = state.left < start.left ? wounded : fresh
    const spare = powerOfThree(most - blow.power)
    for (const [hits, more] of blow.counts) add(hurt(state, blow, hits), ways * more * spare)
  }
  return { states: next, power: power + most }
}

function hurt({ tokens, left }: State, { isWounds, each, prevented }: Blow, hits: number): State {
  if (isWounds) return { tokens, left: Math.max(0, left - hits) }
  const damage = Math.max(0, hits * each - prevented)
  const absorbed = Math.min(tokens, damage)
  return { tokens: tokens - absorbed, left: Math.max(0, left - (damage - absorbed)) }
}

function summary({ states, power }: Course, health: number): { isKilled: Probability; meanWounds: Mean } {
  let [dead, lost] = [0n, 0n]
  for (const { state, ways } of states.values()) {
    if (state.left === 0) dead += ways
    lost += ways * BigInt(health - state.left)
  }
  return { isKilled: exactThirds(dead, power), meanWounds: exactThirds(lost, power) }
}
