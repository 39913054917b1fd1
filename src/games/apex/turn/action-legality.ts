import { z } from 'zod'
import { ACTIVATION_POINTS, BASIC_ACTION_TABLE, BasicAction, type FreeAction } from '../content/actions.ts'
import { CardActionKind } from '../content/effects.ts'
import { RUSH_SPACES } from '../content/movement.ts'
import { Label } from '../language/label.ts'
import type { ApexRule, ApexTrace } from '../rules.ts'

export const ActivationState = z
  .strictObject({
    legend: Label.default('legend').describe('The Legend that wants to act.'),
    ownActivation: z.boolean().default(true).describe('It is this Legend’s own activation.'),
    ap: z.int().min(0).max(ACTIVATION_POINTS).default(ACTIVATION_POINTS).describe('The AP it has left.'),
    eliminated: z
      .enum(['no', 'before', 'inThisActivation'])
      .default('no')
      .describe('Off the board: since before this activation, or since a moment ago.')
      .meta({ id: 'ApexEliminated' }),
    resolving: z.boolean().default(false).describe('An action of its own is being resolved.'),
    open: z
      .strictObject({
        action: BasicAction,
        done: z.array(BasicAction).max(2).default([]).describe('The parts of it that are done.'),
      })
      .optional()
      .describe('A combined action that has begun: its AP are paid, and its other parts are possible.')
      .meta({ id: 'ApexOpenAction' }),
    respawnCostWaived: z.boolean().default(false).describe('A card lets the Legend respawn for no AP.'),
    shotUsed: z.boolean().default(false),
    rushUsed: z.boolean().default(false),
    enhancementUsed: z.boolean().default(false).describe('The action being resolved has its enhancement.'),
    featsInHand: z.int().min(0).max(40).default(0),
  })
  .meta({ id: 'ApexActivationState' })
export type ActivationState = z.infer<typeof ActivationState>

export const CardPlay = z
  .strictObject({
    id: Label,
    source: z.enum(['feat', 'ability', 'weapon']).meta({ id: 'ApexCardSource' }),
    kind: CardActionKind,
    ap: z.int().min(0).max(ACTIVATION_POINTS).default(0),
    shoots: z.boolean().default(false).describe('It contains a shoot action.'),
    available: z
      .boolean()
      .default(true)
      .describe('A feat is in hand, an ability has a token in supply, a weapon is equipped.'),
    conditionHolds: z.boolean().default(true).describe('What an instant or a reaction waits for happens right now.'),
  })
  .refine(({ kind, ap }) => (kind === 'special' ? ap > 0 : ap === 0), {
    path: ['ap'],
    error: 'A special action costs 1 or 2 AP; every other card costs none.',
  })
  .meta({ id: 'ApexCardPlay' })
export type CardPlay = z.infer<typeof CardPlay>

const Part = z
  .object({
    part: BasicAction,
    amount: z.int().min(0).max(20).nullable().describe('Movement points, or objects to destroy.'),
  })
  .meta({ id: 'ApexActionPart' })

export const ActionVerdict = z
  .object({
    action: z.string(),
    cost: z.int().min(0).max(ACTIVATION_POINTS),
    legal: z.boolean(),
    rule: z.string().nullable().describe('The rule that forbids it; null if it is legal.'),
    parts: z.array(Part).describe('What the action consists of, in any order.'),
  })
  .meta({ id: 'ApexActionVerdict' })
export type ActionVerdict = z.infer<typeof ActionVerdict>

/** Records the rule that decides and names it. */
type Judge = (state: ActivationState, trace: ApexTrace) => ApexRule | null

/** Decides about a basic action. */
export function judgeBasic(action: BasicAction, state: ActivationState, trace: ApexTrace): ActionVerdict {
  if (state.open !== undefined && isFree(state)) return judgePart(action, state.open, trace)
  const { ap, parts } = BASIC_ACTION_TABLE[action]
  const rule = forbiddenBasic(action, ap)(state, trace)
  const cost = action === 'respawn' && rule === null ? respawnCost(ap, state, trace) : ap
  if (rule === null) {
    trace.applied('apex.activation.basic-actions', { action, cost, legal: true })
    if (parts.length > 1) trace.applied('apex.activation.and-any-order', { action, parts: [...parts] })
  }
  return { action, cost, legal: rule === null, rule, parts: [...parts] }
}

/** Whether nothing but the open action itself stands in the way of a Legend's part of it. */
const isFree = ({ ownActivation, eliminated }: ActivationState): boolean => ownActivation && eliminated === 'no'

/** What is left of a combined action that has begun. */
const partsLeft = ({ action, done }: NonNullable<ActivationState['open']>) =>
  BASIC_ACTION_TABLE[action].parts.filter(({ part }) => !done.includes(part))

/** Decides about a part of a combined action that has begun: what is left of it is possible, nothing else is. */
function judgePart(action: BasicAction, open: NonNullable<ActivationState['open']>, trace: ApexTrace): ActionVerdict {
  const left = partsLeft(open)
  const parts = left.filter(({ part }) => part === action)
  const legal = parts.length > 0
  trace.applied('apex.activation.open-action', {
    action,
    open: open.action,
    legal,
    left: left.map(({ part }) => part),
    done: open.done.includes(action),
  })
  if (legal && action === 'move') {
    trace.applied('apex.move.combined', { action: open.action, after: open.done.includes(open.action) })
  }
  return { action, cost: 0, legal, rule: legal ? null : 'apex.activation.open-action', parts }
}

