import type { SpawnPlace } from '../../content/mission.ts'
import { holesOf } from '../../locust/ai/battlefield.ts'
import { isFilled, type MatchDecisionKind } from '../../locust/ai/decision.ts'
import { lowest } from '../../locust/ai/selection.ts'
import { evenHoles } from '../../locust/spawn/spawn-even.ts'
import type { ResolvedEffect } from '../../missions/mission-back.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import { roomiest } from './building.ts'
import { deciderOf } from './procedure-run.ts'
import { spawnWanted } from './spawning.ts'

/** Spawns the figures of a mission card one by one, each where the card says. */
export function* spawnByMission(context: MatchContext, { enemy, amount, place, piece }: ResolvedEffect): Asking<void> {
  if (enemy === null || place === null) return
  for (let number = 0; number < (amount ?? 0); number++) {
    const zone = yield* zoneFor(context, enemy, place, piece ?? '')
    if (zone === null) return
    yield* spawnWanted(context, [{ request: enemy, zone }])
  }
}

type Spot = { readonly id: string; readonly zone: string }

const CHOICES: Readonly<Record<SpawnPlace, MatchDecisionKind>> = {
  mapExit: 'exitChoice',
  holesEvenly: 'holeChoice',
  holeOnPiece: 'holeChoice',
  emptyZoneOnPiece: 'zoneChoice',
  equipmentZone: 'zoneChoice',
}

/** The zone for the next figure; among equals the active player chooses. */
function* zoneFor(context: MatchContext, enemy: string, place: SpawnPlace, piece: string): Asking<string | null> {
  const spots = SPOTS[place](context, piece)
  if (!isFilled(spots)) return null
  const question = { kind: CHOICES[place], player: deciderOf(context.state), figure: enemy }
  return (yield* ask(question, spots, ({ id }) => id)).zone
}

const SPOTS: Readonly<Record<SpawnPlace, (context: MatchContext, piece: string) => readonly Spot[]>> = {
  mapExit: nearestExits,
  holesEvenly: (context) => {
    const { field, trace } = context
    const counts = openHoles(context).map(({ id, zone }) => ({
      hole: id,
      zone,
      locust: field.locust.filter((figure) => figure.place.zone.id === zone).length,
    }))
    const even = evenHoles(counts).map(({ hole }) => hole)
    trace.applied('gears.mission.waves.even', { holes: even, hole: null })
    return counts.filter(({ hole }) => even.includes(hole)).map(({ hole, zone }) => ({ id: hole, zone }))
  },
  holeOnPiece: (context, piece) => {
    const holes = openHoles(context).filter(({ zone }) => context.field.map.zone(zone)?.piece === piece)
    return holes.length > 0 ? holes : roomiest(context, piece).map(asSpot)
  },
  emptyZoneOnPiece: (context, piece) => roomiest(context, piece).map(asSpot),
  equipmentZone: ({ field }, piece) => {
    const zones = field.map.zones.filter((zone) => zone.piece === piece)
    const marked = zones.filter(({ equipment }) => equipment)
    return (marked.length > 0 ? marked : zones).map(({ id }) => asSpot(id))
  },
}

const asSpot = (zone: string): Spot => ({ id: zone, zone })

const openHoles = ({ field }: MatchContext): Spot[] =>
  holesOf(field).map(({ id, zone }) => ({ id, zone: field.map.zones[zone]?.id ?? '' }))

/** The exits nearest to the active player’s own figure (gears.spawn.map-exit). */
function nearestExits({ state, field, trace }: MatchContext): readonly Spot[] {
  const exits = [...new Set(field.map.doors.map(({ zone }) => zone))]
  const active = field.cogs.find(({ id }) => id === state.players[state.active]?.character)
  const from = active?.place.zone.number ?? 0
  const nearest = lowest(exits, (zone) => field.map.moves(from, field.map.zone(zone)?.number ?? 0))
  trace.applied('gears.spawn.map-exit', { zones: nearest })
  return nearest.map(asSpot)
}
