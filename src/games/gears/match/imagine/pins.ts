import type { Viewer } from '../../../../contract/match.ts'
import { itemAt } from '../../../../lib/items.ts'
import { byFigureType, type FigureType } from '../../vocabulary.ts'
import type { GearsEvent, MarkerEvent } from '../events.ts'
import type { Procedure } from '../state.ts'
import type { ChanceUse, Wanted } from './chance.ts'
import { traceOrders } from './order-pins.ts'
import type { Rehearsal } from './rehearsal.ts'

/** What a viewer has seen, in the course of a procedure, of what was hidden when it began. */
export type Pins = {
  /** Order cards that came from the hand of a seat. */
  readonly hands: readonly (readonly string[])[]
  /** Order cards of the pile, by their place. */
  readonly pile: ReadonlyMap<number, string>
  /** Covered order cards of the discards, by their place. */
  readonly discard: ReadonlyMap<number, string>
  /** How many cards were drawn from the top. */
  readonly ai: number
  readonly weapons: number
  /** How many location cards of a level were laid. */
  readonly levels: ReadonlyMap<number, number>
  /** The figures whose marker was turned over. */
  readonly markersUnder: ReadonlySet<string>
  /** Markers that were seen after they had been taken from the unused ones, in this order. */
  readonly markersUnused: Readonly<Record<FigureType, readonly SeenMarker[]>>
}

/** A marker that was seen, and the figures that had given theirs back by then: it can have lain under one of them. */
export type SeenMarker = { readonly marker: string; readonly givenBack: readonly string[] }

/** Nothing was seen since. */
export const NO_PINS: Pins = {
  hands: [],
  pile: new Map(),
  discard: new Map(),
  ai: 0,
  weapons: 0,
  levels: new Map(),
  markersUnder: new Set(),
  markersUnused: byFigureType(() => []),
}

/** What is pinned in the base of a procedure, and what has to come of its hidden chance. */
export function pinsOf(
  base: Procedure['base'],
  { events }: Rehearsal,
  uses: readonly ChanceUse[],
  viewer: Viewer,
): { readonly pins: Pins; readonly wanted: readonly Wanted[] } {
  const orders = traceOrders(base, events, uses, viewer)
  const levels = new Map(base.levels.map(({ number, cards }) => [number, countLaid(events, cards)]))
  const markers = markerPins(events, uses)
  const seen = { base, events, uses, viewer, orders, levels, markers }
  const wanted = uses.map((use, number) => wantedOf(use, number, seen))
  const pins = {
    ...orders.pins,
    ai: drawnFirst(events, 'aiDeckRenewed', aiCards),
    weapons: drawnFirst(events, 'decksShuffled', weaponCards),
    levels,
    ...markers.pins,
  }
  return { pins, wanted }
}

const NOTHING: Wanted = { items: [], reserved: [] }

/** What was seen in the course of a procedure, as far as it says what came of its chance. */
type Seen = {
  readonly base: Procedure['base']
  readonly events: readonly GearsEvent[]
  readonly uses: readonly ChanceUse[]
  readonly viewer: Viewer
  readonly orders: ReturnType<typeof traceOrders>
  readonly levels: Pins['levels']
  readonly markers: ReturnType<typeof markerPins>
}

function wantedOf(
  use: ChanceUse,
  number: number,
  { base, events, uses, viewer, orders, levels, markers }: Seen,
): Wanted {
  switch (use.of) {
    case 'orders':
      return { ...NOTHING, items: orders.shuffles.get(number) ?? [] }
    case 'ai':
      return { ...NOTHING, items: drawnSince(events, use, 'aiDeckRenewed', aiCards) }
    case 'weapons':
      return { ...NOTHING, items: drawnSince(events, use, 'decksShuffled', weaponCards) }
    case 'level': {
      const level = base.levels.find(({ cards }) => cards.includes(String(use.items[0])))
      return { ...NOTHING, items: use.result.slice(0, levels.get(level?.number ?? 0) ?? 0) }
    }
    case 'marker':
      return use.act === 'shuffle' ? NOTHING : (markers.wanted.get(number) ?? NOTHING)
    case 'hand':
      return wantedOfHand(events, uses, number, viewer)
  }
}

const countLaid = (events: readonly GearsEvent[], cards: readonly string[]): number =>
  events
    .flatMap((event) => (event.type === 'piecesPlaced' ? event.pieces : []))
    .filter((piece) => cards.includes(piece)).length

type Renewal = 'aiDeckRenewed' | 'decksShuffled'

/** Whether a deck is shuffled; order cards are followed one by one. */
const isRenewal = (event: GearsEvent, renewal: Renewal): boolean =>
  event.type === renewal && !(event.type === 'decksShuffled' && event.which === 'orders')

const aiCards = (event: GearsEvent): readonly number[] => (event.type === 'aiCardDrawn' ? [event.card] : [])

