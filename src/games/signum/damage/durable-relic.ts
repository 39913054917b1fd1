import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { Count, Id, LIMITS } from '../vocabulary.ts'

/** A relic that takes damage for its hero. */
const DurableRelic = z
  .strictObject({ id: Id, tokens: wholeNumber(0, LIMITS.tokens).describe('The armour tokens on it.') })
  .meta({ id: 'SignumDurableRelic' })
type DurableRelic = z.infer<typeof DurableRelic>

/** A relic’s turn to take damage. */
const RelicShare = z
  .strictObject({
    relic: Id,
    tokens: wholeNumber(0, LIMITS.tokens).exactOptional().describe('What it is said to lose, to be checked.'),
  })
  .meta({ id: 'SignumRelicShare' })
type RelicShare = z.infer<typeof RelicShare>

/** The durable relics of a hero and the order of their owner. */
export const relicFields = {
  relics: z.array(DurableRelic).max(LIMITS.relics).default([]).describe('The durable relics of a hero.'),
  relicOrder: z
    .array(RelicShare)
    .max(LIMITS.relics)
    .default([])
    .describe('Which relic takes damage first, by its owner; relics that are not named follow as they are listed.'),
}
export type Relics = { readonly relics: readonly DurableRelic[]; readonly relicOrder: readonly RelicShare[] }

export const RelicLoss = z
  .object({ relic: Id, lost: Count, left: Count, destroyed: z.boolean() })
  .meta({ id: 'SignumRelicLoss' })
export type RelicLoss = z.infer<typeof RelicLoss>

type Path = readonly (string | number)[]
type Holder = { readonly id: string; readonly kind: 'hero' | 'character' }

/** What is wrong with the relics that a creature is said to have. */
export function relicViolations({ relics, relicOrder }: Relics, holder: Holder, path: Path): SignumViolation[] {
  const [first] = relics
  if (first !== undefined && holder.kind !== 'hero') {
    return [
      { rule: 'signum.relic.hero-only', path: [...path, 'relics'], facts: { relic: first.id, bearer: 'ownCharacter' } },
    ]
  }
  return [
    ...relics.flatMap(({ id }, index): SignumViolation[] =>
      relics.findIndex((other) => other.id === id) === index
        ? []
        : [{ rule: 'signum.board.names', path: [...path, 'relics', index, 'id'], facts: { id } }],
    ),
    ...relicOrder.flatMap(({ relic }, index): SignumViolation[] => {
      const isFirst = relicOrder.findIndex((other) => other.relic === relic) === index
      if (isFirst && relics.some(({ id }) => id === relic)) return []
      const facts = { relic, stated: null, due: null }
      return [{ rule: 'signum.relic.durability-order', path: [...path, 'relicOrder', index], facts }]
    }),
  ]
}

/** The damage that durable relics take, each emptied before the next, unless the stated shares are wrong. */
export function damageToRelics(
  holder: Holder,
  damage: number,
  held: Relics,
  path: Path,
  trace: SignumTrace,
): { readonly losses: RelicLoss[]; readonly left: number } | Refusal {
  const losses: RelicLoss[] = []
  let left = damage
  for (const { relic, stated } of inOrder(held)) {
    const lost = Math.min(left, relic.tokens)
    if (stated !== undefined && stated !== lost) return refuse([wrongShare(holder, damage, held, relic.id, lost, path)])
    if (lost === 0) continue
    left -= lost
    const remaining = relic.tokens - lost
    if (held.relics.length > 1) {
      trace.applied('signum.relic.durability-order', { relic: relic.id, stated: null, due: lost })
    }
    trace.applied('signum.relic.durability', { creature: holder.id, relic: relic.id, absorbed: lost, left: remaining })
    if (remaining === 0) trace.applied('signum.relic.destroyed', { relic: relic.id })
    losses.push({ relic: relic.id, lost, left: remaining, destroyed: remaining === 0 })
  }
  return { losses, left }
}

/** The relics as their owner ordered them, with what each is said to lose; one that is to lose nothing has its turn last. */
function inOrder({ relics, relicOrder }: Relics): { relic: DurableRelic; stated: number | undefined }[] {
  const named = relicOrder.flatMap(({ relic: id, tokens: stated }) => {
    const relic = relics.find((candidate) => candidate.id === id)
    return relic === undefined ? [] : [{ relic, stated }]
  })
  const others = relics.filter(({ id }) => !relicOrder.some(({ relic }) => relic === id))
  const isSpared = ({ stated }: { stated: number | undefined }): boolean => stated === 0
  return [
    ...named.filter((share) => !isSpared(share)),
    ...others.map((relic) => ({ relic, stated: undefined })),
    ...named.filter(isSpared),
  ]
}

/** Shares that leave something to the hero while a relic could take it, or that empty no relic before the next. */
function wrongShare(
  { id }: Holder,
  damage: number,
  { relics, relicOrder }: Relics,
  relic: string,
  due: number,
  path: Path,
): SignumViolation {
  const total = Math.min(
    damage,
    relics.reduce((sum, { tokens }) => sum + tokens, 0),
  )
  const stated = relicOrder.reduce((sum, { tokens = 0 }) => sum + tokens, 0)
  const at = [...path, 'relicOrder']
  if (stated < total && relicOrder.length === relics.length) {
    const facts = { creature: id, relics: relics.length, stated, due: total }
    return { rule: 'signum.relic.durability-mandatory', path: at, facts }
  }
  const said = relicOrder.find((share) => share.relic === relic)?.tokens ?? 0
  return { rule: 'signum.relic.durability-order', path: at, facts: { relic, stated: said, due } }
}
