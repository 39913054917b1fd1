import { describe, expect, test } from 'vitest'
import { type AppliedChange, mergeAbilities } from '../../../../src/games/signum/abilities/ability-merge.ts'
import type { Change } from '../../../../src/games/signum/content/effects.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { formatSeed, type Random, seeded } from '../../../../src/rulebook/random.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const SOURCES = ['one', 'two', 'three']
const CREATURE = { strength: 3, movement: 'M', health: 3, abilities: [] } as const

const merged = (changes: readonly AppliedChange[], printed = 0) =>
  mergeAbilities(
    { ...CREATURE, abilities: printed === 0 ? [] : [{ id: 'shot', x: printed }] },
    changes,
    signumContent,
    new Trace<SignumRules>(),
  )

function randomChange(random: Random): Change {
  const kind = random.below(8)
  if (kind < 3) return { grant: { id: 'shot', x: random.below(4) } }
  if (kind < 6) return { raise: { ability: 'shot', by: random.below(5) - 2 } }
  return kind === 6 ? { lose: 'shot' } : { modify: { stat: 'strength', by: random.below(7) - 4 } }
}

/** The Shot of a creature, told from the end: only what came after the last loss counts. */
function shotByHand(changes: readonly AppliedChange[], printed: number): number {
  const loss = changes.findLastIndex(({ does }) => 'lose' in does)
  const given = loss < 0 && printed > 0 ? [printed] : []
  const best = new Map<string, number>()
  for (const { source, does } of changes.slice(loss + 1)) {
    if ('grant' in does && (does.grant.x ?? 0) > 0) given.push(does.grant.x ?? 0)
    if ('raise' in does && given.length > 0) {
      best.set(source, Math.max(does.raise.by, best.get(source) ?? Number.NEGATIVE_INFINITY))
    }
  }
  if (given.length === 0) return 0
  return Math.max(0, Math.max(...given) + [...best.values()].reduce((sum, by) => sum + by, 0))
}

function strengthByHand(changes: readonly AppliedChange[]): number {
  const by = SOURCES.map((source) => {
    const own = changes.flatMap((change) =>
      change.source === source && 'modify' in change.does ? [change.does.modify.by] : [],
    )
    return own.length === 0 ? 0 : Math.max(...own)
  })
  return Math.max(0, CREATURE.strength + by.reduce((sum, value) => sum + value, 0))
}

describe('the dragon rules', () => {
  test('random effects give what they give when they are read from the end', () => {
    const random = seeded(formatSeed(new Uint8Array(32).fill(9)))
    for (let round = 0; round < 600; round++) {
      const printed = random.below(4)
      const changes = Array.from({ length: random.below(9) }, () => ({
        source: SOURCES[random.below(3)] ?? 'one',
        does: randomChange(random),
      }))
      const { abilities, strength, zero } = merged(changes, printed)
      const value = shotByHand(changes, printed)
      expect(abilities).toEqual(value === 0 ? [] : [{ id: 'shot', x: value }])
      if (value > 0) expect(zero).toEqual([])
      expect(strength).toBe(strengthByHand(changes))
    }
  })

  test('a change is cancelled at most once', () => {
    const random = seeded(formatSeed(new Uint8Array(32).fill(4)))
    for (let round = 0; round < 200; round++) {
      const changes = Array.from({ length: 8 }, () => ({
        source: SOURCES[random.below(3)] ?? 'one',
        does: randomChange(random),
      }))
      const effects = merged(changes, 2).cancelled.map(({ effect }) => effect)
      expect(new Set(effects).size).toBe(effects.length)
    }
  })

  test('movement stays between S and XL', () => {
    const move = (by: number) => merged([{ source: 'one', does: { modify: { stat: 'movement', by } } }]).movement
    expect([-5, -1, 0, 1, 2, 7].map(move)).toEqual(['S', 'S', 'M', 'L', 'XL', 'XL'])
  })

  test('texts of the same name stand side by side', () => {
    const { abilities } = merged([
      { source: 'one', does: { grant: { id: 'aura', band: 'S' } } },
      { source: 'two', does: { grant: { id: 'aura', band: 'M' } } },
    ])
    expect(abilities).toHaveLength(2)
  })
})
