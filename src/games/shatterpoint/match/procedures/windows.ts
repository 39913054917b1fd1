import { answers } from '../../abilities/ability-moment.ts'
import { opponentOf, type Player } from '../../vocabulary.ts'
import { eventsFor, type Happening, happening } from '../abilities/moment.ts'
import { abilitiesAnswering, type Owned, usesOf } from '../abilities/owned.ts'
import { isStanding } from '../abilities/standing.ts'
import { allHold } from '../abilities/tests.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf } from '../field.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { unitOf, unitOfCharacter, unitsOf } from '../units.ts'
import { applyAbility, applyWaiting, isUsable, react } from './abilities.ts'
import type { WaitingStep } from './fight.ts'
import { fightOf, scratchOf, type Wounding } from './scratch.ts'
import { unitNamed } from './tokens.ts'

/** An ability that answers something that has happened. */
type Answer = { readonly owned: Owned; readonly now: Happening; readonly waiting: WaitingStep | null }

/** Who goes first in a window: the attacking player of the innermost attack, else the active player. */
export function firstOf(run: MatchRun): Player {
  const fight = fightOf(run)
  return fight === null ? run.state.active : unitOfCharacter(run.state, fight.attacker).player
}

/** A window of effects: one player resolves what answers these events, then the other. */
export function* openWindow(run: MatchRun, events: readonly Happening[], first: Player): Asking<void> {
  const isAnswered = PLAYERS.some((player) => answersOf(run, player, events, new Set(), new Set()).length > 0)
  if (!isAnswered) return
  const isAttack = fightOf(run) !== null
  for (const player of [first, opponentOf(first)]) {
    if (answersOf(run, player, events, new Set(), new Set()).length === 0) continue
    const [event] = events
    if (!isAttack && event !== undefined)
      run.trace.applied('shatterpoint.turn.window-order', { event: event.event, first })
    yield* part(run, player, events)
  }
}

const PLAYERS: readonly Player[] = ['A', 'B']

const keyOf = ({ owned, now, waiting }: Answer, events: readonly Happening[]): string =>
  `${owned.unit} ${owned.id} ${events.indexOf(now)} ${waiting === null ? '' : owned.ability.steps.indexOf(waiting.step)}`

/** One player’s part of a window: effects in the order of their choice, at most one reactive ability per event. */
function* part(run: MatchRun, player: Player, events: readonly Happening[]): Asking<void> {
  const done = new Set<string>()
  const reacted = new Set<Happening>()
  let before: readonly Answer[] = []
  for (;;) {
    const open = answersOf(run, player, events, done, reacted)
    emitDropped(
      run,
      before.filter((answer) => !done.has(keyOf(answer, events))),
      open,
      events,
    )
    before = open.filter((answer) => !isReactive(answer))
    if (open.length === 0) return
    const chosen = yield* chooseAnswer(player, open)
    if (chosen === null) return
    done.add(keyOf(chosen, events))
    if (chosen.waiting !== null) yield* applyWaiting(run, chosen.waiting, chosen.now)
    else if (chosen.owned.ability.type !== 'reactive') yield* applyAbility(run, chosen.owned, chosen.now)
    else {
      reacted.add(chosen.now)
      yield* react(run, chosen.owned, chosen.now)
    }
  }
}

/** What had to happen a moment ago and no longer applies. */
function emitDropped(
  run: MatchRun,
  before: readonly Answer[],
  open: readonly Answer[],
  events: readonly Happening[],
): void {
  const now = new Set(open.map((answer) => keyOf(answer, events)))
  for (const answer of before) {
    if (now.has(keyOf(answer, events))) continue
    run.trace.applied('shatterpoint.turn.recheck', { unit: answer.owned.unit, ability: answer.owned.id })
  }
}

const isReactive = ({ owned, waiting }: Answer): boolean => waiting === null && owned.ability.type === 'reactive'

/** What is resolved next; null if the player passes, which they may when nothing is left that has to happen. */
function* chooseAnswer(player: Player, open: readonly Answer[]): Asking<Answer | null> {
  const [first, ...more] = open
  if (first === undefined) return null
  if (more.length === 0 && !isReactive(first)) return first
  const mayPass = open.every(isReactive)
  const named = new Map(open.map((one) => [JSON.stringify(commandOf(one)), one]))
  const options: ShatterpointCommand[] = [...[...named.values()].map(commandOf), ...(mayPass ? [{ pass: {} }] : [])]
  const answer = yield* ask(player, 'effect', {
    about: { event: first.now.event, subject: first.now.subject },
    options,
  })
  return 'pass' in answer ? null : (named.get(JSON.stringify(answer)) ?? null)
}

