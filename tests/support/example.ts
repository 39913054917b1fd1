import type { JsonObject } from '../../src/lib/json.ts'

/** A worked example of a specification, as a question to the service and what it has to answer. */
export type WorkedExample = {
  /** As in the specification: `E-17a`. */
  readonly id: string
  readonly says: string
  /** The operation's full id. */
  readonly operation: string
  readonly input: JsonObject
  /** A part of the outcome. */
  readonly outcome?: JsonObject
  /** A rule that the trace has to cite, or that refuses if there is no outcome. */
  readonly rule?: string
  /** The rules of all violations, the decisive one first, if several refuse it. */
  readonly refusedBy?: readonly string[]
}
