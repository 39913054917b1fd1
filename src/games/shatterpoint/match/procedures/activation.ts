import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { Action } from '../../turn/action.ts'
import { happening } from '../abilities/moment.ts'
import { abilitiesOf, type Owned } from '../abilities/owned.ts'
import { standingOf } from '../abilities/standing.ts'
import { fieldOf } from '../field.ts'
import type { Asking, MatchRun } from '../questions.ts'
import type { ActivationState, ShatterpointState, Via } from '../state.ts'
import { isWoundedUnit, unitOf } from '../units.ts'
import { isUsable } from './abilities.ts'
import { loseOne } from './effects.ts'
import { otherStance } from './stances.ts'
import { openWindow } from './windows.ts'

const ACTIONS: readonly Action[] = ['move', 'focus', 'combat', 'recover', 'takeCover']

/** Step 4 of a turn: a wound turns into an injury, hunker tokens go, then tactics and other effects. */
export function* startActivation(run: MatchRun, id: string, via: Via): Asking<void> {
  run.emit({ type: 'activationStarted', unit: id, via })
  const unit = unitOf(run.state, id)
  if (isWoundedUnit(unit)) yield* turnWound(run, id)
  const { hunker } = unitOf(run.state, id)
  run.trace.applied('shatterpoint.activation.start', { unit: id, hunker })
  if (hunker > 0) run.emit({ type: 'hunkerLost', unit: id, amount: hunker })
  yield* openWindow(run, [happening('activationStart', { subject: id })], run.state.active)
  run.emit({ type: 'activationOpened', unit: id })
}

function* turnWound(run: MatchRun, id: string): Asking<void> {
  const { injuries, wounds, damage } = unitOf(run.state, id)
  run.emit({ type: 'woundTurned', unit: id, injuries: injuries + wounds })
  const condition = yield* loseOne(run, id)
  run.trace.applied('shatterpoint.injury.flip', { unit: id, injuries: injuries + wounds, damage, condition })
}

/** The actions that the activating unit may still perform. */
export function openActions(state: ShatterpointState, content: ShatterpointContent): Action[] {
  const { activation } = state
  if (activation === null || activation.isOver || !activation.isOpen) return []
  const own = activation.used.filter(({ granted }) => !granted).length
  if (own >= BOOK.actionsPerActivation) return []
  return ACTIONS.filter((action) => timesOf(activation, action) < timesAllowed(state, action, content))
}

const timesOf = ({ used }: ActivationState, action: Action): number =>
  used.filter((one) => one.action === action).length

/** An action is performed once, unless an ability says twice. */
function timesAllowed(state: ShatterpointState, action: Action, content: ShatterpointContent): number {
  if (state.activation === null) return 0
  const scope = { state, content, field: fieldOf(state, content), fight: null }
  const twice = standingOf('actionTwice', unitOf(state, state.activation.unit), scope)
  return twice.some(({ actionTwice }) => actionTwice === action) ? 2 : 1
}

/** The active abilities that the activating unit may use now. */
export function openAbilities(state: ShatterpointState, content: ShatterpointContent): Owned[] {
  const { activation } = state
  if (activation === null || activation.isOver || !activation.isOpen) return []
  return abilitiesOf(unitOf(state, activation.unit), content).filter(
    (owned) => owned.ability.type === 'active' && hasAction(state, owned) && isUsable({ state, content }, owned, null),
  )
}

/** Whether an ability that begins with “Action:” has an action left to be used by. */
function hasAction({ activation }: ShatterpointState, { ability }: Owned): boolean {
  if (!ability.action) return true
  const used = activation?.used ?? []
  const own = used.filter(({ granted }) => !granted).length
  return own < BOOK.actionsPerActivation && !used.some(({ action }) => action === 'ability')
}

/** Whether the activating unit may flip its stance. */
export function mayFlip(state: ShatterpointState, content: ShatterpointContent): boolean {
  const { activation } = state
  if (activation === null || activation.isOver || !activation.isOpen || activation.flipped) return false
  return otherStance(unitOf(state, activation.unit), content) !== null
}

/** Whether the player of the activating unit can do anything but end its activation. */
export const isIdle = (state: ShatterpointState, content: ShatterpointContent): boolean =>
  openActions(state, content).length === 0 && openAbilities(state, content).length === 0 && !mayFlip(state, content)
