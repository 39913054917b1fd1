import { z } from 'zod'
import type { JsonObject } from '../lib/json.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { ChanceOnDemand, type Random, type Randomness, SEED_PATTERN } from '../rulebook/random.ts'
import { Refusal, type Violation } from '../rulebook/refusal.ts'
import type { RuleIdOf, Rules } from '../rulebook/rule.ts'
import { type Step, Trace } from '../rulebook/trace.ts'
import type { ContentEntry } from './content.ts'
import { ContentReads } from './content-reads.ts'
import { parserOf } from './parse.ts'
import type { Picture } from './scene.ts'

/** The field of an input that fixes its chance: the same seed gives the same ruling. */
export const Seed = z
  .string()
  .regex(SEED_PATTERN)
  .describe('Fixes every draw: `hmac-sha256,1,` and 64 hex digits. The service picks one if it is left out.')
  .meta({ id: 'Seed' })

/** What an operation is given besides its input. */
export type Context<Catalogue extends Rules, Content> = {
  readonly trace: Trace<Catalogue>
  /** Chance by the input's `seed`, or by a seed that is picked at the first draw. */
  readonly random: Random
  readonly content: Content
}

/** An input that is published in the docs and executed by the tests. */
export type Example<Input = unknown> = { readonly name: string; readonly input: Input }

/**
 * How an operation says no. A check answers whether something is legal, with every violation; a list says of each
 * option whether it is legal and why not; a resolution that the rules forbid is refused.
 */
export const OPERATION_KINDS = ['check', 'list', 'resolution'] as const
type OperationKind = (typeof OPERATION_KINDS)[number]

/** One stateless question, as a game declares it. */
export type OperationDeclaration<
  Catalogue extends Rules,
  Content,
  Input extends z.ZodType,
  Outcome extends z.ZodType<JsonObject>,
> = {
  /** `<game>.<name>`; the exact odds of an operation are another operation, `<game>.<name>-odds`. */
  readonly id: string
  readonly kind: OperationKind
  readonly summary: Localized
  /** Every rule that the operation may cite. */
  readonly rules: readonly RuleIdOf<Catalogue>[]
  readonly input: Input
  readonly outcome: Outcome
  readonly examples: readonly [Example<z.input<Input>>, ...Example<z.input<Input>>[]]
  run(input: z.output<Input>, context: Context<Catalogue, Content>): z.output<Outcome> | Refusal
  /** The answer in one sentence, without its reasons. */
  headline(outcome: z.output<Outcome>, input: z.output<Input>, locale: Locale, content: Content): string
  /** The consequences and the members of lists, one line each, the most important first. */
  details?(outcome: z.output<Outcome>, input: z.output<Input>, locale: Locale, content: Content): readonly string[]
  /** The picture of the answer, for operations that have one. */
  picture?(outcome: z.output<Outcome>, input: z.output<Input>, caption: Caption<Content>): Picture
  /** The table as it is afterwards, for operations that change it; `null` where this answer does not. */
  tableAfter?(outcome: z.output<Outcome>, input: z.output<Input>, content: Content): unknown
}

/** What a picture is labelled with. */
export type Caption<Content> = { readonly headline: string; readonly locale: Locale; readonly content: Content }

/** What became of a question. */
export type Answer =
  | ({ readonly kind: 'ruled'; readonly steps: readonly Step[]; readonly randomness: Randomness | null } & Ruled & Read)
  | ({ readonly kind: 'refused'; readonly input: unknown; readonly violations: readonly Violation[] } & Read)
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] }

/** The entries of content that the answer was read from. */
type Read = { readonly content: readonly ContentEntry[] }

/** An answered question: its checked input and its outcome. */
export type Ruled = { readonly input: unknown; readonly outcome: JsonObject }

