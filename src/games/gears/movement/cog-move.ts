import { z } from 'zod'
import { CRAWL } from '../content/turn.ts'
import type { GearsViolation } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { unknownZone } from '../table/place-map.ts'
import { isSolid, type Place, type PlacedCover, type PlacedMap, type PlacedZone } from '../table/placed-map.ts'
import { type CogStatus, Count, Id, LIMITS, Position } from '../vocabulary.ts'
import type { Barrier } from './movement.rules.ts'
import { freeCovers, occupiedCovers, reachableZones } from './movement.ts'

/** How many zones a move may be told to go. */
export const MAX_STEPS = 30

export const Steps = z.int().min(0).max(MAX_STEPS)

/** Where other figures stand; only figures in cover take up room. */
export const OtherFigures = z
  .array(Position)
  .max(LIMITS.cogs + LIMITS.locust)
  .default([])
  .describe('Where the other figures stand, of both sides; a cover space that one stands in is taken.')

export const ZoneOption = z
  .object({
    zone: Id,
    cost: Count.describe('The least number of zones to move.'),
    path: z
      .array(Id)
      .max(MAX_STEPS + 1)
      .describe('One shortest way, both ends included.'),
    freeCovers: z.array(Id).max(LIMITS.covers).describe('Cover spaces that the figure may take if it ends here.'),
  })
  .meta({ id: 'GearsZoneOption' })
export type ZoneOption = z.infer<typeof ZoneOption>

/** What a COG is told to do: how far it may move, and whether it can only crawl. */
export type CogMove = { readonly zones: number; readonly status: CogStatus }

/** A bleeding figure crawls one zone and a removed one nothing: anything more is refused. */
export function moveViolations({ zones, status }: CogMove): GearsViolation[] {
  if (status === 'standing' || zones <= CRAWL) return []
  return [{ rule: 'gears.bleed.turn', path: ['zones'], facts: { zones } }]
}

/** Every zone in which a COG may end its move, with the cover it may take there. */
export function moveOptions(
  map: PlacedMap,
  figure: Place,
  { zones, status }: CogMove,
  others: readonly Position[],
  trace: GearsTrace,
): ZoneOption[] {
  recordStart(figure, { zones, status }, trace)
  const occupied = occupiedCovers(map, others)
  const reached = reachableZones(map, figure.zone, zones)
  const options = reached.map(({ zone, cost, way }) => ({
    zone: zone.id,
    cost,
    path: way.map((number) => map.zones[number]?.id ?? ''),
    freeCovers: status === 'standing' ? freeCovers(zone, occupied).map(({ id }) => id) : [],
  }))
  recordCovers(
    reached.map(({ zone }) => zone),
    { occupied, status },
    trace,
  )
  return options
}

function recordStart({ zone, cover }: Place, { zones, status }: CogMove, trace: GearsTrace): void {
  if (status !== 'standing') {
    trace.applied('gears.bleed.turn', { zones })
    trace.applied('gears.bleed.no-cover', { zone: zone.id })
    return
  }
  trace.applied('gears.move.upto', { zones, used: null })
  trace.applied('gears.move.cog-zero', { zone: zone.id })
  if (cover !== null) trace.applied('gears.move.cover-exit-free', { zone: zone.id, cover: cover.id })
}

function recordCovers(
  zones: readonly PlacedZone[],
  { occupied, status }: { occupied: ReadonlySet<PlacedCover>; status: CogStatus },
  trace: GearsTrace,
): void {
  if (status !== 'standing') return
  for (const zone of zones) {
    for (const { id } of zone.covers.filter((cover) => occupied.has(cover))) {
      trace.applied('gears.cover.one-figure', { zone: zone.id, cover: id })
    }
    const free = freeCovers(zone, occupied).map(({ id }) => id)
    if (free.length > 0) trace.applied('gears.cover.cog-optional', { zone: zone.id, free })
  }
}

/** The way of a move that is proposed: the zones that are entered, and the cover that is taken at the end. */
export type ProposedMove = CogMove & { readonly path: readonly string[]; readonly cover?: string | undefined }

/** Everything that stands against a move. */
export function pathViolations(
  map: PlacedMap,
  figure: Place,
  move: ProposedMove,
  others: readonly Position[],
): GearsViolation[] {
  const violations = moveViolations(move)
  const { path, zones } = move
  if (path.length > zones)
    violations.push({ rule: 'gears.move.upto', path: ['path'], facts: { zones, used: path.length } })
  let at = figure.zone
  for (const [index, id] of path.entries()) {
    const zone = map.zone(id)
    if (zone === undefined) return [...violations, unknownZone(id, ['path', index])]
    const barrier = barrierBetween(map, at, zone)
    if (barrier !== null) {
      violations.push({ rule: 'gears.move.barriers', path: ['path', index], facts: { from: at.id, to: id, barrier } })
    }
    at = zone
  }
  return [...violations, ...coverViolations(map, at, move, others)]
}

/** What lies between two zones; null if a figure can step from one to the other. */
function barrierBetween(map: PlacedMap, from: PlacedZone, to: PlacedZone): Barrier | null {
  if (map.neighbours(from.number, 'moves').includes(to.number)) return null
  const shared = map.borders.filter(({ zones }) => zones.includes(from.number) && zones.includes(to.number))
  if (from === to || shared.length === 0) return 'apart'
  if (shared.some(({ door }) => door !== null)) return 'door'
  return shared.every(isSolid) ? 'wall' : 'elevation'
}

function coverViolations(
  map: PlacedMap,
  zone: PlacedZone,
  { cover, status }: ProposedMove,
  others: readonly Position[],
): GearsViolation[] {
  if (cover === undefined) return []
  if (status !== 'standing') return [{ rule: 'gears.bleed.no-cover', path: ['cover'], facts: { zone: zone.id } }]
  const space = zone.covers.find(({ id }) => id === cover)
  const facts = { zone: zone.id, cover }
  if (space === undefined) {
    return [{ rule: 'gears.map.cover-space', path: ['cover'], facts: { reason: 'unknownCover', ...facts } }]
  }
  return occupiedCovers(map, others).has(space) ? [{ rule: 'gears.cover.one-figure', path: ['cover'], facts }] : []
}

/** Describes a move that nothing stands against, step by step. */
export function recordMove(figure: Place, move: ProposedMove, others: readonly Position[], trace: GearsTrace): void {
  const { path, cover, zones, status } = move
  if (status !== 'standing') trace.applied('gears.bleed.turn', { zones })
  if (figure.cover !== null && figure.cover.id !== cover) {
    trace.applied('gears.move.cover-exit-free', { zone: figure.zone.id, cover: figure.cover.id })
  }
  let from = figure.zone.id
  for (const to of path) {
    trace.applied('gears.move.step', { from, to })
    const figures = others.filter(({ zone }) => zone === to).length
    if (figures > 0) trace.applied('gears.move.through-figures', { zone: to, figures })
    from = to
  }
  if (path.length === 0) trace.applied('gears.move.cog-zero', { zone: from })
  else trace.applied('gears.move.upto', { zones, used: path.length })
  if (cover !== undefined) trace.applied('gears.move.cover-enter-free', { zone: from, cover })
}
