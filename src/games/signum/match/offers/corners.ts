import { CORNERS, type Corner } from '../../vocabulary.ts'
import type { SignumState } from '../state.ts'

/** The corners that a player and the ally may take: on one edge, and opposite to the other team’s. */
export function cornerPairs({ players }: SignumState): (readonly [Corner, Corner])[] {
  const free = CORNERS.filter((corner) => !players.some((one) => one.corner === corner))
  return free.flatMap((own) =>
    free.filter((ally) => ally !== own && areNeighbours(own, ally)).map((ally) => [own, ally] as const),
  )
}

function areNeighbours(one: Corner, other: Corner): boolean {
  const apart = Math.abs(CORNERS.indexOf(one) - CORNERS.indexOf(other))
  return apart === 1 || apart === CORNERS.length - 1
}
