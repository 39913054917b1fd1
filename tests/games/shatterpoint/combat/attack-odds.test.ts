import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attackOddsOperation } from '../../../../src/games/shatterpoint/combat/attack/attack-odds.operation.ts'
import {
  AttackOddsInput,
  attackOdds,
  type OddsQuestion,
} from '../../../../src/games/shatterpoint/combat/attack/attack-odds.ts'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import type { TableEntry, TableRow } from '../../../../src/games/shatterpoint/dice/expertise-table.ts'
import { modifyRolls, successesOf } from '../../../../src/games/shatterpoint/dice/modification.ts'
import type { Modifier } from '../../../../src/games/shatterpoint/dice/modifier.ts'
import type { AttackFace, DefenceFace, Face, RollName } from '../../../../src/games/shatterpoint/dice/roll.ts'
import { countAttack, countDefence } from '../../../../src/games/shatterpoint/dice/roll-dice.ts'
import type { ShatterpointRules } from '../../../../src/games/shatterpoint/rules.ts'
import { CONDITIONS, Icon } from '../../../../src/games/shatterpoint/vocabulary.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

/** The dice once more, written down by hand. */
const ATTACK: readonly AttackFace[] = ['crit', 'hit', 'hit', 'hit', 'expertise', 'expertise', 'failure', 'failure']
const DEFENCE: readonly DefenceFace[] = ['block', 'block', 'expertise', 'expertise', 'failure', 'failure']
const FACES: Readonly<Record<RollName, readonly Face[]>> = { attack: ATTACK, defence: DEFENCE }

type Input = ReturnType<typeof AttackOddsInput.parse>

/** Every sequence of draws that a question can ask for, with the bounds of its draws. */
function everyRun<Result>(ask: (random: Random) => Result): { result: Result; of: number[] }[] {
  const runs: { result: Result; of: number[] }[] = []
  const open: number[][] = [[]]
  for (let given = open.pop(); given !== undefined; given = open.pop()) {
    const drawn = [...given]
    const bounds: number[] = []
    const random: Random = {
      draws: [],
      below(bound) {
        bounds.push(bound)
        if (drawn.length < bounds.length) drawn.push(0)
        return drawn[bounds.length - 1] as number
      },
    }
    const result = ask(random)
    runs.push({ result, of: bounds })
    for (let index = given.length; index < bounds.length; index++) {
      for (let value = 1; value < (bounds[index] as number); value++) open.push([...drawn.slice(0, index), value])
    }
  }
  return runs
}

type Counted = { successes: Map<number, number>; joint: Map<string, number>; icons: Map<string, number> }
const plus = <Key>(map: Map<Key, number>, key: Key, share: number) => map.set(key, (map.get(key) ?? 0) + share)

/** The path through the fixture’s tree, which is a line: as many options as there are successes. */
const LINE = { damage: [0, 2, 3, 6, 7], icons: [[], [], ['exposed'], ['exposed'], ['exposed', 'strained']] } as const
const TREE = {
  options: [
    { id: 'o1', column: 1, row: 1, start: true, effects: [{ damage: 2 }] },
    { id: 'o2', column: 2, row: 1, effects: [{ damage: 1 }, { icon: 'exposed' as const }] },
    { id: 'o3', column: 3, row: 1, effects: [{ damage: 3 }] },
    { id: 'o4', column: 4, row: 1, effects: [{ damage: 1 }, { icon: 'strained' as const }] },
  ],
  paths: [
    { from: 'o1', to: 'o2' },
    { from: 'o2', to: 'o3' },
    { from: 'o3', to: 'o4' },
  ],
}

