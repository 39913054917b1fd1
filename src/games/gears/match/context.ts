import type { Random } from '../../../rulebook/random.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Battlefield } from '../locust/ai/battlefield.ts'
import type { LocustContext } from '../locust/ai/context.ts'
import type { GearsTrace } from '../rules.ts'
import type { PlayEvent } from './events.ts'
import type { Asking } from './questions.ts'
import type { GearsState } from './state.ts'

/**
 * What a procedure reads and writes. The state is always that after the last event, and the field shows it; nothing but
 * `emit` changes it.
 */
export type MatchContext = {
  readonly state: GearsState
  readonly field: Battlefield
  readonly content: GearsContent
  readonly trace: GearsTrace
  readonly random: Random
  /** Writes down what happened and makes it true. */
  emit(event: PlayEvent): void
  /**
   * The table as the engine of the AI cards sees it, for spawning, moving and attacking; everything that it emits is
   * emitted here. Use `resolve` of resolving.ts to play its generators.
   */
  locust(): LocustContext
  /** Lets the players discard what they owe, then looks for defeat and for the objective. */
  settle(): Asking<void>
  /** The AI card that is being resolved. */
  readonly aiCard: number | null
  /** Whether a mission card is being carried out; until then its objective is not looked at again. */
  isFlipping: boolean
}
