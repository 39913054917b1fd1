import { z } from 'zod'
import { ContentEntry } from '../../../contract/content.ts'
import { PieceId, Slot } from '../vocabulary.ts'

const Text = z.object({ en: z.string().min(1), es: z.string().min(1) })
const EnemyId = z.string().min(1).max(80)

/** Special rules that missions bring. */
const MISSION_RULES = [
  'spawnBeforeSeal',
  'noSpawnRedraw',
  'keepEquipment',
  'slotSpawnOverride',
  'aiOwnMapOnly',
  'ordersReachBothMaps',
  'exploreOneCard',
  'exploreSpawnOverride',
  'spawnByOwnMap',
  'equipmentFaceDown',
  'doorToLevel',
  'nearestExitSpawns',
  'separateMaps',
  'turnFirstPiece',
  'enemyStartsWithCogs',
  'extraAiCard',
  'exitSpawns',
  'closedDoor',
  'doorsJoinZones',
  'noSpawnOf',
  'healWhenIdle',
  'oneLevel',
] as const
export const MissionRuleKind = z.enum(MISSION_RULES).meta({ id: 'GearsMissionRuleKind' })
export type MissionRuleKind = z.infer<typeof MissionRuleKind>

/** A special rule of a mission or of one of its phases, with what it is about. */
export const MissionRule = z.object({
  kind: MissionRuleKind,
  says: Text,
  enemies: z.array(EnemyId).max(4),
  slot: Slot.nullable(),
  location: PieceId.nullable(),
  equipment: z.array(z.string().max(80)).max(4),
  level: z.int().min(1).max(3).nullable(),
})
export type MissionRule = z.infer<typeof MissionRule>

/** What an objective may ask for. */
const OBJECTIVES = [
  'holesSealed',
  'noLocust',
  'noEnemy',
  'enemyKilled',
  'enemyAtExit',
  'equipmentUsed',
  'aiDeckFinished',
  'cogOnLastPiece',
  'everyCogAtExit',
  'everyCogOnPiece',
  'noneBleeding',
  'doorExplored',
] as const
export const ObjectiveKind = z.enum(OBJECTIVES).meta({ id: 'GearsObjectiveKind' })
export type ObjectiveKind = z.infer<typeof ObjectiveKind>

/** One condition of an objective; all conditions of a phase have to hold. */
export const Objective = z.object({
  asks: ObjectiveKind,
  enemy: EnemyId.nullable(),
  piece: PieceId.nullable(),
  level: z.int().min(1).max(3).nullable(),
})
export type Objective = z.infer<typeof Objective>

/** What the back of a mission card does. */
const MISSION_EFFECTS = [
  'spawn',
  'moveToNearestCog',
  'unlockAndExplore',
  'exploreLevel',
  'chooseLevelToUnlock',
  'placePiece',
  'removeFigures',
  'setSlot',
  'shuffleAiDeck',
  'changeAiDeck',
  'removeSealedTokens',
  'turnLocationsUp',
  'gainWeapon',
  'placeDoor',
  'nextPhase',
  'win',
] as const
export const MissionEffectKind = z.enum(MISSION_EFFECTS).meta({ id: 'GearsMissionEffectKind' })
export type MissionEffectKind = z.infer<typeof MissionEffectKind>

const SPAWN_PLACES = ['mapExit', 'holesEvenly', 'holeOnPiece', 'emptyZoneOnPiece', 'equipmentZone'] as const
export const SpawnPlace = z.enum(SPAWN_PLACES).meta({ id: 'GearsSpawnPlace' })
export type SpawnPlace = z.infer<typeof SpawnPlace>

export const MissionEffect = z.object({
  does: MissionEffectKind,
  enemy: EnemyId.nullable(),
  /** Figures for one to four players; null if the effect counts nothing. */
  counts: z.array(z.int().min(0).max(10)).length(4).nullable(),
  zones: z.int().min(0).max(10).nullable(),
  place: SpawnPlace.nullable(),
  piece: PieceId.nullable(),
  level: z.int().min(1).max(3).nullable(),
  slot: Slot.nullable(),
  weapon: z.string().max(80).nullable(),
})
export type MissionEffect = z.infer<typeof MissionEffect>

export const Slots = z.object({ A: EnemyId.nullable(), B: EnemyId.nullable(), C: EnemyId.nullable() })
export type Slots = z.infer<typeof Slots>

export const Phase = z.object({
  slots: Slots,
  rules: z.array(MissionRule).max(6),
  objective: z.array(Objective).min(1).max(4),
  back: z.array(MissionEffect).min(1).max(16),
})
export type Phase = z.infer<typeof Phase>

const Level = z.object({ number: z.int().min(1).max(3), pieces: z.array(PieceId).min(1).max(6), isLocked: z.boolean() })
export type Level = z.infer<typeof Level>

/** How hard the mission of the waves is; it decides which map is built. */
const DIFFICULTIES = ['casual', 'normal', 'hardcore', 'insane'] as const
export const Difficulty = z.enum(DIFFICULTIES).meta({ id: 'GearsDifficulty' })
export type Difficulty = z.infer<typeof Difficulty>

/** A mission: its setup card, and a phase for each of its other cards. */
export const Mission = ContentEntry.extend({
  kind: z.literal('mission'),
  number: z.int().min(1).max(7),
  minPlayers: z.int().min(1).max(4),
  maxPlayers: z.int().min(1).max(4),
  /** The numbers of the general AI cards in the deck. */
  generalAi: z.array(z.int().min(1).max(7)).max(7),
  levels: z.array(Level).max(3),
  /** The pieces by difficulty, for the mission whose map is chosen; empty otherwise. */
  difficulties: z.array(z.object({ difficulty: Difficulty, pieces: z.array(PieceId).min(1).max(6) })).max(4),
  rules: z.array(MissionRule).max(6),
  phases: z.array(Phase).min(1).max(6),
})
export type Mission = z.infer<typeof Mission>
