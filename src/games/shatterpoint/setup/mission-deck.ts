import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Id, Player } from '../vocabulary.ts'
import { missionSetOf } from './mission-lookup.ts'
import type { MissionSet, StruggleCard } from './mission-set.ts'
import { MissionSetChoice } from './mission-set.ts'
import { missionViolations, PHASES } from './mission-set-check.ts'
import { mapChooser, noSuchMap, type Struggle, struggleOf } from './struggle.ts'

/** Draws one struggle card of each phase; I lies on top. */
function drawDeck({ struggles }: MissionSet, random: Random, trace: ShatterpointTrace): StruggleCard[] {
  const deck = PHASES.flatMap((phase) =>
    shuffled(
      struggles.filter((card) => card.phase === phase),
      random,
    ).slice(0, 1),
  )
  return explainDeck(deck, struggles, trace)
}

/** The three cards that players drew themselves. */
function checkDeck(
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

/** A mission, the cards that were drawn for it, and how far it has come. */
export const MissionQuestion = z
  .strictObject({
    mission: MissionSetChoice,
    startingPlayer: Player.default('A'),
    broughtBy: Player.exactOptional().describe('Whose strike team the mission set comes from.'),
    cards: z
      .array(Id)
      .length(3)
      .exactOptional()
      .describe('The struggle cards drawn at the table, of phases I, II, III.'),
    seed: Seed.optional(),
    claimed: z.array(Player).max(2).default([]).describe('Who won the struggles so far, in order.'),
    map: wholeNumber(1, 4).exactOptional().describe('The map that the loser of the last struggle chose.'),
  })
  .meta({ id: 'ShatterpointMissionDeckInput' })

type MissionQuestion = z.infer<typeof MissionQuestion>

/** Draws the struggle cards of a mission, and sets up the struggle at hand. */
export function dealMission(input: MissionQuestion, { content, random, trace }: ShatterpointContext) {
  const set = validMissionSet(input.mission, content)
  if (set instanceof Refusal) return set
  const { startingPlayer, broughtBy = null, cards } = input
  trace.applied('shatterpoint.mission.choice', { player: startingPlayer, mission: set.name, broughtBy })
  const deck = cards === undefined ? drawDeck(set, random, trace) : checkDeck(set, cards, trace)
  if (deck instanceof Refusal) return deck
  const struggle = struggleAtHand(deck, input, set, trace)
  if (struggle instanceof Refusal) return struggle
  return { deck: deck.map(({ id, name, phase }) => ({ card: id, name, phase })), struggle }
}

/** The mission set of a question; one that the caller describes has to be a valid one. */
function validMissionSet(choice: MissionSetChoice, content: ShatterpointContent): MissionSet | Refusal {
  const set = missionSetOf(choice, content)
  if (set instanceof Refusal) return set
  const violations = missionViolations(set)
  if (violations.length === 0) return set
  return refuse(violations.map((violation) => ({ ...violation, path: ['mission', 'own', ...violation.path] })))
}

/** The struggle that follows those already won; none once a player has won two. */
function struggleAtHand(
  deck: readonly StruggleCard[],
  { startingPlayer, claimed, map }: MissionQuestion,
  set: MissionSet,
  trace: ShatterpointTrace,
): Struggle | null | Refusal {
  const isOver = claimed.length === 2 && claimed[0] === claimed[1]
  const card = isOver ? undefined : deck[claimed.length]
  if (card === undefined) return null
  if (map !== undefined && map > card.maps.length) return refuse([noSuchMap(card)])
  const chooser = mapChooser(card, { winnerOfLast: claimed.at(-1) ?? null, startingPlayer }, trace)
  trace.applied('shatterpoint.mission.orientation', { player: startingPlayer })
  return struggleOf(card, chooser, { map }, set)
}
