import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { FRESH_TRACK } from '../victory/track.ts'
import { Id, Millimetres, opponentOf, Player } from '../vocabulary.ts'
import { missionSetOf } from './mission-lookup.ts'
import { DefenceFace, type MissionSet, type MissionSetChoice, Phase, type StruggleCard } from './mission-set.ts'
/** A struggle that begins: its card, its map, and the objectives that are active. */
export const Struggle = z
  .object({
    card: Id,
    phase: Phase,
    maps: wholeNumber(1, 4),
    chooser: Player.nullable().describe('Who chooses among several maps; null if there is only one.'),
    map: wholeNumber(1, 4).nullable().describe('The map in use; null while it has to be chosen.'),
    active: z.array(
      z
        .object({ objective: Id, x: Millimetres, y: Millimetres, face: DefenceFace.nullable() })
        .meta({ id: 'ShatterpointActivePlace' }),
    ),
  })
  .meta({ id: 'ShatterpointStruggleAtHand' })

/** The card has fewer maps. */
export const noSuchMap = ({ id, maps }: StruggleCard): ShatterpointViolation => ({
  rule: 'shatterpoint.mission.two-maps',
  path: ['map'],
  facts: { card: id, maps: maps.length, chooser: null, isFirst: false, isNamed: false },
})

export type Struggle = z.infer<typeof Struggle>

/** The struggle of a card whose map is chosen, or has yet to be. */
export function struggleOf(
  card: StruggleCard,
  chooser: Player | null,
  { map = chooser === null ? 1 : undefined }: { readonly map?: number | undefined },
  { objectives }: MissionSet,
): Struggle {
  const { id, phase, maps } = card
  const active = map === undefined ? [] : (maps[map - 1]?.active ?? [])
  return {
    card: id,
    phase,
    maps: maps.length,
    chooser,
    map: map ?? null,
    active: active.map(({ objective, face }) => {
      const place = objectives.find((candidate) => candidate.id === objective)
      return { objective, x: place?.x ?? 0, y: place?.y ?? 0, face }
    }),
  }
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

/** The struggle card that is revealed after another struggle was won. */
type ResetQuestion = {
  readonly mission: MissionSetChoice
  readonly card: string
  readonly winner: Player
  readonly startingPlayer: Player
  readonly map?: number
}

/** The next struggle: a fresh track, who chooses the map, and which objectives turn active. */
export function resetStruggle(
  { mission, card: id, winner, startingPlayer, map }: ResetQuestion,
  { content, trace }: ShatterpointContext,
) {
  const set = missionSetOf(mission, content)
  if (set instanceof Refusal) return set
  const card = set.struggles.find((struggle) => struggle.id === id)
  if (card === undefined)
    return refuse([{ rule: 'shatterpoint.content.known', path: ['card'], facts: { kind: 'struggle', id } }])
  if (map !== undefined && map > card.maps.length) return refuse([noSuchMap(card)])
  trace.applied('shatterpoint.struggle.reset', { next: card.phase })
  trace.applied('shatterpoint.track.setup', { isFresh: true })
  const chooser = mapChooser(card, { winnerOfLast: winner, startingPlayer }, trace)
  trace.applied('shatterpoint.mission.orientation', { player: startingPlayer })
  const struggle = struggleOf(card, chooser, { map }, set)
  const active = new Set(struggle.active.map(({ objective }) => objective))
  const inactive = set.objectives.map((objective) => objective.id).filter((objective) => !active.has(objective))
  return { track: FRESH_TRACK, inactive, struggle }
}
