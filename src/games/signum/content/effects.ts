import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { AbilityId, Band, BuildingType, CreatureAbility, Id } from '../vocabulary.ts'

/**
 * The language of card texts: a closed vocabulary of actions, targets, conditions and durations. A card is data in it, so
 * that every card is checked at start, shown, and applied by one interpreter.
 */

const few = wholeNumber(0, 20)
const some = wholeNumber(1, 20)
const change = z.int().min(-20).max(20)

const STATS = ['strength', 'health', 'movement'] as const
export const Stat = z.enum(STATS).meta({ id: 'SignumStat' })
export type Stat = z.infer<typeof Stat>

const TOKENS = ['armour', 'stealth', 'concentration'] as const
export const Token = z.enum(TOKENS).meta({ id: 'SignumToken' })

/** Dice that a text may speak of. */
const POOLS = [
  'meleeAttack',
  'meleeDefence',
  'shot',
  'throwing',
  'magicalShot',
  'healing',
  'ruins',
  'rangedDefence',
] as const
export const Pool = z.enum(POOLS).meta({ id: 'SignumPool' })
export type DicePool = z.infer<typeof Pool>

/** What a creature may be safe from. */
const DANGERS = ['backstab', 'spells', 'shots', 'magic', 'impacts', 'control'] as const
export const Danger = z.enum(DANGERS).meta({ id: 'SignumDanger' })
export type Danger = z.infer<typeof Danger>

const done = z.literal(true)

const ModifyEffect = z
  .strictObject({
    modify: z
      .strictObject({ stat: Stat, by: change.describe('For movement, so many bands.') })
      .meta({ id: 'SignumModification' }),
  })
  .meta({ id: 'SignumModifyEffect' })
const GrantEffect = z.strictObject({ grant: CreatureAbility }).meta({ id: 'SignumGrantEffect' })
const RaiseEffect = z
  .strictObject({ raise: z.strictObject({ ability: AbilityId, by: change }).meta({ id: 'SignumRaise' }) })
  .describe('“+N of an ability”.')
  .meta({ id: 'SignumRaiseEffect' })
const LoseEffect = z.strictObject({ lose: AbilityId }).meta({ id: 'SignumLoseEffect' })
const TokensEffect = z
  .strictObject({ tokens: z.strictObject({ token: Token, count: some }).meta({ id: 'SignumTokenGift' }) })
  .meta({ id: 'SignumTokensEffect' })

/** What changes the numbers and abilities of a creature. */
export const Change = z
  .union([ModifyEffect, GrantEffect, RaiseEffect, LoseEffect, TokensEffect])
  .meta({ id: 'SignumChange' })
export type Change = z.infer<typeof Change>

const RerollEffect = z
  .strictObject({ reroll: z.strictObject({ pool: Pool, dice: some }).meta({ id: 'SignumRerollOfCard' }) })
  .meta({ id: 'SignumRerollEffect' })
const ExtraDiceEffect = z
  .strictObject({ extraDice: z.strictObject({ pool: Pool, dice: some }).meta({ id: 'SignumExtraDice' }) })
  .meta({ id: 'SignumExtraDiceEffect' })
const ImmuneEffect = z.strictObject({ immuneTo: Danger }).meta({ id: 'SignumImmuneEffect' })

/** What a text that holds on a creature does to it. */
export const HoldingAction = z
  .union([ModifyEffect, GrantEffect, RaiseEffect, LoseEffect, RerollEffect, ExtraDiceEffect, ImmuneEffect])
  .meta({ id: 'SignumHoldingAction' })
export type HoldingAction = z.infer<typeof HoldingAction>

/** One thing that a text does, to creatures or to what belongs to players. */
export const EffectAction = z
  .union([
    z.strictObject({ damage: some }).meta({ id: 'SignumDamageEffect' }),
    z.strictObject({ wounds: some }).meta({ id: 'SignumWoundsEffect' }),
    z.strictObject({ heal: some.describe('At most so many wounds are removed.') }).meta({ id: 'SignumHealEffect' }),
    ModifyEffect,
    GrantEffect,
    RaiseEffect,
    LoseEffect,
    TokensEffect,
    z.strictObject({ draw: some }).meta({ id: 'SignumDrawEffect' }),
    z.strictObject({ discard: some }).meta({ id: 'SignumDiscardEffect' }),
    z.strictObject({ prosperity: change }).meta({ id: 'SignumProsperityEffect' }),
    z.strictObject({ turnBuildings: some }).meta({ id: 'SignumTurnBuildingsEffect' }),
    z.strictObject({ unturnBuildings: some }).meta({ id: 'SignumUnturnBuildingsEffect' }),
    z.strictObject({ lockBuildings: some }).meta({ id: 'SignumLockBuildingsEffect' }),
    z.strictObject({ destroyBuilding: done }).meta({ id: 'SignumDestroyBuildingEffect' }),
    z.strictObject({ destroyTerrain: done }).meta({ id: 'SignumDestroyTerrainEffect' }),
    z.strictObject({ destroyRelic: done }).meta({ id: 'SignumDestroyRelicEffect' }),
    z.strictObject({ cancelSummon: done }).meta({ id: 'SignumCancelSummonEffect' }),
    z.strictObject({ cancelAttack: done }).meta({ id: 'SignumCancelAttackEffect' }),
    z.strictObject({ returnTo: z.enum(['deck', 'hand']) }).meta({ id: 'SignumReturnEffect' }),
    z.strictObject({ push: Band }).meta({ id: 'SignumPushEffect' }),
    z.strictObject({ move: Band }).meta({ id: 'SignumMoveEffect' }),
    z.strictObject({ skipActivation: done }).meta({ id: 'SignumSkipActivationEffect' }),
    z.strictObject({ takeControl: done }).meta({ id: 'SignumTakeControlEffect' }),
    RerollEffect,
    ExtraDiceEffect,
    ImmuneEffect,
  ])
  .meta({ id: 'SignumEffectKind' })
