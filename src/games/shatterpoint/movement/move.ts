import { z } from 'zod'
import { discsOverlap } from '../../../geometry/disc/disc.ts'
import { between } from '../../../geometry/plane.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { axisOf, coneOf, isInWedge, type Mode } from '../measuring/direction.ts'
import {
  type LaidTemplate,
  layTemplate,
  type Placement,
  templateOverDisc,
  templateOverPolygon,
  touchesTemplate,
} from '../measuring/template.ts'
import type { ShatterpointRules, ShatterpointTrace } from '../rules.ts'
import { relationOf } from '../table/elevation.ts'
import { millimetres, rangeLength, type Template } from '../table/lengths.ts'
import type { PlacedCharacter, PlacedField, PlacedObject, PlacedPart } from '../table/placed-field.ts'
import { endViolations, explainEnd, type Place } from './end-position.ts'
import type { MovementViolation } from './movement-violation.ts'
import { listViolation } from './movement-violation.ts'

export const MOVES = ['advance', 'dash', 'climb', 'jump', 'reposition'] as const
export const MoveKind = z.enum(MOVES).meta({ id: 'ShatterpointMoveKind' })
export type MoveKind = z.infer<typeof MoveKind>

/** A kind of move as it is carried out: a reposition is an advance. */
export const CarriedOut = z.enum(['advance', 'dash', 'climb', 'jump']).meta({ id: 'ShatterpointCarriedOut' })
export type CarriedOut = z.infer<typeof CarriedOut>

/** Who moves and how, before it is said where to. */
export type Mover = {
  readonly character: PlacedCharacter
  readonly kind: MoveKind
  /** Engaged with a character of a unit that is not wounded. */
  readonly isHeld: boolean
  /** It climbs by its keyword instead of advancing or dashing. */
  readonly usesScale: boolean
  /** A special rule has it move towards an object or away from it. */
  readonly direction: { readonly mode: Mode; readonly object: PlacedObject } | null
}

/** How a move is carried out, and what forbids it wherever it would lead. */
type EffectiveMove = { readonly kind: CarriedOut; readonly violations: readonly MovementViolation[] }

/** Which kind of move it becomes: engagement turns an advance into a dash, Scale into a climb. */
export function effectiveMove(mover: Mover, trace: ShatterpointTrace): EffectiveMove {
  const { character, kind, isHeld, usesScale } = mover
  const { id } = character
  const violations: MovementViolation[] = []
  if (isHeld) trace.applied('shatterpoint.move.engaged-check-time', { character: id })
  const wanted = kind === 'reposition' ? 'advance' : kind
  if (usesScale && (wanted === 'climb' || wanted === 'jump')) violations.push(noScale(id, kind))
  const carriedOut = usesScale ? applyScale(wanted, id, trace) : wanted
  if (!isHeld) return { kind: carriedOut, violations }
  if (carriedOut === 'climb') return { kind: carriedOut, violations: [...violations, engagedClimb(id)] }
  if (carriedOut === 'advance' && kind === 'advance') {
    trace.applied('shatterpoint.move.engaged-advance', { character: id })
    return { kind: 'dash', violations }
  }
  trace.applied('shatterpoint.move.engaged-free', { character: id, kind })
  return { kind: carriedOut, violations }
}

function applyScale(kind: CarriedOut, character: string, trace: ShatterpointTrace): CarriedOut {
  if (kind !== 'advance' && kind !== 'dash') return kind
  trace.applied('shatterpoint.keyword.scale', { character, kind, isAllowed: true })
  return 'climb'
}

export const pinnedViolation = ({ character: { id, unit } }: Mover): MovementViolation => ({
  code: 'pinned',
  rule: 'shatterpoint.condition.pinned',
  by: null,
  path: ['pinned'],
  facts: { character: id, unit: unit.id },
})

const noScale = (character: string, kind: MoveKind): MovementViolation => ({
  code: 'noScale',
  rule: 'shatterpoint.keyword.scale',
  by: null,
  path: ['scale'],
  facts: { character, kind, isAllowed: false },
})

