import { z } from 'zod'
import type { Monster } from '../../damage/casualties.ts'
import type { GearsTrace } from '../../rules.ts'
import type { PlacedMap } from '../../table/placed-map.ts'
import { Id, LIMITS } from '../../vocabulary.ts'

export const NoiseMove = z
  .object({
    figure: Id,
    toward: Id,
    steps: z
      .array(Id)
      .max(LIMITS.zones)
      .describe('The zones it may step into, the active player choosing; none if it stays.'),
  })
  .describe('The zone that a Berserker owes to the noise of an attack.')
  .meta({ id: 'GearsNoiseMove' })
export type NoiseMove = z.infer<typeof NoiseMove>

/** The moves of those that noise draws, toward a zone. */
export function noiseMoves(
  monsters: readonly Monster[],
  map: PlacedMap | null,
  toward: string,
  trace: GearsTrace,
): NoiseMove[] {
  const drawn = monsters.filter(({ enemy, state }) => enemy.isDrawnByNoise && state !== null)
  return drawn.map(({ id: figure, zone }) => {
    const steps = map === null ? [] : stepsToward(map, zone, toward)
    trace.applied('gears.berserker.drawn-by-noise', { figure, toward, steps })
    return { figure, toward, steps }
  })
}

function stepsToward(map: PlacedMap, from: string, to: string): string[] {
  const [start, goal] = [map.zone(from), map.zone(to)]
  if (start === undefined || goal === undefined) return []
  const left = map.moves(start.number, goal.number)
  const nearer = map.neighbours(start.number, 'moves').filter((next) => map.moves(next, goal.number) === left - 1)
  return nearer.flatMap((number) => map.zones[number]?.id ?? [])
}
