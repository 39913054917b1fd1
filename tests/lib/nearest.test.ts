import { describe, expect, test } from 'vitest'
import { nearestNames } from '../../src/lib/nearest.ts'

const WEAPONS = ['r-301', 'r-99', 'longbow', 'kraber', 'wingman', 'eva-8-auto', 'peacekeeper']

describe('the nearest names', () => {
  test.each([
    ['r301', ['r-301']],
    ['R-301', ['r-301']],
    ['r-302', ['r-301']],
    ['wignman', ['wingman']],
    ['peace', ['peacekeeper']],
    ['Eva 8', ['eva-8-auto']],
    ['krábér', ['kraber']],
  ])('%s may mean %j', (written, names) => {
    expect(nearestNames(written, WEAPONS)).toEqual(names)
  })

  test('are not guessed where nothing is near', () => {
    expect(nearestNames('bazooka', WEAPONS)).toEqual([])
    expect(nearestNames('kraber', WEAPONS), 'what was written already').toEqual([])
    expect(nearestNames('–', WEAPONS)).toEqual([])
    expect(nearestNames('', WEAPONS)).toEqual([])
  })

  test('come nearest first, each once, and are three at most', () => {
    const names = ['abcd-1', 'abcd', 'abcd', 'abcd-2', 'abcd-3', 'abcd-4']
    expect(nearestNames('abdc', names)).toEqual(['abcd', 'abcd-1', 'abcd-2'])
    expect(nearestNames('ABCD', names)).toEqual(['abcd'])
    expect(nearestNames('abcd', names.slice(3))).toEqual(['abcd-2', 'abcd-3', 'abcd-4'])
  })
})