/** The odds by rolling every die on every face and modifying every roll by the rules. */
function listed(input: Input, attack: number, defence: number): Counted {
  const counted: Counted = { successes: new Map(), joint: new Map(), icons: new Map() }
  const runs = everyRun((random) => {
    const rolls = {
      attack: countAttack(Array.from({ length: attack }, () => ATTACK[random.below(8)] as AttackFace)),
      defence: countDefence(Array.from({ length: defence }, () => DEFENCE[random.below(6)] as DefenceFace)),
    }
    const situation = { ...input, entryOrder: { attack: [], defence: [] } }
    const modified = modifyRolls(rolls, situation, { random, trace: new Trace<ShatterpointRules>() })
    if (modified instanceof Refusal) throw new Error('refused')
    return { modified, successes: successesOf(modified.attack, modified.defence, new Trace<ShatterpointRules>()) }
  })
  for (const { result, of } of runs) {
    const share = of.reduce((left, bound) => left / bound, 1)
    const { modified, successes } = result
    const chosen = Math.min(4, successes)
    const pool = modified.poolDamage + (LINE.damage[chosen] ?? 0)
    const damage = input.defenderProtection ? Math.max(0, pool - 1) : pool
    plus(counted.successes, successes, share)
    plus(counted.joint, `${successes}/${damage}`, share)
    for (const icon of Icon.options) {
      const had = [...(LINE.icons[chosen] ?? []), ...modified.queuedAttacker].filter(
        (candidate) => candidate === icon,
      ).length
      const lost = modified.negatedByDefender.filter((candidate) => candidate === icon).length
      if (had > lost) plus(counted.icons, `attacker ${icon}`, share)
      if (modified.queuedDefender.includes(icon)) plus(counted.icons, `defender ${icon}`, share)
    }
  }
  return counted
}

const decimalOf = ({ fraction }: { fraction: string }): number => {
  const [numerator = '0', denominator = '1'] = fraction.split('/')
  return Number(numerator) / Number(denominator)
}

const anyRoll = fc.constantFrom<RollName>('attack', 'defence')
const faceOf = (roll: RollName) => fc.constantFrom(...FACES[roll])
const anyEntry: fc.Arbitrary<TableEntry> = fc.oneof(
  anyRoll.chain((roll) =>
    fc
      .record({ face: faceOf(roll), count: fc.integer({ min: 1, max: 2 }) })
      .map((dice) => ({ add: { ...dice, roll } })),
  ),
  anyRoll.chain((roll) =>
    fc
      .record({ face: faceOf(roll), count: fc.integer({ min: 1, max: 2 }) })
      .map((dice) => ({ remove: { ...dice, roll } })),
  ),
  anyRoll.chain((roll) =>
    fc
      .record({ from: faceOf(roll), to: faceOf(roll), count: fc.integer({ min: 1, max: 2 }) })
      .map((change) => ({ change: { ...change, roll } })),
  ),
  fc.integer({ min: 1, max: 3 }).map((damage) => ({ damage })),
  fc.constantFrom(...Icon.options).map((icon) => ({ icon: { icon, count: 1 } })),
  fc.constantFrom(...CONDITIONS).map((icon) => ({ negate: { icon, count: 1 } })),
)
const entries = fc.array(anyEntry, { maxLength: 3 })
const anyTable = fc.record({ one: entries, two: entries, more: entries }).map(({ one, two, more }): TableRow[] => [
  { min: 1, max: 1, entries: one },
  { min: 2, max: 2, entries: two },
  { min: 3, max: null, entries: more },
])

const anyModifier: fc.Arbitrary<Modifier> = anyRoll.chain((roll) =>
  fc.record({
    by: fc.constantFrom('attacker', 'defender'),
    roll: fc.constant(roll),
    afterTable: fc.boolean(),
    effect: fc.oneof(
      fc.record({ face: faceOf(roll), count: fc.constant(1) }).map((add) => ({ add })),
      fc.record({ face: faceOf(roll), count: fc.constant(1) }).map((remove) => ({ remove })),
      fc.record({ from: faceOf(roll), to: faceOf(roll), count: fc.constant(2) }).map((change) => ({ change })),
      fc
        .record({ count: fc.constant(1), faces: fc.array(faceOf(roll), { minLength: 1, maxLength: 2 }) })
        .map((reroll) => ({ reroll })),
    ),
  }),
)

const anyQuestion = fc.record({
  attackTable: anyTable,
  defenceTable: anyTable,
  attackerDisarmed: fc.boolean(),
  defenderExposed: fc.boolean(),
  defenderProtection: fc.boolean(),
})

/** The question with its dice, which all of these have. */
function known({ cards: _cards, attack, defence, ...input }: AttackOddsInput): OddsQuestion {
  if (attack === undefined || defence === undefined) throw new Error('The dice are missing.')
  return { ...input, attack, defence }
}

