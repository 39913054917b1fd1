import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { aiCardOperation } from '../../../../src/games/gears/locust/ai/ai-card.operation.ts'
import { aiDrawOperation } from '../../../../src/games/gears/locust/ai/ai-draw.operation.ts'
import type { Played } from '../../../../src/games/gears/locust/ai/answer.ts'
import type { Hands } from '../../../../src/games/gears/locust/ai/context.ts'
import { withoutPauses } from '../../../../src/games/gears/locust/ai/decision.ts'
import { evolve } from '../../../../src/games/gears/locust/ai/evolution.ts'
import { contextOf, poolOf, type StepQuestion } from '../../../../src/games/gears/locust/ai/question.ts'
import { type AiDeck, singleCard } from '../../../../src/games/gears/locust/ai/step.ts'
import { workingCopyOf } from '../../../../src/games/gears/locust/ai/working-copy.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { placeTable } from '../../../../src/games/gears/table/table.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'
import { goThrough, takeFirst } from '../../../../src/rulebook/decisions.ts'
import { formatSeed, seeded } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { noSeed } from '../../../support/chance.ts'

const SIDE = 4
const ENEMIES = [...content.enemies.keys()]
const CARDS = [...content.aiCards.keys()]

/** A square of rooms with walls, height changes, cover and holes here and there, and two exits. */
function mapOf(kinds: readonly number[]) {
  const zones = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [x, y] = [(index % SIDE) * 20, Math.floor(index / SIDE) * 20]
    const corner = (dx: number, dy: number) => ({ x: x + dx, y: y + dy })
    const kind = kinds[index] ?? 0
    const arrow = (dx: number, facing: { x: number; y: number }) => ({ centre: corner(dx, 10), facing })
    const covers = [
      { id: 'a', arrows: [arrow(5, { x: -1, y: 0 })] },
      { id: 'b', arrows: [arrow(15, { x: 1, y: 0 }), arrow(13, { x: 0, y: 1 })] },
    ].slice(0, kind % 3)
    return {
      id: `z${index}`,
      polygon: [corner(0, 0), corner(20, 0), corner(20, 20), corner(0, 20)],
      covers,
      holes: kind % 4 === 0 ? [{ id: `h${index}`, at: corner(3, 3) }] : [],
    }
  })
  const edges = kinds.flatMap((kind, index) => {
    const [x, y] = [(index % SIDE) * 20, Math.floor(index / SIDE) * 20]
    if (kind < 6 || index % SIDE === SIDE - 1) return []
    return [{ kind: kind === 6 ? 'elevation' : 'wall', from: { x: x + 20, y }, to: { x: x + 20, y: y + 20 } }]
  })
  const doors = [
    { id: 'd1', zone: 'z0', from: { x: 0, y: 5 }, to: { x: 0, y: 15 } },
    { id: 'd2', zone: `z${SIDE - 1}`, from: { x: 20 * SIDE, y: 5 }, to: { x: 20 * SIDE, y: 15 } },
  ]
  return { zones, edges, doors }
}

type Draw = { readonly zone: number; readonly kind: number; readonly hand: number }
const draw = fc.record({ zone: fc.nat(SIDE * SIDE - 1), kind: fc.nat(9), hand: fc.nat(6) })

/** Figures take the first free cover space of their zone if their kind is even. */
function placing(map: ReturnType<typeof mapOf>) {
  const taken = new Set<string>()
  return ({ zone, kind }: Draw) => {
    const free = map.zones[zone]?.covers.find(({ id }) => !taken.has(`${zone}/${id}`))
    if (free === undefined || kind % 2 === 1) return { zone: `z${zone}` }
    taken.add(`${zone}/${free.id}`)
    return { zone: `z${zone}`, cover: free.id }
  }
}

