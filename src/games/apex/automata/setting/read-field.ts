import { type Cell, isCellOf, sameCell } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { placeBoard } from '../../table/board.ts'
import { placeEnd } from '../../table/line-end.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { MAX_CHARGES } from '../content/automaton-legends.ts'
import type { Viewpoint } from '../frame/viewpoint.ts'
import { type DangerZone, Field, pairKey } from './field.ts'
import { type AutomatonInput, RING_ZONE, type TableInput, type ZoneInput } from './fields.ts'

type Path = ApexViolation['path']

/** A figure that a question names, and the field that says where it is. */
type Standing = { readonly name: string; readonly cell: Cell; readonly path: Path }

/** The squad of two that an Automaton has against it (p. 3). */
const ENEMIES = 2

/** Reads the table of a question; refuses everything that cannot be. Others are figures that are no part of the table. */
export function readField(
  table: TableInput,
  content: ApexContent,
  mover: { readonly cell: Cell | null; readonly path: Path } | null = null,
  others: readonly Standing[] = [],
): Field | Refusal {
  const drawn = placeBoard(table.board, content)
  if (drawn instanceof Refusal) return drawn
  const named = [...figuresOf(table), ...others]
  const moving = mover === null || mover.cell === null ? [] : [{ name: 'mover', cell: mover.cell, path: mover.path }]
  const violations = [
    ...[...moving, ...named].flatMap(({ cell, path }) => beyond(drawn, cell, path)),
    ...table.zones.flatMap((zone, index) => zoneViolations(drawn, zone, index)),
    ...(table.enemies.length > ENEMIES ? [tooMany(table.enemies.length)] : []),
    ...sharedSpaces([...moving, ...named]),
  ]
  const pairs = readPairs(table, drawn)
  const refusals = [refuse(violations), ...(pairs instanceof Refusal ? [pairs] : [])]
  if (pairs instanceof Refusal || violations.length > 0) return Refusal.join(refusals)
  const figures = new Map(named.map(({ name, cell }) => [name, cell]))
  return fieldOf(drawn, { figures, zones: zonesOf(table, drawn), viewpoint: table.viewpoint, pairs }, content)
}

type Standings = {
  readonly figures: Map<string, Cell>
  readonly zones: readonly DangerZone[]
  readonly viewpoint: Viewpoint
  readonly pairs?: ReadonlySet<string> | null
}

/** A board as Automata know it, with what stands on it. */
export const fieldOf = (
  drawn: PlacedBoard,
  { figures, zones, viewpoint, pairs = null }: Standings,
  content: ApexContent,
): Field =>
  new Field({
    board: asAutomataKnow(drawn, content),
    figures,
    zones,
    pairs,
    viewpoint,
    shunned: new Set(shunnedBy(drawn, content)),
  })

/** The name of an enemy among the figures of a field. */
export const enemyFigure = (id: string): string => `enemy ${id}`
export const SQUADMATE = 'squadmate'

function figuresOf({ enemies, squadmate, occupied }: TableInput): Standing[] {
  return [
    ...enemies.flatMap(({ id, cell }, index) =>
      cell === null ? [] : [{ name: enemyFigure(id), cell, path: ['enemies', index, 'cell'] }],
    ),
    ...(squadmate === null ? [] : [{ name: SQUADMATE, cell: squadmate, path: ['squadmate'] }]),
    ...occupied.map((cell, index) => ({ name: `occupied ${index}`, cell, path: ['occupied', index] })),
  ]
}

function beyond(board: PlacedBoard, cell: Cell, path: Path): ApexViolation[] {
  const { width, height } = board
  const facts = { reason: 'OFF_BOARD', cell, width, height } as const
  return isCellOf(board, cell) ? [] : [{ rule: 'apex.grid.elements', path, facts }]
}

/** The violation of a space of a question that is not on the board. */
export const cellViolations = (field: Field, cell: Cell, path: Path): ApexViolation[] => beyond(field.board, cell, path)

function zoneViolations(board: PlacedBoard, { spaces, object }: ZoneInput, index: number): ApexViolation[] {
  const known = object === null || board.objects.some(({ piece }) => piece.id === object)
  const path = ['zones', index, 'object']
  return [
    ...spaces.flatMap((cell, place) => beyond(board, cell, ['zones', index, 'spaces', place])),
    ...(known ? [] : [{ rule: 'apex.content.known' as const, path, facts: { kind: 'object', id: object } }]),
  ]
}

const tooMany = (enemies: number): ApexViolation => ({
  rule: 'apex.automata.scope.two-versus-two',
  path: ['enemies'],
  facts: { reason: 'TOO_MANY_ENEMIES', count: enemies, needed: ENEMIES },
})

