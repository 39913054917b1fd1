import { z } from 'zod'
import { Id, PieceId, Slot } from '../../vocabulary.ts'
import {
  Difficulty,
  type Mission,
  MissionEffectKind,
  MissionRuleKind,
  ObjectiveKind,
  type Phase,
  SpawnPlace,
} from '../mission.ts'
import { MAX_PLAYERS } from '../turn.ts'
import { printedAs } from './own-text.ts'

const level = z.int().min(1).max(3).optional()
const players = z.int().min(1).max(MAX_PLAYERS)
const pieces = z.array(PieceId).min(1).max(6)

const OwnRule = z
  .strictObject({
    kind: MissionRuleKind,
    says: z.string().max(300).default('').describe('The rule in words.'),
    enemies: z.array(Id).max(4).default([]),
    slot: Slot.optional(),
    location: PieceId.optional(),
    equipment: z.array(Id).max(4).default([]),
    level,
  })
  .meta({ id: 'GearsOwnMissionRule' })

const OwnObjective = z
  .strictObject({ asks: ObjectiveKind, enemy: Id.optional(), piece: PieceId.optional(), level })
  .meta({ id: 'GearsOwnObjective' })

const OwnEffect = z
  .strictObject({
    does: MissionEffectKind,
    enemy: Id.optional(),
    counts: z.array(z.int().min(0).max(10)).length(MAX_PLAYERS).optional().describe('For one to four players.'),
    zones: z.int().min(0).max(10).optional(),
    place: SpawnPlace.optional(),
    piece: PieceId.optional(),
    level,
    slot: Slot.optional(),
    weapon: Id.optional(),
  })
  .meta({ id: 'GearsOwnMissionEffect' })

const OwnPhase = z
  .strictObject({
    slots: z
      .strictObject({ A: Id.optional(), B: Id.optional(), C: Id.optional() })
      .default({})
      .meta({ id: 'GearsOwnSlots' }),
    rules: z.array(OwnRule).max(6).default([]),
    objective: z.array(OwnObjective).min(1).max(4),
    back: z.array(OwnEffect).min(1).max(16),
  })
  .meta({ id: 'GearsOwnPhase' })
type OwnPhase = z.infer<typeof OwnPhase>

/** A mission as a question sends it: its setup card, and a phase for each of its other cards. */
export const OwnMission = z
  .strictObject({
    id: Id,
    minPlayers: players.default(1),
    maxPlayers: players.default(MAX_PLAYERS),
    generalAi: z.array(z.int().min(1).max(99)).max(20).default([]).describe('The general AI cards in the deck.'),
    levels: z
      .array(
        z
          .strictObject({ number: z.int().min(1).max(3), pieces, isLocked: z.boolean().default(false) })
          .meta({ id: 'GearsOwnLevel' }),
      )
      .max(3)
      .default([]),
    difficulties: z
      .array(z.strictObject({ difficulty: Difficulty, pieces }).meta({ id: 'GearsOwnDifficulty' }))
      .max(4)
      .default([]),
    rules: z.array(OwnRule).max(6).default([]),
    phases: z.array(OwnPhase).min(1).max(6),
  })
  .meta({ id: 'GearsOwnMission' })

/** The mission as the rules read it. */
export const missionCard = ({ id, rules, phases, ...mission }: z.infer<typeof OwnMission>): Mission => ({
  ...printedAs(id, 'mission' as const),
  ...mission,
  number: 1,
  rules: rules.map(readRule),
  phases: phases.map(readPhase),
})

const readRule = ({ says, slot, location, level, ...rule }: z.infer<typeof OwnRule>): Mission['rules'][number] => ({
  ...rule,
  says: { en: says, es: says },
  slot: slot ?? null,
  location: location ?? null,
  level: level ?? null,
})

const readPhase = ({ slots: { A, B, C }, rules, objective, back }: OwnPhase): Phase => ({
  slots: { A: A ?? null, B: B ?? null, C: C ?? null },
  rules: rules.map(readRule),
  objective: objective.map(({ asks, enemy, piece, level }) => ({
    asks,
    enemy: enemy ?? null,
    piece: piece ?? null,
    level: level ?? null,
  })),
  back: back.map(readEffect),
})

function readEffect({ does, ...said }: z.infer<typeof OwnEffect>): Phase['back'][number] {
  const { enemy, counts, zones, place, piece, level, slot, weapon } = said
  return {
    does,
    enemy: enemy ?? null,
    counts: counts ?? null,
    zones: zones ?? null,
    place: place ?? null,
    piece: piece ?? null,
    level: level ?? null,
    slot: slot ?? null,
    weapon: weapon ?? null,
  }
}
