import { shuffled } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { FIRST_HAND, PROSPERITY } from '../../content/numbers.ts'
import { sidesOf } from '../../setup/sides.ts'
import { amountOf } from '../../table/creature.ts'
import { CORNERS, type Corner } from '../../vocabulary.ts'
import { newcomerOf } from '../checks/newcomer.ts'
import type { CommandBody } from '../command.ts'
import { freshCreature, without } from '../evolve/change.ts'
import { asPlayer, type PlayerId, playerAt } from '../players.ts'
import type { MatchRun } from '../questions.ts'
import type { Phase, SignumState } from '../state.ts'
import { playerOf } from '../table.ts'
import { beginTurn } from './turn.ts'
import { changeProsperity } from './victory.ts'

const SIDES = 6

/** Everybody rolls until nobody shares the highest number; the winner says who plays first. */
export function rollForOrder(run: MatchRun): void {
  for (;;) {
    const numbers = run.state.players.map((_, seat) => rollNumber(run, seat))
    const best = Math.max(...numbers)
    const winners = numbers.flatMap((number, seat) => (number === best ? [playerAt(seat)] : []))
    const winner = winners.length === 1 ? (winners[0] ?? null) : null
    const rolls = numbers.map((number, seat) => `${playerAt(seat)} ${number}`)
    run.trace.applied('signum.setup.order-roll', { rolls, winner, first: null })
    run.emit({ type: 'orderRolled', numbers, winner })
    if (winner === null) continue
    for (const { player } of run.state.players) run.trace.applied('signum.zone.five', { player })
    run.emit({ type: 'stepReached', player: winner, phase: 'setupFirst' })
    return
  }
}

function rollNumber(run: MatchRun, seat: number): number {
  run.roller = seat
  run.random.expectDice?.({ die: 'number', sides: SIDES, count: 1 })
  return run.random.below(SIDES) + 1
}

/** The order of turns begins with the chosen player and goes on by seats; in teams the ally follows. */
export function chooseFirst(run: MatchRun, { seat }: CommandBody<'chooseFirst'>): void {
  const first = playerAt(seat)
  run.emit({ type: 'orderSet', order: orderFrom(run.state, first) })
  if (run.state.options.variant === 'duel') setSides(run)
  else reach(run, first, 'setupCorner')
}

function orderFrom({ players, options }: SignumState, first: PlayerId): PlayerId[] {
  const seats = players.map(({ player }) => player)
  const at = seats.indexOf(first)
  const inTurn = [...seats.slice(at), ...seats.slice(0, at)]
  if (options.variant !== 'teams') return inTurn
  const { team = [] } = players.find(({ player }) => player === first) ?? {}
  const own = [first, ...team.filter((player) => player !== first)]
  return [...own, ...seats.filter((player) => !own.includes(player))]
}

const reach = (run: MatchRun, player: PlayerId, phase: Phase): void => run.emit({ type: 'stepReached', player, phase })

/** Corners that nobody has. */
export const freeCorners = ({ players }: SignumState): Corner[] =>
  CORNERS.filter((corner) => !players.some((one) => one.corner === corner))

export function chooseCorner(run: MatchRun, { corner, allyCorner }: CommandBody<'chooseCorner'>): void {
  const { active, options } = run.state
  run.emit({ type: 'cornerChosen', player: active, corner })
  const ally = playerOf(run.state, active).team.find((player) => player !== active)
  if (options.variant === 'teams' && ally !== undefined) {
    run.emit({ type: 'cornerChosen', player: ally, corner: allyCorner ?? freeCorners(run.state)[0] ?? corner })
  }
  giveLastCorner(run)
  const next = run.state.order.find((player) => playerOf(run.state, player).corner === null)
  if (next === undefined) setSides(run)
  else reach(run, next, 'setupCorner')
}

/** The last free corner of four is given without asking. */
function giveLastCorner(run: MatchRun): void {
  const [last, ...more] = freeCorners(run.state)
  const waiting = run.state.players.filter(({ corner }) => corner === null)
  const [only] = waiting
  if (last === undefined || more.length > 0 || only === undefined || waiting.length > 1) return
  run.emit({ type: 'cornerChosen', player: only.player, corner: last })
}

