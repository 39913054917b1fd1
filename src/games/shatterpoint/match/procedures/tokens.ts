import { BOOK } from '../../content/book-numbers.ts'
import type { STRAINING } from '../../damage/conditions.rules.ts'
import { receiveCondition, type Suffered, sufferDamage } from '../../damage/damage.ts'
import { hunkerOf, isUnitEngaged } from '../../sight/engagement.ts'
import { refreshForce, spendForce } from '../../turn/force.ts'
import type { Condition, Player } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import { standingOn } from '../abilities/standing.ts'
import type { Cause } from '../events/token-events.ts'
import { fieldOf, placedUnitOf } from '../field.ts'
import type { Asking, MatchRun } from '../questions.ts'
import { damageStateOf, unitOf } from '../units.ts'
import type { Fight } from './fight.ts'
import { note, scratchOf } from './scratch.ts'
import { gain } from './victory.ts'
import { openWindow } from './windows.ts'

/** Where damage comes from: what caused it, who gets the credit, and the attack it is part of. */
export type Harm = { readonly cause: Cause; readonly by: string | null; readonly fight: Fight | null }

/** One unit and the damage it suffers. */
export type Hit = { readonly unit: string; readonly amount: number }

/** A unit suffers damage; at its stamina it is wounded at once. */
export const suffer = (run: MatchRun, unit: string, amount: number, harm: Harm): void =>
  sufferTogether(run, [{ unit, amount }], run.state.active, harm)

/** Several units suffer damage at the same time: all of it first, then wounds, by whose gain comes first. */
export function sufferTogether(run: MatchRun, hits: readonly Hit[], first: Player, harm: Harm): void {
  const harmed = hits.filter(({ amount }) => amount > 0)
  if (harmed.length > 1) run.trace.applied('shatterpoint.damage.together', { units: harmed.map(({ unit }) => unit) })
  const suffered = harmed.map(({ unit, amount }) => {
    const before = damageStateOf(unitOf(run.state, unit), run.content)
    const after = sufferDamage(before, amount, run.trace)
    const { damage } = after.unit
    if (damage > before.damage) run.emit({ type: 'damageSuffered', unit, amount: damage - before.damage, damage })
    return { id: unit, ...after }
  })
  const wounded = suffered.filter(({ momentum }) => momentum !== null)
  if (wounded.length > 1) run.trace.applied('shatterpoint.struggle.simultaneous', { first })
  const inOrder = [
    ...wounded.filter(({ momentum }) => momentum === first),
    ...wounded.filter(({ momentum }) => momentum !== first),
  ]
  for (const one of inOrder) wound(run, one.id, one, harm)
}

function wound(run: MatchRun, id: string, { momentum }: Suffered, { cause, by, fight }: Harm): void {
  if (momentum === null) return
  run.emit({ type: 'unitWounded', unit: id, cause, by })
  const { activation } = run.state
  if (activation?.unit === id) run.trace.applied('shatterpoint.activation.wounded-ends', { unit: id })
  fight?.wounded.push(id)
  scratchOf(run).woundings.push({ unit: id, by, fight })
  gain(run, momentum)
}

/** A unit receives a condition, or 1 damage for one that it has. */
export function receive(run: MatchRun, id: string, condition: Condition, harm: Harm): void {
  const unit = damageStateOf(unitOf(run.state, id), run.content)
  const before = { ...unit, immunities: immunitiesOf(run, id) }
  const after = receiveCondition(before, condition, run.trace)
  if (after.unit.conditions.length > before.conditions.length) {
    run.emit({ type: 'conditionGained', unit: id, condition })
    note(run, happening('conditionGained', { subject: id, source: unitNamed(run, harm.by) }))
  }
  const { damage } = after.unit
  if (damage > before.damage) run.emit({ type: 'damageSuffered', unit: id, amount: damage - before.damage, damage })
  wound(run, id, after, harm)
}

/** The conditions that abilities keep off a unit. */
function immunitiesOf({ state, content }: MatchRun, id: string): Condition[] {
  const field = fieldOf(state, content)
  const characters = placedUnitOf(field, id)?.characters ?? []
  return characters.flatMap((character) =>
    standingOn('immunity', character, { state, field, content, fight: null }).map(({ immunity }) => immunity),
  )
}

/** The unit that is meant by a unit’s or a character’s name. */
export const unitNamed = ({ state }: MatchRun, by: string | null): string | null =>
  state.units.find(({ id, characters }) => id === by || characters.some((one) => one.id === by))?.id ?? null

/** A unit loses a condition that it has. */
export function lose(run: MatchRun, id: string, condition: Condition): void {
  if (!unitOf(run.state, id).conditions.includes(condition)) return
  run.emit({ type: 'conditionRemoved', unit: id, condition })
}

/** The strained token that a unit has now; null without one. What begins now pays for this token only. */
export function strainToken({ state }: MatchRun, id: string): number | null {
  const { conditions, strainTokens, defeated } = unitOf(state, id)
  return conditions.includes('strained') && !defeated ? strainTokens : null
}

/** What a strained unit suffers for what it did, if it still has the token that it had when that began. */
export function strain(
  run: MatchRun,
  id: string,
  token: number | null,
  event: (typeof STRAINING)[number],
  fight: Fight | null,
): void {
  if (token === null || strainToken(run, id) !== token) return
  run.trace.applied('shatterpoint.condition.strained', { unit: id, event, isTriggered: true })
  suffer(run, id, BOOK.strainDamage, { cause: 'condition', by: null, fight })
  lose(run, id, 'strained')
}

/** A unit receives hunker tokens, unless it is engaged. */
export function* gainHunker(run: MatchRun, id: string, amount: number): Asking<void> {
  const field = fieldOf(run.state, run.content)
  const unit = placedUnitOf(field, id)
  if (unit === null || (unit.keepsHunker !== true && isUnitEngaged(field, unit))) {
    run.trace.applied('shatterpoint.hunker.lose', { unit: id, tokens: 0 })
    return
  }
  run.emit({ type: 'hunkerGained', unit: id, amount })
  yield* openWindow(run, [happening('hunkerGained', { subject: id })], run.state.active)
}

/** Units that are engaged now lose their hunker tokens. */
export function checkHunker(run: MatchRun): void {
  const field = fieldOf(run.state, run.content)
  for (const unit of field.units) {
    if (unit.hunker > 0 && hunkerOf(field, unit, run.trace) === 0) {
      run.emit({ type: 'hunkerLost', unit: unit.id, amount: unit.hunker })
    }
  }
}

/** A player spends Force. */
export function spend(run: MatchRun, player: Player, amount: number): void {
  if (amount === 0) return
  const { ready } = spendForce(run.state.players[player].force, amount, run.trace)
  run.emit({ type: 'forceSpent', player, amount, ready })
}

/** A player turns spent Force over again, as much as there is. */
export function refresh(run: MatchRun, player: Player, amount: number): void {
  const { force } = run.state.players[player]
  const { ready } = refreshForce(force, amount, run.trace)
  if (ready > force.ready) run.emit({ type: 'forceRefreshed', player, amount: ready - force.ready, ready })
}
