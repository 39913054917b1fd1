import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Profile } from '../combat/stance/profile.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { refuse } from '../refusal.ts'
import { Id, UNIT_TYPES, type UnitType } from '../vocabulary.ts'

/** A unit of the content by its id, or one that the caller describes. */
export const UnitChoice = z
  .union([
    z.strictObject({ unit: Id }).describe('A unit of the content.').meta({ id: 'ShatterpointKnownUnit' }),
    z.strictObject({ own: Profile }).meta({ id: 'ShatterpointOwnUnit' }),
  ])
  .meta({ id: 'ShatterpointUnitChoice' })
export type UnitChoice = z.infer<typeof UnitChoice>

export const Squad = z
  .strictObject({
    units: z.array(UnitChoice).max(6),
    era: Id.exactOptional().describe('The first era that fits all of them if left out.'),
  })
  .meta({ id: 'ShatterpointSquad' })
export type Squad = z.infer<typeof Squad>

/** A unit in a squad, with the field that names it. */
export type Member = { readonly id: string | null; readonly profile: Profile; readonly path: Path }
export type SquadOfMembers = { readonly members: readonly Member[]; readonly era: string | null }
type Path = readonly (string | number)[]
/** Looks up the units of squads; units that are not in the content are refused. */
export function squadsOf(squads: readonly Squad[], content: ShatterpointContent): SquadOfMembers[] | Refusal {
  return allOf(
    squads.map(({ units, era = null }, index) => {
      const members = membersOf(units, content, ['squads', index, 'units'])
      return members instanceof Refusal ? members : { members, era }
    }),
  )
}

/** Looks up units; those that are not in the content are refused. */
export function membersOf(units: readonly UnitChoice[], content: ShatterpointContent, path: Path): Member[] | Refusal {
  return allOf(units.map((choice, index) => memberOf(choice, content, [...path, index])))
}

/** All that was found, or everything that was not. */
function allOf<Found>(found: readonly (Found | Refusal)[]): Found[] | Refusal {
  const refusals = found.filter((one) => one instanceof Refusal)
  return refusals.length > 0 ? Refusal.join(refusals) : found.flatMap((one) => (one instanceof Refusal ? [] : [one]))
}

function memberOf(choice: UnitChoice, { units }: ShatterpointContent, path: Path): Member | Refusal {
  if ('own' in choice) return { id: null, profile: choice.own, path: [...path, 'own'] }
  const card = units.get(choice.unit)
  if (card !== undefined) return { id: card.id, profile: card.profile, path: [...path, 'unit'] }
  const facts = { kind: 'unit', id: choice.unit } as const
  return refuse([{ rule: 'shatterpoint.content.known', path: [...path, 'unit'], facts }])
}

export const ofType = (members: readonly Member[], type: UnitType): Member[] =>
  members.filter(({ profile }) => profile.type === type)

/** What the units other than the primary cost. */
export const costOf = (members: readonly Member[]): number =>
  members.reduce((sum, { profile }) => sum + (profile.type === 'primary' ? 0 : (profile.pointCost ?? 0)), 0)

/** What the primary unit lets the others cost; null without one. */
export const squadPointsOf = (members: readonly Member[]): number | null =>
  ofType(members, 'primary')[0]?.profile.squadPoints ?? null

/** The eras that all the units share; those of the primary come in its order. */
export function sharedEras(members: readonly Member[]): string[] {
  const [first, ...others] = [...ofType(members, 'primary'), ...members]
  const eras = [...new Set(first?.profile.eras ?? [])]
  return eras.filter((era) => others.every(({ profile }) => profile.eras.includes(era)))
}

/** How many units of each type a squad has. */
export const typeCounts = (members: readonly Member[]): Record<UnitType, number> => ({
  primary: ofType(members, 'primary').length,
  secondary: ofType(members, 'secondary').length,
  supporting: ofType(members, 'supporting').length,
})

/** The types of unit that a squad still lacks. */
export const openTypes = (members: readonly Member[]): UnitType[] =>
  UNIT_TYPES.filter((type) => ofType(members, type).length === 0)