const engagedClimb = (character: string): MovementViolation => ({
  code: 'engagedClimb',
  rule: 'shatterpoint.move.engaged-climb',
  by: null,
  path: ['kind'],
  facts: { character },
})

/** Advances are measured with the advance template, everything else with the dash template. */
export const templateOf = (kind: CarriedOut, { lengths }: PlacedField): Template =>
  kind === 'advance' ? lengths.advance : lengths.dash

/** Climbs and jumps cross whatever is in the way, and any height. */
const isOverAnything = (kind: CarriedOut): boolean => kind === 'climb' || kind === 'jump'

/** A move as it is to be carried out. */
export type Move = Mover & {
  readonly isPinned: boolean
  readonly placement: Placement
  readonly end: Place
}

/** All that is wrong with a move, in the book’s order; a pinned character does not even begin it. */
export function moveViolations(
  move: Move,
  { kind, violations }: EffectiveMove,
  field: PlacedField,
): MovementViolation[] {
  return move.isPinned ? [pinnedViolation(move)] : [...violations, ...placementViolations(move, kind, field)]
}

/** All that is wrong with where a template lies and where the move ends. */
export function placementViolations(move: Move, kind: CarriedOut, field: PlacedField): MovementViolation[] {
  const { character, placement, end } = move
  const template = templateOf(kind, field)
  const laid = layTemplate(character.disc, template, placement)
  return [
    ...jointViolations(placement, template, character),
    ...templateViolations(laid, kind, character, field),
    ...(touchesTemplate(end.disc, laid) ? [] : [notTouching(move, kind)]),
    ...moveEndViolations(move, kind, field),
  ]
}

/** All that is wrong with where a move ends, however it got there. */
export function moveEndViolations(
  { character, direction, end }: Pick<Move, 'character' | 'direction' | 'end'>,
  kind: CarriedOut,
  field: PlacedField,
): MovementViolation[] {
  return [
    ...wedgeViolations(character, direction, end),
    ...(isOverAnything(kind) ? [] : higherEnd(character, end, field)),
    ...endViolations(end, character, field, ['end']),
  ]
}

function jointViolations({ phi }: Placement, { maxBend }: Template, { id }: PlacedCharacter): MovementViolation[] {
  if (Math.abs(phi) <= maxBend) return []
  const facts = { character: id, problem: 'joint', amount: phi, limit: maxBend, kind: null } as const
  return [{ code: 'jointLimit', rule: CONTACT, by: null, path: ['placement', 'phi'], facts }]
}

const CONTACT = 'shatterpoint.move.contact'

function notTouching({ character }: Move, kind: CarriedOut): MovementViolation {
  const facts = { character: character.id, problem: 'apart', amount: 0, limit: 0, kind } as const
  return { code: 'notTouchingTemplate', rule: CONTACT, by: null, path: ['end'], facts }
}

/** The impassable parts that are higher than the character is when it starts. */
export function wallsFor(character: PlacedCharacter, kind: CarriedOut, field: PlacedField): PlacedPart[] {
  if (isOverAnything(kind)) return []
  return field.parts.filter((part) => !part.isPassable && relationOf(part.top, character.z, field) === 'higher')
}

function templateViolations(
  laid: LaidTemplate,
  kind: CarriedOut,
  character: PlacedCharacter,
  field: PlacedField,
): MovementViolation[] {
  return wallsFor(character, kind, field)
    .filter(({ outline }) => templateOverPolygon(laid, outline))
    .map(({ id: by }) => ({
      code: 'templateBlocked',
      rule: 'shatterpoint.move.template-overlap-low',
      by,
      path: ['placement'],
      facts: { character: character.id, kind, part: by, isBlocked: true },
    }))
}

function wedgeViolations(
  character: PlacedCharacter,
  direction: Mover['direction'],
  { disc }: Place,
): MovementViolation[] {
  if (direction === null) return []
  const axis = axisOf(character, direction.object, direction.mode)
  if (isInWedge(between(character.disc, disc), axis)) return []
  const { axis: angle, min, max } = coneOf(character, axis)
  const facts = { object: character.id, axis: angle ?? 0, min, max, angle: null }
  const by = direction.object.id
  return [{ code: 'outsideCone', rule: 'shatterpoint.direction.cone', by, path: ['end'], facts }]
}

