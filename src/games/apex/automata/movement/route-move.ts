import { type Cell, sameCell } from '../../../../geometry/grid.ts'
import { isNear } from '../../measuring/contiguity.ts'
import type { ApexTrace } from '../../rules.ts'
import type { Icon, MovementOrder } from '../content/automaton-legends.ts'
import type { RouteCard } from '../content/route-cards.ts'
import { type Facing, scanAround } from '../frame/viewpoint.ts'
import { APPROACH } from '../readings.ts'
import { recordTurn, turnOnce } from '../route/rotation.ts'
import { type Colour, layCard, pathOnBoard } from '../route/route.ts'
import type { RouteSource } from '../route/route-draws.ts'
import { destroyOnPath } from './destroy.ts'
import { BLOCK_RULES, type Blocked, entryBlocks } from './enter.ts'
import type { Block } from './movement.words.ts'
import type { Mover, Stoppable } from './mover.ts'
import { type Hop, recordZiplines, testZiplines } from './zipline.ts'

/** Why a Movement action ended. */
export type MoveEnd = 'X' | 'noMp' | 'stuck'

/** What happened in a Movement action, one thing at a time. */
export type MoveStep =
  | { readonly kind: 'draw'; readonly card: string; readonly facing: Facing; readonly colour: Icon }
  | { readonly kind: 'destroy'; readonly objects: string[] }
  | { readonly kind: 'zip'; readonly from: string; readonly to: string; readonly landing: Cell }
  | { readonly kind: 'blocked'; readonly cell: Cell; readonly reason: Block; readonly facing: Facing }
  | {
      readonly kind: 'rotate'
      readonly facing: Facing
      readonly turned: number
      readonly skippedAway: boolean
      readonly ignoreDanger: boolean
    }
  | { readonly kind: 'enter'; readonly cell: Cell; readonly left: number }
  | { readonly kind: 'optimal'; readonly cell: Cell; readonly weapon: string }
  | { readonly kind: 'discard'; readonly card: string }
  | { readonly kind: 'displaced'; readonly cell: Cell }
  | { readonly kind: 'end'; readonly reason: MoveEnd }

/** A card that guides the move: how it lies, how far it was turned, and how many spaces were entered along it. */
type Guide = {
  readonly card: RouteCard
  readonly colour: Colour
  readonly start: Cell
  readonly initialFacing: Facing
  facing: Facing
  turned: number
  ignoreDanger: boolean
  entered: number
}

/** What comes after a card: another one, or the end of the action. */
type After = 'next' | 'end'

/** The Movement action of an Automaton, in the six steps of the book. */
export class RouteMove<Question, Answer = never> {
  readonly steps: MoveStep[] = []
  readonly destroyed: string[] = []
  readonly zonesGone: string[] = []
  readonly #mover: Mover<Question, Answer>
  readonly #order: MovementOrder
  readonly #deck: RouteSource
  readonly #trace: ApexTrace
  readonly #hops: Hop[] = []
  #left: number
  #lastFree: Cell

  constructor(mover: Mover<Question, Answer>, order: MovementOrder, deck: RouteSource, trace: ApexTrace) {
    this.#mover = mover
    this.#order = order
    this.#deck = deck
    this.#trace = trace
    this.#left = order.mp
    this.#lastFree = mover.cell
  }

  /** The movement points that were not spent. */
  get left(): number {
    return this.#left
  }

