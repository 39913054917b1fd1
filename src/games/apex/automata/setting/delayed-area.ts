import type { PatternCell } from '../../content/area-patterns.ts'

const span = (length: number): number[] => Array.from({ length }, (_, index) => index - Math.floor((length - 1) / 2))

/** The spaces of an area around its origin; an Automaton never turns it. */
export const delayedArea = (columns: number, rows: number): PatternCell[] =>
  span(rows).flatMap((row) => span(columns).map((column) => ({ columns: column, rows: row, damage: null })))