function higherEnd({ id, z: start }: PlacedCharacter, { on, z: end }: Place, field: PlacedField): MovementViolation[] {
  if (relationOf(end, start, field) !== 'higher') return []
  const [rise, limit] = [millimetres(end - start), millimetres(rangeLength(2, field.lengths))]
  const facts = { character: id, rise, limit, isAllowed: false }
  const by = on?.id ?? null
  return [{ code: 'endHigher', rule: 'shatterpoint.move.end-elevation', by, path: ['end', 'on'], facts }]
}

/** Tells why a move is legal. */
export function explainMove(move: Move, kind: CarriedOut, field: PlacedField, trace: ShatterpointTrace): void {
  const { character, placement, end } = move
  const laid = layTemplate(character.disc, templateOf(kind, field), placement)
  explainTemplate(laid, kind, character, field, trace)
  explainDirection(move, trace)
  trace.applied(CONTACT, { character: character.id, problem: null, amount: 0, limit: 0, kind })
  explainRise(move, kind, field, trace)
  explainEnd(end, character, field, trace)
  for (const token of field.objectives.filter(({ disc }) => discsOverlap(disc, end.disc)))
    trace.applied('shatterpoint.move.tokens', { character: character.id, token: token.id })
}

function explainTemplate(
  laid: LaidTemplate,
  kind: CarriedOut,
  character: PlacedCharacter,
  { parts, characters }: PlacedField,
  trace: ShatterpointTrace,
): void {
  const { id } = character
  trace.applied('shatterpoint.move.template-kind', { character: id, kind })
  const crossed = parts.filter(({ outline }) => templateOverPolygon(laid, outline))
  const rule = isOverAnything(kind)
    ? 'shatterpoint.move.template-overlap-any'
    : 'shatterpoint.move.template-overlap-low'
  for (const { id: part } of crossed) trace.applied(rule, { character: id, kind, part, isBlocked: false })
  if (crossed.length > 0) trace.applied('shatterpoint.move.overhead-measure', { character: id })
  for (const other of characters)
    if (other.id !== id && templateOverDisc(laid, other.disc))
      trace.applied('shatterpoint.move.template-over-bases', { character: id, other: other.id })
}

function explainDirection({ character, direction }: Move, trace: ShatterpointTrace): void {
  if (direction === null) return
  const mode = direction.mode === 'push' ? 'away' : 'towards'
  trace.applied('shatterpoint.move.toward-away', { character: character.id, object: direction.object.id, mode })
}

function explainRise({ character, end }: Move, kind: CarriedOut, field: PlacedField, trace: ShatterpointTrace): void {
  if (end.z === character.z) return
  const { id: object, z: start } = character
  trace.applied('shatterpoint.elevation.frozen', { object, z: millimetres(start) })
  const rise = millimetres(end.z - start)
  if (isOverAnything(kind) && relationOf(end.z, start, field) !== 'same')
    trace.applied('shatterpoint.elevation.unlimited', { character: object, kind, rise })
  if (isOverAnything(kind)) return
  const limit = millimetres(rangeLength(2, field.lengths))
  trace.applied('shatterpoint.move.end-elevation', { character: object, rise, limit, isAllowed: true })
}

/** How a kind of move would be carried out now, what forbids it wherever it led, and how far it reaches. */
export function moveOptionOf(mover: Mover, field: PlacedField) {
  const { kind, violations } = effectiveMove(mover, new Trace<ShatterpointRules>())
  const isPinned = mover.character.unit.conditions.includes('pinned')
  const { firstArm, secondArm } = templateOf(kind, field)
  const forbidden = isPinned ? [pinnedViolation(mover)] : violations
  return { kind, reach: firstArm + secondArm, violations: forbidden.map(listViolation) }
}
