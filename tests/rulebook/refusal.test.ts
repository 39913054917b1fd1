import { describe, expect, expectTypeOf, test } from 'vitest'
import { refuse } from '../../src/games/apex/refusal.ts'
import { Refusal } from '../../src/rulebook/refusal.ts'

const twice = () => refuse([{ rule: 'apex.board.unique-ids', path: ['cell'], facts: { id: 'w1' } }])

describe('a refusal is typed by the catalogue', () => {
  test('an unknown rule does not compile', () => {
    // @ts-expect-error There is no such rule.
    expect(refuse([{ rule: 'apex.aim.ratee', path: [], facts: {} }])).toBeInstanceOf(Refusal)
  })

  test('facts that the rule is not explained by do not compile', () => {
    // @ts-expect-error The rule is explained by other facts.
    expect(refuse([{ rule: 'apex.board.unique-ids', path: [], facts: { nonsense: 1 } }])).toBeInstanceOf(Refusal)
  })

  test('there is no way around the catalogue', () => {
    // @ts-expect-error The constructor is private.
    expect(new Refusal([{ rule: 'apex.aim.ratee', path: [], facts: {} }])).toBeInstanceOf(Refusal)
    expectTypeOf(refuse).returns.toEqualTypeOf<Refusal>()
  })
})

test('a refusal of a part is said of the whole by its path', () => {
  expect(twice().under('situation', 'table').violations).toMatchObject([{ path: ['situation', 'table', 'cell'] }])
})

test('several refusals are one', () => {
  expect(Refusal.join([twice(), twice()]).violations).toHaveLength(2)
})
