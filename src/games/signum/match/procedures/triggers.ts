import type { JsonObject } from '../../../../lib/json.ts'
import type { Trigger as TacticEvent } from '../../content/effects.ts'
import type { Creature } from '../../table/creature.ts'
import type { AbilityId } from '../../vocabulary.ts'
import type { Answer } from '../command.ts'
import type { PlayerId } from '../players.ts'
import { type Asking, ask, askOrder, type MatchRun, pickAnswers } from '../questions.ts'
import { cardAs, inTurnOrder, opponentsOf, playerOf } from '../table.ts'
import { tacticsDue } from './harm.ts'
import { type Trigger, triggersOf } from './scratch.ts'
import { type TableResult, UNTOUCHED } from './table-effects.ts'
import { cardText, carryOut, choicesOf } from './texts.ts'
import { checkVictory } from './victory.ts'

const nameOf = (trigger: Trigger): string => (trigger.kind === 'tactic' ? trigger.tactic : trigger.creature.id)

/** What was triggered is carried out, until nothing new is; then it is seen whether somebody has won. */
export function* settle(run: MatchRun): Asking<void> {
  const queue = triggersOf(run)
  while (queue.length > 0) {
    const waiting = queue.splice(0)
    for (const player of inTurnOrder(run.state, run.state.active)) {
      const own = waiting.filter((one) => one.player === player)
      const lastWordsFirst = own.toSorted((a, b) => Number(a.kind === 'tactic') - Number(b.kind === 'tactic'))
      const ordered = yield* askOrder(player, 'orderTriggers', lastWordsFirst, nameOf)
      if (ordered.length > 0) run.trace.applied('signum.ability.triggers-wait', { triggers: ordered.map(nameOf) })
      for (const trigger of ordered) yield* fire(run, trigger)
    }
  }
  checkVictory(run)
}

function* fire(run: MatchRun, trigger: Trigger): Asking<void> {
  if (trigger.kind === 'lastWord') yield* speak(run, trigger.creature, 'lastWord', trigger.player)
  else yield* askTactic(run, trigger.player, [trigger.tactic], {})
}

/** A First or Last Word; each card speaks it once in a match. */
export function* speak(
  run: MatchRun,
  creature: Creature,
  ability: Extract<AbilityId, 'firstWord' | 'lastWord'>,
  controller: PlayerId,
): Asking<void> {
  const spoken = creature.abilities.find(({ id }) => id === ability)
  if (spoken?.text === undefined) return
  run.trace.applied('signum.ability.first-last-once', { source: creature.id, used: false })
  if (ability === 'lastWord') run.trace.applied('signum.damage.last-word', { creature: creature.id })
  run.emit({ type: 'wordSpoken', creature: creature.id, ability })
  const text = { name: creature.card ?? creature.id, kind: 'creature' as const, ability, effects: spoken.text }
  yield* carryOut(run, { text, controller, self: creature, targets: null, option: null })
}

/** A moment in which tactics may interrupt: owners in turn order, one tactic after the other. */
export function* openWindow(
  run: MatchRun,
  event: TacticEvent,
  about: JsonObject,
  owners: readonly PlayerId[] = opponentsOf(run.state, run.state.active),
): Asking<TableResult> {
  let result = UNTOUCHED
  for (const owner of owners) {
    let due = tacticsDue(run, owner, event).map(nameOf)
    if (due.length > 0) run.trace.applied('signum.tactic.windows', { event })
    while (due.length > 0 && !result.cancelled) {
      const { done, tactic } = yield* askTactic(run, owner, due, { event, ...about })
      result = { cancelled: result.cancelled || done.cancelled, returns: done.returns ?? result.returns }
      due = due.filter((one) => one !== tactic)
    }
  }
  return result
}

type Asked = { readonly tactic: string; readonly done: TableResult }

/** The owner reveals a tactic that is due, or it is discarded without effect. */
function* askTactic(run: MatchRun, owner: PlayerId, due: readonly string[], about: JsonObject): Asking<Asked> {
  const options = due.flatMap((tactic) => revealAnswers(run, tactic, owner))
  const answer = yield* ask(owner, 'revealTactic', about, options)
  const { tactic = due[0] ?? '', reveal = false, targets = null } = answer
  if (!playerOf(run.state, owner).tactics.some(({ id }) => id === tactic)) return { tactic, done: UNTOUCHED }
  if (!reveal) {
    run.trace.applied('signum.tactic.forgotten', { tactic, owner })
    run.emit({ type: 'tacticForgotten', player: owner, card: tactic })
    return { tactic, done: UNTOUCHED }
  }
  const { trigger } = cardAs('tactic', tactic, run.content)
  run.trace.applied('signum.tactic.trigger', { tactic, owner, event: trigger })
  run.emit({ type: 'tacticRevealed', player: owner, card: tactic, liesOpen: true })
  const done = yield* carryOutCard(run, tactic, owner, targets, null)
  run.emit({ type: 'tacticResolved', player: owner, card: tactic })
  return { tactic, done }
}

/** More lists of targets than these are not spelled out. */
const MAX_LISTS = 8

/** A tactic is revealed with those that its text is about, where there is a choice, or let go. */
function revealAnswers(run: MatchRun, tactic: string, owner: PlayerId): Answer[] {
  const choice = choicesOf(run, tactic, owner)
  const isOpen = choice !== null && (choice.possible.length > choice.max || choice.min < choice.max)
  const lists = isOpen ? pickAnswers({ ...choice, field: 'targets', candidates: choice.possible }) : []
  const revealed = lists.slice(0, MAX_LISTS).map(({ targets = [] }) => ({ tactic, reveal: true, targets }))
  return [...(revealed.length === 0 ? [{ tactic, reveal: true }] : revealed), { tactic, reveal: false }]
}

/** The text of a spell, a tactic, a relic or a building. */
export function* carryOutCard(
  run: MatchRun,
  instance: string,
  controller: PlayerId,
  targets: readonly string[] | null,
  option: number | null,
): Asking<TableResult> {
  const text = cardText(run, instance)
  return yield* carryOut(run, { text, controller, self: null, targets, option })
}
