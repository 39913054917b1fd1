import type { Objective, ObjectiveKind } from '../../content/mission.ts'
import { holesOf } from '../../locust/ai/battlefield.ts'
import { zoneSees } from '../../sight/line-of-sight.ts'
import type { PlacedZone } from '../../table/placed-map.ts'
import { doorZone } from '../map.ts'
import { grenadeCard } from '../procedures/grenading.ts'
import { phaseOf } from '../procedures/mission-rules.ts'
import type { Scene } from './scene.ts'

/** No way counts for more than this. */
export const MAX_WAY = 12
/** From so far an enemy can be shot at. */
const SHOT = 1

/** Zones to be at, or to come as near to as said. */
type Goal = { readonly zones: readonly PlacedZone[]; readonly within: number }

const NOWHERE: Goal = { zones: [], within: 0 }

/** How far a soldier is from where the mission is played: from a comrade who bleeds, else from what the objective asks for. */
export function wayToGo(scene: Scene): number {
  const { map } = scene.field
  const from = scene.cog.place.zone.number
  const ways = goalsOf(scene).flatMap(({ zones, within }) =>
    zones.map(({ number }) => Math.max(0, map.moves(from, number) - within)),
  )
  return Math.min(MAX_WAY, ...(ways.length === 0 ? [0] : ways))
}

function goalsOf(scene: Scene): Goal[] {
  const fallen = scene.field.cogs.filter(({ status }) => status === 'bleeding')
  if (fallen.length > 0) return [{ zones: fallen.map(({ place }) => place.zone), within: 0 }]
  const asked = phaseOf(scene.state, scene.content)?.objective ?? []
  return asked.map((objective) => GOALS[objective.asks](scene, objective))
}

type Find = (scene: Scene, objective: Objective) => Goal

const GOALS: Readonly<Record<ObjectiveKind, Find>> = {
  holesSealed: (scene) => (scene.cog.grenades > 0 ? throwingPlaces(scene) : storesOf(scene, 'equipment-grenades')),
  noLocust: (scene) => enemiesOf(scene, null),
  noEnemy: (scene, { enemy }) => enemiesOf(scene, enemy),
  enemyKilled: (scene, { enemy }) => enemiesOf(scene, enemy),
  enemyAtExit: (scene) => doorsOf(scene),
  equipmentUsed: (scene, { piece }) => orDoors(scene, pieceZones(scene, piece, true)),
  aiDeckFinished: () => NOWHERE,
  cogOnLastPiece: (scene) => doorsOf(scene),
  everyCogAtExit: (scene) => doorsOf(scene),
  everyCogOnPiece: (scene, { piece }) => orDoors(scene, pieceZones(scene, piece, false)),
  noneBleeding: () => NOWHERE,
  doorExplored: (scene) => doorsOf(scene),
}

const orDoors = (scene: Scene, goal: Goal): Goal => (goal.zones.length > 0 ? goal : doorsOf(scene))

/** From where a grenade reaches an open hole without hitting its thrower, if such a place is there. */
function throwingPlaces({ field, content }: Scene): Goal {
  const { map } = field
  const card = grenadeCard({ content })
  const reach = card.hardRange ?? card.range
  const holes = holesOf(field).map(({ zone }) => map.zoneAt(zone))
  const reaches = (zone: PlacedZone) =>
    holes.some(
      (hole) =>
        hole !== zone && map.range(zone.number, hole.number) <= reach && zoneSees(map, { zone, cover: null }, hole),
    )
  const zones = map.zones.filter(reaches)
  return { zones: zones.length > 0 ? zones : holes, within: 0 }
}

/** Where equipment of a kind can be used. */
function storesOf({ state, field, content }: Scene, equipment: string): Goal {
  const pieces = state.locations.flatMap(({ piece, isFaceUp }) =>
    isFaceUp && content.locations.get(piece)?.equipment === equipment ? [piece] : [],
  )
  const zones = field.map.zones.filter((zone) => zone.equipment && zone.piece !== null && pieces.includes(zone.piece))
  return { zones, within: 0 }
}

const enemiesOf = ({ field }: Scene, enemy: string | null): Goal => ({
  zones: field.locust.flatMap((locust) => (enemy === null || locust.enemy.id === enemy ? [locust.place.zone] : [])),
  within: SHOT,
})

const doorsOf = ({ state, field }: Scene): Goal => ({
  zones: state.doors.flatMap((door) => field.map.zone(doorZone(field.map, door)) ?? []),
  within: 0,
})

const pieceZones = ({ field }: Scene, piece: string | null, needsEquipment: boolean): Goal => ({
  zones: field.map.zones.filter((zone) => zone.piece === piece && (zone.equipment || !needsEquipment)),
  within: 0,
})
