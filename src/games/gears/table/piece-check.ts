import { dot, samePoint } from '../../../geometry/plane.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { type GearsViolation, refuse } from '../refusal.ts'
import { cutBorders } from './border.ts'
import type { Gate, MapPiece } from './map-piece.ts'
import { WAYS } from './map-piece.ts'
import { turned } from './piece-placement.ts'

type Path = GearsViolation['path']

/** Finds pieces by their names, each once; otherwise refuses with those that are not there. */
export function findPieces(
  ids: readonly string[],
  find: (id: string) => MapPiece | undefined,
  pathOf: (index: number) => Path,
): MapPiece[] | Refusal {
  const pieces: MapPiece[] = []
  const violations: GearsViolation[] = []
  for (const [index, id] of ids.entries()) {
    const piece = find(id)
    if (piece === undefined)
      violations.push({ rule: 'gears.content.known', path: pathOf(index), facts: { kind: 'piece', id } })
    else pieces.push(piece)
    const twin = ids.slice(0, index).find((other) => isSamePiece(other, id))
    if (twin !== undefined)
      violations.push({
        rule: 'gears.map.join',
        path: pathOf(index),
        facts: { reason: 'repeated', before: twin, piece: id },
      })
  }
  return violations.length > 0 ? refuse(violations) : pieces
}

/** The two sides of one piece have the same number, so only one of them can lie on the table. */
const isSamePiece = (a: string, b: string): boolean => a === b || numberOf(a) === numberOf(b)

const numberOf = (id: string): string => /^(\d{1,2})[AB]$/.exec(id)?.[1] ?? id

/** What is wrong with the entrance and the exit of a piece that is sound otherwise. */
export function gateViolations({ id, zones, edges, entrance, exit }: MapPiece, path: Path): GearsViolation[] {
  const gates = [
    { gate: entrance, field: 'entrance' as const },
    ...(exit === undefined ? [] : [{ gate: exit, field: 'exit' as const }]),
  ]
  return gates.flatMap(({ gate, field }): GearsViolation[] => {
    if (isStraight(gate) && isOnOuterBorder(gate, zones, edges)) return []
    return [
      { rule: 'gears.map.join', path: [...path, field], facts: { reason: 'offBorder', before: field, piece: id } },
    ]
  })
}

/** An arrow points straight over its side. */
function isStraight({ from, to, way }: Gate): boolean {
  const arrow = turned({ x: 0, y: 1 }, WAYS.indexOf(way))
  return !samePoint(from, to) && dot(arrow, { x: to.x - from.x, y: to.y - from.y }) === 0
}

function isOnOuterBorder({ from, to }: Gate, zones: MapPiece['zones'], edges: MapPiece['edges']): boolean {
  const { borders, violations } = cutBorders({ zones, edges, doors: [{ id: 'gate', zone: '', from, to }] })
  const isOff = violations.some(({ violation }) => violation === 'doorOffBorder')
  return !isOff && borders.every((border) => border.door === null || border.zones.length === 1)
}

/** Every piece has an emergence hole (gears.map.hole-min). */
export function checkHoles({ id, zones }: MapPiece, path: Path): Refusal | null {
  if (zones.some(({ holes }) => holes.length > 0)) return null
  return refuse([{ rule: 'gears.map.hole-min', path: [...path, 'zones'], facts: { piece: id, holes: 0 } }])
}
