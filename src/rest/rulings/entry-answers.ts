import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Operation } from '../../contract/operation.ts'
import { parserOf } from '../../contract/parse.ts'
import { Problem } from '../../contract/problem.ts'
import type { RulingRecord } from '../../contract/ruling-store.ts'
import { TextDetail } from '../../contract/text-detail.ts'
import { SavingQuery } from '../../hosting/ruling-schemas.ts'
import { type Saver, saveRuling } from '../../hosting/rulings.ts'
import { ask, invalidInput } from '../../registry/ask.ts'
import type { RulingFields } from '../../registry/ruling.ts'
import type { TextOptions } from '../../registry/ruling-text.ts'
import { type DrawnInput, drawTables, namedTables } from '../../registry/stored-tables.ts'
import type { Dependencies } from '../dependencies.ts'
import { saverOf, type TablesOfRequest, tablesOfRequest } from '../keeping.ts'
import { problemOfError } from '../problems.ts'
import { requireOperation, writeShortRuling } from './rulings.ts'

/** One question among many. */
export const BatchEntry = z
  .strictObject({
    game: z.string().max(40),
    operation: z.string().max(80).describe('The short name, as in `line-of-sight`.'),
    input: z.unknown().describe('The input of that operation.'),
    detail: TextDetail.optional().describe('How much the text of this entry tells; else as for the batch.'),
  })
  .meta({ id: 'BatchEntry' })
const readEntry = parserOf(BatchEntry)

/** Whether and how the rulings of a batch are saved. */
export const EntrySaving = SavingQuery.extend({
  save: z.enum(['true', 'false']).default('false').describe('Saves every ruling; each answer names its `id`.'),
})

export const OTHER_RULES = {
  description: 'The service has other rules than Expect-Rules names.',
  content: { 'application/problem+json': { schema: Problem } },
}

/** How the answers are written. */
type Form = TextOptions & { readonly fields: RulingFields }

/** Answers the questions of one request, each for itself. */
export class EntryAnswers {
  readonly #request: FastifyRequest
  readonly #dependencies: Dependencies
  readonly #form: Form
  readonly #saving: z.output<typeof EntrySaving>
  readonly #tables: TablesOfRequest
  readonly #saver: Saver | null

  constructor(request: FastifyRequest, dependencies: Dependencies, form: Form, saving: z.output<typeof EntrySaving>) {
    this.#request = request
    this.#dependencies = dependencies
    this.#form = form
    this.#saving = saving
    this.#tables = tablesOfRequest(request, dependencies)
    this.#saver = saving.save === 'true' ? saverOf(request, dependencies) : null
  }

  /** The answer to one entry as JSON. What nobody foresaw is a problem of this entry only. */
  write(raw: unknown): string | Promise<string> {
    const onError = (error: unknown) => JSON.stringify(problemOfError(error, this.#request))
    try {
      const written = this.#answer(raw)
      return typeof written === 'string' ? written : written.catch(onError)
    } catch (error) {
      return onError(error)
    }
  }

  #answer(raw: unknown): string | Promise<string> {
    const entry = readEntry(raw)
    if (!entry.success) return JSON.stringify(invalidInput(entry.error.issues, this.#form.locale))
    const { game, operation: name, input } = entry.data
    const operation = requireOperation(this.#dependencies.registry, game, name)
    const form = { ...this.#form, detail: entry.data.detail ?? this.#form.detail }
    const named = namedTables(operation.input, input)
    if (named === null) return this.#rule({ input }, operation, form)
    return drawTables(input, named, this.#tables(game)).then((drawn) => this.#rule(drawn, operation, form))
  }

  #rule(
    { input, tables }: Pick<DrawnInput, 'input'> & Partial<DrawnInput>,
    operation: Operation,
    form: Form,
  ): string | Promise<string> {
    const { registry, newSeed } = this.#dependencies
    const asked = ask(registry, operation, input, { locale: form.locale, newSeed, tables })
    const kept = this.#save(asked.record ?? asked.refused)
    if (asked.problem === undefined) {
      const write = (record: RulingRecord) => writeShortRuling(registry, operation, record, form).toString()
      return kept === null ? write(asked.record) : kept.then(write)
    }
    const { problem } = asked
    if (kept === null) return JSON.stringify(problem)
    return kept.then(({ id }) => JSON.stringify({ ...problem, saved: { id, href: `/v1/rulings/${id}` } }))
  }

  /** Saves what was ruled or refused, if that is asked for. */
  #save(record: RulingRecord | undefined) {
    if (this.#saver === null || record === undefined) return null
    return saveRuling(this.#dependencies.rulings, this.#saver, record, this.#saving)
  }
}
