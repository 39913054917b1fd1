import type { MatchEvent, SeatNames } from '../../../contract/match.ts'
import type { Json, JsonObject } from '../../../lib/json.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { SENTENCES } from './describe/sentences.ts'
import { ACTION_WORDS, CONDITION_WORDS, FACE_WORDS, ICON_WORDS, MOVE_WORDS, TYPE_WORDS } from './match.words.ts'
import { seatOf } from './units.ts'
import { thingName } from './words.ts'

type Words = Readonly<Record<string, Localized>>

/** Fields whose values have words of their own. */
const WORDS: Readonly<Record<string, Words>> = {
  action: ACTION_WORDS,
  kind: MOVE_WORDS,
  condition: CONDITION_WORDS,
  icon: ICON_WORDS,
  face: FACE_WORDS,
  attackType: TYPE_WORDS,
}

/** Fields that hold a player. */
const PLAYER_FIELDS: ReadonlySet<string> = new Set(['player', 'winner'])

type Telling = { readonly locale: Locale; readonly content: ShatterpointContent; readonly names: SeatNames }

const isPlayer = (value: Json): value is 'A' | 'B' => value === 'A' || value === 'B'

function seatName(seat: number, { locale, names }: Telling): string {
  return names[seat] ?? `${{ en: 'player', es: 'jugador' }[locale]} ${seat === 0 ? 'A' : 'B'}`
}

/** A field of an event in words. */
function inWords(name: string, value: Json, telling: Telling): string {
  const { locale, content } = telling
  if (name === 'seat') return seatName(Number(value), telling)
  if (PLAYER_FIELDS.has(name) && isPlayer(value)) return seatName(seatOf(value), telling)
  const word = typeof value === 'string' ? WORDS[name]?.[value] : undefined
  if (word !== undefined) return word[locale]
  if (typeof value === 'string') return thingName(value, locale, content)
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? objectWords(value as JsonObject, locale)
    : ''
}

/** A place or a roll. */
function objectWords(value: JsonObject, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  if (typeof value.x === 'number' && typeof value.y === 'number')
    return `${format.format(value.x)} / ${format.format(value.y)}`
  const faces = Object.entries(value).filter(([, count]) => typeof count === 'number' && count > 0)
  return formatList(
    faces.map(([face, count]) => `${count} ${FACE_WORDS[face]?.[locale] ?? face}`),
    locale,
  )
}

const isThere = (value: Json | undefined): boolean => value !== undefined && value !== null

/** A seen event in one sentence; a part in brackets is told only if all its fields are there. */
export function describeIn(
  { type, ...fields }: MatchEvent,
  locale: Locale,
  content: ShatterpointContent,
  names: SeatNames = [],
): string {
  const sentence = SENTENCES[type as keyof typeof SENTENCES]?.[locale] ?? type
  const told = sentence.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const needed = [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    return needed.every((name) => isThere(fields[name])) ? part : ''
  })
  const telling = { locale, content, names }
  return told.replace(/\{(\w+)\}/g, (_, name: string) => inWords(name, fields[name] ?? null, telling))
}
