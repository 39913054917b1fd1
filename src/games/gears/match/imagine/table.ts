import type { Viewer } from '../../../../contract/match.ts'
import { type Random, shuffled } from '../../../../rulebook/random.ts'
import { gearsContent } from '../../content/gears-content.ts'
import { byFigureType, type FigureType } from '../../vocabulary.ts'
import type { GearsState } from '../state.ts'
import { without } from './chance.ts'
import type { Pins } from './pins.ts'

type Table = Omit<GearsState, 'procedure'>

/** A table with everything drawn anew that the viewer cannot know; what was seen since comes from where it lay. */
export function imaginedTable<State extends Table>(state: State, viewer: Viewer, pins: Pins, random: Random): State {
  return {
    ...state,
    ...imaginedOrders(state, viewer, pins, random),
    ...imaginedPiles(state, pins, random),
    ...imaginedMarkers(state, pins, random),
  }
}

type Parts = Partial<Table>

/** The cards of the pile, of the others’ hands and under the discards could lie any other way. */
function imaginedOrders(state: Table, viewer: Viewer, pins: Pins, random: Random): Parts {
  const { players, orders } = state
  const isOther = (seat: number) => seat !== viewer
  const covered = coveredOrders(state, viewer)
  const seen = {
    hands: players.map((_, seat) => (isOther(seat) ? (pins.hands[seat] ?? []) : [])),
    discard: covered.flatMap((place) => pins.discard.get(place) ?? []),
  }
  const hidden = [
    ...orders.pile,
    ...players.flatMap(({ hand }, seat) => (isOther(seat) ? hand : [])),
    ...covered.map((place) => orders.discard[place] as string),
  ]
  const rest = shuffled(without(hidden, [...pins.pile.values(), ...seen.hands.flat(), ...seen.discard]), random)
  const discard = [...orders.discard]
  for (const place of covered) discard[place] = pins.discard.get(place) ?? (rest.pop() as string)
  return {
    players: players.map((player, seat) => {
      if (!isOther(seat)) return player
      const known = seen.hands[seat] ?? []
      const others = rest.splice(0, player.hand.length - known.length)
      return { ...player, hand: shuffled([...known, ...others], random) }
    }),
    orders: { discard, pile: orders.pile.map((_, place) => pins.pile.get(place) ?? (rest.pop() as string)) },
  }
}

/** The places of the discarded order cards that the viewer has not seen; where nothing was noted, all but the top. */
function coveredOrders({ orders, knowledge }: Table, viewer: Viewer): number[] {
  if (knowledge === undefined) return [...orders.discard.keys()].slice(0, -1)
  return knowledge.coveredOrders.filter(({ seat }) => seat !== viewer).map(({ at }) => at)
}

const imaginedPiles = ({ ai, weapons, levels }: Table, pins: Pins, random: Random): Parts => ({
  ai: { ...ai, pile: shuffledBelow(ai.pile, pins.ai, random) },
  weapons: { ...weapons, pile: shuffledBelow(weapons.pile, pins.weapons, random) },
  levels: levels.map((level) => ({
    ...level,
    cards: shuffledBelow(level.cards, pins.levels.get(level.number) ?? 0, random),
  })),
})

const shuffledBelow = <Card>(pile: readonly Card[], seen: number, random: Random): Card[] => [
  ...pile.slice(0, seen),
  ...shuffled(pile.slice(seen), random),
]

/** The backs of markers are hidden, under figures, in the pile and where they were discarded unturned. */
function imaginedMarkers(state: Table, pins: Pins, random: Random): Parts {
  const markers = byFigureType((type) => markersOf(state, type, pins, random))
  return {
    locust: state.locust.map((figure) => {
      const type = typeOf(figure.enemy)
      const marker = type === undefined ? undefined : markers[type].under.get(figure.id)
      return marker === undefined ? figure : { ...figure, marker }
    }),
    markers: byFigureType((type) => ({ unused: markers[type].unused, discards: markers[type].discards })),
  }
}

const typeOf = (enemy: string): FigureType | undefined => gearsContent.enemies.get(enemy)?.figureType

/** The markers of one type as they could lie, too. */
function markersOf(state: Table, type: FigureType, pins: Pins, random: Random) {
  const { locust, knowledge } = state
  const { unused, discards } = state.markers[type]
  const isHidden = (id: string) => !pins.markersUnder.has(id) && !knowledge?.openMarkers.includes(id)
  const figures = locust.filter(({ id, enemy, marker }) => marker !== null && typeOf(enemy) === type && isHidden(id))
  const covered = knowledge === undefined ? [...discards.keys()] : (knowledge.coveredMarkers[type] ?? [])
  const seen = pins.markersUnused[type]
  const hidden = [
    ...unused,
    ...figures.map(({ marker }) => marker as string),
    ...covered.map((place) => discards[place] as string),
  ]
  const rest = shuffled(without(hidden, seen), random)
  const imagined = [...discards]
  for (const place of covered) imagined[place] = rest.pop() as string
  const under = new Map(figures.map(({ id }) => [id, rest.pop() as string]))
  return { under, unused: shuffled([...seen, ...rest], random), discards: imagined }
}