/** What a Respawn that is possible costs, and why. */
function respawnCost(ap: number, state: ActivationState, trace: ApexTrace): number {
  if (state.eliminated === 'inThisActivation') trace.applied('apex.respawn.same-activation', { ap: state.ap })
  if (!state.respawnCostWaived) return ap
  trace.applied('apex.respawn.waived-cost', { ap: state.ap, possible: true })
  return 0
}

const forbiddenBasic =
  (action: BasicAction, cost: number): Judge =>
  (state, trace) => {
    if (!state.ownActivation && state.eliminated !== 'no') {
      trace.applied('apex.elimination.inactive', { action })
      return 'apex.elimination.inactive'
    }
    const outOfTurn = forbiddenNow(action, state, trace)
    if (outOfTurn !== null) return outOfTurn
    if (action === 'respawn' && state.respawnCostWaived && state.ap < cost && state.eliminated !== 'no') {
      trace.applied('apex.respawn.waived-cost', { ap: state.ap, possible: false })
      return 'apex.respawn.waived-cost'
    }
    if (action === 'respawn' && state.eliminated === 'no') {
      trace.applied('apex.activation.basic-actions', { action, cost, legal: false })
      return 'apex.activation.basic-actions'
    }
    if (action !== 'respawn' && state.eliminated !== 'no') return offBoard(action, state, trace)
    return forbiddenByUse({ action, cost, shoots: action === 'shoot' }, state, trace)
  }

/** Actions have their time: the own activation, when no other action is being resolved. */
function forbiddenNow(action: string, state: ActivationState, trace: ApexTrace): ApexRule | null {
  if (!state.ownActivation) {
    trace.applied('apex.activation.outside', { action })
    return 'apex.activation.outside'
  }
  if (!state.resolving && state.open === undefined) return null
  trace.applied('apex.activation.resolve-fully', { action })
  return 'apex.activation.resolve-fully'
}

function offBoard(action: string, { ap }: ActivationState, trace: ApexTrace): ApexRule {
  trace.applied('apex.activation.eliminated', { action, mayWait: false, ap })
  return 'apex.activation.eliminated'
}

/** One shoot action, and AP for the whole cost. */
export function forbiddenByUse(
  { action, cost, shoots }: { action: string; cost: number; shoots: boolean },
  { shotUsed, ap }: ActivationState,
  trace: ApexTrace,
): ApexRule | null {
  if (shoots && shotUsed) {
    trace.applied('apex.activation.shoot-once', { alreadyShot: true })
    return 'apex.activation.shoot-once'
  }
  if (cost <= ap) return null
  trace.applied('apex.activation.ap', { action, cost, ap })
  return 'apex.activation.ap'
}

/** Decides about what costs no AP. */
export function judgeFreeAction(freeAction: FreeAction, state: ActivationState, trace: ApexTrace): ActionVerdict {
  const rule = CHECKS[freeAction](state, trace)
  const isMove = freeAction === 'rush' && rushReason(state) !== 'morePoints'
  const parts = isMove ? [{ part: 'move' as const, amount: RUSH_SPACES }] : []
  return { action: freeAction, cost: 0, legal: rule === null, rule, parts }
}

/** Whether a Legend may rush now: never in the middle of another action, but for one more point of a Move that is left. */
export function rushReason({ rushUsed, featsInHand, resolving, open }: ActivationState) {
  if (rushUsed) return 'used'
  if (featsInHand === 0) return 'noFeat'
  if (resolving) return 'resolving'
  if (open === undefined) return 'possible'
  return partsLeft(open).some(({ part }) => part === 'move') ? 'morePoints' : 'resolving'
}

const CHECKS: Readonly<Record<FreeAction, Judge>> = {
  rush(state, trace) {
    if (!state.ownActivation) return forbiddenNow('rush', state, trace)
    if (state.eliminated !== 'no') return offBoard('rush', state, trace)
    const reason = rushReason(state)
    trace.applied('apex.activation.rush', { reason })
    return reason === 'possible' || reason === 'morePoints' ? null : 'apex.activation.rush'
  },
  lootHandling(state, trace) {
    if (!state.ownActivation) return forbiddenNow('lootHandling', state, trace)
    if (state.eliminated !== 'no') return offBoard('lootHandling', state, trace)
    const possible = !state.resolving && state.open === undefined
    trace.applied('apex.activation.loot-handling', { possible })
    return possible ? null : 'apex.activation.loot-handling'
  },
  pass(state, trace) {
    const outOfTurn = forbiddenNow('pass', state, trace)
    if (outOfTurn !== null) return outOfTurn
    if (state.eliminated === 'before') return offBoard('pass', state, trace)
    if (state.eliminated === 'inThisActivation') {
      trace.applied('apex.activation.eliminated', { action: 'pass', mayWait: true, ap: state.ap })
    } else trace.applied('apex.activation.pass', { ap: state.ap })
    return null
  },
}
