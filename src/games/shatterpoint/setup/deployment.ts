import { gapBetween } from '../../../geometry/disc/disc.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContext } from '../define.ts'
import { isWithin, TOLERANCE } from '../measuring/distance.ts'
import { endViolations } from '../movement/end-position.ts'
import type { MovementViolation } from '../movement/movement-violation.ts'
import { listViolations } from '../movement/movement-violation.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { millimetres, rangeLength } from '../table/lengths.ts'
import { charactersOn, findListed } from '../table/named-objects.ts'
import type { PlacedCharacter, PlacedField, PlacedUnit } from '../table/placed-field.ts'

export const EDGES = ['south', 'north'] as const
type Edge = (typeof EDGES)[number]

/** A squad that was put on the table: its units, and the character of its primary that came first. */
type Deployment = {
  readonly units: readonly PlacedUnit[]
  readonly leader: PlacedCharacter
  readonly edge: Edge
}

const DEPLOY = 'shatterpoint.setup.deploy'

/** All that is wrong with how a squad was deployed. */
function deploymentViolations(deployment: Deployment, field: PlacedField): MovementViolation[] {
  const squad = squadOf(deployment)
  return [
    ...leaderViolations(deployment, field),
    ...companyViolations(deployment, field),
    ...squad.flatMap((entry) => endViolations(entry, entry, field, [entry === deployment.leader ? 'leader' : 'squad'])),
  ]
}

const squadOf = ({ units }: Deployment): PlacedCharacter[] => units.flatMap(({ characters }) => characters)

function leaderViolations({ units, leader, edge }: Deployment, field: PlacedField): MovementViolation[] {
  const isPrimary = leader.unit.type === 'primary' && units.includes(leader.unit)
  const [gap, reach] = [gapToEdge(leader, edge, field), rangeLength(BOOK.edgeRange, field.lengths)]
  const isNear = gap <= reach + TOLERANCE
  const tooFar = { problem: 'edge', other: null, gap: millimetres(gap), limit: millimetres(reach) } as const
  return [
    ...(isPrimary ? [] : [violationOf(leader, 'leader', { problem: 'leader', other: null, gap: 0, limit: 0 })]),
    ...(isNear ? [] : [violationOf(leader, 'leader', tooFar)]),
  ]
}

/** What lies between a base and an edge of the table. */
function gapToEdge({ disc: { y, radius } }: PlacedCharacter, edge: Edge, { depth }: PlacedField): number {
  return (edge === 'south' ? y : depth - y) - radius
}

function companyViolations(deployment: Deployment, field: PlacedField): MovementViolation[] {
  const { leader } = deployment
  const reach = rangeLength(BOOK.leaderRange, field.lengths)
  return squadOf(deployment)
    .filter((candidate) => candidate !== leader && !isWithin(candidate.disc, leader.disc, reach))
    .map((entry) => {
      const gap = millimetres(gapBetween(entry.disc, leader.disc))
      return violationOf(entry, 'squad', { problem: 'company', other: leader.id, gap, limit: millimetres(reach) })
    })
}

type Problem = {
  readonly problem: 'leader' | 'edge' | 'company'
  readonly other: string | null
  readonly gap: number
  readonly limit: number
}

const violationOf = ({ id }: PlacedCharacter, field: string, problem: Problem): MovementViolation => ({
  code: 'notDeployed',
  rule: DEPLOY,
  by: problem.other,
  path: [field],
  facts: { character: id, ...problem },
})

/** Tells why a squad was deployed properly. */
function explainDeployment({ leader, edge }: Deployment, field: PlacedField, trace: ShatterpointTrace): void {
  const gap = millimetres(gapToEdge(leader, edge, field))
  const limit = millimetres(rangeLength(BOOK.edgeRange, field.lengths))
  trace.applied(DEPLOY, { character: leader.id, problem: null, other: null, gap, limit })
}

/** A squad on a table, as a caller says it. */
type DeploymentQuestion = {
  readonly battlefield: Battlefield
  readonly squad: readonly string[]
  readonly leader: string
  readonly edge: Deployment['edge']
}

/** Everything that is wrong with how a squad was deployed. */
export function checkDeployment(
  { battlefield, squad, leader, edge }: DeploymentQuestion,
  { content, trace }: ShatterpointContext,
) {
  const placed = charactersOn(battlefield, { leader }, content)
  if (placed instanceof Refusal) return placed
  const { field, found } = placed
  const units = findListed(squad, field.units, ['squad'])
  if (units instanceof Refusal) return units
  const deployment = { units, leader: found.leader, edge }
  const violations = deploymentViolations(deployment, field)
  if (violations.length === 0) explainDeployment(deployment, field, trace)
  if (units.length > 1) trace.applied('shatterpoint.setup.deploy-choice', { leader })
  return { legal: violations.length === 0, violations: listViolations(violations, trace) }
}