function agree(input: Input, attack: number, defence: number): void {
  const odds = attackOdds(known(input), new Trace<ShatterpointRules>())
  if (odds instanceof Refusal) throw new Error(`refused: ${JSON.stringify(odds.violations)}`)
  const counted = listed(input, attack, defence)
  const near = (value: number | undefined, found: { fraction: string }) =>
    expect(value ?? Number.NaN).toBeCloseTo(decimalOf(found), 9)

  expect(odds.successes.map(({ count }) => count)).toEqual([...counted.successes.keys()].sort((a, b) => a - b))
  for (const { count, probability } of odds.successes) near(counted.successes.get(count), probability)
  expect(odds.joint.length).toBe(counted.joint.size)
  for (const { successes, damage, probability } of odds.joint) {
    near(counted.joint.get(`${successes}/${damage}`), probability)
  }
  expect(odds.attackerIcons.length + odds.defenderIcons.length).toBe(counted.icons.size)
  for (const { icon, probability } of odds.attackerIcons) near(counted.icons.get(`attacker ${icon}`), probability)
  for (const { icon, probability } of odds.defenderIcons) near(counted.icons.get(`defender ${icon}`), probability)
}

/** The sum of exact fractions, as one fraction in lowest terms. */
function total(chances: readonly { probability: { fraction: string } }[]): [bigint, bigint] {
  let [sum, of] = [0n, 1n]
  for (const { probability } of chances) {
    const [numerator = '0', denominator = '1'] = probability.fraction.split('/')
    sum = sum * BigInt(denominator) + BigInt(numerator) * of
    of *= BigInt(denominator)
  }
  return [sum, of]
}

describe('the odds of an attack', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 2],
    [4, 1],
  ])('%i dice against %i, as by listing every fall of every die', (attack, defence) => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const input = AttackOddsInput.parse({
          ...question,
          attack: { dice: attack },
          defence: { dice: defence },
          tree: TREE,
        })
        agree(input, attack, defence)
      }),
      { numRuns: 6 },
    )
  })

  test('the same with abilities that add, remove, change and reroll in every part of the step', () => {
    fc.assert(
      fc.property(anyQuestion, fc.array(anyModifier, { minLength: 1, maxLength: 2 }), (question, modifiers) => {
        const input = AttackOddsInput.parse({
          ...question,
          modifiers,
          attack: { dice: 2 },
          defence: { dice: 2 },
          tree: TREE,
        })
        agree(input, 2, 2)
      }),
      { numRuns: 30 },
    )
  })

  test('probabilities add up to exactly 1', () => {
    const pool = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(
        anyQuestion,
        pool,
        pool,
        fc.constantFrom('printed', 'best'),
        (question, attack, defence, entryOrder) => {
          const input = AttackOddsInput.parse({
            ...question,
            entryOrder,
            attack: { dice: attack },
            defence: { dice: defence },
            tree: TREE,
          })
          const odds = attackOdds(known(input), new Trace<ShatterpointRules>())
          if (odds instanceof Refusal) throw new Error('refused')
          for (const chances of [odds.successes, odds.damage, odds.joint, odds.attackerDamage]) {
            const [sum, of] = total(chances)
            expect(sum).toBe(of)
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})

test('the odds of two cards are the odds of the numbers on them', () => {
  const anakin = shatterpointContent.stances.get('general-anakin-skywalker.form-v-djem-so')?.stance
  const maul = shatterpointContent.stances.get('lord-maul.dark-rage')?.stance
  const cards = {
    type: 'melee',
    attacker: { stance: { content: { unit: 'general-anakin-skywalker', stance: 'form-v-djem-so' } }, focus: {} },
    defender: { unit: { damage: 4 }, stance: { content: { unit: 'lord-maul', stance: 'dark-rage' } } },
  }
  const numbers = {
    attack: { dice: 9 },
    defence: { dice: 5 },
    attackTable: anakin?.weapons.find(({ type }) => type === 'melee')?.table,
    defenceTable: maul?.defence,
    tree: anakin?.tree,
    target: { stamina: 11, damage: 4 },
  }
  const answers = [{ cards }, numbers].map((input) => attackOddsOperation.answer(input, () => ''))
  const [byCard, byNumber] = answers.map((answer) => (answer.kind === 'ruled' ? answer.outcome : answer))
  expect(byCard).toHaveProperty('wounds.decimal', 0.893948)
  expect(byCard).toEqual(byNumber)
})
