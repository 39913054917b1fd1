import { describe, expect, test } from 'vitest'
import { enumValueName, inputName, operationNames, singular } from '../../src/graphql/names.ts'

describe('names', () => {
  test('an operation is called after its id everywhere', () => {
    expect(operationNames('apex.line-of-sight')).toEqual({
      query: 'apexLineOfSight',
      mutation: 'saveApexLineOfSight',
      input: 'ApexLineOfSightInput',
      outcome: 'ApexLineOfSightOutcome',
      ruling: 'ApexLineOfSightRuling',
    })
  })

  test.each([
    ['calm', 'calm'],
    ['half-angry', 'HALF_ANGRY'],
    ['2 wounds', '_2_WOUNDS'],
    ['true', 'TRUE'],
    ['__hidden', 'HIDDEN'],
  ])('the enum value %s is written %s', (value, name) => {
    expect(enumValueName(value)).toBe(name)
  })

  test('an input type carries its suffix once', () => {
    expect([inputName('ApexCell'), inputName('ApexCoverInput')]).toEqual(['ApexCellInput', 'ApexCoverInput'])
  })

  test.each([
    ['draws', 'draw'],
    ['entries', 'entry'],
    ['cross', 'cross'],
    ['dice', 'dice'],
  ])('one of %s is a %s', (plural, item) => {
    expect(singular(plural)).toBe(item)
  })
})
