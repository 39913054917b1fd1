import type { AiCard } from '../content/ai-cards/ai-card.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { SLOTS } from '../vocabulary.ts'
import type { EnemySlots } from './ai/context.ts'

/** The AI cards of a mission: the general ones it lists, and all cards of the figures in its slots. */
export function missionCards(
  general: readonly number[],
  slots: EnemySlots,
  { aiCards, enemies }: GearsContent,
  trace: GearsTrace,
): AiCard[] {
  const inSlots = SLOTS.flatMap((slot) => slots[slot] ?? [])
  const sets = new Set<string>(inSlots.flatMap((id) => enemies.get(id)?.figureType ?? []))
  const cards = [...aiCards.values()].filter(
    ({ number, set }) => (set === 'general' && general.includes(number)) || sets.has(set),
  )
  const facts = { general: new Set(general).size, enemies: inSlots, cards: cards.length, fault: null }
  trace.applied('gears.ai.four-per-enemy', facts)
  return cards
}

/** Numbers that are not cards, or not general ones. */
export function generalViolations(
  general: readonly number[],
  { aiCards }: GearsContent,
  path: GearsViolation['path'],
): GearsViolation[] {
  return general.flatMap((number, index): GearsViolation[] => {
    const card = aiCards.get(number)
    const at = [...path, index]
    if (card === undefined) return [unknownCard(number, at)]
    if (card.set === 'general') return []
    const facts = { general: number, enemies: [], cards: 0, fault: 'notGeneral' as const }
    return [{ rule: 'gears.ai.four-per-enemy', path: at, facts }]
  })
}

/** Numbers that are not cards. */
export const cardViolations = (
  numbers: readonly number[],
  { aiCards }: GearsContent,
  path: GearsViolation['path'],
): GearsViolation[] =>
  numbers.flatMap((number, index) => (aiCards.has(number) ? [] : [unknownCard(number, [...path, index])]))

export const unknownCard = (number: number, path: GearsViolation['path']): GearsViolation => ({
  rule: 'gears.content.known',
  path,
  facts: { kind: 'aiCard', id: String(number) },
})
