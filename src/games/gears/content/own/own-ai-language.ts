import { z } from 'zod'
import { FigureType, Slot } from '../../vocabulary.ts'
import { Reference as ReferenceName } from '../effects.ts'

/**
 * The language of AI cards as questions send it: every alternative has one key, and conditions and instructions contain
 * each other to a fixed depth, which is that of the printed cards. `own-ai-cards.ts` reads it into `effects.ts`.
 */

const Reference = ReferenceName.describe(
  '`self` acts, `you` is the active player’s COG, `it` the candidate that is looked at; the others are named by `as`.',
).meta({ id: 'GearsAiReference' })
export type Reference = z.infer<typeof Reference>

const few = z.int().min(0).max(20)
const limits = { min: few.optional(), max: few.optional() }

const Pair = z.strictObject({ from: Reference, to: Reference }).meta({ id: 'GearsAiPair' })
const MeasuredPair = z.strictObject({ from: Reference, to: Reference, ...limits }).meta({ id: 'GearsAiMeasuredPair' })
const MeasuredHand = z.strictObject({ of: Reference, ...limits }).meta({ id: 'GearsAiMeasuredHand' })

export const EnemyKind = z
  .union([z.strictObject({ figure: FigureType }), z.strictObject({ slot: Slot })])
  .describe('Enemies by figure, or by the slot of the mission.')
  .meta({ id: 'GearsAiEnemyKind' })
export type EnemyKind = z.infer<typeof EnemyKind>

/** What can be said of one or two figures. */
const facts = [
  z.strictObject({ los: Pair.describe('One sees the other; not where Locust are picked from.') }),
  z.strictObject({ range: MeasuredPair }),
  z.strictObject({ moves: MeasuredPair }),
  z.strictObject({ sameZone: Pair }),
  z.strictObject({ inCover: Reference }),
  z.strictObject({ wounded: Reference }),
  z.strictObject({ healthy: Reference }),
  z.strictObject({ orders: MeasuredHand.describe('How many order cards a COG holds.') }),
  z.strictObject({ didAttack: Reference }),
  z.strictObject({ movedOrAttacked: Reference }),
] as const

const Fact = z.union(facts).meta({ id: 'GearsAiFact' })
export type Fact = z.infer<typeof Fact>

const PICKS = ['all', 'nearest', 'farthest', 'fewestOrders', 'mostOrders', 'choose'] as const
const Pick = z.enum(PICKS).meta({ id: 'GearsAiPick' })
const Side = z.enum(['cog', 'locust']).meta({ id: 'GearsAiSide' })
const PlaceKind = z.enum(['holes', 'mapExit', 'zoneOf', 'droppedWeapons']).meta({ id: 'GearsAiPlaceKind' })
const PlacePick = z.enum(['all', 'nearest', 'choose']).meta({ id: 'GearsAiPlacePick' })
const Direction = z.enum(['toward', 'away']).meta({ id: 'GearsAiDirection' })

/** Figures whose conditions are of a level. */
const figuresWhere = <Where extends z.ZodType>(where: Where, id: string) =>
  z
    .strictObject({
      from: Side,
      types: z.array(EnemyKind).min(1).max(7).optional(),
      except: z.array(Reference).max(4).default([]),
      where: z.array(where).max(2).default([]),
      pick: Pick.default('all'),
      as: Reference.optional(),
    })
    .refine(({ from, where }) => from === 'cog' || !where.some(asksForSight), {
      message: 'Locust are not picked by whom they see; pick the COG that they see.',
    })
    .describe('Figures, filtered and picked.')
    .meta({ id })

/** Whether a condition asks for a line of sight of the very figures that are picked. */
function asksForSight(condition: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return false
  if ('los' in condition) return true
  if ('not' in condition) return asksForSight(condition.not)
  const parts: unknown = 'and' in condition ? condition.and : 'or' in condition ? condition.or : []
  return Array.isArray(parts) && parts.some(asksForSight)
}

/** Zones whose conditions are of a level. */
const placesWhere = <Where extends z.ZodType>(where: Where, id: string) =>
  z
    .strictObject({
      at: PlaceKind,
      of: Reference.optional(),
      where: z.array(where).max(2).default([]),
      pick: PlacePick.default('all'),
      to: Reference.optional(),
    })
    .describe('Zones in which something happens.')
    .meta({ id })

const Innermost = z.union([...facts, z.strictObject({ not: Fact })]).meta({ id: 'GearsAiInnermostCondition' })

