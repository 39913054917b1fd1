import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { citeViolations, type RuleViolation } from '../language/violation.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { Id, LIMITS, RelicType } from '../vocabulary.ts'
import { BEARERS } from './relic-uses.rules.ts'

/** A relic that a hero has. */
export const HeldRelic = z
  .strictObject({
    name: Id,
    type: RelicType,
    uses: wholeNumber(0, 10).nullable().default(null).describe('Uses left; null if uses are not counted.'),
    tokens: wholeNumber(0, LIMITS.tokens)
      .nullable()
      .default(null)
      .describe('Armour tokens left; null without Durability.'),
  })
  .meta({ id: 'SignumHeldRelic' })
export type HeldRelic = z.infer<typeof HeldRelic>

/** So many symbols of a type on the hero card. */
export const RelicSlot = z.strictObject({ type: RelicType, count: wholeNumber(0, 4) }).meta({ id: 'SignumRelicSlot' })

/** What a hero can bear and bears. */
export const Bearing = z.strictObject({
  hero: z
    .union([
      z.strictObject({ card: Id }).meta({ id: 'SignumBearingHero' }),
      z.strictObject({ slots: z.array(RelicSlot).max(6) }).meta({ id: 'SignumBearingSlots' }),
    ])
    .describe('A hero of the content, or the slots of another.')
    .meta({ id: 'SignumBearer' }),
  relics: z.array(HeldRelic).max(LIMITS.relics).default([]),
})
export type Bearing = z.infer<typeof Bearing>

export const Playing = z
  .strictObject({
    relic: z
      .union([
        z.strictObject({ card: Id }).meta({ id: 'SignumKnownRelic' }),
        z.strictObject({ own: HeldRelic }).meta({ id: 'SignumDescribedRelic' }),
      ])
      .meta({ id: 'SignumRelicReference' }),
    as: Id.exactOptional().describe('Which copy of the card it is; its name, or its next number, if left out.'),
    replaces: Id.nullable().default(null).describe('Which relic is discarded, if there is a choice.'),
    on: z.enum(BEARERS).default('ownHero'),
  })
  .meta({ id: 'SignumPlaysRelic' })
export type Playing = z.infer<typeof Playing>

export const Using = z
  .strictObject({
    name: Id,
    role: z.enum(['attacker', 'defender']).nullable().default(null).describe('In a melee, whether the hero attacks.'),
    usedNow: z.boolean().default(false).describe('Whether it was already used in this combat.'),
    usedThisTurn: z.boolean().default(false).describe('Outside combat: whether it was already used this turn.'),
    inActivation: z.boolean().default(false).describe('Outside combat: whether a creature is being activated.'),
  })
  .meta({ id: 'SignumUsesRelic' })
export type Using = z.infer<typeof Using>

export type RelicOutcome = {
  legal: boolean
  relics: HeldRelic[]
  discarded: string[]
  violations: RuleViolation[]
}

/** A relic of the content as it comes into play, or the one that is described. */
function relicOf(
  { relic: reference, as }: Playing,
  held: readonly HeldRelic[],
  { cards }: SignumContent,
): HeldRelic | Refusal {
  if ('own' in reference) return reference.own
  const card = cards.get(reference.card)
  if (card?.kind === 'relic') {
    const name = as ?? nextCopy(card.id, held)
    return { name, type: card.relicType, uses: card.uses, tokens: card.durability }
  }
  const facts = { kind: 'relic', id: reference.card } as const
  return refuse([{ rule: 'signum.content.known', path: ['wants', 'play', 'relic', 'card'], facts }])
}

/** Every card is an individual: a second copy of a relic has a number. */
function nextCopy(id: string, held: readonly HeldRelic[]): string {
  const isTaken = (name: string) => held.some((relic) => relic.name === name)
  let name = id
  for (let copy = 2; isTaken(name); copy++) name = `${id}#${copy}`
  return name
}

function slotsOf(hero: Bearing['hero'], type: RelicType, { cards }: SignumContent): number | Refusal {
  const card = 'card' in hero ? cards.get(hero.card) : undefined
  if ('card' in hero && card?.kind !== 'hero') {
    const facts = { kind: 'hero', id: hero.card } as const
    return refuse([{ rule: 'signum.content.known', path: ['hero', 'card'], facts }])
  }
  const slots = 'slots' in hero ? hero.slots : card?.kind === 'hero' ? card.slots : []
  return slots.filter((slot) => slot.type === type).reduce((sum, { count }) => sum + count, 0)
}

/** The relics of a hero have different names. */
export function nameViolations({ relics }: Bearing): Refusal | null {
  const names = relics.map(({ name }) => name)
  const violations = names.flatMap((relic, index): SignumViolation[] =>
    names.indexOf(relic) === index
      ? []
      : [{ rule: 'signum.relic.named', path: ['relics', index, 'name'], facts: { relic, isKnown: true } }],
  )
  return violations.length > 0 ? refuse(violations) : null
}

