import { Trace } from '../../../../rulebook/trace.ts'
import { type HarmSource, isProtected } from '../../abilities/dome-protection.ts'
import { applyDamage, type Damaged, type DamageTag, limitByShield } from '../../damage/damage.ts'
import type { ApexRules } from '../../rules.ts'
import { cellEnd } from '../../table/line-end.ts'
import { pointsOf } from '../../victory/victory.ts'
import { cellOf, legendOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import type { Miniature } from '../state.ts'
import { boardOf, squadsOf, vitalsOf } from '../table.ts'
import { standingWith } from './lasting.ts'
import { victoryAtOnce } from './victory.ts'

/** Damage on its way to one Legend. */
export type Hit = { readonly legend: string; readonly amount: number; readonly tag: DamageTag }

/** Where damage comes from: what kind of thing, and the Legend that deals it. */
export type HitSource = { readonly kind: HarmSource; readonly legend: string | null }

/** Whom damage has touched: those who lost something and are still there, and those who are not. */
export type Toll = { readonly damaged: readonly string[]; readonly eliminated: readonly string[] }

export const NO_TOLL: Toll = { damaged: [], eliminated: [] }

/** The tolls of several damage events of one action, as the windows after it see them. */
export function joinTolls(...tolls: readonly Toll[]): Toll {
  const eliminated = [...new Set(tolls.flatMap((toll) => toll.eliminated))]
  const damaged = [...new Set(tolls.flatMap((toll) => toll.damaged))].filter((id) => !eliminated.includes(id))
  return { damaged, eliminated }
}

/** Deals all the damage of one source at one moment, then eliminates, then looks for the end of the match. */
export function dealDamage(run: ApexRun, hits: readonly Hit[], source: HitSource): Toll {
  const dealt = hits.flatMap((hit) => {
    const after = strike(run, hit, source)
    return after === null ? [] : [{ legend: hit.legend, after }]
  })
  const eliminated = dealt.flatMap(({ legend, after }) => (eliminate(run, legend, after) ? [legend] : []))
  const hurt = dealt.filter(({ after }) => after.shieldLost + after.healthLost > 0).map(({ legend }) => legend)
  victoryAtOnce(run)
  return joinTolls({ damaged: hurt, eliminated })
}

/** What one Legend loses; null if it is not on the board or protected. */
function strike(run: ApexRun, { legend: id, amount: dealt, tag }: Hit, source: HitSource): Damaged | null {
  const legend = legendOf(run.state, id)
  if (cellOf(legend) === null) return null
  const dome = protectorOf(run, id, dealt, source)
  if (dome !== null) {
    const spared = { legend: id, amount: dealt, miniature: dome.id, source: source.kind, by: source.legend }
    run.emit({ type: 'damageCancelled', ...spared })
    return null
  }
  if (legend.automaton !== undefined && source.kind !== 'shot') {
    run.trace.applied('apex.automata.scope.others-act-on-it', { legend: id, source: source.kind })
  }
  const vitals = vitalsOf(legend, run.content)
  const amount = source.kind === 'ring' ? limitByShield(vitals, id, dealt, run.trace) : dealt
  const after = applyDamage(vitals, { amount, tag }, run.trace)
  const { shield, health, shieldLost, healthLost, cancelled, emergencyShieldUsed } = after
  const lost = { shield, health, shieldLost, healthLost, cancelled, emergencyShieldUsed }
  run.emit({ type: 'damageApplied', legend: id, amount, tag, ...lost, source: source.kind, by: source.legend })
  return after
}

/** The miniature that keeps an attack from a Legend, if one does. */
function protectorOf(run: ApexRun, id: string, damage: number, source: HitSource): Miniature | null {
  const { state, content } = run
  const cell = cellOf(legendOf(state, id))
  const from = source.legend === null ? null : cellOf(legendOf(state, source.legend))
  const board = boardOf(state, content)
  for (const { miniature, intersection, effect } of standingWith(state, 'cancel', content)) {
    if (effect.what !== 'attack' || cell === null) continue
    const ends = { target: cellEnd(board, cell), attacker: from === null ? null : cellEnd(board, from) }
    const harm = { ...ends, source: source.kind, damage }
    if (!isProtected(intersection, harm, new Trace<ApexRules>())) continue
    isProtected(intersection, harm, run.trace)
    return miniature
  }
  return null
}

/** Takes a Legend off the board whose Health is 0. */
function eliminate(run: ApexRun, legend: string, { elimination }: Damaged): boolean {
  const cell = cellOf(legendOf(run.state, legend))
  if (elimination === null || cell === null) return false
  const { shield, health, deathBoxesLeft: boxes, victoryPoints } = elimination
  run.emit({ type: 'legendEliminated', legend, cell, boxes, victoryPoints, shield, health })
  run.trace.applied('apex.victory.vp-token', { points: pointsOf(squadsOf(run.state)), claimed: null })
  return true
}
