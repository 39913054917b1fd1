import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { Character, Hero, PrintedAbility } from '../content/cards.ts'
import type { Condition } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { amountOf, FighterAbility } from '../table/creature.ts'
import { type AbilityId, Band, Id, LIMITS } from '../vocabulary.ts'
import type { AppliedChange, Merged, Printed } from './ability-merge.ts'

const OwnCreature = z
  .strictObject({
    strength: wholeNumber(0, LIMITS.strength),
    movement: Band.default('M'),
    health: wholeNumber(1, LIMITS.health).default(1),
    abilities: z.array(FighterAbility).max(LIMITS.abilities).default([]),
  })
  .meta({ id: 'SignumOwnCreature' })

/** A creature of the content by its card, or one that is described. */
export const Subject = z
  .union([
    z.strictObject({ card: Id }).meta({ id: 'SignumKnownCreature' }),
    z.strictObject({ own: OwnCreature }).meta({ id: 'SignumDescribedCreature' }),
  ])
  .meta({ id: 'SignumSubject' })
export type Subject = z.infer<typeof Subject>

/** What printed conditions ask about. */
export const Situation = z
  .strictObject({
    buildings: z.array(Id).max(12).default([]).describe('The city of its controller.'),
    terrain: z.array(Id).max(LIMITS.terrain).default([]).describe('Terrain on the battlefield.'),
    touching: z.array(Id).max(LIMITS.terrain).default([]).describe('Terrain that it touches.'),
    wounded: z.boolean().default(false),
    enemyWounded: z.boolean().default(false).describe('Whether the enemy that it fights is wounded.'),
    moved: z.boolean().default(false),
  })
  .meta({ id: 'SignumAbilitySituation' })
export type Situation = z.infer<typeof Situation>

/** What a creature is by its card, its guild or order, and the conditions that hold. */
export function printedOf(
  subject: Subject,
  situation: Situation,
  content: SignumContent,
  trace: SignumTrace,
): Printed | Refusal {
  if ('own' in subject) return subject.own
  const card = content.cards.get(subject.card)
  if (card?.kind !== 'hero' && card?.kind !== 'character') {
    const facts = { kind: 'character', id: subject.card } as const
    return refuse([{ rule: 'signum.content.known', path: ['creature', 'card'], facts }])
  }
  return printedOn(card, situation, content, trace)
}

/** What a card makes of a creature: its guild or order, and the conditions that hold. */
export function printedOn(
  card: Hero | Character,
  situation: Situation,
  content: SignumContent,
  trace: SignumTrace,
): Printed {
  const { strength, movement, health } = card
  const working = ofClass(card, situation, content, trace)
  const held = working.filter(({ when }) => when === null || holds(when, situation, content))
  const idle = working.filter((ability) => !held.includes(ability)).map(({ id }) => id)
  if (idle.length > 0) trace.applied('signum.ability.conditions', { abilities: idle })
  return { strength, movement, health, abilities: held.map(fighterAbility) }
}

/** An ability as its card prints it, with what it says. */
function fighterAbility({ id, x, band, text }: PrintedAbility): FighterAbility {
  const [from] = text.flatMap(({ does }) => ('immuneTo' in does ? [does.immuneTo] : []))
  return {
    id,
    ...(x === undefined ? {} : { x }),
    ...(band === undefined ? {} : { band }),
    ...(from === undefined ? {} : { from }),
    ...(text.length === 0 ? {} : { text }),
  }
}

/** The abilities of a card without those of a class whose building is missing, and with the bonus of one that stands. */
function ofClass(card: Hero | Character, { buildings }: Situation, { cards }: SignumContent, trace: SignumTrace) {
  if (card.kind === 'hero' || card.class === null) return card.abilities
  const { building } = card.class
  const stands = buildings.includes(building)
  const guild = cards.get(building)
  const bonus = stands && guild?.kind === 'building' ? guild.classBonus : []
  const changed = stands ? bonus : card.abilities.filter((ability) => ability.ofClass)
  trace.applied('signum.term.class-cards', { building, stands, abilities: changed.map(({ id }) => id) })
  return stands ? [...card.abilities, ...bonus] : card.abilities.filter((ability) => !ability.ofClass)
}

