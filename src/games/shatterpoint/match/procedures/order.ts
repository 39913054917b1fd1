import { shuffled } from '../../../../rulebook/random.ts'
import { BOOK } from '../../content/book-numbers.ts'
import { SHATTERPOINT } from '../../turn/order-deck.ts'
import type { Player } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import { standingOf, standingOn } from '../abilities/standing.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf, placedUnitOf } from '../field.ts'
import { type Asking, ask, askOne, type MatchRun } from '../questions.ts'
import type { Via } from '../state.ts'
import { unitOf, unitsOf } from '../units.ts'
import { spend } from './tokens.ts'
import { openWindow } from './windows.ts'

/** The unit that is activated, and how it came to that. */
export type Activated = { readonly unit: string; readonly via: Via; readonly card: string }

const cards = (run: MatchRun) => run.state.players[run.state.active]

/** Step 2 of a turn: an order card is revealed or taken, until a unit is found. */
export function* findActivated(run: MatchRun): Asking<Activated> {
  const player = run.state.active
  // Whoever has reserved a card reveals the next one at once.
  for (let isFirst = true; ; isFirst = false) {
    yield* refreshIfNeeded(run, player)
    if (isFirst) yield* openWindow(run, [happening('beforeOrder', { player })], player)
    const { deck, reserve } = cards(run)
    if (deck.length === 0 && reserve !== null) {
      run.trace.applied('shatterpoint.order.must-take-reserve', { card: reserve })
      return yield* takeReserve(run, player, reserve)
    }
    if (isFirst && reserve !== null && (yield* choosesReserve(player, reserve))) {
      run.trace.applied('shatterpoint.order.reveal-or-reserve', { choice: 'takeReserve' })
      return yield* takeReserve(run, player, reserve)
    }
    const found = yield* revealOne(run, player)
    if (found !== null) return found
  }
}

function* choosesReserve(player: Player, card: string): Asking<boolean> {
  return yield* askOne(player, 'orderSource', { reserve: card }, [
    [{ revealOrder: {} }, false],
    [{ takeReserve: {} }, true],
  ] as const)
}

function* takeReserve(run: MatchRun, player: Player, card: string): Asking<Activated> {
  run.emit({ type: 'reserveTaken', player, card })
  yield* openWindow(run, [happening('reserveTaken', { subject: card, player })], player)
  return { unit: card, via: 'reserve', card }
}

/** A player whose deck and reserve are empty shuffles the discard pile, and all their Force is ready. */
export function* refreshIfNeeded(
  run: MatchRun,
  player: Player,
  moment: 'mustReveal' | 'endOfTurn' = 'mustReveal',
): Asking<void> {
  const { deck, reserve, discard, force } = run.state.players[player]
  if (deck.length > 0 || reserve !== null || discard.length === 0) return
  yield* openWindow(run, [happening('beforeRefresh', { player })], player)
  run.trace.applied('shatterpoint.order.refresh-when', { moment })
  run.trace.applied('shatterpoint.order.refresh', { cards: discard.length, force: force.total })
  run.emit({ type: 'deckRefreshed', player, deck: shuffled(discard, run.random) })
}

/** Reveals the top card; the card of a defeated unit leaves the game. */
function* reveal(run: MatchRun, player: Player): Asking<string | null> {
  for (;;) {
    const [card] = run.state.players[player].deck
    if (card === undefined) return null
    run.emit({ type: 'orderRevealed', player, card })
    if (card === SHATTERPOINT || !unitOf(run.state, card).defeated) {
      run.trace.applied('shatterpoint.order.deck', { card })
      const subject = card === SHATTERPOINT ? null : card
      yield* openWindow(run, [happening('orderRevealed', { subject, player })], player)
      // An ability may have put it into the reserve.
      if (run.state.players[player].revealed !== card) continue
      return card
    }
    run.trace.applied('shatterpoint.order.defeated-card', { card })
    run.emit({ type: 'orderRemoved', player, card })
  }
}

/** Reveals a card and asks what becomes of it; null if another one has to be looked for. */
function* revealOne(run: MatchRun, player: Player): Asking<Activated | null> {
  const card = yield* reveal(run, player)
  if (card === null) return null
  if (card === SHATTERPOINT) return yield* shatterpoint(run, player)
  const price = reservePrice(run, card)
  const { reserve, force } = run.state.players[player]
  const mayReserve = !run.state.thisTurn.reserved && reserve === null && force.ready >= price && !isKeptOut(run, card)
  if (!mayReserve) return { unit: card, via: 'deck', card }
  const isReserved = yield* askOne(player, 'reserve', { card, price }, [
    [{ keepRevealed: {} }, false],
    [{ reserveRevealed: {} }, true],
  ] as const)
  if (!isReserved) return { unit: card, via: 'deck', card }
  yield* putInReserve(run, player, card, price)
  return null
}

