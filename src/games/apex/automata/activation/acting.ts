import { type Cell, sameCell } from '../../../../geometry/grid.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexTrace } from '../../rules.ts'
import type { Tokens } from '../cards/abilities.ts'
import type { CardTable } from '../cards/card-table.ts'
import type { AutomatonAbility } from '../content/automaton-abilities.ts'
import type { Arsenal } from '../content/automaton-arsenals.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import type { AutomatonLegend } from '../content/automaton-legends.ts'
import { OPTIMAL_STEPS } from '../content/automaton-setup.ts'
import type { RecruitDraws } from '../decisions/priorities.ts'
import type { RouteSource } from '../route/route-draws.ts'
import type { Field } from '../setting/field.ts'
import { enemyFigure, SQUADMATE } from '../setting/read-field.ts'
import { gainCharges, recoverVitals } from '../setting/resources.ts'
import type { AimDraws, FeatDeck } from './draws.ts'
import type { ActivationEvent } from './events.ts'
import type { Stage } from './stage.ts'

/** A Legend in an activation, with what is known of it. */
export type Figure = {
  readonly id: string
  cell: Cell | null
  shield: number
  health: number
  readonly maxShield: number
  readonly maxHealth: number
  charges: number
  /** Whether it is an Automaton: then it reveals Feats and has no helmet. */
  readonly isAutomaton: boolean
  /** The Feats that it reveals when it is shot at. */
  readonly feats: Pick<FeatDeck, 'draw'> | null
  /** The cards of its player. */
  readonly hand: string[]
}

/** Everything that an activation draws from. */
export type Decks = {
  readonly routes: RouteSource
  readonly feats: Pick<FeatDeck, 'draw'>
  readonly aim: Pick<AimDraws, 'reveal'>
  readonly recruit: RecruitDraws
}

export type Cast = {
  readonly legend: AutomatonLegend
  readonly arsenal: Arsenal
  readonly me: Figure
  readonly enemies: readonly Figure[]
  readonly squadmate: Cell | null
  /** The squadmate itself, where it is known. */
  readonly mate: Figure | null
  readonly abilities: readonly AutomatonAbility[]
  readonly tokens: Tokens
  readonly supply: Map<string, number>
}

/** Why the rest of the steps up to 9 is dropped. */
type Over = 'eliminated' | 'noEnemyLeft'

/** An Automaton in its activation: the table as it is now, and everything that has happened. */
export class Acting {
  readonly events: ActivationEvent[] = []
  readonly destroyed: string[] = []
  readonly zonesGone: string[] = []
  readonly cast: Cast
  readonly decks: Decks
  readonly stage: Stage
  /** The table as it is now. */
  field: Field
  readonly content: ApexContent
  readonly trace: ApexTrace
  step = 0
  primary: string | null = null
  secondary: string | null = null
  activeFeat: AutomatonFeat | null = null
  shotThisRound: boolean
  shotThisActivation = false
  isShooting = false
  over: Over | null = null
  squadmate: Cell | null
  tokens: Tokens

  constructor(
    cast: Cast,
    field: Field,
    decks: Decks,
    shotThisRound: boolean,
    context: { readonly content: ApexContent; readonly trace: ApexTrace; readonly stage: Stage },
  ) {
    this.cast = cast
    this.field = field
    this.decks = decks
    this.shotThisRound = shotThisRound
    this.content = context.content
    this.trace = context.trace
    this.stage = context.stage
    this.squadmate = cast.squadmate
    this.tokens = cast.tokens
  }

  get me(): Figure {
    return this.cast.me
  }

  emit(event: ActivationEvent): void {
    this.events.push(event)
    this.stage.tell?.(event, this)
  }

  /** The enemies on the board, in the order of their priority. */
  get foes(): Figure[] {
    const ordered = [this.primary, this.secondary].flatMap((id) => this.cast.enemies.filter((enemy) => enemy.id === id))
    return (ordered.length > 0 ? ordered : [...this.cast.enemies]).filter(({ cell }) => cell !== null)
  }

  get primaryFigure(): Figure | null {
    return this.cast.enemies.find(({ id, cell }) => id === this.primary && cell !== null) ?? null
  }

  /** Whether the Optimal Shot may be looked for. */
  get isArmed(): boolean {
    return this.step >= OPTIMAL_STEPS.from && this.step <= OPTIMAL_STEPS.to && !this.shotThisActivation && !this.over
  }

  /** What the cards of a Legend look at; enemies are those of its own side of the table. */
  tableOf(actor: Figure, isShooting: boolean): CardTable {
    const isMe = actor === this.me
    const foes = isMe ? this.foes : [this.me].filter(({ cell }) => cell !== null)
    return {
      field: this.field,
      cell: actor.cell,
      arsenal: isMe ? this.cast.arsenal : null,
      charges: actor.charges,
      shield: actor.shield,
      health: actor.health,
      hasShot: this.shotThisActivation,
      enemies: foes.map(({ id, cell }, index) => ({ id, cell, role: index === 0 ? 'primary' : 'secondary' })),
      squadmate: isMe ? this.squadmate : null,
      supply: this.cast.supply,
      isShooting,
    }
  }

  figure(id: string): Figure | null {
    const { me, mate, enemies } = this.cast
    return [me, ...enemies, ...(mate === null ? [] : [mate])].find((figure) => figure.id === id) ?? null
  }

  /** Puts a Legend into a space, or takes it off the board. */
  place(figure: Figure, cell: Cell | null): void {
    figure.cell = cell
    if (figure === this.me) return
    const isMate = figure === this.cast.mate
    if (isMate) this.squadmate = cell
    const name = isMate ? SQUADMATE : enemyFigure(figure.id)
    if (cell === null) this.field.figures.delete(name)
    else this.field.figures.set(name, cell)
  }

  move(figure: Figure, cell: Cell, how: Extract<ActivationEvent, { type: 'moved' }>['how']): void {
    if (figure.cell !== null && sameCell(figure.cell, cell)) {
      this.emit({ type: 'stayed', legend: figure.id, cell })
      return
    }
    this.place(figure, cell)
    this.emit({ type: 'moved', legend: figure.id, cell, how })
  }

  gain(figure: Figure, charges: number): void {
    const before = figure.charges
    figure.charges = gainCharges(before, charges, this.trace)
    if (figure.charges === before) return
    const { charges: after } = figure
    this.trace.applied('apex.automata.charge.transfer', { op: 'gain', n: after - before, before, after })
    this.emit({ type: 'chargesChanged', legend: figure.id, charges: { before, after } })
  }

  /** Takes Charges that were spent; that they were there has been made sure of. */
  spend(figure: Figure, charges: number): void {
    if (charges === 0) return
    const before = figure.charges
    figure.charges -= charges
    const { charges: after } = figure
    this.trace.applied('apex.automata.charge.transfer', { op: 'spend', n: charges, before, after })
    this.emit({ type: 'chargesChanged', legend: figure.id, charges: { before, after } })
  }

  recover(figure: Figure, gains: { readonly shield: number; readonly health: number }): void {
    const before = { shield: figure.shield, health: figure.health }
    Object.assign(figure, recoverVitals(figure, gains, this.trace))
    this.emit({
      type: 'recovered',
      legend: figure.id,
      shield: { before: before.shield, after: figure.shield },
      health: { before: before.health, after: figure.health },
    })
  }
}
