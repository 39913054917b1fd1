import type { MatchEvent, Viewer } from '../../../contract/match.ts'
import { imagineProcedure } from '../../../contract/match-rehearsal.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { PHASES } from '../setup/mission-set-check.ts'
import type { Player } from '../vocabulary.ts'
import { procedureGame } from './procedures/procedure.ts'
import type { PlayerState, ShatterpointState } from './state.ts'
import { questionView } from './view.ts'
import { seenBy } from './visibility.ts'

/** The same match with everything drawn anew that nobody can know; null if no other course looks the same. */
export function imagine(
  state: ShatterpointState,
  viewer: Viewer,
  random: Random,
  content: ShatterpointContent,
): ShatterpointState | null {
  const { procedure } = state
  if (procedure === null) return imaginedTable(state, [], random, content)
  const imagined = imagineProcedure(procedureGame, procedure, {
    viewer,
    content,
    random,
    table: (base, seen) => imaginedTable(base, seen, random, content),
    seen: (event) => seenBy(event, viewer),
    seenQuestion: (question) => questionView(question, viewer),
    answers: () => null,
  })
  return imagined === null ? null : { ...imagined.state, procedure: imagined.procedure }
}

/** A table with other orders of decks, in which what was seen since comes out as it was seen. */
function imaginedTable(
  state: ShatterpointState,
  seen: readonly MatchEvent[],
  random: Random,
  content: ShatterpointContent,
): ShatterpointState {
  const players = {
    A: { ...state.players.A, deck: otherDeck('A', state.players.A, seen, random) },
    B: { ...state.players.B, deck: otherDeck('B', state.players.B, seen, random) },
  }
  return { ...state, players, missionDecks: otherMissionDecks(state, seen, random, content) }
}

const SHUFFLING: ReadonlySet<string> = new Set(['orderReturned', 'cardShuffledIn', 'deckRefreshed'])

/** Any order, but that the cards which were revealed before the deck was shuffled lie on top. */
function otherDeck(
  player: Player,
  { deck, under, over = [] }: PlayerState,
  seen: readonly MatchEvent[],
  random: Random,
): string[] {
  const own = seen.filter((event) => event.player === player)
  const end = own.findIndex(({ type }) => SHUFFLING.has(type))
  const before = end < 0 ? own : own.slice(0, end)
  const revealed = before.flatMap(({ type, card }) =>
    type === 'orderRevealed' && typeof card === 'string' ? [card] : [],
  )
  const top = [...new Set([...revealed, ...over])].filter((card) => deck.includes(card))
  const bottom = under.filter((card) => !top.includes(card))
  const rest = deck.filter((card) => !top.includes(card) && !bottom.includes(card))
  return [...top, ...shuffled(rest, random), ...bottom]
}

/** Any struggle cards for those that nobody has seen. */
function otherMissionDecks(
  state: ShatterpointState,
  seen: readonly MatchEvent[],
  random: Random,
  content: ShatterpointContent,
): ShatterpointState['missionDecks'] {
  const revealed = seen.flatMap(({ type, number, card }) =>
    type === 'struggleRevealed' ? [[Number(number), String(card)] as const] : [],
  )
  const known = state.struggle?.number ?? 0
  return Object.fromEntries(
    Object.entries(state.missionDecks).map(([set, deck]) => [
      set,
      PHASES.map((phase, index) => {
        const shown =
          state.mission === set || state.mission === null
            ? revealed.find(([number]) => number === index + 1)?.[1]
            : undefined
        const actual = deck[index] ?? ''
        if (index < known && state.mission === set) return actual
        const cards = cardsOf(set, phase, content)
        if (shown !== undefined && cards.includes(shown)) return shown
        return shuffled(cards, random)[0] ?? actual
      }),
    ]),
  )
}

const cardsOf = (set: string, phase: number, { missionSets }: ShatterpointContent): string[] =>
  missionSets
    .get(set)
    ?.mission.struggles.filter((card) => card.phase === phase)
    .map(({ id }) => id) ?? []
