import { required } from '../../../../lib/required.ts'
import { dealWounds } from '../../locust/ai/actions/wounds.ts'
import type { CogFigure } from '../../locust/ai/battlefield.ts'
import { freeCovers, occupiedCovers } from '../../movement/movement.ts'
import type { Position } from '../../vocabulary.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import { resolve } from './resolving.ts'

/** Leaves cover, which is free. */
export function leaveCover(context: MatchContext, figure: string): void {
  const { place } = cogOf(context, figure)
  if (place.cover === null) return
  context.trace.applied('gears.move.cover-exit-free', { zone: place.zone.id, cover: place.cover.id })
  context.emit({ type: 'coverLeft', figure, zone: place.zone.id, cover: place.cover.id })
}

export const cogOf = ({ field }: MatchContext, id: string): CogFigure =>
  required(
    field.cogs.find((cog) => cog.id === id),
    'figure of a player',
  )

/** Takes a cover space at the end of a move; a Locust that holds it is driven out and wounded, if a card says so. */
export function* enterCover(
  context: MatchContext,
  figure: string,
  cover: string,
  displacing: number | null,
): Asking<void> {
  const { zone } = cogOf(context, figure).place
  const holder = context.field.locust.find(({ place }) => place.zone === zone && place.cover?.id === cover)
  if (holder !== undefined) context.emit({ type: 'coverLeft', figure: holder.id, zone: zone.id, cover })
  context.trace.applied('gears.move.cover-enter-free', { zone: zone.id, cover })
  context.emit({ type: 'coverTaken', figure, zone: zone.id, cover })
  if (holder === undefined || displacing === null) return
  yield* resolve(context, (locust) =>
    dealWounds(locust, (casualties) => casualties.suffering(holder.id, displacing, { cause: 'direct', weapon: null })),
  )
}

/** The player takes one of the free cover spaces of the zone, or none. */
export function* takeOwnCover(context: MatchContext, figure: string): Asking<void> {
  const { place, status } = cogOf(context, figure)
  const free = freeCovers(place.zone, occupiedCovers(context.field.map, positionsOf(context)))
  if (status !== 'standing' || place.cover !== null || free.length === 0) return
  const names = free.map(({ id }) => id)
  const question = { kind: 'ownCover', player: figure, figure } as const
  const cover = yield* ask(question, ['none', ...names], (option) => option)
  if (cover !== 'none') context.emit({ type: 'coverTaken', figure, zone: place.zone.id, cover })
}

/** Where everyone stands. */
function positionsOf({ state }: Pick<MatchContext, 'state'>): Position[] {
  return [...state.players, ...state.locust].map(({ position }) => position)
}
