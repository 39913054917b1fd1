import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { fieldOf } from '../../../../src/games/shatterpoint/match/field.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { PlayerState, ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { endViolations } from '../../../../src/games/shatterpoint/movement/end-position.ts'
import { isUnitEngaged } from '../../../../src/games/shatterpoint/sight/engagement.ts'
import { isRunning } from '../../../../src/games/shatterpoint/victory/track.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { expectNothingHiddenInEvents, expectNothingHiddenInViews } from './hidden-cards.ts'
import { chanceOf, fold, playAtRandom } from './random-match.ts'
import { teamsBy } from './random-teams.ts'

/** How many matches are played, and the number of the first; more by `MATCHES=300`. */
const MATCHES = Number(process.env.MATCHES ?? 2)
const FIRST = Number(process.env.FIRST ?? 1)
const numbers = Array.from({ length: MATCHES }, (_, index) => index + FIRST)
/** How many matches are played by strike teams of all units of the content, and for how many turns. */
const TEAMS = Number(process.env.TEAMS ?? 1)
const TURNS = Number(process.env.TURNS ?? 8)
const teamNumbers = Array.from({ length: TEAMS }, (_, index) => index + FIRST)
const LONG = 600_000

const orderCards = ({ deck, reserve, discard, removed, revealed, skipped = null }: PlayerState): string[] => [
  ...deck,
  ...discard,
  ...removed,
  ...(reserve === null ? [] : [reserve]),
  ...(revealed === null ? [] : [revealed]),
  ...(skipped === null ? [] : [skipped]),
]

/** Whatever a state of a match is, some things always hold. */
function checkState(state: ShatterpointState): void {
  for (const viewer of [0, 1, null]) expectPublishedView(shatterpointPlay, shatterpointPlay.view(state, viewer))
  expectNothingHiddenInViews(state)
  for (const player of ['A', 'B'] as const) {
    const cards = orderCards(state.players[player])
    expect(cards).toHaveLength(7)
    expect(new Set(cards).size).toBe(7)
    const { ready, total } = state.players[player].force
    expect(ready >= 0 && ready <= total).toBe(true)
  }
  if (state.struggle?.claimedBy === null) expect(isRunning(state.track)).toBe(true)
  for (const unit of state.units) {
    expect(unit.wounds === 0 || unit.wounds === 1).toBe(true)
    expect(new Set(unit.conditions).size).toBe(unit.conditions.length)
  }
  checkTable(state)
}

/** Every base stands where a movement may end, and no engaged unit has hunker tokens but one that may keep them. */
function checkTable(state: ShatterpointState): void {
  const field = fieldOf(state, shatterpointContent)
  for (const character of field.characters) expect(endViolations(character, character, field, [])).toEqual([])
  const sheltered = field.units.filter(({ hunker, keepsHunker }) => hunker > 0 && keepsHunker !== true)
  expect(sheltered.filter((unit) => isUnitEngaged(field, unit))).toEqual([])
}

const abilityIn = (event: MatchEvent): string[] =>
  ['abilityUsed', 'effectApplied'].includes(event.type) ? [String(event.ability)] : []

describe('random matches', () => {
  test.each(numbers)(
    'match %i ends, no offer is refused, and the log leads to the same state',
    (number) => {
      const { state, log } = playAtRandom(number, {}, checkState)
      expect(state.result).not.toBeNull()
      expect(canonicalJson(fold(null, JSON.parse(JSON.stringify(log))))).toBe(canonicalJson(state))
      expect(shatterpointPlay.ending(state)).not.toBeNull()
      for (const event of log) expectPublishedEvent(shatterpointPlay, shatterpointPlay.seen(event, number % 2))
      expectNothingHiddenInEvents(log)
    },
    LONG,
  )

  test.each(teamNumbers)(
    'match %i of any strike teams ends, and no offer is refused',
    (number) => {
      const teams = teamsBy(chanceOf(number))
      const { state, log } = playAtRandom(number, { turnLimit: TURNS }, checkState, teams)
      expect(state.result).not.toBeNull()
      expect(canonicalJson(fold(null, JSON.parse(JSON.stringify(log))))).toBe(canonicalJson(state))
      expectNothingHiddenInEvents(log)
      if (TEAMS > 1) console.log(`used ${JSON.stringify([...new Set(log.flatMap(abilityIn))])}`)
    },
    LONG,
  )

  test(
    'a process that did not ask comes to the same',
    () => {
      const random = () => chanceOf(7)
      const { commands, log } = playAtRandom(7, { turnLimit: 6 })
      const begun = shatterpointPlay.setup({ turnLimit: 6 }, 2, random())
      expect(begun.kind).toBe('decided')
      let state = fold(null, log.slice(0, begun.kind === 'decided' ? begun.events.length : 0))
      let at = begun.kind === 'decided' ? begun.events.length : 0
      for (const { seat, command } of commands) {
        // Without what this process remembers of the question, the procedure is played again from its base.
        const fresh = JSON.parse(JSON.stringify(state))
        const [warm, cold] = [state, fresh].map((one) => shatterpointPlay.decide(one, seat, command, chanceOf(at)))
        expect(cold).toEqual(warm)
        const events = warm?.kind === 'decided' ? warm.events.length : 0
        const taken = log.slice(at, at + events)
        state = fold(state, taken.length === 0 ? [] : taken)
        at += taken.length
        if (state.result !== null) break
        // Other dice fall than in the log: from the first difference on the log alone tells.
        if (canonicalJson(warm?.kind === 'decided' ? [...warm.events] : []) !== canonicalJson([...taken])) break
      }
      expect(at).toBeGreaterThan(20)
    },
    LONG,
  )
})
