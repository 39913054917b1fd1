import type { z } from 'zod'
import type { JsonObject } from '../lib/json.ts'
import type { Random } from '../rulebook/random.ts'
import { Refusal } from '../rulebook/refusal.ts'
import type { Rules } from '../rulebook/rule.ts'
import { Trace } from '../rulebook/trace.ts'
import type { Decision, MatchEvent, Play, PlayContext, PlayDeclaration } from './match.ts'
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
    const readOptions = parserOf(options)
    const readCommand = parserOf(command)
    // States and events are only ever handed back to the game that made them, so they have the declared types.
    const asState = (state: JsonObject) => state as State
    const asEvent = (event: MatchEvent) => event as Event

    return {
      ...{ seats, options, choices, command, rules, examples },
      reportsDice: declared.reportsDice ?? false,
      shapes: declared.shapes ?? null,
      hasPicture: declared.picture !== undefined,
      setup(raw, count, random, chosen = NOTHING) {
        const parsed = readOptions(raw)
        if (!parsed.success) return { kind: 'invalid', issues: parsed.error.issues }
        // What was chosen was read by the schema of choices when it was chosen.
        const choices = Array.from({ length: count }, (_, seat) => (chosen[seat] ?? null) as z.output<Choices> | null)
        return decisionOf<Catalogue, Content>(random, content, (context) =>
          declared.setup(parsed.data, count, { ...context, choices }),
        )
      },
      evolve: (state, event) => declared.evolve(state as State | null, asEvent(event)),
      decide(state, seat, raw, random) {
        const parsed = readCommand(raw)
        if (!parsed.success) return { kind: 'invalid', issues: parsed.error.issues }
        return decisionOf(random, content, (context) => declared.decide(asState(state), seat, parsed.data, context))
      },
      offers: (state, seat, names = NOTHING) => declared.offers(asState(state), seat, content, names),
      groupText: (group, state) => declared.groupText(group, asState(state), content),
      odds(state, seat, raw) {
        const parsed = readCommand(raw)
        return parsed.success ? (declared.odds?.(asState(state), seat, parsed.data, content) ?? []) : []
      },
      view: (state, viewer) => declared.view(asState(state), viewer),
      seen: (event, viewer) => declared.seen(asEvent(event), viewer),
      reveals: (event) => declared.reveals(asEvent(event)),
      describe: (event, locale, names = NOTHING) => declared.describe(event, locale, content, names),
      activeSeat: (state) => declared.activeSeat(asState(state)),
      seenActiveSeat: (state, viewer) => (declared.seenActiveSeat ?? declared.activeSeat)(asState(state), viewer),
      seenSeat: (state, seat, viewer) =>
        declared.seenSeat === undefined ? seat : declared.seenSeat(asState(state), seat, viewer),
      imagine: (state, viewer, random) => declared.imagine(asState(state), viewer, random),
      ending: (state) => declared.ending(asState(state), content),
      concession: (state, conceded) => declared.concession(asState(state), conceded, content),
      noteConceded: (state, conceded) => declared.noteConceded?.(asState(state), conceded) ?? state,
      idle: (state, seat) => declared.idle(asState(state), seat, content),
      worth: (state, seat) => declared.worth?.(asState(state), seat, content) ?? 0,
      isSettled: (state) => declared.isSettled?.(asState(state)) ?? true,
      upgrade: (state, from) => declared.upgrade?.(state, from, content) ?? state,
      picture: (state, viewer, locale) => declared.picture?.(asState(state), viewer, { locale, content }) ?? null,
    }
  }
}

function decisionOf<Catalogue extends Rules, Content>(
  random: Random,
  content: Content,
  decide: (context: PlayContext<Catalogue, Content>) => readonly MatchEvent[] | Refusal,
): Decision {
  const trace = new Trace<Catalogue>()
  const result = decide({ random, trace, content })
  if (result instanceof Refusal) return { kind: 'refused', violations: result.violations }
  return { kind: 'decided', events: result, steps: trace.steps }
}
