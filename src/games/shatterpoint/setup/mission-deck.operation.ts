import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { PrintedName } from '../combat/stance/profile.ts'
import { defineShatterpointOperation } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { Id, Millimetres, Player } from '../vocabulary.ts'
import { drawDeck, givenDeck, mapChooser } from './mission-deck.ts'
import { missionSetOf } from './mission-lookup.ts'
import { DefenceFace, type MissionSet, MissionSetChoice, Phase, type StruggleCard } from './mission-set.ts'
import { missionViolations } from './mission-set-check.ts'

const EXAMPLE_SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007'

const Input = z
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

const DeckCard = z.object({ card: Id, name: PrintedName, phase: Phase }).meta({ id: 'ShatterpointDeckCard' })

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

export const missionDeckOperation = defineShatterpointOperation({
  id: 'shatterpoint.mission-deck',
  kind: 'resolution',
  summary: {
    en: 'Draws the three struggle cards of a mission and sets up the struggle at hand: who chooses its map, which objectives are active and where.',
    es: 'Roba las tres cartas de Confrontación de una misión y prepara la confrontación en curso: quién elige el mapa, qué objetivos están activos y dónde.',
  },
  rules: [
    'shatterpoint.mission.choice',
    'shatterpoint.mission.deck',
    'shatterpoint.mission.orientation',
    'shatterpoint.mission.set',
    'shatterpoint.mission.two-maps',
    'shatterpoint.content.known',
  ],
  input: Input,
  outcome: z
    .object({
      deck: z.array(DeckCard).describe('I on top. Neither player may look at it at the table.'),
      struggle: Struggle.nullable().describe('null once a player has won two struggles.'),
    })
    .meta({ id: 'ShatterpointMissionDeckOutcome' }),
  examples: [
    {
      name: 'The first struggle of the core mission',
      input: { mission: { set: 'shifting-priorities' }, broughtBy: 'B', seed: EXAMPLE_SEED },
    },
    {
      name: 'The second, after player A won the first',
      input: {
        mission: { set: 'shifting-priorities' },
        cards: ['locate-the-asset', 'weve-been-double-crossed', 'hack-the-security-network'],
        claimed: ['A'],
        map: 2,
      },
    },
  ],
  run(input, { content, random, trace }) {
    const set = missionSetOf(input.mission, content)
    if (set instanceof Refusal) return set
    const violations = missionViolations(set)
    if (violations.length > 0)
      return refuse(violations.map((defect) => ({ ...defect, path: ['mission', 'own', ...defect.path] })))

    const { startingPlayer, broughtBy = null, cards, claimed } = input
    trace.applied('shatterpoint.mission.choice', { player: startingPlayer, mission: set.name, broughtBy })
    const deck = cards === undefined ? drawDeck(set, random, trace) : givenDeck(set, cards, trace)
    if (deck instanceof Refusal) return deck
    const isOver = claimed.length === 2 && claimed[0] === claimed[1]
    const card = isOver ? undefined : deck[claimed.length]
    const answer = deck.map(({ id, name, phase }) => ({ card: id, name, phase }))
    if (card === undefined) return { deck: answer, struggle: null }
    if (input.map !== undefined && input.map > card.maps.length) return refuse([noSuchMap(card)])
    const chooser = mapChooser(card, { winnerOfLast: claimed.at(-1) ?? null, startingPlayer }, trace)
    trace.applied('shatterpoint.mission.orientation', { player: startingPlayer })
    return { deck: answer, struggle: struggleOf(card, chooser, input, set) }
  },
  headline({ deck, struggle }, _input, locale) {
    const name = (id: string) => deck.find(({ card }) => card === id)?.name ?? id
    if (struggle === null)
      return { en: 'A player has won two struggles.', es: 'Un jugador ha ganado dos confrontaciones.' }[locale]
    const { card, phase, chooser, map, active } = struggle
    if (map === null && chooser !== null)
      return {
        en: `Struggle ${phase}: ${name(card)}; player ${chooser} chooses one of its maps.`,
        es: `Confrontación ${phase}: ${name(card)}; el jugador ${chooser} elige uno de sus mapas.`,
      }[locale]
    return {
      en: `Struggle ${phase}: ${name(card)}, ${active.length} active ${active.length === 1 ? 'objective' : 'objectives'}.`,
      es: `Confrontación ${phase}: ${name(card)}, ${active.length} ${active.length === 1 ? 'objetivo activo' : 'objetivos activos'}.`,
    }[locale]
  },
})

export const noSuchMap = ({ id, maps }: StruggleCard): ShatterpointViolation => ({
  rule: 'shatterpoint.mission.two-maps',
  path: ['map'],
  facts: { card: id, maps: maps.length, chooser: null, isFirst: false, isNamed: false },
})

export function struggleOf(
  card: StruggleCard,
  chooser: Player | null,
  { map = chooser === null ? 1 : undefined }: { readonly map?: number | undefined },
  { objectives }: MissionSet,
): z.input<typeof Struggle> {
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
