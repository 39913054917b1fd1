import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import type { GearsContent } from '../content/gears-content.ts'
import {
  ObjectiveKind as Kind,
  type Mission,
  MissionRuleKind,
  type Objective,
  type ObjectiveKind,
} from '../content/mission.ts'
import { missionName } from '../language/card-name.ts'
import type { GearsTrace } from '../rules.ts'
import { Id } from '../vocabulary.ts'
import { ResolvedEffect, resolveBack } from './mission-back.ts'
import { citeBack, citeObjective, citeRules } from './mission-citation.ts'
import type { MissionEvents, MissionSummary } from './mission-state.ts'

const AskedFor = z
  .object({
    asks: Kind,
    enemy: Id.nullable(),
    piece: Id.nullable(),
    level: z.int().min(1).max(3).nullable(),
    holds: z.boolean(),
  })
  .meta({ id: 'GearsCheckedObjective' })

export const MissionCheck = z
  .object({
    result: z
      .enum(['continues', 'flips', 'won', 'lost'])
      .describe('The mission goes on, the card is flipped, or the game is over.')
      .meta({ id: 'GearsMissionResult' }),
    objectiveMet: z.boolean(),
    objective: z.array(AskedFor),
    allBleeding: z.boolean().describe('Whether no soldier stands.'),
    back: z.array(ResolvedEffect).describe('What the back of the card does, in order; empty if it is not flipped.'),
    nextPhase: z.int().min(1).max(6).nullable(),
    rules: z.array(MissionRuleKind).describe('Special rules of the phase that is current afterwards.'),
  })
  .meta({ id: 'GearsMissionCheckOutcome' })
export type MissionCheck = z.infer<typeof MissionCheck>

export type MissionMoment = {
  readonly mission: Mission
  /** The current phase, from 1. */
  readonly phase: number
  readonly players: number
  readonly state: MissionSummary
  readonly events: MissionEvents
}

/** Checks defeat, then the objective of the current phase. */
export function checkMission(moment: MissionMoment, trace: GearsTrace): MissionCheck {
  const { mission, phase, players, state } = moment
  const card = mission.phases[phase - 1]
  const objective = (card?.objective ?? []).map((asked) => ({ ...asked, holds: HOLDS[asked.asks](moment, asked) }))
  const objectiveMet = objective.every(({ holds }) => holds)
  for (const asked of objective) citeObjective(mission.id, phase, asked, trace)
  const allBleeding = isLost(state, trace)
  const isLast = phase === mission.phases.length
  const result = resultOf({ objectiveMet, allBleeding, isLast }, trace)
  const flips = result === 'flips' || result === 'won'
  const back = flips ? resolveBack(card?.back ?? [], players) : []
  if (flips) citeBack(mission.id, phase, { back, players }, trace)
  const current = result === 'flips' ? phase + 1 : phase
  return {
    result,
    objectiveMet,
    objective,
    allBleeding,
    back,
    nextPhase: result === 'flips' ? current : null,
    rules: citeRules(mission, current, trace),
  }
}

/** The game is lost when no soldier stands. */
function isLost({ cogs }: MissionSummary, trace: GearsTrace): boolean {
  if (cogs.length === 0) return false
  const standing = cogs.filter(({ status }) => status === 'standing').length
  trace.applied('gears.lose.all-bleeding', { standing, cogs: cogs.length })
  return standing === 0
}

type Findings = { objectiveMet: boolean; allBleeding: boolean; isLast: boolean }

function resultOf({ objectiveMet, allBleeding, isLast }: Findings, trace: GearsTrace): MissionCheck['result'] {
  if (allBleeding && objectiveMet && isLast) trace.applied('gears.win.lose-priority', { result: 'lost' })
  if (allBleeding) return 'lost'
  if (!objectiveMet) return 'continues'
  if (isLast) trace.applied('gears.win.last-objective', { isLast })
  return isLast ? 'won' : 'flips'
}

type Test = (moment: MissionMoment, asked: Objective) => boolean

const countOf = ({ locust }: MissionSummary, enemy: string | null): number =>
  locust.reduce((sum, value) => (enemy === null || value.enemy === enemy ? sum + value.count : sum), 0)

const inPlay = ({ cogs }: MissionSummary) => cogs.filter(({ status }) => status !== 'executed')

/** Every soldier that is still in the game; a question without soldiers proves nothing. */
const everyCog = (state: MissionSummary, is: (cog: MissionSummary['cogs'][number]) => boolean): boolean =>
  inPlay(state).length > 0 && inPlay(state).every(is)

const HOLDS: Readonly<Record<ObjectiveKind, Test>> = {
  holesSealed: ({ state, events }) => state.openHoles === 0 && events.lastSealedBy === 'boloGrenade',
  noLocust: ({ state }) => countOf(state, null) === 0,
  noEnemy: ({ state }, { enemy }) => countOf(state, enemy) === 0,
  enemyKilled: ({ state, events }, { enemy }) => events.killed.includes(enemy ?? '') && countOf(state, enemy) === 0,
  enemyAtExit: ({ state }, { enemy }) =>
    state.locust.some((figure) => figure.enemy === enemy && figure.atExit && figure.count > 0),
  equipmentUsed: ({ events }, { piece }) => events.equipmentUsed.includes(piece ?? ''),
  aiDeckFinished: ({ events }) => events.aiDeckFinished,
  cogOnLastPiece: ({ state, events }) =>
    events.lastPiece !== undefined && inPlay(state).some(({ piece }) => piece === events.lastPiece),
  everyCogAtExit: ({ state }) => everyCog(state, ({ atExit }) => atExit),
  everyCogOnPiece: ({ state }, { piece }) => everyCog(state, (cog) => cog.piece === piece),
  noneBleeding: ({ state }) => everyCog(state, ({ status }) => status === 'standing'),
  doorExplored: ({ events }, { level }) => events.doorsExplored.includes(level ?? 0),
}

/** The mission in words, for a headline. */
export const phaseName = (mission: string, phase: number, locale: Locale, content: GearsContent): string =>
  ({
    en: `${missionName(mission, 'en', content)}, phase ${phase}`,
    es: `${missionName(mission, 'es', content)}, fase ${phase}`,
  })[locale]
