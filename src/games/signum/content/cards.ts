import { z } from 'zod'
import { ContentEntry } from '../../../contract/content.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import {
  AbilityId,
  Band,
  BaseSize,
  BuildingType,
  Cost,
  DieSymbol,
  Faction,
  Id,
  LIMITS,
  RelicType,
  TerrainAbility,
} from '../vocabulary.ts'
import { Condition, Effect, Trigger } from './effects.ts'

/** An ability as a card prints it. */
export const PrintedAbility = z.strictObject({
  id: AbilityId,
  x: wholeNumber(0, 20).exactOptional(),
  band: Band.exactOptional(),
  /** What the ability does, if its meaning is on the card. */
  text: z.array(Effect).max(6).default([]),
  when: Condition.nullable().default(null),
  /** Whether it works only while the guild or order of the character stands. */
  ofClass: z.boolean().default(false),
})
export type PrintedAbility = z.infer<typeof PrintedAbility>

/** The guild or order of a character. */
const CardClass = z.strictObject({ kind: z.enum(['guild', 'order']), building: Id })

const creature = {
  strength: wholeNumber(0, LIMITS.strength),
  movement: Band,
  health: wholeNumber(1, LIMITS.health),
  base: BaseSize,
  abilities: z.array(PrintedAbility).max(8),
}

export const Hero = ContentEntry.extend({
  kind: z.literal('hero'),
  faction: Faction,
  ...creature,
  slots: z.array(z.strictObject({ type: RelicType, count: wholeNumber(1, 4) })).max(6),
})
export type Hero = z.infer<typeof Hero>

export const Character = ContentEntry.extend({
  kind: z.literal('character'),
  faction: Faction,
  isMercenary: z.boolean(),
  heroOnly: Id.nullable(),
  class: CardClass.nullable(),
  cost: Cost,
  ...creature,
})
export type Character = z.infer<typeof Character>

const support = { faction: Faction, heroOnly: Id.nullable(), cost: Cost }

export const Spell = ContentEntry.extend({
  kind: z.literal('spell'),
  ...support,
  effects: z.array(Effect).min(1).max(6),
})
export type Spell = z.infer<typeof Spell>

export const Relic = ContentEntry.extend({
  kind: z.literal('relic'),
  ...support,
  relicType: RelicType,
  uses: wholeNumber(1, 10).nullable(),
  durability: wholeNumber(1, 20).nullable(),
  effects: z.array(Effect).max(6),
})
export type Relic = z.infer<typeof Relic>

export const Tactic = ContentEntry.extend({
  kind: z.literal('tactic'),
  ...support,
  trigger: Trigger,
  effects: z.array(Effect).min(1).max(6),
})
export type Tactic = z.infer<typeof Tactic>

export const Building = ContentEntry.extend({
  kind: z.literal('building'),
  faction: Faction.nullable(),
  buildingType: BuildingType,
  isUnique: z.boolean(),
  guildOrOrder: z.enum(['guild', 'order']).nullable(),
  cost: Cost,
  /** What turning it does. */
  turned: z.array(Effect).max(4),
  /** What characters of its guild or order gain. */
  classBonus: z.array(PrintedAbility).max(4),
})
export type Building = z.infer<typeof Building>

export const TerrainCard = ContentEntry.extend({
  kind: z.literal('terrain'),
  faction: Faction.nullable(),
  isUnique: z.boolean(),
  isRuins: z.boolean(),
  cost: Cost,
  requires: z.array(Id).max(3),
  /** The corners of the template in centimetres, about its middle. */
  shape: z
    .array(z.strictObject({ x: z.number(), y: z.number() }))
    .min(3)
    .max(LIMITS.corners),
  abilities: z.array(TerrainAbility).max(4),
  contactGrants: z.array(PrintedAbility).max(2),
  /** What a search finds, by the symbol rolled. */
  search: z.array(z.strictObject({ symbol: DieSymbol, effects: z.array(Effect).max(3) })).max(3),
})
export type TerrainCard = z.infer<typeof TerrainCard>

/** A deck that is ready to be played. */
export const ReadyDeck = ContentEntry.extend({
  kind: z.literal('deck'),
  hero: Id,
  cards: z.array(Id).min(20).max(40),
  buildings: z.array(Id).max(40),
  terrain: z.array(Id).max(20),
})
export type ReadyDeck = z.infer<typeof ReadyDeck>

type SupportCard = Spell | Relic | Tactic
type DeckCard = Character | SupportCard
export type Card = Hero | DeckCard | Building | TerrainCard
