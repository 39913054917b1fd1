import type { Viewer } from '../../../contract/match.ts'
import { itemAt } from '../../../lib/items.ts'
import type { Steps } from '../../../lib/steps.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { DECLINE_STEP } from '../locust/ai/actions/guard.ts'
import { DECLINE } from '../locust/ai/decision.ts'
import type { PlayedCommand } from './command.ts'
import { seatOf } from './evolve/table.ts'
import { ImaginedChance, RecalledChance, type Wanted, without } from './imagine/chance.ts'
import { NO_PINS, type Pins, pinsOf, shownLater } from './imagine/pins.ts'
import {
  type Answering,
  LooksDifferent,
  type Question,
  type Rehearsal,
  rehearse,
  SeenRun,
} from './imagine/rehearsal.ts'
import { imaginedTable, type Setting } from './imagine/table.ts'
import { offersOf } from './offers.ts'
import type { GearsState, Procedure } from './state.ts'
import { viewOf } from './view.ts'

/** How often a procedure is imagined before it is given up. */
const MAX_TRIES = 60

/** The same match with everything drawn anew that the viewer cannot know; null if no other course leads to the question. */
export function* imagine(
  state: GearsState,
  viewer: Viewer,
  random: Random,
  content: GearsContent,
): Steps<GearsState | null> {
  const setting = { viewer, random, content }
  const { procedure } = state
  if (procedure === null) return imaginedTable(state, NO_PINS, setting)
  const memory = yield* unlessDifferent(memoryOf(procedure, setting))
  if (memory === null) return null
  const command = yield* imaginedCommand(procedure, memory)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const found = yield* unlessDifferent(imaginedProcedure(procedure, command, memory))
    if (found !== null && looksAlike(found, state, setting)) return found
  }
  return null
}

const looksAlike = (a: GearsState, b: GearsState, { viewer, content }: Setting): boolean =>
  JSON.stringify(viewOf(a, viewer, content)) === JSON.stringify(viewOf(b, viewer, content))

function* unlessDifferent<Result>(work: Steps<Result>): Steps<Result | null> {
  try {
    return yield* work
  } catch (error) {
    if (error instanceof LooksDifferent) return null
    throw error
  }
}

const isRolling = ({ pending }: Procedure): boolean => pending?.dice !== undefined

/** A procedure as it was, and what the viewer has seen of it. */
type Memory = Setting & {
  readonly rehearsal: Rehearsal
  readonly chance: RecalledChance
  readonly seen: SeenRun
  readonly pins: Pins
  readonly wanted: readonly Wanted[]
}

function* memoryOf(procedure: Procedure, setting: Setting): Steps<Memory> {
  const { viewer, content } = setting
  const { base, draws, answers } = procedure
  const chance = new RecalledChance(draws, isRolling(procedure))
  const rehearsal = yield* rehearse(procedure, { chance, content }, ({ number }) => answers[number] ?? null)
  const seen = new SeenRun(rehearsal, viewer, content)
  return { ...setting, rehearsal, chance, seen, ...pinsOf(base, rehearsal, chance.uses, viewer) }
}

/**
 * The command that is being played, as far as others do not see it: of a move nobody knows yet where it leads. Any
 * command of the same name that would have looked the same so far could be it.
 */
function* imaginedCommand(procedure: Procedure, memory: Memory): Steps<PlayedCommand> {
  const { viewer, seen, random, content } = memory
  const { base, seat, command, answers, draws } = procedure
  if (seat === viewer || 'setUp' in command) return command
  const [name = ''] = Object.keys(command)
  const offers = offersOf({ ...base, procedure: null }, seat, content)
  const alike = offers.flatMap((offer) => (name in offer.command ? [offer.command as PlayedCommand] : []))
  if (alike.length < 2) return command
  for (const other of shuffled(alike, random)) {
    const chance = new RecalledChance(draws, isRolling(procedure))
    const rehearsal = rehearse({ base, seat, command: other }, { chance, content }, (asked) => {
      seen.compare(asked)
      return answers[asked.number] ?? null
    })
    if ((yield* unlessDifferent(rehearsal)) !== null) return other
  }
  return command
}

