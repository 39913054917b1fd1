import { bodyOf, type EntryOf, keyOf } from '../../../../lib/keyed.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { HEAL_DRAW } from '../../content/turn.ts'
import type { GearsViolation } from '../../refusal.ts'
import type { CommandBodies, CommandBody, CommandName, GearsCommand } from '../command.ts'
import { type ActionKind, actingSeat, kindOf, mayPlay, moveTerms, openAction } from '../procedures/acting.ts'
import { exploreViolation } from '../procedures/explore.ts'
import { placingViolation } from '../procedures/placing.ts'
import type { GearsState, GearsStep } from '../state.ts'
import { playerOf } from '../state.ts'
import { attackViolations, chainsawViolations, grenadeViolations } from './attack-check.ts'
import { stepViolations } from './move-check.ts'
import { soloFollowViolations, soloReplaceViolations } from './solo-check.ts'
import { equipmentViolations, pickUpViolations, reviveViolations } from './special-check.ts'

/** What the rules have against a command; nothing if it is legal. */
export function commandViolations(
  state: GearsState,
  seat: number,
  command: GearsCommand,
  content: GearsContent,
): GearsViolation[] {
  const name = keyOf(command)
  const step = STEPS[name]
  if (state.step === 'over' || (step !== null && state.step !== step))
    return [misplacedViolation(state, name, 'otherStep')]
  if (step !== null && actingSeat(state) !== seat) return [misplacedViolation(state, name, 'otherSeat')]
  const kind = KINDS[name]
  if (kind !== undefined) {
    const action = openAction(state, content)
    if (action === null) return [noAction(state)]
    if (kind !== kindOf(action)) return [misplacedViolation(state, name, 'otherAction')]
  }
  return violationsOf(state, seat, bodyOf(command), content)
}

const violationsOf = <Name extends CommandName>(
  state: GearsState,
  seat: number,
  { key, value }: EntryOf<CommandBodies, Name>,
  content: GearsContent,
): GearsViolation[] => CHECKS[key](state, seat, value, content)

/** The step that each command belongs to; null for those of any time. */
const STEPS: Readonly<Record<CommandName, GearsStep | null>> = {
  placeCog: 'placing',
  crawl: 'crawl',
  heal: 'heal',
  playOrder: 'orders',
  move: 'orders',
  attack: 'orders',
  throwGrenade: 'orders',
  chainsaw: 'orders',
  act: 'orders',
  skipAction: 'orders',
  endOrders: 'orders',
  revive: 'orders',
  pickUp: 'orders',
  activateEquipment: 'orders',
  explore: 'orders',
  soloReplace: 'orders',
  soloFollow: 'orders',
  drawAi: 'locust',
  discardWeapon: null,
  answer: null,
  report: null,
}

/** The commands that resolve a printed action. */
const KINDS: Readonly<Partial<Record<CommandName, ActionKind>>> = {
  move: 'move',
  attack: 'attack',
  throwGrenade: 'attack',
  chainsaw: 'attack',
  act: 'act',
}

const misplacedViolation = (
  state: GearsState,
  command: CommandName,
  reason: 'otherSeat' | 'otherStep' | 'otherAction',
): GearsViolation => ({
  rule: 'gears.turn.steps',
  path: ['command', command],
  facts: { step: state.step, seat: actingSeat(state), command, reason },
})

const noAction = ({ turn }: GearsState): GearsViolation => ({
  rule: 'gears.order.actions-in-order',
  path: ['command'],
  facts: { reason: turn.hasPlayed ? 'noSuchAction' : 'noOrder', action: 0, says: { en: '', es: '' } },
})

type Check<Name extends CommandName> = (
  state: GearsState,
  seat: number,
  body: CommandBody<Name>,
  content: GearsContent,
) => GearsViolation[]

const nothing = (): GearsViolation[] => []

