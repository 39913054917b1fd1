import type { z } from 'zod'
import type { Json, JsonObject } from '../lib/json.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import type { MaybeSteps, Steps } from '../lib/steps.ts'
import type { Random } from '../rulebook/random.ts'
import type { Refusal } from '../rulebook/refusal.ts'
import type { RuleIdOf, Rules } from '../rulebook/rule.ts'
import type { Trace } from '../rulebook/trace.ts'
import type { Picture } from './scene.ts'

/** Who looks at a match: a seat by its number, from 0, or `null` for the public. */
export type Viewer = number | null

/** Something that happened in a match: plain data that names its type. */
export type MatchEvent = JsonObject & { readonly type: string }

/**
 * A part of an offer's command that may be changed, and within what: a region of the table (rings of corners in its
 * units, drawn inside of what is legal), a list of at most so many places of a region (which is all that they may lie
 * in; the list is judged as a whole), an interval, or candidates of which at most so many are picked. Every sample is
 * accepted in its place.
 */
export type OpenField = { readonly path: string } & (
  | {
      readonly region: { readonly rings: readonly (readonly (readonly [x: number, y: number])[])[] }
      readonly most?: number
      readonly samples: readonly Json[]
    }
  | { readonly interval: readonly [from: number, to: number]; readonly samples: readonly number[] }
  | { readonly choices: readonly Json[]; readonly most?: number; readonly samples?: readonly Json[] }
)

/** A command that a seat may give now, complete as it is sent, and what it means in one sentence. */
export type Offer = {
  readonly command: JsonObject
  readonly text: Localized
  /** At most 24 characters, its own among the offers of a version; made of the command if it is left out. */
  readonly id?: string
  /** What it belongs to, such as an action, a card or a figure; the name of the command if it is left out. */
  readonly group?: string
  readonly open?: readonly OpenField[]
  /** Nothing that a machine should take by itself: a draw, giving something away. */
  readonly social?: boolean
}

/** How likely one result of a command is, or how much is to be expected of it: exact, and as a decimal for display. */
export type Odds = {
  /** What it is about, for programs. */
  readonly id: string
  readonly text: Localized
  readonly fraction: string
  readonly decimal: number
}

/** What the seats are called, in order; `null` for one that nobody has taken. */
export type SeatNames = readonly (string | null)[]

/** What the words in the picture of a match are made with. */
export type PictureCaption<Content> = {
  readonly locale: Locale
  readonly content: Content
  readonly names: SeatNames
}

/**
 * The forms of what a match shows, by which they are published: the view, every event by its type as its readers see it
 * (without the type), and every question by its kind. What only some may see is optional.
 */
export type PlayShapes = {
  readonly view: z.ZodType
  readonly events: Readonly<Record<string, z.ZodObject>>
  readonly questions?: Readonly<Record<string, z.ZodType>>
}

/** How a match ended: which seats won, and why in one sentence. */
export type Ending = { readonly winners: readonly number[]; readonly reason: Localized }

/** What the functions of a game are given besides the match. */
export type PlayContext<Catalogue extends Rules, Content> = {
  readonly random: Random
  readonly trace: Trace<Catalogue>
  readonly content: Content
}

/** What a setup is given besides the match: what each seat chose when it was taken, `null` where it left that open. */
type SetupContext<Catalogue extends Rules, Content, Choices> = PlayContext<Catalogue, Content> & {
  readonly choices: readonly (Choices | null)[]
}

/**
 * How a game is played: pure functions over plain data. Events hold results, so replaying them needs no chance;
 * `evolve` never fails on an event that `decide` made. `decide`, `offers` and `imagine` are generators where they may
 * take long: they yield every few milliseconds, so that others have their turn.
 */
export type PlayDeclaration<
  Catalogue extends Rules,
  Content,
  Options extends z.ZodType<JsonObject>,
  State extends JsonObject,
  Command extends z.ZodType<JsonObject>,
  Event extends MatchEvent,
  Choices extends z.ZodType<JsonObject> = z.ZodType<JsonObject>,
