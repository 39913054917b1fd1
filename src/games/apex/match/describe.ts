import type { MatchEvent, SeatNames } from '../../../contract/match.ts'
import type { Cell } from '../../../geometry/grid.ts'
import type { Json, JsonObject } from '../../../lib/json.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { capitalize, formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import type { HarmSource } from '../abilities/dome-protection.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { miniatureName } from '../language/miniature-name.ts'
import { cellName, contract, pieceName, pieceNames } from '../language/notation.ts'
import { directionName } from '../language/words.ts'
import type { Ring } from '../ring/ring.ts'
import { ringSpan } from '../ring/ring.words.ts'
import { squadName } from '../table/squad.ts'
import { actionName } from '../turn/action.words.ts'
import { trackCellName } from '../turn/round-marker.words.ts'
import type { BorderSide, Piece } from '../vocabulary.ts'
import { thingName } from './answer.words.ts'
import { describeMirrored } from './automata/describe.ts'
import { mirroredTypeOf } from './automata/events.ts'
import { SENTENCES } from './describe/sentences.ts'
import { bearersText, spotText } from './describe/spots.ts'

/** What is counted in sentences, by the name after the colon: `{count:feat}`; `{hit:hit}` of a field that is true. */
const NOUNS: Readonly<Record<string, Noun>> = {
  hit: { en: ['hit', 'hits'], es: ['impacto', 'impactos'] },
  headshot: { en: ['headshot', 'headshots'], es: ['disparo a la cabeza', 'disparos a la cabeza'] },
  feat: { en: ['feat', 'feats'], es: ['Proeza', 'Proezas'] },
  point: { en: ['victory point', 'victory points'], es: ['Punto de Victoria', 'Puntos de Victoria'] },
}

const HARM_NAMES: Readonly<Record<HarmSource, Localized>> = {
  shot: { en: 'shot', es: 'disparo' },
  melee: { en: 'melee', es: 'cuerpo a cuerpo' },
  grenade: { en: 'grenade', es: 'granada' },
  area: { en: 'ability', es: 'Habilidad' },
  ring: { en: 'Ring', es: 'Anillo' },
  card: { en: 'card', es: 'carta' },
}

/** A seat without a name; seats have numbers from 0, people count them from 1. */
const seatText = (seat: number, locale: Locale): string => `${{ en: 'seat', es: 'asiento' }[locale]} ${seat + 1}`

/** Fields whose values are words of the service, not names of the content. */
const WORDED: Readonly<Record<string, (value: string, locale: Locale) => string>> = {
  side: (side, locale) => directionName(side as BorderSide, locale),
  source: (source, locale) => HARM_NAMES[source as HarmSource][locale],
}

/** What a value is, where its sentence says so. */
const READINGS: Readonly<Record<string, (value: Json, locale: Locale, content: ApexContent) => string>> = {
  action: (source, locale, content) => actionName(String(source), locale, content),
  slot: (slot) => String(Number(slot) + 1),
  track: (index, locale, content) => trackCellName(Number(index), locale, content),
  beacon: (id, locale, content) => pieceName({ kind: 'respawnBeacon', id: String(id) }, locale, content),
  placing: (by, locale) =>
    by === 'push' ? { en: 'is pushed to', es: 'acaba en' }[locale] : { en: 'is placed in', es: 'se coloca en' }[locale],
  pieces: (pieces, locale, content) => pieceNames(Array.isArray(pieces) ? pieces.filter(isPiece) : [], locale, content),
  spot: spotText,
  bearers: bearersText,
}

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

  word(name: string, counted = ''): string {
    const value = this.#fields[name]
    const noun = ownEntry(NOUNS, counted)
    if (noun !== undefined && typeof value === 'number') return formatCount(value, noun, this.#locale)
    const reading = ownEntry(READINGS, counted)
    if (reading !== undefined) return reading(value ?? null, this.#locale, this.#content)
    if (value === true) return noun?.[this.#locale][0] ?? ''
    return value === undefined ? '' : this.#inWords(name, value)
  }

  has(name: string, counted?: string): boolean {
    const value = this.#fields[name]
    return (
      value !== undefined &&
      value !== null &&
      value !== false &&
      value !== 0 &&
      !(Array.isArray(value) && value.length === 0) &&
      this.word(name, counted) !== ''
    )
  }

  #inWords(name: string, value: Json): string {
    if (value === null) return name === 'seat' ? { en: 'Somebody', es: 'alguien' }[this.#locale] : '–'
    if (name === 'seat') return this.#names[Number(value)] ?? seatText(Number(value), this.#locale)
    if (value === 'red' || value === 'blue') return squadName(value, this.#locale)
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return ownEntry(WORDED, name)?.(value, this.#locale) ?? this.#named(value)
    if (Array.isArray(value)) return this.#list(name, value)
    if (isCell(value)) return cellName(value)
    if (isMiniature(value)) return miniatureName(value.id, this.#locale, this.#content)
    if (isRing(value)) return ringSpan(value, this.#locale)
    return isPlayed(value) ? `${this.#named(value.card)} (${this.#named(value.legend)})` : ''
  }

  /** An aim card by its value, a miniature, a reward and an Arsenal card by their names, as anything else. */
  #named(id: string): string {
    const { aimCards, rewardTokens, automatonArsenals } = this.#content
    const aimed = aimCards.get(id)
    if (aimed !== undefined) return String(aimed.value)
    const miniature = miniatureName(id, this.#locale, this.#content)
    if (miniature !== id) return miniature
    const printed = rewardTokens.get(id) ?? automatonArsenals.get(id)
    return printed?.name[this.#locale] ?? thingName(id, this.#locale, this.#content)
  }

  #list(name: string, values: readonly Json[]): string {
    if (name === 'path') return this.#inWords('cell', values.at(-1) ?? null)
    return formatList(
      values.map((value) => this.#inWords('', value)),
      this.#locale,
    )
  }
}

const hasField = (value: Json, field: string): boolean => typeof value === 'object' && value !== null && field in value
const isCell = (value: Json): value is Cell => hasField(value, 'column')
const isRing = (value: Json): value is Ring => hasField(value, 'left') && hasField(value, 'top')
/** A figure on the table, by its id and kind. */
const isMiniature = (value: Json): value is { readonly id: string; readonly kind: string } =>
  hasField(value, 'kind') && hasField(value, 'id')
const isPiece = (value: Json): value is Piece => isMiniature(value)
/** A card with the Legend that played it. */
const isPlayed = (value: Json): value is { readonly card: string; readonly legend: string } =>
  hasField(value, 'card') && hasField(value, 'legend')

const FIELD = /\{(\w+)(?::(\w+))?\}/g

/** A seen event in one sentence; a part in brackets is there only with all its fields. */
export function describeIn(
  { type, ...fields }: MatchEvent,
  locale: Locale,
  content: ApexContent,
  names: SeatNames = [],
): string {
  const mirrored = mirroredTypeOf(type)
  if (mirrored !== undefined) return describeMirrored({ ...fields, type: mirrored }, locale, content)
  const sentence = SENTENCES[type as keyof typeof SENTENCES]?.[locale] ?? type
  const filling = new Fields(fields, locale, content, names)
  const chosen = sentence.replace(/\[([^\]|]*)\|?([^\]]*)\]/g, (_, part: string, otherwise: string) => {
    const needed = [...part.matchAll(FIELD)]
    return needed.every(([, name = '', counted]) => filling.has(name, counted)) ? part : otherwise
  })
  return capitalize(contract(chosen.replace(FIELD, (_, name: string, counted?: string) => filling.word(name, counted))))
}
