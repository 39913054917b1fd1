import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { boardOf } from '../../../../src/games/apex/match/table.ts'
import { contiguityRules } from '../../../../src/games/apex/measuring/contiguity.rules.ts'
import {
  contiguityOfCells,
  contiguityOfEdge,
  contiguityOfIntersection,
} from '../../../../src/games/apex/measuring/contiguity.ts'
import { distanceRules } from '../../../../src/games/apex/measuring/distance.rules.ts'
import { distance } from '../../../../src/games/apex/measuring/distance.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { lineOfSightRules } from '../../../../src/games/apex/sight/line-of-sight.rules.ts'
import { lineOfSight } from '../../../../src/games/apex/sight/line-of-sight.ts'
import { cellEnd, placeEnd } from '../../../../src/games/apex/table/line-end.ts'
import { type Cell, isCellOf, neighboursOf } from '../../../../src/geometry/grid.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { SIGHT_EXAMPLES, type SightExample } from '../sight/sight.examples.ts'
import { type BoardInput, end, layout, space } from '../table/layout.ts'
import { fixture, Table } from './arranged.ts'
import { asText } from './random-match.ts'

/**
 * Commands measure by the functions of the rulings and do not repeat their arguments. Here the worked examples of sight,
 * distance and contiguity stand as matches: a command is offered exactly where the ruling, asked on the board of the
 * match, says so.
 */

const trace = new Trace<ApexRules>()

const off = { where: 'off' } as const

/** Bangalore is active in a space, with everything that measures; the only enemy stands in another one. */
function standing(board: BoardInput, own: Cell, enemy: Cell): Table {
  const bangalore = { where: { cell: own }, backpack: ['syringe'] }
  const legends = { bangalore, gibraltar: { where: { cell: enemy } }, wraith: off, bloodhound: off }
  const table = new Table(fixture(legends, {}, { windows: 'quick', board: { drawn: board as JsonObject } }))
  table.give(0, { activate: { legend: 'bangalore' } })
  return table
}

const offered = ({ state }: Table, name: string, seat = 0): JsonObject[] =>
  apexPlay.offers(state, seat).flatMap(({ command }) => (name in command ? [command[name] as JsonObject] : []))

const tableOf = ({ state }: Table) => boardOf(state, apexContent)

/** A wall between two roofs of different levels, which is lower than both. */
const BELOW_ROOFS = {
  id: 'constructed',
  says: 'a wall on the ground is not above a lower roof',
  layout: 'B(0,0,1,1) | B(0,0,1,1) | wall v(3,0) | B(5,0,1,1)',
  from: '(0,0)',
  visible: ['(5,0)'],
}

const SIGHTS = [...SIGHT_EXAMPLES, BELOW_ROOFS].flatMap(({ id, says, layout: drawn, from, ...ends }) => {
  const { visible = [], blocked = [] }: Pick<SightExample, 'visible' | 'blocked'> = ends
  const sight = (to: string) => ({
    name: `${id}, ${says}: ${from} to ${to}`,
    ...{ board: layout(drawn), from, to, sees: visible.includes(to) },
  })
  return [...visible, ...blocked].map(sight)
})
const isCorner = (text: string) => text.includes('L')
const toCorners = SIGHTS.filter(({ from, to }) => isCorner(from) || isCorner(to))
const toSpaces = SIGHTS.filter((sight) => !toCorners.includes(sight))

describe('a shot is offered at whom the ruling on lines of sight shows', () => {
  test.each(toSpaces)('$name', ({ board, from, to, sees }) => {
    const [{ cell: own }, { cell: enemy }] = [space(from), space(to)]
    const table = standing(board, own, enemy)
    const placed = tableOf(table)
    expect(lineOfSight(placed, cellEnd(placed, own), cellEnd(placed, enemy), trace).visible).toBe(sees)
    expect(offered(table, 'shoot').some(({ target }) => target === 'gibraltar')).toBe(sees)
  })
})

/** Pathfinder is active in a space; everybody else is off the board. */
function throwing(board: BoardInput, own: Cell): Table {
  const others = { bangalore: off, wraith: off, lifeline: off, gibraltar: off, bloodhound: off }
  const options = { mode: '3v3', windows: 'quick', board: { drawn: board as JsonObject } }
  const table = new Table(fixture({ ...others, pathfinder: { where: { cell: own } } }, { turnIndex: 5 }, options))
  table.give(1, { activate: { legend: 'pathfinder' } })
  return table
}

