import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import { cellOf, legendOf } from '../legends.ts'
import { NO_TOLL, type Toll } from '../procedures/damage.ts'
import { movePoints } from '../procedures/lasting.ts'
import { moveAlong, pathsFor, placeLegend } from '../procedures/moving.ts'
import { pushAway } from '../procedures/pushing.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { LegendState } from '../state.ts'
import { boardOf, occupancyOf } from '../table.ts'
import { askOrPass, askWay } from './asking.ts'
import type { CardPlay, EffectOf, Scene } from './card-play.ts'
import type { EffectRules } from './effect-rules.ts'
import { candidatesFor, chooseRecipients } from './recipients.ts'

/** Effects that bring Legends to other spaces. */

const canMove = ({ state, content }: Scene, { points }: EffectOf<'move'>, { id }: LegendState): boolean =>
  pathsFor(state, id, movePoints(state, id, points, content), content).length > 0

export const moving: EffectRules<'move'> = {
  isPossible: (scene, play, effect) =>
    candidatesFor(scene.state, play, effect.to).some((legend) => canMove(scene, effect, legend)),
  *resolve(run, play, effect) {
    const chosen = yield* chooseRecipients(run, play, effect.to, (legend) => canMove(run, effect, legend))
    for (const legend of chosen) {
      const points = movePoints(run.state, legend, effect.points, run.content)
      const way = yield* askWay(run, legend, play.card, points)
      if (way !== null) moveAlong(run, legend, { path: way, points, card: play.card })
    }
    return NO_TOLL
  },
}

/** The free spaces within a range of a Legend, row by row. */
function spacesAround({ state, content }: Scene, from: Cell, range: number): Cell[] {
  const board = boardOf(state, content)
  const isOccupied = occupancyOf(state, content)
  const isImpassable = (cell: Cell) => board.objectsIn(cell).some(({ tags }) => tags.has('IMPASSABLE'))
  const found: Cell[] = []
  for (let row = from.row - range; row <= from.row + range; row++) {
    for (let column = from.column - range; column <= from.column + range; column++) {
      const cell = { column, row }
      if (board.holds(cell) && !isOccupied(cell) && !isImpassable(cell)) found.push(cell)
    }
  }
  return found
}

/** Where a teleport may bring a Legend: into the space of the card's miniature, or into a free space within range. */
function teleportSpaces(
  scene: Scene,
  { spot }: CardPlay,
  { range }: EffectOf<'teleport'>,
  legend: LegendState,
): Cell[] {
  const cell = cellOf(legend)
  if (cell === null) return []
  if (spot === null) return spacesAround(scene, cell, range)
  return stepsBetween(cell, spot) <= range && !occupancyOf(scene.state, scene.content)(spot) ? [spot] : []
}

export const teleporting: EffectRules<'teleport'> = {
  isPossible: (scene, play, effect) =>
    candidatesFor(scene.state, play, effect.to).some(
      (legend) => teleportSpaces(scene, play, effect, legend).length > 0,
    ),
  *resolve(run, play, effect) {
    const canGo = (legend: LegendState) => teleportSpaces(run, play, effect, legend).length > 0
    for (const id of yield* chooseRecipients(run, play, effect.to, canGo)) {
      const spaces = teleportSpaces(run, play, effect, legendOf(run.state, id))
      const cell = play.spot === null ? yield* chooseSpace(run, play, id, spaces) : (spaces[0] ?? null)
      if (cell !== null) placeLegend(run, id, cell, 'card')
    }
    return NO_TOLL
  },
}

const chooseSpace = (run: ApexRun, { card }: CardPlay, legend: string, spaces: readonly Cell[]): Asking<Cell | null> =>
  askOrPass(run, { kind: 'effectSpace', legend, about: { card } }, spaces, (cell) => ({ cell }))

const isWithin = ({ state }: Scene, { legend }: CardPlay, other: LegendState, range: number): boolean => {
  const [from, to] = [cellOf(legendOf(state, legend)), cellOf(other)]
  return from !== null && to !== null && stepsBetween(from, to) <= range
}

export const swapping: EffectRules<'swapPlaces'> = {
  isPossible: (scene, play, { to, range }) =>
    candidatesFor(scene.state, play, to).some((other) => isWithin(scene, play, other, range)),
  *resolve(run, play, { to, range }) {
    for (const id of yield* chooseRecipients(run, play, to, (other) => isWithin(run, play, other, range))) {
      const [own, other] = [cellOf(legendOf(run.state, play.legend)), cellOf(legendOf(run.state, id))]
      if (own === null || other === null) continue
      placeLegend(run, play.legend, other, 'swap')
      placeLegend(run, id, own, 'swap')
    }
    return NO_TOLL
  },
}

/** A push without a range is for an adjacent Legend. */
function isBeside({ state, content }: Scene, { legend }: CardPlay, other: LegendState): boolean {
  const [from, to] = [cellOf(legendOf(state, legend)), cellOf(other)]
  return from !== null && to !== null && areAdjacent(boardOf(state, content), from, to)
}

export const pushing: EffectRules<'push'> = {
  isPossible: (scene, play, { to }) =>
    candidatesFor(scene.state, play, to).some((other) => isBeside(scene, play, other)),
  *resolve(run, play, { to, spaces, collisionDamage }): Asking<Toll> {
    const [target] = yield* chooseRecipients(run, play, to, (other) => isBeside(run, play, other))
    if (target === undefined) return NO_TOLL
    return yield* pushAway(run, { pusher: play.legend, target, spaces, collisionDamage }, 'card')
  },
}
