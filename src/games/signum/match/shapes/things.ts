import { z } from 'zod'
import { Duration, type HoldingAction } from '../../content/effects.ts'
import { StatedTerrain } from '../../table/board.ts'
import { Corner, Count, Point } from '../../vocabulary.ts'
import { PlayerId } from '../players.ts'

const Id = z.string()

/** A creature on the battlefield. */
export const CreatureShape = z
  .strictObject({
    id: Id,
    card: Id,
    kind: z.enum(['hero', 'character']),
    owner: PlayerId,
    controller: PlayerId,
    arrived: Count.describe('The order in which creatures came.'),
    x: z.number(),
    y: z.number(),
    wounds: Count,
    armour: Count,
    hidden: z.boolean().describe('Whether it has a stealth token.'),
    concentration: Count,
    activated: z.boolean(),
    skipsNext: z.boolean().describe('Whether it loses its next activation.'),
    summoned: z.boolean().describe('Whether it came this turn.'),
    moved: z.boolean(),
    ran: z.boolean(),
    tired: z.boolean(),
    persecutions: Count,
    steamed: z.boolean().describe('Whether its Steam Engine ran this turn.'),
    howled: z.boolean(),
    targeted: z.boolean().describe('Whether a ranged attack had it as target since its player’s last turn.'),
  })
  .meta({ id: 'SignumMatchCreature' })
export type CreatureInMatch = z.infer<typeof CreatureShape>

export const BuildingShape = z.strictObject({ card: Id, turned: z.boolean() }).meta({ id: 'SignumMatchBuilding' })

export const RelicShape = z
  .strictObject({
    id: Id,
    card: Id,
    uses: Count.nullable().describe('Uses left.'),
    tokens: Count.nullable().describe('Armour tokens left.'),
    usedThisTurn: z.boolean(),
  })
  .meta({ id: 'SignumMatchRelic' })
export type RelicInMatch = z.infer<typeof RelicShape>

/** A tactic that lies face down; only its owner knows which. */
export const TacticShape = z
  .strictObject({
    id: Id.optional().describe('For its owner.'),
    turn: Count.describe('When it was played.'),
    turned: z.array(Id).describe('The buildings that paid for it.'),
    prosperity: Count,
  })
  .meta({ id: 'SignumMatchTactic' })
export type TacticInMatch = z.infer<typeof TacticShape> & { readonly id: string }

export const TemplateShape = z
  .strictObject({ id: Id, owner: PlayerId.nullable(), template: StatedTerrain })
  .meta({ id: 'SignumMatchTemplate' })
export type TemplateInMatch = z.infer<typeof TemplateShape>

/** What an effect holds on: a text on a creature, a creature under control, or a building that is locked. */
export type EffectObject =
  | { readonly creature: string; readonly does: HoldingAction }
  | { readonly control: string; readonly owner: PlayerId }
  | { readonly locks: string; readonly of: PlayerId }

const effect = {
  id: Count,
  source: Id.describe('The card or ability, by which effects are compared.'),
  controller: PlayerId,
  lasts: Duration,
  turn: Count.describe('The turn in which it began.'),
}
const Effect = z.strictObject(effect)
export const EffectShape = z
  .strictObject({
    ...effect,
    on: z
      .record(z.string(), z.unknown())
      .describe('A text on a creature, a creature under control, or a building that is locked.'),
  })
  .meta({ id: 'SignumMatchEffect' })
export type EffectInMatch = z.infer<typeof Effect> & { readonly on: EffectObject }

export const SideShape = z.strictObject({ from: Point, to: Point }).meta({ id: 'SignumMatchSide' })

export const STAGES = ['start', 'moved', 'ran', 'detectedContact', 'detectedMagic'] as const
export const ActivationShape = z
  .strictObject({
    creature: Id,
    stage: z.enum(STAGES).meta({ id: 'SignumMatchStage' }),
    revealed: Id.nullable().describe('The character that it has just detected.'),
  })
  .meta({ id: 'SignumMatchActivation' })
export type ActivationInMatch = z.infer<typeof ActivationShape>

export const RESULT_REASONS = [
  'hero',
  'concession',
  'prosperity',
  'timeLimit',
  'wealth',
  'kills',
  'agreement',
  'nothing',
] as const
export const ResultShape = z
  .strictObject({
    winners: z.array(PlayerId),
    reason: z.enum(RESULT_REASONS).meta({ id: 'SignumMatchReason' }),
  })
  .meta({ id: 'SignumMatchResult' })
export type Result = z.infer<typeof ResultShape>

/** Whether a player is in the game: in, with a hero that has just fallen, or out. */
export const StatusShape = z.enum(['in', 'fallen', 'out']).meta({ id: 'SignumMatchStatus' })

/** What everybody sees of a player. */
export const openPlayer = {
  player: PlayerId,
  team: z.array(PlayerId).describe('The player and the allies.'),
  hero: Id.describe('The card of the hero.'),
  status: StatusShape,
  side: SideShape.nullable(),
  corner: Corner.nullable(),
  prosperity: Count,
  missedDraws: Count,
  graveyard: z.array(Id),
  city: z.array(BuildingShape),
  lostBuildings: z.array(Id).describe('Unique buildings that were destroyed: they are never built again.'),
  relics: z.array(RelicShape),
  terrainPlayed: z.array(Id).describe('Terrain cards that were played in this match.'),
  terrainDone: z.boolean().describe('Whether a terrain card was played this turn.'),
  kills: Count,
  fired: z.array(Id).describe('Cards whose First or Last Word was spoken, with the ability.'),
}