  *run(): Stoppable<Question, void, Answer> {
    const { left, right } = this.#order
    const { shotThisRound } = this.#mover
    this.#trace.applied('apex.automata.move.icons', { left, right, shotThisRound, icon: this.#icon })
    if (this.#mover.primary === null) this.#trace.applied('apex.automata.move.no-primary', { reason: null })
    if (this.#icon === 'X') return yield* this.#end('X', false)
    while (this.#left > 0) if ((yield* this.#follow(this.#deck.draw())) === 'end') return
    yield* this.#end('noMp', false)
  }

  #tell(step: MoveStep): void {
    this.steps.push(step)
    this.#mover.told?.(step)
  }

  get #icon(): Icon {
    return this.#mover.shotThisRound ? this.#order.right : this.#order.left
  }

  /** Follows one card as far as it leads. */
  *#follow(card: RouteCard): Stoppable<Question, After, Answer> {
    const { cell, primary, field } = this.#mover
    const { facing } = layCard(card, cell, primary, field.viewpoint, this.#trace)
    const colour = this.#icon
    this.#tell({ kind: 'draw', card: card.id, facing, colour })
    if (colour === 'X') {
      this.#discard(card)
      yield* this.#end('X', true)
      return 'end'
    }
    this.#trace.applied('apex.automata.move.icon-meaning', { colour, approaches: colour === APPROACH })
    const guide = {
      card,
      colour,
      start: cell,
      initialFacing: facing,
      facing,
      turned: 0,
      ignoreDanger: false,
      entered: 0,
    }
    for (;;) {
      const after = yield* this.#step(guide)
      if (after !== null) return after
    }
  }

  /** Tries the next space of the path; null while the card leads on. */
  *#step(guide: Guide): Stoppable<Question, After | null, Answer> {
    const path = pathOnBoard(guide.card, guide.colour, guide.start, guide.facing)
    if (guide.entered === 0) {
      this.#destroy(guide, path)
      const ridden = yield* this.#ride(guide)
      if (ridden !== null) return ridden
    }
    const to = path[guide.entered] ?? guide.start
    const block = this.#blockOf(to, guide)
    return block === null ? yield* this.#enter(to, path.length, guide) : yield* this.#turn(to, block, guide)
  }

  #destroy({ card, start, turned }: Guide, path: readonly Cell[]): void {
    const { destroyed, zonesGone } = destroyOnPath(this.#mover.field, card.id, start, path, this.#trace)
    if (destroyed.length === 0) return
    this.#trace.applied('apex.automata.destroy.before-move', { turned, left: this.#left })
    this.#tell({ kind: 'destroy', objects: destroyed })
    this.destroyed.push(...destroyed)
    this.zonesGone.push(...zonesGone)
  }

