import { type Cell, neighboursOf, sameCell } from '../../../../geometry/grid.ts'
import { isSameJson } from '../../../../lib/json.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { type EquippedShield, equipBodyShield } from '../../damage/body-shield.ts'
import { cellName } from '../../language/notation.ts'
import { categoryOf, type KeepOption, keepOptions } from '../../loot/loot-fit.ts'
import { areAdjacent, isNear } from '../../measuring/contiguity.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import type { Keep, KeptAt, MakesRoom } from '../commands/answer.ts'
import type { RoomMade } from '../events/loot-events.ts'
import { cellOf, legendOf } from '../legends.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf, panelOf } from '../table.ts'

/** Where a token lands, what makes room for it, and what a body shield does then. */
export type Kept = { readonly at: KeptAt; readonly room: RoomMade | null; readonly shield: EquippedShield | null }

type Relation = (board: PlacedBoard, cell: Cell, around: Cell) => boolean

const known = new Map<Relation, WeakMap<PlacedBoard, Map<string, readonly Cell[]>>>()

/**
 * The space of a Legend and those of the board that are near or adjacent to it, row by row from the north-west. They
 * depend on nothing but the board, and a Legend that handles loot asks for them again and again.
 */
function spacesAround(board: PlacedBoard, cell: Cell, isMet: Relation): readonly Cell[] {
  const boards = known.get(isMet) ?? new WeakMap<PlacedBoard, Map<string, readonly Cell[]>>()
  known.set(isMet, boards)
  const spaces = boards.get(board) ?? new Map<string, readonly Cell[]>()
  boards.set(board, spaces)
  const found = spaces.get(cellName(cell)) ?? lookAround(board, cell, isMet)
  spaces.set(cellName(cell), found)
  return found
}

function lookAround(board: PlacedBoard, cell: Cell, isMet: Relation): readonly Cell[] {
  const around = neighboursOf(cell).filter((one) => board.holds(one) && isMet(board, cell, one))
  return [cell, ...around].sort((a, b) => a.row - b.row || a.column - b.column)
}

/** Where a Legend may drop something: its own space first, then those that are near; nowhere off the board. */
export function dropSpaces(state: ApexState, legend: string, content: ApexContent): Cell[] {
  const cell = cellOf(legendOf(state, legend))
  if (cell === null) return []
  const spaces = spacesAround(boardOf(state, content), cell, isNear)
  return [cell, ...spaces.filter((around) => !sameCell(cell, around))]
}

/** From where a Legend may pick something up: its own space and those adjacent. */
export function pickUpSpaces(state: ApexState, legend: string, content: ApexContent): readonly Cell[] {
  const cell = cellOf(legendOf(state, legend))
  return cell === null ? [] : spacesAround(boardOf(state, content), cell, areAdjacent)
}

function placesFor(legend: LegendState, token: string, content: ApexContent, trace: ApexTrace): KeepOption[] {
  const category = categoryOf(token, content)
  return category === null ? [] : keepOptions({ id: token, category }, panelOf(legend), content, trace)
}

const keptAt = ({ where, weapon, slot }: KeepOption): KeptAt =>
  where === 'weapon' ? { on: { weapon: weapon ?? 0, slot: slot ?? 0 } } : { in: where }

/** Every way to keep a token: where, and what makes room for it and where that goes. */
export function waysToKeep(state: ApexState, legend: string, token: string, content: ApexContent): Keep[] {
  const spaces = dropSpaces(state, legend, content)
  const options = placesFor(legendOf(state, legend), token, content, new Trace<ApexRules>())
  return options.flatMap((option): Keep[] => {
    const at = keptAt(option)
    if (option.dropOneOf.length === 0) return [{ at }]
    return option.dropOneOf.flatMap((gone) => roomFor(gone, option, spaces).map((makesRoom) => ({ at, makesRoom })))
  })
}

function roomFor(token: string, { orToBackpack }: KeepOption, spaces: readonly Cell[]): MakesRoom[] {
  const dropped = spaces.length === 0 ? [{ token }] : spaces.map((cell): MakesRoom => ({ token, to: { cell } }))
  return orToBackpack ? [{ token, to: { in: 'backpack' } }, ...dropped] : dropped
}

const isSameKeep = (a: Keep, b: Keep): boolean => isSameJson(a, b)

/** A token that is kept: how it lies, and whether it was picked up from the board. */
type KeptToken = { readonly token: string; readonly depleted: boolean; readonly fromBoard: boolean }

/** Shields other than the starting ones have a depleted side. */
const isDoubleSided = (token: string, { bodyShields, emergencyShields }: ApexContent): boolean =>
  (bodyShields.get(token)?.bonus ?? 0) > 0 || (emergencyShields.get(token)?.cancels ?? 0) > 0

/** What keeping a token comes to; null if it cannot be kept like that. */
export function keeping(
  state: ApexState,
  legend: string,
  { token, depleted, fromBoard }: KeptToken,
  keep: Keep,
  context: { readonly content: ApexContent; readonly trace: ApexTrace },
): Kept | null {
  const { content, trace } = context
  if (!waysToKeep(state, legend, token, content).some((way) => isSameKeep(way, keep))) return null
  const holder = legendOf(state, legend)
  placesFor(holder, token, content, trace)
  if (isDoubleSided(token, content)) {
    trace.applied('apex.equipment.shield-face', { token, fromBoard, depleted })
  }
  const face = content.bodyShields.get(token)
  const shield = face === undefined ? null : equipBodyShield(holder.shield, { source: token, face }, depleted, trace)
  return { at: keep.at, room: roomMade(holder, keep), shield }
}

function roomMade({ equipment, weapons }: LegendState, { at, makesRoom }: Keep): RoomMade | null {
  if (makesRoom === undefined) return null
  const { token, to = null } = makesRoom
  if ('on' in at) {
    const there = weapons[at.on.weapon]?.attachments[at.on.slot] ?? token
    return { token: there, from: at, to, depleted: false }
  }
  const worn = Object.values(equipment).find((one) => one.token === token)
  return { token, from: at, to, depleted: at.in === 'equipment' && (worn?.depleted ?? false) }
}
