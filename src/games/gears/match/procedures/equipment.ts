import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { CardEffect, CardEffectKind } from '../../content/card-effects.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { refuse } from '../../refusal.ts'
import type { GearsRules, GearsTrace } from '../../rules.ts'
import { activateEquipment, type EquipmentUse } from '../../turn/equipment-use.ts'
import type { MatchContext } from '../context.ts'
import { mapOfState } from '../map.ts'
import type { Asking } from '../questions.ts'
import { type GearsState, playerOf } from '../state.ts'
import { drawWeapons, gainAmmo, gainWeapon } from './arming.ts'
import { heavyAttack, heavyTargets } from './heavy-weapon.ts'
import { missionOf } from './mission-rules.ts'
import { relocate } from './relocation.ts'

/** The piece whose equipment a soldier stands at; null if the zone has no icon. */
function equipmentAt(state: GearsState, seat: number, content: GearsContent): string | null {
  const { position } = playerOf(state, seat)
  const zone = mapOfState(state, content).zone(position.zone)
  return zone?.equipment === true ? zone.piece : null
}

/** What the equipment in a soldier’s zone would do, or why it cannot be activated. */
export function equipmentUse(
  state: GearsState,
  seat: number,
  content: GearsContent,
  trace: GearsTrace = new Trace<GearsRules>(),
): EquipmentUse | Refusal {
  const piece = equipmentAt(state, seat, content)
  const none = { rule: 'gears.special.equipment', path: ['command', 'activateEquipment'] } as const
  if (piece === null) return refuse([{ ...none, facts: { location: null, reason: 'none' } }])
  const card = state.locations.find((location) => location.piece === piece)
  const { position } = playerOf(state, seat)
  const question = {
    location: piece,
    phase: state.phase,
    faceUp: card?.isFaceUp ?? false,
    startedTurnHere: state.turn.startZone === position.zone,
    orderPlayed: state.turn.hasPlayed,
  }
  const use = activateEquipment(question, missionOf(state, content), content, trace)
  if (use instanceof Refusal || !isIdle(use, state, seat, content)) return use
  return refuse([{ ...none, facts: { location: piece, reason: 'condition' } }])
}

/** A heavy weapon without a target cannot take the place of an order card. */
const isIdle = ({ insteadOfOrder }: EquipmentUse, state: GearsState, seat: number, content: GearsContent): boolean =>
  insteadOfOrder && heavyTargets(state, seat, content).length === 0

/** Carries out what the equipment of a soldier’s zone does; the payment has been made. */
export function* operateEquipment(context: MatchContext, seat: number): Asking<void> {
  const { state, content, trace } = context
  const piece = equipmentAt(state, seat, content)
  const use = equipmentUse(state, seat, content, trace)
  if (piece === null || use instanceof Refusal) return
  for (const effect of use.does) {
    CHANGES[effect.does]?.(context, seat, effect)
    const part = CARD_EFFECTS[effect.does]
    if (part !== undefined) yield* part(context, seat, effect)
  }
  if (use.card === 'discarded') context.emit({ type: 'locationDiscarded', piece })
  if (use.card === 'faceDown') context.emit({ type: 'locationTurned', piece, isFaceUp: false })
  context.emit({ type: 'marked', mark: `equipment:${piece}` })
}

type Change = (context: MatchContext, seat: number, effect: CardEffect) => void
type Use = (context: MatchContext, seat: number, effect: CardEffect) => Asking<void>

/** What leaves nothing to choose. */
const CHANGES: Readonly<Partial<Record<CardEffectKind, Change>>> = {
  grenades: (context, seat, { amount }) => context.emit({ type: 'grenadesGained', seat, amount: amount ?? 0 }),
  unlock: (context) => {
    const locked = context.state.levels.find(({ isLocked }) => isLocked)
    if (locked === undefined) return
    context.trace.applied('gears.explore.unlock', { level: locked.number })
    context.emit({ type: 'levelUnlocked', level: locked.number })
  },
}

/** What the player may have to choose about. */
const CARD_EFFECTS: Readonly<Partial<Record<CardEffectKind, Use>>> = {
  ammo: (context, seat, { amount }) => gainAmmo(context, seat, amount ?? 0),
  drawWeapons: (context, seat, { amount, keep, ammo }) =>
    drawWeapons(context, seat, { amount: amount ?? 0, keep: keep ?? 0, ammo: ammo ?? 0 }),
  gainWeapon: (context, seat, { weapon, ammo }) => gainWeapon(context, seat, weapon ?? '', ammo ?? 0),
  relocate,
  heavyAttack: (context, seat, { amount }) => heavyAttack(context, seat, amount ?? 0),
}