function setSides(run: MatchRun): void {
  const { options, order, players } = run.state
  const corners = order.flatMap((player) => playerOf({ players }, player).corner ?? [])
  const found = sidesOf({ variant: options.variant, players: [...order], corners }, run.trace)
  if (found instanceof Refusal) throw new Error('The corners fit no side.')
  const sides = found.sides.map(({ player, from, to }) => ({ player: asPlayer(player), from, to }))
  run.emit({ type: 'sidesSet', sides, order: found.turnOrder.map(asPlayer) })
  reach(run, run.state.order[0] ?? 'A', 'setupHero')
}

/** The player after this one in the order; null after the last. */
function nextOf({ order }: SignumState, player: PlayerId): PlayerId | null {
  return order[order.indexOf(player) + 1] ?? null
}

export function placeHero(run: MatchRun, { at }: CommandBody<'placeHero'>): void {
  const { active } = run.state
  const hero = newcomerOf(run, playerOf(run.state, active).hero, active, at)
  run.trace.applied('signum.setup.heroes', { problem: 'none', thing: active })
  run.trace.applied('signum.setup.hero-tokens', { creature: hero.id, armour: amountOf(hero, 'armour') })
  const more = { kind: 'hero' as const, x: at.x, y: at.y, armour: amountOf(hero, 'armour'), hidden: false }
  const creature = freshCreature(hero.id, active, { ...more, arrived: run.state.sequence, summoned: false })
  run.emit({ type: 'heroPlaced', player: active, creature })
  const next = nextOf(run.state, active)
  if (next === null) for (const player of run.state.order) deal(run, player)
  reach(run, next ?? run.state.order[0] ?? active, next === null ? 'setupExchange' : 'setupHero')
}

function deal(run: MatchRun, player: PlayerId): void {
  const deck = shuffled(playerOf(run.state, player).deck, run.random)
  const cards = deck.splice(0, FIRST_HAND)
  run.trace.applied('signum.setup.start', { player, prosperity: PROSPERITY.start, hand: cards.length })
  run.trace.applied('signum.zone.deck-secret', { player, left: deck.length })
  run.trace.applied('signum.zone.hand-private', { player, hand: cards.length })
  run.emit({ type: 'cardsDealt', player, count: cards.length, cards, deck })
}

/** Cards go back, the deck is shuffled, and as many are drawn. */
export function exchange(run: MatchRun, { cards: returned }: CommandBody<'exchange'>): void {
  const { active } = run.state
  const { hand, deck } = playerOf(run.state, active)
  const count = returned.length
  run.trace.applied('signum.setup.exchange', { player: active, cards: count })
  run.trace.applied('signum.setup.open-and-secret', { player: active, cards: count, open: false })
  const pile = count === 0 ? [...deck] : shuffled([...deck, ...returned], run.random)
  const cards = pile.splice(0, count)
  const after = { deck: pile, hand: [...without(hand, returned), ...cards] }
  run.emit({ type: 'handExchanged', player: active, count, returned, cards, ...after })
  const next = nextOf(run.state, active)
  reach(run, next ?? run.state.order[0] ?? active, next === null ? 'setupDiscard' : 'setupExchange')
}

/** Cards that are discarded give a point each; the last player’s step starts the match. */
export function discardForProsperity(run: MatchRun, { cards }: CommandBody<'discardForProsperity'>): void {
  const { active: player } = run.state
  if (cards.length > 0) {
    const prosperity = playerOf(run.state, player).prosperity + cards.length
    run.trace.applied('signum.setup.discard-for-prosperity', { player, cards: cards.length, prosperity })
    run.trace.applied('signum.zone.graveyard-public-ordered', { player, cards })
    run.trace.applied('signum.setup.open-and-secret', { player, cards: cards.length, open: true })
    run.emit({ type: 'cardsDiscarded', player, cards, why: 'prosperity' })
    changeProsperity(run, player, cards.length)
  }
  const next = nextOf(run.state, player)
  if (next === null) beginTurn(run, run.state.order[0] ?? player)
  else reach(run, next, 'setupDiscard')
}
