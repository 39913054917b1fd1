import type { Viewer } from '../../../contract/match.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import { gearsContent } from '../content/gears-content.ts'
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
import { imaginedTable } from './imagine/table.ts'
import { offersOf } from './offers.ts'
import type { GearsState, Procedure } from './state.ts'
import { viewOf } from './view.ts'

/** How often a procedure is imagined before it is given up. */
const MAX_TRIES = 60

/** The same match with everything drawn anew that the viewer cannot know; null if no other course leads to the question. */
export function imagine(state: GearsState, viewer: Viewer, random: Random): GearsState | null {
  const { procedure } = state
  if (procedure === null) return imaginedTable(state, viewer, NO_PINS, random)
  const memory = unlessDifferent(() => memoryOf(procedure, viewer))
  if (memory === null) return null
  const command = imaginedCommand(procedure, memory, random)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const found = unlessDifferent(() => imaginedProcedure(procedure, command, memory, random))
    if (found !== null && looksAlike(found, state, viewer)) return found
  }
  return null
}

const looksAlike = (a: GearsState, b: GearsState, viewer: Viewer): boolean =>
  JSON.stringify(viewOf(a, viewer, gearsContent)) === JSON.stringify(viewOf(b, viewer, gearsContent))

function unlessDifferent<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch (error) {
    if (error instanceof LooksDifferent) return null
    throw error
  }
}

const isRolling = ({ pending }: Procedure): boolean => pending?.dice !== undefined

/** A procedure as it was, and what the viewer has seen of it. */
type Memory = {
  readonly viewer: Viewer
  readonly rehearsal: Rehearsal
  readonly chance: RecalledChance
  readonly seen: SeenRun
  readonly pins: Pins
  readonly wanted: readonly Wanted[]
}

function memoryOf(procedure: Procedure, viewer: Viewer): Memory {
  const { base, draws, answers } = procedure
  const chance = new RecalledChance(draws, isRolling(procedure))
  const rehearsal = rehearse(procedure, chance, ({ number }) => answers[number] ?? null)
  const seen = new SeenRun(rehearsal, viewer)
  return { viewer, rehearsal, chance, seen, ...pinsOf(base, rehearsal, chance.uses, viewer) }
}

/**
 * The command that is being played, as far as others do not see it: of a move nobody knows yet where it leads. Any
 * command of the same name that would have looked the same so far could be it.
 */
function imaginedCommand(procedure: Procedure, { viewer, seen }: Memory, random: Random): PlayedCommand {
  const { base, seat, command, answers, draws } = procedure
  if (seat === viewer || 'setUp' in command) return command
  const [name = ''] = Object.keys(command)
  const offers = offersOf({ ...base, procedure: null }, seat, gearsContent)
  const alike = offers.flatMap((offer) => (name in offer.command ? [offer.command as PlayedCommand] : []))
  if (alike.length < 2) return command
  const isPossible = (playedCommand: PlayedCommand) =>
    unlessDifferent(() =>
      rehearse({ base, seat, command: playedCommand }, new RecalledChance(draws, isRolling(procedure)), (asked) => {
        seen.compare(asked)
        return answers[asked.number] ?? null
      }),
    ) !== null
  return shuffled(alike, random).find(isPossible) ?? command
}

/** Another course of the procedure that looks the same to the viewer. */
function imaginedProcedure(real: Procedure, command: PlayedCommand, memory: Memory, random: Random): GearsState {
  const { base, seat } = real
  const other = imaginedTable(base, memory.viewer, memory.pins, random)
  const chance = new ImaginedChance(memory.chance, memory.wanted, random, isRolling(real))
  const given: string[] = []
  const { state, events, questions } = rehearse({ base: other, seat, command }, chance, (asked) => {
    memory.seen.compare(asked)
    const answer = answerTo(asked, memory, given, random)
    if (answer !== null) given.push(answer)
    return answer
  })
  const pending = questions.at(-1)?.decision ?? null
  const procedure = { base: other, seat, command, answers: given, draws: chance.draws, emitted: events.length, pending }
  return { ...state, procedure }
}

/** What somebody answered, as far as it was seen; else anything that looks the same. */
function answerTo(asked: Answering, memory: Memory, given: readonly string[], random: Random): string | null {
  const { rehearsal, viewer } = memory
  const question = rehearsal.questions[asked.number]
  if (question === undefined || question.answer === null) return null
  const options = answersLike(asked, question, memory, given)
  const isOwn = seatOf(asked.run.state, question.decision.player) === viewer
  const possible = isOwn || options === null ? [question.answer] : options
  const legal = possible.filter((option) => asked.decision.options.includes(option))
  if (legal.length === 0) throw new LooksDifferent('The answer is not possible.')
  return legal[random.below(legal.length)] as string
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