describe('a zipline is offered at the intersections that the ruling on lines of sight shows', () => {
  test.each(toCorners)('$name', ({ board, from, to, sees }) => {
    const [corner, own] = isCorner(from) ? [end(from), space(to).cell] : [end(to), space(from).cell]
    const table = throwing(board, own)
    const placed = tableOf(table)
    const there = placeEnd(placed, corner, [])
    if (there instanceof Refusal) throw new Error('There is no such intersection.')
    expect(lineOfSight(placed, cellEnd(placed, own), there, trace).visible).toBe(sees)
    const places = offered(table, 'useAbility', 1).map(({ place }) => asText(place))
    expect(places.includes(asText(corner))).toBe(sees)
  })
})

const GROUNDS = [
  'B(2,2,1,3) | B(2,2,1,3) | parapet h(3,3)',
  'B(2,2,2,2) | wall v(5,2),v(5,3) | supplyBin h(4,4)',
  'wall v(3,3) | wall h(3,3) | supplyBin v(4,4)',
  'supplyBin v(4,3) | parapet v(4,4) | respawnBeacon (3,3)',
].map((text) => ({ text, board: layout(text, { width: 8, height: 8 }) }))

const SPACES: readonly Cell[] = [2, 3, 4].flatMap((column) => [2, 3, 4].map((row) => ({ column, row })))

const isBeacon = (board: BoardInput, { column, row }: Cell) =>
  (board.objects ?? []).some(({ cells = [] }) => cells.some((one) => one.column === column && one.row === row))

describe('what is beside a Legend is what the ruling on contiguity says', () => {
  test.each(GROUNDS)('melee and dropped loot: $text', ({ board }) => {
    for (const own of SPACES.filter((cell) => !isBeacon(board, cell))) {
      for (const other of neighboursOf(own).filter((cell) => isCellOf(board, cell) && !isBeacon(board, cell))) {
        const table = standing(board, own, other)
        const { adjacent, near } = contiguityOfCells(tableOf(table), own, other, trace)
        expect(offered(table, 'melee').length > 0, JSON.stringify({ own, other })).toBe(adjacent)
        const drops = offered(table, 'handleLoot').flatMap(({ drop }) =>
          (drop as { cell: Cell }[]).map(({ cell }) => cell),
        )
        expect(drops.some(({ column, row }) => column === other.column && row === other.row)).toBe(near)
      }
    }
  })

  test.each(GROUNDS.filter(({ text }) => text.includes('supplyBin')))('supply bins: $text', ({ board }) => {
    for (const own of SPACES.filter((cell) => !isBeacon(board, cell))) {
      const table = standing(board, own, { column: 7, row: 7 })
      const placed = tableOf(table)
      const bin = placed.objects.find(({ piece }) => piece.kind === 'supplyBin')
      const [edge] = bin?.edges ?? []
      if (edge === undefined) throw new Error('There is no bin.')
      const { adjacent } = contiguityOfEdge(placed, own, edge, bin?.base ?? 0, trace)
      expect(offered(table, 'interact').length > 0, JSON.stringify(own)).toBe(adjacent)
    }
  })
})

describe('an ability reaches as far as the ruling on distance says', () => {
  test('smoke from the corner of the board: every intersection at most 5 away', () => {
    const table = standing(layout('', { width: 8, height: 8 }), { column: 0, row: 0 }, { column: 7, row: 7 })
    const placed = tableOf(table)
    const places = offered(table, 'useAbility').flatMap(({ ability, place }) =>
      ability === 'smoke-launcher' ? [asText(place)] : [],
    )
    for (const [x, y] of Array.from({ length: 81 }, (_, index) => [index % 9, Math.floor(index / 9)] as const)) {
      const intersection = { x, y, level: 0 }
      const steps = distance({ column: 0, row: 0 }, { intersection }, placed, trace)
      expect(places.includes(asText({ intersection })), `${x},${y}`).toBe(steps <= 5)
      contiguityOfIntersection(placed, { column: 0, row: 0 }, intersection, trace)
    }
  })
})

test('every rule of sight and contiguity was met, and every distance but that to an edge', () => {
  const cited = new Set<string>(trace.steps.map(({ rule }) => rule))
  const measured = Object.keys({ ...lineOfSightRules, ...contiguityRules, ...distanceRules })
  // Distances between spaces are cited by the shots themselves; no card of the pack measures to an edge.
  const unmet = measured.filter((rule) => !cited.has(rule))
  expect(unmet).toEqual(['apex.distance.count', 'apex.distance.edge'])
})
