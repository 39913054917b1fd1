import { required } from '../../../../lib/required.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { Mission, MissionRule, MissionRuleKind, Phase } from '../../content/mission.ts'
import type { EnemySlots, StepRules } from '../../locust/ai/context.ts'
import { splitBetweenMaps } from '../../missions/setup-mission.ts'
import type { GearsState } from '../state.ts'

type InPhase = Pick<GearsState, 'options' | 'phase'>

/** The mission of a match; its options were checked when it was set up. */
export const missionOf = ({ options }: Pick<GearsState, 'options'>, { missions }: GearsContent): Mission =>
  required(missions.get(options.mission), 'mission of a match')

/** The card of the current phase. */
export const phaseOf = (state: InPhase, content: GearsContent): Phase | undefined =>
  missionOf(state, content).phases[state.phase - 1]

/** The special rules of the mission and of its current phase. */
export function rulesNow(state: InPhase, content: GearsContent): readonly MissionRule[] {
  return [...missionOf(state, content).rules, ...(phaseOf(state, content)?.rules ?? [])]
}

/** A special rule that holds now. */
export const ruleNow = (state: InPhase, content: GearsContent, kind: MissionRuleKind): MissionRule | undefined =>
  rulesNow(state, content).find((rule) => rule.kind === kind)

/** How many soldiers start on each map, as far as the players have agreed on it. */
export function splitOf(state: GearsState, content: GearsContent): number[] {
  const agreed = state.used.find((mark) => mark.startsWith(FIRST_MAP))
  const first = agreed === undefined ? undefined : Number(agreed.slice(FIRST_MAP.length))
  return splitBetweenMaps(missionOf(state, content), state.players.length, first)
}

/** The mark of how many soldiers start on the first map. */
export const FIRST_MAP = 'firstMap:'

/** What the mission and the options change about a Locust step. */
export function stepRulesOf(state: GearsState, content: GearsContent): StepRules {
  const has = (kind: MissionRuleKind) => ruleNow(state, content, kind)
  return {
    noSpawnRedraw: has('noSpawnRedraw') !== undefined,
    insteadOfC: has('slotSpawnOverride')?.enemies ?? null,
    ownMapOnly: has('aiOwnMapOnly') !== undefined,
    insane: state.options.isInsane,
    neverSpawned: has('noSpawnOf')?.enemies ?? [],
    atExitOnly: has('exitSpawns')?.enemies ?? [],
  }
}

/** The slots as the Locust step reads them. */
export function slotsOf({ slots }: Pick<GearsState, 'slots'>): EnemySlots {
  return { A: slots.A ?? undefined, B: slots.B ?? undefined, C: slots.C ?? undefined }
}

/** How many AI cards a Locust step resolves. */
export const aiCardsAStep = (state: GearsState, content: GearsContent): number =>
  ruleNow(state, content, 'extraAiCard') === undefined ? 1 : 2
