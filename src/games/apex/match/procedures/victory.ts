import { type Decision, pointsOf, pointsThreshold, tieBreaks, uniqueEliminations } from '../../victory/victory.ts'
import { legendOf, legendsOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import { squadsOf } from '../table.ts'

/** Thrown where a match ends: what is left of the command, its windows and its questions falls away. */
export class MatchOver extends Error {}

/** Ends the match if a decision says so. */
function endIf(run: ApexRun, { result, winner, rule }: Decision): void {
  if (result === 'goesOn') return
  const players = run.state.automata?.humanSquad ?? null
  if (players !== null) run.trace.applied('apex.automata.end.winners', { winner, players })
  run.emit({ type: 'matchEnded', winner, rule: rule ?? '' })
  throw new MatchOver('The match is over.')
}

/** After every damage event and its eliminations: whether each enemy was eliminated at least once. */
export function victoryAtOnce(run: ApexRun): void {
  const squads = squadsOf(run.state)
  const decision = uniqueEliminations(squads, pointsOf(squads), run.trace)
  if (decision.result !== 'goesOn') run.trace.applied('apex.victory.at-once', {})
  endIf(run, decision)
}

/** At the start of an activation: whether the enemy has points enough. */
export function victoryByPoints(run: ApexRun, legend: string): void {
  const squads = squadsOf(run.state)
  const { id, boxes, health, squad } = legendOf(run.state, legend)
  const activating = { id, deathBoxes: boxes, health }
  const squadSize = legendsOf(run.state, squad).length
  endIf(run, pointsThreshold({ activating, squad, squadSize }, pointsOf(squads), run.trace))
}

/** When the marker reaches the trophy. */
export function victoryByTieBreaks(run: ApexRun): void {
  const squads = squadsOf(run.state)
  endIf(run, tieBreaks(squads, pointsOf(squads), run.trace))
}
