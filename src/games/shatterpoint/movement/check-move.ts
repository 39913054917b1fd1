import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { layTemplate, outlineOf, type Placement } from '../measuring/template.ts'
import { refuse } from '../refusal.ts'
import type { DrawnBattlefield } from '../table/battlefield.ts'
import { type Drawn, drawnOf } from '../table/drawn-battlefield.ts'
import type { PlacedCharacter } from '../table/placed-field.ts'
import { consequencesOf } from './consequences.ts'
import type { Place } from './end-position.ts'
import { positionOf } from './end-position.ts'
import { effectiveMove, explainMove, type Move, moveViolations, templateOf } from './move.ts'
import { moveOnField } from './move-on-field.ts'
import { listViolations } from './movement-violation.ts'
import { type MoverInput, moverOn } from './mover.ts'

type MoveQuestion = MoverInput & { readonly pinned?: boolean; readonly placement: Placement }

/** Whether a move with its template laid is legal, and what follows from it. */
export function checkMove({ pinned, placement, ...input }: MoveQuestion, context: ShatterpointContext) {
  const { trace } = context
  const found = moverOn(input, context)
  if (found instanceof Refusal) return found
  const drawn = drawnOf(input.battlefield, context.content)
  if (drawn instanceof Refusal) return drawn
  const { field, mover, end } = found
  const { character } = mover
  const isPinned = pinnedOn(drawn, character, pinned)
  if (isPinned instanceof Refusal) return isPinned
  const move: Move = { ...mover, isPinned, placement, end }
  const effective = effectiveMove(mover, trace)
  const violations = moveViolations(move, effective, field)
  const legal = violations.length === 0
  if (legal) explainMove(move, effective.kind, field, trace)
  if (isPinned) trace.applied('shatterpoint.move.pinned-declared', { character: character.id })
  if (isPinned || (legal && isSamePlace(character, end)))
    trace.applied('shatterpoint.move.did', { character: character.id, did: !isPinned })
  const after = legal ? moveOnField(field, character.id, end) : field
  return {
    legal,
    kind: effective.kind,
    template: outlineOf(layTemplate(character.disc, templateOf(effective.kind, field), placement)),
    end: positionOf(legal ? end : character),
    losesPinned: isPinned,
    violations: listViolations(violations, trace),
    consequences:
      legal || isPinned
        ? consequencesOf({ drawn: withoutPinned(drawn.battlefield, character), before: field, after }, trace)
        : null,
  }
}

/** Whether the unit of a character is pinned: by the question or by the table, which may not contradict each other. */
function pinnedOn({ battlefield, path }: Drawn, { unit }: PlacedCharacter, pinned?: boolean): boolean | Refusal {
  const isOnTable = unit.conditions.includes('pinned')
  const index = battlefield.units.findIndex(({ id }) => id === unit.id)
  const isSaidTwice = pinned !== undefined && battlefield.units[index]?.conditions !== undefined
  if (!isSaidTwice || pinned === isOnTable) return pinned ?? isOnTable
  const paths = ['pinned', [...path, 'units', index, 'conditions'].join('.')]
  const facts = { what: unit.id, fact: 'pinned', here: String(pinned), there: String(isOnTable), paths }
  return refuse([{ rule: 'shatterpoint.table.agrees', path: ['pinned'], facts }])
}

/** The table on which the unit is no longer pinned, since a move was declared. */
const withoutPinned = (drawn: DrawnBattlefield, { unit }: PlacedCharacter): DrawnBattlefield => ({
  ...drawn,
  units: drawn.units.map((one) =>
    one.id === unit.id && one.conditions !== undefined
      ? { ...one, conditions: one.conditions.filter((condition) => condition !== 'pinned') }
      : one,
  ),
})

const isSamePlace = ({ disc, z }: PlacedCharacter, end: Place): boolean =>
  disc.x === end.disc.x && disc.y === end.disc.y && z === end.z
