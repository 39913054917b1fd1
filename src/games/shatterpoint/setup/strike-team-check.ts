import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContext } from '../define.ts'
import { Checks } from '../language/violation.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Id } from '../vocabulary.ts'
import { missionSetOf } from './mission-lookup.ts'
import {
  costOf,
  type Member,
  membersOf,
  ofType,
  type Squad,
  type SquadOfMembers,
  sharedEras,
  squadPointsOf,
  squadsOf,
  typeCounts,
  type UnitChoice,
} from './strike-team.ts'

export type CheckedSquad = {
  readonly era: string | null
  readonly squadPoints: number | null
  readonly spent: number
  readonly members: readonly Member[]
}
export type CheckedTeam = {
  readonly violations: readonly ShatterpointViolation[]
  readonly squads: readonly CheckedSquad[]
  readonly forceTotal: number
}

/** Checks a whole strike team and notes everything that is wrong with it. */
export function checkTeam(
  squads: readonly SquadOfMembers[],
  hasMission: boolean,
  trace: ShatterpointTrace,
): CheckedTeam {
  const checks = new Checks(trace)
  const members = squads.flatMap((squad) => squad.members)
  checkComposition(squads, hasMission, checks)
  const checked = squads.map((squad, index) => checkSquad(squad, index, checks))
  checkNames(members, checks)
  const eras = checked.flatMap(({ era }) => era ?? [])
  if (new Set(eras).size > 1) checks.note(true, twoEras(eras))
  const forceTotal = members.reduce((sum, { profile }) => sum + profile.forceAffinity, 0)
  trace.applied('shatterpoint.team.force-total', { units: members.length, total: forceTotal })
  return { violations: checks.violations, squads: checked, forceTotal }
}

function checkComposition(squads: readonly SquadOfMembers[], hasMission: boolean, checks: Checks): void {
  const composition = (
    part: 'squads' | 'units' | 'missionSet',
    squad: number | null,
    count: number,
    wanted: number,
  ) => {
    const path = part === 'missionSet' ? [part] : squad === null ? ['squads'] : ['squads', squad, 'units']
    const facts = { part, squad: squad === null ? null : squad + 1, count, wanted }
    checks.note(count === wanted, { rule: 'shatterpoint.team.composition', path, facts })
  }
  composition('squads', null, squads.length, BOOK.squads)
  for (const [index, { members }] of squads.entries()) composition('units', index, members.length, BOOK.unitsOfSquad)
  composition('missionSet', null, hasMission ? 1 : 0, 1)
}

/** One squad by itself: its types, values, era and points. */
function checkSquad({ members, era }: SquadOfMembers, index: number, checks: Checks): CheckedSquad {
  const counts = typeCounts(members)
  checks.note(
    Object.values(counts).every((count) => count === 1),
    {
      rule: 'shatterpoint.team.squad-types',
      path: ['squads', index, 'units'],
      facts: { squad: index + 1, ...counts },
    },
  )
  checkValues(members, checks)
  const chosen = checkEra({ members, era }, index, checks)
  const { squadPoints, spent } = checkPoints(members, index, checks)
  return { era: chosen, squadPoints, spent, members }
}

export function checkValues(members: readonly Member[], checks: Checks): void {
  for (const { profile, path } of members) {
    const { name, type, squadPoints, pointCost } = profile
    const [needed, foreign] = type === 'primary' ? [squadPoints, pointCost] : [pointCost, squadPoints]
    if (needed !== null && foreign === null) continue
    checks.note(false, { rule: 'shatterpoint.team.value-kind', path, facts: { unit: name, type } })
  }
}