const situation = fc
  .record({
    kinds: fc.array(fc.nat(8), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE }),
    cogs: fc.array(draw, { minLength: 1, maxLength: 4 }),
    locust: fc.array(draw, { maxLength: 12 }),
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    insane: fc.boolean(),
    reacts: fc.boolean(),
    markers: fc.boolean(),
  })
  .map(({ kinds, cogs, locust, seed, insane, reacts, markers }) => {
    const map = mapOf(kinds)
    const place = placing(map)
    const table = {
      map: { drawn: map },
      cogs: cogs.map((cog, index) => {
        const isDown = cog.kind === 9 && index > 0
        return {
          id: `cog${index}`,
          position: isDown ? { zone: `z${cog.zone}` } : place(cog),
          status: isDown ? 'bleeding' : 'standing',
          hand: isDown ? 0 : cog.hand,
          reactions: reacts && !isDown ? ['guard', 'dodge'].slice(0, cog.hand) : [],
          weapons: [
            { weapon: 'lancer', ammo: cog.kind % 3 },
            { weapon: 'snub-pistol', ammo: 1 },
          ],
        }
      }),
      locust: locust.map((figure, index) => ({
        id: `l${index}`,
        enemy: ENEMIES[figure.kind % ENEMIES.length],
        position: place(figure),
        state:
          content.enemies.get(ENEMIES[figure.kind % ENEMIES.length] ?? '')?.markerHealth === null || figure.hand > 2
            ? 'healthy'
            : 'wounded',
      })),
      droppedWeapons: locust.slice(0, 2).map(({ zone }, index) => ({
        id: `drop${index}`,
        type: 'drone',
        weapon: 'hammerburst',
        zone: `z${zone}`,
      })),
    }
    return {
      table,
      activePlayer: 'cog0',
      slots: { A: 'wretch', B: 'drone', C: 'boomer' },
      pool: Object.fromEntries(FIGURE_TYPES.map((type) => [type, 3])),
      insane,
      movedOrAttacked: ['cog0'],
      seed: formatSeed(seed),
      ...(markers ? { markers: [] } : {}),
    }
  })

type Situation = typeof situation extends fc.Arbitrary<infer One> ? One : never

function resolve(input: object): Played {
  const answer = aiCardOperation.answer(input, noSeed)
  if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer).slice(0, 600))
  return answer.outcome as Played
}

const countOf = (figures: readonly { enemy: string }[], type: string): number =>
  figures.filter(({ enemy }) => content.enemies.get(enemy)?.figureType === type).length

describe.each(CARDS)('AI card %i', (card) => {
  test('resolves to the end on any table, keeps every figure and every cover space single', () => {
    fc.assert(
      fc.property(situation, fc.constantFrom('first', 'random'), (question, decide) => {
        const { isOver, table, pool } = resolve({ ...question, card, decide })
        expect(isOver).toBe(true)
        for (const type of FIGURE_TYPES) {
          const before = countOf(question.table.locust as { enemy: string }[], type) + 3
          expect(countOf(table.locust, type) + pool[type]).toBe(before)
        }
        const covers = [...table.cogs, ...table.locust].flatMap(({ position }) =>
          position.cover === undefined ? [] : [`${position.zone}/${position.cover}`],
        )
        expect(new Set(covers).size).toBe(covers.length)
        for (const { hand, reactions } of table.cogs) {
          expect(hand).toBeGreaterThanOrEqual(0)
          expect(reactions.length).toBeLessThanOrEqual(hand)
        }
      }),
      { numRuns: 6, seed: card },
    )
  })
})

