import type { Run } from '../../../../contract/match-run.ts'
import type { Random } from '../../../../rulebook/random.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { contentMarker, type MarkerChange, MarkerPiles } from '../../damage/marker-piles.ts'
import type { Battlefield } from '../../locust/ai/battlefield.ts'
import type { Hands, LocustContext } from '../../locust/ai/context.ts'
import type { LocustEvent } from '../../locust/ai/events.ts'
import type { AiDeck } from '../../locust/ai/step.ts'
import type { GearsTrace } from '../../rules.ts'
import { FIGURE_TYPES } from '../../vocabulary.ts'
import type { MatchContext } from '../context.ts'
import { type PlayEvent, tableEventOf } from '../events.ts'
import { seatOf } from '../evolve/table.ts'
import type { Asking, GearsTypes } from '../questions.ts'
import type { GearsState } from '../state.ts'
import { StateField } from './field.ts'
import { slotsOf, stepRulesOf } from './mission-rules.ts'
import { settleDebts } from './wounds-payment.ts'

/** Order cards that a player still has to discard for wounds. */
export type Debt = { readonly figure: string; readonly amount: number; readonly atRandom: boolean }

function* nothing(): Asking<void> {
  // Where nothing is looked for, as in setup.
}

/** The course of one procedure, and what this game keeps while it is played. */
export class ProcedureRun implements MatchContext {
  readonly field: Battlefield
  readonly content: GearsContent
  readonly trace: GearsTrace
  readonly random: Random
  readonly debts: Debt[] = []
  /** Whether players are being asked for what they owe, so that they are asked once. */
  isSettling = false
  isFlipping = false
  /** Looks for defeat and for the objective after every effect. */
  check: (context: MatchContext) => Asking<void> = nothing
  /** The AI deck while cards are drawn from it. */
  deck: AiDeck | null = null
  readonly #run: Run<GearsTypes>
  #locust: LocustContext | null = null
  /** The state in which defeat and the objective were looked for last; where nothing has changed, neither has come. */
  #checked: GearsState | null = null

  constructor(run: Run<GearsTypes>) {
    this.#run = run
    this.content = run.content
    this.trace = run.trace
    this.random = run.random
    this.field = new StateField(this)
  }

  readonly #hands: Hands = {
    cards: (figure, icon) => {
      const hand = this.state.players[seatOf(this.state, figure)]?.hand ?? []
      return [...new Set(hand.filter((card) => this.content.orderCards.get(card)?.icon === icon))]
    },
    discard: (figure, reason, card) => {
      this.emit({ type: 'cardsDiscarded', seat: seatOf(this.state, figure), cards: [card], reason })
    },
  }

  get state(): GearsState {
    return this.#run.state
  }

  get events(): readonly PlayEvent[] {
    return this.#run.events
  }

  emit(event: PlayEvent): void {
    this.#run.emit(event)
    if (event.type === 'aiDeckRenewed') this.#changeDeck(event.pile, event.discard ?? [])
  }

  get aiCard(): number | null {
    return this.deck?.drawn ?? null
  }

  /** The order cards that a player still has to discard. */
  owedBy(soldier: string): number {
    let owed = 0
    for (const { figure, amount } of this.debts) if (figure === soldier) owed += amount
    return owed
  }

  locust(): LocustContext {
    this.#locust ??= this.#makeLocust()
    return this.#locust
  }

  *settle(): Asking<void> {
    yield* settleDebts(this, this.debts)
    if (this.debts.length > 0 || this.state === this.#checked) return
    yield* this.check(this)
    this.#checked = this.isFlipping ? null : this.state
  }

  /** A Locust step of its own, with its own guard; the ones that follow a step start again. */
  startLocustStep(): LocustContext {
    this.#locust = this.#makeLocust()
    this.#locust.guard = 'open'
    return this.#locust
  }

  /** A mission card has changed the deck that is being drawn from. */
  #changeDeck(pile: readonly number[], discard: readonly number[]): void {
    if (this.deck === null) return
    this.deck.pile = [...pile]
    this.deck.discard = []
    // A card of the old deck that is being resolved leaves the game afterwards.
    if (this.deck.drawn != null && !discard.includes(this.deck.drawn)) this.deck.drawn = null
  }

  #makeLocust(): LocustContext {
    const run = this
    const { field, content, trace, random, state } = this
    const active = field.cogs.find(({ id }) => id === state.players[state.active]?.character) ?? null
    return {
      field,
      content,
      trace,
      random,
      get slots() {
        return slotsOf(run.state)
      },
      get rules() {
        return stepRulesOf(run.state, content)
      },
      active,
      decider: deciderOf(state),
      get noisy() {
        return new Set(run.state.turn.noisy)
      },
      dice: [],
      get piles() {
        return pilesOf(run.state, content, random)
      },
      you: undefined,
      attacked: new Set(),
      entered: new Map(),
      guard: 'forbidden',
      declined: new Set(),
      drawsAnother: false,
      hands: run.#hands,
      record: (event) => run.#hear(event),
      markerTaken: (change) => run.#noteMarker(change),
    }
  }

  /** Writes down what the engine of the AI cards did. */
  #hear(event: LocustEvent): void {
    if (event.kind !== 'aiDeckShuffled') this.emit(tableEventOf(event))
    else this.#renewAiDeck()
    if (event.kind === 'cogWounded') {
      this.debts.push({ figure: event.figure, amount: event.amount, atRandom: event.atRandom })
    }
  }

  /** The engine has shuffled the AI deck: it was gone through once. */
  #renewAiDeck(): void {
    if (this.deck === null) return
    const mark = `aiDeckFinished:${this.state.phase}`
    this.emit({ type: 'aiDeckRenewed', pile: [...this.deck.pile] })
    if (!this.state.used.includes(mark)) this.emit({ type: 'marked', mark })
  }

  #noteMarker({ change, figure, type, marker }: MarkerChange): void {
    const common = { figure, kind: type, marker: contentMarker(marker, type), from: marker.from }
    if (change === 'placed') this.emit({ type: 'markerPlaced', ...common })
    else this.emit({ type: 'markerTurned', ...common, weapon: marker.weapon })
  }
}

/** The player who decides for the Locust: the active one, or the next to the left who is still in the game. */
export function deciderOf(state: GearsState): string {
  return state.players[decidingSeat(state)]?.character ?? ''
}

export function decidingSeat({ players, active }: GearsState): number {
  const seats = players.map((_, index) => (active + index) % players.length)
  return seats.find((seat) => players[seat]?.status !== 'executed') ?? active
}

function pilesOf({ markers, droppedWeapons }: GearsState, content: GearsContent, random: Random): MarkerPiles {
  const piles = FIGURE_TYPES.map((type) => ({
    type,
    unused: [...markers[type].unused],
    discards: [...markers[type].discards],
  }))
  return new MarkerPiles(piles, droppedWeapons, content, random)
}