/** A relic is played on a hero. */
export function playRelic(
  bearing: Bearing,
  playing: Playing,
  content: SignumContent,
  trace: SignumTrace,
): RelicOutcome | Refusal {
  const relic = relicOf(playing, bearing.relics, content)
  if (relic instanceof Refusal) return relic
  const slots = slotsOf(bearing.hero, relic.type, content)
  if (slots instanceof Refusal) return slots
  const { relics } = bearing
  const held = relics.filter(({ type }) => type === relic.type)
  const violations = playViolations(playing, relic, slots, held)
  if (violations.length > 0) {
    return { legal: false, relics, discarded: [], violations: citeViolations(violations, trace) }
  }
  trace.applied('signum.relic.hero-only', { relic: relic.name, bearer: 'ownHero' })
  trace.applied('signum.relic.slots', { relic: relic.name, type: relic.type, slots, held: held.length })
  const replaced = held.length < slots ? null : (playing.replaces ?? held[0]?.name ?? null)
  if (replaced !== null) trace.applied('signum.relic.replace', { relic: relic.name, replaced, choices: [] })
  return {
    legal: true,
    relics: [...relics.filter(({ name }) => name !== replaced), relic],
    discarded: replaced === null ? [] : [replaced],
    violations: [],
  }
}

function playViolations(
  { on, replaces }: Playing,
  { name: relic, type }: HeldRelic,
  slots: number,
  held: readonly HeldRelic[],
): SignumViolation[] {
  const violations: SignumViolation[] = []
  if (on !== 'ownHero') {
    violations.push({ rule: 'signum.relic.hero-only', path: ['wants', 'play', 'on'], facts: { relic, bearer: on } })
  }
  if (slots === 0) {
    const facts = { relic, type, slots, held: held.length }
    return [...violations, { rule: 'signum.relic.slots', path: ['hero'], facts }]
  }
  const names = held.map(({ name }) => name)
  const path = ['wants', 'play', 'replaces']
  if (held.length < slots) {
    if (replaces !== null)
      violations.push({ rule: 'signum.relic.not-full', path, facts: { relic, replaced: replaces } })
    return violations
  }
  const isChosen = replaces === null ? names.length === 1 : names.includes(replaces)
  if (!isChosen)
    violations.push({ rule: 'signum.relic.replace', path, facts: { relic, replaced: replaces, choices: names } })
  return violations
}

/** A relic with uses is used. */
export function spendUse({ relics }: Bearing, using: Using, trace: SignumTrace): RelicOutcome | Refusal {
  const { name, role, usedNow } = using
  const relic = relics.find((one) => one.name === name)
  if (relic === undefined) {
    const facts = { relic: name, isKnown: false }
    return refuse([{ rule: 'signum.relic.named', path: ['wants', 'use', 'name'], facts }])
  }
  const uses = relic.uses ?? 0
  const outside = outsideViolations(using)
  if (outside.length > 0) return { legal: false, relics, discarded: [], violations: citeViolations(outside, trace) }
  const obstacle = uses === 0 ? 'noUses' : usedNow ? 'usedNow' : 'none'
  if (obstacle !== 'none') {
    const facts = { relic: name, left: relic.uses, obstacle } as const
    const violations = citeViolations([{ rule: 'signum.relic.uses', path: ['wants', 'use'], facts }], trace)
    return { legal: false, relics, discarded: [], violations }
  }
  const left = uses - 1
  trace.applied('signum.relic.uses', { relic: name, left, obstacle })
  if (role === null) trace.applied('signum.relic.use-outside-combat', { relic: name, obstacle: null })
  else {
    trace.applied('signum.relic.uses-both-roles', { relic: name, role })
    trace.applied('signum.relic.use-one-combat', { relic: name })
  }
  if (left === 0) trace.applied('signum.relic.destroyed', { relic: name })
  const after = relics.map((relic) => (relic.name === name ? { ...relic, uses: left } : relic))
  return {
    legal: true,
    relics: after.filter((candidate) => candidate.name !== name || left > 0),
    discarded: left === 0 ? [name] : [],
    violations: [],
  }
}

/** A use that is about no combat is made once a turn, in one’s own activation phase between activations. */
function outsideViolations({ name: relic, role, usedThisTurn, inActivation }: Using): SignumViolation[] {
  if (role !== null) return []
  const wrong = (obstacle: 'usedThisTurn' | 'inActivation'): SignumViolation => ({
    rule: 'signum.relic.use-outside-combat',
    path: ['wants', 'use'],
    facts: { relic, obstacle },
  })
  return [...(usedThisTurn ? [wrong('usedThisTurn')] : []), ...(inActivation ? [wrong('inActivation')] : [])]
}
