import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { noSeed } from '../support/chance.ts'
import type { WorkedExample } from '../support/example.ts'
import { WORKED_EXAMPLES } from './examples.ts'

const operationById = new Map(
  games.flatMap(({ operations }) => operations.map((operation) => [operation.id, operation])),
)
const rules = [...new Set(WORKED_EXAMPLES.map(({ rule, operation }) => rule ?? operation))]

const refusers = ({ rule = '', refusedBy = [rule] }: WorkedExample): readonly string[] => refusedBy

describe.each(rules)('%s', (rule) => {
  const examples = WORKED_EXAMPLES.filter((example) => (example.rule ?? example.operation) === rule)

  test.each(examples)('$id $says', (example) => {
    const answer = operationById.get(example.operation)?.answer(example.input, noSeed)
    if (example.outcome === undefined) {
      expect(answer).toMatchObject({ kind: 'refused', violations: refusers(example).map((one) => ({ rule: one })) })
      return
    }
    expect(answer).toMatchObject({ kind: 'ruled', outcome: example.outcome })
    if (answer?.kind !== 'ruled' || example.rule === undefined) return
    expect(answer.steps.map((step) => step.rule)).toContain(example.rule)
  })
})
