import { askAnyway, DECLINE } from '../../locust/ai/decision.ts'
import type { MatchContext } from '../context.ts'
import type { Asking } from '../questions.ts'
import { playerOf } from '../state.ts'
import { payCard } from './belongings.ts'
import { leaveCover, takeOwnCover } from './covering.ts'

/** Those whom a COG is about to leave behind may discard a follow card to go along (gears.react.follow). */
export function* offerFollow(context: MatchContext, seat: number): Asking<void> {
  const leader = playerOf(context.state, seat)
  for (const [other, player] of context.state.players.entries()) {
    if (other === seat || player.status !== 'standing' || player.position.zone !== leader.position.zone) continue
    if (isFollowing(context, player.character, leader.character)) continue
    yield* offerTo(context, other, leader.character)
  }
}

const isFollowing = ({ state }: MatchContext, figure: string, leader: string): boolean =>
  state.turn.followers.some((follower) => follower.figure === figure && follower.leader === leader)

function* offerTo(context: MatchContext, seat: number, leader: string): Asking<void> {
  const { character: figure, hand, position } = playerOf(context.state, seat)
  if (hand.length === 0) return
  const cards = new Set(hand.filter((card) => context.content.orderCards.get(card)?.icon === 'follow'))
  const question = { kind: 'followOffer', player: figure, figure: leader } as const
  const card = yield* askAnyway(context, question, [DECLINE, ...cards], cards.size === 0)
  if (card === DECLINE) return
  payCard(context, seat, card, 'follow')
  context.trace.applied('gears.react.follow', { cog: figure, zone: position.zone, reason: 'may' })
  context.emit({ type: 'followed', figure, leader })
}

/** When the mover has finished its followers are placed beside it, and may take what cover is left. */
export function* placeFollowers(context: MatchContext, seat: number): Asking<void> {
  const { character: leader, position } = playerOf(context.state, seat)
  for (const { figure } of inSeatOrder(context, seat)) {
    if (!isFollowing(context, figure, leader)) continue
    const follower = context.state.players.find(({ character }) => character === figure)
    if (follower?.status !== 'standing' || follower.position.zone === position.zone) continue
    leaveCover(context, figure)
    context.trace.applied('gears.react.follow-whole-turn', { cog: figure, zone: position.zone })
    context.emit({ type: 'figureMoved', figure, from: follower.position.zone, zone: position.zone })
    yield* takeOwnCover(context, figure)
  }
}

function inSeatOrder({ state }: MatchContext, seat: number): { figure: string }[] {
  const { players } = state
  return players.map((_, index) => ({ figure: playerOf(state, (seat + index) % players.length).character }))
}
