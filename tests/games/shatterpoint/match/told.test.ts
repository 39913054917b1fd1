import { beforeAll, describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { shatterpointContent as content } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { playAtRandom } from './random-match.ts'

const LONG = 600_000
const NAMES = ['Ana', 'Luis']

/** Names that no reader should see: those of units, characters, stances, abilities and cards. */
const IDS = [
  ...content.units.keys(),
  ...content.abilities.keys(),
  ...content.battlefields.keys(),
  ...content.missionSets.keys(),
  ...[...content.stances.values()].map(({ stance }) => stance.id),
  ...[...content.missionSets.values()].flatMap(({ mission }) => mission.struggles.map(({ id }) => id)),
].filter((id) => id.includes('-'))

const tell = (event: MatchEvent, locale: 'en' | 'es') =>
  shatterpointPlay.describe(shatterpointPlay.seen(event, null), locale, NAMES)

describe('the record of a match', () => {
  let log: readonly MatchEvent[] = []
  beforeAll(() => {
    log = [3, 5].flatMap((number) => playAtRandom(number, {}).log)
  }, LONG)

  test.each(LOCALES)('has a sentence for every event and no id, in %s', (locale) => {
    expect(new Set(log.map(({ type }) => type)).size).toBeGreaterThan(45)
    for (const event of log) {
      const told = tell(event, locale)
      expect(told).toMatch(/^[\p{Lu}\d].+\.$/u)
      expect(told).not.toMatch(/undefined|null|NaN|\[object| {2}|: \.|, \.|[{}|[\]]/)
      expect(IDS.filter((id) => told.includes(id))).toEqual([])
    }
  })

  test('has no English words in Spanish', () => {
    const english = /\b(the|of|our|building|gantry|ladder|crate|barricade|attack|defence|player|failure|block)\b/
    expect(log.map((event) => tell(event, 'es')).filter((told) => english.test(told))).toEqual([])
  })

  test('counts one and several', () => {
    const en = (event: MatchEvent) => shatterpointPlay.describe(event, 'en', NAMES)
    const es = (event: MatchEvent) => shatterpointPlay.describe(event, 'es', NAMES)
    const gained = (amount: number) => ({ type: 'hunkerGained', unit: 'lord-maul', amount })
    expect([en(gained(1)), en(gained(2))]).toEqual([
      'Lord Maul gains 1 hunker token.',
      'Lord Maul gains 2 hunker tokens.',
    ])
    expect([es(gained(1)), es(gained(2))]).toEqual([
      'Lord Maul recibe 1 ficha de Resguardo.',
      'Lord Maul recibe 2 fichas de Resguardo.',
    ])
    const rolled = {
      type: 'rolled',
      attackRoll: { crit: 1, hit: 2, expertise: 0, failure: 3 },
      defenceRoll: { block: 0, expertise: 0, failure: 0 },
    }
    expect(en(rolled)).toBe('Rolled: 1 crit, 2 hits and 3 failures against no dice.')
    expect(es(rolled)).toBe('Tirada: 1 crítico, 2 impactos y 3 fallos contra ningún dado.')
    const used = { type: 'abilityUsed', unit: 'lord-maul', ability: 'force-jump', cost: 0 }
    expect([en(used), en({ ...used, cost: 1 })]).toEqual([
      'Lord Maul uses Force Jump.',
      'Lord Maul uses Force Jump for 1 Force.',
    ])
  })
})
