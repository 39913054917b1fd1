import { rollDefenceFaces } from '../../dice/roll-dice.ts'
import type { MissionSet, StruggleCard } from '../../setup/mission-set.ts'
import { mapChooser } from '../../setup/struggle.ts'
import { type Control, controlOf } from '../../victory/control.ts'
import { endTurn, FRESH_TRACK } from '../../victory/track.ts'
import type { Player } from '../../vocabulary.ts'
import { opponentOf } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import { standingOn } from '../abilities/standing.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { seatOf, unitOf } from '../units.ts'
import { note } from './scratch.ts'
import type { Course } from './steps.ts'
import { claimFor, isStruggleRunning } from './victory.ts'
import { answerWoundings } from './windows.ts'

/** The mission that is played. */
export function missionOf({ state, content }: MatchRun): MissionSet {
  const found = content.missionSets.get(state.mission ?? '')
  if (found === undefined) throw new Error('No mission was chosen.')
  return found.mission
}

/** The struggle card with this number, from 1. */
function cardNumber(run: MatchRun, number: number): StruggleCard {
  const id = run.state.missionDecks[run.state.mission ?? '']?.[number - 1]
  const card = missionOf(run).struggles.find((one) => one.id === id)
  if (card === undefined) throw new Error(`No struggle card ${number}.`)
  return card
}

/** The next struggle card is turned up; the loser of the last struggle chooses among its maps. */
export function* startStruggle(run: MatchRun, number: number, winnerOfLast: Player | null): Asking<void> {
  const card = cardNumber(run, number)
  const starter = run.state.starter ?? 'A'
  run.emit({ type: 'struggleRevealed', number, card: card.id })
  const chooser = mapChooser(card, { winnerOfLast, startingPlayer: starter }, run.trace) ?? starter
  const maps = card.maps.map((_, index) => [{ chooseMap: { index: index + 1 } }, index + 1] as const)
  const map = yield* askOne(chooser, 'chooseMap', { card: card.id }, maps)
  run.trace.applied('shatterpoint.mission.orientation', { player: starter })
  const active = (card.maps[map - 1]?.active ?? []).map(({ objective, face }) => ({ objective, face }))
  run.emit({ type: 'struggleStarted', number, card: card.id, map, active })
}

/** After a struggle was won the track starts anew with the next card. */
export function* resetStruggle(run: MatchRun): Asking<void> {
  const { struggle } = run.state
  if (struggle === null || struggle.claimedBy === null) return
  const next = struggle.number + 1
  run.trace.applied('shatterpoint.struggle.reset', { next })
  run.trace.applied('shatterpoint.track.setup', { isFresh: true })
  run.emit({ type: 'struggleReset', track: FRESH_TRACK })
  yield* startStruggle(run, next, struggle.claimedBy)
}

/** The mission’s die at the start of a turn marks an objective as priority. */
export function rollPriority(run: MatchRun): void {
  const { struggle, active: player } = run.state
  const { priority, struggles } = missionOf(run)
  const phase = struggles.find(({ id }) => id === struggle?.card)?.phase ?? 1
  if (priority === null || !priority.phases.includes(phase) || !isStruggleRunning(run)) return
  run.roller = seatOf(player)
  const [face] = rollDefenceFaces(1, run.random)
  if (face === undefined) return
  const marked = run.state.objectives.find((one) => one.face === 'active' && one.dieFace === face) ?? null
  const isNew = marked !== null && !marked.priority
  run.trace.applied('shatterpoint.mission.priority-roll', { player, phase, face, objective: marked?.id ?? null, isNew })
  run.emit({ type: 'missionDieRolled', player, face, objective: marked?.id ?? null })
  if (isNew) run.emit({ type: 'priorityPlaced', objective: marked.id })
}

