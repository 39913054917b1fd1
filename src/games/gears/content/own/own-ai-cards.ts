import { z } from 'zod'
import { FigureType } from '../../vocabulary.ts'
import { type AiCard, AiSet, AiTrait } from '../ai-cards/ai-card.ts'
import type { Condition, Effect, EnemyReference, Move, PlaceSelector, Selector } from '../effects.ts'
import {
  type AnyCondition,
  type AnyEffect,
  type AnyFigures,
  type AnyPlaces,
  type EnemyKind,
  OwnCondition,
  OwnEffect,
} from './own-ai-language.ts'
import { printedAs } from './own-text.ts'

const Effects = z.array(OwnEffect).min(1).max(3)

/** An AI card as a question sends it; its number is its name. */
export const OwnAiCard = z
  .strictObject({
    number: z.int().min(1).max(99),
    set: AiSet.default('general').describe('Which enemy it belongs to; `general` for none.'),
    trait: AiTrait,
    subject: FigureType.optional().describe('The figures that a “for each” card is resolved for; those of its set.'),
    text: z.string().max(600).default('').describe('What is printed on it.'),
    redrawIf: OwnCondition.optional().describe('When the card is discarded and another is drawn.'),
    restricted: z
      .strictObject({ when: OwnCondition, do: Effects })
      .optional()
      .describe('What is resolved if its condition is true.')
      .meta({ id: 'GearsOwnRestrictedAbility' }),
    otherwise: Effects.describe('What an event does, or what happens if the condition is false.'),
  })
  .meta({ id: 'GearsOwnAiCard' })
type OwnAiCard = z.infer<typeof OwnAiCard>

/** The card as the rules read it. */
export function aiCard({ number, set, trait, subject, text, redrawIf, restricted, otherwise }: OwnAiCard): AiCard {
  return {
    ...printedAs(`ai-${number}`, 'aiCard' as const),
    number,
    set,
    trait,
    subject: subject ?? (set === 'general' ? null : set),
    redrawIf: redrawIf === undefined ? null : readCondition(redrawIf),
    restricted:
      restricted === undefined
        ? null
        : { when: readCondition(restricted.when), do: restricted.do.map((effect) => readEffect(effect)) },
    otherwise: otherwise.map((effect) => readEffect(effect)),
    text: { en: text, es: text },
  }
}

const enemyOf = (kind: EnemyKind): EnemyReference => ('figure' in kind ? kind.figure : kind.slot)

function readFigures({ types, except, where, ...rest }: AnyFigures): Selector {
  return {
    ...rest,
    except,
    where: where.map((condition: AnyCondition) => readCondition(condition)),
    ...(types === undefined ? {} : { types: types.map(enemyOf) }),
  }
}

const readPlaces = ({ where, ...rest }: AnyPlaces): PlaceSelector => ({
  ...rest,
  where: where.map((condition: AnyCondition) => readCondition(condition)),
})

type Bounds = { readonly atLeast?: number | undefined; readonly atMost?: number | undefined }

/** How often: at least once if nothing else is said. */
function compared<Counted extends object>(counted: Counted, { atLeast, atMost }: Bounds) {
  if (atMost === undefined) return { ...counted, cmp: '>=' as const, n: atLeast ?? 1 }
  if (atLeast === atMost) return { ...counted, cmp: '==' as const, n: atMost }
  const most = { ...counted, cmp: '<=' as const, n: atMost }
  return atLeast === undefined ? most : { and: [{ ...counted, cmp: '>=' as const, n: atLeast }, most] }
}

export function readCondition(condition: AnyCondition): Condition {
  if ('count' in condition) return compared({ count: readFigures(condition.count.figures) }, condition.count)
  if ('places' in condition) return compared({ places: readPlaces(condition.places.zones) }, condition.places)
  if ('and' in condition) return { and: condition.and.map((part: AnyCondition) => readCondition(part)) }
  if ('or' in condition) return { or: condition.or.map((part: AnyCondition) => readCondition(part)) }
  if ('not' in condition) return { not: readCondition(condition.not) }
  if ('los' in condition) return { los: [condition.los.from, condition.los.to] }
  if ('sameZone' in condition) return { sameZone: [condition.sameZone.from, condition.sameZone.to] }
  if ('range' in condition) {
    const { from, to, ...limits } = condition.range
    return { range: [from, to], ...limits }
  }
  if ('moves' in condition) {
    const { from, to, ...limits } = condition.moves
    return { moves: [from, to], ...limits }
  }
  if ('orders' in condition) {
    const { of, ...limits } = condition.orders
    return { orders: of, ...limits }
  }
  return condition
}

export function readEffect(effect: AnyEffect): Effect {
  if ('each' in effect) {
    const { of, do: effects } = effect.each
    return { each: { of: readFigures(of), do: effects.map((part: AnyEffect) => readEffect(part)) } }
  }
  if ('if' in effect) {
    const { cond, do: effects, otherwise } = effect.if
    return {
      if: {
        cond: readCondition(cond),
        do: effects.map((part: AnyEffect) => readEffect(part)),
        ...(otherwise && { otherwise: otherwise.map((part: AnyEffect) => readEffect(part)) }),
      },
    }
  }
  if ('move' in effect) {
    const { goal, until, ...rest } = effect.move
    return { move: { ...rest, goal: readGoal(goal), ...(until && { until: readCondition(until) }) } }
  }
  if ('attack' in effect) {
    const { target, ...rest } = effect.attack
    return { attack: { ...rest, target: 'area' in target ? target : readNamed(target) } }
  }
  if ('spawn' in effect) {
    const { figures, place, ...rest } = effect.spawn
    return { spawn: { ...rest, figures: figures.map(enemyOf), place: readPlaces(place) } }
  }
  if ('resurrect' in effect) return { resurrect: readPlaces(effect.resurrect) }
  if ('openHole' in effect) return { openHole: { at: effect.openHole } }
  return effect
}

type Goal = Extract<AnyEffect, { move: unknown }>['move']['goal']
type Named = Exclude<Goal, { cover: unknown }>

const readNamed = (target: Named): Selector | 'self' | Extract<Move['goal'], string> =>
  'named' in target ? target.named : readFigures(target.figures)

const readGoal = (goal: Goal): Move['goal'] => ('cover' in goal ? goal : readNamed(goal))
