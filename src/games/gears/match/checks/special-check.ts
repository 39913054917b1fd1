import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { GearsViolation } from '../../refusal.ts'
import type { CommandBody } from '../command.ts'
import { isOwnOrders } from '../procedures/acting.ts'
import { equipmentUse } from '../procedures/equipment.ts'
import type { GearsState } from '../state.ts'
import { playerOf } from '../state.ts'

type Path = GearsViolation['path']
type Special = 'revive' | 'pickUp' | 'equipment'

/** Before the order card of the turn is played one card has to stay in hand. */
export function keepOneViolations(state: GearsState, seat: number, path: Path): GearsViolation[] {
  const { hand } = playerOf(state, seat)
  if (state.turn.hasPlayed || hand.length > 1) return []
  return [{ rule: 'gears.special.keep-one', path, facts: { hand: hand.length } }]
}

/** The moment and the cost of a special action. */
function specialViolations(
  state: GearsState,
  seat: number,
  kind: Special,
  card: string | undefined,
  path: Path,
): GearsViolation[] {
  const { hand } = playerOf(state, seat)
  const refuse = (reason: 'used' | 'emptyHand' | 'notInHand'): GearsViolation[] => [
    { rule: 'gears.special.cost-limit', path, facts: { kind, reason, card: card ?? null } },
  ]
  if (!isOwnOrders(state, seat)) return [{ rule: 'gears.special.when', path, facts: { kind, inAction: false } }]
  if (state.turn.specialActions.includes(kind)) return refuse('used')
  if (card === undefined) return []
  if (hand.length === 0) return refuse('emptyHand')
  return hand.includes(card) ? [] : refuse('notInHand')
}

export function reviveViolations(
  state: GearsState,
  seat: number,
  { cog, card }: CommandBody<'revive'>,
): GearsViolation[] {
  const path = ['command', 'revive']
  const zone = playerOf(state, seat).position.zone
  const target = state.players.find(({ character }) => character === cog)
  const inZone = target?.status === 'bleeding' && target.position.zone === zone
  return [
    ...specialViolations(state, seat, 'revive', card, path),
    ...keepOneViolations(state, seat, path),
    ...(inZone
      ? []
      : [{ rule: 'gears.special.revive', path: [...path, 'cog'], facts: { target: cog, inZone } } as const]),
  ]
}

/** The order cards that picking up costs a soldier. */
export const pickUpCost = (state: GearsState, seat: number, { characters }: GearsContent): number =>
  characters.get(playerOf(state, seat).character)?.pickUpCost ?? 1

export function pickUpViolations(
  state: GearsState,
  seat: number,
  { marker: id, as, card }: CommandBody<'pickUp'>,
  content: GearsContent,
): GearsViolation[] {
  const path = ['command', 'pickUp']
  const { character: cog, position, weapons } = playerOf(state, seat)
  const cost = pickUpCost(state, seat, content)
  const marker = state.droppedWeapons.find((droppedWeapon) => droppedWeapon.id === id)
  const refuse = (reason: 'unknownMarker' | 'otherZone' | 'notHeld' | 'noCard'): GearsViolation[] => [
    { rule: 'gears.drop.pickup', path, facts: { cog, weapon: marker?.weapon ?? id, reason, cost } },
  ]
  if (marker === undefined) return refuse('unknownMarker')
  if (marker.zone !== position.zone) return refuse('otherZone')
  if ((card === undefined) !== (cost === 0)) return refuse('noCard')
  const isHeld = weapons.some(({ weapon }) => weapon === marker.weapon)
  if (as === 'ammo' && !isHeld) return refuse('notHeld')
  const duplicate: GearsViolation[] =
    as === 'weapon' && isHeld
      ? [{ rule: 'gears.weapon.duplicate', path, facts: { weapon: marker.weapon, ammo: 0 } }]
      : []
  return [
    ...duplicate,
    ...specialViolations(state, seat, 'pickUp', card, path),
    ...(card === undefined ? [] : keepOneViolations(state, seat, path)),
  ]
}

export function equipmentViolations(
  state: GearsState,
  seat: number,
  { card }: CommandBody<'activateEquipment'>,
  content: GearsContent,
): GearsViolation[] {
  const path = ['command', 'activateEquipment']
  if (card === undefined) {
    const facts = { kind: 'equipment', reason: 'notInHand', card: null } as const
    return [{ rule: 'gears.special.cost-limit', path, facts }]
  }
  const violations = specialViolations(state, seat, 'equipment', card, path)
  if (violations.length > 0) return violations
  const use = equipmentUse(state, seat, content)
  if (use instanceof Refusal) return (use.violations as GearsViolation[]).map((violation) => ({ ...violation, path }))
  // What takes the place of the order card is paid with it.
  return use.insteadOfOrder ? [] : keepOneViolations(state, seat, path)
}
