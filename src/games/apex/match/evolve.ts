import { evolveProcedure, isProcedureEvent } from '../../../contract/match-procedure.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { AutomatonEvent } from './automata/events.ts'
import { afterEvent, evolveAutomaton } from './automata/evolve.ts'
import type { CardEvent } from './events/card-events.ts'
import type { CombatEvent } from './events/combat-events.ts'
import type { LootEvent } from './events/loot-events.ts'
import type { SetupEvent } from './events/setup-events.ts'
import type { ApexEvent, PlayEvent } from './events.ts'
import { evolveCard } from './evolve/cards.ts'
import { evolveCombat } from './evolve/combat.ts'
import { evolveLoot } from './evolve/loot.ts'
import { evolveSetup } from './evolve/setup.ts'
import { evolveTurn } from './evolve/turn.ts'
import { highlightOf } from './picture/highlight.ts'
import type { ApexTypes } from './questions.ts'
import type { ApexState } from './state.ts'

type Names<Event extends { readonly type: string }> = Readonly<Record<Event['type'], true>>

const SETUP_EVENTS: Names<SetupEvent> = {
  matchSetUp: true,
  squadsDetermined: true,
  colourChosen: true,
  legendRecruited: true,
  legendsReady: true,
  poolDrawn: true,
  poolGiven: true,
  loadoutLocked: true,
  loadoutsShown: true,
  entryPrepared: true,
  entryPlaced: true,
  enteringStarted: true,
  enteredBoard: true,
  stage3Started: true,
}
const LOOT_EVENTS: Names<LootEvent> = {
  binOpened: true,
  lootDrawn: true,
  weaponsDrawn: true,
  weaponChosen: true,
  weaponReplaced: true,
  ammoTaken: true,
  weaponDiscarded: true,
  lootKept: true,
  lootDropped: true,
  lootRemoved: true,
  attachmentFreed: true,
  tokenDropped: true,
  tokenPickedUp: true,
  lootHandled: true,
  attachmentInstalled: true,
  attachmentReturned: true,
  ammoChanged: true,
  tokenUsed: true,
  recovered: true,
}
const COMBAT_EVENTS: Names<CombatEvent> = {
  shotDeclared: true,
  aimCardsRevealed: true,
  shotResolved: true,
  shotEnded: true,
  damageApplied: true,
  damageCancelled: true,
  legendEliminated: true,
  grenadeThrown: true,
  grenadeLanded: true,
  meleeResolved: true,
  pushed: true,
  collided: true,
  destroyed: true,
  sceneryDestroyed: true,
  aimDeckShuffled: true,
}
const CARD_EVENTS: Names<CardEvent> = {
  featPlayed: true,
  reactionsPlayed: true,
  abilityUsed: true,
  abilityTriggered: true,
  abilityExpired: true,
  cooldownStarted: true,
  respawnCostChanged: true,
  rode: true,
}

const AUTOMATON_EVENTS: Names<AutomatonEvent> = {
  squadColoured: true,
  automatonAssigned: true,
  automatonPrepared: true,
  epicChosen: true,
  automatonBeaconChosen: true,
  automatonEntered: true,
  automatonStepStarted: true,
  automatonStepSkipped: true,
  automatonPrioritiesSet: true,
  automatonPromoted: true,
  automatonChargesChanged: true,
  automatonFeatDrawn: true,
  automatonFeatReshuffled: true,
  automatonFeatDiscarded: true,
  automatonAbilityUnusable: true,
  automatonProcedureSelected: true,
  automatonRouteDrawn: true,
  automatonRouteTurned: true,
  automatonRouteDiscarded: true,
  routesReshuffled: true,
  automatonBlocked: true,
  automatonMoved: true,
  automatonStayed: true,
  automatonMoveEnded: true,
  automatonReactionRevealed: true,
  automatonReactionDiscarded: true,
  automatonEffectSkipped: true,
  figurePlaced: true,
}

const isAutomatonEvent = (event: PlayEvent): event is AutomatonEvent => Object.hasOwn(AUTOMATON_EVENTS, event.type)
const isSetupEvent = (event: PlayEvent): event is SetupEvent => Object.hasOwn(SETUP_EVENTS, event.type)
const isLootEvent = (event: PlayEvent): event is LootEvent => Object.hasOwn(LOOT_EVENTS, event.type)
const isCombatEvent = (event: PlayEvent): event is CombatEvent => Object.hasOwn(COMBAT_EVENTS, event.type)
const isCardEvent = (event: PlayEvent): event is CardEvent => Object.hasOwn(CARD_EVENTS, event.type)

/** The state after an event; the first event brings the state. */
export function evolveMatch(state: ApexState | null, event: ApexEvent, content: ApexContent): ApexState {
  if (event.type === 'matchSetUp') return event.state
  if (state === null) throw new Error('Nothing was set up.')
  if (isProcedureEvent<ApexTypes>(event)) return { ...state, procedure: evolveProcedure<ApexTypes>(state, event) }
  const highlight = highlightOf(state, event)
  const after = evolvePlay(state, event, content)
  return highlight === null ? after : { ...after, highlight }
}

function evolvePlay(
  state: ApexState,
  event: Exclude<PlayEvent, { type: 'matchSetUp' }>,
  content: ApexContent,
): ApexState {
  if (isAutomatonEvent(event)) return evolveAutomaton(state, event, content)
  const evolved = evolveCore(state, event, content)
  return state.automata === undefined ? evolved : afterEvent(evolved, event)
}

type CoreEvent = Exclude<PlayEvent, AutomatonEvent | { type: 'matchSetUp' }>

function evolveCore(state: ApexState, event: CoreEvent, content: ApexContent): ApexState {
  if (isSetupEvent(event)) return evolveSetup(state, event, content)
  if (isLootEvent(event)) return evolveLoot(state, event, content)
  if (isCombatEvent(event)) return evolveCombat(state, event)
  return isCardEvent(event) ? evolveCard(state, event) : evolveTurn(state, event)
}
