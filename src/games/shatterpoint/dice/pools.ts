import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { type AttackType, Count, Id, LIMITS } from '../vocabulary.ts'
import type { RollName } from './roll.ts'

const dice = wholeNumber(0, 10).default(0)

const ExtraDice = z
  .strictObject({ name: Id.describe('What adds or removes them.'), dice: wholeNumber(1, 10) })
  .meta({ id: 'ShatterpointExtraDice' })
const Extras = z.array(ExtraDice).max(6).default([])

/** What a focus action of this activation still gives. */
const Focus = z
  .strictObject({
    die: z.boolean().default(true).describe('Whether the focus die is still there.'),
    impact: dice.describe('Impact dice that wait for a melee attack.'),
    sharpshooter: dice.describe('Sharpshooter dice that wait for a ranged attack.'),
  })
  .describe('What the focus action of the character still gives in this activation.')
  .meta({ id: 'ShatterpointFocus' })
type Focus = z.infer<typeof Focus>

/** What decides the attack dice besides the rating. */
export const attackPoolFields = {
  stated: wholeNumber(0, 20)
    .nullable()
    .default(null)
    .describe('Of an ability that grants an attack with so many dice; it replaces the rating.'),
  focus: Focus.nullable().default(null),
  added: Extras,
  removed: Extras,
}

/** What decides the defence dice besides the rating. */
export const defencePoolFields = {
  cover: dice.describe('Cover by effects, and by terrain if no table is given; hunker tokens not counted.'),
  added: Extras,
  removed: Extras,
}

const AttackSide = z.strictObject(attackPoolFields)
const DefenceSide = z.strictObject(defencePoolFields)

/** What is asked about the dice of an attack. */
type PoolQuestion = {
  readonly type: AttackType
  readonly attacker: z.infer<typeof AttackSide> & { readonly rating: number }
  readonly defender: z.infer<typeof DefenceSide> & { readonly rating: number; readonly hunker: number }
}

const PoolSource = z
  .enum(['rating', 'stated', 'focus', 'impact', 'sharpshooter', 'cover', 'hunker', 'added', 'removed'])
  .meta({ id: 'ShatterpointPoolSource' })
export type PoolSource = z.infer<typeof PoolSource>

const PoolPart = z
  .object({
    source: PoolSource,
    name: Id.nullable(),
    dice: z.int().min(-LIMITS.dice).max(LIMITS.dice).describe('Below 0 for removals.'),
  })
  .meta({ id: 'ShatterpointPoolPart' })
type PoolPart = z.infer<typeof PoolPart>

export const Pool = z.object({ dice: Count, parts: z.array(PoolPart).max(20) }).meta({ id: 'ShatterpointPool' })
export type Pool = z.infer<typeof Pool>

const FocusLeft = z
  .object({ die: z.boolean(), impact: Count, sharpshooter: Count })
  .describe('What the focus action still gives after this attack.')
  .meta({ id: 'ShatterpointFocusLeft' })

export const Pools = z.object({ attack: Pool, defence: Pool, focusLeft: FocusLeft }).meta({ id: 'ShatterpointPools' })
export type Pools = z.infer<typeof Pools>

/** Counts the dice of both sides, with where they come from. */
export function buildPools(question: PoolQuestion, trace: ShatterpointTrace): Pools {
  const { type, attacker, defender } = question
  return {
    attack: poolOf('attack', attackParts(question, trace), trace),
    defence: poolOf('defence', defenceParts(type, defender), trace),
    focusLeft: focusLeft(type, attacker.focus, trace),
  }
}

function attackParts({ type, attacker }: PoolQuestion, trace: ShatterpointTrace): PoolPart[] {
  const { rating, stated, focus, added, removed } = attacker
  const parts: PoolPart[] = [
    stated === null ? { source: 'rating', name: null, dice: rating } : { source: 'stated', name: null, dice: stated },
  ]
  if (focus?.die) parts.push({ source: 'focus', name: null, dice: 1 })
  for (const keyword of ['impact', 'sharpshooter'] as const) {
    const waiting = focus?.[keyword] ?? 0
    if (waiting === 0) continue
    trace.applied(`shatterpoint.keyword.${keyword}`, { dice: waiting, type })
    if (TYPE_OF[keyword] === type) parts.push({ source: keyword, name: null, dice: waiting })
  }
  return withExtras(parts, added, removed)
}

const TYPE_OF = { impact: 'melee', sharpshooter: 'ranged' } as const

function defenceParts(
  type: AttackType,
  { rating, cover, hunker, added, removed }: PoolQuestion['defender'],
): PoolPart[] {
  const parts: PoolPart[] = [{ source: 'rating', name: null, dice: rating }]
  if (type === 'ranged' && cover > 0) parts.push({ source: 'cover', name: null, dice: cover })
  if (type === 'ranged' && hunker > 0) parts.push({ source: 'hunker', name: null, dice: hunker })
  return withExtras(parts, added, removed)
}

type Extra = z.infer<typeof ExtraDice>

function withExtras(parts: PoolPart[], added: readonly Extra[], removed: readonly Extra[]): PoolPart[] {
  for (const { name, dice: count } of added) parts.push({ source: 'added', name, dice: count })
  for (const { name, dice: count } of removed) parts.push({ source: 'removed', name, dice: -count })
  return parts
}

/** Adds the parts up, additions first; never fewer than no dice. */
function poolOf(roll: RollName, parts: PoolPart[], trace: ShatterpointTrace): Pool {
  let [base, added, removed] = [0, 0, 0]
  for (const { source, name, dice: count } of parts) {
    if (source === 'rating' || source === 'stated') base = count
    else if (source === 'removed') removed -= count
    else {
      added += count
      trace.applied('shatterpoint.attack.pool-additions', { roll, source, name, dice: count })
    }
  }
  const total = Math.max(0, base + added - removed)
  const isStated = parts[0]?.source === 'stated'
  trace.applied('shatterpoint.attack.pool', { roll, base, isStated, added, removed, dice: total, rolled: null })
  if (total === 0) trace.applied('shatterpoint.attack.zero-pool', { roll })
  return { dice: total, parts }
}

function focusLeft(type: AttackType, focus: Focus | null, trace: ShatterpointTrace): Pools['focusLeft'] {
  if (focus === null) return { die: false, impact: 0, sharpshooter: 0 }
  const impact = type === 'melee' ? 0 : focus.impact
  const sharpshooter = type === 'ranged' ? 0 : focus.sharpshooter
  trace.applied('shatterpoint.attack.focus-consume', { isDieUsed: focus.die, impact, sharpshooter })
  return { die: false, impact, sharpshooter }
}