const CHECKS: { readonly [Name in CommandName]: Check<Name> } = {
  placeCog: (state, seat, position, content) => {
    const violation = placingViolation(state, seat, position, content)
    return violation === null ? [] : [violation]
  },
  crawl: crawlViolations,
  heal: healViolations,
  playOrder: playViolations,
  move: (state, seat, body, content) => {
    const { zones, extra, displacing } = moveTerms(state, seat, openAction(state, content)?.effects ?? [], content)
    const terms = { command: 'move', zones: zones + extra, mayDisplace: displacing !== null } as const
    return stepViolations(state, seat, { ...terms, ...body }, content)
  },
  attack: attackViolations,
  throwGrenade: (state, seat, { zone }, content) => grenadeViolations(state, seat, zone, content),
  chainsaw: (state, seat, { target }, content) => chainsawViolations(state, seat, target, content),
  act: nothing,
  skipAction: (state, _seat, _body, content) => (openAction(state, content) === null ? [noAction(state)] : []),
  endOrders: endViolations,
  revive: reviveViolations,
  pickUp: pickUpViolations,
  activateEquipment: equipmentViolations,
  explore: (state, seat, { door }, content) => {
    if (seat !== state.active) return [misplacedViolation(state, 'explore', 'otherSeat')]
    const violation = exploreViolation(state, seat, door, content)
    return violation === null ? [] : [violation]
  },
  soloReplace: soloReplaceViolations,
  soloFollow: soloFollowViolations,
  drawAi: nothing,
  discardWeapon: discardViolations,
  answer: nothing,
  report: nothing,
}

function crawlViolations(
  state: GearsState,
  seat: number,
  { zone }: CommandBody<'crawl'>,
  content: GearsContent,
): GearsViolation[] {
  const path = zone === undefined ? [] : [zone]
  return stepViolations(state, seat, { command: 'crawl', path, zones: 1, mayDisplace: false }, content)
}

function healViolations(state: GearsState, seat: number, { cards: wanted }: CommandBody<'heal'>): GearsViolation[] {
  const { hand, handLimit: limit } = playerOf(state, seat)
  const path = ['command', 'heal', 'cards']
  const room = Math.max(0, limit - hand.length)
  if (wanted > HEAL_DRAW) return [{ rule: 'gears.heal.draw', path, facts: { wanted, max: HEAL_DRAW } }]
  if (wanted <= room) return []
  const facts = { hand: hand.length, limit, room, wanted, gives: null }
  return [{ rule: 'gears.heal.hand-limit', path, facts }]
}

function playViolations(state: GearsState, seat: number, { card }: CommandBody<'playOrder'>): GearsViolation[] {
  const { hand } = playerOf(state, seat)
  const refuse = (reason: 'second' | 'emptyHand' | 'notInHand'): GearsViolation[] => [
    {
      rule: 'gears.order.mandatory',
      path: ['command', 'playOrder', 'card'],
      facts: { card, hand: hand.length, reason },
    },
  ]
  if (!mayPlay(state, seat)) return refuse('second')
  if (hand.length === 0) return refuse('emptyHand')
  return hand.includes(card) ? [] : refuse('notInHand')
}

/** The order card of the turn has to be played, unless there is none to play. */
function endViolations(state: GearsState, seat: number): GearsViolation[] {
  const { hand } = playerOf(state, seat)
  if (state.turn.hasPlayed || seat !== state.active || hand.length === 0) return []
  const facts = { card: null, hand: hand.length, reason: 'notPlayed' } as const
  return [{ rule: 'gears.order.mandatory', path: ['command', 'endOrders'], facts }]
}

function discardViolations(
  state: GearsState,
  seat: number,
  { weapon }: CommandBody<'discardWeapon'>,
): GearsViolation[] {
  const { weapons, status } = playerOf(state, seat)
  if (status !== 'executed' && weapons.some((held) => held.weapon === weapon)) return []
  const facts = { weapon, reason: 'notHeld' } as const
  return [{ rule: 'gears.weapon.discard-any-time', path: ['command', 'discardWeapon', 'weapon'], facts }]
}
