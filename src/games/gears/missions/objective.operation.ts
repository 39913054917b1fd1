import { z } from 'zod'
import { capitalize } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { MissionRuleKind, Objective, type Phase } from '../content/mission.ts'
import { missionAt } from '../content/mission-lookup.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { MAX_PLAYERS } from '../content/turn.ts'
import { defineGearsOperation } from '../define.ts'
import { RELAY } from '../locust/own-mission.examples.ts'
import { Id } from '../vocabulary.ts'
import { missionEffectText, phaseObjective } from './mission.words.ts'
import { ResolvedEffect, resolveBack } from './mission-back.ts'
import { phaseName } from './mission-check.ts'

const PhaseNumber = z.int().min(1).max(6)

const ObjectiveOutcome = z
  .object({
    phases: PhaseNumber.describe('How many mission cards there are.'),
    objective: z.array(Objective).max(6).describe('All of them have to hold.'),
    rules: z.array(MissionRuleKind).max(12).describe('Special rules of the mission and of this phase.'),
    back: z.array(ResolvedEffect).max(20).describe('What happens when the card is flipped, in order.'),
    isLast: z.boolean().describe('Whether the players win by it.'),
  })
  .meta({ id: 'GearsObjectiveOutcome' })

const NO_PHASE: Phase = { slots: { A: null, B: null, C: null }, rules: [], objective: [], back: [] }

export const objectiveOperation = defineGearsOperation({
  id: 'gears.objective',
  kind: 'resolution',
  summary: {
    en: 'Tells what a mission asks for in a phase, by which special rules, and what happens when it is done.',
    es: 'Dice qué pide una misión en una fase, con qué reglas especiales, y qué ocurre al cumplirlo.',
  },
  rules: ['gears.mission.phases', 'gears.content.known'],
  input: z
    .strictObject({
      mission: Id.describe('A mission of the content, or of `own`.'),
      phase: PhaseNumber.default(1),
      players: z.int().min(1).max(MAX_PLAYERS).default(2).describe('For what the back of the card spawns.'),
      ...ownCardsField,
    })
    .meta({ id: 'GearsObjectiveInput' }),
  outcome: ObjectiveOutcome,
  examples: [
    { name: 'What Emergence asks for first', input: { mission: 'emergence' } },
    { name: 'The end of the Hive', input: { mission: 'hive', phase: 2, players: 4 } },
    { name: 'A mission of one’s own', input: { mission: RELAY.id, own: { missions: [RELAY] } } },
  ],
  run({ mission: id, phase, players }, { content, trace }) {
    const mission = missionAt(id, phase, content)
    if (mission instanceof Refusal) return mission
    const phases = mission.phases.length
    const { rules, objective, back } = mission.phases[phase - 1] ?? NO_PHASE
    const special = [...mission.rules, ...rules]
    trace.applied('gears.mission.phases', { mission: id, phase, phases, rules: special.map(({ says }) => says) })
    return {
      phases,
      objective,
      rules: special.map(({ kind }) => kind),
      back: resolveBack(back, players),
      isLast: phase === phases,
    }
  },
  headline: (_outcome, { mission, phase }, locale, content) =>
    `${phaseName(mission, phase, locale, content)}: ${phaseObjective(mission, phase, locale, content)}.`,
  details({ back }, { mission: id, phase }, locale, content) {
    const mission = content.missions.get(id)
    const rules = [...(mission?.rules ?? []), ...(mission?.phases[phase - 1]?.rules ?? [])]
    const after = back.map((effect) => missionEffectText(effect, locale, content)).join('; ')
    return [
      ...rules.map(({ says }) => says[locale]),
      { en: `When it is met: ${after}.`, es: `Al cumplirse: ${after}.` }[locale],
    ].map(capitalize)
  },
})