const counted = { atLeast: few.optional(), atMost: few.optional() }

/** Conditions that contain those of the level below. */
const conditionsOver = <Below extends z.ZodType>(below: Below, id: string) =>
  z
    .union([
      ...facts,
      z.strictObject({
        count: z.strictObject({ figures: figuresWhere(below, `${id}Figures`), ...counted }).meta({ id: `${id}Count` }),
      }),
      z.strictObject({
        places: z.strictObject({ zones: placesWhere(below, `${id}Zones`), ...counted }).meta({ id: `${id}PlaceCount` }),
      }),
      z.strictObject({ and: z.array(below).min(1).max(3) }),
      z.strictObject({ or: z.array(below).min(1).max(3) }),
      z.strictObject({ not: below }),
    ])
    .meta({ id })

const InnerCondition = conditionsOver(Innermost, 'GearsAiInnerCondition')
export const OwnCondition = conditionsOver(InnerCondition, 'GearsAiCondition')

const Figures = figuresWhere(InnerCondition, 'GearsAiFigures')
const Places = placesWhere(InnerCondition, 'GearsAiPlaces')

const Goal = z
  .union([
    z.strictObject({ figures: Figures }),
    z.strictObject({ named: Reference }),
    z.strictObject({ cover: z.literal('nearest') }),
  ])
  .meta({ id: 'GearsAiGoal' })
const Target = z
  .union([
    z.strictObject({ figures: Figures }),
    z.strictObject({ named: Reference }),
    z.strictObject({ area: z.literal('zone') }),
  ])
  .meta({ id: 'GearsAiTarget' })

const yes = z.literal(true)

const instructions = [
  z.strictObject({
    move: z
      .strictObject({
        zones: few.nullable().describe('Null for as many as it takes.'),
        direction: Direction.default('toward'),
        goal: Goal,
        until: OwnCondition.optional(),
      })
      .meta({ id: 'GearsAiMove' }),
  }),
  z.strictObject({
    attack: z
      .strictObject({
        who: Reference.optional(),
        target: Target,
        maxRange: few.optional().describe('Beyond this range there is no attack.'),
        extraDice: few.optional(),
        forcesOmen: z.boolean().optional().describe('The triggered ability resolves once, whatever is rolled.'),
      })
      .meta({ id: 'GearsAiAttack' }),
  }),
  z.strictObject({
    spawn: z
      .strictObject({ figures: z.array(EnemyKind).min(1).max(6), place: Places, as: Reference.optional() })
      .meta({ id: 'GearsAiSpawn' }),
  }),
  z.strictObject({ openHole: Reference.describe('In its zone.') }),
  z.strictObject({ heal: Reference }),
  z.strictObject({ resurrect: Places }),
  z.strictObject({ woundZonesEntered: few }),
  z.strictObject({ discardAmmo: few }),
  z.strictObject({ removeDroppedWeapons: yes }),
  z.strictObject({ forbidGuard: yes }),
  z.strictObject({ drawAnother: yes }),
] as const

const Instruction = z.union(instructions).meta({ id: 'GearsAiInstruction' })

const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(3)

/** Instructions that contain those of the level below. */
const instructionsOver = <Below extends z.ZodType>(below: Below, id: string) =>
  z
    .union([
      ...instructions,
      z.strictObject({
        each: z
          .strictObject({ of: Figures, do: list(below) })
          .describe('Each of these Locust acts, one after the other.')
          .meta({ id: `${id}Each` }),
      }),
      z.strictObject({
        if: z
          .strictObject({ cond: OwnCondition, do: list(below), otherwise: list(below).optional() })
          .meta({ id: `${id}If` }),
      }),
    ])
    .meta({ id })

const InnerEffect = instructionsOver(Instruction, 'GearsAiInnerEffect')
export const OwnEffect = instructionsOver(InnerEffect, 'GearsAiEffect')

export type AnyCondition = z.infer<typeof OwnCondition> | z.infer<typeof InnerCondition> | z.infer<typeof Innermost>
export type AnyEffect = z.infer<typeof OwnEffect> | z.infer<typeof InnerEffect> | z.infer<typeof Instruction>
type Counted<Level> = Extract<Level, { count: unknown }>
type CountedPlaces<Level> = Extract<Level, { places: unknown }>
export type AnyFigures = Counted<AnyCondition>['count']['figures'] | z.infer<typeof Figures>
export type AnyPlaces = CountedPlaces<AnyCondition>['places']['zones'] | z.infer<typeof Places>