/** Step 9 of a turn: control of every active objective and what answers it, then the struggle token and momentum. */
export function* endOfTurn(run: MatchRun): Asking<void> {
  if (!isStruggleRunning(run)) return
  checkControl(run)
  yield* answerWoundings(run, 0)
  if (!isStruggleRunning(run)) return
  const { active: player, turn, objectives, track } = run.state
  const controlled = objectives.filter((one) => one.face === 'active' && one.controller === player)
  const marked = controlled.filter(({ priority }) => priority).length
  const extra = marked > 0 && turn > 1 ? (missionOf(run).priority?.extraMove ?? 0) : 0
  if (extra > 0) run.trace.applied('shatterpoint.mission.priority-extra', { player, marked, extra })
  const end = { player, turn, controlled: controlled.length, extra, claimed: false }
  const change = endTurn(track, end, run.trace)
  emitTrack(run, player, change)
  claimFor(run, change)
}

type Change = ReturnType<typeof endTurn>

/** The move of the token and the momentum that followed, one event each. */
function emitTrack(run: MatchRun, player: Player, { track, moved, gained }: Change): void {
  const before = run.state.track
  const between = { token: track.token, momentum: before.momentum }
  if (moved > 0) run.emit({ type: 'tokenMoved', player, squares: moved, track: between })
  let momentum = before.momentum
  for (const gainer of gained) {
    if (track.momentum[gainer] === momentum[gainer]) continue
    momentum = { ...momentum, [gainer]: track.momentum[gainer] }
    run.emit({ type: 'momentumGained', player: gainer, track: { token: track.token, momentum } })
    note(run, happening('momentumGained', { player: gainer }))
  }
}

/** Who controls the active objectives now; all are checked on the same table. */
function checkControl(run: MatchRun): void {
  const field = fieldOf(run.state, run.content)
  const active = field.objectives.filter(({ face }) => face === 'active')
  run.trace.applied('shatterpoint.control.when', { objectives: active.length })
  const results = active.map((objective) => controlOf(field, objective, run.trace))
  for (const control of results) {
    const { objective, before } = control
    const taker = winnerOfTie(run, control)
    if (taker === null && isTie(control)) note(run, happening('controlTie'))
    const controller = taker ?? control.controller
    if (controller === null || controller === before) continue
    run.emit({ type: 'objectiveControlled', objective, player: controller })
    note(run, happening('objectiveControlled', { player: controller }))
  }
}

const isTie = ({ basis, contestants }: Control): boolean => basis === 'tie' && contestants.length > 0

/** Who takes an objective in a tie by an ability; null if nobody does, or both would. */
function winnerOfTie({ state, content, trace }: MatchRun, { basis, contestants }: Control): Player | null {
  if (basis !== 'tie') return null
  const field = fieldOf(state, content)
  const standing = { state, field, content, fight: null }
  const winners = contestants.flatMap(({ character, player }) =>
    standingOn('winTies', placedOf(field, character), standing).map(({ owned }) => ({ owned, player })),
  )
  const [first] = winners
  if (first === undefined || winners.some(({ player }) => player !== first.player)) return null
  const { id: ability, unit } = first.owned
  trace.applied('shatterpoint.ability.innate', { ability, unit, event: null, reason: 'fits' })
  return first.player
}

/** The opponent of an ability’s owner loses control of an active objective that the owner picks. */
export function* takeControlAway(run: MatchRun, { owned }: Course): Asking<boolean> {
  const { player } = unitOf(run.state, owned.unit)
  const held = run.state.objectives.filter(
    ({ face, controller }) => face === 'active' && controller === opponentOf(player),
  )
  if (held.length === 0) return false
  const items = held.map(({ id }): readonly [ShatterpointCommand, string] => [{ pick: { ids: [id] } }, id])
  const objective = yield* askOne(player, 'pick', { unit: owned.unit, ability: owned.id }, items)
  run.emit({ type: 'controlRemoved', objective, player: opponentOf(player) })
  return true
}

/** The player whose turn is next. */
export const nextPlayer = ({ state }: MatchRun): Player => opponentOf(state.active)
