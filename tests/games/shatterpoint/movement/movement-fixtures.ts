import fc from 'fast-check'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { standingPlaces } from '../../../../src/games/shatterpoint/movement/end-position.ts'
import { moveOnField } from '../../../../src/games/shatterpoint/movement/move-on-field.ts'
import { Battlefield } from '../../../../src/games/shatterpoint/table/battlefield.ts'
import { placeField } from '../../../../src/games/shatterpoint/table/place-field.ts'
import type { PlacedCharacter, PlacedField } from '../../../../src/games/shatterpoint/table/placed-field.ts'
import { block, lone, type Table, token } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'

/** The checked field of a table that is sound. */
export function fieldOf(table: Table): PlacedField {
  const field = placeField(Battlefield.parse({ drawn: table }), shatterpointContent)
  if (field instanceof Refusal) throw new Error(JSON.stringify(field.violations))
  return field
}

/** The character of a field with a name. */
export function characterOf(field: PlacedField, name: string): PlacedCharacter {
  const found = field.characters.find(({ id }) => id === name)
  if (found === undefined) throw new Error(`Nobody is called ${name}.`)
  return found
}

/** A field whose character called Mover stands properly, on one of what is below it; null if it cannot. */
export function standingField(table: Table, pick: number): PlacedField | null {
  const field = fieldOf(table)
  const mover = characterOf(field, 'Mover')
  const places = standingPlaces(mover.disc, mover, field)
  const place = places[pick % Math.max(1, places.length)]
  return place === undefined ? null : moveOnField(field, 'Mover', place)
}

const TOPS = [20, 30, 60, 76, 77, 100, 160]

/** A terrain part: a rectangle, turned or not, of any height and quality, on the ground or hanging. */
const partAt = (index: number, from: number, to: number) =>
  fc
    .record({
      x: fc.integer({ min: from, max: to }),
      y: fc.integer({ min: from, max: to }),
      wide: fc.integer({ min: 10, max: 140 }),
      deep: fc.integer({ min: 10, max: 140 }),
      lean: fc.constantFrom(0, 0, 13, -31),
      top: fc.constantFrom(...TOPS),
      hangs: fc.boolean(),
      isPassable: fc.boolean(),
    })
    .map(({ x, y, wide, deep, lean, top, hangs, isPassable }) => ({
      ...block(`part ${index}`, [0, 0, 1, 1], {
        top,
        bottom: hangs ? top - 5 : 0,
        movement: isPassable ? 'passable' : 'impassable',
      }),
      outline: [
        { x, y },
        { x: x + wide, y: y + lean },
        { x: x + wide - lean, y: y + deep + lean },
        { x: x - lean, y: y + deep },
      ],
    }))

/** Terrain pieces of one or two parts. */
const terrainIn = (max: number, from: number, to: number) =>
  fc
    .tuple(
      ...Array.from({ length: max }, (_, index) =>
        fc.tuple(partAt(2 * index, from, to), fc.option(partAt(2 * index + 1, from, to), { nil: null })),
      ),
    )
    .map((pieces) =>
      pieces.map(([first, second], index) => ({
        id: `piece ${index}`,
        parts: second === null ? [first] : [first, { ...second, top: first.top, bottom: first.bottom }],
      })),
    )

/** Tables with terrain, a character called Mover, others around it and a token, all between two places. */
export const anyTable = (from: number, to: number, pieces = 4): fc.Arbitrary<Table> =>
  fc
    .record({
      terrain: terrainIn(pieces, from, to),
      places: fc.array(fc.tuple(fc.integer({ min: from, max: to }), fc.integer({ min: from, max: to })), {
        minLength: 4,
        maxLength: 4,
      }),
      heights: fc.array(fc.constantFrom(0, 0, 1, 2), { minLength: 4, maxLength: 4 }),
    })
    .map(({ terrain, places, heights }): Table => {
      const parts = terrain.flatMap((piece) => piece.parts)
      const on = (index: number) => {
        const part = parts[heights[index] as number]
        return heights[index] === 0 || part === undefined ? {} : { on: part.id }
      }
      const place = (index: number) => places[index] as [number, number]
      return {
        terrain,
        units: [
          lone('A', 'Mover', place(0), on(0)),
          lone('B', 'Other', place(1), on(1)),
          lone('B', 'Third', place(2), on(2)),
        ],
        objectives: [token('Token', place(3))],
      }
    })

type Point = { readonly x: number; readonly y: number }

/** A table with every place changed. */
function changed(table: Table, change: (point: Point) => Point): Table {
  const moved = <One extends Point>(item: One): One => ({ ...item, ...change(item) })
  return {
    ...table,
    width: 1800,
    depth: 1800,
    terrain: (table.terrain ?? []).map((entry) => ({
      ...entry,
      parts: entry.parts.map((part) => ({ ...part, outline: part.outline.map(moved) })),
    })),
    units: (table.units ?? []).map((unit) => ({ ...unit, characters: unit.characters.map(moved) })),
    objectives: (table.objectives ?? []).map(moved),
  }
}

/** A table of 1800 mm, turned by quarters of a turn about its middle. */
export const turnedBy = (quarters: number, table: Table): Table =>
  Array.from({ length: quarters }).reduce<Table>(
    (turned) => changed(turned, ({ x, y }) => ({ x: 1800 - y, y: x })),
    table,
  )

/** A table with everything moved along. */
export const shiftedBy = (by: number, table: Table): Table =>
  changed(table, ({ x, y }) => ({ x: x + by, y: y - by / 4 }))
