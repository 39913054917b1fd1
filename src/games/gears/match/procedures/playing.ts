import type { Run } from '../../../../contract/match-run.ts'
import { bodyOf, type EntryOf } from '../../../../lib/keyed.ts'
import { SOLO_FOLLOW_ZONES } from '../../content/turn.ts'
import type { CommandBodies, CommandBody, CommandName, PlayedCommand } from '../command.ts'
import type { Asking, GearsTypes } from '../questions.ts'
import { prepareMap } from '../setup-map.ts'
import { playerOf } from '../state.ts'
import { attackTerms, moveTerms, openAction, slownessOf } from './acting.ts'
import { attackWith, sawWith } from './attacking.ts'
import { drawOrderCards, payCard } from './belongings.ts'
import { resolveEffects } from './effects.ts'
import { equipmentUse, operateEquipment } from './equipment.ts'
import { explore } from './explore.ts'
import { throwGrenade } from './grenading.ts'
import { checkMission } from './mission.ts'
import { moveCog } from './moving.ts'
import { placeSoldier, placingSeat } from './placing.ts'
import { ProcedureRun } from './procedure-run.ts'
import { settle } from './resolving.ts'
import { pickUp, revive, takeSpecial } from './special.ts'
import { activateLocust, closeOrders, endOrders, startTurn } from './turn.ts'

/** Plays a command that nothing stands against, and what follows from it. */
export function* playCommand(course: Run<GearsTypes>, seat: number, command: PlayedCommand): Asking<void> {
  const run = new ProcedureRun(course)
  if ('setUp' in command) return yield* prepareMap(run)
  run.check = checkMission
  const asking = play(run, seat, bodyOf(command))
  if (asking !== undefined) yield* asking
  yield* settle(run)
  if (run.state.result === null) tidyOrders(run)
}

const play = <Name extends CommandName>(
  run: ProcedureRun,
  seat: number,
  { key, value }: EntryOf<CommandBodies, Name>,
) => PLAYS[key](run, seat, value)

/** What a command does; nothing is returned where nobody can be asked. */
type Plays<Name extends CommandName> = (
  run: ProcedureRun,
  seat: number,
  body: CommandBody<Name>,
) => Asking<void> | undefined

const PLAYS: { readonly [Name in CommandName]: Plays<Name> } = {
  placeCog(run, seat, position) {
    placeSoldier(run, seat, position)
    if (placingSeat(run.state) === null) startTurn(run, run.state.first)
    return undefined
  },
  *crawl(run, seat, { zone }) {
    if (zone !== undefined) yield* moveCog(run, seat, { path: [zone], zones: 1, displacing: null })
    run.emit({ type: 'stepStarted', step: 'locust' })
  },
  heal(run, seat, { cards }) {
    drawOrderCards(run, seat, cards)
    run.emit({ type: 'stepStarted', step: 'orders' })
    return undefined
  },
  playOrder(run, seat, { card, use }) {
    run.trace.applied('gears.order.options', { card, option: use, unnamed: false })
    run.emit({ type: 'orderPlayed', seat, card, use })
    return undefined
  },
  move: playMove,
  attack: (run, seat, body) => attackWith(run, seat, body, attackTerms(begin(run, seat))),
  throwGrenade: (run, seat, { zone }) => throwGrenade(run, seat, zone, attackTerms(begin(run, seat))),
  chainsaw(run, seat, { target }) {
    begin(run, seat)
    return sawWith(run, seat, target)
  },
  act: (run, seat) => resolveEffects(run, seat, begin(run, seat)),
  skipAction(run, seat) {
    const action = openAction(run.state, run.content)
    if (action !== null) run.emit({ type: 'actionSkipped', seat, action: action.number })
    return undefined
  },
  endOrders(run, seat) {
    if (isGranted(run)) run.emit({ type: 'extraOrderEnded', seat })
    else endOrders(run)
    return undefined
  },
  revive(run, seat, body) {
    revive(run, seat, body)
    return undefined
  },
  pickUp,
  activateEquipment: playEquipment,
  explore(run, _seat, { door }) {
    run.trace.applied('gears.order.explore-anytime', { door, inAction: false })
    return explore(run, door)
  },
  soloReplace(run, seat, { card }) {
    run.emit({ type: 'cardReplaced', seat, card })
    drawOrderCards(run, seat, 1)
    return undefined
  },
  soloFollow(run, seat, { card, zone, cover }) {
    payCard(run, seat, card, 'follow')
    run.trace.applied('gears.solo.follow', { card, zones: SOLO_FOLLOW_ZONES, reason: 'moves' })
    run.emit({ type: 'soloFollowed', seat })
    return moveCog(run, seat, { path: [zone], cover, zones: SOLO_FOLLOW_ZONES, displacing: null })
  },
  drawAi: activateLocust,
  discardWeapon(run, seat, { weapon }) {
    run.trace.applied('gears.weapon.discard-any-time', { weapon, reason: null })
    run.emit({ type: 'weaponDiscarded', seat, weapon })
    return undefined
  },
  // An answer or a report goes on with the procedure that asked; it is none itself.
  answer: () => undefined,
  report: () => undefined,
}

/** Begins the next printed action and tells its effects. */
function begin(run: ProcedureRun, seat: number) {
  const action = openAction(run.state, run.content)
  if (action !== null) run.emit({ type: 'actionTaken', seat, action: action.number })
  return action?.effects ?? []
}

function* playMove(run: ProcedureRun, seat: number, { path, cover }: CommandBody<'move'>): Asking<void> {
  const { state, content } = run
  const effects = openAction(state, content)?.effects ?? []
  const { zones, extra, displacing } = moveTerms(state, seat, effects, content)
  begin(run, seat)
  const goesFarther = path.length > zones
  const max = slownessOf(state, seat, content)?.left ?? zones + extra
  if (goesFarther) run.emit({ type: 'extraMoveUsed', seat })
  yield* moveCog(run, seat, { path, cover, zones: Math.min(max, goesFarther ? zones + extra : zones), displacing })
}

function* playEquipment(run: ProcedureRun, seat: number, { card }: CommandBody<'activateEquipment'>): Asking<void> {
  const use = equipmentUse(run.state, seat, run.content)
  takeSpecial(run, seat, 'equipment', card)
  yield* operateEquipment(run, seat)
  if ('insteadOfOrder' in use && use.insteadOfOrder) run.emit({ type: 'orderReplaced', seat })
}

/** Whether the order that is open was granted by another one. */
function isGranted({ state }: ProcedureRun): boolean {
  const { orders } = state.turn
  return orders.length > 1 || orders.at(-1)?.card === null
}

/** Orders that are over are put away; who fell in the own orders step goes on to the Locust. */
function tidyOrders(run: ProcedureRun): void {
  if (run.state.step !== 'orders') return
  closeOrders(run)
  const { active, turn } = run.state
  const top = turn.orders.at(-1)
  if (playerOf(run.state, active).status !== 'standing') endOrders(run)
  else if (top !== undefined && playerOf(run.state, top.seat).status !== 'standing') {
    run.emit({ type: 'extraOrderEnded', seat: top.seat })
  }
}
