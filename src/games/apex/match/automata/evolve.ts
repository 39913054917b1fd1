import { required } from '../../../../lib/required.ts'
import { STARTING_CHARGES } from '../../automata/content/automaton-setup.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { PlayEvent } from '../events.ts'
import { newLegend } from '../evolve/setup.ts'
import { withLegend, without } from '../legends.ts'
import type { AbilityToken, ApexState, LegendState } from '../state.ts'
import type { AutomatonEvent } from './events.ts'
import type { AutomataState, AutomatonState } from './state.ts'

type Of<Type extends AutomatonEvent['type']> = Extract<AutomatonEvent, { type: Type }>

/** The state with what all Automata share changed. */
const withAutomata = (state: ApexState, change: (shared: AutomataState) => Partial<AutomataState>): ApexState =>
  state.automata === undefined ? state : { ...state, automata: { ...state.automata, ...change(state.automata) } }

/** The state with one Automaton changed. */
const withAutomaton = (
  state: ApexState,
  legend: string,
  change: (own: AutomatonState) => Partial<AutomatonState>,
): ApexState =>
  withLegend(state, legend, (one) =>
    one.automaton === undefined ? one : { ...one, automaton: { ...one.automaton, ...change(one.automaton) } },
  )

/** The state after something that an Automaton did. */
export function evolveAutomaton(state: ApexState, event: AutomatonEvent, content: ApexContent): ApexState {
  switch (event.type) {
    case 'squadColoured':
    case 'automatonAssigned':
    case 'automatonPrepared':
    case 'epicChosen':
      return evolvePreparation(state, event, content)
    case 'automatonRouteDrawn':
    case 'automatonRouteDiscarded':
    case 'routesReshuffled':
      return withAutomata(state, (shared) => routesAfter(shared, event))
    case 'automatonEntered':
    case 'automatonMoved':
      return withLegend(state, event.legend, (legend) => ({ ...legend, where: { cell: event.cell } }))
    case 'figurePlaced':
      return { ...state, miniatures: [...state.miniatures, event.miniature] }
    case 'automatonBeaconChosen':
      return state
    default:
      return withAutomaton(state, event.legend, (own) => automatonAfter(own, event))
  }
}

type Preparation = Of<'squadColoured' | 'automatonAssigned' | 'automatonPrepared' | 'epicChosen'>

function evolvePreparation(state: ApexState, event: Preparation, content: ApexContent): ApexState {
  switch (event.type) {
    case 'squadColoured': {
      const seats = state.sides.map((_, seat) => seat)
      const squads = { ...state.squads, [event.humanSquad]: { seats, legends: [] } }
      return { ...withAutomata(state, () => ({ humanSquad: event.humanSquad })), squads }
    }
    case 'automatonAssigned': {
      const { legend, role } = event
      return withAutomata(state, ({ assigned }) => ({ assigned: [...assigned, { legend, role }] }))
    }
    case 'automatonPrepared':
      return prepare(state, event, content)
    case 'epicChosen':
      return keepEpic(state, event)
  }
}

function prepare(state: ApexState, event: Of<'automatonPrepared'>, content: ApexContent): ApexState {
  const { legend, squad } = event
  const own = state.squads[squad]
  return {
    ...state,
    squads: { ...state.squads, [squad]: { ...own, legends: [...own.legends, legend] } },
    legends: [...state.legends, newAutomaton(state, event, content)],
    tokens: [...state.tokens, ...tokensOf(state, legend, content)],
  }
}

/** A Legend that follows the cards: no hand, no loot, its own Feats and Shield and Health as they were set. */
function newAutomaton(state: ApexState, event: Of<'automatonPrepared'>, content: ApexContent): LegendState {
  const { legend, squad, seat, arsenal } = event
  const { settings, assigned } = required(state.automata, 'Automata')
  const { shield, health } = settings
  const automaton: AutomatonState = {
    role: assigned.find((one) => one.legend === legend)?.role ?? 'enemy',
    maxShield: shield,
    maxHealth: health,
    charges: STARTING_CHARGES,
    arsenal,
    feats: [...content.automatonFeats.keys()],
    featDiscard: [],
    activeFeat: null,
    revealed: null,
    shotThisRound: false,
    step: null,
    primary: null,
    secondary: null,
  }
  return { ...newLegend(legend, seat, squad, content), deck: [], shield, health, locked: true, automaton }
}

