import type { MatchEvent, Offer, Play } from '../src/contract/match.ts'
import type { JsonObject } from '../src/lib/json.ts'
import type { Steps } from '../src/lib/steps.ts'
import type { Random } from '../src/rulebook/random.ts'
import { anyVariant } from '../tests/support/random-match.ts'
import { median, p99 } from './measure.ts'

/** What offers, their longest step without a pause, and commands of a match took, in milliseconds of CPU. */
type Times = {
  readonly offers: number[]
  readonly steps: number[]
  readonly regions: number[]
  readonly commands: number[]
}

const newTimes = (): Times => ({ offers: [], steps: [], regions: [], commands: [] })

/** Plays so many matches, once more to warm up, and prints what their offers and commands took. */
export function benchMatchesOf(matches: number, playMeasured: (number: number, times: Times) => void): void {
  playMeasured(0, newTimes())
  const times = newTimes()
  for (let number = 1; number <= matches; number++) playMeasured(number, times)
  print('offers, regions', times.regions, 'median < 60 ms')
  print('offers, all', times.offers, 'median < 60 ms')
  print('offers, one step', times.steps, 'worst < 50 ms')
  print('commands', times.commands, '< 30 ms')
}

function print(name: string, all: readonly number[], wanted: string): void {
  const worst = Math.max(...all).toFixed(1)
  console.log(
    `${name.padEnd(18)} ${median(all).toFixed(2)} ms   (p99 ${p99(all).toFixed(1)} ms, worst ${worst} ms of ${all.length}; wanted ${wanted})`,
  )
}

/** One command of a match: the offers, the choice among them, and what comes of it. */
export function commandMeasured(
  play: Play,
  state: JsonObject,
  choose: (offers: readonly Offer[]) => Offer | undefined,
  { random, times }: { readonly random: Random; readonly times: Times | null },
): JsonObject {
  const { offers: offerTimes, steps, regions, commands } = times ?? newTimes()
  const seat = play.activeSeat(state) ?? 0
  const offers = timed(offerTimes, () => finishTimed(play.inSteps.offers(state, seat), steps))
  if (offers.some(({ open = [] }) => open.some((field) => 'region' in field))) regions.push(offerTimes.at(-1) ?? 0)
  const chosen = choose(offers)
  if (chosen === undefined) throw new Error('Nobody can go on.')
  const decision = timed(commands, () => play.decide(state, seat, anyVariant(chosen, random), random))
  if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
  return stateAfter(play, state, decision.events)
}

/** The state of a match that was set up. */
export function begunMatch(play: Play, options: JsonObject, seats: number, random: Random): JsonObject {
  const begun = play.setup(options, seats, random)
  if (begun.kind !== 'decided') throw new Error(JSON.stringify(begun))
  return stateAfter(play, null, begun.events)
}

function stateAfter(play: Play, state: JsonObject | null, events: readonly MatchEvent[]): JsonObject {
  const after = events.reduce<JsonObject | null>((table, event) => play.evolve(table, event), state)
  if (after === null) throw new Error('Nothing was set up.')
  return after
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Does work to its end, and notes the longest of its steps. */
function finishTimed<Result>(work: Steps<Result>, longest: number[]): Result {
  const steps: number[] = []
  for (;;) {
    const { done, value } = timed(steps, () => work.next())
    if (!done) continue
    longest.push(Math.max(...steps))
    return value
  }
}

function timed<Result>(into: number[], act: () => Result): Result {
  const began = cpu()
  const result = act()
  into.push(cpu() - began)
  return result
}
