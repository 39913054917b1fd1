import type { z } from 'zod'
import type { JsonObject } from '../lib/json.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import type { Random } from '../rulebook/random.ts'
import { Refusal, type Violation } from '../rulebook/refusal.ts'
import type { RuleIdOf, Rules } from '../rulebook/rule.ts'
import { type Step, Trace } from '../rulebook/trace.ts'
import type { Scene } from './scene.ts'

/** What an operation is given besides its input. */
export type Surroundings<Catalogue extends Rules, Content> = {
  readonly trace: Trace<Catalogue>
  readonly random: Random
  readonly content: Content
}

/** An input that is published in the docs and executed by the tests. */
export type Example<Input = unknown> = { readonly name: string; readonly input: Input }

/** One stateless question, as a game declares it. */
export type OperationDeclaration<
  Catalogue extends Rules,
  Content,
  Input extends z.ZodType,
  Outcome extends z.ZodType<JsonObject>,
> = {
  readonly id: string
  readonly summary: Localized
  /** Every rule that the operation may cite. */
  readonly rules: readonly RuleIdOf<Catalogue>[]
  readonly input: Input
  readonly outcome: Outcome
  readonly examples: readonly [Example<z.input<Input>>, ...Example<z.input<Input>>[]]
  run(input: z.output<Input>, surroundings: Surroundings<Catalogue, Content>): z.output<Outcome> | Refusal
  /** The answer in one sentence, without its reasons. */
  headline(outcome: z.output<Outcome>, input: z.output<Input>, locale: Locale): string
  /** The picture of the answer, for operations that have one. */
  scene?(outcome: z.output<Outcome>, input: z.output<Input>, caption: Caption<Content>): Scene
}

/** What a picture is labelled with. */
export type Caption<Content> = { readonly headline: string; readonly locale: Locale; readonly content: Content }

/** What became of a question. */
export type Answer =
  | { readonly kind: 'ruled'; readonly input: unknown; readonly outcome: JsonObject; readonly steps: readonly Step[] }
  | { readonly kind: 'refused'; readonly violations: readonly Violation[]; readonly steps: readonly Step[] }
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] }

/** One stateless question, as the doors see it: the types of its input and outcome are closed over. */
export type Operation = {
  readonly id: string
  readonly game: string
  /** The id without the game, as it stands in a URL. */
  readonly name: string
  readonly summary: Localized
  readonly rules: readonly string[]
  readonly input: z.ZodType
  readonly outcome: z.ZodType<JsonObject>
  readonly examples: readonly Example[]
  readonly hasPicture: boolean
  /** Checks the input, then asks the rules. */
  answer(input: unknown, random: Random): Answer
  headline(ruled: Ruled, locale: Locale): string
  scene(ruled: Ruled, locale: Locale): Scene | null
}

/** An answered question: its checked input and its outcome. */
export type Ruled = { readonly input: unknown; readonly outcome: JsonObject }

/** Gives the `defineOperation` of one game: its rules and its content are known to every operation. */
export function operationDefiner<Catalogue extends Rules, Content>(game: string, content: Content) {
  return function defineOperation<Input extends z.ZodType, Outcome extends z.ZodType<JsonObject>>(
    declaration: OperationDeclaration<Catalogue, Content, Input, Outcome>,
  ): Operation {
    const { id, summary, rules, input, outcome, examples } = declaration
    if (!id.startsWith(`${game}.`)) throw new Error(`The operation ${id} is not named after its game, ${game}.`)
    // A ruling is only ever shown by the operation that made it, so its parts have the declared types.
    const typed = (ruled: Ruled) => ruled as { input: z.output<Input>; outcome: z.output<Outcome> }

    return {
      id,
      game,
      name: id.slice(game.length + 1),
      summary,
      rules,
      input,
      outcome,
      examples,
      hasPicture: declaration.scene !== undefined,
      answer(raw, random) {
        const parsed = input.safeParse(raw)
        if (!parsed.success) return { kind: 'invalid', issues: parsed.error.issues }

        const trace = new Trace<Catalogue>()
        const result = declaration.run(parsed.data, { trace, random, content })
        if (result instanceof Refusal) return { kind: 'refused', violations: result.violations, steps: trace.steps }
        return { kind: 'ruled', input: parsed.data, outcome: result, steps: trace.steps }
      },
      headline(ruled, locale) {
        const { outcome, input } = typed(ruled)
        return declaration.headline(outcome, input, locale)
      },
      scene(ruled, locale) {
        const { outcome, input } = typed(ruled)
        const headline = declaration.headline(outcome, input, locale)
        return declaration.scene?.(outcome, input, { headline, locale, content }) ?? null
      },
    }
  }
}