export type EffectAction = z.infer<typeof EffectAction>

/** Whom a text means, seen from the player of the card. */
const WHO = [
  'self',
  'ownHero',
  'ownCharacter',
  'ownCreature',
  'enemyHero',
  'enemyCharacter',
  'enemyCreature',
  'anyHero',
  'anyCharacter',
  'anyCreature',
  'controller',
  'opponent',
] as const
export const Who = z.enum(WHO).meta({ id: 'SignumWho' })
export type Who = z.infer<typeof Who>

export const Target = z
  .strictObject({
    who: Who,
    count: some.nullable().default(null).describe('How many are chosen; null for all of them.'),
    upTo: z.boolean().default(false).describe('Whether fewer may be chosen.'),
    others: z.boolean().default(false).describe('Whether the source itself is left out.'),
    wounded: z.boolean().default(false).describe('Only creatures with wounds.'),
    within: Band.nullable().default(null).describe('Only creatures within this band of the source.'),
    inContact: z.boolean().default(false).describe('Only creatures in contact with the source.'),
    inSight: z.boolean().default(false).describe('Only creatures that the source sees.'),
  })
  .meta({ id: 'SignumTarget' })
export type Target = z.infer<typeof Target>

/** What has to hold for a text to work. */
export const Condition = z
  .union([
    z.strictObject({ terrainOnBattlefield: Id }).meta({ id: 'SignumTerrainCondition' }),
    z.strictObject({ buildingBuilt: Id }).meta({ id: 'SignumBuildingCondition' }),
    z.strictObject({ buildingTypeBuilt: BuildingType }).meta({ id: 'SignumBuildingTypeCondition' }),
    z.strictObject({ contactWithTerrain: Id }).meta({ id: 'SignumContactCondition' }),
    z.strictObject({ wounded: done }).meta({ id: 'SignumWoundedCondition' }),
    z.strictObject({ targetWounded: done }).meta({ id: 'SignumTargetWoundedCondition' }),
    z.strictObject({ moved: done }).meta({ id: 'SignumMovedCondition' }),
  ])
  .meta({ id: 'SignumCondition' })
export type Condition = z.infer<typeof Condition>

const DURATIONS = [
  'endOfCombat',
  'endOfActivation',
  'endOfTurn',
  'endOfOpponentTurn',
  'startOfOwnTurn',
  'whileCondition',
  'permanent',
] as const
export const Duration = z.enum(DURATIONS).meta({ id: 'SignumDuration' })
export type Duration = z.infer<typeof Duration>

/** One sentence of a card. */
export const Effect = z
  .strictObject({
    does: EffectAction,
    to: Target.default({
      who: 'self',
      count: null,
      upTo: false,
      others: false,
      wounded: false,
      within: null,
      inContact: false,
      inSight: false,
    }).describe('Whom it happens to; the source itself if nothing is said.'),
    lasts: Duration.default('permanent'),
    option: few
      .nullable()
      .default(null)
      .describe('Of sentences with different numbers the controller picks one number.'),
  })
  .meta({ id: 'SignumCardEffect' })
export type Effect = z.infer<typeof Effect>

/** What sets off a tactic or a triggered text. */
const TRIGGERS = [
  'playedFromHand',
  'discarded',
  'opponentSummons',
  'opponentDeclaresAttack',
  'opponentPlaysSpell',
  'ownCreatureDamaged',
  'ownCreatureDies',
  'enemyDies',
  'ownHeroDies',
  'healed',
  'activationStart',
  'turnEnd',
  'movedBeforeMelee',
  'shotHit',
] as const
export const Trigger = z.enum(TRIGGERS).meta({ id: 'SignumTrigger' })
export type Trigger = z.infer<typeof Trigger>

/** The name of an action. */
export type EffectKind = EffectAction extends infer One ? (One extends One ? keyof One : never) : never
