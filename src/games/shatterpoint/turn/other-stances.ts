import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { Stance } from '../combat/stance/stance.ts'
import { findStance, StanceSource } from '../combat/stance/stance-source.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { refuse } from '../refusal.ts'
import type { Drawn } from '../table/drawn-battlefield.ts'
import { unknownThing } from '../table/named-objects.ts'
import { Id, LIMITS } from '../vocabulary.ts'

const StanceOfUnit = z
  .strictObject({ unit: Id, stance: StanceSource })
  .describe('A unit on the battlefield and its face-up stance.')
  .meta({ id: 'ShatterpointStanceOfUnit' })
type StanceOfUnit = z.infer<typeof StanceOfUnit>

export const StancesOfOthers = z
  .array(StanceOfUnit)
  .max(LIMITS.units)
  .default([])
  .describe('The face-up stances of other units, by their cards or described; left out, they are as the table says.')

/** The stances that a question gives, or everything that is wrong with them. */
export function stancesOfOthers(
  asked: readonly StanceOfUnit[],
  drawn: Drawn,
  content: ShatterpointContent,
): Map<string, Stance> | Refusal {
  const read = asked.map((entry, index) => readStance(entry, ['stances', index], drawn, content))
  const refusals = read.filter((stance) => stance instanceof Refusal)
  if (refusals.length > 0) return Refusal.join(refusals)
  return new Map(
    read.flatMap((stance, index) => (stance instanceof Refusal ? [] : [[asked[index]?.unit ?? '', stance]])),
  )
}

function readStance(
  { unit: id, stance: source }: StanceOfUnit,
  path: readonly (string | number)[],
  drawn: Drawn,
  content: ShatterpointContent,
): Stance | Refusal {
  if (!drawn.battlefield.units.some((unit) => unit.id === id)) return refuse([unknownThing(id, [...path, 'unit'])])
  const stance = findStance(source, content, [...path, 'stance'])
  if (stance instanceof Refusal) return stance
  return stanceContradiction(stance, { unit: id, path: [...path, 'stance'] }, drawn) ?? stance
}

/** The refusal of a stance other than the one that the table names. */
export function stanceContradiction(
  stance: Stance,
  { unit: id, path }: { readonly unit: string; readonly path: readonly (string | number)[] },
  { battlefield, path: table }: Drawn,
): Refusal | null {
  const index = battlefield.units.findIndex((unit) => unit.id === id)
  const there = battlefield.units[index]?.stance
  if (there === undefined || there === stance.id) return null
  const paths = [path.join('.'), [...table, 'units', index, 'stance'].join('.')]
  const facts = { what: id, fact: 'stance', here: stance.id, there, paths } as const
  return refuse([{ rule: 'shatterpoint.table.agrees', path, facts }])
}