> = {
  readonly seats: { readonly min: number; readonly max: number }
  /** What the creator of a match chooses. */
  readonly options: Options
  /** What whoever takes a seat may choose, such as a figure or a deck. */
  readonly choices?: Choices
  /** Whether only the seat itself is shown what it chose, in the lobby and later: otherwise everybody is. */
  readonly secretChoices?: boolean
  /** Everything a seat may ask for: a union of objects with one key each. */
  readonly command: Command
  /** Every rule that a command may cite or be refused by. */
  readonly rules: readonly RuleIdOf<Catalogue>[]
  /** Whether the dice of a real table can be reported: every roll is announced, and a procedure asks for it. */
  readonly reportsDice?: boolean
  /** Left out as long as a game does not say what its views and events look like. */
  readonly shapes?: PlayShapes
  /** Options that are published in the docs and played by the tests. */
  readonly examples: readonly [
    { readonly name: string; readonly seats: number; readonly options: z.input<Options> },
    ...{ readonly name: string; readonly seats: number; readonly options: z.input<Options> }[],
  ]
  /**
   * The events that set the match up for so many seats. It is tried at creation, and whenever a seat is taken, with the
   * choices that were made until then: so it refuses whatever could never start. The path of a refusal is that of the
   * options, or begins with `choices` and the seat.
   */
  setup(
    options: z.output<Options>,
    seats: number,
    context: SetupContext<Catalogue, Content, z.output<Choices>>,
  ): readonly Event[] | Refusal
  /** The state after an event; the first event finds no state. */
  evolve(state: State | null, event: Event, content: Content): State
  decide(
    state: State,
    seat: number,
    command: z.output<Command>,
    context: PlayContext<Catalogue, Content>,
  ): MaybeSteps<readonly Event[] | Refusal>
  /** Every command that a seat may give now, with its choices spelled out. */
  offers(state: State, seat: number, content: Content, names: SeatNames): MaybeSteps<readonly Offer[]>
  /** What a group of these offers is called, as the title of a menu: without a full stop, and never its id. */
  groupText(group: string, state: State, content: Content): Localized
  /** The odds of a command that chance decides, from what the seat may know; without it there are none. */
  odds?(state: State, seat: number, command: z.output<Command>, content: Content): readonly Odds[]
  /** What a viewer may see of the state. */
  view(state: State, viewer: Viewer, content: Content): JsonObject
  /**
   * What a viewer may see of an event; the type stays, what is hidden is left out. Logs stay, so it goes on hiding what
   * events of earlier versions hid.
   */
  seen(event: Event, viewer: Viewer, content: Content): MatchEvent
  /** Whether an event showed somebody something that was hidden before. */
  reveals(event: Event): boolean
  /** A seen event in one sentence. */
  describe(event: MatchEvent, locale: Locale, content: Content, names: SeatNames): string
  /** Whether a report of the match can do without an event, because others tell what came of it; without it none. */
  isAside?(event: MatchEvent): boolean
  /** The seat whose turn it is; `null` if it is nobody's. */
  activeSeat(state: State, content: Content): number | null
  /** The active seat as a viewer may know it; without it everybody knows whom the match waits for. */
  seenActiveSeat?(state: State, viewer: Viewer, content: Content): number | null
  /** The seat of a line of the log as a viewer may know it; without it everybody knows whose command it came from. */
  seenSeat?(state: State, seat: number, viewer: Viewer): number | null
  /**
   * The same state with everything that the viewer cannot know drawn anew, for what-if; `null` if no other state looks
   * the same to the viewer, so that nothing can be shown without telling what is hidden.
   */
  imagine(state: State, viewer: Viewer, random: Random, content: Content): MaybeSteps<State | null>
  /** How the match ended, if it has; the reason may call the seats by their names. */
  ending(state: State, content: Content, names: SeatNames): Ending | null
  /** How the match ends by these seats giving up; `null` if the others play on. */
  concession(state: State, conceded: readonly number[], content: Content, names: SeatNames): Ending | null
  /**
   * The state once these seats have given up, for games that let another seat decide then; without it the state stays.
   * It is given all of them whenever that changes or the state is set back, also by logs of earlier releases.
   */
  noteConceded?(state: State, conceded: readonly number[]): State
  /**
   * The least that a seat may do when the match waits for it: so the others play on without one that gave up. `null`
   * if there is nothing it may do.
   */
  idle(state: State, seat: number, content: Content): z.input<Command> | null
  /** How well a seat stands, for bots: more is better. Without it bots of every level play by chance. */
  worth?(state: State, seat: number, content: Content): number
  /**
   * Whether `worth` can tell how the last command turned out. A bot that tries a command out lets `idle` go on until
   * then, such as through the payment of wounds. Without it every state is settled.
   */
  isSettled?(state: State): boolean
  /**
   * Whether an expert plays on from the commands that it tries out. `false` where what follows is mostly luck, such as
   * the cards of an enemy: `worth` weighs it better than a few tries, and an expert looks at more tables instead.
   */
  readonly playsOn?: boolean
  /**
   * A state that earlier rules left, as the rules of today want it: from a snapshot, or from a line of the log that
   * carries one. It is also given states that are right already. `evolve` goes on to understand earlier events, so
   * most versions need no more than that; without it states are taken as they are.
   */
  upgrade?(state: JsonObject, from: RulesName, content: Content): State
  /** The table as a viewer may see it. */
  picture?(state: State, viewer: Viewer, caption: PictureCaption<Content>): Picture
}

