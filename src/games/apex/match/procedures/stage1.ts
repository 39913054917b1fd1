import { POOL } from '../../content/setup.ts'
import { drawSome } from '../../loot/supply-bin.ts'
import { prepareDrop } from '../automata/dropping.ts'
import type { Outfit } from '../events/setup-events.ts'
import { readersOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import type { LegendState } from '../state.ts'
import { prepareEntry } from './stage2.ts'

/** Each Legend draws its pool; only its squad sees it. */
export function drawPools(run: ApexRun): void {
  for (const { id, squad } of run.state.legends) {
    const { weapons, common, rare } = run.state.stock
    run.trace.applied('apex.stage1.pool', { what: 'pool', id })
    run.emit({
      type: 'poolDrawn',
      legend: id,
      weapons: drawSome(weapons, POOL.weapons, run.random),
      tokens: [...drawSome(common, POOL.common, run.random), ...drawSome(rare, POOL.rare, run.random)],
      readers: readersOf(run.state, squad),
    })
  }
}

/** What everybody may see of a Legend after stage 1. */
export const outfitOf = ({ id, weapons, equipment, shield, backpack }: LegendState): Outfit => ({
  legend: id,
  weapons,
  equipment,
  shield,
  backpack: backpack.length,
})

/** After the last lock all panels are shown, and stage 2 is prepared. */
export function continueStage1(run: ApexRun): void {
  if (run.state.legends.some(({ locked }) => !locked)) return
  run.trace.applied('apex.stage1.reveal', { locked: true })
  const equipped = run.state.legends.filter(({ automaton }) => automaton === undefined)
  run.emit({ type: 'loadoutsShown', outfits: equipped.map(outfitOf) })
  if (run.state.automata === undefined) prepareEntry(run)
  else prepareDrop(run)
}
