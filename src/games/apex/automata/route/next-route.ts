import { z } from 'zod'
import { exact, Probability, percent } from '../../../../contract/probability.ts'
import { fraction } from '../../../../lib/fraction.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { cellName } from '../../language/notation.ts'
import type { ApexTrace } from '../../rules.ts'
import { Cell } from '../../vocabulary.ts'
import type { Noted } from '../scenes/table.scene.ts'
import type { RoutesInput } from './route-draws.ts'

/** How likely it is that an Automaton ends in a space. */
export const EndOdds = z
  .object({ cell: Cell.nullable().describe('null: off the board.'), probability: Probability })
  .meta({ id: 'ApexEndOdds' })
type EndOdds = z.infer<typeof EndOdds>

type Routes = z.infer<typeof RoutesInput>

/** The reported cards with one more at its place in the order of drawing. */
export const withRoute = (routes: Routes, index: number, card: string): Routes => [
  ...routes.slice(0, index),
  { card },
  ...routes.slice(index + 1),
]

/** Records from how many cards the next one is drawn. */
export const recordNext = (cards: readonly string[], trace: ApexTrace): void => {
  trace.applied('apex.automata.route.shared-deck', { left: cards.length })
}

/** How likely each end is where all ways to it are equally likely; the likeliest first, then by reading order. */
export function endsOf(ends: readonly EndOdds['cell'][]): EndOdds[] {
  const counts = new Map<string, { readonly cell: EndOdds['cell']; count: number }>()
  for (const cell of ends) {
    const key = cell === null ? '' : cellName(cell)
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { cell, count: 1 })
    else known.count += 1
  }
  const sorted = [...counts.values()].sort((a, b) => b.count - a.count || readingOrder(a.cell, b.cell))
  return sorted.map(({ cell, count }) => ({ cell, probability: exact(fraction(BigInt(count), BigInt(ends.length))) }))
}

function readingOrder(a: EndOdds['cell'], b: EndOdds['cell']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.row - b.row || a.column - b.column
}

/** `It stands in (5, 6) then`, or where it most likely does. */
export function likeliestEnd([first, second]: readonly EndOdds[], locale: Locale): string {
  const cell = first?.cell ?? null
  const place = cell === null ? { en: 'off the board', es: 'fuera del tablero' }[locale] : cellName(cell)
  const at = cell === null ? place : { en: `in ${place}`, es: `en ${place}` }[locale]
  if (first === undefined || second === undefined) return { en: `It stands ${at} then`, es: `Acaba ${at}` }[locale]
  const share = percent(first.probability, locale)
  return {
    en: `It most likely stands ${at} then (${share})`,
    es: `Lo más probable es que acabe ${at} (${share})`,
  }[locale]
}

const END_KEY = { colour: '#2e7d32', en: 'where it ends, in per cent', es: 'dónde acaba, en tanto por ciento' }

/** The ends in a picture, with their shares. */
export const endNotes = (ends: readonly EndOdds[]): Noted => ({
  places: ends.flatMap(({ cell, probability }) =>
    cell === null ? [] : [{ at: { cell }, text: String(Math.round(100 * probability.decimal)) }],
  ),
  key: END_KEY,
})
