import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { happening } from '../abilities/moment.ts'
import type { MatchRun } from '../questions.ts'
import type { UnitInMatch } from '../state.ts'
import { cardOf, unitOf } from '../units.ts'
import { note } from './scratch.ts'

/** The sides of a unit’s stance card, by their names on it. */
export const stancesOf = (unit: UnitInMatch, content: ShatterpointContent): string[] =>
  cardOf(unit, content).stances.map((id) => id.slice(unit.card.length + 1))

/** The side that is face down; null for a card with one side. */
export const otherStance = (unit: UnitInMatch, content: ShatterpointContent): string | null =>
  stancesOf(unit, content).find((stance) => stance !== unit.stance) ?? null

/** A unit flips its stance card, if that has another side. */
export function flipStance(run: MatchRun, id: string, byEffect: boolean): boolean {
  const unit = unitOf(run.state, id)
  const stance = otherStance(unit, run.content)
  if (stance === null) return false
  if (byEffect) run.trace.applied('shatterpoint.stance.flip-by-effect', { unit: id })
  else run.trace.applied('shatterpoint.stance.flip', { unit: id, obstacle: null })
  run.emit({ type: 'stanceFlipped', unit: id, stance, byEffect })
  note(run, happening('stanceFlipped', { subject: id }))
  return true
}
