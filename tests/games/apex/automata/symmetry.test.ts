import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { games } from '../../../../src/games/index.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { formatSeed } from '../../../../src/rulebook/random.ts'

const LAST = 11
const SEED = formatSeed(new Uint8Array(32))
const operations = games.flatMap((game) => game.operations)

type Cell = { readonly column: number; readonly row: number }

/** The same place on a board that was turned clockwise by a quarter. */
const turned = ({ column, row }: Cell): Cell => ({ column: LAST - row, row: column })
const mirrored = ({ column, row }: Cell): Cell => ({ column: LAST - column, row })

/** The same question or answer with every space moved. */
function moved(value: unknown, move: (cell: Cell) => Cell): unknown {
  if (Array.isArray(value)) return value.map((one) => moved(one, move))
  if (value === null || typeof value !== 'object') return value
  if ('column' in value && 'row' in value) return move(value as Cell)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, move)]))
}

const NEXT: Readonly<Record<string, string>> = { S: 'W', W: 'N', N: 'E', E: 'S' }
const FACING: Readonly<Record<string, string>> = { N: 'E', E: 'S', S: 'W', W: 'N' }

function outcomeOf(name: string, input: unknown): JsonObject {
  const answer = operations.find(({ id }) => id === `apex.automata-${name}`)?.answer(input, () => SEED)
  if (answer?.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return answer.outcome
}

const cell = (column: number, row: number): Cell => ({ column, row })

/** Tables with objects and a danger zone, on which an Automaton is in different places. */
const tables = Array.from({ length: 24 }, (_, index) => ({
  board: {
    drawn: {
      width: LAST + 1,
      height: LAST + 1,
      objects: [
        { id: 'r1', kind: 'respawnBeacon', cells: [cell(10, 10)] },
        { id: 'rock', kind: 'rock', tags: ['IMPASSABLE', 'OCCUPIES_SPACE'], cells: [cell(5, 4)] },
        { id: 'vase', kind: 'vase', tags: ['DESTRUCTIBLE'], cells: [cell(7, 7)] },
        { id: 'z1', kind: 'zipline', cells: [cell(2, 8)], linked: 'z2' },
        { id: 'z2', kind: 'zipline', cells: [cell(9, 2)], linked: 'z1' },
      ],
    },
  },
  automaton: {
    cell: cell(1 + (index % 4), 3 + (index % 7)),
    legend: { card: ['wraith', 'gibraltar', 'lifeline'][index % 3] },
    arsenal: { card: `ar-${1 + (index % 5)}` },
    charges: 2,
  },
  enemies: [
    { id: 'bangalore', cell: cell(8, (index * 5) % 12), shield: index % 20 },
    { id: 'pathfinder', cell: cell(6, 11) },
  ],
  zones: [{ id: 'fire', cause: 'entry', spaces: [cell(4, 5), cell(4, 6)] }],
  seed: SEED,
}))

describe('a table', () => {
  test.each(tables.map((table, index) => ({ table, index })))(
    '$index turned with its viewpoint turns the activation',
    ({ table }) => {
      // Without Abilities and grenades: patterns and arrows are read as the board lies.
      const input = { ...table, viewpoint: 'S', abilities: [], feats: [{ card: 'gf-10' }], idle: true }
      let [turnedInput, expected]: [unknown, unknown] = [input, outcomeOf('activate', input)]
      for (let quarter = 0; quarter < 3; quarter++) {
        turnedInput = {
          ...(moved(turnedInput, turned) as JsonObject),
          viewpoint: NEXT[viewpointOf(turnedInput)] ?? 'S',
        }
        expected = turnFacings(moved(expected, turned))
        expect(outcomeOf('activate', turnedInput)).toEqual(expected)
      }
    },
  )

  test.each(['set-priorities', 'select-procedure'])('mirrored gives the same answer to %s', (name) => {
    for (const { seed, ...table } of tables) {
      const input = name === 'set-priorities' ? { ...table, seed } : { ...table, primary: 'bangalore' }
      expect(outcomeOf(name, moved(input, mirrored))).toEqual(outcomeOf(name, input))
    }
  })
})

type Ruled = {
  readonly outcome: unknown
  readonly steps: readonly { readonly rule: string; readonly facts: unknown }[]
}

function rulingOf(input: unknown): Ruled {
  const answer = operations.find(({ id }) => id === 'apex.automata-activate')?.answer(input, () => SEED)
  if (answer?.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return answer
}

/** What decides by the hands of a clock or by the seat, and so comes out otherwise on a mirrored table. */
const BY_ORIENTATION = [
  'apex.automata.route.rotation-pivot',
  'apex.automata.route.diagonal-tie',
  'apex.automata.route.neutral',
  'apex.automata.zip.tie',
  'apex.automata.zip.several',
  'apex.automata.place.first-available',
  'apex.automata.move.never-rest-on-occupied',
  'apex.automata.respawn.enemy-space',
]

/** Of the spaces that the last criterion of a tactical shift leaves, the first in the order of looking is taken. */
function isShiftTied({ steps }: Ruled): boolean {
  const last = steps.findLast(({ rule }) => rule === 'apex.automata.tactical.criteria')
  const { left = [] } = (last?.facts ?? {}) as { left?: unknown[] }
  return left.length > 1
}

const isByOrientation = (ruled: Ruled): boolean =>
  isShiftTied(ruled) || ruled.steps.some(({ rule }) => BY_ORIENTATION.includes(rule))

type Path = readonly { readonly right: number; readonly forward: number }[]

/** The Route cards in an order, as they are or as a mirror shows them. */
function routesFrom(first: number, isMirrored: boolean) {
  const cards = [...apexContent.routeCards.values()]
  const mirror = (path: Path) => path.map(({ right, forward }) => ({ right: isMirrored ? 0 - right : right, forward }))
  return cards.map((_, index) => {
    const { id, white, green } = cards[(first + index) % cards.length] ?? { id: '', white: [], green: [] }
    return { described: { id: `own-${id}`, white: mirror(white), green: mirror(green) } }
  })
}

const MIRRORED: Readonly<Record<string, string>> = { N: 'N', E: 'W', S: 'S', W: 'E' }

/** Facings as a mirror shows them. */
function mirrorFacings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mirrorFacings)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'facing' && typeof one === 'string' ? MIRRORED[one] : mirrorFacings(one),
    ]),
  )
}

