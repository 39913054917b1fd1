import { evolveProcedure, isProcedureEvent } from '../../../contract/match-procedure.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { EVENT_KINDS } from '../locust/ai/event-row.ts'
import type { GearsEvent, MarkerEvent, TableEvent, TurnEvent } from './events.ts'
import { evolveTable } from './evolve/table.ts'
import { evolveMarkers, evolveTurn } from './evolve/turn.ts'
import { evolveWorld } from './evolve/world.ts'
import { NOTHING_NOTED, noted } from './imagine/knowledge.ts'
import type { GearsTypes } from './questions.ts'
import type { GearsState } from './state.ts'
import type { WorldEvent } from './world-events.ts'

const TABLE_EVENTS: ReadonlySet<string> = new Set(EVENT_KINDS)

const isTableEvent = (event: GearsEvent): event is TableEvent => TABLE_EVENTS.has(event.type)

const isMarkerEvent = (event: GearsEvent): event is MarkerEvent =>
  event.type === 'markerPlaced' || event.type === 'markerTurned'

const WORLD_EVENTS: Readonly<Record<WorldEvent['type'], true>> = {
  doorExplored: true,
  piecesPlaced: true,
  doorPlaced: true,
  locationKept: true,
  locationDiscarded: true,
  locationTurned: true,
  levelUnlocked: true,
  levelShuffled: true,
  sealsRemoved: true,
  missionFlipped: true,
  phaseStarted: true,
  slotsChanged: true,
  figuresRemoved: true,
  marked: true,
  matchWon: true,
  matchLost: true,
}
const isWorldEvent = (event: GearsEvent): event is WorldEvent => Object.hasOwn(WORLD_EVENTS, event.type)

/** The state after an event; the first event brings the state. */
export function evolveMatch(state: GearsState | null, event: GearsEvent, content: GearsContent): GearsState {
  if (event.type === 'matchSetUp') return { ...event.state, knowledge: NOTHING_NOTED }
  if (state === null) throw new Error('Nothing was set up.')
  const after = applyEvent(state, event, content)
  const knowledge = noted(state, event, content)
  return knowledge === undefined || knowledge === after.knowledge ? after : { ...after, knowledge }
}

function applyEvent(state: GearsState, event: Exclude<GearsEvent, { type: 'matchSetUp' }>, content: GearsContent) {
  if (isTableEvent(event)) return evolveTable(state, event, content)
  if (isMarkerEvent(event)) return evolveMarkers(state, event)
  if (isProcedureEvent(event)) return { ...state, procedure: evolveProcedure<GearsTypes>(state, event) }
  if (isWorldEvent(event)) return evolveWorld(state, event, content)
  return evolveTurn(state, event satisfies TurnEvent)
}