/** Random weapons are drawn in the open. */
function weaponCards(event: GearsEvent): readonly string[] {
  if (event.type === 'weaponsDrawn') return event.weapons
  return event.type === 'weaponGained' && event.from === 'randomDeck' ? [event.weapon] : []
}

type CardsOf = (event: GearsEvent) => readonly (string | number)[]

function drawnFirst(events: readonly GearsEvent[], renewal: Renewal, cardsOf: CardsOf): number {
  const end = events.findIndex((event) => isRenewal(event, renewal))
  return (end === -1 ? events : events.slice(0, end)).flatMap(cardsOf).length
}

function drawnSince(events: readonly GearsEvent[], { after }: ChanceUse, renewal: Renewal, cardsOf: CardsOf) {
  const start = events.findIndex((event, index) => index >= after && isRenewal(event, renewal))
  const rest = start === -1 ? [] : events.slice(start + 1)
  const end = rest.findIndex((event) => isRenewal(event, renewal))
  return (end === -1 ? rest : rest.slice(0, end)).flatMap(cardsOf)
}

/** The order cards of a seat that everybody sees leave its hand, from an event on. */
export function shownLater(events: readonly GearsEvent[], seat: number, from: number): string[] {
  return events.slice(from).flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return []
    if (event.type === 'cardsDiscarded') return event.cards.slice(-1)
    return event.type === 'orderPlayed' || event.type === 'cardReplaced' ? [event.card] : []
  })
}

/** Of the cards that are discarded at random only the last one of several is seen by all. */
function wantedOfHand(
  events: readonly GearsEvent[],
  uses: readonly ChanceUse[],
  number: number,
  viewer: Viewer,
): Wanted {
  const { after, result } = itemAt(uses, number)
  const paid = events.slice(after).find((event) => event.type === 'cardsDiscarded')
  if (paid === undefined) return { items: [], reserved: [] }
  const before = uses.slice(0, number).filter((use) => use.of === 'hand' && use.after === after).length
  const isSeen = paid.seat === viewer || before === paid.cards.length - 1
  return { items: isSeen ? result : [], reserved: shownLater(events, paid.seat, after) }
}

const isMarkerEvent = (event: GearsEvent): event is MarkerEvent =>
  event.type === 'markerPlaced' || event.type === 'markerTurned'

/** Markers are seen when they are turned over, at once or when the figure dies. */
function markerPins(events: readonly GearsEvent[], uses: readonly ChanceUse[]) {
  const wanted = new Map<number, Wanted>()
  const markersUnused = byFigureType((): SeenMarker[] => [])
  const seen: { readonly number: number; readonly marker: string }[] = []
  const picks = uses.flatMap((use, number) => (use.of === 'marker' && use.act === 'pick' ? [{ use, number }] : []))
  const renewed = new Set<FigureType>()
  for (const { use, number } of picks) {
    const at = events.findIndex((event, index) => index >= use.after && isMarkerEvent(event))
    const taken = events[at]
    if (taken === undefined || !isMarkerEvent(taken)) continue
    if (taken.from === 'discards') renewed.add(taken.kind)
    if (taken.type === 'markerPlaced' && !isTurnedLater(events, taken.figure, at)) continue
    if (taken.from === 'unused' && !renewed.has(taken.kind)) {
      markersUnused[taken.kind].push({ marker: taken.marker, givenBack: healedBefore(events.slice(0, at)) })
    }
    seen.push({ number, marker: taken.marker })
  }
  for (const { use, number } of picks) {
    const own = seen.find((marker) => marker.number === number)
    const reserved = seen.filter((marker) => marker.number > number && use.items.includes(marker.marker))
    wanted.set(number, { items: [own?.marker ?? null], reserved: reserved.map(({ marker }) => marker) })
  }
  return { wanted, pins: { markersUnder: turnedOwn(events), markersUnused } }
}

/** Whether the marker that was laid under a figure is turned over before it is given back. */
function isTurnedLater(events: readonly GearsEvent[], figure: string, at: number): boolean {
  const next = events
    .slice(at + 1)
    .find((event) => (isMarkerEvent(event) || event.type === 'locustHealed') && event.figure === figure)
  return next?.type === 'markerTurned'
}

/** The figures that healed and so gave back the marker that they were on from the beginning. */
function healedBefore(events: readonly GearsEvent[]): string[] {
  const placed = new Set<string>()
  return events.flatMap((event) => {
    if (isMarkerEvent(event)) placed.add(event.figure)
    return event.type === 'locustHealed' && !placed.has(event.figure) ? [event.figure] : []
  })
}

/** The figures that were on a marker before, which their death turned over. */
function turnedOwn(events: readonly GearsEvent[]): Set<string> {
  const touched = new Set<string>()
  const turned = new Set<string>()
  for (const event of events) {
    if (!isMarkerEvent(event) && event.type !== 'locustHealed') continue
    if (event.type === 'markerTurned' && event.from === 'own' && !touched.has(event.figure)) turned.add(event.figure)
    touched.add(event.figure)
  }
  return turned
}
