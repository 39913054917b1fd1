import { z } from 'zod'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { Mission, MissionRule, MissionRuleKind } from '../../content/mission.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { type FigurePool, PoolLeft } from '../../table/figure-pool.ts'
import { Count, Id, Slot } from '../../vocabulary.ts'

/** A placed piece whose location card is known, or only its line. */
export type PlacedLocation = {
  readonly location: string
  readonly line: string
  readonly holes: readonly string[]
  readonly staysInPlay: boolean
}

const SpawnRequest = z
  .object({ slot: Slot, enemy: Id.nullable().describe('Null if no enemy is in that slot.') })
  .meta({ id: 'GearsSpawnRequest' })
type SpawnRequest = z.infer<typeof SpawnRequest>

const HoleSpawn = z.object({ hole: Id, figures: z.array(SpawnRequest) }).meta({ id: 'GearsHoleSpawn' })

const LocationFigures = z
  .object({
    location: Id,
    line: z.string().max(4).nullable().describe('Null if the mission replaces the line.'),
    holes: z.array(HoleSpawn),
    staysInPlay: z.boolean().describe('Whether the card has an equipment ability and stays in play.'),
  })
  .meta({ id: 'GearsLocationFigures' })

const EachPlayer = z
  .object({ enemy: Id, count: Count })
  .describe('Figures that the players place one each, in empty zones of the new piece, from the active player on.')
  .meta({ id: 'GearsEachPlayerSpawn' })

const EnemyTotal = z.object({ enemy: Id, count: Count }).meta({ id: 'GearsEnemyTotal' })

export const LocationSpawn = z
  .object({
    locations: z.array(LocationFigures),
    byPlayers: EachPlayer.nullable(),
    totals: z.array(EnemyTotal),
    figures: Count,
    pool: z.array(PoolLeft).describe('What is left of the pool, if one was given.'),
  })
  .meta({ id: 'GearsLocationSpawnOutcome' })
export type LocationSpawn = z.infer<typeof LocationSpawn>

export type SpawnQuestion = {
  readonly places: readonly PlacedLocation[]
  readonly players: number
  /** The soldiers on this map, if the mission counts them by map. */
  readonly onMap: number | null
  readonly slots: Readonly<Record<Slot, string | null>>
  readonly mission: Mission | null
  readonly rules: readonly MissionRule[]
  readonly pool: FigurePool
}

const ruleOf = (rules: readonly MissionRule[], kind: MissionRuleKind): MissionRule | undefined =>
  rules.find((rule) => rule.kind === kind)

/** The figures that the location cards ask for. */
export function spawnLocations(
  question: SpawnQuestion,
  content: GearsContent,
  trace: GearsTrace,
): LocationSpawn | Refusal {
  const { rules, places } = question
  const override = ruleOf(rules, 'exploreSpawnOverride')
  if (ruleOf(rules, 'exploreOneCard') !== undefined) {
    if (places.length > 1)
      return refuse([
        { rule: 'gears.mission.landown.one-at-a-time', path: ['places', 1], facts: { cards: places.length } },
      ])
    trace.applied('gears.mission.landown.one-at-a-time', { cards: 1 })
  }
  return override === undefined ? byLines(question, content, trace) : byPlayers(question, override, content, trace)
}

/** Each player places a figure; the lines are ignored. */
function byPlayers(
  { places, players, pool }: SpawnQuestion,
  { enemies }: MissionRule,
  content: GearsContent,
  trace: GearsTrace,
): LocationSpawn {
  const enemy = enemies[0] ?? ''
  const location = places[0]?.location ?? ''
  trace.applied('gears.mission.landown.spawn', { players, enemy, location })
  for (let count = 0; count < players; count++) pool.take(typeOf(enemy, content))
  return {
    locations: places.map((place) => ({
      location: place.location,
      line: null,
      holes: [],
      staysInPlay: place.staysInPlay,
    })),
    byPlayers: { enemy, count: players },
    totals: [{ enemy, count: players }],
    figures: players,
    pool: pool.left(),
  }
}

function byLines(question: SpawnQuestion, content: GearsContent, trace: GearsTrace): LocationSpawn {
  const { places, players, onMap, pool } = question
  if (onMap !== null) trace.applied('gears.mission.scattered.spawn', { players, onMap })
  const totals = new Map<string, number>()
  const locations = places.map(({ location, line, holes, staysInPlay }) => {
    const figures = line.length * holes.length
    trace.applied('gears.spawn.location', { location, line, players: onMap ?? players, holes: [...holes], figures })
    const filled = holes.map((hole) => ({ hole, figures: requestsOf(line, question, content, trace) }))
    for (const { enemy } of filled.flatMap((slot) => slot.figures)) {
      if (enemy !== null) totals.set(enemy, (totals.get(enemy) ?? 0) + 1)
    }
    return { location, line, holes: filled, staysInPlay }
  })
  const counted = [...totals].map(([enemy, count]) => ({ enemy, count }))
  const figures = counted.reduce((sum, { count }) => sum + count, 0)
  return { locations, byPlayers: null, totals: counted, figures, pool: pool.left() }
}

function requestsOf(line: string, question: SpawnQuestion, content: GearsContent, trace: GearsTrace): SpawnRequest[] {
  return [...line].map((letter) => {
    const slot = Slot.parse(letter)
    const enemy = enemyFor(slot, question, content, trace)
    if (enemy !== null) question.pool.take(typeOf(enemy, content))
    return { slot, enemy }
  })
}

/** The enemy of the slot, unless the mission puts another one in its place. */
function enemyFor(
  slot: Slot,
  { rules, slots, pool }: SpawnQuestion,
  content: GearsContent,
  trace: GearsTrace,
): string | null {
  const override = ruleOf(rules, 'slotSpawnOverride')
  if (override === undefined || override.slot !== slot) return slots[slot]
  const enemy = override.enemies.find((candidate) => pool.has(typeOf(candidate, content))) ?? null
  trace.applied('gears.mission.china-shop.no-c', { enemy })
  return enemy
}

const typeOf = (enemy: string, { enemies }: GearsContent): string => enemies.get(enemy)?.figureType ?? enemy
