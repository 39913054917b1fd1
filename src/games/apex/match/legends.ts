import type { Cell } from '../../../geometry/grid.ts'
import { enemyOf, type Squad } from '../table/squad.ts'
import type { ApexState, LegendState } from './state.ts'

type Legends = Pick<ApexState, 'legends'>

/** A Legend of the match that was checked. */
export function legendOf({ legends }: Legends, id: string): LegendState {
  const legend = legends.find((candidate) => candidate.id === id)
  if (legend === undefined) throw new Error(`There is no Legend ${id}.`)
  return legend
}

export const findLegend = ({ legends }: Legends, id: string): LegendState | null =>
  legends.find((candidate) => candidate.id === id) ?? null

export const isOnBoard = ({ where }: LegendState): boolean => typeof where === 'object' && 'cell' in where

/** The space of a Legend; null if it is not on the board. */
export const cellOf = ({ where }: LegendState): Cell | null =>
  typeof where === 'object' && 'cell' in where ? where.cell : null

/** The Legends of a squad in the order of their panels. */
export const legendsOf = ({ legends }: Legends, squad: Squad): LegendState[] =>
  legends.filter((legend) => legend.squad === squad)

export const squadmatesOf = (state: Legends, { id, squad }: LegendState): LegendState[] =>
  legendsOf(state, squad).filter((legend) => legend.id !== id)

export const enemiesOf = (state: Legends, { squad }: LegendState): LegendState[] => legendsOf(state, enemyOf(squad))

/** The seats that see what a squad keeps from the other. */
export const readersOf = ({ squads }: Pick<ApexState, 'squads'>, squad: Squad): readonly number[] => squads[squad].seats

/** The squad of a seat; null before the colours are known. */
export function squadOfSeat({ squads }: Pick<ApexState, 'squads'>, seat: number): Squad | null {
  if (squads.red.seats.includes(seat)) return 'red'
  return squads.blue.seats.includes(seat) ? 'blue' : null
}

/** The first of some seats that has not given up; the first of all if all of them have. */
export const firstPlaying = ({ conceded = [] }: Pick<ApexState, 'conceded'>, seats: readonly number[]): number | null =>
  seats.find((seat) => !conceded.includes(seat)) ?? seats[0] ?? null

/** The seat that decides for a squad where no Legend does: its lowest that has not given up. */
export const captainOf = (state: Pick<ApexState, 'squads' | 'conceded'>, squad: Squad): number =>
  firstPlaying(state, state.squads[squad].seats) ?? 0

/** The squad whose turn it is. */
export const activeSquad = ({ turnIndex }: Pick<ApexState, 'turnIndex'>): Squad =>
  turnIndex % 2 === 0 ? 'red' : 'blue'

/** The same state with one Legend changed. */
export function withLegend(state: ApexState, id: string, change: (legend: LegendState) => LegendState): ApexState {
  return { ...state, legends: state.legends.map((legend) => (legend.id === id ? change(legend) : legend)) }
}

/** The items without some of them, each taken out once. */
export function without<Item>(items: readonly Item[], gone: readonly Item[]): Item[] {
  const left = [...items]
  for (const item of gone) {
    const place = left.indexOf(item)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}
