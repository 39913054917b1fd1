import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { Mission } from '../../content/mission.ts'
import { missionAt } from '../../content/mission-lookup.ts'
import { ownCardsField } from '../../content/own/own-cards.ts'
import type { GearsContext } from '../../define.ts'
import { type GearsViolation, refuse } from '../../refusal.ts'
import { FigurePool, PoolFigures } from '../../table/figure-pool.ts'
import { FIGURE_TYPES, Id, LIMITS } from '../../vocabulary.ts'
import { type LocationSpawn, type PlacedLocation, type SpawnQuestion, spawnLocations } from './location-spawn.ts'

const holes = z
  .array(Id)
  .min(1)
  .max(LIMITS.holes)
  .default(['hole'])
  .describe('The unsealed emergence holes of the piece.')

const Place = z
  .union([
    z.strictObject({ card: z.strictObject({ location: Id, holes }).meta({ id: 'GearsSpawnCard' }) }),
    z.strictObject({
      line: z
        .strictObject({ letters: z.string().regex(/^[ABC]{1,4}$/), holes })
        .describe('A line of slots that stands on no card of the content.')
        .meta({ id: 'GearsSpawnLine' }),
    }),
  ])
  .meta({ id: 'GearsSpawnLocation' })
type Place = z.infer<typeof Place>

const LocationSlots = z
  .strictObject({ A: Id.optional(), B: Id.optional(), C: Id.optional() })
  .describe('Enemy cards in the slots; those of the mission’s phase if left out.')
  .meta({ id: 'GearsLocationSlots' })

export const LocationSpawnInput = z
  .strictObject({
    places: z.array(Place).min(1).max(LIMITS.pieces).describe('The pieces, in the order in which they are placed.'),
    players: z.int().min(1).max(4),
    mission: Id.optional(),
    phase: z.int().min(1).max(6).default(1),
    onMap: z.int().min(1).max(4).optional().describe('Soldiers on this map, for the mission with two maps.'),
    slots: LocationSlots.optional(),
    pool: z.array(PoolFigures).max(FIGURE_TYPES.length).default([]),
    ...ownCardsField,
  })
  .meta({ id: 'GearsLocationSpawnInput' })
type Input = z.infer<typeof LocationSpawnInput>

/** Finds which Locust the cards of placed pieces ask for. */
export function spawnAtLocations(
  input: Input,
  { content, trace }: Pick<GearsContext, 'content' | 'trace'>,
): LocationSpawn | Refusal {
  const mission = input.mission === undefined ? null : missionAt(input.mission, input.phase, content)
  if (mission instanceof Refusal) return mission
  const violations = [...unknownNames(input, content), ...mapViolations(input, mission)]
  return violations.length > 0
    ? refuse(violations)
    : spawnLocations(questionOf(input, mission, content), content, trace)
}

function questionOf(input: Input, mission: Mission | null, content: GearsContent): SpawnQuestion {
  const phase = mission?.phases[input.phase - 1]
  const onMap = countsByMap(mission) ? (input.onMap ?? null) : null
  return {
    places: input.places.map((place) => placedLocation(place, onMap ?? input.players, content)),
    players: input.players,
    onMap,
    slots: slotsOf(input, phase?.slots),
    mission,
    rules: [...(mission?.rules ?? []), ...(phase?.rules ?? [])],
    pool: new FigurePool(input.pool),
  }
}

const countsByMap = (mission: Mission | null): boolean =>
  mission?.rules.some(({ kind }) => kind === 'spawnByOwnMap') ?? false

function slotsOf({ slots }: Input, own: Mission['phases'][number]['slots'] | undefined) {
  return {
    A: slots?.A ?? own?.A ?? null,
    B: slots?.B ?? own?.B ?? null,
    C: slots?.C ?? own?.C ?? null,
  }
}

function placedLocation(place: Place, line: number, { locations }: GearsContent): PlacedLocation {
  if ('line' in place) {
    const { letters, holes: open } = place.line
    return { location: letters, line: letters, holes: open, staysInPlay: false }
  }
  const { location, holes: open } = place.card
  const card = locations.get(location)
  return { location, line: card?.spawn[line - 1] ?? '', holes: open, staysInPlay: card?.equipment != null }
}

function unknownNames({ places, slots }: Input, { locations, enemies }: GearsContent): GearsViolation[] {
  const unknown = (kind: 'location' | 'enemy', id: string, path: (string | number)[]): GearsViolation => ({
    rule: 'gears.content.known',
    path,
    facts: { kind, id },
  })
  const cards = places.flatMap((place, index) =>
    'card' in place && !locations.has(place.card.location)
      ? [unknown('location', place.card.location, ['places', index, 'card', 'location'])]
      : [],
  )
  const named = Object.entries(slots ?? {}).flatMap(([slot, id]) =>
    id === undefined || enemies.has(id) ? [] : [unknown('enemy', id, ['slots', slot])],
  )
  return [...cards, ...named]
}

/** Where soldiers are counted by map, their number on this map has to be said. */
function mapViolations({ players, onMap }: Input, mission: Mission | null): GearsViolation[] {
  if (!countsByMap(mission) || (onMap !== undefined && onMap <= players)) return []
  return [{ rule: 'gears.mission.scattered.spawn', path: ['onMap'], facts: { players, onMap: onMap ?? null } }]
}
