import { isOccupied } from '../../locust/ai/battlefield.ts'
import { isFilled } from '../../locust/ai/decision.ts'
import type { PlacedZone } from '../../table/placed-map.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import { playerOf } from '../state.ts'

/** Puts a soldier into any zone of the map, and into cover there if the player likes. */
export function* relocate(context: MatchContext, seat: number): Asking<void> {
  const { state, field } = context
  const { character, position } = playerOf(state, seat)
  const zones = field.map.zones
  if (!isFilled(zones)) return
  const question = { kind: 'zoneChoice', player: character, figure: character } as const
  const zone = yield* ask(question, zones, ({ id }) => id)
  if (position.cover !== undefined) {
    context.emit({ type: 'coverLeft', figure: character, zone: position.zone, cover: position.cover })
  }
  if (zone.id !== position.zone) {
    context.emit({ type: 'figureMoved', figure: character, from: position.zone, zone: zone.id })
  }
  yield* takeCover(context, character, zone)
}

const NO_COVER = 'none'

function* takeCover(context: MatchContext, figure: string, zone: PlacedZone): Asking<void> {
  const free = zone.covers.filter((cover) => !isOccupied(context.field, cover)).map(({ id }) => id)
  const question = { kind: 'ownCover', player: figure, figure } as const
  const cover = yield* ask(question, [NO_COVER, ...free], (id) => id)
  if (cover !== NO_COVER) context.emit({ type: 'coverTaken', figure, zone: zone.id, cover })
}
