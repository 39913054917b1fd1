import type { Viewer } from '../../../../contract/match.ts'
import { itemAt } from '../../../../lib/items.ts'
import { required } from '../../../../lib/required.ts'
import { type Random, shuffled } from '../../../../rulebook/random.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { byFigureType, type FigureType } from '../../vocabulary.ts'
import type { GearsState } from '../state.ts'
import { without } from './chance.ts'
import type { Pins, SeenMarker } from './pins.ts'
import { LooksDifferent } from './rehearsal.ts'

type Table = Omit<GearsState, 'procedure'>
type LocustPiece = Table['locust'][number]

/** Who imagines, by which chance, with which content. */
export type Setting = { readonly viewer: Viewer; readonly random: Random; readonly content: GearsContent }

/** A table with everything drawn anew that the viewer cannot know; what was seen since comes from where it lay. */
export function imaginedTable<State extends Table>(state: State, pins: Pins, setting: Setting): State {
  const { viewer, random } = setting
  return {
    ...state,
    ...imaginedOrders(state, viewer, pins, random),
    ...imaginedPiles(state, pins, random),
    ...imaginedMarkers(state, pins, setting),
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
    ...covered.map((place) => itemAt(orders.discard, place)),
  ]
  const rest = shuffled(without(hidden, [...pins.pile.values(), ...seen.hands.flat(), ...seen.discard]), random)
  const discard = [...orders.discard]
  for (const place of covered) discard[place] = pins.discard.get(place) ?? required(rest.pop(), 'card for every place')
  return {
    players: players.map((player, seat) => {
      if (!isOther(seat)) return player
      const known = seen.hands[seat] ?? []
      const others = rest.splice(0, player.hand.length - known.length)
      return { ...player, hand: shuffled([...known, ...others], random) }
    }),
    orders: {
      discard,
      pile: orders.pile.map((_, place) => pins.pile.get(place) ?? required(rest.pop(), 'card for every place')),
    },
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
function imaginedMarkers(state: Table, pins: Pins, { random, content }: Setting): Parts {
  const typeOf = (enemy: string) => content.enemies.get(enemy)?.figureType
  const isOf = (type: FigureType) => (figure: LocustPiece) => typeOf(figure.enemy) === type
  const markers = byFigureType((type) => markersOf(state, type, state.locust.filter(isOf(type)), { pins, random }))
  return {
    locust: state.locust.map((figure) => {
      const type = typeOf(figure.enemy)
      const marker = type === undefined ? undefined : markers[type].under.get(figure.id)
      return marker === undefined ? figure : { ...figure, marker }
    }),
    markers: byFigureType((type) => ({ unused: markers[type].unused, discards: markers[type].discards })),
  }
}

/** The markers of one type as they could lie, too. */
function markersOf(
  state: Table,
  type: FigureType,
  ofType: readonly LocustPiece[],
  { pins, random }: { readonly pins: Pins; readonly random: Random },
) {
  const { knowledge } = state
  const { unused, discards } = state.markers[type]
  const isHidden = (id: string) => !pins.markersUnder.has(id) && !knowledge?.openMarkers.includes(id)
  const figures = ofType.filter(({ id, marker }) => marker !== null && isHidden(id))
  const covered = knowledge === undefined ? [...discards.keys()] : (knowledge.coveredMarkers[type] ?? [])
  const places = { free: unused.length, hidden: figures, open: ofType.filter(({ id }) => !isHidden(id)) }
  const seen = seenPlaces(pins.markersUnused[type], places, random)
  const hidden = [
    ...unused,
    ...figures.flatMap(({ marker }) => marker ?? []),
    ...covered.map((place) => itemAt(discards, place)),
  ]
  const rest = shuffled(without(hidden, [...seen.unused, ...seen.under.values()]), random)
  const imagined = [...discards]
  for (const place of covered) imagined[place] = required(rest.pop(), 'marker for every place')
  const under = new Map(
    figures.map(({ id }) => [id, seen.under.get(id) ?? required(rest.pop(), 'marker for every figure')]),
  )
  return { under, unused: shuffled([...seen.unused, ...rest], random), discards: imagined }
}

/** Where markers can have lain: so many unused ones, under figures whose marker is hidden, and under others. */
type MarkerPlaces = {
  readonly free: number
  readonly hidden: readonly LocustPiece[]
  readonly open: readonly LocustPiece[]
}

/**
 * Where the markers that were seen can have lain: among the unused ones, or under a figure that gave its own back first.
 * A later one may have lain wherever an earlier one may, so that every one finds its place.
 */
function seenPlaces(seen: readonly SeenMarker[], { free, hidden, open }: MarkerPlaces, random: Random) {
  const unused: string[] = []
  const under = new Map<string, string>()
  const shown = new Set<string>()
  for (const { marker, givenBack } of seen) {
    const isGivenBack = ({ id }: LocustPiece) => givenBack.includes(id)
    const possible = [
      ...Array.from({ length: free - unused.length }, () => () => unused.push(marker)),
      ...hidden
        .filter((figure) => isGivenBack(figure) && !under.has(figure.id))
        .map(
          ({ id }) =>
            () =>
              under.set(id, marker),
        ),
      ...open
        .filter((figure) => isGivenBack(figure) && figure.marker === marker && !shown.has(figure.id))
        .map(
          ({ id }) =>
            () =>
              shown.add(id),
        ),
    ]
    if (possible.length === 0) throw new LooksDifferent('The marker that was seen has no place.')
    itemAt(possible, random.below(possible.length))()
  }
  return { unused, under }
}
