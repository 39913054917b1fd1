import { describe, expect, test } from 'vitest'
import { aiCards } from '../../../../src/games/gears/content/ai-cards/ai-cards.ts'
import type {
  Condition,
  Effect,
  EnemyReference,
  PlaceSelector,
  Selector,
} from '../../../../src/games/gears/content/effects.ts'
import { aiCard, OwnAiCard } from '../../../../src/games/gears/content/own/own-ai-cards.ts'
import { SLOTS } from '../../../../src/games/gears/vocabulary.ts'

/** Writes printed cards as a question would send them: the inverse of what the service reads. */

const kind = (type: EnemyReference) => (SLOTS.some((slot) => slot === type) ? { slot: type } : { figure: type })

const figures = ({ types, where = [], ...rest }: Selector) => ({
  ...rest,
  where: where.map(condition),
  ...(types && { types: types.map(kind) }),
})

const zones = ({ where = [], ...rest }: PlaceSelector) => ({ ...rest, where: where.map(condition) })

const bounds = ({ cmp, n }: { cmp: string; n: number }) => ({
  ...(cmp !== '<=' && { atLeast: n }),
  ...(cmp !== '>=' && { atMost: n }),
})

function condition(one: Condition): object {
  if ('count' in one) return { count: { figures: figures(one.count), ...bounds(one) } }
  if ('places' in one) return { places: { zones: zones(one.places), ...bounds(one) } }
  if ('and' in one) return { and: one.and.map(condition) }
  if ('or' in one) return { or: one.or.map(condition) }
  if ('not' in one) return { not: condition(one.not) }
  if ('los' in one) return { los: { from: one.los[0], to: one.los[1] } }
  if ('sameZone' in one) return { sameZone: { from: one.sameZone[0], to: one.sameZone[1] } }
  if ('range' in one) return { range: { from: one.range[0], to: one.range[1], min: one.min, max: one.max } }
  if ('moves' in one) return { moves: { from: one.moves[0], to: one.moves[1], min: one.min, max: one.max } }
  if ('orders' in one) return { orders: { of: one.orders, min: one.min, max: one.max } }
  return one
}

const target = (goal: object | string) =>
  typeof goal === 'string' ? { named: goal } : 'from' in goal ? { figures: figures(goal as Selector) } : goal

function effect(one: Effect): object {
  if ('each' in one) return { each: { of: figures(one.each.of), do: one.each.do.map(effect) } }
  if ('if' in one) {
    const { cond, do: effects, otherwise } = one.if
    return { if: { cond: condition(cond), do: effects.map(effect), otherwise: otherwise?.map(effect) } }
  }
  if ('move' in one) {
    const { goal, until, ...rest } = one.move
    return { move: { ...rest, goal: target(goal), until: until && condition(until) } }
  }
  if ('attack' in one) return { attack: { ...one.attack, target: target(one.attack.target) } }
  if ('spawn' in one)
    return { spawn: { ...one.spawn, figures: one.spawn.figures.map(kind), place: zones(one.spawn.place) } }
  if ('resurrect' in one) return { resurrect: zones(one.resurrect) }
  return 'openHole' in one ? { openHole: one.openHole.at } : one
}

/** An absent list is an empty one. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part) => {
    if (typeof part !== 'object' || part === null || !('pick' in part)) return part
    return { where: [], ...('from' in part ? { except: [] } : {}), ...part }
  })

describe('AI cards of a question', () => {
  test.each(aiCards)('can say what card $number says', (card) => {
    const { number, set, trait, subject, redrawIf, restricted, otherwise, text } = card
    const own = OwnAiCard.parse({
      ...{ number, set, trait, text: text.en },
      subject: subject ?? undefined,
      redrawIf: redrawIf === null ? undefined : condition(redrawIf),
      restricted: restricted === null ? undefined : { when: condition(restricted.when), do: restricted.do.map(effect) },
      otherwise: otherwise.map(effect),
    })
    const read = aiCard(own)
    expect(plain([read.redrawIf, read.restricted, read.otherwise])).toEqual(plain([redrawIf, restricted, otherwise]))
    expect(read).toMatchObject({ number, set, trait, subject })
  })

  test('count between two numbers', () => {
    const figures = { from: 'cog' }
    const card = { number: 50, trait: 'event', redrawIf: { count: { figures, atLeast: 1, atMost: 2 } } }
    const { redrawIf } = aiCard(OwnAiCard.parse({ ...card, otherwise: [{ drawAnother: true }] }))
    expect(redrawIf).toMatchObject({
      and: [
        { cmp: '>=', n: 1 },
        { cmp: '<=', n: 2 },
      ],
    })
  })

  test('Locust are not picked by whom they see', () => {
    const seen = { from: 'locust', where: [{ not: { los: { from: 'self', to: 'it' } } }] }
    const card = { number: 50, trait: 'event', otherwise: [{ each: { of: seen, do: [{ forbidGuard: true }] } }] }
    expect(OwnAiCard.safeParse(card).error?.issues).toMatchObject([
      { code: 'custom', path: ['otherwise', 0, 'each', 'of'] },
    ])
  })
})
