import type { GearsContent } from '../../content/gears-content.ts'
import type { FigureType } from '../../vocabulary.ts'
import type { GearsEvent, MarkerEvent } from '../events.ts'
import type { GearsState, Knowledge } from '../state.ts'

/** What is noted before anything happened. */
export const NOTHING_NOTED: Knowledge = { coveredOrders: [], openMarkers: [], coveredMarkers: {} }

type Of<Type extends GearsEvent['type']> = Extract<GearsEvent, { type: Type }>

/** Who has seen what after an event; nothing is made up for states that noted nothing so far. */
export function noted(before: GearsState, event: GearsEvent, content: GearsContent): Knowledge | undefined {
  const { knowledge } = before
  if (knowledge === undefined) return undefined
  switch (event.type) {
    case 'cardsDiscarded':
      return event.cards.length > 1 ? withCovered(knowledge, before.orders.discard.length, event) : knowledge
    case 'decksShuffled':
      return event.which === 'orders' ? { ...knowledge, coveredOrders: [] } : knowledge
    case 'markerPlaced':
    case 'markerTurned':
      return withMarker(knowledge, event)
    case 'spawned':
      return event.state === 'healthy' ? knowledge : withOpen(knowledge, event.figure)
    case 'figuresRemoved':
      return withRemoved(knowledge, before, event, content)
    default:
      return knowledge
  }
}

/** Of several cards that are discarded at once only the last one lies open. */
function withCovered(knowledge: Knowledge, first: number, { seat, cards }: Of<'cardsDiscarded'>): Knowledge {
  const covered = cards.slice(0, -1).map((_, index) => ({ at: first + index, seat }))
  return { ...knowledge, coveredOrders: [...knowledge.coveredOrders, ...covered] }
}

const withOpen = (knowledge: Knowledge, figure: string): Knowledge => ({
  ...knowledge,
  openMarkers: [...knowledge.openMarkers, figure],
})

function withMarker(knowledge: Knowledge, { type, figure, kind, from }: MarkerEvent): Knowledge {
  const openMarkers = knowledge.openMarkers.filter((openMarker) => openMarker !== figure)
  if (type === 'markerPlaced' && from === 'map') openMarkers.push(figure)
  const { coveredMarkers: covered } = knowledge
  return { ...knowledge, openMarkers, coveredMarkers: from === 'discards' ? { ...covered, [kind]: [] } : covered }
}

/** The markers of figures that are taken away go to the discards as they lie. */
function withRemoved(
  knowledge: Knowledge,
  before: GearsState,
  { figures }: Of<'figuresRemoved'>,
  { enemies }: GearsContent,
): Knowledge {
  const covered: Partial<Record<FigureType, readonly number[]>> = { ...knowledge.coveredMarkers }
  const next = new Map<FigureType, number>()
  for (const { id, enemy, marker } of before.locust) {
    const type = enemies.get(enemy)?.figureType
    if (type === undefined || marker === null || !figures.includes(id)) continue
    const at = next.get(type) ?? before.markers[type].discards.length
    next.set(type, at + 1)
    if (!knowledge.openMarkers.includes(id)) covered[type] = [...(covered[type] ?? []), at]
  }
  return { ...knowledge, coveredMarkers: covered }
}
