import type { MissionRule } from '../content/mission.ts'
import { placeSpawned } from '../locust/ai/actions/spawning.ts'
import { holesOf } from '../locust/ai/battlefield.ts'
import { isFilled } from '../locust/ai/decision.ts'
import { lowest } from '../locust/ai/selection.ts'
import { hasSeparateMaps } from '../missions/setup-mission.ts'
import type { MatchContext } from './context.ts'
import { entranceZones } from './map.ts'
import { buildLevel, placeDoor } from './procedures/explore.ts'
import { FIRST_MAP, missionOf, ruleNow } from './procedures/mission-rules.ts'
import { deciderOf } from './procedures/procedure-run.ts'
import { resolve } from './procedures/resolving.ts'
import { type Asking, ask } from './questions.ts'

/** Builds and fills the map that a mission starts on (setup steps 7 and 10). */
export function* prepareMap(context: MatchContext): Asking<void> {
  const { state, content } = context
  yield* agreeOnMaps(context)
  for (const chain of state.chains.keys()) {
    const level = context.state.levels[chain]
    if (level !== undefined) yield* buildLevel(context, { chain, atFirst: false, level: level.number }, level)
  }
  bindDoors(context)
  const sealing = ruleNow(state, content, 'spawnBeforeSeal')
  if (sealing !== undefined) yield* sealHoles(context)
  const starting = ruleNow(state, content, 'enemyStartsWithCogs')
  if (starting !== undefined) yield* startEnemies(context, starting)
}

/** On two maps three soldiers start as one and two; who is alone is up to the players (gears.mission.scattered.setup). */
function* agreeOnMaps(context: MatchContext): Asking<void> {
  const { state, content } = context
  const players = state.players.length
  if (!hasSeparateMaps(missionOf(state, content)) || players % 2 === 0) return
  const few = Math.floor(players / 2)
  const question = { kind: 'mapChoice', player: deciderOf(state) } as const
  const first = yield* ask(question, [few, players - few], String)
  context.emit({ type: 'marked', mark: `${FIRST_MAP}${first}` })
}

/** Where the mission binds doors to levels: the last exit to the next level, the exit of the first piece to its own. */
function bindDoors(context: MatchContext): void {
  const { state, content, trace } = context
  const bound = ruleNow(state, content, 'doorToLevel')?.level ?? null
  const first = state.chains[0]?.pieces[0]
  if (bound === null || first === undefined) return
  placeDoor(context, { chain: 0, atFirst: false, level: 1 }, 2)
  placeDoor(context, { chain: 0, atFirst: true, level: bound }, bound)
  trace.applied('gears.mission.resonator.two-doors', { lastExit: 2, firstPiece: bound })
}

/** Every hole is sealed except the one nearest to the map exit; figures were spawned before. */
function* sealHoles(context: MatchContext): Asking<void> {
  const { field } = context
  const exit = field.map.zone(field.map.doors[0]?.zone ?? '')?.number ?? 0
  const holes = holesOf(field)
  const nearest = lowest(holes, ({ zone }) => field.map.moves(zone, exit))
  if (!isFilled(nearest)) return
  const question = { kind: 'openHole', player: deciderOf(context.state) } as const
  const kept = yield* ask(question, nearest, ({ id }) => id)
  for (const { id, zone } of holes) {
    const name = field.map.zones[zone]?.id ?? ''
    if (id !== kept.id) context.emit({ type: 'holeSealed', hole: id, zone: name, byGrenade: false })
  }
}

/** Enemies that stand in a zone where the soldiers start; the mission’s ban on spawning them does not hold yet. */
function* startEnemies(context: MatchContext, { enemies }: MissionRule): Asking<void> {
  const zones = entranceZones(context.state.chains[0]?.pieces[0] ?? '', context.content)
  if (!isFilled(zones)) return
  for (const enemy of enemies) {
    const zone = yield* ask({ kind: 'zoneChoice', player: deciderOf(context.state), figure: enemy }, zones, (id) => id)
    yield* resolve(context, (locust) => placeSpawned(locust, enemy, zone, 'healthy'))
  }
}
