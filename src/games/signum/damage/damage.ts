import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { amountOf, type Fighter, has } from '../table/creature.ts'
import { Count } from '../vocabulary.ts'
import { damageToRelics, RelicLoss, type Relics } from './durable-relic.ts'

/** Where damage comes from; what deals wounds passes everything that lessens damage. */
export const DamageKind = z
  .enum(['attack', 'effect', 'backstab', 'wound'])
  .describe('An attack, a spell or ability, a backstab, or wounds from whatever source.')
  .meta({ id: 'SignumDamageKind' })
export type DamageKind = z.infer<typeof DamageKind>

export const Damaged = z
  .object({
    creature: z.string(),
    amount: Count.describe('What was dealt.'),
    prevented: Count.describe('Taken off by “−X from Attacks”.'),
    relics: z.array(RelicLoss).max(20).describe('The durable relics that lost tokens, in order.'),
    armourLost: Count,
    armour: Count.describe('Armour tokens that are left.'),
    woundsTaken: Count,
    wounds: Count.describe('All its wounds now.'),
    dead: z.boolean(),
  })
  .meta({ id: 'SignumDamaged' })
export type Damaged = z.infer<typeof Damaged>

export type Blow = { readonly amount: number; readonly kind: DamageKind; readonly magical: boolean }

/** What damage asks of a creature. */
export type Harmed = Pick<Fighter, 'id' | 'kind' | 'health' | 'wounds' | 'armour' | 'abilities' | 'hidden'>

type Path = readonly (string | number)[]

/** Deals a blow to a creature: −X from Attacks, durable relics, armour tokens, wounds. */
export function applyDamage(
  creature: Harmed,
  blow: Blow,
  held: Relics,
  path: Path,
  trace: SignumTrace,
): Damaged | Refusal {
  if (blow.kind === 'wound') return dealWounds(creature, blow.amount, trace)
  const prevented = prevent(creature, blow, trace)
  const spared = spareByRelics(creature, blow, blow.amount - prevented, held, path, trace)
  if (spared instanceof Refusal) return spared
  return strike(creature, blow, { prevented, relics: spared.losses }, spared.left, trace)
}

/** Deals a blow to a creature that no durable relic protects. */
export function applyUnshieldedDamage(creature: Harmed, blow: Blow, trace: SignumTrace): Damaged {
  if (blow.kind === 'wound') return dealWounds(creature, blow.amount, trace)
  const prevented = prevent(creature, blow, trace)
  return strike(creature, blow, { prevented, relics: [] }, blow.amount - prevented, trace)
}

/** What “−X from Attacks” takes off. */
function prevent(creature: Harmed, { amount, kind }: Blow, trace: SignumTrace): number {
  const { id } = creature
  trace.applied('signum.damage.order', { creature: id, damage: amount })
  const prevented = kind === 'attack' ? Math.min(amount, amountOf(creature, 'fromAttacks')) : 0
  if (prevented > 0)
    trace.applied('signum.ability.from-attacks', { creature: id, x: prevented, left: amount - prevented })
  return prevented
}

/** Durable relics take what attacks deal, but no magic. */
function spareByRelics(
  creature: Harmed,
  { kind, magical }: Blow,
  damage: number,
  held: Relics,
  path: Path,
  trace: SignumTrace,
): { readonly losses: RelicLoss[]; readonly left: number } | Refusal {
  if (held.relics.length === 0 || damage === 0) return { losses: [], left: damage }
  if (kind === 'attack' && !magical) return damageToRelics(creature, damage, held, path, trace)
  trace.applied('signum.relic.durability-not-magic', { creature: creature.id, source: kind })
  return { losses: [], left: damage }
}

/** What is left goes to armour tokens first; the rest are wounds. */
function strike(
  creature: Harmed,
  { amount, kind }: Blow,
  lessened: Pick<Damaged, 'prevented' | 'relics'>,
  left: number,
  trace: SignumTrace,
): Damaged {
  const armourLost = spendArmour(creature, left, trace)
  const damaged = wound(creature, { amount, ...lessened, armourLost, woundsTaken: left - armourLost }, trace)
  return kind === 'effect' ? keptHidden(creature, damaged, trace) : damaged
}

/** The armour tokens that take damage and are removed. */
function spendArmour({ id, armour }: Harmed, damage: number, trace: SignumTrace): number {
  const absorbed = Math.min(damage, armour)
  if (absorbed > 0) trace.applied('signum.damage.armour', { creature: id, absorbed, left: armour - absorbed })
  return absorbed
}

/** Wounds pass everything that lessens damage. */
function dealWounds(creature: Harmed, amount: number, trace: SignumTrace): Damaged {
  if (amount > 0) trace.applied('signum.damage.wounds-bypass', { creature: creature.id, wounds: amount })
  return keptHidden(creature, wound(creature, { ...UNREDUCED, amount, woundsTaken: amount }, trace), trace)
}

const UNREDUCED = { prevented: 0, relics: [], armourLost: 0 }

/** What is dealt by texts leaves a stealth token where it is. */
function keptHidden({ id, hidden }: Harmed, damaged: Damaged, trace: SignumTrace): Damaged {
  const isHurt = damaged.armourLost + damaged.woundsTaken > 0
  if (hidden && isHurt && !damaged.dead) trace.applied('signum.stealth.kept-by-damage', { creature: id })
  return damaged
}

type Taken = Pick<Damaged, 'amount' | 'prevented' | 'relics' | 'armourLost' | 'woundsTaken'>

function wound(creature: Harmed, taken: Taken, trace: SignumTrace): Damaged {
  const { id, health } = creature
  const wounds = creature.wounds + taken.woundsTaken
  const dead = wounds >= health
  if (dead) trace.applied('signum.damage.death', { creature: id, wounds, health })
  if (dead && has(creature, 'lastWord')) trace.applied('signum.damage.last-word', { creature: id })
  return {
    creature: id,
    amount: taken.amount,
    prevented: taken.prevented,
    relics: taken.relics,
    armourLost: taken.armourLost,
    armour: dead ? 0 : creature.armour - taken.armourLost,
    woundsTaken: taken.woundsTaken,
    wounds,
    dead,
  }
}

/** What damage of an attack becomes: how much of it relics and armour take, and the wounds that are left. */
export type Toughness = {
  readonly prevented: number
  readonly tokens: number
  readonly healthLeft: number
}

/** How much a creature can take from an attack that is not magical. */
export function toughnessOf(creature: Fighter, { relics }: Relics): Toughness {
  const durable = relics.reduce((sum, { tokens }) => sum + tokens, 0)
  return {
    prevented: amountOf(creature, 'fromAttacks'),
    tokens: durable + creature.armour,
    healthLeft: creature.health - creature.wounds,
  }
}
