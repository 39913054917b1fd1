import type { GearsContent } from '../../content/gears-content.ts'
import { MAX_STEPS } from '../../movement/cog-move.ts'
import { pickUpCost } from '../checks/special-check.ts'
import { type GearsCommand, ORDER_USES } from '../command.ts'
import { kindOf, moveTerms, type OpenAction, openAction, slownessOf } from '../procedures/acting.ts'
import { doorsIn } from '../procedures/explore.ts'
import { fieldOf, neighbourZones } from '../procedures/field.ts'
import type { GearsState } from '../state.ts'
import { playerOf } from '../state.ts'
import { waysOf } from './paths.ts'

/** What a player may think of in the orders step; what is not legal is sorted out afterwards. */
export function ordersCommands(state: GearsState, seat: number, content: GearsContent): GearsCommand[] {
  const action = openAction(state, content)
  const { hand, position } = playerOf(state, seat)
  const cards = [...new Set(hand)]
  return [
    ...cards.flatMap((card) => ORDER_USES.map((use): GearsCommand => ({ playOrder: { card, use } }))),
    ...(action === null ? [] : actionCommands(state, seat, action, content)),
    { skipAction: {} },
    { endOrders: {} },
    ...specialCommands(state, seat, cards, content),
    ...doorsIn(state, position.zone, content).map(({ door }): GearsCommand => ({ explore: { door } })),
    ...soloCommands(state, seat, cards, content),
  ]
}

function actionCommands(state: GearsState, seat: number, action: OpenAction, content: GearsContent): GearsCommand[] {
  const kind = kindOf(action)
  if (kind === 'act') return [{ act: {} }]
  return kind === 'move' ? moveCommands(state, seat, action, content) : attackCommands(state, seat, content)
}

/** Every zone in reach by every way that differs, in the open and in each of its cover spaces. */
function moveCommands(state: GearsState, seat: number, { effects }: OpenAction, content: GearsContent): GearsCommand[] {
  const { zones, extra } = moveTerms(state, seat, effects, content)
  const max = Math.min(zones + extra, slownessOf(state, seat, content)?.left ?? MAX_STEPS)
  return waysOf(state, seat, max, content).flatMap(({ zone, path: way }): GearsCommand[] => {
    const path = [...way]
    return [{ move: { path } }, ...zone.covers.map(({ id: cover }): GearsCommand => ({ move: { path, cover } }))]
  })
}

function attackCommands(state: GearsState, seat: number, content: GearsContent): GearsCommand[] {
  const { weapons, grenades } = playerOf(state, seat)
  const { map } = fieldOf(state, content)
  const thrown = grenades > 0 ? map.zones.map(({ id: zone }): GearsCommand => ({ throwGrenade: { zone } })) : []
  const single = state.locust.flatMap(({ id: target }): GearsCommand[] => [
    ...weapons.flatMap(({ weapon }): GearsCommand[] => [
      { attack: { target, weapon, mode: 'normal' } },
      { attack: { target, weapon, mode: 'overkill' } },
    ]),
    { chainsaw: { target } },
  ])
  return [...single, ...thrown]
}

function specialCommands(
  state: GearsState,
  seat: number,
  cards: readonly string[],
  content: GearsContent,
): GearsCommand[] {
  if (seat !== state.active) return []
  const { position } = playerOf(state, seat)
  const fallen = state.players.filter(
    (player) => player.status === 'bleeding' && player.position.zone === position.zone,
  )
  const markers = state.droppedWeapons.filter(({ zone }) => zone === position.zone)
  const isFree = pickUpCost(state, seat, content) === 0
  const payments = isFree ? [{}] : cards.map((card) => ({ card }))
  return [
    ...fallen.flatMap(({ character: cog }) => cards.map((card): GearsCommand => ({ revive: { cog, card } }))),
    ...markers.flatMap(({ id: marker }) =>
      (['weapon', 'ammo'] as const).flatMap((as) =>
        payments.map((payment): GearsCommand => ({ pickUp: { marker, as, ...payment } })),
      ),
    ),
    ...cards.map((card): GearsCommand => ({ activateEquipment: { card } })),
  ]
}

function soloCommands(
  state: GearsState,
  seat: number,
  cards: readonly string[],
  content: GearsContent,
): GearsCommand[] {
  if (state.players.length > 1) return []
  const { map } = fieldOf(state, content)
  const zones = neighbourZones(state, seat, content)
  return cards.flatMap((card): GearsCommand[] => {
    const { isForTwoPlus = false, icon } = content.orderCards.get(card) ?? {}
    const further = zones.flatMap((zone): GearsCommand[] => [
      { soloFollow: { card, zone } },
      ...(map.zone(zone)?.covers ?? []).map(({ id: cover }): GearsCommand => ({ soloFollow: { card, zone, cover } })),
    ])
    return [...(isForTwoPlus ? [{ soloReplace: { card } }] : []), ...(icon === 'follow' ? further : [])]
  })
}