describe('continuing a step', () => {
  test('the answers of a run give the same events again, at once and one by one', () => {
    fc.assert(
      fc.property(situation, fc.constantFrom(...CARDS), (question, card) => {
        const whole = resolve({ ...question, card, decide: 'first' })
        const { answers } = whole.continuation
        const again = resolve({ ...question, card, answers })
        expect(again).toEqual(whole)

        let given: string[] = []
        for (const answer of answers.slice(0, 12)) {
          const { pending, continuation } = resolve({ ...question, card, answers: given })
          expect(pending?.options).toContain(answer)
          expect(new Set(pending?.options).size).toBe(pending?.options.length)
          expect(continuation.answers).toEqual(given)
          given = [...given, answer]
        }
      }),
      { numRuns: 30, seed: 7 },
    )
  })

  test('a question without a seed is continued with the seed it is answered with', () => {
    const cogs = [{ id: 'cog0', position: { zone: 'z0' } }]
    const locust = ['l1', 'l2'].map((id) => ({ id, enemy: 'drone', position: { zone: 'z1' } }))
    const table = { map: { drawn: mapOf([]) }, cogs, locust }
    const question = { card: 14, table, activePlayer: 'cog0' }
    const seed = formatSeed(new Uint8Array(32).fill(5))
    const ask = (more: object) => {
      const answer = aiCardOperation.answer({ ...question, ...more }, () => seed)
      if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
      return answer.outcome as Played
    }
    const first = ask({})
    expect(first).toMatchObject({ isOver: false, continuation: { seed: null, answers: [] } })
    const { continuation, ...whole } = ask({ answers: ['l2'] })
    expect(whole.isOver).toBe(true)
    expect(continuation).toEqual({ seed, answers: ['l2'] })
    expect(ask(continuation)).toEqual({ ...whole, continuation })
  })

  test('chance that decides is the same chance when its answers are given', () => {
    fc.assert(
      fc.property(situation, fc.constantFrom(...CARDS), (question, card) => {
        const whole = resolve({ ...question, card, decide: 'random' })
        expect(resolve({ ...question, card, decide: 'random', answers: whole.continuation.answers })).toEqual(whole)
      }),
      { numRuns: 30, seed: 8 },
    )
  })

  test('the table after a step can be asked about again', () => {
    fc.assert(
      fc.property(situation, (question) => {
        const { table, pool } = resolve({ ...question, card: 12, decide: 'first' })
        const next = { ...question, table: { map: question.table.map, ...table }, pool }
        expect(resolve({ ...next, card: 13, decide: 'first' }).isOver).toBe(true)
      }),
      { numRuns: 40, seed: 9 },
    )
  })
})

describe('a whole deck', () => {
  test('any step ends, and no card is lost', () => {
    fc.assert(
      fc.property(situation, (question) => {
        const deck = { fresh: { general: [1, 2, 3, 4, 5, 6, 7] } }
        const answer = aiDrawOperation.answer({ ...question, deck, decide: 'first' }, noSeed)
        if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
        const { deck: after, isOver } = answer.outcome as Played & { deck: AiDeck }
        expect(isOver).toBe(true)
        const numbers = [...after.pile, ...after.discard].sort((a, b) => a - b)
        expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
      }),
      { numRuns: 30, seed: 10 },
    )
  })
})

/** Players who hold order cards, as in a match, and what they discard. */
function handsOf(cards: Readonly<Record<string, readonly string[]>>) {
  const discarded: string[] = []
  const hands: Hands = {
    cards: (figure) => cards[figure] ?? [],
    discard: (figure, icon, card) => discarded.push(`${figure} ${icon} ${card}`),
  }
  return { hands, discarded }
}