/** The era of a squad: the one that was chosen, or the first that fits. */
export function checkEra({ members, era }: SquadOfMembers, index: number, checks: Checks): string | null {
  const [primary] = ofType(members, 'primary')
  const leader = primary ?? members[0]
  if (leader === undefined) return null
  const chosen = era ?? sharedEras(members)[0] ?? leader.profile.eras[0] ?? null
  if (chosen === null) return null
  const strangers = members.filter(({ profile }) => !profile.eras.includes(chosen))
  const note = (unit: Member | null) =>
    checks.note(unit === null, {
      rule: 'shatterpoint.team.squad-era',
      path: unit?.path ?? ['squads', index],
      facts: {
        squad: index + 1,
        era: chosen,
        unit: unit?.profile.name ?? null,
        isPrimary: unit?.profile.type === 'primary',
        shown: unit?.profile.eras ?? [],
      },
    })
  if (strangers.length === 0) note(null)
  for (const stranger of strangers) note(stranger)
  return chosen
}

/** What a squad spends; without a primary unit there is nothing to compare it with. */
export function checkPoints(members: readonly Member[], index: number, checks: Checks) {
  const squadPoints = squadPointsOf(members)
  const spent = costOf(members)
  if (squadPoints !== null)
    checks.note(spent <= squadPoints, {
      rule: 'shatterpoint.team.points',
      path: ['squads', index, 'units'],
      facts: { squad: index + 1, spent, squadPoints },
    })
  return { squadPoints, spent }
}

/** No unique name and no unit name twice, over both squads. */
export function checkNames(members: readonly Member[], checks: Checks): void {
  for (const [index, { profile, path }] of members.entries()) {
    const earlier = members.slice(0, index).map((member) => member.profile)
    const { name, uniqueNames } = profile
    if (earlier.some((other) => other.name === name)) {
      checks.note(false, { rule: 'shatterpoint.team.unit-name', path, facts: { unit: name } })
    }
    for (const uniqueName of uniqueNames) {
      const twin = earlier.find((other) => other.uniqueNames.includes(uniqueName))
      if (twin === undefined) continue
      const facts = { uniqueName, unit: name, other: twin.name }
      checks.note(false, { rule: 'shatterpoint.team.unique-name', path, facts })
    }
  }
}

const twoEras = (eras: readonly string[]): ShatterpointViolation => ({
  rule: 'shatterpoint.team.two-eras-allowed',
  path: ['squads'],
  facts: { eras: [...new Set(eras)] },
})

/** The mission set of a strike team. */
export const MissionChoice = z
  .union([
    z.strictObject({ set: Id }).describe('A mission set of the content.').meta({ id: 'ShatterpointKnownMissionSet' }),
    z.strictObject({ own: PrintedName }).describe('Any other, by its name.').meta({ id: 'ShatterpointOwnMissionSet' }),
  ])
  .meta({ id: 'ShatterpointMissionChoice' })

/** A strike team as a caller says it. */
type TeamQuestion = {
  readonly squads: readonly Squad[]
  readonly missionSet: z.infer<typeof MissionChoice> | null
  readonly opponent: readonly UnitChoice[]
}

/** Checks a strike team and its mission set, beside the team that opposes it. */
export function judgeTeam({ squads, missionSet, opponent }: TeamQuestion, { content, trace }: ShatterpointContext) {
  const set = missionSet !== null && 'set' in missionSet ? missionSetOf(missionSet, content, ['missionSet']) : null
  if (set instanceof Refusal) return set
  const team = squadsOf(squads, content)
  if (team instanceof Refusal) return team
  const others = membersOf(opponent, content, ['opponent'])
  if (others instanceof Refusal) return others
  const checked = checkTeam(team, missionSet !== null, trace)
  explainMirror(
    team.flatMap(({ members }) => members),
    others,
    trace,
  )
  return checked
}

function explainMirror(members: readonly Member[], others: readonly Member[], trace: ShatterpointTrace): void {
  const theirs = new Set(others.map(({ profile }) => profile.name))
  const both = members.map(({ profile }) => profile.name).filter((name) => theirs.has(name))
  if (both.length > 0) trace.applied('shatterpoint.team.mirror-allowed', { units: [...new Set(both)] })
}