/** Whether a printed condition holds. */
function holds(condition: Condition, situation: Situation, { cards }: SignumContent): boolean {
  if ('terrainOnBattlefield' in condition) return situation.terrain.includes(condition.terrainOnBattlefield)
  if ('contactWithTerrain' in condition) return situation.touching.includes(condition.contactWithTerrain)
  if ('buildingBuilt' in condition) return situation.buildings.includes(condition.buildingBuilt)
  if ('buildingTypeBuilt' in condition) {
    return situation.buildings.some((id) => {
      const card = cards.get(id)
      return card?.kind === 'building' && card.buildingType === condition.buildingTypeBuilt
    })
  }
  if ('targetWounded' in condition) return situation.enemyWounded
  return 'wounded' in condition ? situation.wounded : situation.moved
}

/** The strength that abilities of the glossary give in a situation: Berserk, Predator. */
function situationalStrength(merged: Merged, situation: Situation, content: SignumContent, trace: SignumTrace): number {
  const bonus = merged.abilities.flatMap(({ id }) =>
    (content.abilities.get(id)?.effects ?? []).flatMap((effect) => {
      if (!('strength' in effect)) return []
      const { by, when } = effect.strength
      const isNow = when === 'wounded' ? situation.wounded : situation.enemyWounded
      return isNow ? [{ id, by: by === 'x' ? amountOf(merged, id) : by }] : []
    }),
  )
  const by = bonus.reduce((sum, value) => sum + value.by, 0)
  if (by > 0) {
    const sources = bonus.map(({ id }) => id)
    trace.applied('signum.ability.stat-modifiers', { creature: null, stat: 'strength', by, sources, cancelled: [] })
  }
  return by
}

/** Adds what the situation gives, and tells what makes an exception of a general rule. */
export function withSituation(
  merged: Merged,
  effects: readonly AppliedChange[],
  situation: Situation,
  content: SignumContent,
  trace: SignumTrace,
) {
  const { tokens, strength: printed, ...rest } = merged
  const strength = printed + situationalStrength(merged, situation, content, trace)
  const exceptions = rest.abilities.map(({ id }) => id).filter((id) => content.abilities.get(id)?.overrides !== null)
  if (exceptions.length > 0) trace.applied('signum.dragon.1-card-over-rule', { abilities: [...new Set(exceptions)] })
  return {
    ...rest,
    strength,
    armour: tokens.armour,
    stealth: tokens.stealth > 0,
    concentration: tokens.concentration,
    minimumFirst: minimumFirst({ ...merged, strength }, effects, trace),
  }
}

/** Reckless and Cautious together may ask for more dice than there are: the later one is met first. */
function minimumFirst(
  merged: Merged,
  effects: readonly AppliedChange[],
  trace: SignumTrace,
): 'reckless' | 'cautious' | 'controller' | null {
  const [reckless, cautious] = [amountOf(merged, 'reckless'), amountOf(merged, 'cautious')]
  if (reckless === 0 || cautious === 0 || reckless + cautious <= merged.strength) return null
  const applied = (wanted: AbilityId) =>
    effects.findLastIndex(({ does }) => 'grant' in does && does.grant.id === wanted)
  const [first, second] = [applied('reckless'), applied('cautious')]
  if (first === second) return 'controller'
  const later = first > second ? 'reckless' : 'cautious'
  const last = effects[Math.max(first, second)]?.source ?? ''
  const other = later === 'reckless' ? 'cautious' : 'reckless'
  trace.applied('signum.dragon.4-last-wins', { ability: later, last, cancelled: [other] })
  return later
}