function commandOf(answer: Answer): ShatterpointCommand {
  const { owned } = answer
  const body = { unitId: owned.unit, abilityId: owned.id }
  return isReactive(answer) ? { useReactive: body } : { resolveEffect: body }
}

/** The abilities of a player that answer these events now, in the order of their units. */
function answersOf(
  run: MatchRun,
  player: Player,
  events: readonly Happening[],
  done: ReadonlySet<string>,
  reacted: ReadonlySet<Happening>,
): Answer[] {
  const isLeft = (answer: Answer) =>
    !done.has(keyOf(answer, events)) && !(isReactive(answer) && reacted.has(answer.now))
  return events.flatMap((now) => [
    ...waitingFor(run, player, now).filter(isLeft),
    ...unitsOf(run.state, player)
      .flatMap((unit) => abilitiesAnswering(unit, now.event, run.content))
      .map((owned): Answer => ({ owned, now, waiting: null }))
      .filter((answer) => isLeft(answer) && doesAnswer(run, answer)),
  ])
}

/** What a player’s abilities have kept for the end of this attack. */
function waitingFor({ state, content }: MatchRun, player: Player, now: Happening): Answer[] {
  const { event, fight } = now
  if (event !== 'attackResolved' || fight === null) return []
  const field = fieldOf(state, content)
  return fight.postponed.flatMap((waiting): Answer[] => {
    const owner = unitOf(state, waiting.owned.unit)
    if (owner.player !== player || owner.defeated) return []
    const isMet = allHold(waiting.step.if, { state, content, field, owner, now, fight, character: null })
    return isMet ? [{ owned: waiting.owned, now, waiting }] : []
  })
}

/** Whether an ability answers an event, with something to do, and could be used. */
function doesAnswer(run: MatchRun, { owned, now }: Answer): boolean {
  const { ability, unit } = owned
  if (ability.limit === 'turn' && usesOf(run.state, owned) > 0) return false
  const [owner, field] = [unitOf(run.state, unit), fieldOf(run.state, run.content)]
  const scope = { state: run.state, field, content: run.content }
  const views = eventsFor(owner, now, scope)
  if (!ability.triggers.some((trigger) => views.some((view) => answers(trigger, view)))) return false
  const judged = { ...scope, owner, now, fight: now.fight, character: null }
  if (!allHold(ability.requires, judged)) return false
  const steps = ability.steps.filter(
    (step) => !isStanding(step, ability) && (step.on === null || step.on === now.event),
  )
  if (steps.length === 0) return false
  if (ability.type === 'reactive') return isUsable(run, owned, now)
  return steps.some((step) => step.who === 'oneTarget' || allHold(step.if, judged))
}

/** What has happened since a moment, above all the units that became wounded, as events that abilities may answer. */
export function takeWoundings(run: MatchRun, from: number): Happening[] {
  const taken = scratchOf(run).woundings.splice(from)
  const units = taken.map(({ unit }) => unit)
  if (units.length > 0) run.trace.applied('shatterpoint.turn.wounded-window', { units })
  return [...taken.map((wounding) => woundedEvent(run, wounding)), ...scratchOf(run).happened.splice(0)]
}

const woundedEvent = (run: MatchRun, { unit, by, fight }: Wounding): Happening =>
  happening('unitWounded', { subject: unit, source: unitNamed(run, by), by, fight })

/** How many woundings wait to be answered. */
export const waitingWoundings = (run: MatchRun): number => scratchOf(run).woundings.length

/** The units that became wounded since so many woundings waited. */
export const woundedSince = (run: MatchRun, from: number): string[] =>
  scratchOf(run)
    .woundings.slice(from)
    .map(({ unit }) => unit)

/** Opens the windows of units that became wounded since a moment. */
export function* answerWoundings(run: MatchRun, from: number): Asking<void> {
  const events = takeWoundings(run, from)
  if (events.length > 0) yield* openWindow(run, events, firstOf(run))
}
