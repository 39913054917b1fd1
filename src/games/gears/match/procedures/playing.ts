import { SOLO_FOLLOW_ZONES } from '../../content/turn.ts'
import type { CommandBody, CommandName, PlayedCommand } from '../command.ts'
import type { Asking } from '../questions.ts'
import { prepareMap } from '../setup-map.ts'
import { attackTerms, moveTerms, openAction, playerOf, slownessOf } from './acting.ts'
import { attackWith, sawWith } from './attacking.ts'
import { drawOrderCards, payCard } from './belongings.ts'
import { resolveEffects } from './effects.ts'
import { equipmentUse, operateEquipment } from './equipment.ts'
import { explore } from './explore.ts'
import { throwGrenade } from './grenading.ts'
import { checkMission } from './mission.ts'
import { moveCog } from './moving.ts'
import { placeSoldier, placingSeat } from './placing.ts'
import type { Course } from './procedure-run.ts'
import { settle } from './resolving.ts'
import { pickUp, revive, takeSpecial } from './special.ts'
import { activateLocust, closeOrders, endOrders, startTurn } from './turn.ts'

/** Plays a command that nothing stands against, and what follows from it. */
export function* playCommand(course: Course, seat: number, command: PlayedCommand): Asking<void> {
  if ('setUp' in command) return yield* prepareMap(course)
  course.check = checkMission
  const [name] = Object.keys(command) as [CommandName]
  const play = PLAYS[name] as Plays<CommandName>
  const asking = play(course, seat, (command as Record<CommandName, never>)[name])
  if (asking !== undefined) yield* asking
  yield* settle(course)
  if (course.state.result === null) tidyOrders(course)
}

/** What a command does; nothing is returned where nobody can be asked. */
type Plays<Name extends CommandName> = (
  course: Course,
  seat: number,
  body: CommandBody<Name>,
) => Asking<void> | undefined

const PLAYS: { readonly [Name in CommandName]: Plays<Name> } = {
  placeCog(course, seat, position) {
    placeSoldier(course, seat, position)
    if (placingSeat(course.state) === null) startTurn(course, course.state.first)
    return undefined
  },
  *crawl(course, seat, { zone }) {
    if (zone !== undefined) yield* moveCog(course, seat, { path: [zone], zones: 1, displacing: null })
    course.emit({ type: 'stepStarted', step: 'locust' })
  },
  heal(course, seat, { cards }) {
    drawOrderCards(course, seat, cards)
    course.emit({ type: 'stepStarted', step: 'orders' })
    return undefined
  },
  playOrder(course, seat, { card, use }) {
    course.trace.applied('gears.order.options', { card, option: use, unnamed: false })
    course.emit({ type: 'orderPlayed', seat, card, use })
    return undefined
  },
  move: playMove,
  attack: (course, seat, body) => attackWith(course, seat, body, attackTerms(begin(course, seat))),
  throwGrenade: (course, seat, { zone }) => throwGrenade(course, seat, zone, attackTerms(begin(course, seat))),
  chainsaw(course, seat, { target }) {
    begin(course, seat)
    return sawWith(course, seat, target)
  },
  act: (course, seat) => resolveEffects(course, seat, begin(course, seat)),
  skipAction(course, seat) {
    const action = openAction(course.state, course.content)
    if (action !== null) course.emit({ type: 'actionSkipped', seat, action: action.number })
    return undefined
  },
  endOrders(course, seat) {
    if (isGranted(course)) course.emit({ type: 'extraOrderEnded', seat })
    else endOrders(course)
    return undefined
  },
  revive(course, seat, body) {
    revive(course, seat, body)
    return undefined
  },
  pickUp,
  activateEquipment: playEquipment,
  explore(course, _seat, { door }) {
    course.trace.applied('gears.order.explore-anytime', { door, inAction: false })
    return explore(course, door)
  },
  soloReplace(course, seat, { card }) {
    course.emit({ type: 'cardReplaced', seat, card })
    drawOrderCards(course, seat, 1)
    return undefined
  },
  soloFollow(course, seat, { card, zone, cover }) {
    payCard(course, seat, card, 'follow')
    course.trace.applied('gears.solo.follow', { card, zones: SOLO_FOLLOW_ZONES, reason: 'moves' })
    course.emit({ type: 'soloFollowed', seat })
    return moveCog(course, seat, { path: [zone], cover, zones: SOLO_FOLLOW_ZONES, displacing: null })
  },
  drawAi: activateLocust,
  discardWeapon(course, seat, { weapon }) {
    course.trace.applied('gears.weapon.discard-any-time', { weapon, reason: null })
    course.emit({ type: 'weaponDiscarded', seat, weapon })
    return undefined
  },
  // An answer goes on with the procedure that asked; it is none itself.
  answer: () => undefined,
}

/** Begins the next printed action and tells its effects. */
function begin(course: Course, seat: number) {
  const action = openAction(course.state, course.content)
  if (action !== null) course.emit({ type: 'actionTaken', seat, action: action.number })
  return action?.effects ?? []
}

function* playMove(course: Course, seat: number, { path, cover }: CommandBody<'move'>): Asking<void> {
  const { state, content } = course
  const effects = openAction(state, content)?.effects ?? []
  const { zones, extra, displacing } = moveTerms(state, seat, effects, content)
  begin(course, seat)
  const goesFarther = path.length > zones
  const most = slownessOf(state, seat, content)?.left ?? zones + extra
  if (goesFarther) course.emit({ type: 'extraMoveUsed', seat })
  yield* moveCog(course, seat, { path, cover, zones: Math.min(most, goesFarther ? zones + extra : zones), displacing })
}

function* playEquipment(course: Course, seat: number, { card }: CommandBody<'activateEquipment'>): Asking<void> {
  const use = equipmentUse(course.state, seat, course.content)
  takeSpecial(course, seat, 'equipment', card)
  yield* operateEquipment(course, seat)
  if ('insteadOfOrder' in use && use.insteadOfOrder) course.emit({ type: 'orderReplaced', seat })
}

/** Whether the order that is open was granted by another one. */
function isGranted({ state }: Course): boolean {
  const { orders } = state.turn
  return orders.length > 1 || orders.at(-1)?.card === null
}

/** Orders that are over are put away; who fell in the own orders step goes on to the Locust. */
function tidyOrders(course: Course): void {
  if (course.state.step !== 'orders') return
  closeOrders(course)
  const { active, turn } = course.state
  const top = turn.orders.at(-1)
  if (playerOf(course.state, active).status !== 'standing') endOrders(course)
  else if (top !== undefined && playerOf(course.state, top.seat).status !== 'standing') {
    course.emit({ type: 'extraOrderEnded', seat: top.seat })
  }
}
