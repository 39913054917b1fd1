import { z } from 'zod'
import { FIGURE_TYPES, SLOTS } from '../vocabulary.ts'

/**
 * The language of AI cards: a closed vocabulary of selectors, places, conditions and effects. A card is data in it, so
 * that every card can be checked at start, shown, and resolved by one interpreter.
 */

/**
 * What a card speaks of. `self` acts, `you` is the active player’s COG, `it` is the candidate inside a filter; the
 * others are names that a selector gives with `as`.
 */
export const REFERENCES = ['self', 'you', 'it', 'goal', 'prey', 'patient', 'newcomer', 'candidate'] as const
export const Reference = z.enum(REFERENCES)
export type Reference = z.infer<typeof Reference>

/** Enemies by figure, or by the slot of the mission. */
export const EnemyReference = z.enum([...FIGURE_TYPES, ...SLOTS])
export type EnemyReference = z.infer<typeof EnemyReference>

const PICKS = ['all', 'nearest', 'farthest', 'fewestOrders', 'mostOrders', 'choose'] as const
type Pick = (typeof PICKS)[number]

/** Figures, filtered and picked. */
export type Selector = {
  from: 'cog' | 'locust'
  types?: EnemyReference[] | undefined
  except?: Reference[] | undefined
  where?: Condition[] | undefined
  pick: Pick
  as?: Reference | undefined
}

/** Zones in which something happens. */
export type PlaceSelector = {
  at: 'holes' | 'mapExit' | 'zoneOf' | 'droppedWeapons'
  of?: Reference | undefined
  where?: Condition[] | undefined
  pick: 'all' | 'nearest' | 'choose'
  to?: Reference | undefined
}

type Pair = [Reference, Reference]
type Limits = { min?: number | undefined; max?: number | undefined }
type Comparison = { cmp: '>=' | '==' | '<='; n: number }

export type Condition =
  | ({ count: Selector } & Comparison)
  | ({ places: PlaceSelector } & Comparison)
  | { los: Pair }
  | ({ range: Pair } & Limits)
  | ({ moves: Pair } & Limits)
  | { sameZone: Pair }
  | { inCover: Reference }
  | { wounded: Reference }
  | { healthy: Reference }
  | ({ orders: Reference } & Limits)
  | { didAttack: Reference }
  | { movedOrAttacked: Reference }
  | { and: Condition[] }
  | { or: Condition[] }
  | { not: Condition }

export type Move = {
  /** How many zones; null for as many as it takes. */
  zones: number | null
  direction: 'toward' | 'away'
  /** A figure, what a name stands for, or the nearest cover space that is free. */
  goal: Selector | Reference | { cover: 'nearest' }
  until?: Condition | undefined
}

export type AttackInstruction = {
  who?: Reference | undefined
  target: Selector | Reference | { area: 'zone' }
  /** Beyond this range there is no attack. */
  maxRange?: number | undefined
  extraDice?: number | undefined
  /** The triggered ability resolves once, whatever is rolled. */
  forcesOmen?: boolean | undefined
}

export type SpawnInstruction = {
  /** The figures for every place, in the order they are written. */
  figures: EnemyReference[]
  place: PlaceSelector
  as?: Reference | undefined
}

export type Effect =
  | { each: { of: Selector; do: Effect[] } }
  | { move: Move }
  | { attack: AttackInstruction }
  | { spawn: SpawnInstruction }
  | { openHole: { at: Reference } }
  | { heal: Reference }
  | { resurrect: PlaceSelector }
  | { woundZonesEntered: number }
  | { discardAmmo: number }
  | { removeDroppedWeapons: true }
  | { forbidGuard: true }
  | { drawAnother: true }
  | { if: { cond: Condition; do: Effect[]; otherwise?: Effect[] | undefined } }

const few = z.int().min(0).max(20)
const pair = z.tuple([Reference, Reference])
const limits = { min: few.optional(), max: few.optional() }
const comparison = { cmp: z.enum(['>=', '==', '<=']), n: few }

export const Selector: z.ZodType<Selector> = z.lazy(() =>
  z.strictObject({
    from: z.enum(['cog', 'locust']),
    types: z.array(EnemyReference).min(1).max(7).optional(),
    except: z.array(Reference).max(4).optional(),
    where: z.array(Condition).max(4).optional(),
    pick: z.enum(PICKS),
    as: Reference.optional(),
  }),
)

export const PlaceSelector: z.ZodType<PlaceSelector> = z.lazy(() =>
  z.strictObject({
    at: z.enum(['holes', 'mapExit', 'zoneOf', 'droppedWeapons']),
    of: Reference.optional(),
    where: z.array(Condition).max(4).optional(),
    pick: z.enum(['all', 'nearest', 'choose']),
    to: Reference.optional(),
  }),
)

export const Condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ count: Selector, ...comparison }),
    z.strictObject({ places: PlaceSelector, ...comparison }),
    z.strictObject({ los: pair }),
    z.strictObject({ range: pair, ...limits }),
    z.strictObject({ moves: pair, ...limits }),
    z.strictObject({ sameZone: pair }),
    z.strictObject({ inCover: Reference }),
    z.strictObject({ wounded: Reference }),
    z.strictObject({ healthy: Reference }),
    z.strictObject({ orders: Reference, ...limits }),
    z.strictObject({ didAttack: Reference }),
    z.strictObject({ movedOrAttacked: Reference }),
    z.strictObject({ and: z.array(Condition).min(1).max(4) }),
    z.strictObject({ or: z.array(Condition).min(1).max(4) }),
    z.strictObject({ not: Condition }),
  ]),
)

const Effects: z.ZodType<Effect[]> = z.lazy(() => z.array(Effect).min(1).max(6))

export const Effect: z.ZodType<Effect> = z.lazy(() =>
  z.union([
    z.strictObject({ each: z.strictObject({ of: Selector, do: Effects }) }),
    z.strictObject({
      move: z.strictObject({
        zones: few.nullable(),
        direction: z.enum(['toward', 'away']),
        goal: z.union([Selector, Reference, z.strictObject({ cover: z.literal('nearest') })]),
        until: Condition.optional(),
      }),
    }),
    z.strictObject({
      attack: z.strictObject({
        who: Reference.optional(),
        target: z.union([Selector, Reference, z.strictObject({ area: z.literal('zone') })]),
        maxRange: few.optional(),
        extraDice: few.optional(),
        forcesOmen: z.boolean().optional(),
      }),
    }),
    z.strictObject({
      spawn: z.strictObject({
        figures: z.array(EnemyReference).min(1).max(6),
        place: PlaceSelector,
        as: Reference.optional(),
      }),
    }),
    z.strictObject({ openHole: z.strictObject({ at: Reference }) }),
    z.strictObject({ heal: Reference }),
    z.strictObject({ resurrect: PlaceSelector }),
    z.strictObject({ woundZonesEntered: few }),
    z.strictObject({ discardAmmo: few }),
    z.strictObject({ removeDroppedWeapons: z.literal(true) }),
    z.strictObject({ forbidGuard: z.literal(true) }),
    z.strictObject({ drawAnother: z.literal(true) }),
    z.strictObject({ if: z.strictObject({ cond: Condition, do: Effects, otherwise: Effects.optional() }) }),
  ]),
)
