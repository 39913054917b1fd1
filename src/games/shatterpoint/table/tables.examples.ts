import type { z } from 'zod'
import type { Player } from '../vocabulary.ts'
import type { Character, DrawnBattlefield, Objective, TerrainPart, TerrainPiece, UnitOnTable } from './battlefield.ts'
import { type Corners, rectangle } from './outline.ts'

export type Table = z.input<typeof DrawnBattlefield>
type Place = readonly [x: number, y: number]

/** Fields that a caller may give, none of them undefined. */
type MoreOf<Thing extends z.ZodType> = { [Field in keyof z.input<Thing>]?: Exclude<z.input<Thing>[Field], undefined> }

/** A base at a place. */
export const base = (id: string, [x, y]: Place, more: MoreOf<typeof Character> = {}) => ({ id, x, y, ...more })

/** A unit of one character with the same name. */
export const lone = (
  player: Player,
  id: string,
  place: Place,
  more: MoreOf<typeof Character> = {},
  shared: MoreOf<typeof UnitOnTable> = {},
) => ({ id, player, ...shared, characters: [base(id, place, more)] })

/** An objective token at a place. */
export const token = (id: string, [x, y]: Place, more: MoreOf<typeof Objective> = {}) => ({ id, x, y, ...more })

/** A terrain part of four straight sides, 100 mm high, blocked and impassable unless it is told otherwise. */
export const block = (id: string, corners: Corners, more: MoreOf<typeof TerrainPart> = {}) => ({
  id,
  outline: rectangle(corners),
  top: 100,
  sight: 'blocked' as const,
  movement: 'impassable' as const,
  ...more,
})

/** A terrain piece; of one part, it has the name of the part. */
export const piece = (first: ReturnType<typeof block>, ...others: readonly ReturnType<typeof block>[]) => ({
  id: first.id,
  parts: [first, ...others],
})

/** A gantry that can be seen and walked through. */
export const gantry = (id: string, box: Corners, more: MoreOf<typeof TerrainPart> = {}) =>
  block(id, box, { bottom: 95, sight: 'clear', movement: 'passable', ...more })

/** Two units of each player around a building, crates and a gantry. */
export const SKIRMISH = {
  terrain: [
    piece(block('building', [300, 380, 380, 560])),
    piece(block('crates', [520, 300, 580, 340], { top: 30 })),
    piece(gantry('gantry', [420, 560, 620, 640])),
  ] satisfies z.input<typeof TerrainPiece>[],
  units: [
    lone('A', 'Anakin', [440, 330], {}, { type: 'primary' }),
    { id: '501st', player: 'A', hunker: 1, characters: [base('Trooper 1', [220, 470]), base('Trooper 2', [300, 300])] },
    lone('B', 'Maul', [500, 420], {}, { type: 'primary' }),
    lone('B', 'Gar Saxon', [560, 600], { on: 'gantry' }, { type: 'secondary' }),
    {
      id: 'Supercommandos',
      player: 'B',
      wounded: true,
      characters: [base('Supercommando 1', [640, 330]), base('Supercommando 2', [405, 412])],
    },
  ],
  objectives: [
    token('Centre', [450, 400]),
    token('East', [600, 420], { controller: 'A', priority: true }),
    token('West', [240, 380], { face: 'inactive' }),
  ],
} satisfies Table
