import type { Violation } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { Placement } from '../measuring/template.ts'
import { type AccessUse, accessViolations, explainAccess } from '../movement/access-point.ts'
import { type Place, placeOn } from '../movement/end-position.ts'
import { findPlacement } from '../movement/find-placement.ts'
import {
  type CarriedOut,
  effectiveMove,
  explainMove,
  type MoveKind,
  type Mover,
  moveEndViolations,
  placementViolations,
} from '../movement/move.ts'
import type { MovementViolation } from '../movement/movement-violation.ts'
import { against } from '../refusal.ts'
import type { ShatterpointRules, ShatterpointTrace } from '../rules.ts'
import { engagedEnemies } from '../sight/engagement.ts'
import { micrometres } from '../table/lengths.ts'
import type { PlacedCharacter, PlacedField } from '../table/placed-field.ts'
import { hasStanding, keywordOf } from './abilities/standing.ts'
import type { CommandBody } from './command.ts'
import { fieldOf, placedOf, spotOf } from './field.ts'
import { clearanceFor } from './places/clearances.ts'
import { placementAround } from './places/reach.ts'
import type { MoveGrant } from './questions.ts'
import type { ShatterpointState, Spot } from './state.ts'
import { unitOf } from './units.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** Whether a character is engaged with an enemy that holds it. */
export const isHeld = (field: PlacedField, character: PlacedCharacter): boolean =>
  engagedEnemies(field, character).some(({ unit }) => !unit.isWounded)

/** How a character may move where an effect or an action allows some kinds; null if it cannot move at all. */
export function grantFor(
  { state, content }: Scene,
  id: string,
  kinds: readonly MoveKind[],
  direction: MoveGrant['direction'] = null,
): MoveGrant | null {
  const field = fieldOf(state, content)
  const character = field.characters.find((one) => one.id === id)
  if (character === undefined) return null
  const standing = { state, field, content, fight: null }
  const held = isHeld(field, character)
  const unit = unitOf(state, character.unit.id)
  const mayReposition = held && kinds.includes('advance') && hasStanding('repositionForAdvance', unit, standing)
  const mayScale = !held && keywordOf('scale', character, standing) > 0
  const isWalk = kinds.includes('advance') || kinds.includes('dash')
  const all: MoveKind[] = [
    ...kinds,
    ...(mayReposition ? ['reposition' as const] : []),
    ...(mayScale && isWalk ? ['climb' as const] : []),
  ]
  // An advance of a held character is a dash, which is open already if dashes are.
  const isClosed = (kind: MoveKind) =>
    (kind === 'climb' && character.unit.climbsEngaged !== true) || (kind === 'advance' && all.includes('dash'))
  const open = all.filter((kind) => !(held && isClosed(kind)))
  return open.length === 0 ? null : { character: id, kinds: [...new Set(open)], direction }
}

/** A move that nothing stands against. */
export type LegalMove = {
  readonly carriedOut: CarriedOut
  readonly placement: Placement
  readonly end: Place
  readonly access: AccessUse | null
}

/** The mover that a grant means. */
export function moverOf({ character, direction }: MoveGrant, kind: MoveKind, field: PlacedField): Mover {
  const placed = placedOf(field, character)
  const object =
    direction === null
      ? undefined
      : [...field.characters, ...field.objectives].find(({ id }) => id === direction.object)
  return {
    character: placed,
    kind,
    isHeld: !(kind === 'climb' && placed.unit.climbsEngaged === true) && isHeld(field, placed),
    usesScale: false,
    direction: direction === null || object === undefined ? null : { mode: direction.mode, object },
  }
}

/** Whether a place that a command names is where a character stands. */
export const isSameSpot = (
  at: Spot,
  { x, y, on = null }: { readonly x: number; readonly y: number; readonly on?: string | null | undefined },
): boolean => at.x === x && at.y === y && at.on === (on ?? null)

