import type { Mission, MissionRuleKind } from '../content/mission.ts'
import type { GearsTrace } from '../rules.ts'
import type { Asked } from './mission.words.ts'
import type { ResolvedEffect } from './mission-back.ts'

/** Where the argument about a mission names the rules that belong to that mission alone. */

type Checked = Asked & { holds: boolean }

export function citeObjective(mission: string, phase: number, asked: Checked, trace: GearsTrace): void {
  const { asks, enemy, piece, level, holds } = asked
  const facts = { asks, enemy, piece, level, holds }
  if (mission === 'emergence' && phase === 1) trace.applied('gears.mission.emergence.objective1', facts)
  else trace.applied('gears.mission.flip-now', { ...facts, phase })
}

type Flipped = { back: ResolvedEffect[]; players: number }

/** Records what the back does, under the rule of the mission if it has one. */
export function citeBack(mission: string, phase: number, { back, players }: Flipped, trace: GearsTrace): void {
  const facts = { back, players }
  if (mission === 'emergence' && phase === 1) trace.applied('gears.mission.emergence.back1', facts)
  else if (mission === 'waves' && phase < 6) trace.applied('gears.mission.waves.change', { ...facts, wave: phase + 1 })
  else if (mission === 'waves') trace.applied('gears.mission.waves.win', { waves: phase })
  else trace.applied('gears.mission.next-phase', { ...facts, phase })
  const removed = back.find(({ does }) => does === 'removeFigures')?.enemy
  if (removed != null) trace.applied('gears.mission.remove-figures', { enemy: removed })
}

const OWN_RULES = {
  noSpawnRedraw: 'gears.mission.emergence.phase2',
  aiOwnMapOnly: 'gears.mission.scattered.ai',
  ordersReachBothMaps: 'gears.mission.scattered.orders',
} as const

const isCited = (kind: MissionRuleKind): kind is keyof typeof OWN_RULES => Object.hasOwn(OWN_RULES, kind)

/** Rules of the setup card that are over when the mission begins. */
const SETUP_ONLY: readonly MissionRuleKind[] = ['spawnBeforeSeal', 'turnFirstPiece', 'enemyStartsWithCogs']

/** The special rules that hold in a phase. */
export function citeRules(mission: Mission, phase: number, trace: GearsTrace): MissionRuleKind[] {
  const lasting = mission.rules.filter(({ kind }) => !SETUP_ONLY.includes(kind))
  const rules = [...lasting, ...(mission.phases[phase - 1]?.rules ?? [])]
  const said = rules.map(({ says }) => says)
  trace.applied('gears.mission.phases', {
    mission: mission.id,
    phase,
    phases: mission.phases.length,
    rules: said,
  })
  for (const { kind } of rules) {
    if (isCited(kind)) trace.applied(OWN_RULES[kind], { phase })
  }
  return rules.map(({ kind }) => kind)
}
