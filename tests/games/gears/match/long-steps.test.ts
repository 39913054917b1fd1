import { afterEach, expect, test, vi } from 'vitest'
import { isProcedureEvent } from '../../../../src/contract/match-procedure.ts'
import { procedureGame } from '../../../../src/games/gears/match/procedures/procedure.ts'
import { chanceOf, choices, give, type PlayedMatch, startMatch } from './random-match.ts'

afterEach(() => vi.restoreAllMocks())

/** What an answer cost: procedures played from their start, and events that were made true beyond the new ones. */
type Cost = { readonly restarts: number; readonly repeated: number }

const MAX_COMMANDS = 400
const MANY = 10

/** Plays by chance until a Locust step has asked often, and tells what every answer of that step cost. */
function longStep(number: number, forget: (match: PlayedMatch) => void = () => {}): Cost[] {
  const plays = vi.spyOn(procedureGame, 'play')
  const evolves = vi.spyOn(procedureGame, 'evolve')
  const random = chanceOf(number)
  const match = startMatch({ mission: 'emergence' }, 4, random)
  let costs: Cost[] = []
  for (let count = 0; count < MAX_COMMANDS && match.state.result === null; count++) {
    const wasAsked = match.state.procedure?.pending != null
    const isLocust = 'drawAi' in (match.state.procedure?.command ?? {})
    if (!wasAsked) {
      if (costs.length >= MANY) break
      costs = []
    }
    const open = choices(match)
    const chosen = open[random.below(open.length)]
    if (chosen === undefined) break
    forget(match)
    const before = { plays: plays.mock.calls.length, evolves: evolves.mock.calls.length }
    const events = give(match, chosen.seat, chosen.command, random)
    if (!wasAsked || !isLocust) continue
    const added = events.filter((event) => !isProcedureEvent(event)).length
    const restarts = plays.mock.calls.length - before.plays
    costs.push({ restarts, repeated: evolves.mock.calls.length - before.evolves - added })
  }
  return costs
}

test('an answer in a long Locust step costs what it adds, and nothing of what came before is played again', () => {
  const costs = [1, 2, 3, 4, 5, 6].map((number) => longStep(number)).find(({ length }) => length >= MANY)
  expect(costs?.length).toBeGreaterThanOrEqual(MANY)
  expect(new Set(costs?.map((cost) => JSON.stringify(cost)))).toEqual(new Set(['{"restarts":0,"repeated":0}']))
})

test('a process that did not ask plays the step again from its start', () => {
  const forget = (match: PlayedMatch) => {
    match.state = structuredClone(match.state)
  }
  const costs = [1, 2, 3, 4, 5, 6].map((number) => longStep(number, forget)).find(({ length }) => length >= MANY)
  expect(costs?.every(({ restarts }) => restarts === 1)).toBe(true)
  expect(costs?.at(-1)?.repeated).toBeGreaterThan(costs?.[0]?.repeated ?? 0)
})
