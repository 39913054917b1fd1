import { z } from 'zod'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { readFighter, traceReasons } from '../../abilities/read-fighter.ts'
import { applyDamage, Damaged } from '../../damage/damage.ts'
import { type Relics, relicFields, relicViolations } from '../../damage/durable-relic.ts'
import { creditKill } from '../../damage/kill-credit.ts'
import type { SignumContext, SignumReading } from '../../define.ts'
import { isSuccess, rollSymbol } from '../../dice/dice.ts'
import { type GivenDice, symbolsOf } from '../../dice/given-dice.ts'
import { BackstabTrigger } from '../../movement/backstab-trigger.ts'
import type { SignumViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { type Fighter, has, isSafeFrom, StatedFighter } from '../../table/creature.ts'
import { livingViolations } from '../../table/living.ts'
import { Count, DieSymbol, Id } from '../../vocabulary.ts'
import { strikeKind } from '../melee/melee-strike.ts'

/** Who is stabbed by whom, and why. */
export const backstabFields = {
  victim: StatedFighter,
  stabbers: z.array(StatedFighter).min(1).max(12).describe('The enemies that stab, in the order in which they roll.'),
  trigger: BackstabTrigger.default('moveFromContact'),
  relics: relicFields.relics,
}
const Question = z.strictObject(backstabFields)
export type BackstabQuestion = z.infer<typeof Question>

/** A backstab whose creatures have been read. */
export type ReadBackstab = Pick<BackstabQuestion, 'trigger' | 'relics'> & {
  readonly victim: Fighter
  readonly stabbers: readonly Fighter[]
}

/** Reads the creatures of a backstab; the answer is all that forbids it, or the creatures. */
export function readBackstab(question: BackstabQuestion, { content, trace }: SignumReading): ReadBackstab | Refusal {
  const violations: SignumViolation[] = []
  const victim = readFighter(question.victim, content, ['victim'], violations)
  const stabbers = question.stabbers.map((stabber, index) =>
    readFighter(stabber, content, ['stabbers', index], violations),
  )
  const read = { ...question, victim, stabbers }
  violations.push(...backstabViolations(read))
  if (violations.length > 0) return refuse(violations)
  for (const creature of [victim, ...stabbers]) traceReasons(creature, trace)
  return read
}

const Stab = z
  .object({ stabber: Id, symbol: DieSymbol, hit: z.boolean(), revealed: z.boolean().describe('It lost its token.') })
  .meta({ id: 'SignumStab' })
type Stab = z.infer<typeof Stab>

export const Backstab = z
  .object({
    stabs: z.array(Stab).max(12).describe('One die each; nobody rolls after the victim is dead.'),
    hits: Count,
    victim: Damaged,
    mayMove: z.boolean().describe('Whether a creature that was about to move still does.'),
  })
  .meta({ id: 'SignumBackstabOutcome' })
export type Backstab = z.infer<typeof Backstab>

/** Everything that forbids a backstab. */
function backstabViolations({ victim, stabbers, relics }: ReadBackstab): SignumViolation[] {
  const violations: SignumViolation[] = [
    ...livingViolations(victim, ['victim']),
    ...relicViolations({ relics, relicOrder: [] }, victim, []),
  ]
  const immune = (reason: 'agile' | 'hidden'): SignumViolation => ({
    rule: 'signum.backstab.immune',
    path: ['victim'],
    facts: { victim: victim.id, reason },
  })
  if (has(victim, 'agile')) violations.push(immune('agile'))
  if (victim.hidden) violations.push(immune('hidden'))
  if (isSafeFrom(victim, 'backstab')) {
    const facts = { creature: victim.id, danger: 'backstab' as const }
    violations.push({ rule: 'signum.ability.shield-from', path: ['victim'], facts })
  }
  const names = new Set([victim.id])
  for (const [index, stabber] of stabbers.entries()) {
    violations.push(...stabberViolations(stabber, victim, index))
    if (names.has(stabber.id)) {
      violations.push({ rule: 'signum.board.names', path: ['stabbers', index, 'id'], facts: { id: stabber.id } })
    }
    names.add(stabber.id)
  }
  return violations
}

function stabberViolations(stabber: Fighter, victim: Fighter, index: number): SignumViolation[] {
  const path = ['stabbers', index]
  const violations = livingViolations(stabber, path)
  if (stabber.player === victim.player) {
    const facts = { stabber: stabber.id, victim: victim.id, enemies: false }
    violations.push({ rule: 'signum.backstab.who', path: [...path, 'player'], facts })
  }
  return violations
}

/** Rolls the backstabs one after the other, until the victim is dead, and deals their damage. */
export function backstab(
  stated: BackstabQuestion,
  given: GivenDice | undefined,
  context: SignumContext,
): Backstab | Refusal {
  const { random, trace } = context
  const question = readBackstab(stated, context)
  if (question instanceof Refusal) return question
  const { victim, trigger, relics } = question
  trace.applied('signum.backstab.triggers', { victim: victim.id, trigger })
  if (question.stabbers.length > 1) {
    trace.applied('signum.backstab.decide-then-roll', { stabbers: question.stabbers.map(({ id }) => id) })
  }
  const stabs = rollStabs(question, given === undefined ? null : symbolsOf(given), random, trace)
  if (stabs instanceof Refusal) return stabs

  const hits = stabs.reduce((sum, { hit }) => sum + Number(hit), 0)
  if (hits > 0) trace.applied('signum.backstab.not-attack', { victim: victim.id, hits })
  const held: Relics = { relics, relicOrder: [] }
  const damaged = applyDamage(victim, { amount: hits, kind: 'backstab', magical: false }, held, [], trace)
  if (damaged instanceof Refusal) return damaged
  if (damaged.dead) countKill(question, stabs, trace)
  trace.applied('signum.backstab.timing', { victim: victim.id, trigger, dead: damaged.dead })
  if (damaged.dead && trigger !== 'forcedSummon') {
    trace.applied('signum.activation.dead', { creature: victim.id, player: victim.player })
  }
  return { stabs, hits, victim: damaged, mayMove: trigger === 'moveFromContact' && !damaged.dead }
}

/** One die for each stabber in order; nobody rolls at a dead victim. */
function rollStabs(
  { victim, stabbers }: ReadBackstab,
  reported: readonly DieSymbol[] | null,
  random: Random,
  trace: SignumTrace,
): Stab[] | Refusal {
  const stabs: Stab[] = []
  let needed = victim.armour + victim.health - victim.wounds
  for (const stabber of stabbers) {
    if (needed === 0) break
    const symbol = reported === null ? rollSymbol(random) : reported[stabs.length]
    if (symbol === undefined) return wrongDice(stabber, stabbers.length, stabs.length)
    const stab = stabWith(stabber, symbol, victim, trace)
    if (stab.hit) needed--
    stabs.push(stab)
  }
  if (reported !== null && reported.length > stabs.length) return wrongDice(victim, stabs.length, reported.length)
  return stabs
}

/** The kill belongs to the player of the last stab. */
function countKill({ stabbers, victim }: ReadBackstab, stabs: readonly Stab[], trace: SignumTrace): void {
  const killer = stabbers[stabs.length - 1]
  if (killer !== undefined) creditKill({ player: killer.player, allies: [] }, victim, trace)
}

function stabWith(stabber: Fighter, symbol: DieSymbol, victim: Fighter, trace: SignumTrace): Stab {
  const kind = strikeKind(stabber)
  const hit = isSuccess(symbol, kind)
  trace.applied('signum.backstab.who', { stabber: stabber.id, victim: victim.id, enemies: true })
  const weakened = kind === 'meleeAttackWounded'
  trace.applied('signum.backstab.roll', { stabber: stabber.id, symbol, hit, weakened })
  if (stabber.hidden) trace.applied('signum.backstab.stealth-loss', { stabber: stabber.id })
  return { stabber: stabber.id, symbol, hit, revealed: stabber.hidden }
}

function wrongDice(stabber: Fighter, needed: number, given: number): Refusal {
  const facts = { creature: stabber.id, roll: strikeKind(stabber), again: false, needed, given }
  return refuse([{ rule: 'signum.dice.given', path: ['dice'], facts }])
}
