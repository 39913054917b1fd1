import { describe, expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { isInRings, nearestInRings, type Ring } from '../../../../src/geometry/contour.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { chanceOf, playAtRandom, withValue } from './random-match.ts'

/** How many points are tried inside of regions and outside; more by `POINTS=10000`. */
const POINTS = Number(process.env.POINTS ?? 120)
const LONG = 600_000

type Place = { readonly x: number; readonly y: number; readonly on?: string }
type Field = {
  readonly path: string
  readonly region: { readonly rings: readonly Ring[] }
  readonly samples: readonly Place[]
}

/** The offers of a state that have a region, with where their place is. */
function regionsOf(state: ShatterpointState): { seat: number; command: JsonObject; field: Field }[] {
  const seat = shatterpointPlay.activeSeat(state) ?? 0
  return shatterpointPlay
    .offers(state, seat)
    .flatMap(({ command, open = [] }) =>
      open.flatMap((field) => ('region' in field ? [{ seat, command, field: field as unknown as Field }] : [])),
    )
}

/** A point somewhere around a region. */
function pointAround({ region }: Field, random: Random, room: number): readonly [number, number] {
  const corners = region.rings.flat()
  const spread = (values: readonly number[]) => {
    const [from, to] = [Math.min(...values) - room, Math.max(...values) + room]
    return from + ((to - from) * random.below(1_000_000)) / 1_000_000
  }
  return [spread(corners.map(([x]) => x)), spread(corners.map(([, y]) => y))]
}

function placed({ samples }: Field, [x, y]: readonly [number, number]): Place {
  const on = samples[0]?.on
  const at = { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 }
  return on === undefined ? at : { ...at, on }
}

describe('regions of offers', () => {
  test(
    'every sample and every point inside is accepted, every point more than 1 mm outside is refused',
    () => {
      const tried = { samples: 0, inside: 0, outside: 0 }
      for (let number = 40; tried.inside < POINTS || tried.outside < POINTS; number++) {
        playAtRandom(number, { turnLimit: 30 }, (state, random) => {
          for (const { seat, command, field } of regionsOf(state)) {
            const judge = (place: Place) =>
              shatterpointPlay.decide(state, seat, withValue(command, field.path, place), chanceOf(number)).kind
            for (const sample of field.samples.slice(0, 2)) {
              tried.samples++
              expect(judge(sample)).toBe('decided')
            }
            const point = pointAround(field, random, 6)
            const place = placed(field, point)
            const isIn = isInRings(field.region.rings, place.x, place.y)
            const nearest = nearestInRings(field.region.rings, place.x, place.y)
            const off =
              nearest === null ? Number.POSITIVE_INFINITY : Math.hypot(nearest[0] - place.x, nearest[1] - place.y)
            if (isIn) {
              tried.inside++
              expect([judge(place), JSON.stringify({ command, place })]).toEqual(['decided', expect.anything()])
            } else if (off > 1) {
              tried.outside++
              expect([judge(place), JSON.stringify({ command, place, off })]).toEqual(['refused', expect.anything()])
            }
          }
        })
      }
      expect(tried.samples).toBeGreaterThan(POINTS)
    },
    LONG,
  )
})
