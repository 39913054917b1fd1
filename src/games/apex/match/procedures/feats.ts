import { drawSome } from '../../loot/supply-bin.ts'
import { legendOf, readersOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'

/** A Legend draws feats; an empty deck gives nothing and is not reshuffled. Only its squad sees them. */
export function drawFeats(run: ApexRun, legend: string, count: number): void {
  const { deck, squad } = legendOf(run.state, legend)
  const cards = drawSome(deck, count, run.random)
  run.emit({ type: 'featsDrawn', legend, count: cards.length, cards, readers: readersOf(run.state, squad) })
}
