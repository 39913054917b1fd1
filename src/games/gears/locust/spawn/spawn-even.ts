import { z } from 'zod'
import { Count, Id } from '../../vocabulary.ts'

/** A hole and the figures around it. */
export const HoleCount = z
  .strictObject({ hole: Id, locust: z.int().min(0).max(60).describe('Locust in the zone of the hole.') })
  .meta({ id: 'GearsHoleCount' })
export type HoleCount = z.infer<typeof HoleCount>

export const SpreadFigure = z
  .object({ number: Count, holes: z.array(Id).max(60).describe('Where it may be put.'), hole: Id })
  .describe('One figure of the wave, where it may go, and where it goes if the first hole is always taken.')
  .meta({ id: 'GearsSpreadFigure' })
export type SpreadFigure = z.infer<typeof SpreadFigure>

/** The holes that may get the next figure: those with the fewest Locust (gears.mission.waves.even). */
export function evenHoles(holes: readonly HoleCount[]): HoleCount[] {
  const fewest = Math.min(...holes.map(({ locust }) => locust))
  return holes.filter(({ locust }) => locust === fewest)
}

/** Spreads figures one after another; the chosen holes come first, then the first that may be taken. */
export function spreadEvenly(
  holes: readonly HoleCount[],
  figures: number,
  chosen: readonly string[],
): { figures: SpreadFigure[]; holes: HoleCount[]; fault: number | null } {
  const counts = holes.map(({ hole, locust }) => ({ hole, locust }))
  const spread: SpreadFigure[] = []
  for (let number = 1; number <= figures; number++) {
    const options = evenHoles(counts)
    const wanted = chosen[number - 1]
    const taken = wanted === undefined ? options[0] : options.find(({ hole }) => hole === wanted)
    if (taken === undefined) return { figures: spread, holes: counts, fault: number - 1 }
    spread.push({ number, holes: options.map(({ hole }) => hole), hole: taken.hole })
    taken.locust++
  }
  return { figures: spread, holes: counts, fault: null }
}
