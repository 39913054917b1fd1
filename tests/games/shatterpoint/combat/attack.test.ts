import { describe, expect, test } from 'vitest'
import { attackOperation } from '../../../../src/games/shatterpoint/combat/attack/attack.operation.ts'
import type { AttackOutcome } from '../../../../src/games/shatterpoint/combat/attack/attack-answer.ts'
import type { AttackQuestionInput } from '../../../../src/games/shatterpoint/combat/attack/attack-question.ts'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { CONDITIONS } from '../../../../src/games/shatterpoint/vocabulary.ts'
import { type Random, seeded } from '../../../../src/rulebook/random.ts'

const STANCES = [...shatterpointContent.stances.values()]
const seedOf = (number: number) => `hmac-sha256,1,${number.toString(16).padStart(64, '0')}`

const some = <Item>(items: readonly Item[], random: Random): Item[] => items.filter(() => random.below(3) === 0)

/** An attack with cards of the core set and units in any state. */
function randomAttack(number: number): AttackQuestionInput {
  const random = seeded(seedOf(1_000_000 + number))
  const cards = { attacker: STANCES[random.below(STANCES.length)], defender: STANCES[random.below(STANCES.length)] }
  const stanceOf = (side: 'attacker' | 'defender') => ({
    content: { unit: cards[side]?.unit ?? '', stance: cards[side]?.stance.id ?? '' },
  })
  const unit = (id: string, player: 'A' | 'B') => {
    const damage = random.below(10)
    const conditions = some(CONDITIONS, random)
    return { id, player, stamina: 9, damage, wounds: damage === 9 ? 1 : 0, conditions }
  }
  return {
    type: cards.attacker?.stance.ranged.attack === null || random.below(2) === 0 ? 'melee' : 'ranged',
    attacker: {
      unit: unit('attacker', 'A'),
      stance: stanceOf('attacker'),
      focus: random.below(2) === 0 ? null : { impact: random.below(3), sharpshooter: random.below(3) },
      activating: random.below(2) === 0,
    },
    defender: {
      unit: unit('defender', 'B'),
      stance: stanceOf('defender'),
      cover: random.below(3),
      protection: random.below(2) === 0,
      steadfast: random.below(2) === 0,
    },
    ...(random.below(2) === 0 ? { tree: { goal: {} } } : {}),
    seed: seedOf(number),
  }
}

function outcomeOf(input: object): AttackOutcome {
  const answer = attackOperation.answer(input, () => seedOf(0))
  if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return attackOperation.outcome.parse(answer.outcome) as AttackOutcome
}

const isRefused = (input: object) => attackOperation.answer(input, () => seedOf(0)).kind === 'refused'

/** Attacks whose stance has a rating for them, each with its number. */
const ATTACKS = Array.from({ length: 300 }, (_, number) => ({ number, input: randomAttack(number) })).filter(
  ({ input }) => !isRefused(input),
)

/** Answers every question by chance until the attack is over. */
function playedOut(input: AttackQuestionInput, random: Random): { outcome: AttackOutcome; answers: string[] } {
  const answers: string[] = []
  let outcome = outcomeOf(input)
  while (outcome.pending !== null) {
    expect(outcome.continuation).toEqual({ seed: input.seed, answers })
    const { options } = outcome.pending
    expect(options.length).toBeGreaterThan(1)
    expect(new Set(options).size).toBe(options.length)
    answers.push(options[random.below(options.length)] ?? '')
    outcome = outcomeOf({ ...input, answers })
  }
  return { outcome, answers }
}

const healed = ({ events }: AttackOutcome, unit: string) =>
  events.filter((event) => event.kind === 'heal' && event.unit === unit && event.name === 'damage').length
const suffered = ({ events }: AttackOutcome, unit: string) =>
  events.reduce(
    (sum, { kind, unit: whom, amount }) => sum + (kind === 'damageSuffered' && whom === unit ? (amount ?? 0) : 0),
    0,
  )

