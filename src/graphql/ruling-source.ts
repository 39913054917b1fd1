import type { Operation } from '../contract/operation.ts'
import type { RulingRecord, UsedTable, Visibility } from '../contract/ruling-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { presentOutcome } from '../registry/outcome.ts'
import { presentContent, type WireContent } from '../registry/provenance.ts'
import type { Registry } from '../registry/registry.ts'
import { type Kept, type LeftTable, presentStep, type WireStep } from '../registry/ruling.ts'

/** A ruling that may have been saved. */
export type KeptRecord = RulingRecord & Kept

/** What the text and the picture of a ruling are made of. */
type Origin = { readonly operation: Operation; readonly record: KeptRecord; readonly locale: Locale }

/**
 * A ruling on its way out, with the fields of the wire. What costs something is worked out only where it is selected.
 * It is a class for its getters: those of an object literal keep all that they read from being collected soon.
 */
export class RulingSource {
  readonly #registry: Registry
  readonly origin: Origin

  constructor(registry: Registry, origin: Origin) {
    this.#registry = registry
    this.origin = origin
  }

  get id(): string | undefined {
    return this.origin.record.id
  }

  get savedAt(): string | undefined {
    return this.origin.record.savedAt?.toISOString()
  }

  get game(): string {
    return this.origin.record.game
  }

  get operation(): string {
    return this.origin.record.operation
  }

  get rulesVersion(): string {
    return this.origin.record.rulesVersion
  }

  get contentHash(): string {
    return this.origin.record.contentHash
  }

  get randomness(): RulingRecord['randomness'] {
    return this.origin.record.randomness
  }

  get visibility(): Visibility | undefined {
    return this.origin.record.visibility
  }

  get labels(): readonly string[] | undefined {
    return this.origin.record.labels
  }

  /** The question of a ruling that is asked just now is known to whoever asks it. */
  get input(): JsonObject | undefined {
    return this.origin.record.id === undefined ? undefined : this.origin.record.input
  }

  get tables(): readonly UsedTable[] | undefined {
    return this.origin.record.tables
  }

  get stored(): LeftTable | undefined {
    return this.origin.record.stored
  }

  get outcome(): JsonObject | null {
    const { operation, record, locale } = this.origin
    return record.outcome === null ? null : presentOutcome(this.#registry, operation, record.outcome, locale)
  }

  get content(): WireContent[] {
    const { record, locale } = this.origin
    return presentContent(record.content, locale)
  }

  get trace(): WireStep[] {
    const { record, locale } = this.origin
    return record.steps.map((step) => presentStep(this.#registry, step, locale))
  }
}
