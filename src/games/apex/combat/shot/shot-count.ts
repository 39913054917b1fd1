import type { HelmetFace } from '../../content/equipment.ts'
import { PARTIALS_PER_HIT } from '../../content/vitals.ts'
import { isHit, partialsOf, type ShotCard, type ShotTerms, showsHead } from './card-hit.ts'

/**
 * Counts, for a whole deck, in how many ways the cards can lie on the aim track, by what they amount to.
 *
 * Cards that lie in slots with the same modifier are judged alike, so only the groups of equal modifiers matter. The
 * deck is gone through card by card; a state says how many places of each group are still free and what the cards so
 * far amount to. There are at most 14! ≈ 9 × 10^10 ways, which a floating-point number counts exactly.
 */

/** Hits and headshots that can happen, with the number of ways they can. */
export type ShotWays = { readonly hits: number; readonly headshots: number; readonly ways: number }

/** Places on the aim track that share a modifier. */
type Group = { readonly modifier: number; readonly places: number }

type StridingGroup = Group & { readonly stride: number }

/** A group, and the tally after every tally when a card is drawn into it. */
type LaidGroup = StridingGroup & { readonly moves: Int32Array }

type Layout = {
  readonly groups: readonly Group[]
  /** How many tallies there are; a state is the free places times this, plus the tally. */
  readonly tallies: number
  readonly maxHits: number
  readonly maxHeads: number
  readonly maxCancelled: number
}

/** The modifiers are those of the cards' places, one for each card that is drawn. */
export function countShotWays(
  deck: readonly ShotCard[],
  modifiers: readonly number[],
  terms: ShotTerms,
  helmet: HelmetFace,
): ShotWays[] {
  const layout = layoutOf(deck, modifiers, terms, helmet)
  const groups = withStrides(layout.groups)
  const full = groups.reduce((sum, { places, stride }) => sum + places * stride, 0)
  const ways = new Float64Array((full + 1) * layout.tallies)
  ways[full * layout.tallies] = 1
  const movesFor = rememberedMoves(layout)
  for (const card of deck) {
    const laid = groups.map((group) => ({ ...group, moves: movesFor(drawOf(card, group.modifier, terms, helmet)) }))
    layCard(ways, laid, layout)
  }
  return readWays(ways, layout)
}

function layoutOf(
  deck: readonly ShotCard[],
  modifiers: readonly number[],
  terms: ShotTerms,
  { cancels, maxValue }: HelmetFace,
): Layout {
  const groups = [...new Set(modifiers)].map((modifier) => ({
    modifier,
    places: modifiers.filter((other) => other === modifier).length,
  }))
  const partials = deck.reduce((sum, card) => sum + partialsOf(card, terms), 0)
  const heads = deck.filter((card) => showsHead(card, terms))
  const cancellable = heads.filter(({ value }) => value <= maxValue).length
  const maxHits = modifiers.length + Math.floor(partials / PARTIALS_PER_HIT)
  const maxHeads = Math.min(heads.length, modifiers.length)
  const maxCancelled = Math.min(cancels, cancellable)
  const tallies = (maxHits + 1) * (maxHeads + 1) * (maxCancelled + 1) * PARTIALS_PER_HIT
  return { groups, tallies, maxHits, maxHeads, maxCancelled }
}

/** Each group with what one free place of it is worth in the number that stands for all free places. */
function withStrides(groups: readonly Group[]): readonly StridingGroup[] {
  let next = 1
  return groups.map((group) => {
    const stride = next
    next *= group.places + 1
    return { ...group, stride }
  })
}

/** What a card adds when it is drawn into a group. */
type Draw = { readonly hit: boolean; readonly head: boolean; readonly cancellable: boolean; readonly partials: number }

function drawOf(card: ShotCard, modifier: number, terms: ShotTerms, { maxValue }: HelmetFace): Draw {
  const hit = isHit(card, modifier, terms)
  const head = hit && showsHead(card, terms)
  return { hit, head, cancellable: head && card.value <= maxValue, partials: partialsOf(card, terms) }
}

