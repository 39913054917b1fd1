import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { CardEffect } from '../content/card-effects.ts'
import { CardFate, type Equipment } from '../content/equipment.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Location } from '../content/locations.ts'
import type { Mission, MissionRule } from '../content/mission.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { Id } from '../vocabulary.ts'

export const EquipmentQuestion = z
  .strictObject({
    location: Id.describe('The map piece, `12A`.'),
    mission: Id.optional(),
    phase: z.int().min(1).max(6).default(1),
    faceUp: z.boolean().default(true).describe('Whether the location card is in play, face up.'),
    startedTurnHere: z.boolean().default(true).describe('Whether the soldier started the turn in this zone.'),
    orderPlayed: z.boolean().default(false).describe('Whether an order card was played this turn.'),
    ...ownCardsField,
  })
  .meta({ id: 'GearsEquipmentInput' })
export type EquipmentQuestion = z.infer<typeof EquipmentQuestion>

export const EquipmentUse = z
  .object({
    equipment: Id,
    does: z.array(CardEffect),
    card: CardFate.describe('What becomes of the location card.'),
    insteadOfOrder: z.boolean().describe('Whether it takes the place of the turn’s order card.'),
  })
  .meta({ id: 'GearsEquipmentOutcome' })
export type EquipmentUse = z.infer<typeof EquipmentUse>

/** Activates the equipment of a location. */
export function activateEquipment(
  question: EquipmentQuestion,
  mission: Mission | null,
  content: GearsContent,
  trace: GearsTrace,
): EquipmentUse | Refusal {
  const location = content.locations.get(question.location)
  if (location === undefined) {
    const facts = { kind: 'location', id: question.location } as const
    return refuse([{ rule: 'gears.content.known', path: ['location'], facts }])
  }
  const equipment = location.equipment === null ? undefined : content.equipment.get(location.equipment)
  if (equipment === undefined) return unusable(location, 'none', 'location')
  if (!question.faceUp) return unusable(location, 'notInPlay', 'faceUp')
  const isReady = question.startedTurnHere && !question.orderPlayed
  if (equipment.isInsteadOfOrder && !isReady)
    return unusable(location, 'condition', question.orderPlayed ? 'orderPlayed' : 'startedTurnHere')
  trace.applied('gears.special.equipment', { location: location.piece, reason: 'usable' })
  const rules = [...(mission?.rules ?? []), ...(mission?.phases[question.phase - 1]?.rules ?? [])]
  if (mission?.id === 'china-shop' && location.equipment === 'equipment-hammer-of-dawn')
    trace.applied('gears.mission.china-shop.hammer', { location: location.piece })
  return {
    equipment: equipment.id,
    does: equipment.does,
    card: fateOf(location, equipment, rules, trace),
    insteadOfOrder: equipment.isInsteadOfOrder,
  }
}

const unusable = ({ piece }: Location, reason: 'none' | 'notInPlay' | 'condition', field: string): Refusal =>
  refuse([{ rule: 'gears.special.equipment', path: [field], facts: { location: piece, reason } }])

/** What becomes of the card, by the mission or by the card itself. */
function fateOf(
  { piece }: Location,
  { id, afterUse }: Equipment,
  rules: readonly MissionRule[],
  trace: GearsTrace,
): CardFate {
  if (rules.some(({ kind, location }) => kind === 'keepEquipment' && location === piece)) {
    trace.applied('gears.mission.emergence.12a', { location: piece })
    return 'kept'
  }
  if (rules.some(({ kind, equipment }) => kind === 'equipmentFaceDown' && equipment.includes(id))) {
    trace.applied('gears.mission.waves.resupply', { location: piece })
    return 'faceDown'
  }
  return afterUse
}