  #blockOf(to: Cell, { ignoreDanger }: Guide): Blocked | null {
    const { field, cell } = this.#mover
    if (!field.holds(to)) return { reason: 'OFF_BOARD', ids: [] }
    return entryBlocks(field, cell, to, { mpAfter: this.#left - 1, ignoreDanger })[0] ?? null
  }

  /** Blocked: an unused card is turned, one along which steps were made is discarded. */
  *#turn(to: Cell, { reason, ids }: Blocked, guide: Guide): Stoppable<Question, After | null, Answer> {
    this.#tell({ kind: 'blocked', cell: to, reason, facing: guide.facing })
    this.#trace.applied(BLOCK_RULES[reason], { from: this.#mover.cell, to, reason, ids })
    if (guide.entered > 0) {
      this.#trace.applied('apex.automata.move.blocked-moved', { reason: null })
      this.#discard(guide.card)
      return 'next'
    }
    this.#trace.applied('apex.automata.move.blocked-unmoved', { facing: guide.facing, cell: to })
    const turned = turnOnce(guide, 'move', this.#mover.primary !== null)
    recordTurn(guide.facing, turned, guide.initialFacing, 'move', this.#trace)
    if (turned.exhausted) {
      this.#discard(guide.card)
      yield* this.#end('stuck', false)
      return 'end'
    }
    const { exhausted: _exhausted, ...step } = turned
    this.#tell({ kind: 'rotate', ...step })
    Object.assign(guide, { facing: turned.facing, turned: turned.turned, ignoreDanger: turned.ignoreDanger })
    return null
  }

  *#enter(to: Cell, length: number, guide: Guide): Stoppable<Question, After | null, Answer> {
    const mover = this.#mover
    const from = mover.cell
    this.#left -= 1
    guide.entered += 1
    this.#tell({ kind: 'enter', cell: to, left: this.#left })
    this.#trace.applied('apex.automata.move.cost', { from, to, left: this.#left, reason: null })
    mover.enter(to)
    const isFree = mover.field.isFree(to)
    if (isFree) this.#lastFree = to
    else this.#trace.applied('apex.automata.optimal.pass-through', { reason: null, cell: to })
    const hasShot = isFree && (yield* this.#optimal())
    if (mover.isOver) {
      this.#discard(guide.card)
      return 'end'
    }
    if (hasShot && this.#left > 0) {
      this.#trace.applied('apex.automata.move.shot-mid-move', { left: this.#left })
      this.#discard(guide.card)
      return 'next'
    }
    const ridden = yield* this.#ride(guide)
    return ridden ?? (yield* this.#afterStep(length, guide))
  }

  *#afterStep(length: number, { card, entered }: Guide): Stoppable<Question, After | null, Answer> {
    const { cell } = this.#mover
    if (this.#left === 0) {
      this.#discard(card)
      yield* this.#end('noMp', false)
      return 'end'
    }
    if (entered < length) return null
    this.#trace.applied('apex.automata.move.path-end', { card: card.id, cell, left: this.#left })
    this.#discard(card)
    return 'next'
  }

  /** Uses a zipline beside it, if one leads where it wants to go. */
  *#ride({ card, colour }: Guide): Stoppable<Question, After | null, Answer> {
    const { field, cell, primary } = this.#mover
    if (primary === null) return null
    const result = testZiplines(field, cell, primary, colour, this.#hops)
    recordZiplines(result, cell, colour, this.#trace)
    if (result.hop === null) return null
    this.#hops.push({ from: result.hop.from, to: result.hop.to, colour })
    this.#tell({ kind: 'zip', ...result.hop })
    this.#mover.enter(result.hop.landing)
    this.#lastFree = result.hop.landing
    this.#trace.applied('apex.automata.zip.after', { left: this.#left })
    this.#discard(card)
    yield* this.#optimal()
    return this.#mover.isOver ? 'end' : 'next'
  }

  *#optimal(): Stoppable<Question, boolean, Answer> {
    const weapon = yield* this.#mover.checkOptimal()
    if (weapon === null) return false
    this.#tell({ kind: 'optimal', cell: this.#mover.cell, weapon })
    return true
  }

  #discard({ id }: RouteCard): void {
    this.#trace.applied('apex.automata.route.discard', { card: id })
    this.#tell({ kind: 'discard', card: id })
  }

  *#end(reason: MoveEnd, drawn: boolean): Stoppable<Question, void, Answer> {
    // An X at once is no move at all.
    if (reason !== 'X' || drawn) yield* this.#leaveOccupied()
    this.#trace.applied('apex.automata.move.must-spend', { spent: this.#order.mp - this.#left, left: this.#left })
    if (reason === 'X') this.#trace.applied('apex.automata.move.x-first-check', { drawn })
    if (reason === 'noMp') this.#trace.applied('apex.automata.move.no-mp', { cell: this.#mover.cell })
    this.#tell({ kind: 'end', reason })
  }

  /** Nobody stays in an occupied space. */
  *#leaveOccupied(): Stoppable<Question, void, Answer> {
    const { field, cell } = this.#mover
    if (!field.isOccupied(cell)) return
    const near = scanAround(cell, field.viewpoint).find((to) => field.isFree(to) && isNear(field.board, cell, to))
    const to = near ?? this.#lastFree
    if (sameCell(to, cell)) return
    this.#trace.applied('apex.automata.move.never-rest-on-occupied', { from: cell, to, near: near !== undefined })
    this.#tell({ kind: 'displaced', cell: to })
    this.#mover.enter(to)
    yield* this.#optimal()
  }
}