/** One stateless question, as the transports see it: the types of its input and outcome are closed over. */
export type Operation = {
  readonly id: string
  readonly game: string
  /** The id without the game. */
  readonly name: string
  /** Where it is asked over REST. */
  readonly path: string
  readonly kind: OperationKind
  readonly summary: Localized
  readonly rules: readonly string[]
  readonly input: z.ZodType
  readonly outcome: z.ZodType<JsonObject>
  readonly examples: readonly Example[]
  readonly hasPicture: boolean
  /** Whether its answers may change the table, so that the table can be stored as it is afterwards. */
  readonly changesTable: boolean
  /** Checks the input, then asks the rules. `newSeed` is called if chance is needed and the input has no seed. */
  answer(input: unknown, newSeed: () => string): Answer
  headline(ruled: Ruled, locale: Locale): string
  details(ruled: Ruled, locale: Locale): readonly string[]
  picture(ruled: Ruled, locale: Locale): Picture | null
  /** The table as it is afterwards; `null` if the answer does not change it. */
  tableAfter(ruled: Ruled): unknown
}

/** Gives the `defineOperation` of one game: its rules and its content are known to every operation. */
export function operationDefiner<Catalogue extends Rules, Content>(game: string, content: Content) {
  const reads = new ContentReads(content)
  return function defineOperation<Input extends z.ZodType, Outcome extends z.ZodType<JsonObject>>(
    declaration: OperationDeclaration<Catalogue, Content, Input, Outcome>,
  ): Operation {
    const { id, kind, summary, rules, input, outcome, examples } = declaration
    const name = nameOf(id, game)
    const readInput = parserOf(input)
    // A ruling is only ever shown by the operation that made it, so its parts have the declared types.
    const asTyped = (ruled: Ruled) => ruled as { input: z.output<Input>; outcome: z.output<Outcome> }
    const headline = (ruled: Ruled, locale: Locale) =>
      declaration.headline(asTyped(ruled).outcome, asTyped(ruled).input, locale, content)

    return {
      id,
      game,
      name,
      path: pathOf(game, name),
      kind,
      summary,
      rules,
      input,
      outcome,
      examples,
      hasPicture: declaration.picture !== undefined,
      changesTable: declaration.tableAfter !== undefined,
      answer(raw, newSeed) {
        const parsed = readInput(raw)
        if (!parsed.success) return { kind: 'invalid', issues: parsed.error.issues }

        const trace = new Trace<Catalogue>()
        const random = new ChanceOnDemand(() => seedOf(parsed.data) ?? newSeed())
        const input = parsed.data
        const { answer: result, read } = reads.during((noted) =>
          declaration.run(input, { trace, random, content: noted }),
        )
        if (result instanceof Refusal) return { kind: 'refused', input, violations: result.violations, content: read }
        const randomness = random.used()
        return { kind: 'ruled', input, outcome: result, steps: trace.steps, randomness, content: read }
      },
      headline,
      details: (ruled, locale) =>
        declaration.details?.(asTyped(ruled).outcome, asTyped(ruled).input, locale, content) ?? NO_DETAILS,
      picture(ruled, locale) {
        const caption = { headline: headline(ruled, locale), locale, content }
        return declaration.picture?.(asTyped(ruled).outcome, asTyped(ruled).input, caption) ?? null
      },
      tableAfter: (ruled) => declaration.tableAfter?.(asTyped(ruled).outcome, asTyped(ruled).input, content) ?? null,
    }
  }
}

const NO_DETAILS: readonly string[] = []

function nameOf(id: string, game: string): string {
  if (!id.startsWith(`${game}.`)) throw new Error(`The operation ${id} is not named after its game, ${game}.`)
  return id.slice(game.length + 1)
}

const ODDS = '-odds'

/** Odds have a path of their own beside the rulings they are the odds of. */
function pathOf(game: string, name: string): string {
  if (name.endsWith(ODDS)) return `/v1/games/${game}/odds/${name.slice(0, -ODDS.length)}`
  return `/v1/games/${game}/rulings/${name}`
}

function seedOf(input: unknown): string | undefined {
  const seed = typeof input === 'object' && input !== null && 'seed' in input ? input.seed : undefined
  return typeof seed === 'string' ? seed : undefined
}