/**
 * Lets a card be drawn into every free place or stay in the deck. Drawing leaves fewer free places, and states with
 * fewer are gone through first, so one table serves before and after.
 */
function layCard(ways: Float64Array, laid: readonly LaidGroup[], { tallies }: Layout): void {
  const states = ways.length / tallies
  for (let free = 1; free < states; free++) {
    for (const { stride, places, moves } of laid) {
      if (Math.floor(free / stride) % (places + 1) === 0) continue
      addMoved(ways, free * tallies, (free - stride) * tallies, moves)
    }
  }
}

function addMoved(ways: Float64Array, from: number, to: number, moves: Int32Array): void {
  for (let tally = 0; tally < moves.length; tally++) {
    const count = ways[from + tally] ?? 0
    if (count === 0) continue
    const target = to + (moves[tally] ?? tally)
    ways[target] = (ways[target] ?? 0) + count
  }
}

/** Many cards add the same, so what they do to the tallies is worked out once. */
function rememberedMoves(layout: Layout): (draw: Draw) => Int32Array {
  const known = new Map<string, Int32Array>()
  return (draw) => {
    const key = `${draw.hit} ${draw.head} ${draw.cancellable} ${draw.partials}`
    const moves = known.get(key) ?? movesOf(draw, layout)
    known.set(key, moves)
    return moves
  }
}

/** For every tally, the tally after a draw. A tally that cannot occur stays where it is; nothing is ever counted there. */
function movesOf(draw: Draw, layout: Layout): Int32Array {
  const moves = new Int32Array(layout.tallies)
  for (let tally = 0; tally < layout.tallies; tally++) {
    const after = tallyAfter(readTally(tally, layout), draw, layout)
    moves[tally] = isPossible(after, layout) ? writeTally(after, layout) : tally
  }
  return moves
}

type Tally = { readonly hits: number; readonly heads: number; readonly cancelled: number; readonly partial: number }

function readTally(tally: number, { maxHits, maxHeads, maxCancelled }: Layout): Tally {
  let rest = tally
  const digit = (max: number) => {
    const value = rest % (max + 1)
    rest = Math.floor(rest / (max + 1))
    return value
  }
  return { hits: digit(maxHits), heads: digit(maxHeads), cancelled: digit(maxCancelled), partial: rest }
}

function writeTally({ hits, heads, cancelled, partial }: Tally, { maxHits, maxHeads, maxCancelled }: Layout): number {
  return hits + (maxHits + 1) * (heads + (maxHeads + 1) * (cancelled + (maxCancelled + 1) * partial))
}

function tallyAfter(tally: Tally, draw: Draw, { maxCancelled }: Layout): Tally {
  const partial = tally.partial + draw.partials
  const cancels = draw.cancellable && tally.cancelled < maxCancelled
  return {
    hits: tally.hits + (draw.hit ? 1 : 0) + Math.floor(partial / PARTIALS_PER_HIT),
    heads: tally.heads + (draw.head && !cancels ? 1 : 0),
    cancelled: tally.cancelled + (cancels ? 1 : 0),
    partial: partial % PARTIALS_PER_HIT,
  }
}

const isPossible = ({ hits, heads }: Tally, { maxHits, maxHeads }: Layout): boolean =>
  hits <= maxHits && heads <= maxHeads

/** Joins the tallies of the state without a free place. */
function readWays(ways: Float64Array, layout: Layout): ShotWays[] {
  const counts = new Map<number, ShotWays>()
  for (let tally = 0; tally < layout.tallies; tally++) {
    const found = ways[tally] ?? 0
    if (found === 0) continue
    const { hits, heads } = readTally(tally, layout)
    const key = hits * (layout.maxHeads + 1) + heads
    counts.set(key, { hits, headshots: heads, ways: (counts.get(key)?.ways ?? 0) + found })
  }
  return [...counts.values()].sort((a, b) => a.hits - b.hits || a.headshots - b.headshots)
}