/** The fields of a question about a move, as the command has them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  end: ['to'],
  arrival: ['access', 'to'],
  placement: ['via'],
}

function asRule({ rule, facts, path: [field = 'kind', ...rest] }: MovementViolation): Violation {
  const named = FIELDS[field] ?? [field]
  return { rule, facts, path: ['command', 'moveChar', ...named, ...rest] }
}

/** The place that a command names for a character; null if the part is not on the table. */
export function placeNamed(
  { x, y, on }: { readonly x: number; readonly y: number; readonly on?: string | undefined },
  { disc }: Pick<PlacedCharacter, 'disc'>,
  { parts }: PlacedField,
): Place | null {
  const part = on === undefined ? null : (parts.find(({ id }) => id === on) ?? undefined)
  return part === undefined ? null : placeOn({ x: micrometres(x), y: micrometres(y), radius: disc.radius }, part)
}

/** Everything that stands against a move that was granted, or the move as it is carried out. */
export function judgeMove(
  { state, content }: Scene,
  grant: MoveGrant,
  { kind, to, via, access }: CommandBody<'moveChar'>,
): LegalMove | readonly Violation[] {
  const field = fieldOf(state, content)
  const mover = moverOf(grant, kind, field)
  const { character } = mover
  const trace: ShatterpointTrace = new Trace<ShatterpointRules>()
  const end = placeNamed(to, character, field)
  if (end === null)
    return against({
      rule: 'shatterpoint.table.known',
      facts: { id: to.on ?? '' },
      path: ['command', 'moveChar', 'to', 'on'],
    })
  const effective = effectiveMove(mover, trace)
  const found = [...effective.violations, ...moveEndViolations({ ...mover, end }, effective.kind, field)]
  if (found.length > 0) return found.map(asRule)
  const placement = via ?? placementFor(mover, effective.kind, end, field)
  const wrong = placementViolations(
    { ...mover, isPinned: false, placement: placement ?? straightTo(character, end), end },
    effective.kind,
    field,
  )
  if (wrong.length > 0 || placement === null) return wrong.map(asRule)
  const use = access === undefined ? null : accessUse(state, character, end, access, field)
  if (use === 'unknown')
    return against({
      rule: 'shatterpoint.table.known',
      facts: { id: access?.point ?? '' },
      path: ['command', 'moveChar', 'access'],
    })
  const closed = use === null ? [] : accessViolations(use, field)
  if (closed.length > 0) return closed.map(asRule)
  return { carriedOut: effective.kind, placement, end, access: use }
}

const straightTo = ({ disc }: PlacedCharacter, end: Place): Placement => ({
  theta: (Math.atan2(end.disc.y - disc.y, end.disc.x - disc.x) * 180) / Math.PI,
  phi: 0,
})

/** A way to lay the template; null if none is found. */
function placementFor({ character }: Mover, kind: CarriedOut, end: Place, field: PlacedField): Placement | null {
  const clearance = clearanceFor(character, kind, field)
  const { base, template, walls } = clearance
  return findPlacement(base, end.disc, template, walls, () => placementAround(end.disc, clearance)).placement
}

function accessUse(
  { layout }: ShatterpointState,
  character: PlacedCharacter,
  end: Place,
  { point, to }: NonNullable<CommandBody<'moveChar'>['access']>,
  field: PlacedField,
): AccessUse | 'unknown' {
  const arrival = placeNamed(to, character, field)
  const isKnown = layout.access.some(({ points }) => points.some(({ id }) => id === point))
  return arrival === null || !isKnown ? 'unknown' : { character, end, groups: layout.access, to: point, arrival }
}

/** Tells why a move is legal, as it is carried out. */
export function explainLegal(mover: Mover, move: LegalMove, field: PlacedField, trace: ShatterpointTrace): void {
  const { placement, end, carriedOut, access } = move
  effectiveMove(mover, trace)
  explainMove({ ...mover, isPinned: false, placement, end }, carriedOut, field, trace)
  if (access !== null) explainAccess(access, field, trace)
}

/** Where a move leads in the end. */
export const destinationOf = ({ end, access }: LegalMove): Spot => spotOf(access?.arrival ?? end)
