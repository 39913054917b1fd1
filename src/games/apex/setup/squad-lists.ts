import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { INTRODUCTORY_LEGENDS, LEGENDS_IN, type Mode } from '../content/setup.ts'
import { Label } from '../language/label.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import { SQUADS, type Squad } from '../table/squad.ts'
import type { KnownLegends } from './own-legends.ts'

const Legends = z.array(Label).max(3)

/** The Legends of both squads. */
export const SquadLists = z.strictObject({ red: Legends, blue: Legends }).meta({ id: 'ApexSquadLists' })
export type SquadLists = Readonly<Record<Squad, readonly string[]>>

/** The Legends that were named, or those of the introductory game. */
export function squadsOf(mode: Mode, named: SquadLists | undefined): SquadLists {
  if (named !== undefined) return named
  const { red, blue } = INTRODUCTORY_LEGENDS
  return { red: red.slice(0, LEGENDS_IN[mode]), blue: blue.slice(0, LEGENDS_IN[mode]) }
}

/** Refuses squads of another size than the mode's, unknown Legends, and a Legend in two places. */
export function checkSquads(squads: SquadLists, mode: Mode, legends: KnownLegends): Refusal | null {
  const size = LEGENDS_IN[mode]
  const isWhole = squads.red.length === size && squads.blue.length === size
  const facts = { red: squads.red.length, blue: squads.blue.length, needed: size }
  const violations: ApexViolation[] = [
    ...(isWhole ? [] : [{ rule: 'apex.setup.players' as const, path: ['legends'], facts }]),
    ...legendViolations(squads, legends),
  ]
  return violations.length > 0 ? refuse(violations) : null
}

/** What is wrong with the Legends themselves, whatever their number. */
function legendViolations(squads: SquadLists, legends: KnownLegends): ApexViolation[] {
  const all = SQUADS.flatMap((squad) => squads[squad].map((id, index) => ({ id, path: ['legends', squad, index] })))
  return all.flatMap(({ id, path }, index): ApexViolation[] => {
    if (!legends.has(id)) return [{ rule: 'apex.content.known', path, facts: { kind: 'legend', id } }]
    const isTaken = all.slice(0, index).some((other) => other.id === id)
    return isTaken ? [{ rule: 'apex.setup.recruit-alternate', path, facts: { legend: id, taken: true } }] : []
  })
}
