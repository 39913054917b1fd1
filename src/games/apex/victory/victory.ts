import { z } from 'zod'
import { pointsToWin } from '../content/modes.ts'
import { DEATH_BOXES, MAX_HEALTH } from '../content/vitals.ts'
import { Label } from '../language/label.ts'
import type { ApexTrace } from '../rules.ts'
import { enemyOf, SQUADS, Squad } from '../table/squad.ts'
import { Count } from '../vocabulary.ts'

export const SquadLegend = z
  .strictObject({
    id: Label,
    deathBoxes: z.int().min(0).max(DEATH_BOXES).default(DEATH_BOXES).describe('The tokens that it has left.'),
    health: z.int().min(0).max(MAX_HEALTH).default(MAX_HEALTH),
  })
  .meta({ id: 'ApexSquadLegend' })
export type SquadLegend = z.infer<typeof SquadLegend>

export type Squads = Readonly<Record<Squad, readonly SquadLegend[]>>

const MOMENTS = ['elimination', 'activationStart', 'endOfRounds'] as const
export const Moment = z.enum(MOMENTS).meta({ id: 'ApexVictoryMoment' })

export const Points = z.object({ red: Count, blue: Count }).meta({ id: 'ApexVictoryPoints' })
export type Points = z.infer<typeof Points>

export const Verdict = z
  .object({
    result: z.enum(['goesOn', 'won', 'draw']),
    winner: Squad.nullable(),
    rule: z.string().nullable().describe('The rule that ends the game; null while it goes on.'),
    points: Points,
  })
  .meta({ id: 'ApexVictoryOutcome' })
export type Verdict = z.infer<typeof Verdict>

export type Decision = Pick<Verdict, 'result' | 'winner' | 'rule'>

const GOES_ON: Decision = { result: 'goesOn', winner: null, rule: null }
const winBy = (winner: Squad, rule: string): Decision => ({ result: 'won', winner, rule })

/** Each box that the enemy lost is a point. */
export const pointsOf = (squads: Squads): Points => ({ red: boxesLost(squads.blue), blue: boxesLost(squads.red) })

const boxesLost = (legends: readonly SquadLegend[]): number =>
  legends.reduce((sum, { deathBoxes }) => sum + DEATH_BOXES - deathBoxes, 0)

/** Whether a squad has won by eliminating everyone; both at once go to the tie-breaks. */
export function uniqueEliminations(squads: Squads, points: Points, trace: ApexTrace): Decision {
  const reached = SQUADS.filter((squad) => squads[enemyOf(squad)].every(({ deathBoxes }) => deathBoxes < DEATH_BOXES))
  for (const winner of reached) {
    const eliminated = squads[enemyOf(winner)].map(({ id }) => id)
    trace.applied('apex.victory.unique-eliminations', { winner, eliminated, both: reached.length === 2 })
  }
  const [winner] = reached
  if (winner === undefined) return GOES_ON
  return reached.length === 2 ? tieBreaks(squads, points, trace) : winBy(winner, 'apex.victory.unique-eliminations')
}

/** Whether the enemies of a Legend that starts its activation have won by points. */
export function pointsThreshold(
  { activating, squad, squadSize }: { activating: SquadLegend; squad: Squad; squadSize: number },
  points: Points,
  trace: ApexTrace,
): Decision {
  const enemy = enemyOf(squad)
  const { id, deathBoxes } = activating
  const needed = pointsToWin(squadSize)
  const wins = deathBoxes === 0 && points[enemy] >= needed
  const facts = { activating: id, deathBoxes, squad: enemy, points: points[enemy], needed, wins }
  trace.applied('apex.victory.vp-threshold', facts)
  return wins ? winBy(enemy, 'apex.victory.vp-threshold') : GOES_ON
}

/** Who wins when nobody has won by the end. */
export function tieBreaks(squads: Squads, points: Points, trace: ApexTrace): Decision {
  const red = championOf(squads.red)
  const blue = championOf(squads.blue)
  const by = points.red === points.blue ? 'health' : 'points'
  const winner = by === 'points' ? higher(points) : higher({ red: red?.health ?? -1, blue: blue?.health ?? -1 })
  trace.applied('apex.victory.end-of-rounds', { by, points, red, blue, winner })
  return winner === null
    ? { result: 'draw', winner, rule: 'apex.victory.end-of-rounds' }
    : winBy(winner, 'apex.victory.end-of-rounds')
}

const higher = ({ red, blue }: Points): Squad | null => (red === blue ? null : red > blue ? 'red' : 'blue')

/** The healthiest Legend with both boxes; the first one named if several are equal. */
function championOf(legends: readonly SquadLegend[]): { legend: string; health: number } | null {
  const untouched = legends.filter(({ deathBoxes }) => deathBoxes === DEATH_BOXES)
  const [best] = [...untouched].sort((a, b) => b.health - a.health)
  return best === undefined ? null : { legend: best.id, health: best.health }
}
