import { z } from 'zod'
import { FigureType, Id, Reaction } from '../../vocabulary.ts'
import { CardEffect } from '../card-effects.ts'
import type { Character } from '../characters.ts'
import type { Enemy } from '../enemies.ts'
import type { OrderCard } from '../order-cards.ts'
import type { Trigger, TriggerEffect } from '../trigger.ts'
import { HAND_LIMIT } from '../turn.ts'
import type { Weapon } from '../weapons.ts'
import { OwnAiCard } from './own-ai-cards.ts'
import { OwnLocation } from './own-locations.ts'
import { OwnMission } from './own-missions.ts'
import { printedAs } from './own-text.ts'

/** How many cards of each kind a question may bring along. */
const MAX_CARDS = 10
const MAX_MISSIONS = 2

const dice = z.int().min(0).max(10)
const zones = z.int().min(0).max(20)
const health = z.int().min(1).max(20)
const wounds = z.int().min(0).max(5).default(0)

const PrintedOmen = z
  .strictObject({
    woundsTarget: wounds.describe('Wounds added to those rolled.'),
    woundsOthers: wounds.describe('Direct wounds for the other figures of the zone.'),
    isOptional: z.boolean().default(false),
    maxPerAttack: z.int().min(1).max(10).optional(),
  })
  .describe('What each omen does.')
  .meta({ id: 'GearsPrintedOmen' })

/** What is printed on a weapon card. */
export const printedWeapon = {
  normal: dice.default(0),
  overkill: dice.optional().describe('Left out if it has no overkill attack.'),
  range: zones,
  hardRange: zones.optional().describe('Beyond this it cannot be used at all.'),
  usableWithoutAmmo: z.boolean().default(false),
  cannotTargetOwnZone: z.boolean().default(false),
  notAfterMoving: z.boolean().default(false),
  omen: PrintedOmen.optional(),
}

const OwnWeapon = z
  .strictObject({ id: Id, ...printedWeapon, chainsaw: z.int().min(1).max(10).optional() })
  .meta({ id: 'GearsOwnWeapon' })
type OwnWeapon = z.infer<typeof OwnWeapon>

const OwnEnemy = z
  .strictObject({
    id: Id,
    figureType: FigureType.describe('The figure that stands for it, whose markers it uses.'),
    attack: dice,
    defence: dice,
    health,
    markerHealth: health.optional().describe('Left out if it has no wound marker and dies at the first wound.'),
    takesCover: z.boolean().default(false).describe('Whether it shows the cover icon.'),
    isChainsawImmune: z.boolean().default(false),
    blastsOnDeath: z.boolean().default(false),
    diesByAttacking: z.boolean().default(false),
    omen: PrintedOmen.optional(),
  })
  .meta({ id: 'GearsOwnEnemy' })
type OwnEnemy = z.infer<typeof OwnEnemy>

const OwnCharacter = z
  .strictObject({
    id: Id,
    handLimit: z.int().min(1).max(12).default(HAND_LIMIT),
    defence: dice.default(1),
    chainsawDice: z.int().min(0).max(5).default(0).describe('Attack dice that are added to the chainsaw.'),
    extraWeapons: z.int().min(0).max(3).default(0),
    pickUpCost: z.int().min(0).max(3).default(1).describe('Order cards that picking up a weapon costs.'),
    guardsForOthers: z.boolean().default(false),
  })
  .meta({ id: 'GearsOwnCharacter' })
type OwnCharacter = z.infer<typeof OwnCharacter>

/** The actions of an order card, in order. */
export const PrintedActions = z.array(z.array(CardEffect).min(1).max(3)).min(1).max(4)

const OwnOrder = z
  .strictObject({ id: Id, icon: Reaction, isForTwoPlus: z.boolean().default(false), actions: PrintedActions })
  .meta({ id: 'GearsOwnOrder' })
type OwnOrder = z.infer<typeof OwnOrder>

/** Cards that are not in the content, or differ from it; whatever names their ids means them. */
export const OwnCards = z
  .strictObject({
    enemies: z.array(OwnEnemy).max(MAX_CARDS).default([]),
    weapons: z.array(OwnWeapon).max(MAX_CARDS).default([]),
    characters: z.array(OwnCharacter).max(MAX_CARDS).default([]),
    orderCards: z.array(OwnOrder).max(MAX_CARDS).default([]),
    // These are large and few send them: a schema behind `lazy` is not compiled into that of every question.
    aiCards: z
      .array(z.lazy(() => OwnAiCard))
      .max(MAX_CARDS)
      .default([])
      .describe('AI cards, by their numbers.'),
    locations: z
      .array(z.lazy(() => OwnLocation))
      .max(MAX_CARDS)
      .default([])
      .describe('Location cards, by their map pieces.'),
    missions: z
      .array(z.lazy(() => OwnMission))
      .max(MAX_MISSIONS)
      .default([]),
  })
  .describe('Cards of your own: wherever an id is asked for, they come before those of the content.')
  .meta({ id: 'GearsOwnCards' })
export type OwnCards = z.infer<typeof OwnCards>

/** The input field for own cards. */
export const ownCardsField = { own: OwnCards.optional() }

export function weaponCard({ id, overkill, hardRange, omen, chainsaw, ...printed }: OwnWeapon): Weapon {
  return {
    ...printedAs(id, 'weapon' as const),
    ...printed,
    pool: 'special',
    overkill: overkill ?? null,
    hardRange: hardRange ?? null,
    forbidsGrenades: false,
    chainsaw: chainsaw ?? null,
    triggered: triggerOf(omen),
    maxZones: null,
    copies: 1,
  }
}

export function enemyCard({ id, markerHealth, omen, ...printed }: OwnEnemy): Enemy {
  return {
    ...printedAs(id, 'enemy' as const),
    ...printed,
    markerHealth: markerHealth ?? null,
    gravelyWoundedHealth: null,
    healthyWoundableBy: null,
    isDrawnByNoise: false,
    dropsMarker: markerHealth !== undefined,
    triggered: triggerOf(omen, ENEMY_ABILITY),
  }
}

export const characterCard = ({ id, ...printed }: OwnCharacter): Character => ({
  ...printedAs(id, 'character' as const),
  ...printed,
  weapons: [],
  grenades: 0,
  extraMove: 0,
  ability: { en: '', es: '' },
})

export const orderCard = ({ id, ...printed }: OwnOrder): OrderCard => ({
  ...printedAs(id, 'orderCard' as const),
  ...printed,
  copies: 1,
})

const ABILITY = { en: 'the ability of the weapon', es: 'la capacidad del arma' }
const ENEMY_ABILITY = { en: 'the ability of the enemy', es: 'la capacidad del enemigo' }

/** The triggered ability that omens of a card of one’s own resolve. */
function triggerOf(omen: z.infer<typeof PrintedOmen> | undefined, name: Trigger['name'] = ABILITY): Trigger | null {
  if (omen === undefined) return null
  const { woundsTarget, woundsOthers, isOptional, maxPerAttack } = omen
  const effects: TriggerEffect[] = [
    ...(woundsTarget > 0 ? [{ woundTarget: woundsTarget }] : []),
    ...(woundsOthers > 0 ? [{ woundOthers: woundsOthers }] : []),
  ]
  return { name, isOptional, maxPerAttack: maxPerAttack ?? null, effects }
}
