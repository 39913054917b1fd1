import { describe, expect, test } from 'vitest'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import { add, type Fraction, formatFraction, fraction, multiply, ZERO } from '../../../../src/lib/fraction.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { ANA, type Arrangement, BRUNO, Table } from './arranged.ts'
import { fold } from './random-match.ts'

const CORVIN = 'magister-corvin'

/** Stops at a die that was not thrown yet. */
class NextDie extends Error {
  readonly sides: number

  constructor(sides: number) {
    super('Another die is thrown.')
    this.sides = sides
  }
}

const thrown = (dice: readonly number[]): Random => {
  let next = 0
  return {
    draws: [],
    below(sides) {
      const die = dice[next++]
      if (die === undefined) throw new NextDie(sides)
      return die
    },
  }
}

/** Everything that may come of a command, with how likely it is, by trying out every die. */
function* outcomes(
  table: Table,
  command: JsonObject,
  dice: readonly number[] = [],
  chance: Fraction = fraction(1n, 1n),
): Generator<{ readonly wounds: number | null; readonly chance: Fraction }> {
  try {
    const decision = signumPlay.decide(table.state, table.seat, command, thrown(dice))
    if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
    const { creatures } = fold(table.state, decision.events)
    yield { wounds: creatures.find(({ id }) => id === ANA)?.wounds ?? null, chance }
  } catch (error) {
    if (!(error instanceof NextDie)) throw error
    const share = multiply(chance, fraction(1n, BigInt(error.sides)))
    for (let die = 0; die < error.sides; die++) yield* outcomes(table, command, [...dice, die], share)
  }
}

const sumOf = (chances: readonly Fraction[]): string => formatFraction(chances.reduce(add, ZERO))

const arranged = (wounds: number, more: Partial<Arrangement> = {}): Table => {
  const table = new Table({
    active: 'B',
    creatures: {
      A: { [ANA]: { at: [30, 50], wounds } },
      B: { [CORVIN]: { at: [30, 30] }, [BRUNO]: { at: [1.6, 1.6] } },
    },
    ...more,
  })
  table.activate(CORVIN)
  return table
}

const SHOT = { declareRanged: { kind: 'magicalShot', target: ANA } }
const oddsOf = (table: Table, command: JsonObject) =>
  Object.fromEntries(signumPlay.odds(table.state, 1, command).map(({ id, fraction: exact }) => [id, exact]))

describe('the odds of a dry run', () => {
  test.each([0, 5, 7])('a magical shot at a hero with %i wounds: what comes of every throw', (wounds) => {
    const table = arranged(wounds)
    const all = [...outcomes(table, SHOT)]
    const killed = all.filter((one) => one.wounds === null)
    const hurt = all.filter((one) => one.wounds === null || one.wounds > wounds)
    const odds = oddsOf(table, SHOT)
    expect(sumOf(all.map(({ chance }) => chance))).toBe('1')
    expect(odds[`${ANA}:hurt`]).toBe(sumOf(hurt.map(({ chance }) => chance)))
    expect(odds[`${ANA}:killed`]).toBe(sumOf(killed.map(({ chance }) => chance)))
  })

  test('they name creatures as printed, in both languages', () => {
    const [hurt] = signumPlay.odds(arranged(0).state, 1, SHOT)
    expect(hurt?.text).toEqual({ en: 'Brissa de Molforn is hurt', es: 'Brissa de Molforn sufre heridas' })
  })

  test('nothing else has odds, nor has a shot at nobody', () => {
    const table = arranged(0)
    expect(oddsOf(table, { endActivation: {} })).toEqual({})
    expect(oddsOf(table, { declareRanged: { kind: 'magicalShot', target: 'nobody' } })).toEqual({})
    expect(oddsOf(table, { declareRanged: { kind: 'magicalShot', target: BRUNO } })).toEqual({})
  })
})
