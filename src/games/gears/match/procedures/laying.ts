import { type Random, shuffled } from '../../../../rulebook/random.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { GearsTrace } from '../../rules.ts'
import { grownChain } from '../evolve/world.ts'
import { type Laid, mapOf } from '../map.ts'

/** Where pieces are joined: at the end of a map, or at the exit of its turned first piece. */
export type Growth = { readonly chain: number; readonly atFirst: boolean; readonly level: number }

type Context = { readonly random: Random; readonly trace: GearsTrace; readonly content: GearsContent }

/** How often a level is taken back and shuffled before its orders are tried one by one. */
const MAX_SHUFFLES = 20

/**
 * The location cards of a level in an order in which their pieces fit, the drawn one first. If a piece would lie on
 * another the level is taken back, shuffled and built anew (gears.explore.collision); so it is if no room would be left
 * for another level, as long as an order leaves some. Null if no order fits.
 */
export function fittingCards(
  laid: Laid,
  growth: Growth,
  cards: readonly string[],
  count: number,
  { random, trace, content }: Context,
  leavesRoom: (laid: Laid) => boolean = () => true,
): string[] | null {
  const lies = (pieces: readonly string[]): boolean => canLie(laid, growth, pieces, content)
  const fits = (pieces: readonly string[]): boolean => lies(pieces) && leavesRoom(laidWith(laid, growth, pieces))
  let drawn = cards
  for (let tries = 0; tries < MAX_SHUFFLES; tries++) {
    const pieces = drawn.slice(0, count)
    if (fits(pieces)) return pieces
    const [piece = '', other = ''] = [pieces.at(-1), endOf(laid, growth)]
    trace.applied('gears.explore.collision', { piece, other, order: 'another' })
    drawn = shuffled(cards, random)
  }
  return firstOrder([], cards, count, fits) ?? firstOrder([], cards, count, lies)
}

/** Whether the cards can be laid in any order at all. */
export function anyOrderFits(
  laid: Laid,
  growth: Growth,
  cards: readonly string[],
  count: number,
  content: GearsContent,
): boolean {
  return firstOrder([], cards, count, (pieces) => canLie(laid, growth, pieces, content)) !== null
}

/** Goes through the orders; a start that does not fit is not gone on with. */
function firstOrder(
  start: readonly string[],
  left: readonly string[],
  count: number,
  fits: (pieces: readonly string[]) => boolean,
): string[] | null {
  if (start.length > 0 && !fits(start)) return null
  if (start.length === count) return [...start]
  for (const card of left) {
    const rest = left.filter((candidate) => candidate !== card)
    const found = firstOrder([...start, card], rest, count, fits)
    if (found !== null) return found
  }
  return null
}

/** Whether pieces can be laid there one after the other. */
export function canLie(laid: Laid, growth: Growth, pieces: readonly string[], content: GearsContent): boolean {
  return mapOf(laidWith(laid, growth, pieces), false, content) !== null
}

/** Everything that lies, with more pieces. */
export function laidWith({ chains, doors }: Laid, growth: Growth, pieces: readonly string[]): Laid {
  const { chain, atFirst, level } = growth
  const grown = chains.map((entry, index) => (index === chain ? grownChain(entry, atFirst, level, pieces) : entry))
  const opened = doors.filter(({ piece }) => piece !== endOf({ chains, doors }, growth))
  return { chains: grown, doors: opened }
}

/** The piece whose exit pieces are joined to; an empty name if nothing lies yet. */
export function endOf({ chains }: Laid, { chain, atFirst }: Growth): string {
  const { pieces, branch } = chains[chain] ?? { pieces: [], branch: [] }
  return (atFirst ? (branch.at(-1) ?? pieces[0]) : pieces.at(-1)) ?? ''
}
