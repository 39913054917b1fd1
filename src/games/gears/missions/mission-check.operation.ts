import { z } from 'zod'
import { capitalize } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { missionAt } from '../content/mission-lookup.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { MAX_PLAYERS } from '../content/turn.ts'
import { defineGearsOperation } from '../define.ts'
import { RELAY } from '../locust/own-mission.examples.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { placeTable, Table } from '../table/table.ts'
import { Id } from '../vocabulary.ts'
import { missionEffectText } from './mission.words.ts'
import { checkMission, MissionCheck, phaseName } from './mission-check.ts'
import { missionSpecialRules } from './mission-specials.rules.ts'
import { MissionEvents, MissionSummary, summaryOf } from './mission-state.ts'
import { missionRules } from './missions.rules.ts'

const Input = z
  .strictObject({
    mission: Id.describe('A mission of the content, or of `own`.'),
    phase: z.int().min(1).max(6).default(1),
    players: z.int().min(1).max(MAX_PLAYERS).default(MAX_PLAYERS),
    state: z
      .union([
        z.strictObject({ summary: MissionSummary }),
        z.strictObject({ table: Table.describe('The map exit is every zone with a door.') }),
      ])
      .meta({ id: 'GearsMissionState' }),
    events: MissionEvents.default({
      lastSealedBy: 'boloGrenade',
      killed: [],
      equipmentUsed: [],
      doorsExplored: [],
      aiDeckFinished: false,
    }),
    ...ownCardsField,
  })
  .meta({ id: 'GearsMissionCheckInput' })
type Input = z.infer<typeof Input>

const STANDING = { status: 'standing' as const }

export const missionCheckOperation = defineGearsOperation({
  id: 'gears.mission-check',
  kind: 'resolution',
  summary: {
    en: 'Describes whether the objective of a phase is met, what the back of the mission card does, and whether the game is over.',
    es: 'Dice si se cumple el objetivo de una fase, qué hace el reverso de la carta de Misión y si la partida ha terminado.',
  },
  rules: [...ruleIds(missionRules, missionSpecialRules, mapRules), 'gears.content.known'],
  input: Input,
  outcome: MissionCheck,
  examples: [
    {
      name: 'The last hole is sealed (E-12)',
      input: {
        mission: 'emergence',
        players: 4,
        state: {
          summary: {
            openHoles: 0,
            locust: [{ enemy: 'drone', count: 2 }],
            cogs: [STANDING, STANDING, STANDING, STANDING],
          },
        },
      },
    },
    {
      name: 'Skorge is dead, and so is hope',
      input: {
        mission: 'hive',
        phase: 2,
        players: 2,
        state: { summary: { cogs: [{ status: 'bleeding' }, { status: 'bleeding' }] } },
        events: { killed: ['skorge'] },
      },
    },
    {
      name: 'A mission of one’s own is won',
      input: {
        mission: RELAY.id,
        players: 1,
        state: { summary: { cogs: [{ status: 'standing', piece: 'Relay' }] } },
        own: { missions: [RELAY] },
      },
    },
  ],
  run(input, { content, trace }) {
    const found = missionAt(input.mission, input.phase, content)
    if (found instanceof Refusal) return found
    const state = stateOf(input, content)
    if (state instanceof Refusal) return state
    const { phase, players, events } = input
    const checked = checkMission({ mission: found, phase, players, state, events }, trace)
    if (checked.nextPhase !== null) trace.applied('gears.turn.continues', { phase: checked.nextPhase })
    return checked
  },
  headline: ({ result }, { mission, phase }, locale, content) =>
    ({
      en: `${phaseName(mission, phase, 'en', content)}: ${RESULTS.en[result]}.`,
      es: `${capitalize(phaseName(mission, phase, 'es', content))}: ${RESULTS.es[result]}.`,
    })[locale],
  details: ({ back }, _input, locale, content) =>
    back.map((effect) => `${capitalize(missionEffectText(effect, locale, content))}.`),
})

const RESULTS = {
  en: {
    continues: 'the objective is not met yet',
    flips: 'the card is flipped',
    won: 'the players win',
    lost: 'the players lose',
  },
  es: {
    continues: 'el objetivo aún no se cumple',
    flips: 'se da la vuelta a la carta',
    won: 'los jugadores ganan',
    lost: 'los jugadores pierden',
  },
} as const

function stateOf({ state }: Input, content: GearsContent): MissionSummary | Refusal {
  if ('summary' in state) return state.summary
  const table = placeTable(state.table, ['table'], content)
  if (table instanceof Refusal) return table.under('state')
  return summaryOf(
    table,
    table.map.doors.map(({ zone }) => zone),
  )
}