/** Whether the card of a unit cannot be put in reserve. */
function isKeptOut({ state, content }: MatchRun, card: string): boolean {
  const scope = { state, field: fieldOf(state, content), content, fight: null }
  return standingOf('noReserve', unitOf(state, card), scope).length > 0
}

/** What it costs to reserve the card of a unit. */
function reservePrice({ state, content }: MatchRun, card: string): number {
  const scope = { state, field: fieldOf(state, content), content, fight: null }
  const [character] = placedUnitOf(scope.field, card)?.characters ?? []
  const discounts = character === undefined ? [] : standingOn('reserveDiscount', character, scope)
  return Math.max(0, BOOK.reserveCost - discounts.reduce((sum, { reserveDiscount }) => sum + reserveDiscount, 0))
}

/** The card goes to the reserve, or under the deck where its unit may have it so. */
function* putInReserve(run: MatchRun, player: Player, card: string, price: number): Asking<void> {
  const { state, content } = run
  run.trace.applied('shatterpoint.order.put-in-reserve', { card, cost: price, obstacle: null })
  if (price !== BOOK.reserveCost) run.trace.applied('shatterpoint.order.reserve-cost', { cost: price })
  spend(run, player, price)
  const scope = { state, field: fieldOf(state, content), content, fight: null }
  const mayGoUnder = standingOf('reserveUnderDeck', unitOf(state, card), scope).length > 0
  const options: ShatterpointCommand[] = [{ decline: {} }, { accept: {} }]
  const isUnder = mayGoUnder && 'accept' in (yield* ask(player, 'reserveInstead', { about: { card }, options }))
  run.emit({ type: isUnder ? 'orderPutUnder' : 'orderReserved', player, card, price })
  if (!isUnder) yield* openWindow(run, [happening('orderReserved', { subject: card, player })], player)
  if (!isUnder && run.state.players[player].deck.length === 0) {
    run.trace.applied('shatterpoint.order.reserve-last-card', { card })
  }
}

/** The Shatterpoint card: any unit activates, or 1 Force reveals the next card instead. */
function* shatterpoint(run: MatchRun, player: Player): Asking<Activated> {
  yield* openWindow(run, [happening('shatterpointRevealed', { player })], player)
  const { deck, force } = run.state.players[player]
  const canSkip = force.ready >= BOOK.skipCost && deck.length > 0
  const units = unitsOf(run.state, player).map(({ id }) => [{ shatterpointActivate: { unitId: id } }, id] as const)
  const unit = yield* askOne<string | null>(player, 'shatterpoint', {}, [
    ...units,
    ...(canSkip ? [[{ shatterpointSkip: {} }, null] as const] : []),
  ])
  if (unit === null) return yield* skip(run, player)
  run.trace.applied('shatterpoint.order.shatterpoint-choose', { unit })
  yield* openWindow(run, [happening('shatterpointChosen', { subject: unit, player })], player)
  return { unit, via: 'shatterpoint', card: SHATTERPOINT }
}

/** Pays for another card; its unit has to activate, and the Shatterpoint card goes back into the deck. */
function* skip(run: MatchRun, player: Player): Asking<Activated> {
  spend(run, player, BOOK.skipCost)
  const found = yield* nextAfterSkip(run, player)
  run.trace.applied('shatterpoint.order.shatterpoint-skip', { unit: found.unit, obstacle: null })
  run.emit({ type: 'orderReturned', player, deck: shuffled([...cards(run).deck, SHATTERPOINT], run.random) })
  return found
}

function* nextAfterSkip(run: MatchRun, player: Player): Asking<Activated> {
  const card = yield* reveal(run, player)
  if (card !== null) return { unit: card, via: 'deck', card }
  const { reserve } = cards(run)
  run.trace.applied('shatterpoint.order.skip-then-defeated', { hasReserve: reserve !== null })
  if (reserve !== null) return yield* takeReserve(run, player, reserve)
  yield* refreshIfNeeded(run, player)
  const next = yield* reveal(run, player)
  if (next === null) throw new Error('A player with a unit has an order card.')
  return { unit: next, via: 'deck', card: next }
}
