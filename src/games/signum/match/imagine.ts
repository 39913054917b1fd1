import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import { imagineProcedure } from '../../../contract/match-rehearsal.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import { signumContent } from '../content/signum-content.ts'
import { type PlayerId, seatOf } from './players.ts'
import { procedureGame } from './procedures/procedure.ts'
import type { QuestionKind } from './questions.ts'
import type { TacticInMatch } from './shapes/things.ts'
import type { PlayerState, SignumState } from './state.ts'
import { cardAs } from './table.ts'
import { questionView, seenBy } from './view.ts'

/** Questions whose answers others do not hear. */
const HIDDEN_ANSWERS: ReadonlySet<QuestionKind> = new Set(['revealTactic', 'chooseDiscard', 'orderTriggers'])

/** The same match with everything drawn anew that the viewer cannot know; null if no other course looks the same. */
export function imagine(state: SignumState, viewer: Viewer, random: Random): SignumState | null {
  const { procedure } = state
  if (procedure === null) return imaginedTable(state, viewer, [], random)
  const imagined = imagineProcedure(procedureGame, procedure, {
    viewer,
    content: signumContent,
    random,
    table: (base, seen) => imaginedTable(base, viewer, seen, random),
    seen: (event) => seenBy(event, viewer),
    seenQuestion: (question) => questionView(question, viewer),
    answers: ({ kind, options }) => (HIDDEN_ANSWERS.has(kind) ? options : null),
  })
  return imagined === null ? null : { ...imagined.state, procedure: imagined.procedure }
}

const imaginedTable = (
  state: SignumState,
  viewer: Viewer,
  seen: readonly MatchEvent[],
  random: Random,
): SignumState => ({
  ...state,
  players: state.players.map((player) => imaginedPlayer(player, viewer, shownOf(seen, player.player), random)),
})

/** Cards of a player that came to light since, in order: they have to be where they were taken from. */
type Shown = {
  readonly hand: readonly string[]
  readonly tactics: readonly string[]
  /** From the top of the deck; only their owner sees them. */
  readonly drawn: readonly string[]
}

function shownOf(seen: readonly MatchEvent[], player: PlayerId): Shown {
  const own = seen.filter((event) => event.player === player)
  const cards = (...types: readonly string[]): string[] =>
    own.flatMap(({ type, card, cards: several }) => {
      if (!types.includes(type)) return []
      return typeof card === 'string' ? [card] : Array.isArray(several) ? several.map(String) : []
    })
  return {
    hand: cards('cardDeclared', 'cardsDiscarded'),
    tactics: cards('tacticRevealed', 'tacticForgotten'),
    drawn: cards('cardDrawn'),
  }
}

/** The lists are known to all, so what is hidden is which of the cards left are in hand, face down or in the deck. */
function imaginedPlayer(player: PlayerState, viewer: Viewer, shown: Shown, random: Random): PlayerState {
  const { deck, hand, tactics } = player
  if (viewer === seatOf(player.player)) return { ...player, deck: ownDeck(player, shown, random) }
  const hidden = shuffled([...deck, ...hand, ...tactics.map(({ id }) => id)], random)
  const taken = new Set<string>()
  const laid = tactics.map((tactic) => otherTactic(tactic, hidden, shown, taken))
  const free = hidden.filter((card) => !taken.has(card))
  const needed = shown.hand.filter((card) => free.includes(card) && hand.includes(card))
  const others = free.filter((card) => !needed.includes(card))
  const size = hand.length - needed.length
  return {
    ...player,
    tactics: laid,
    hand: [...needed, ...others.slice(0, size)],
    deck: others.slice(size),
    constructionDeck: player.constructionDeck === null ? null : shuffled(player.constructionDeck, random),
  }
}

/** The own deck in another order, with what was drawn since on top. */
function ownDeck({ deck }: PlayerState, { drawn }: Shown, random: Random): string[] {
  const top = drawn.filter((card) => deck.includes(card))
  return [
    ...top,
    ...shuffled(
      deck.filter((card) => !top.includes(card)),
      random,
    ),
  ]
}

/** Another tactic that costs what was paid for this one. */
function otherTactic(
  tactic: TacticInMatch,
  hidden: readonly string[],
  shown: Shown,
  taken: Set<string>,
): TacticInMatch {
  const { cost } = cardAs('tactic', tactic.id, signumContent)
  const fits = (card: string): boolean => {
    const found = signumContent.cards.get(card.replace(/#\d+$/, ''))
    if (found?.kind !== 'tactic' || taken.has(card) || shown.hand.includes(card)) return false
    return JSON.stringify(found.cost) === JSON.stringify(cost)
  }
  const isShown = shown.tactics.includes(tactic.id)
  const id = isShown ? tactic.id : (hidden.find((card) => fits(card) && !shown.tactics.includes(card)) ?? tactic.id)
  taken.add(id)
  return { ...tactic, id }
}
