import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Profile } from '../../../../src/games/shatterpoint/combat/stance/profile.ts'
import { Checks } from '../../../../src/games/shatterpoint/language/violation.ts'
import type { ShatterpointRules } from '../../../../src/games/shatterpoint/rules.ts'
import type { Member } from '../../../../src/games/shatterpoint/setup/strike-team.ts'
import { checkTeam } from '../../../../src/games/shatterpoint/setup/strike-team-check.ts'
import { checkUnfinished, squadOptions } from '../../../../src/games/shatterpoint/setup/strike-team-options.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const TYPES = ['primary', 'secondary', 'supporting'] as const
const ERAS = ['first', 'second', 'third']

/** Few names, eras and points, so that units often collide and often just fit. */
const unit = (types: readonly Profile['type'][]): fc.Arbitrary<Profile> =>
  fc
    .record({
      name: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      uniqueNames: fc.constantFrom<string[]>([], [], [], [], [], ['X', 'Z'], ['X'], ['Y']),
      type: fc.constantFrom(...types),
      eras: fc.oneof(fc.constant(ERAS), fc.subarray(ERAS, { minLength: 1 })),
      points: fc.integer({ min: 0, max: 6 }),
      forceAffinity: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ points, type, ...more }) => ({
      ...more,
      type,
      squadPoints: type === 'primary' ? points + 6 : null,
      pointCost: type === 'primary' ? null : points,
      characters: 1,
    }))

const profile = unit(TYPES)
const oneOfEach = fc.tuple(unit(['primary']), unit(['secondary']), unit(['supporting']))

const member = (profile: Profile): Member => ({ id: null, profile: profile, path: [] })

/** The rules of a whole squad, written down a second time. */
function isSquad(units: readonly Profile[], era: string | null): boolean {
  const primary = units.find(({ type }) => type === 'primary')
  if (units.length !== 3 || primary === undefined) return false
  const others = units.filter((unit) => unit !== primary)
  const types = others.map(({ type }) => type).sort()
  const cost = others.reduce((sum, { pointCost }) => sum + (pointCost ?? 0), 0)
  const eras = ERAS.filter((era) => units.every((unit) => unit.eras.includes(era)))
  return (
    types.join() === 'secondary,supporting' &&
    cost <= (primary.squadPoints ?? 0) &&
    (era === null ? eras.length > 0 : eras.includes(era)) &&
    areDifferent(units)
  )
}

function areDifferent(units: readonly Profile[]): boolean {
  const unique = units.flatMap(({ uniqueNames }) => uniqueNames)
  return new Set(units.map(({ name }) => name)).size === units.length && new Set(unique).size === unique.length
}

const era = fc.constantFrom(null, null, null, ...ERAS)

describe('strike teams', () => {
  const units = fc.oneof(
    { weight: 1, arbitrary: fc.array(profile, { maxLength: 4 }) },
    { weight: 6, arbitrary: oneOfEach },
  )
  const squad = fc.record({ units, era })

  test('a team is legal exactly if both squads are and no name is there twice', () => {
    fc.assert(
      fc.property(squad, squad, fc.constantFrom(true, true, true, false), (a, b, hasMission) => {
        const squads = [a, b].map((each) => ({ members: each.units.map(member), era: each.era }))
        const { violations, forceTotal } = checkTeam(squads, hasMission, new Trace<ShatterpointRules>())
        const all = [...a.units, ...b.units]
        const legal = [a, b].every((each) => isSquad(each.units, each.era)) && areDifferent(all) && hasMission
        expect(violations.length === 0).toBe(legal)
        expect(forceTotal).toBe(all.reduce((sum, { forceAffinity }) => sum + forceAffinity, 0))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what can be added', () => {
  const pool = fc.array(profile, { minLength: 3, maxLength: 9 })

  test('a unit can finish a squad exactly if some whole squad holds it', () => {
    fc.assert(
      fc.property(pool, fc.subarray([0, 1]), era, (profiles, kept, chosen) => {
        const begun = kept.flatMap((index) => profiles[index] ?? []).map(member)
        const squad = { members: begun, era: chosen }
        const all = profiles.map(member)
        const started = begun.map((entry) => entry.profile)
        const wholes = squadsOf(profiles, started, chosen)
        const checks = new Checks(new Trace<ShatterpointRules>())
        checkUnfinished([squad], [], checks)
        if (checks.violations.length > 0) {
          expect(wholes).toEqual([])
          return
        }
        const finishing = squadOptions(squad, [], all).open.flatMap(({ candidates }) =>
          candidates.filter(({ canFinish }) => canFinish).map((candidate) => candidate.member.profile),
        )
        const expected = profiles.filter((profile) => wholes.some((whole) => whole.includes(profile)))
        expect(new Set(finishing)).toEqual(new Set(expected))
      }),
      { numRuns: 1000 },
    )
  })
})

/** Every whole squad that holds what has begun, as the units that were added. */
function squadsOf(profiles: readonly Profile[], begun: readonly Profile[], chosen: string | null): Profile[][] {
  const missing = 3 - begun.length
  const choices = (count: number, from: number): Profile[][] =>
    count === 0
      ? [[]]
      : profiles.flatMap((profile, index) =>
          index < from ? [] : choices(count - 1, index + 1).map((rest) => [profile, ...rest]),
        )
  return choices(missing, 0).filter((added) => isSquad([...begun, ...added], chosen))
}
