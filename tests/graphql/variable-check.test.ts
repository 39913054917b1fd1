import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from 'graphql/index.js'
import { describe, expect, test } from 'vitest'
import { createVariablePassage } from '../../src/graphql/plain-variables.ts'
import { createVariableCheck } from '../../src/graphql/variable-check.ts'
import { coerceVariables, variableErrors } from '../../src/graphql/variables.ts'

const schema = buildSchema(`
  scalar JSON
  enum Mood { calm angry }
  input Place @oneOf { edge: Int cell: [Int!] }
  input Asked { place: Place! mood: Mood notes: JSON far: Float label: String = "x" isNear: Boolean }
  type Query { ask(input: Asked!, list: [Asked!]): Int }
`)

function operationOf(definitions: string): OperationDefinitionNode {
  const operation = getOperationAST(parse(`query(${definitions}) { ask(input: $input) }`))
  if (operation == null) throw new Error('There is no operation.')
  return operation
}

describe('the quick check of variables', () => {
  const { definitions, fits } = createVariableCheck(schema)(operationOf('$input: Asked!, $list: [Asked!]'))
  const edge = { place: { edge: 1 } }

  test.each<[unknown, boolean]>([
    [{ input: edge }, true],
    [{ input: { ...edge, mood: 'angry', notes: { a: [1] }, far: 1.5, label: null, isNear: true } }, true],
    [{ input: edge, list: [edge, edge] }, true],
    [{ input: edge, list: null }, true],
    [{}, false],
    [{ input: null }, false],
    [{ input: 'x' }, false],
    [{ input: [edge] }, false],
    [{ input: {} }, false],
    [{ input: { place: null } }, false],
    [{ input: { place: {} } }, false],
    [{ input: { place: { edge: null } } }, false],
    [{ input: { place: { edge: 1, cell: [1] } } }, false],
    [{ input: { place: { edge: 1.5 } } }, false],
    [{ input: { place: { edge: 2 ** 31 } } }, false],
    [{ input: { place: { cell: [null] } } }, false],
    [{ input: { ...edge, mood: 'sad' } }, false],
    [{ input: { ...edge, far: '1' } }, false],
    [{ input: { ...edge, colour: 'red' } }, false],
    [{ input: { ...edge, toString: 'red' } }, false],
    [{ input: edge, list: [null] }, false],
  ])('%j: %s, as GraphQL says', (variables, isRight) => {
    const given = variables as Record<string, unknown>
    expect(fits(given)).toBe(isRight)
    expect(variableErrors(schema, definitions, given, 'en').length === 0).toBe(isRight)
  })

  test('leaves what it does not know to GraphQL', () => {
    const given = { input: edge, list: edge }
    expect([fits(given), variableErrors(schema, definitions, given, 'en')]).toEqual([false, []])
    expect(coerceVariables(schema, definitions, given)).toMatchObject({ list: [{ place: { edge: 1 } }] })
  })
})

describe('variables that are passed as they are', () => {
  test('those whose types would only be copied, and the check still knows their types', () => {
    const operation = operationOf('$input: Asked!')
    const { definitions, fits } = createVariableCheck(schema)(operation)
    expect(createVariablePassage(schema)(operation)).toBe(true)
    expect(operation.variableDefinitions?.[0]?.type).toMatchObject({ name: { value: 'JSON' } })
    expect(fits({ input: { place: { edge: 'x' } } })).toBe(false)
    expect(variableErrors(schema, definitions, { input: { place: { edge: 'x' } } }, 'en')).toHaveLength(1)
  })

  test.each(['$input: Asked', '$input: Asked! = { place: { edge: 1 } }'])('not %s', (definition) => {
    const operation = operationOf(definition)
    expect(createVariablePassage(schema)(operation)).toBe(false)
    expect(operation.variableDefinitions?.[0]?.type).not.toMatchObject({ name: { value: 'JSON' } })
  })
})