describe('reactions by real cards', () => {
  const corner = (x: number, y: number) => ({ x, y })
  const rooms = [0, 1, 2].map((number) => ({
    id: `r${number}`,
    polygon: [
      corner(20 * number, 0),
      corner(20 * number + 20, 0),
      corner(20 * number + 20, 20),
      corner(20 * number, 20),
    ],
  }))
  const soldier = (id: string, weapon: string) => ({
    id,
    position: { zone: 'r0' },
    hand: 3,
    weapons: [{ weapon, ammo: 3 }],
  })
  const question = (weapon: string, dice: readonly object[]) => ({
    table: {
      map: { drawn: { zones: rooms } },
      cogs: [soldier('marcus-fenix', weapon), soldier('augustus-cole', weapon)],
      locust: [{ id: 'd', enemy: 'drone', position: { zone: 'r1' } }],
    },
    activePlayer: 'marcus-fenix',
    seed: `hmac-sha256,1,${'3'.repeat(64)}`,
    dice,
  })

  /** Resolves card 13 with players who answer every question by its kind. */
  function resolve(asked: object, hands: Hands, answers: Readonly<Record<string, string>>) {
    const prepared = prepare(asked as Situation, 13)
    const kinds: string[] = []
    const context = { ...prepared.context, hands }
    goThrough(withoutPauses(singleCard(context, prepared.card)), [], (decision) => {
      kinds.push(decision.kind)
      const answer = answers[decision.kind] ?? ''
      return decision.options.includes(answer) ? answer : takeFirst(decision)
    })
    return { kinds, context }
  }

  test('a guard is paid by the card that is named, once a step', () => {
    const { hands, discarded } = handsOf({ 'marcus-fenix': ['ambush-guard'], 'augustus-cole': [] })
    const roll = { wounds: 0, omens: 0, shields: 0 }
    resolve(question('lancer', [roll, roll]), hands, { guardOffer: 'marcus-fenix:lancer:normal:ambush-guard' })
    expect(discarded).toEqual(['marcus-fenix guard ambush-guard'])
  })

  test('whoever declines the step is not asked again, but the others are', () => {
    const { hands } = handsOf({ 'marcus-fenix': ['ambush-guard'], 'augustus-cole': ['ambush-guard'] })
    const declined = resolve(question('lancer', []), hands, { guardOffer: 'declineStep' })
    expect([...declined.context.declined].sort()).toEqual(['augustus-cole', 'marcus-fenix'])
    const asked = resolve(question('lancer', []), hands, { guardOffer: 'decline' })
    expect(asked.context.declined.size).toBe(0)
    expect(asked.kinds.filter((kind) => kind === 'guardOffer').length).toBeGreaterThan(2)
  })

  test('only an ability that may be used is asked about, and only if there is an omen', () => {
    const { hands } = handsOf({ 'marcus-fenix': ['ambush-guard'], 'augustus-cole': [] })
    const kindsFor = (weapon: string, omens: number) => {
      const rolls = [{ wounds: 0, omens, shields: 0 }]
      return resolve(question(weapon, rolls), hands, { guardOffer: `marcus-fenix:${weapon}:overkill:ambush-guard` })
        .kinds
    }
    const optional = [...content.weapons.values()].find(({ triggered, overkill }) => triggered?.isOptional && overkill)
    expect(kindsFor('lancer', 2)).not.toContain('triggerChoice')
    if (optional === undefined) throw new Error('Some weapon has an ability that may be used.')
    expect(kindsFor(optional.id, 1)).toContain('triggerChoice')
    expect(kindsFor(optional.id, 0)).not.toContain('triggerChoice')
  })
})

describe('events', () => {
  test('the battlefield after a step follows from its events alone', () => {
    fc.assert(
      fc.property(situation, fc.constantFrom(...CARDS), (question, number) => {
        const { context, card } = prepare(question, number)
        goThrough(withoutPauses(singleCard(context, card)), [], takeFirst)
        const replayed = workingCopyOf(...fresh(question))
        for (const event of context.events) evolve(replayed, event, content)
        expect({ ...replayed, hasHad: null }).toEqual({ ...context.field, hasHad: null })
      }),
      { numRuns: 30, seed: 11 },
    )
  })
})

const parsed = (question: Situation) =>
  aiCardOperation.input.parse({ ...question, card: 1 }) as StepQuestion & { seed: string }

function prepare(question: Situation, number: number) {
  const asked = parsed(question)
  const random = seeded(asked.seed)
  const context = contextOf(asked, { content, random, trace: new Trace<GearsRules>() })
  const card = content.aiCards.get(number)
  if (context instanceof Refusal || card === undefined) throw new Error('The question is refused.')
  return { context, card }
}

function fresh(question: Situation): Parameters<typeof workingCopyOf> {
  const { table, pool } = parsed(question)
  const placed = placeTable(table, ['table'], content)
  if (placed instanceof Refusal) throw new Error('The table is refused.')
  return [placed, poolOf(pool, placed, content), content]
}
