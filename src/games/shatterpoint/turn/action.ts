import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Count, Id, LIMITS } from '../vocabulary.ts'

/** The six actions. */
const ACTIONS = ['move', 'focus', 'combat', 'ability', 'recover', 'takeCover'] as const
export const Action = z.enum(ACTIONS).meta({ id: 'ShatterpointAction' })
export type Action = z.infer<typeof Action>

export const UsedAction = z
  .strictObject({ action: Action, granted: z.boolean().default(false) })
  .describe('An action of this activation; a granted one does not count towards the two.')
  .meta({ id: 'ShatterpointUsedAction' })
export type UsedAction = z.infer<typeof UsedAction>

const Actor = z.strictObject({ id: Id, declines: z.boolean().default(false) }).meta({ id: 'ShatterpointActor' })

const Stances = z
  .strictObject({
    active: Id,
    other: Id.nullable().default(null).describe('The other side of the stance card.'),
    flipped: z.boolean().default(false).describe('Whether it was flipped in this activation.'),
  })
  .meta({ id: 'ShatterpointStances' })

/** A unit in the middle of its activation. */
export const activation = {
  unit: Id,
  characters: z.array(Actor).min(1).max(LIMITS.characters).describe('In the order in which they act.'),
  used: z.array(UsedAction).max(12).default([]),
  stances: Stances.exactOptional(),
  active: z.boolean().default(true).describe('Whether it is the unit’s own activation.'),
  wounded: z.boolean().default(false).describe('Whether it became wounded in this activation.'),
  engaged: z.boolean().default(false),
}
const Activation = z.strictObject(activation)
export type Activation = z.infer<typeof Activation>

/** Where an activation stands. */
export const ActivationState = z
  .object({
    used: z.array(UsedAction),
    left: Count.describe('How many actions it may still perform.'),
    open: z.array(Action).describe('The actions it may still perform.'),
    stance: Id.nullable().describe('The active stance afterwards.'),
    hunker: Count.describe('Hunker tokens that it gets.'),
    over: z.boolean().describe('Whether the activation is over.'),
  })
  .meta({ id: 'ShatterpointActionOutcome' })
export type ActivationState = z.infer<typeof ActivationState>

/** A unit performs an action, or it is refused with every reason. */
export function performAction(
  now: Activation,
  wanted: UsedAction,
  trace: ShatterpointTrace,
): ActivationState | Refusal {
  const obstacles = obstaclesOf(now, wanted)
  if (obstacles.length > 0) return refuse(obstacles)
  const { unit, characters, engaged } = now
  const { action, granted } = wanted
  if (granted) trace.applied('shatterpoint.activation.granted-actions', { unit, action })
  else trace.applied('shatterpoint.activation.actions', { unit, action, own: ownActions(now), isRepeated: false })
  const acting = characters.filter(({ declines }) => !declines).map(({ id }) => id)
  if (action === 'takeCover') {
    trace.applied('shatterpoint.action.take-cover', { characters: acting, isEngaged: engaged })
  } else {
    trace.applied(`shatterpoint.action.${action}`, { characters: acting })
  }
  if (characters.length > 1) {
    const names = characters.map(({ id }) => id)
    trace.applied('shatterpoint.action.multi-char', {
      unit,
      characters: names,
      declined: names.filter((name) => !acting.includes(name)),
    })
  }
  if (acting.length === 0) trace.applied('shatterpoint.action.empty', { unit, action })
  const hunker = action === 'takeCover' && !engaged ? 1 : 0
  return stateOf({ ...now, used: [...now.used, wanted] }, hunker)
}

/** A unit flips its stance card, or it is refused; an effect flips it at any time and besides. */
export function flipStance(now: Activation, byEffect: boolean, trace: ShatterpointTrace): ActivationState | Refusal {
  const { unit, stances } = now
  const other = stances?.other ?? null
  const obstacle = byEffect && other !== null ? null : flipObstacle(now)
  if (obstacle !== null || other === null) {
    return refuse([{ rule: 'shatterpoint.stance.flip', path: ['wants'], facts: { unit, obstacle } }])
  }
  if (byEffect) trace.applied('shatterpoint.stance.flip-by-effect', { unit })
  else trace.applied('shatterpoint.stance.flip', { unit, obstacle: null })
  trace.applied('shatterpoint.stance.active-only', { stance: other })
  return { ...stateOf(now, 0), stance: other }
}

/** A unit ends its activation, perhaps early. */
export function endActivation(now: Activation, trace: ShatterpointTrace): ActivationState {
  const state = stateOf(now, 0)
  trace.applied('shatterpoint.activation.end-by-choice', { unit: now.unit, left: state.left })
  return { ...state, left: 0, open: [], over: true }
}

const ownActions = ({ used }: Activation): number => used.filter(({ granted }) => !granted).length

function flipObstacle({ active, stances }: Activation): 'notActive' | 'oneSided' | 'flipped' | null {
  if (!active) return 'notActive'
  if (stances === undefined || stances.other === null) return 'oneSided'
  return stances.flipped ? 'flipped' : null
}

function stateOf(now: Activation, hunker: number): ActivationState {
  const open = ACTIONS.filter((action) => obstaclesOf(now, { action, granted: false }).length === 0)
  const left = Math.min(open.length, Math.max(0, BOOK.actionsPerActivation - ownActions(now)))
  return { used: now.used, left, open, stance: now.stances?.active ?? null, hunker, over: now.wounded }
}

/** Why a unit may not perform an action now. */
function obstaclesOf(now: Activation, { action, granted }: UsedAction): ShatterpointViolation[] {
  const { unit, used, wounded } = now
  const own = ownActions(now)
  const isRepeated = used.some((candidate) => candidate.action === action)
  const isForbidden = isRepeated || (!granted && own >= BOOK.actionsPerActivation)
  return [
    ...(wounded ? [{ rule: 'shatterpoint.activation.wounded-ends' as const, path: ['wants'], facts: { unit } }] : []),
    ...(isForbidden
      ? [
          {
            rule: 'shatterpoint.activation.actions' as const,
            path: ['wants'],
            facts: { unit, action, own, isRepeated },
          },
        ]
      : []),
  ]
}

/** A unit becomes wounded in the middle of an action: it counts as performed, and the activation is over. */
export function cutShort(now: Activation, { action, granted }: UsedAction, trace: ShatterpointTrace): ActivationState {
  const { unit } = now
  trace.applied('shatterpoint.activation.wounded-ends', { unit })
  trace.applied('shatterpoint.action.cut-short', { unit, action })
  const state = stateOf({ ...now, wounded: true, used: [...now.used, { action, granted }] }, 0)
  return { ...state, left: 0, over: true }
}
