import type { Cell } from '../../../../geometry/grid.ts'
import type { Mover } from '../movement/mover.ts'
import type { MoveStep } from '../movement/route-move.ts'
import type { Acting, Figure } from './acting.ts'
import type { ActivationEvent } from './events.ts'
import { checkOptimal } from './firing.ts'
import type { ActivationAnswer, Asked, Asking, Interlude } from './questions.ts'

/** An Automaton that moves: in its own activation towards its primary enemy, in a reaction without one. */
export class ActingMover implements Mover<Asked | Interlude, ActivationAnswer> {
  readonly #acting: Acting
  readonly #figure: Figure

  constructor(acting: Acting, figure: Figure) {
    this.#acting = acting
    this.#figure = figure
  }

  get field() {
    return this.#acting.field
  }

  get cell(): Cell {
    const { cell } = this.#figure
    if (cell === null) throw new Error('Whoever is off the board does not move.')
    return cell
  }

  get isOver(): boolean {
    return this.#figure.cell === null || this.#acting.over !== null
  }

  get shotThisRound(): boolean {
    return this.#isMe && this.#acting.shotThisRound
  }

  get shotThisActivation(): boolean {
    return this.#acting.shotThisActivation
  }

  get primary(): Cell | null {
    return this.#isMe ? (this.#acting.primaryFigure?.cell ?? null) : null
  }

  get #isMe(): boolean {
    return this.#figure === this.#acting.me
  }

  enter(cell: Cell): void {
    this.#acting.place(this.#figure, cell)
  }

  *checkOptimal(): Asking<string | null> {
    return this.#isMe ? yield* checkOptimal(this.#acting, 'entered') : null
  }

  /** Tells what happens on the way, in its order among everything else. */
  told(step: MoveStep): void {
    const acting = this.#acting
    const event = eventOf(step, this.#figure.id)
    if (event !== null) acting.emit(event)
    if (step.kind !== 'destroy') return
    acting.destroyed.push(...step.objects)
    if (acting.isArmed) acting.trace.applied('apex.automata.optimal.no-continuous', { objects: step.objects })
  }
}

/** What a step of a move is called in an activation; an Optimal Shot tells of itself. */
function eventOf(step: MoveStep, legend: string): ActivationEvent | null {
  switch (step.kind) {
    case 'draw':
      return { type: 'routeDrawn', card: step.card, facing: step.facing, colour: step.colour }
    case 'rotate':
      return { type: 'routeTurned', facing: step.facing }
    case 'discard':
      return { type: 'routeDiscarded', card: step.card }
    case 'blocked':
      return { type: 'blocked', place: step.cell, reason: step.reason }
    case 'enter':
      return { type: 'moved', legend, cell: step.cell, how: 'step' }
    case 'zip':
      return { type: 'moved', legend, cell: step.landing, how: 'zipline' }
    case 'displaced':
      return { type: 'moved', legend, cell: step.cell, how: 'placed' }
    case 'end':
      return { type: 'moveEnded', reason: step.reason }
    case 'destroy':
      return { type: 'objectsDestroyed', objects: step.objects }
    case 'optimal':
      return null
  }
}
