import type { Cell } from '../../../../geometry/grid.ts'
import { type Area, areaOfEffect } from '../../combat/area/area.ts'
import type { AbilityCard } from '../../content/abilities.ts'

/** The quarter turns of a pattern. */
export const ROTATIONS = [0, 1, 2, 3] as const

/** The space of a pattern after quarter turns clockwise. */
function turned({ columns, rows }: { columns: number; rows: number }, rotation: number): string {
  let [across, down] = [columns, rows]
  for (let turn = 0; turn < rotation; turn++) [across, down] = [-down, across]
  return `${across},${down}`
}

const shapeOf = ({ cells }: Pick<Area, 'cells'>, rotation: number): string =>
  cells
    .map((cell) => `${turned(cell, rotation)}:${cell.damage}`)
    .sort()
    .join(' ')

/** The rotations of an area that differ from each other. */
export function distinctRotations(area: Pick<Area, 'cells'>): number[] {
  const shapes = ROTATIONS.map((rotation) => shapeOf(area, rotation))
  return ROTATIONS.filter((rotation) => shapes.indexOf(shapes[rotation] ?? '') === rotation)
}

/** The area of an ability: its miniature stands in the middle, or north-west of it where there is none. */
export function areaOf({ area }: Pick<AbilityCard, 'area'>, damage: number): Area | null {
  if (area === null) return null
  const { columns, rows, aerial } = area
  const [west, north] = [Math.floor((columns - 1) / 2), Math.floor((rows - 1) / 2)]
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    columns: (index % columns) - west,
    rows: Math.floor(index / columns) - north,
    damage,
  }))
  return { cells, aerial }
}

/** The spaces that an area covers where it was laid. */
export const coveredBy = (...laid: Parameters<typeof areaOfEffect>): Cell[] =>
  areaOfEffect(...laid).affected.map(({ cell }) => cell)