/** What became of a command. */
export type Decision =
  | {
      readonly kind: 'decided'
      readonly events: readonly MatchEvent[]
      readonly steps: readonly { rule: string; facts: JsonObject }[]
    }
  | { readonly kind: 'refused'; readonly violations: Refusal['violations'] }
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] }

/** The rules and the content that something was decided by. */
export type RulesName = { readonly rulesVersion: string; readonly contentHash: string }

/** Whether a match goes on by other rules: at once, when every seat has agreed, or not at all. */
export const UPGRADE_POLICIES = ['automatic', 'agreed', 'never'] as const
export type UpgradePolicy = (typeof UPGRADE_POLICIES)[number]

/** Who rolls dice: the service, or people at a table who report what they showed. */
export const DICE_SOURCES = ['rolled', 'reported'] as const
export type DiceSource = (typeof DICE_SOURCES)[number]

/** How well the service plays a seat. */
export const BOT_LEVELS = ['novice', 'regular', 'expert'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** How a game is played now, and the version and content that decide it. */
export type Ruleset = RulesName & { readonly play: Play }

/** How a game is played, as the match machinery sees it: the types of its state and commands are closed over. */
export type Play = {
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: z.ZodType<JsonObject>
  readonly choices: z.ZodType<JsonObject> | null
  readonly command: z.ZodType<JsonObject>
  readonly rules: readonly string[]
  readonly examples: readonly { readonly name: string; readonly seats: number; readonly options: unknown }[]
  readonly hasPicture: boolean
  readonly reportsDice: boolean
  readonly secretChoices: boolean
  readonly playsOn: boolean
  readonly shapes: PlayShapes | null
  setup(options: unknown, seats: number, random: Random, choices?: readonly (JsonObject | null)[]): Decision
  evolve(state: JsonObject | null, event: MatchEvent): JsonObject
  decide(state: JsonObject, seat: number, command: unknown, random: Random): Decision
  offers(state: JsonObject, seat: number, names?: SeatNames): readonly Offer[]
  groupText(group: string, state: JsonObject): Localized
  odds(state: JsonObject, seat: number, command: unknown): readonly Odds[]
  view(state: JsonObject, viewer: Viewer): JsonObject
  seen(event: MatchEvent, viewer: Viewer): MatchEvent
  reveals(event: MatchEvent): boolean
  describe(event: MatchEvent, locale: Locale, names?: SeatNames): string
  isAside(event: MatchEvent): boolean
  activeSeat(state: JsonObject): number | null
  seenActiveSeat(state: JsonObject, viewer: Viewer): number | null
  seenSeat(state: JsonObject, seat: number, viewer: Viewer): number | null
  imagine(state: JsonObject, viewer: Viewer, random: Random): JsonObject | null
  ending(state: JsonObject, names?: SeatNames): Ending | null
  concession(state: JsonObject, conceded: readonly number[], names?: SeatNames): Ending | null
  noteConceded(state: JsonObject, conceded: readonly number[]): JsonObject
  idle(state: JsonObject, seat: number): unknown
  worth(state: JsonObject, seat: number): number
  isSettled(state: JsonObject): boolean
  upgrade(state: JsonObject, from: RulesName): JsonObject
  picture(state: JsonObject, viewer: Viewer, locale: Locale, names?: SeatNames): Picture | null
  /** What may take long, with the pauses that the game makes. */
  readonly inSteps: {
    decide(state: JsonObject, seat: number, command: unknown, random: Random): Steps<Decision>
    offers(state: JsonObject, seat: number, names?: SeatNames): Steps<readonly Offer[]>
    imagine(state: JsonObject, viewer: Viewer, random: Random): Steps<JsonObject | null>
  }
}
