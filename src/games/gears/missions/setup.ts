import { z } from 'zod'
import { required } from '../../../lib/required.ts'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { Difficulty, type Level, type Mission, MissionRuleKind } from '../content/mission.ts'
import { orderDeck } from '../content/order-cards.ts'
import { AI_CARDS_PER_ENEMY } from '../content/turn.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { Count, Id, SLOTS, Slot } from '../vocabulary.ts'
import { citeSetup, splitBetweenMaps } from './setup-mission.ts'

export const SetupQuestion = z.strictObject({
  mission: Id,
  characters: z.array(Id).min(1).max(8).describe('The soldiers in seat order, clockwise.'),
  difficulty: Difficulty.optional().describe('For the mission of the waves.'),
  firstPlayer: z.int().min(1).max(4).optional().describe('The seat of the first player, if it was drawn already.'),
})
export type SetupQuestion = z.infer<typeof SetupQuestion>

const StartingWeapon = z.object({ weapon: Id, ammo: Count }).meta({ id: 'GearsStartingWeapon' })

const SetupSeat = z
  .object({
    seat: Count,
    character: Id,
    handLimit: Count,
    hand: z.array(Id),
    weapons: z.array(StartingWeapon),
    grenades: Count,
  })
  .meta({ id: 'GearsSetupSeat' })

const SetupSlot = z.object({ slot: Slot, enemy: Id.nullable() }).meta({ id: 'GearsSetupSlot' })

const SetupLevel = z
  .object({
    number: Count,
    isLocked: z.boolean(),
    locations: z.array(Id).describe('The location cards, the top one first.'),
  })
  .meta({ id: 'GearsSetupLevel' })

export const Setup = z
  .object({
    firstPlayer: Count,
    turnOrder: z.array(Id),
    seats: z.array(SetupSeat),
    slots: z.array(SetupSlot),
    aiCards: Count.describe('General cards and those of the enemies.'),
    generalAi: z.array(Count),
    levels: z.array(SetupLevel),
    soldiersOnMaps: z.array(Count).describe('How the soldiers are split between the maps that are built first.'),
    orderPile: z.array(Id).describe('What is left of the order deck, the top card first.'),
    missionCards: Count.describe('Phases; the setup card is put away.'),
    rules: z.array(MissionRuleKind),
  })
  .meta({ id: 'GearsSetupOutcome' })
export type Setup = z.infer<typeof Setup>

/** Everything that setup draws and deals; the map itself is built from the location cards. */
export function setUp(
  question: SetupQuestion,
  mission: Mission,
  content: GearsContent,
  { random, trace }: { random: Random; trace: GearsTrace },
): Setup | Refusal {
  const violations = violationsOf(question, mission, content)
  if (violations.length > 0) return refuse(violations)
  const { characters } = question
  const players = characters.length
  trace.applied('gears.solo.one-figure', { ...countFacts(mission, players), repeated: null })
  const first = question.firstPlayer ?? random.below(players) + 1
  const turnOrder = [...characters.slice(first - 1), ...characters.slice(0, first - 1)]
  trace.applied('gears.turn.order', { first: turnOrder[0] ?? '', order: turnOrder })
  const dealt = deal(turnOrder, content, random, trace)
  const levels = levelsOf(question, mission).map(({ number, isLocked, pieces }) => ({
    number,
    isLocked,
    locations: shuffled(pieces, random),
  }))
  citeSetup(mission, { players, levels, difficulty: question.difficulty ?? null }, trace)
  return {
    firstPlayer: first,
    turnOrder,
    seats: characters.map((id, index) => seatOf(id, index + 1, dealt.hands.get(id) ?? [], content)),
    ...enemiesOf(mission),
    levels,
    soldiersOnMaps: splitBetweenMaps(mission, players),
    orderPile: dealt.pile,
    missionCards: mission.phases.length,
    rules: [...mission.rules, ...(mission.phases[0]?.rules ?? [])].map(({ kind }) => kind),
  }
}

const countFacts = ({ id, minPlayers, maxPlayers }: Mission, players: number) => ({
  mission: id,
  players,
  min: minPlayers,
  max: maxPlayers,
})

function violationsOf({ characters, difficulty, firstPlayer }: SetupQuestion, mission: Mission, content: GearsContent) {
  const players = characters.length
  const facts = countFacts(mission, players)
  const count: GearsViolation[] =
    players < mission.minPlayers || players > mission.maxPlayers
      ? [{ rule: 'gears.solo.one-figure', path: ['characters'], facts: { ...facts, repeated: null } }]
      : []
  if (count.length > 0) return count
  const named = characters.flatMap((id, index): GearsViolation[] => {
    const path = ['characters', index]
    if (!content.characters.has(id)) return [{ rule: 'gears.content.known', path, facts: { kind: 'character', id } }]
    if (characters.indexOf(id) === index) return []
    return [{ rule: 'gears.solo.one-figure', path, facts: { ...facts, repeated: id } }]
  })
  const chosen: GearsViolation[] =
    mission.difficulties.length > 0 && difficulty === undefined
      ? [{ rule: 'gears.mission.waves.difficulty', path: ['difficulty'], facts: { difficulty: null, pieces: [] } }]
      : []
  const beyond: GearsViolation[] =
    (firstPlayer ?? 1) > players
      ? [{ rule: 'gears.turn.order', path: ['firstPlayer'], facts: { first: null, order: [...characters] } }]
      : []
  return [...named, ...chosen, ...beyond]
}

/** Shuffles the order deck and deals every hand up to its limit, from the first player on. */
function deal(turnOrder: readonly string[], content: GearsContent, random: Random, trace: GearsTrace) {
  const deck = shuffled(orderDeck, random)
  const hands = new Map<string, string[]>()
  for (const id of turnOrder) {
    const limit = content.characters.get(id)?.handLimit ?? 0
    trace.applied('gears.heal.hand-limit', { hand: 0, limit, room: limit, wanted: limit, gives: null })
    hands.set(id, deck.splice(0, limit))
  }
  return { hands, pile: deck }
}

function seatOf(id: string, seat: number, hand: string[], { characters }: GearsContent): Setup['seats'][number] {
  const { handLimit, weapons, grenades } = required(characters.get(id), `character ${id}`)
  return { seat, character: id, handLimit, hand, weapons, grenades }
}

function levelsOf({ difficulty }: SetupQuestion, { levels, difficulties }: Mission): readonly Level[] {
  const chosen = difficulties.find((candidate) => candidate.difficulty === difficulty)
  return chosen === undefined ? levels : [{ number: 1, isLocked: false, pieces: chosen.pieces }]
}

function enemiesOf({ phases, generalAi }: Mission): Pick<Setup, 'slots' | 'aiCards' | 'generalAi'> {
  const slots = SLOTS.map((slot) => ({ slot, enemy: phases[0]?.slots[slot] ?? null }))
  const enemies = slots.filter(({ enemy }) => enemy !== null).length
  return { slots, generalAi, aiCards: generalAi.length + AI_CARDS_PER_ENEMY * enemies }
}
