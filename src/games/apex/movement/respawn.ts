import { z } from 'zod'
import { type Cell as GridCell, neighboursOf, sameCell, stepsBetween } from '../../../geometry/grid.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { RESPAWN_BEACON } from '../content/scenery.ts'
import { areAdjacent } from '../measuring/contiguity.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import type { IsOccupied } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Cell, Count, Piece } from '../vocabulary.ts'

const Beacon = z
  .object({
    beacon: Piece,
    cell: Cell,
    distance: Count.nullable().describe('To the nearest squadmate on the board; null if there is none.'),
    spaces: z.array(Cell).describe('The free spaces adjacent to it.'),
    usable: z.boolean().describe('Whether the Legend may respawn at it.'),
  })
  .meta({ id: 'ApexBeaconOption' })

export const RespawnOptions = z
  .object({
    beacons: z.array(Beacon).describe('Every beacon of the board, the nearest first.'),
    spaces: z.array(Cell).describe('Every space where the Legend may respawn.'),
  })
  .meta({ id: 'ApexRespawnOptionsOutcome' })
export type RespawnOptions = z.infer<typeof RespawnOptions>

export type Respawning = {
  readonly eliminated: boolean
  readonly squadmates: readonly GridCell[]
  readonly isOccupied: IsOccupied
}

/** Finds the beacons and the spaces where an eliminated Legend may come back. */
export function respawnOptions(
  board: PlacedBoard,
  { eliminated, squadmates, isOccupied }: Respawning,
  trace: ApexTrace,
): RespawnOptions | Refusal {
  if (!eliminated) return refuse([{ rule: 'apex.respawn.cost', path: ['eliminated'], facts: { eliminated } }])
  trace.applied('apex.respawn.cost', { eliminated })

  const beacons = beaconsByDistance(board, squadmates, isOccupied)
  const withRoom = beacons.filter(({ spaces }) => spaces.length > 0)
  const nearest = withRoom[0]?.distance ?? null
  const options = beacons.map((beacon) => ({
    ...beacon,
    usable: beacon.spaces.length > 0 && beacon.distance === nearest,
  }))
  const usable = options.filter((option) => option.usable)
  const reach = withRoom.length === 0 ? Number.POSITIVE_INFINITY : (nearest ?? 0)
  const skipped = beacons.filter(({ distance, spaces }) => spaces.length === 0 && (distance ?? 0) <= reach)
  trace.applied('apex.respawn.place', {
    usable: usable.map(({ beacon }) => beacon),
    full: skipped.map(({ beacon }) => beacon),
    distance: nearest,
  })
  if (usable.length === 0) trace.applied('apex.respawn.no-room', { beacons: beacons.length })
  return { beacons: options, spaces: distinctCells(usable.flatMap(({ spaces }) => spaces)) }
}

function beaconsByDistance(board: PlacedBoard, squadmates: readonly GridCell[], isOccupied: IsOccupied) {
  const beacons = board.objects.filter(({ piece }) => piece.kind === RESPAWN_BEACON)
  const found = beacons.flatMap(({ piece, cells }) =>
    cells.map((cell) => ({
      beacon: piece,
      cell,
      distance: squadmates.length === 0 ? null : Math.min(...squadmates.map((mate) => stepsBetween(mate, cell))),
      spaces: neighboursOf(cell).filter((near) => {
        return board.holds(near) && areAdjacent(board, cell, near) && !isOccupied(near)
      }),
    })),
  )
  return found.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
}

const distinctCells = (cells: readonly GridCell[]): GridCell[] =>
  cells.filter((cell, index) => cells.findIndex((other) => sameCell(cell, other)) === index)