/** A space holds one Legend: every figure that shares one with a figure named before it. */
function sharedSpaces(figures: readonly Standing[]): ApexViolation[] {
  return figures.flatMap(({ cell, path }, index): ApexViolation[] => {
    const isTaken = figures.slice(0, index).some((other) => sameCell(other.cell, cell))
    if (!isTaken) return []
    return [{ rule: 'apex.automata.place.availability', path, facts: { reason: 'TWO_IN_ONE_SPACE', cell } }]
  })
}

function readPairs({ sight }: TableInput, board: PlacedBoard): ReadonlySet<string> | null | Refusal {
  if (sight === undefined) return null
  const faults = sight.flatMap(({ from, to }, index) => {
    const ends = [
      placeEnd(board, { cell: from }, ['sight', index, 'from']),
      placeEnd(board, to, ['sight', index, 'to']),
    ]
    return ends.filter((end) => end instanceof Refusal)
  })
  if (faults.length > 0) return Refusal.join(faults)
  return new Set(sight.map(({ from, to }) => pairKey({ cell: from }, to)))
}

/** What Automata never enter is impassable to them and occupied, whatever it is to others. */
function asAutomataKnow(board: PlacedBoard, content: ApexContent): PlacedBoard {
  const objects = board.objects.map((object) => {
    const more = content.sceneryKinds.get(object.piece.kind)?.tagsForAutomata
    return more === undefined ? object : { ...object, tags: new Set([...object.tags, ...more]) }
  })
  return objects.every((object, index) => object === board.objects[index]) ? board : board.withObjects(objects)
}

/** The objects that only Automata shun. */
const shunnedBy = (board: PlacedBoard, content: ApexContent): string[] =>
  board.objects.flatMap(({ piece, tags }) => {
    const more = content.sceneryKinds.get(piece.kind)?.tagsForAutomata
    return more === undefined || tags.has('OCCUPIES_SPACE') ? [] : [piece.id]
  })

function zonesOf({ zones, ring }: TableInput, board: PlacedBoard): DangerZone[] {
  return [...zones, ...(ring === null || ring.damage === 0 ? [] : [ringZone(ring, board)])]
}

/** Everything outside the Ring. */
export function ringZone(
  { left, right, top, bottom }: Omit<NonNullable<TableInput['ring']>, 'damage'>,
  { width, height }: PlacedBoard,
): DangerZone {
  const spaces: Cell[] = []
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const isInside = column >= left && column <= right && row >= top && row <= bottom
      if (!isInside) spaces.push({ column, row })
    }
  }
  return { id: RING_ZONE, cause: 'ring', spaces, object: null }
}

/** What is wrong with the numbers of an Automaton. */
export function automatonViolations(automaton: AutomatonInput): ApexViolation[] {
  const { charges, shield, maxShield, health, maxHealth } = automaton
  const path = (field: string) => ['automaton', field]
  const above = (what: 'shield' | 'health', value: number, maximum: number): ApexViolation[] =>
    value <= maximum
      ? []
      : [{ rule: 'apex.automata.life.max', path: path(what), facts: { reason: 'ABOVE_MAXIMUM', what, value, maximum } }]
  const many: ApexViolation[] =
    charges <= MAX_CHARGES
      ? []
      : [
          {
            rule: 'apex.automata.charge.limit',
            path: path('charges'),
            facts: {
              reason: 'TOO_MANY_CHARGES',
              before: charges,
              gain: 0,
              after: MAX_CHARGES,
              lost: charges - MAX_CHARGES,
            },
          },
        ]
  return [...many, ...above('shield', shield, maxShield), ...above('health', health, maxHealth)]
}

/** The table and the Automaton that stands on it; refuses an Automaton that is off the board or cannot be. */
export function readSituation(
  input: TableInput & { readonly automaton: AutomatonInput },
  content: ApexContent,
): { readonly field: Field; readonly cell: Cell } | Refusal {
  const { cell } = input.automaton
  const field = readField(input, content, { cell, path: ['automaton', 'cell'] })
  const violations = [...automatonViolations(input.automaton), ...(cell === null ? [offBoard()] : [])]
  if (field instanceof Refusal) return Refusal.join([refuse(violations), field])
  return cell === null || violations.length > 0 ? refuse(violations) : { field, cell }
}

const offBoard = (): ApexViolation => ({
  rule: 'apex.automata.respawn.when',
  path: ['automaton', 'cell'],
  facts: { reason: 'AUTOMATON_OFF_BOARD', onBoard: false },
})
