import type { Viewer } from '../../../contract/match.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import { gearsContent } from '../content/gears-content.ts'
import { byFigureType, FIGURE_TYPES, type FigureType } from '../vocabulary.ts'
import type { CardPiles, GearsState } from './state.ts'

/** The same match with everything drawn anew that the viewer cannot know. */
export function imagined(state: GearsState, viewer: Viewer, random: Random): GearsState {
  if (state.procedure !== null) return imaginedLater(state, random)
  return {
    ...state,
    ...imaginedHands(state, viewer, random),
    ...imaginedPiles(state, random),
    ...imaginedMarkers(state, random),
  }
}

type Parts = Partial<GearsState>

/** The cards of the pile and of the others’ hands could lie any other way. */
function imaginedHands({ players, orders }: GearsState, viewer: Viewer, random: Random): Parts {
  const others = players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))
  const unknown = shuffled([...orders.pile, ...others], random)
  return {
    players: players.map((player, seat) =>
      seat === viewer ? player : { ...player, hand: unknown.splice(0, player.hand.length) },
    ),
    orders: { ...orders, pile: unknown },
  }
}

const imaginedPiles = ({ ai, weapons, levels }: GearsState, random: Random): Parts => ({
  ai: { ...ai, pile: shuffled(ai.pile, random) },
  weapons: { ...weapons, pile: shuffled(weapons.pile, random) },
  levels: levels.map((level) => ({ ...level, cards: shuffled(level.cards, random) })),
})

/** The backs of markers are hidden, under figures and in the pile. */
function imaginedMarkers(state: GearsState, random: Random): Parts {
  const { markers, locust } = state
  const unknown = new Map<FigureType, string[]>()
  for (const type of FIGURE_TYPES) {
    const under = locust.flatMap((one) => (one.marker !== null && typeOf(one.enemy) === type ? [one.marker] : []))
    unknown.set(type, shuffled([...markers[type].unused, ...under], random))
  }
  const piles = (type: FigureType): string[] => unknown.get(type) ?? []
  const marked = locust.map((one) => {
    const type = typeOf(one.enemy)
    const marker = one.marker === null || type === undefined ? one.marker : (piles(type).shift() ?? one.marker)
    return { ...one, marker }
  })
  return { locust: marked, markers: byFigureType((type) => ({ ...markers[type], unused: piles(type) })) }
}

const typeOf = (enemy: string): FigureType | undefined => gearsContent.enemies.get(enemy)?.figureType

/**
 * While a procedure waits it will be played again from its base, which has to lead to the same question; so only what
 * it has not come to yet is drawn anew: the cards that are still in the piles, in the state and in the base alike.
 */
function imaginedLater(state: GearsState, random: Random): GearsState {
  const { procedure } = state
  if (procedure === null) return state
  const { base } = procedure
  const [orders, baseOrders] = sharedTail(state.orders, base.orders, random)
  const [ai, baseAi] = sharedTail(state.ai, base.ai, random)
  const [weapons, baseWeapons] = sharedTail(state.weapons, base.weapons, random)
  const imaginedBase = { ...base, orders: baseOrders, ai: baseAi, weapons: baseWeapons }
  return { ...state, orders, ai, weapons, procedure: { ...procedure, base: imaginedBase } }
}

/** Two piles with the cards that are in both shuffled alike; as they are if one is not the rest of the other. */
function sharedTail<Card extends string | number>(
  now: CardPiles<Card>,
  before: CardPiles<Card>,
  random: Random,
): [CardPiles<Card>, CardPiles<Card>] {
  const drawn = before.pile.length - now.pile.length
  const isRest = drawn >= 0 && now.pile.every((card, index) => card === before.pile[drawn + index])
  if (!isRest) return [now, before]
  const pile = shuffled(now.pile, random)
  return [
    { ...now, pile },
    { ...before, pile: [...before.pile.slice(0, drawn), ...pile] },
  ]
}
