import { z } from 'zod'
import { HARM_SOURCES } from '../../abilities/dome-protection.ts'
import { JudgedCard } from '../../combat/shot/shot-result.ts'
import { Direction } from '../../content/aim-cards.ts'
import { ReactionWindow } from '../../content/effects.ts'
import { EquippedShield } from '../../damage/body-shield.ts'
import { DamageTag } from '../../damage/damage.ts'
import { CollisionCause } from '../../movement/push.ts'
import { Amount, Cell, Count, Piece } from '../../vocabulary.ts'
import { FreedTo, KeptAt, RoomTo } from '../commands/answer.ts'
import type { CardEvent } from '../events/card-events.ts'
import type { CombatEvent } from '../events/combat-events.ts'
import type { LootEvent } from '../events/loot-events.ts'
import { Miniature, MiniaturePlace, Shot } from './view.ts'

const Id = z.string()
const Ids = z.array(Id)
const legend = z.strictObject({ legend: Id })
const token = legend.extend({ token: Id })
const ability = token.extend({ ability: Id })
const onWeapon = token.extend({ weapon: Count, slot: Count })
const Room = z
  .strictObject({
    token: Id,
    from: KeptAt,
    to: RoomTo.nullable().describe('Null if it left the game.'),
    depleted: z.boolean(),
  })
  .describe('What made room.')
  .meta({ id: 'ApexMatchRoomMade' })
const kept = token.extend({
  depleted: z.boolean(),
  at: KeptAt,
  room: Room.nullable(),
  shield: EquippedShield.nullable().describe('What a body shield did when it was equipped.'),
})

/** Bins, loot, weapons and what is done with them. */
export const LOOT_EVENT_SHAPES = {
  binOpened: legend.extend({ bin: Id, card: Id.nullable() }),
  lootDrawn: legend.extend({ bag: z.enum(['common', 'rare', 'epic']).meta({ id: 'ApexMatchBag' }), tokens: Ids }),
  weaponsDrawn: legend.extend({ weapons: Ids }),
  weaponChosen: legend.extend({ weapon: Id, removed: Ids }),
  weaponReplaced: legend.extend({
    weapon: Id,
    slot: Count,
    replaced: Id.nullable(),
    ammo: Count,
    freed: Ids.describe('The attachments of the old weapon.'),
  }),
  ammoTaken: legend.extend({ weapon: Id, ammo: z.array(Count) }),
  weaponDiscarded: legend.extend({ weapon: Id }),
  lootKept: kept,
  lootDropped: token.extend({ cell: Cell }),
  lootRemoved: token,
  attachmentFreed: token.extend({ to: FreedTo }),
  tokenDropped: token.extend({ cell: Cell }),
  tokenPickedUp: kept.extend({ loot: Id }),
  lootHandled: legend,
  attachmentInstalled: onWeapon,
  attachmentReturned: onWeapon,
  ammoChanged: legend.extend({ weapon: Count, by: Amount, ammo: Count }),
  tokenUsed: token,
  recovered: legend.extend({ shield: Count, health: Count, source: Id }),
} as const satisfies Readonly<Record<LootEvent['type'], z.ZodObject>>

const HarmSource = z.enum(HARM_SOURCES).meta({ id: 'ApexMatchHarmSource' })
const harm = legend.extend({ amount: Count, source: HarmSource, by: Id.nullable().describe('The Legend that did it.') })
const Landing = z
  .strictObject({ column: Amount, row: Amount })
  .describe('A space; one outside of the board goes on counting.')
  .meta({ id: 'ApexMatchLanding' })
const JudgedAimCard = z
  .strictObject(JudgedCard.pick({ card: true, slot: true, sum: true, hit: true, headshot: true }).shape)
  .meta({ id: 'ApexMatchJudgedCard' })

/** Shots, melee, grenades and damage. */
export const COMBAT_EVENT_SHAPES = {
  shotDeclared: Shot.extend({ slot: Count, ammo: Count, inCover: z.boolean() }),
  aimCardsRevealed: legend.extend({
    purpose: z.enum(['shot', 'grenade', 'melee']).meta({ id: 'ApexMatchAimPurpose' }),
    cards: Ids,
  }),
  shotResolved: z.strictObject({
    shooter: Id,
    target: Id,
    difficulty: Amount,
    cards: z.array(JudgedAimCard),
    hitsFromPartials: Count,
    hits: Count,
    headshots: Count,
    cancelledHeadshots: Count,
    damage: Count,
  }),
  shotEnded: z.strictObject({ shooter: Id, target: Id }),
  damageApplied: harm.extend({
    tag: DamageTag,
    shield: Count,
    health: Count,
    shieldLost: Count,
    healthLost: Count,
    cancelled: Count.describe('What the emergency shield cancelled.'),
    emergencyShieldUsed: z.boolean(),
  }),
  damageCancelled: harm.extend({ miniature: Id }),
  legendEliminated: legend.extend({
    cell: Cell,
    boxes: Count,
    victoryPoints: Count,
    shield: Count,
    health: Count,
  }),
  grenadeThrown: token.extend({ cell: Cell, rotation: Count }),
  grenadeLanded: token.extend({
    arrows: z.array(Direction.nullable()),
    cell: Landing,
    level: Count,
    onBoard: z.boolean(),
    affected: z.array(Cell),
  }),
  meleeResolved: legend.extend({ target: Id, card: Id.nullable(), value: Count, hit: z.boolean() }),
  pushed: legend.extend({ by: Id, direction: Direction, path: z.array(Cell) }),
  collided: legend.extend({ cause: CollisionCause, damage: Count }),
  destroyed: legend.extend({ weapon: Count.nullable().describe('Null in melee.'), miniatures: Ids }),
  sceneryDestroyed: legend.extend({
    weapon: Count.nullable().describe('Null in melee, and where an Automaton goes through it.'),
    pieces: z.array(Piece),
    spaces: z.array(Cell).describe('The spaces that they stood in or beside.'),
  }),
  aimDeckShuffled: z.strictObject({ cards: Ids }),
} as const satisfies Readonly<Record<CombatEvent['type'], z.ZodObject>>

const PlayedReaction = z
  .strictObject({ legend: Id, card: Id, token: Id.nullable().describe('The token of an ability.') })
  .meta({ id: 'ApexMatchPlayedReaction' })

/** Feats and abilities. */
export const CARD_EVENT_SHAPES = {
  featPlayed: legend.extend({ card: Id }),
  reactionsPlayed: z.strictObject({ window: ReactionWindow, shooter: Id, target: Id, cards: z.array(PlayedReaction) }),
  abilityUsed: ability.extend({
    turnIndex: Count.nullable(),
    place: MiniaturePlace.nullable(),
    rotation: Count,
    miniatures: z.array(Miniature),
  }),
  abilityTriggered: ability,
  abilityExpired: ability,
  cooldownStarted: ability.extend({ cooldown: Count, miniatures: Ids }),
  respawnCostChanged: legend.extend({ ap: Count, card: Id }),
  rode: legend.extend({ miniature: Id }),
} as const satisfies Readonly<Record<CardEvent['type'], z.ZodObject>>
