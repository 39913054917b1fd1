import type { Viewer } from '../../../contract/match.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { STARTING_EQUIPMENT } from '../content/equipment.ts'
import { STARTING_SHIELD } from '../content/vitals.ts'
import { pointsOf } from '../victory/victory.ts'
import type { AutomataState } from './automata/state.ts'
import { squadOfSeat } from './legends.ts'
import type { ApexQuestion, QuestionKind } from './questions.ts'
import type { AbilityToken, ApexState, LegendState } from './state.ts'
import { shieldMaximumOf, squadsOf } from './table.ts'

/** What a viewer may see of a match: a squad sees everything of its own Legends, others what lies open. */
export function viewOf(state: ApexState, viewer: Viewer, content: ApexContent): JsonObject {
  const { options, sides, shares, phase, choosing, squads, openBins, loot, miniatures, ring, ringCard } = state
  const { destroyed = [] } = state
  const { entry, round, turnIndex, trackCell, activation, action, combat, result, stock } = state
  const own = viewer === null ? null : squadOfSeat(state, viewer)
  return {
    ...{ options, sides, shares, phase, choosing, squads },
    points: pointsOf(squadsOf(state)),
    legends: state.legends.map((legend) => legendView(legend, legend.squad === own, state, content)),
    ...{ openBins, destroyed, loot, miniatures },
    tokens: state.tokens.map(tokenView),
    ...{ ring, ringCard, entry, round, turnIndex, trackCell, activation, action },
    obtained: state.obtained,
    ...combat,
    stock: Object.fromEntries(Object.entries(stock).map(([name, items]) => [name, items.length])),
    result,
    ...(state.automata === undefined ? {} : { automata: automataView(state.automata) }),
    asked: state.procedure?.pending == null ? null : questionView(state.procedure.pending, viewer),
  }
}

/** What Automata share; which Legends they are stands in `assigned`. */
function automataView({ settings, ...shared }: AutomataState): JsonObject {
  const { legends: _legends, ...rest } = settings
  return { ...shared, settings: rest }
}

/** An ability token with its place on the tracks. */
function tokenView({ id, ability, legend, at }: AbilityToken): JsonObject {
  const plain = { id, ability, legend, turnIndex: null, cooldown: null }
  if (typeof at === 'string') return { ...plain, at }
  return 'turnIndex' in at ? { ...plain, at: 'initiative', ...at } : { ...plain, at: 'cooldown', ...at }
}

/** Where a Legend is. */
function whereView({ where }: LegendState): JsonObject {
  const plain = { side: null, cell: null }
  if (typeof where === 'string') return { ...plain, where }
  return 'side' in where ? { ...plain, where: 'module', ...where } : { ...plain, where: 'board', ...where }
}

/** A Legend as its squad sees it, or as others do: hand and backpack by their number. */
function legendView(legend: LegendState, isOwn: boolean, state: ApexState, content: ApexContent): JsonObject {
  const { hand, deck, backpack, openTokens: _open, pool, where: _where, ...panel } = legend
  const rest = { ...panel, ...whereView(legend) }
  const shieldMaximum = shieldMaximumOf(legend, content)
  const counts = { handSize: hand.length, deckSize: deck.length, backpackSize: backpack.length }
  const drawn = pool === null ? 0 : pool.weapons.length + pool.tokens.length + (pool.epics?.length ?? 0)
  if (isOwn) return { ...rest, shieldMaximum, ...counts, drawn, hand, backpack, pool }
  const seen = { ...rest, shieldMaximum, ...counts, drawn, hand: null, pool: null }
  const open = { ...seen, backpack: state.options.screens ? null : backpack }
  return state.phase === 'stage1' && legend.automaton === undefined ? { ...open, ...undressed() } : open
}

/** Until the last Legend is locked others see every panel as it was at the start. */
const undressed = (): JsonObject => ({
  weapons: [],
  equipment: Object.fromEntries(
    Object.entries(STARTING_EQUIPMENT).map(([slot, token]) => [slot, { token, depleted: false }]),
  ),
  shield: STARTING_SHIELD,
  shieldMaximum: STARTING_SHIELD,
  backpack: null,
  backpackSize: 0,
  drawn: 12,
})

/** Questions whose options show what is hidden; the cards of an order are shown when they are carried out. */
const PRIVATE: ReadonlySet<QuestionKind> = new Set([
  'loot',
  'freed',
  'reaction',
  'reactionOrder',
  'instant',
  'shotBoost',
])

/** A question as somebody may see it: without what a squad keeps to itself. */
export function questionView(question: ApexQuestion, viewer: Viewer): JsonObject {
  const { kind, seat, squad, legend, about, options, readers, isQuick } = question
  if (viewer !== null && readers.includes(viewer)) return { kind, seat, squad, legend, about, options }
  const whom = isQuick ? { seat: null, squad, legend: null } : { seat, squad, legend }
  const seen = { kind, ...whom, about }
  return PRIVATE.has(kind) ? seen : { ...seen, options }
}
