import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import { imagineInSteps } from '../../../contract/match-rehearsal.ts'
import type { Steps } from '../../../lib/steps.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { inventedBuildings, inventedCards, inventedTerrain } from './invented.ts'
import { type PlayerId, seatOf } from './players.ts'
import { procedureGame } from './procedures/procedure.ts'
import type { QuestionKind } from './questions.ts'
import { cardOf, type PlayerState, type SignumState } from './state.ts'
import { cardAs } from './table.ts'
import { questionView, seenBy } from './view.ts'

/** Questions whose answers others do not hear. */
const HIDDEN_ANSWERS: ReadonlySet<QuestionKind> = new Set(['revealTactic', 'chooseDiscard', 'orderTriggers'])

/** The same match with everything drawn anew that the viewer cannot know; null if no other course looks the same. */
export function* imagine(
  state: SignumState,
  viewer: Viewer,
  random: Random,
  content: SignumContent,
): Steps<SignumState | null> {
  const setting = { viewer, random, content }
  const { procedure } = state
  if (procedure === null) return imaginedTable(state, [], setting)
  const imagined = yield* imagineInSteps(procedureGame, procedure, {
    ...setting,
    table: (base, seen) => imaginedTable(base, seen, setting),
    seen: (event) => seenBy(event, viewer),
    seenQuestion: (question) => questionView(question, viewer),
    answers: ({ kind, options }) => (HIDDEN_ANSWERS.has(kind) ? options : null),
  })
  return imagined === null ? null : { ...imagined.state, procedure: imagined.procedure }
}

/** Who imagines, by which chance, with which content. */
type Setting = { readonly viewer: Viewer; readonly random: Random; readonly content: SignumContent }

const imaginedTable = (state: SignumState, seen: readonly MatchEvent[], setting: Setting): SignumState => ({
  ...state,
  players: state.players.map((player) => imaginedPlayer(state, player, shownOf(seen, player.player), setting)),
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

/** Lists are their owner’s: what is hidden of another player are cards of the faction, as the deck rules allow. */
function imaginedPlayer(
  state: SignumState,
  player: PlayerState,
  shown: Shown,
  { viewer, random, content }: Setting,
): PlayerState {
  const { deck, hand, tactics, constructionDeck } = player
  if (viewer === seatOf(player.player)) return { ...player, deck: ownDeck(player, shown, random) }
  if (state.options.openLists) return arrangedPlayer(player, shown, { random, content })
  const known = [...shown.hand, ...shown.tactics]
  const invented = inventedCards(state, player, known, { random, content })
  const laid = tactics.map((tactic) => (shown.tactics.includes(tactic.id) ? tactic : invented.tactic(tactic)))
  const inHand = hand.filter((card) => known.includes(card))
  const buildings = inventedBuildings(player, { random, content })
  return {
    ...player,
    tactics: laid,
    hand: [...inHand, ...hand.slice(inHand.length).map(() => invented.card())],
    // What came to light since lies where it was drawn from.
    deck: deck.map((card) => (known.includes(card) ? card : invented.card())),
    supply: constructionDeck === null ? buildings : [],
    terrain: inventedTerrain(player, content),
    constructionDeck: constructionDeck === null ? null : buildings.slice(0, constructionDeck.length),
    drawnBuilding: player.drawnBuilding === null ? null : (buildings.at(-1) ?? player.drawnBuilding),
  }
}

/** With open lists whatever lies hidden is arranged anew. */
function arrangedPlayer(
  player: PlayerState,
  { hand: shownHand, tactics: shownTactics }: Shown,
  { random, content }: Pick<Setting, 'random' | 'content'>,
): PlayerState {
  const { deck, hand, tactics, constructionDeck, drawnBuilding } = player
  const known = [...shownHand, ...shownTactics]
  const all = [...tactics.map(({ id }) => id), ...hand, ...deck]
  const hidden = shuffled(
    all.filter((card) => !known.includes(card)),
    random,
  )
  const take = (fits: (card: string) => boolean = () => true): string =>
    hidden.splice(Math.max(0, hidden.findIndex(fits)), 1)[0] ?? ''
  const laid = tactics.map((tactic) =>
    known.includes(tactic.id) ? tactic : { ...tactic, id: take(costsAs(tactic.id, content)) },
  )
  const place = (card: string): string => (known.includes(card) ? card : take())
  const buildings = shuffled([...(constructionDeck ?? []), ...(drawnBuilding === null ? [] : [drawnBuilding])], random)
  return {
    ...player,
    tactics: laid,
    hand: hand.map(place),
    deck: deck.map(place),
    drawnBuilding: drawnBuilding === null ? null : (buildings.pop() ?? drawnBuilding),
    constructionDeck: constructionDeck === null ? null : buildings,
  }
}

/** Whether a card is a tactic that costs the same. */
const costsAs =
  (tactic: string, content: SignumContent) =>
  (card: string): boolean =>
    content.cards.get(cardOf(card))?.kind === 'tactic' &&
    JSON.stringify(cardAs('tactic', card, content).cost) === JSON.stringify(cardAs('tactic', tactic, content).cost)

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