/** Another course of the procedure that looks the same to the viewer. */
function* imaginedProcedure(real: Procedure, command: PlayedCommand, memory: Memory): Steps<GearsState> {
  const { random, content } = memory
  const { base, seat } = real
  const other = imaginedTable(base, memory.pins, memory)
  const chance = new ImaginedChance(memory.chance, memory.wanted, random, isRolling(real))
  const given: string[] = []
  const { state, events, questions } = yield* rehearse({ base: other, seat, command }, { chance, content }, (asked) => {
    memory.seen.compare(asked)
    const answer = answerTo(asked, memory, given)
    if (answer !== null) given.push(answer)
    return answer
  })
  const pending = questions.at(-1)?.decision ?? null
  const procedure = { base: other, seat, command, answers: given, draws: chance.draws, emitted: events.length, pending }
  return { ...state, procedure }
}

/** What somebody answered, as far as it was seen; else anything that looks the same. */
function answerTo(asked: Answering, memory: Memory, given: readonly string[]): string | null {
  const { rehearsal, viewer, random } = memory
  const question = rehearsal.questions[asked.number]
  if (question === undefined || question.answer === null) return null
  const options = answersLike(asked, question, memory, given)
  const isOwn = seatOf(asked.run.state, question.decision.player) === viewer
  const possible = isOwn || options === null ? [question.answer] : options
  const legal = possible.filter((option) => asked.decision.options.includes(option))
  if (legal.length === 0) throw new LooksDifferent('The answer is not possible.')
  return itemAt(legal, random.below(legal.length))
}

/** The answers that others could not tell from the one that was given; null if they saw it by what followed. */
function answersLike(
  asked: Answering,
  question: Question,
  memory: Memory,
  given: readonly string[],
): readonly string[] | null {
  const { kind } = question.decision
  if (kind === 'discardForWounds') return discardsLike(asked, question, memory, given)
  return kind === 'guardOffer' ? guardsLike(asked, question, memory) : null
}

/** Of several cards that are discarded for wounds only the last one is seen. */
function discardsLike(
  { decision, run, number }: Answering,
  { after }: Question,
  { rehearsal }: Memory,
  given: readonly string[],
): readonly string[] | null {
  const { events, questions } = rehearsal
  const paid = events.slice(after).find((event) => event.type === 'cardsDiscarded')
  const isOfSameDebt = (question: Question) => question.after === after && question.decision.kind === 'discardForWounds'
  const before = questions.slice(0, number).filter(isOfSameDebt).length
  if (paid !== undefined && before === paid.cards.length - 1) return null
  const seat = seatOf(run.state, decision.player)
  const hand = run.state.players[seat]?.hand ?? []
  const chosen = given.slice(number - before)
  return without(hand, [...chosen, ...shownLater(events, seat, after)])
}

/** That somebody did not guard is seen, but not how, nor with which card somebody wanted to who did not come to it. */
function guardsLike(asked: Answering, { answer, after }: Question, { rehearsal }: Memory): readonly string[] | null {
  const { player, options } = asked.decision
  const later = rehearsal.questions.slice(asked.number + 1)
  const again = later.find(({ decision }) => decision.kind === 'guardOffer' && decision.player === player)
  if (answer === DECLINE || answer === DECLINE_STEP) return again === undefined ? [DECLINE, DECLINE_STEP] : [DECLINE]
  const until = again?.after ?? rehearsal.events.length
  const events = rehearsal.events.slice(after, until)
  if (events.some((event) => event.type === 'guarded' && event.figure === player)) return null
  const guards = options.filter((option) => option !== DECLINE && option !== DECLINE_STEP)
  if (later[0]?.decision.kind !== 'guardAttack') return guards
  // The soldier who is asked to attack is named; the card that another one pays for it is not.
  const attacker = answer?.slice(0, answer.lastIndexOf(':')) ?? ''
  return guards.filter((option) => option.startsWith(`${attacker}:`))
}
