import type { MatchEvent, SeatNames } from '../../../contract/match.ts'
import type { Cell } from '../../../geometry/grid.ts'
import type { Json, JsonObject } from '../../../lib/json.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cellName, contract } from '../language/notation.ts'
import { squadName } from '../table/squad.ts'
import { thingName } from './answer.words.ts'
import { SENTENCES } from './describe/sentences.ts'

/** What a sentence is filled with: every field of an event in words. */
class Fields {
  readonly #fields: JsonObject
  readonly #locale: Locale
  readonly #content: ApexContent
  readonly #names: SeatNames

  constructor(fields: JsonObject, locale: Locale, content: ApexContent, names: SeatNames) {
    this.#fields = fields
    this.#locale = locale
    this.#content = content
    this.#names = names
  }

  word(name: string): string {
    const value = this.#fields[name]
    return value === undefined ? '' : this.#inWords(name, value)
  }

  has(name: string): boolean {
    const value = this.#fields[name]
    return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
  }

  #inWords(name: string, value: Json): string {
    if (value === null) return '–'
    if (name === 'seat') return this.#names[Number(value)] ?? `${{ en: 'seat', es: 'asiento' }[this.#locale]} ${value}`
    if (value === 'red' || value === 'blue') return squadName(value, this.#locale)
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return thingName(value, this.#locale, this.#content)
    if (Array.isArray(value)) return this.#list(name, value)
    return isCell(value) ? cellName(value) : ''
  }

  #list(name: string, values: readonly Json[]): string {
    if (name === 'path') return this.#inWords('cell', values.at(-1) ?? null)
    return formatList(
      values.map((value) => this.#inWords('', value)),
      this.#locale,
    )
  }
}

const isCell = (value: Json): value is Cell => typeof value === 'object' && value !== null && 'column' in value

/** A seen event in one sentence; a part in brackets is told only if all its fields are there. */
export function describeIn(
  { type, ...fields }: MatchEvent,
  locale: Locale,
  content: ApexContent,
  names: SeatNames = [],
): string {
  const sentence = SENTENCES[type as keyof typeof SENTENCES]?.[locale] ?? type
  const filling = new Fields(fields, locale, content, names)
  const told = sentence.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const needed = [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    return needed.every((name) => filling.has(name)) ? part : ''
  })
  return contract(told.replace(/\{(\w+)\}/g, (_, name: string) => filling.word(name)))
}
