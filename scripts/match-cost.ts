import process from 'node:process'
import type { Offer, Play } from '../src/contract/match.ts'
import { games } from '../src/games/index.ts'
import type { JsonObject } from '../src/lib/json.ts'
import { patchBetween } from '../src/lib/json-patch.ts'
import type { Steps } from '../src/lib/steps.ts'
import { drawPicture } from '../src/rendering/picture.ts'
import type { Random } from '../src/rulebook/random.ts'
import { anyVariant, chanceOf } from '../tests/support/random-match.ts'

/**
 * What the functions of a game's match cost, in CPU, while matches of its examples are played by chance: all that is
 * done in one turn of the event loop.
 *
 *   npx tsx scripts/match-cost.ts gears 2 400
 */
const [id = 'gears', matches = '1', commands = '300', from = '1'] = process.argv.slice(2)

type Cost = { readonly ms: number; readonly where: string }
const costs = new Map<string, Cost[]>()

function measure<Result>(name: string, where: string, act: () => Result): Result {
  const [began, clock] = [process.cpuUsage(), performance.now()]
  const result = act()
  const { user, system } = process.cpuUsage(began)
  // Other threads (compiling, collecting garbage) count as CPU, too; the smaller of both is what was waited for.
  note(name, { ms: Math.min((user + system) / 1000, performance.now() - clock), where })
  return result
}

function note(name: string, cost: Cost): void {
  const known = costs.get(name) ?? []
  known.push(cost)
  costs.set(name, known)
}

/** What pauses is measured as a whole, and by its longest step. */
function measureSteps<Result>(name: string, where: string, work: Steps<Result>): Result {
  const steps = `${name}, step`
  const before = costs.get(steps)?.length ?? 0
  for (;;) {
    const { done, value } = measure(steps, where, () => work.next())
    if (!done) continue
    const taken = (costs.get(steps) ?? []).splice(before)
    note(name, { ms: taken.reduce((sum, { ms }) => sum + ms, 0), where })
    note(steps, { ms: Math.max(...taken.map(({ ms }) => ms)), where })
    return value
  }
}

const VIEWER_NAMES = ['public', 'active', 'other']

function playOnce(play: Play, { seats, options }: Play['examples'][number], random: Random): void {
  const begun = play.setup(options, seats, random)
  if (begun.kind !== 'decided') throw new Error('Not set up.')
  let state = begun.events.reduce<JsonObject | null>((before, event) => play.evolve(before, event), null)
  for (let count = 0; count < Number(commands) && state !== null && play.ending(state) === null; count++) {
    state = step(play, state, seats, random)
  }
}

function step(play: Play, state: JsonObject, seats: number, random: Random): JsonObject | null {
  const seat = play.activeSeat(state) ?? 0
  const question = (state.procedure as { pending?: { kind?: string } } | null)?.pending?.kind ?? 'free'
  const offers = measureSteps('offers', question, play.inSteps.offers(state, seat))
  for (const [number, viewer] of [null, seat, (seat + 1) % seats].entries()) {
    const where = `${question}, ${VIEWER_NAMES[number]}`
    measure('view', where, () => play.view(state, viewer))
    measureSteps('imagine', where, play.inSteps.imagine(state, viewer, random))
  }
  const picture = measure('picture', question, () => play.picture(state, null, 'en'))
  if (picture !== null) measure('svg', question, () => drawPicture(picture, 'en'))
  const candidates = offers.filter(({ social }) => !social)
  const offer = candidates[random.below(Math.max(1, candidates.length))] as Offer
  const command = anyVariant(offer, random)
  const where = `${question}, ${Object.keys(command)[0]}`
  measure('odds', where, () => play.odds(state, seat, command))
  // As another process would: from the base.
  measure('decide cold', where, () => play.decide(structuredClone(state), seat, command, chanceOf(1)))
  const decision = measure('decide', where, () => play.decide(state, seat, command, random))
  if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)}`)
  const after = decision.events.reduce((before, event) => play.evolve(before, event), state)
  measure('patch', where, () => patchBetween(play.view(state, seat), play.view(after, seat)))
  return after
}

const play = games.find((game) => game.id === id)?.play
if (play === undefined) throw new Error(`No matches of ${id}.`)
for (let number = 0; number < Number(matches); number++) {
  for (const example of play.examples) playOnce(play, example, chanceOf(Number(from) + number))
}
for (const [name, known] of costs) {
  const sorted = known.toSorted((a, b) => b.ms - a.ms)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)]?.ms ?? 0).toFixed(1)
  const above = sorted.filter(({ ms }) => ms > 50).length
  console.log(`${name}: ${known.length} times, median ${at(0.5)}, 99 % ${at(0.01)}, above 50 ms ${above}`)
  for (const { ms, where } of sorted.slice(0, 5)) console.log(`    ${ms.toFixed(1)} ms  ${where}`)
}