describe('a mirrored table with mirrored Route cards', () => {
  const both = tables.flatMap(({ seed, ...table }, index) =>
    [0, 5, 7].map((shift) => {
      const rest = { abilities: [], feats: [{ card: 'gf-10' }], idle: true, seed }
      const own = rulingOf({ ...table, ...rest, routes: routesFrom(index + shift, false) })
      const seen = moved(table, mirrored) as JsonObject
      const other = rulingOf({ ...seen, ...rest, routes: routesFrom(index + shift, true) })
      const isMirrored = isDeepStrictEqual(mirrorFacings(moved(own.outcome, mirrored)), other.outcome)
      return { own, other, isMirrored }
    }),
  )

  test('gives the mirrored activation, unless it is decided by an order of looking', () => {
    const wrong = both.filter(
      ({ own, other, isMirrored }) => !isMirrored && !isByOrientation(own) && !isByOrientation(other),
    )
    expect(
      wrong.map(({ own, other }) => [own.steps.map(({ rule }) => rule), other.steps.map(({ rule }) => rule)]),
    ).toEqual([])
  })

  test('is decided without one often enough', () => {
    expect(both.filter(({ own, isMirrored }) => isMirrored && !isByOrientation(own)).length).toBeGreaterThan(5)
  })

  test('is otherwise because of more than one of them', () => {
    const differing = both.filter(({ isMirrored }) => !isMirrored)
    const cited = new Set(differing.flatMap(({ own }) => own.steps.map(({ rule }) => rule)))
    expect(BY_ORIENTATION.filter((rule) => cited.has(rule)).length).toBeGreaterThan(1)
  })
})

const viewpointOf = (input: unknown): string => {
  const found = input !== null && typeof input === 'object' && 'viewpoint' in input ? input.viewpoint : 'S'
  return typeof found === 'string' ? found : 'S'
}

/** Facings turn with the board. */
function turnFacings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnFacings)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'facing' && typeof one === 'string' ? FACING[one] : turnFacings(one),
    ]),
  )
}
