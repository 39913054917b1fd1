import type { Random } from '../../../../rulebook/random.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { MarkerChange, MarkerPiles } from '../../damage/marker-piles.ts'
import type { GearsTrace } from '../../rules.ts'
import type { FigureType, Reaction, Slot } from '../../vocabulary.ts'
import type { Battlefield, CogFigure } from './battlefield.ts'
import type { LocustEvent } from './events.ts'
import { EVENT_WORK, type Work } from './work.ts'

/** The enemy cards of a mission. */
export type EnemySlots = Readonly<Partial<Record<Slot, string | undefined>>>

/** What a mission or an option changes. */
export type StepRules = {
  /** A card that would spawn is discarded unresolved. */
  readonly noSpawnRedraw: boolean
  /** What is spawned instead of slot C, in this order; null if C may be spawned. */
  readonly insteadOfC: readonly string[] | null
  /** Cards see and move only figures on the active player’s map. */
  readonly ownMapOnly: boolean
  readonly insane: boolean
  /** Enemies that cards cannot spawn. */
  readonly neverSpawned?: readonly string[]
  /** Enemies that cards spawn at the map exit, wherever they say. */
  readonly atExitOnly?: readonly string[]
}

/** The result of an attack’s dice as players report it. */
export type GivenRoll = {
  readonly wounds: number
  readonly omens: number
  readonly shields: number
  /** The shields of the other defenders of an area attack. */
  readonly moreShields: readonly number[]
}

/** The order cards that players hold. */
export type Hands = {
  /** The different cards of a player with an icon. */
  cards(figure: string, icon: Reaction): readonly string[]
  discard(figure: string, icon: 'guard' | 'dodge', card: string): void
}

/** Everything that a Locust step reads and writes. */
export type LocustContext = {
  readonly field: Battlefield
  readonly content: GearsContent
  readonly trace: GearsTrace
  readonly random: Random
  readonly slots: EnemySlots
  readonly rules: StepRules
  readonly active: CogFigure | null
  /** Who decides: the active player, or the next who is still in the game. */
  readonly decider: string
  /** The COG that moved or attacked this turn. */
  readonly noisy: ReadonlySet<string>
  /** Dice that were rolled at the table, in order; the seed rolls when they run out. */
  readonly dice: GivenRoll[]
  /** The markers to draw from; null if the players turn them over themselves. */
  readonly piles: MarkerPiles | null
  /** Whom the card calls “you”; undefined until it is needed. */
  you: CogFigure | null | undefined
  /** The figures that attacked because of this card. */
  readonly attacked: Set<string>
  readonly entered: Map<string, Set<number>>
  guard: 'open' | 'used' | 'forbidden'
  /** The players who said that they will not guard in this step. */
  readonly declined: Set<string>
  drawsAnother: boolean
  /** What may still be done; left out where only printed cards are played. */
  readonly work?: Work
  /** The order cards of players, which pay for reactions; left out where hands are numbers. */
  readonly hands?: Hands | undefined
  /** Makes an event true on the battlefield; a match writes it down, too. */
  record(event: LocustEvent): void
  /** Hears of every marker that is taken; a match knows which one it is. */
  readonly markerTaken?: ((change: MarkerChange) => void) | undefined
}

/** Writes down what happened and makes it true. */
export function emit(context: LocustContext, event: LocustEvent): void {
  context.work?.spend(EVENT_WORK)
  context.record(event)
}

/** The enemy card that a figure of this kind is played with: that of the mission, else the first of its kind. */
export function enemyOfType({ slots, content }: Pick<LocustContext, 'slots' | 'content'>, type: FigureType): string {
  const inSlots = [slots.A, slots.B, slots.C].find(
    (id) => id !== undefined && content.enemies.get(id)?.figureType === type,
  )
  return inSlots ?? [...content.enemies.values()].find(({ figureType }) => figureType === type)?.id ?? type
}