describe('an attack', () => {
  test('there are attacks to try', () => {
    expect(ATTACKS.length).toBeGreaterThan(150)
  })

  test('asked question by question is the attack answered at once', () => {
    for (const { number, input } of ATTACKS) {
      const { outcome, answers } = playedOut(input, seeded(seedOf(2_000_000 + number)))
      expect(outcome.isOver).toBe(true)
      expect(outcomeOf({ ...input, answers })).toEqual(outcome)
      expect(isRefused({ ...input, answers: [...answers, 'more'] })).toBe(true)
      const [first = 'none'] = answers
      if (answers.length > 0) expect(isRefused({ ...input, answers: [`not ${first}`] })).toBe(true)
    }
  })

  test('with the first option of every choice nothing is left open', () => {
    for (const { input } of ATTACKS) {
      const outcome = outcomeOf({ ...input, decide: 'first' })
      expect(outcome.isOver).toBe(true)
      expect(outcomeOf({ ...input, answers: outcome.continuation.answers })).toEqual(outcome)
    }
  })

  test('damage, wounds and momentum add up', () => {
    for (const { number, input } of ATTACKS) {
      const { outcome } = playedOut(input, seeded(seedOf(3_000_000 + number)))
      for (const side of ['attacker', 'defender'] as const) {
        const [before = {}, after] = [input[side].unit, outcome[side]]
        expect(after.damage).toBe((before.damage ?? 0) + suffered(outcome, side) - healed(outcome, side))
        const newWounds = after.wounds - (before.wounds ?? 0)
        expect(newWounds).toBe(outcome.momentum[side === 'attacker' ? 'B' : 'A'])
        expect(after.wounds).toBeLessThanOrEqual(1)
        expect(after.damage >= after.stamina).toBe(after.wounds === 1)
        expect(new Set(after.conditions).size).toBe(after.conditions.length)
      }
      const { table, tree, suffered: pool } = outcome.damage
      const protection = input.defender.protection && table + tree > 0 ? 1 : 0
      const isWoundedBefore =
        input.defender.unit?.wounds === 1 ||
        outcome.events.some(
          ({ step, kind, unit }) => step === 'tree' && kind === 'becameWounded' && unit === 'defender',
        )
      expect(pool).toBe(isWoundedBefore ? 0 : table + tree - protection)
      expect(outcome.path.length).toBeLessThanOrEqual(outcome.successes)
    }
  })

  test('the steps come in the order of the book', () => {
    const order = ['results', 'tree', 'damage', 'attackerEffects', 'defenderEffects', 'resolved']
    for (const { input } of ATTACKS) {
      const places = outcomeOf({ ...input, decide: 'first' }).events.map(({ step }) => order.indexOf(step))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })
})

describe('The sentence of an attack that waits', () => {
  const waiting = (answers: string[], unit: object, icon: string) => {
    const own = {
      id: 'stance',
      melee: { attack: 1, defence: 0 },
      ranged: { attack: null, defence: 0 },
      weapons: [],
      defence: [],
      tree: { options: [{ id: 'o1', column: 1, row: 1, start: true, effects: [{ icon }] }], paths: [] },
    }
    const answer = attackOperation.answer(
      {
        type: 'melee',
        attacker: { unit: { id: 'Rex', player: 'A', stamina: 9, ...unit }, stance: { own } },
        defender: { unit: { id: 'Maul', player: 'B', stamina: 11 }, stance: { own } },
        attackRoll: { crit: 1 },
        defenceRoll: {},
        answers,
      },
      () => seedOf(0),
    )
    if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
    return { en: attackOperation.headline(answer, 'en'), es: attackOperation.headline(answer, 'es') }
  }

  test('names what is chosen and says the options in words', () => {
    expect(waiting([], {}, 'shove').en).toBe('1 success; the attacker chooses an option of the combat tree: o1, stop.')
    expect(waiting(['o1', 'moved'], {}, 'shove').es).toBe(
      '1 éxito; el atacante decide si sigue al enemigo: quedarse, seguir.',
    )
    expect(waiting(['o1', 'heal'], { damage: 1 }, 'heal').es).toBe(
      '1 éxito; el atacante elige qué curar: 1 de daño, otra unidad.',
    )
  })

  test('a condition is not named twice', () => {
    const input = randomAttack(0)
    const unit = { ...input.attacker.unit, conditions: ['pinned', 'pinned'] }
    const answer = attackOperation.answer({ ...input, attacker: { ...input.attacker, unit } }, () => seedOf(0))
    expect(answer.kind).toBe('invalid')
  })
})
