import { Refusal } from '../../../rulebook/refusal.ts'
import type { Profile } from '../combat/stance/profile.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointContext } from '../define.ts'
import { Checks } from '../language/violation.ts'
import { refuse } from '../refusal.ts'
import { UNIT_TYPES, type UnitType } from '../vocabulary.ts'
import {
  costOf,
  type Member,
  openTypes,
  type Squad,
  type SquadOfMembers,
  sharedEras,
  squadPointsOf,
  squadsOf,
  typeCounts,
} from './strike-team.ts'
import { checkEra, checkNames, checkPoints, checkValues } from './strike-team-check.ts'

/** A unit that may be added to a squad, and what that leaves. */
export type Candidate = {
  readonly member: Member
  readonly eras: readonly string[]
  readonly pointsLeft: number | null
  /** Whether some choice of the units that are still missing completes the squad. */
  readonly canFinish: boolean
}

export type SquadOptions = {
  readonly eras: readonly string[]
  readonly pointsLeft: number | null
  readonly open: readonly { readonly type: UnitType; readonly candidates: readonly Candidate[] }[]
}

/** Whether what there is of a team already breaks a rule that adding units cannot mend. */
export function checkUnfinished(squads: readonly SquadOfMembers[], pool: readonly Member[], checks: Checks): void {
  const members = squads.flatMap((squad) => squad.members)
  checkNames(members, checks)
  checkValues([...members, ...pool], checks)
  for (const [index, squad] of squads.entries()) checkUnfinishedSquad(squad, index, checks)
}

function checkUnfinishedSquad(squad: SquadOfMembers, index: number, checks: Checks): void {
  const { members } = squad
  const counts = typeCounts(members)
  if (UNIT_TYPES.some((type) => counts[type] > 1))
    checks.note(false, {
      rule: 'shatterpoint.team.squad-types',
      path: ['squads', index, 'units'],
      facts: { squad: index + 1, ...counts },
    })
  checkEra(squad, index, checks)
  checkPoints(members, index, checks)
}

/** The eras that a squad can still have. */
const erasOf = ({ members, era }: SquadOfMembers): string[] =>
  sharedEras(members).filter((shared) => era === null || shared === era)

const pointsLeft = (members: readonly Member[]): number | null => {
  const points = squadPointsOf(members)
  return points === null ? null : points - costOf(members)
}

/** What can be added to one squad, beside units that the other one holds. */
export function squadOptions(squad: SquadOfMembers, taken: readonly Member[], pool: readonly Member[]): SquadOptions {
  const free = pool.filter((member) => [...taken, ...squad.members].every((other) => !sharesName(member, other)))
  return {
    eras: erasOf(squad),
    pointsLeft: pointsLeft(squad.members),
    open: openTypes(squad.members).map((type) => ({ type, candidates: candidatesOf(squad, type, free) })),
  }
}

const candidatesOf = (squad: SquadOfMembers, type: UnitType, free: readonly Member[]): Candidate[] =>
  free
    .filter(({ profile }) => profile.type === type)
    .map((member) => ({ member, grown: { ...squad, members: [...squad.members, member] } }))
    .filter(({ grown }) => isPossible(grown))
    .map(({ member, grown }) => ({
      member,
      eras: erasOf(grown),
      pointsLeft: pointsLeft(grown.members),
      canFinish: canFinish(grown, free),
    }))

function isPossible(squad: SquadOfMembers): boolean {
  const left = pointsLeft(squad.members)
  return erasOf(squad).length > 0 && (left === null || left >= 0)
}

/** Tries the missing types one after the other; at most two are missing. */
function canFinish(squad: SquadOfMembers, free: readonly Member[]): boolean {
  const [type] = openTypes(squad.members)
  if (type === undefined) return true
  return free.some((member) => {
    if (member.profile.type !== type || squad.members.some((other) => sharesName(member, other))) return false
    const grown = { ...squad, members: [...squad.members, member] }
    return isPossible(grown) && canFinish(grown, free)
  })
}

function sharesName({ profile: one }: Member, { profile: other }: Member): boolean {
  return one.name === other.name || one.uniqueNames.some((uniqueName) => other.uniqueNames.includes(uniqueName))
}

/** What can still be added to both squads of an unfinished team. */
export function teamOptions(
  { squads, own }: { readonly squads: readonly Squad[]; readonly own: readonly Profile[] },
  { content, trace }: ShatterpointContext,
): SquadOptions[] | Refusal {
  const found = squadsOf(squads, content)
  if (found instanceof Refusal) return found
  const checks = new Checks(trace)
  const pool = poolOf(own, content)
  checkUnfinished(found, pool, checks)
  if (checks.violations.length > 0) return refuse(checks.violations)

  const both = Array.from({ length: BOOK.squads }, (_, index) => found[index] ?? { members: [], era: null })
  const options = both.map((squad) => {
    const taken = both.flatMap((other) => (other === squad ? [] : other.members))
    return squadOptions(squad, taken, pool)
  })
  for (const [index, { open }] of options.entries())
    trace.applied('shatterpoint.team.build-order', { squad: index + 1, next: nextOf(open) })
  return options
}

/** Every unit to choose from. */
const poolOf = (own: readonly Profile[], { units }: ShatterpointContent): Member[] => [
  ...[...units.values()].map(({ id, profile }) => ({ id, profile, path: [] })),
  ...own.map((profile, index) => ({ id: null, profile, path: ['own', index] })),
]

function nextOf(open: SquadOptions['open']): 'primary' | 'others' | 'none' {
  if (open.length === 0) return 'none'
  return open.some(({ type }) => type === 'primary') ? 'primary' : 'others'
}
