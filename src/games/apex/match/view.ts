import type { Viewer } from '../../../contract/match.ts'
import type { JsonObject } from '../../../lib/json.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { STARTING_EQUIPMENT } from '../content/equipment.ts'
import { STARTING_SHIELD } from '../content/vitals.ts'
import { pointsOf } from '../victory/victory.ts'
import { squadOfSeat } from './legends.ts'
import type { ApexQuestion, QuestionKind } from './questions.ts'
import type { ApexState, LegendState } from './state.ts'
import { shieldMaximumOf, squadsOf } from './table.ts'

/** What a viewer may see of a match: a squad sees everything of its own Legends, others what lies open. */
export function viewOf(state: ApexState, viewer: Viewer, content: ApexContent): JsonObject {
  const { options, sides, shares, phase, choosing, squads, openBins, loot, miniatures, tokens, ring, ringCard } = state
  const { entry, round, turnIndex, trackCell, activation, action, combat, result, stock } = state
  const own = viewer === null ? null : squadOfSeat(state, viewer)
  return {
    ...{ options, sides, shares, phase, choosing, squads },
    points: pointsOf(squadsOf(state)),
    legends: state.legends.map((legend) => legendView(legend, legend.squad === own, state, content)),
    ...{ openBins, loot, miniatures, tokens, ring, ringCard, entry, round, turnIndex, trackCell, activation, action },
    obtained: state.obtained,
    combat,
    stock: Object.fromEntries(Object.entries(stock).map(([name, items]) => [name, items.length])),
    result,
    asked: state.procedure?.pending == null ? null : questionView(state.procedure.pending, viewer),
  }
}

/** A Legend as its squad sees it, or as others do: hand and backpack by their number. */
function legendView(legend: LegendState, isOwn: boolean, state: ApexState, content: ApexContent): JsonObject {
  const { hand, deck, backpack, openTokens: _open, pool, ...rest } = legend
  const shieldMaximum = shieldMaximumOf(legend, content)
  const counts = { handSize: hand.length, deckSize: deck.length, backpackSize: backpack.length }
  const drawn = pool === null ? 0 : pool.weapons.length + pool.tokens.length
  if (isOwn) return { ...rest, shieldMaximum, ...counts, drawn, hand, backpack, pool }
  const seen = { ...rest, shieldMaximum, ...counts, drawn, hand: null, pool: null }
  const open = { ...seen, backpack: state.options.screens ? null : backpack }
  return state.phase === 'stage1' ? { ...open, ...undressed() } : open
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

/** Questions whose options tell what is hidden. */
const PRIVATE: ReadonlySet<QuestionKind> = new Set(['loot', 'freed', 'reaction', 'instant', 'effectTarget'])

/** A question as somebody may see it: without the options if those tell what a squad keeps to itself. */
export function questionView({ options, readers, ...question }: ApexQuestion, viewer: Viewer): JsonObject {
  const isOwn = viewer !== null && readers.includes(viewer)
  return isOwn || !PRIVATE.has(question.kind) ? { ...question, options } : question
}
