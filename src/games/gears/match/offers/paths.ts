import type { GearsContent } from '../../content/gears-content.ts'
import type { PlacedMap, PlacedZone } from '../../table/placed-map.ts'
import { mapOfState } from '../map.ts'
import { doorsIn, exploreViolation } from '../procedures/explore.ts'
import type { GearsState } from '../state.ts'
import { playerOf } from '../state.ts'

/** A way of a move: the zones that are entered, and the last of them, or the zone where the soldier stays. */
export type Way = { readonly zone: PlacedZone; readonly path: readonly string[] }

/**
 * Every zone in reach by the ways that differ. Figures, markers and cover that are passed have no effect
 * (gears.move.through-figures), and nobody reacts to a soldier who moves but comrades who may follow when their zone is
 * left, and a door that may be explored on the way. So of all ways to a zone that pass the same of these zones, a
 * shortest one stands for all; whatever a longer one does can be done by it.
 */
export function waysOf(state: GearsState, seat: number, zones: number, content: GearsContent): Way[] {
  const map = mapOfState(state, content)
  const from = map.zone(playerOf(state, seat).position.zone)
  if (from === undefined) return []
  const noted = map.zones.filter((zone) => zone !== from && isNoted(state, seat, zone.id, content))
  const walks = shortestWalks(map, from, zones, noted)
  return onePerEffect(walks).sort((a, b) => a.zone.number - b.zone.number || a.path.length - b.path.length)
}

/** To leave a zone and come back to it at the end has no effect there. */
function onePerEffect(walks: readonly Walk[]): Way[] {
  const known = new Set<string>()
  return walks.filter(({ zone, passed }) => {
    const name = nameOf(
      zone,
      passed.filter((passedZone) => passedZone !== zone),
    )
    const isNew = !known.has(name)
    known.add(name)
    return isNew
  })
}

/** Whether it makes a difference to pass a zone. */
function isNoted(state: GearsState, seat: number, zone: string, content: GearsContent): boolean {
  return hasFollower(state, seat, zone) || hasDoor(state, seat, zone, content)
}

function hasFollower({ players, turn }: GearsState, seat: number, zone: string): boolean {
  const { character: leader } = playerOf({ players }, seat)
  const isAlong = (figure: string) =>
    turn.followers.some((follower) => follower.figure === figure && follower.leader === leader)
  return players.some(
    ({ character, status, position, hand }, index) =>
      index !== seat && position.zone === zone && status === 'standing' && hand.length > 0 && !isAlong(character),
  )
}

/** Whether the soldier could explore a door from there. */
function hasDoor(state: GearsState, seat: number, zone: string, content: GearsContent): boolean {
  const doors = seat === state.active ? doorsIn(state, zone, content) : []
  if (doors.length === 0) return false
  const players = state.players.map((player, index) => (index === seat ? { ...player, position: { zone } } : player))
  return doors.some(({ door }) => exploreViolation({ ...state, players }, seat, door, content) === null)
}

type Walk = { readonly zone: PlacedZone; readonly path: readonly string[]; readonly passed: readonly PlacedZone[] }

/** Goes on from every walk by one zone at a time, so that the first walk to a place is a shortest one. */
function shortestWalks(map: PlacedMap, from: PlacedZone, zones: number, noted: readonly PlacedZone[]): Walk[] {
  const walks: Walk[] = [{ zone: from, path: [], passed: [] }]
  const known = new Set([nameOf(from, [])])
  for (const { zone, path, passed: before } of walks) {
    if (path.length === zones) break
    const passed = noted.filter((notedZone) => notedZone === zone || before.includes(notedZone))
    for (const number of map.neighbours(zone.number, 'moves')) {
      const next = map.zoneAt(number)
      const name = nameOf(next, passed)
      if (known.has(name)) continue
      known.add(name)
      walks.push({ zone: next, path: [...path, next.id], passed })
    }
  }
  return walks
}

const nameOf = ({ number }: PlacedZone, passed: readonly PlacedZone[]): string =>
  [number, ...passed.map((zone) => zone.number)].join()
