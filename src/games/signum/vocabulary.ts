import { z } from 'zod'
import { ThingName } from '../../contract/thing-name.ts'
import { wholeNumber } from '../../contract/whole-number.ts'

/** The largest board and the largest pools that a question may be asked about. */
export const LIMITS = {
  centimetres: 120,
  creatures: 40,
  terrain: 24,
  corners: 16,
  abilities: 24,
  /** The highest X of an ability. */
  amount: 20,
  dice: 20,
  /** The dice that texts add to one roll, and those that they let be rolled again. */
  textDice: 6,
  strength: 20,
  health: 60,
  tokens: 40,
  relics: 12,
  prosperity: 1000,
} as const

/** A caller’s name for a creature, a terrain template, a card and so on. */
export const Id = ThingName.meta({ id: 'SignumId' })

/** A place on the board. */
export const Centimetres = z
  .number()
  .min(-LIMITS.centimetres)
  .max(LIMITS.centimetres)
  .describe('In centimetres, read to a ten-thousandth.')
/** A length in an answer. */
export const Distance = z.number().describe('In centimetres.')

export const Point = z
  .strictObject({ x: Centimetres, y: Centimetres })
  .describe('From the south-west corner: x east, y north.')
  .meta({ id: 'SignumPoint' })
export type Point = z.infer<typeof Point>

/** A number of tokens, dice, cards or points in an answer. */
export const Count = z.int().min(0).max(1_000_000)

/** The rulers, the shortest first. */
export const BANDS = ['S', 'M', 'L', 'XL'] as const
export const Band = z.enum(BANDS).meta({ id: 'SignumBand' })
export type Band = z.infer<typeof Band>

/** The board is measured in whole micrometres, so that every comparison of distances is exact. */
export const MICROMETRES = 10_000
export const micrometres = (centimetres: number): number => Math.round(centimetres * MICROMETRES)
export const centimetres = (length: number): number => Math.round(length) / MICROMETRES

/** The lengths of the rulers in micrometres. */
export const BAND_LENGTHS: Readonly<Record<Band, number>> = { S: 80_000, M: 100_000, L: 150_000, XL: 250_000 }

/** A player by a name of the caller’s choice; creatures of different players are enemies unless they are allies. */
export const Player = Id.describe('The player’s name.')

export const BaseSize = z
  .union([z.literal(32), z.literal(48), z.literal(60)])
  .describe('The diameter of the base in millimetres.')

/** The corners of the board, clockwise. */
export const CORNERS = ['southWest', 'northWest', 'northEast', 'southEast'] as const
export const Corner = z.enum(CORNERS).meta({ id: 'SignumCorner' })
export type Corner = z.infer<typeof Corner>

/** The symbols of the die. */
export const SYMBOLS = ['target', 'axe', 'shield'] as const
export const DieSymbol = z.enum(SYMBOLS).meta({ id: 'SignumSymbol' })
export type DieSymbol = z.infer<typeof DieSymbol>

export const BUILDING_TYPES = [
  'townHall',
  'temple',
  'arena',
  'smithy',
  'library',
  'shootingRange',
  'magicSchool',
  'tavern',
  'barracks',
  'unique',
] as const
export const BuildingType = z.enum(BUILDING_TYPES).meta({ id: 'SignumBuildingType' })
export type BuildingType = z.infer<typeof BuildingType>

const RELIC_TYPES = ['meleeWeapon', 'rangedWeapon', 'armourCloak', 'shieldBanner', 'helmetMask', 'treasure'] as const
export const RelicType = z.enum(RELIC_TYPES).meta({ id: 'SignumRelicType' })
export type RelicType = z.infer<typeof RelicType>

const FACTIONS = ['vallor', 'grypharim', 'dogsOfWar'] as const
export const Faction = z.enum(FACTIONS).meta({ id: 'SignumFaction' })
export type Faction = z.infer<typeof Faction>

/** The types of card. */
const CARD_KINDS = ['hero', 'character', 'spell', 'relic', 'tactic', 'building', 'terrain'] as const
export const CardKind = z.enum(CARD_KINDS).meta({ id: 'SignumCardKind' })
export type CardKind = z.infer<typeof CardKind>

/** A cost: buildings to turn and prosperity to pay. */
export const Cost = z
  .strictObject({
    prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
    buildings: z.array(BuildingType).max(12).default([]).describe('One of each listed type is turned.'),
    any: wholeNumber(0, 12).default(0).describe('So many further buildings of any type.'),
  })
  .meta({ id: 'SignumCardCost' })
export type Cost = z.infer<typeof Cost>

/** The abilities of the glossary. */
export const ABILITY_IDS = [
  'fromAttacks',
  'agile',
  'armour',
  'aura',
  'battleMage',
  'berserk',
  'buckshot',
  'cautious',
  'charge',
  'concentration',
  'contract',
  'control',
  'defender',
  'hardTarget',
  'expertAttack',
  'expertDefence',
  'fast',
  'firstWord',
  'flight',
  'fortitude',
  'hammerblow',
  'healer',
  'healing',
  'howl',
  'initiative',
  'jump',
  'lastWord',
  'magicalShot',
  'magicalStrike',
  'masterAttack',
  'masterDefence',
  'masterHealing',
  'masterMagic',
  'masterShooting',
  'multipleUses',
  'durability',
  'tracker',
  'persecution',
  'predator',
  'quickShooter',
  'reckless',
  'regeneration',
  'rush',
  'shieldFrom',
  'shot',
  'slow',
  'sniper',
  'stamina',
  'stealth',
  'steamEngine',
  'throwing',
  'veteran',
] as const
export const AbilityId = z.enum(ABILITY_IDS).meta({ id: 'SignumAbilityId' })
export type AbilityId = z.infer<typeof AbilityId>

/** An ability with its number and reach, if it has them. */
export const CreatureAbility = z
  .strictObject({
    id: AbilityId,
    x: wholeNumber(0, LIMITS.amount).exactOptional().describe('The X of the ability.'),
    band: Band.exactOptional().describe('The reach, for Aura and Howl.'),
  })
  .meta({ id: 'SignumCreatureAbility' })
export type CreatureAbility = z.infer<typeof CreatureAbility>

/** What terrain does to creatures and lines. */
export const TERRAIN_ABILITIES = ['impassable', 'difficult', 'blocksLos', 'defenceAgainstShooting'] as const
export const TerrainAbility = z.enum(TERRAIN_ABILITIES).meta({ id: 'SignumTerrainAbility' })
export type TerrainAbility = z.infer<typeof TerrainAbility>
