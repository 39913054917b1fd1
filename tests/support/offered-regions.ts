import { expect } from 'vitest'
import type { Play } from '../../src/contract/match.ts'
import { isInRings, nearestInRings, type Ring } from '../../src/geometry/contour.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import type { Random } from '../../src/rulebook/random.ts'
import { chanceOf, withValue } from './random-match.ts'

type Place = { readonly x: number; readonly y: number; readonly on?: string }
type Field = {
  readonly path: string
  readonly region: { readonly rings: readonly Ring[] }
  readonly samples: readonly Place[]
}

/** A game whose offers are tried: how many of its units a millimetre is, and how its matches are played. */
type Tried = {
  readonly play: Play
  readonly millimetre: number
  readonly matches: (number: number, check: (state: JsonObject, random: Random) => void) => void
}

/** The offers of a state that have a region for one place, with where that is; lists of places are judged as a whole. */
function regionsOf(play: Play, state: JsonObject): { seat: number; command: JsonObject; field: Field }[] {
  const seat = play.activeSeat(state) ?? 0
  return play
    .offers(state, seat)
    .flatMap(({ command, open = [] }) =>
      open.flatMap((field) =>
        'region' in field && field.most === undefined ? [{ seat, command, field: field as unknown as Field }] : [],
      ),
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

/** A place as a command names it: places are read to a micrometre. */
function placed({ samples }: Field, [x, y]: readonly [number, number], millimetre: number): Place {
  const on = samples[0]?.on
  const rounded = (value: number) => (Math.round((value / millimetre) * 1000) / 1000) * millimetre
  const at = { x: rounded(x), y: rounded(y) }
  return on === undefined ? at : { ...at, on }
}

/** How far a place is from a region; 0 inside. */
function offOf({ region: { rings } }: Field, { x, y }: Place): number {
  if (isInRings(rings, x, y)) return 0
  const nearest = nearestInRings(rings, x, y)
  return nearest === null ? Number.POSITIVE_INFINITY : Math.hypot(nearest[0] - x, nearest[1] - y)
}

/** Every sample and every point inside is accepted, every point more than a millimetre outside is refused. */
export function expectRightRegions({ play, millimetre, matches }: Tried, points: number, first: number): void {
  const tried = { samples: 0, inside: 0, outside: 0 }
  const paths: Record<string, number> = {}
  const wrong: JsonObject[] = []
  for (let number = first; tried.inside < points || tried.outside < points; number++) {
    matches(number, (state, random) => {
      for (const { seat, command, field } of regionsOf(play, state)) {
        const judge = (kind: keyof typeof tried, place: Place) => {
          tried[kind]++
          paths[`${kind} ${field.path}`] = (paths[`${kind} ${field.path}`] ?? 0) + 1
          const asked = withValue(command, field.path, place)
          const decision = play.decide(state, seat, asked, chanceOf(number))
          if ((decision.kind === 'decided') === (kind !== 'outside')) return
          const rules = decision.kind === 'refused' ? decision.violations.map(({ rule }) => rule) : []
          wrong.push({ number, kind, asked, rules, off: offOf(field, place) / millimetre })
        }
        for (const sample of field.samples.slice(0, 2)) judge('samples', sample)
        const place = placed(field, pointAround(field, random, 6 * millimetre), millimetre)
        const off = offOf(field, place)
        if (off === 0) judge('inside', place)
        else if (off > millimetre) judge('outside', place)
      }
    })
  }
  if (points > 1000) console.log(JSON.stringify({ ...tried, wrong: wrong.length, paths }))
  expect(wrong).toEqual([])
  expect(tried.samples).toBeGreaterThan(points)
}
