import type { z } from 'zod'
import type { JsonObject } from '../lib/json.ts'
import { finish, inSteps, type MaybeSteps, type Steps } from '../lib/steps.ts'
import type { Random } from '../rulebook/random.ts'
import { Refusal } from '../rulebook/refusal.ts'
import type { Rules } from '../rulebook/rule.ts'
import { Trace } from '../rulebook/trace.ts'
import type { Decision, MatchEvent, Play, PlayContext, PlayDeclaration, PlayShapes } from './match.ts'
import { parserOf } from './parse.ts'

const NOTHING: readonly null[] = []

/** Gives the `definePlay` of one game: its rules and its content are known to it. */
export function playDefiner<Catalogue extends Rules, Content>(content: Content) {
  return function definePlay<
    Options extends z.ZodType<JsonObject>,
    State extends JsonObject,
    Command extends z.ZodType<JsonObject>,
    Event extends MatchEvent,
    Choices extends z.ZodType<JsonObject> = z.ZodType<JsonObject>,
  >(declared: PlayDeclaration<Catalogue, Content, Options, State, Command, Event, Choices>): Play {
    const { seats, options, choices = null, command, rules, examples } = declared
    const [readOptions, readCommand] = [parserOf(options), parserOf(command)]
    const seenActiveSeat = declared.seenActiveSeat ?? ((state, _viewer, known) => declared.activeSeat(state, known))
    // States and events are only ever handed back to the game that made them, so they have the declared types.
    const asState = (state: JsonObject) => state as State
    const asEvent = (event: MatchEvent) => event as Event
    const steps: Play['inSteps'] = {
      *decide(state, seat, raw, random) {
        const parsed = readCommand(raw)
        if (!parsed.success) return { kind: 'invalid', issues: parsed.error.issues }
        return yield* decisionOf<Catalogue, Content>(random, content, (context) =>
          declared.decide(asState(state), seat, parsed.data, context),
        )
      },
      offers: (state, seat, names = NOTHING) => inSteps(declared.offers(asState(state), seat, content, names)),
      imagine: (state, viewer, random) => inSteps(declared.imagine(asState(state), viewer, random, content)),
    }

    return {
      ...{ seats, options, choices, command, rules, examples, inSteps: steps, ...saidOf(declared) },
      hasPicture: declared.picture !== undefined,
      setup(raw, count, random, chosen = NOTHING) {
        const parsed = readOptions(raw)
        if (!parsed.success) return { kind: 'invalid', issues: parsed.error.issues }
        // What was chosen was read by the schema of choices when it was chosen.
        const choices = Array.from({ length: count }, (_, seat) => (chosen[seat] ?? null) as z.output<Choices> | null)
        return finish(
          decisionOf<Catalogue, Content>(random, content, (context) =>
            declared.setup(parsed.data, count, { ...context, choices }),
          ),
        )
      },
      evolve: (state, event) => declared.evolve(state === null ? null : asState(state), asEvent(event), content),
      decide: (state, seat, raw, random) => finish(steps.decide(state, seat, raw, random)),
      offers: (state, seat, names) => finish(steps.offers(state, seat, names)),
      groupText: (group, state) => declared.groupText(group, asState(state), content),
      odds(state, seat, raw) {
        const parsed = readCommand(raw)
        return parsed.success ? (declared.odds?.(asState(state), seat, parsed.data, content) ?? []) : []
      },
      view: (state, viewer) => declared.view(asState(state), viewer, content),
      seen: (event, viewer) => declared.seen(asEvent(event), viewer, content),
      reveals: (event) => declared.reveals(asEvent(event)),
      describe: (event, locale, names = NOTHING) => declared.describe(event, locale, content, names),
      isAside: (event) => declared.isAside?.(event) ?? false,
      activeSeat: (state) => declared.activeSeat(asState(state), content),
      seenActiveSeat: (state, viewer) => seenActiveSeat(asState(state), viewer, content),
      seenSeat: (state, seat, viewer) =>
        declared.seenSeat === undefined ? seat : declared.seenSeat(asState(state), seat, viewer),
      imagine: (state, viewer, random) => finish(steps.imagine(state, viewer, random)),
      ending: (state, names = NOTHING) => declared.ending(asState(state), content, names),
      concession: (state, conceded, names = NOTHING) => declared.concession(asState(state), conceded, content, names),
      noteConceded: (state, conceded) => declared.noteConceded?.(asState(state), conceded) ?? state,
      idle: (state, seat) => declared.idle(asState(state), seat, content),
      worth: (state, seat) => declared.worth?.(asState(state), seat, content) ?? 0,
      isSettled: (state) => declared.isSettled?.(asState(state)) ?? true,
      upgrade: (state, from) => declared.upgrade?.(state, from, content) ?? state,
      picture: (state, viewer, locale, names = NOTHING) =>
        declared.picture?.(asState(state), viewer, { locale, content, names }) ?? null,
    }
  }
}

type Said = {
  readonly reportsDice?: boolean
  readonly secretChoices?: boolean
  readonly playsOn?: boolean
  readonly shapes?: PlayShapes
}

/** What a game may say of itself, as it is where it says nothing. */
const saidOf = ({ reportsDice = false, secretChoices = false, playsOn = true, shapes }: Said) => ({
  ...{ reportsDice, secretChoices, playsOn, shapes: shapes ?? null },
})

function* decisionOf<Catalogue extends Rules, Content>(
  random: Random,
  content: Content,
  decide: (context: PlayContext<Catalogue, Content>) => MaybeSteps<readonly MatchEvent[] | Refusal>,
): Steps<Decision> {
  const trace = new Trace<Catalogue>()
  const result = yield* inSteps(decide({ random, trace, content }))
  if (result instanceof Refusal) return { kind: 'refused', violations: result.violations }
  return { kind: 'decided', events: result, steps: trace.steps }
}
