import type { Cell } from '../../../../geometry/grid.ts'
import { stepsBetween } from '../../../../geometry/grid.ts'
import type { ApexTrace } from '../../rules.ts'
import type { Arsenal } from '../content/automaton-arsenals.ts'
import type { Field } from '../setting/field.ts'
import { optimalWeapon, relationsTo } from '../setting/weapons.ts'
import type { MoveStep } from './route-move.ts'

/** A part of a procedure that may stop to ask. */
export type Stoppable<Question, Result, Answer = never> = Generator<Question, Result, Answer>

/** An Automaton on its way: what a move needs to know of it and does to it. */
export interface Mover<Question, Answer = never> {
  readonly field: Field
  readonly cell: Cell
  readonly shotThisRound: boolean
  readonly shotThisActivation: boolean
  /** Where the primary enemy stands now; null without one. */
  readonly primary: Cell | null
  /** Whether nothing is left to be done: it was eliminated, or no enemy is on the board any more. */
  readonly isOver: boolean
  /** Puts it into a space, with whatever comes of that. */
  enter(cell: Cell): void
  /** Takes an Optimal Shot if it may; tells the weapon. */
  checkOptimal(): Stoppable<Question, string | null, Answer>
  /** Hears what happens on the way, at the moment it does. */
  told?(step: MoveStep): void
}

/** The primary enemy of an Automaton that moves by itself. */
export type PrimaryEnemy = { readonly id: string; readonly cell: Cell }

/** An Automaton whose Optimal Shot is only noted: what it hits is another question. */
export class LoneMover implements Mover<never> {
  readonly field: Field
  readonly isOver = false
  cell: Cell
  shotThisRound: boolean
  shotThisActivation: boolean
  readonly #arsenal: Arsenal | null
  readonly #enemy: PrimaryEnemy | null
  readonly #trace: ApexTrace

  constructor(
    field: Field,
    start: { readonly cell: Cell; readonly shotThisRound: boolean; readonly shotThisActivation: boolean },
    { arsenal, enemy }: { readonly arsenal: Arsenal | null; readonly enemy: PrimaryEnemy | null },
    trace: ApexTrace,
  ) {
    this.field = field
    this.cell = start.cell
    this.shotThisRound = start.shotThisRound
    this.shotThisActivation = start.shotThisActivation
    this.#arsenal = arsenal
    this.#enemy = enemy
    this.#trace = trace
  }

  get primary(): Cell | null {
    return this.#enemy?.cell ?? null
  }

  enter(cell: Cell): void {
    this.cell = cell
  }

  // biome-ignore lint/correctness/useYield: it never stops to ask, where others do.
  *checkOptimal(): Stoppable<never, string | null> {
    if (this.shotThisActivation || this.#enemy === null || this.#arsenal === null) return null
    const weapon = checkOptimal(this.field, this.#arsenal, this.cell, this.#enemy, this.#trace)
    if (weapon === null) return null
    this.shotThisActivation = true
    this.shotThisRound = true
    return weapon
  }
}

/** Whether the primary enemy is in sight and in the optimal range of a weapon; records which. */
export function checkOptimal(
  field: Field,
  arsenal: Arsenal,
  cell: Cell,
  enemy: PrimaryEnemy,
  trace: ApexTrace,
): string | null {
  const { sees, distance } = relationsTo(field, arsenal, cell, enemy.cell)
  const found = sees ? arsenal.weapons[optimalWeapon(arsenal, stepsBetween(cell, enemy.cell))] : undefined
  const weapon = found?.name ?? null
  trace.applied('apex.automata.optimal.effect', { cell, enemy: enemy.id, distance, sees, weapon, reason: null })
  return weapon
}

/** Carries a procedure to its end that never asks. */
export function withoutQuestions<Result>(procedure: Stoppable<never, Result>): Result {
  const turn = procedure.next()
  if (!turn.done) throw new Error('A procedure without questions has asked one.')
  return turn.value
}