/** The ability tokens of an Automaton, as many as its Legend has. */
function tokensOf({ automata }: ApexState, legend: string, content: ApexContent): AbilityToken[] {
  if (automata?.settings.abilities === 'none') return []
  const counts = content.legends.get(legend)?.tokens
  const own = [...content.automatonAbilities.values()].filter((card) => card.legend === legend)
  return own.flatMap(({ id, type }) =>
    Array.from({ length: counts?.[type] ?? 1 }, (_, index): AbilityToken => {
      return { id: `${id}#${index + 1}`, ability: id, legend, at: 'supply' }
    }),
  )
}

/** One of the epic tokens joins the pool, the other leaves the game. */
function keepEpic(state: ApexState, { legend, token, removed }: Of<'epicChosen'>): ApexState {
  const kept = withLegend(state, legend, (one) => ({
    ...one,
    pool: one.pool && { ...one.pool, tokens: [...one.pool.tokens, token], epics: [] },
  }))
  const { squad } = required(
    state.legends.find(({ id }) => id === legend),
    'Legend',
  )
  const left = state.removed.leftovers[squad]
  const leftovers = { ...state.removed.leftovers, [squad]: { ...left, tokens: [...left.tokens, ...removed] } }
  return { ...kept, removed: { ...state.removed, leftovers } }
}

type RouteEvent = Of<'automatonRouteDrawn' | 'automatonRouteDiscarded' | 'routesReshuffled'>

function routesAfter({ routes, routeDiscard, routesInPlay }: AutomataState, event: RouteEvent): Partial<AutomataState> {
  switch (event.type) {
    case 'automatonRouteDrawn':
      return { routes: without(routes, [event.card]), routesInPlay: [...routesInPlay, event.card] }
    case 'automatonRouteDiscarded':
      return { routesInPlay: without(routesInPlay, [event.card]), routeDiscard: [...routeDiscard, event.card] }
    case 'routesReshuffled':
      return { routes: [...routes, ...routeDiscard], routeDiscard: [] }
  }
}

/** What an event changes of an Automaton itself. */
function automatonAfter(own: AutomatonState, event: AutomatonEvent): Partial<AutomatonState> {
  switch (event.type) {
    case 'automatonStepStarted':
      return { step: event.step }
    case 'automatonPrioritiesSet':
      return { primary: event.primary, secondary: event.secondary }
    case 'automatonPromoted':
      return { primary: event.primary, secondary: null }
    case 'automatonChargesChanged':
      return { charges: event.charges.after }
    default:
      return featsAfter(own, event)
  }
}

function featsAfter(own: AutomatonState, event: AutomatonEvent): Partial<AutomatonState> {
  const { feats, featDiscard } = own
  switch (event.type) {
    case 'automatonFeatDrawn':
      return { feats: without(feats, [event.card]), activeFeat: event.card }
    case 'automatonFeatDiscarded':
      return { activeFeat: null, featDiscard: [...featDiscard, event.card] }
    case 'automatonFeatReshuffled':
      return { feats: [...feats, ...featDiscard], featDiscard: [] }
    case 'automatonReactionRevealed':
      return { feats: without(feats, [event.card]), revealed: event.card }
    case 'automatonReactionDiscarded':
      return { revealed: null, featDiscard: [...featDiscard, event.card] }
    default:
      return {}
  }
}

/** What events of the core book mean for Automata. */
export function afterEvent(state: ApexState, event: PlayEvent): ApexState {
  switch (event.type) {
    case 'shotDeclared':
      return withAutomaton(state, event.shooter, () => ({ shotThisRound: true }))
    case 'activationEnded':
      return withAutomaton(state, event.legend, () => ({ step: null, primary: null, secondary: null }))
    case 'roundStarted':
      return state.legends.reduce((reset, { id }) => withAutomaton(reset, id, () => ({ shotThisRound: false })), state)
    default:
      return state
  }
}
