import type { Viewer } from '../../../contract/match.ts'
import { imagineInSteps } from '../../../contract/match-rehearsal.ts'
import type { Steps } from '../../../lib/steps.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { categoryOf } from '../loot/loot-fit.ts'
import { findLegend, squadOfSeat, without } from './legends.ts'
import { procedureGame } from './procedures/procedure.ts'
import type { ApexState, LegendState } from './state.ts'
import { questionView } from './view.ts'
import { seenBy } from './visibility.ts'

/** Who imagines, by which chance, with which content. */
type Setting = { readonly viewer: Viewer; readonly random: Random; readonly content: ApexContent }

/** The same match with everything drawn anew that the viewer cannot know; null if no other course looks the same. */
export function* imagine(
  state: ApexState,
  viewer: Viewer,
  random: Random,
  content: ApexContent,
): Steps<ApexState | null> {
  const setting = { viewer, random, content }
  const { procedure } = state
  // What is locked comes out when the last Legend is: a dry run of that must not show it.
  if (isShownNext(state, viewer)) return null
  if (procedure === null) return imaginedTable(state, setting)
  const imagined = yield* imagineInSteps(procedureGame, procedure, {
    ...setting,
    table: (base) => imaginedTable(base, setting, state),
    seen: (event) => seenBy(event, viewer, content),
    seenQuestion: (question) => questionView(question, viewer),
    answers: ({ options }) => options,
  })
  return imagined === null ? null : { ...imagined.state, procedure: imagined.procedure }
}

/** Whether others have locked what everybody will see after the last lock. */
const isShownNext = (state: ApexState, viewer: Viewer): boolean =>
  state.phase === 'stage1' && state.legends.some((legend) => legend.locked && isOtherTo(state, viewer)(legend))

/** Whether a Legend is of another squad than the viewer. */
function isOtherTo(state: ApexState, viewer: Viewer): (legend: LegendState) => boolean {
  const own = viewer === null ? null : squadOfSeat(state, viewer)
  return ({ squad }) => squad !== own
}

/**
 * A table on which the hands, backpacks and pools of others are any that look the same. Where a command has begun on it
 * and led to `now`, what it has shown since was in those hands and backpacks.
 */
function imaginedTable(state: ApexState, setting: Setting, now: ApexState = state): ApexState {
  const { viewer, random } = setting
  const isOther = isOtherTo(state, viewer)
  const dealt = state.legends.map((legend) => {
    const later = findLegend(now, legend.id) ?? legend
    return isOther(legend) ? otherHand(withShownTokens(legend, later), later, random) : legend
  })
  const imagined = otherPools({ ...state, legends: dealt }, isOther, setting)
  return state.options.screens ? otherBackpacks(imagined, isOther, setting) : imagined
}

/** Nobody else knows which feats are in a hand and which in the deck, but for those that are played later. */
function otherHand(legend: LegendState, later: LegendState, random: Random): LegendState {
  const played = without(later.discard, legend.discard).filter((card) => legend.hand.includes(card))
  const cards = [...played, ...shuffled(without([...legend.hand, ...legend.deck], played), random)]
  return { ...legend, hand: cards.slice(0, legend.hand.length), deck: cards.slice(legend.hand.length) }
}

/** Tokens that have left a backpack since then were in it. */
function withShownTokens(legend: LegendState, later: LegendState): LegendState {
  const shown = without(without(legend.backpack, later.backpack), legend.openTokens)
  return { ...legend, openTokens: [...legend.openTokens, ...shown] }
}

/** Pools of others could hold anything else of the decks and bags. */
function otherPools(
  state: ApexState,
  isOther: (legend: LegendState) => boolean,
  { random, content }: Setting,
): ApexState {
  const stock = {
    ...state.stock,
    weapons: [...state.stock.weapons],
    common: [...state.stock.common],
    rare: [...state.stock.rare],
  }
  const exchange = (item: string, pile: string[]): string => {
    const [other = item] = pile.length === 0 ? [] : pile.splice(random.below(pile.length), 1, item)
    return other
  }
  const legends = state.legends.map((legend) => {
    const { pool } = legend
    if (pool === null || !isOther(legend)) return legend
    const weapons = pool.weapons.map((card) => exchange(card, stock.weapons))
    const tokens = pool.tokens.map((token) =>
      exchange(token, bagOf(token, content) === 'common' ? stock.common : stock.rare),
    )
    return { ...legend, pool: { weapons, tokens, given: [] } }
  })
  return { ...state, legends, stock }
}

/** Tokens of backpacks that came in unseen could be any of the bags that could be there. */
function otherBackpacks(
  state: ApexState,
  isOther: (legend: LegendState) => boolean,
  { random, content }: Setting,
): ApexState {
  const isStowable = (token: string) =>
    ['attachment', 'grenade', 'consumable'].includes(categoryOf(token, content) ?? '')
  const { stock } = state
  const bags = { common: [...stock.common], rare: [...stock.rare] }
  const legends = state.legends.map((legend) => {
    if (!isOther(legend)) return legend
    const hidden = without(legend.backpack, legend.openTokens)
    const redrawn = hidden.map((token) => {
      const bag = bagOf(token, content)
      const places = bag === null ? [] : bags[bag].flatMap((one, place) => (isStowable(one) ? [place] : []))
      const chosen = places[random.below(places.length + 1)]
      if (bag === null || chosen === undefined) return token
      const [taken = token] = bags[bag].splice(chosen, 1, token)
      return taken
    })
    return { ...legend, backpack: [...redrawn, ...legend.openTokens] }
  })
  return { ...state, legends, stock: { ...stock, ...bags } }
}

/** The bag that a token came from. */
function bagOf(token: string, { lootBags }: ApexContent): 'common' | 'rare' | null {
  const isIn = (bag: string) => lootBags.get(bag)?.tokens.some((line) => line.token === token) ?? false
  if (isIn('bag-common')) return 'common'
  return isIn('bag-rare') ? 'rare' : null
}
