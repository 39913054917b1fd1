import { type Random, shuffled } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { opponentOf, type Player } from '../vocabulary.ts'
import type { MissionSet, StruggleCard } from './mission-set.ts'
import { PHASES } from './mission-set-check.ts'

/** Draws one struggle card of each phase; I lies on top. */
export function drawDeck({ struggles }: MissionSet, random: Random, trace: ShatterpointTrace): StruggleCard[] {
  const deck = PHASES.flatMap((phase) =>
    shuffled(
      struggles.filter((card) => card.phase === phase),
      random,
    ).slice(0, 1),
  )
  return explainDeck(deck, struggles, trace)
}

/** The three cards that players drew themselves. */
export function givenDeck(
  { struggles }: MissionSet,
  ids: readonly string[],
  trace: ShatterpointTrace,
): StruggleCard[] | Refusal {
  const wrong: ShatterpointViolation[] = []
  const deck = ids.flatMap((id, index) => {
    const card = struggles.find((struggle) => struggle.id === id && struggle.phase === PHASES[index])
    if (card !== undefined) return [card]
    wrong.push({
      rule: 'shatterpoint.mission.deck',
      path: ['cards', index],
      facts: { cards: [id], unused: null, phase: index + 1 },
    })
    return []
  })
  return wrong.length > 0 ? refuse(wrong) : explainDeck(deck, struggles, trace)
}

function explainDeck(
  deck: StruggleCard[],
  struggles: readonly StruggleCard[],
  trace: ShatterpointTrace,
): StruggleCard[] {
  const facts = { cards: deck.map(({ id }) => id), unused: struggles.length - deck.length, phase: null }
  trace.applied('shatterpoint.mission.deck', facts)
  return deck
}

/** Who chooses the map of a struggle, if there is a choice: the loser of the last one, or whom the card names. */
export function mapChooser(
  card: StruggleCard,
  { winnerOfLast, startingPlayer }: { readonly winnerOfLast: Player | null; readonly startingPlayer: Player },
  trace: ShatterpointTrace,
): Player | null {
  if (card.maps.length < 2) return null
  const isNamed = card.mapChooser === 'startingPlayer'
  const loser = winnerOfLast === null ? null : opponentOf(winnerOfLast)
  const chooser = isNamed ? startingPlayer : loser
  if (chooser === null) return null
  const facts = { card: card.id, maps: card.maps.length, chooser, isFirst: false, isNamed }
  trace.applied('shatterpoint.mission.two-maps', facts)
  return chooser
}
