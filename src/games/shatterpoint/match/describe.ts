import type { MatchEvent, SeatNames } from '../../../contract/match.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../lib/json.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { capitalize, formatCount, formatList, formatNumber } from '../../../lib/wording.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { facesCount } from '../dice/dice.words.ts'
import { Face } from '../dice/roll.ts'
import { SENTENCES } from './describe/sentences.ts'
import {
  ACTION_WORDS,
  CONDITION_WORDS,
  DECK_WORDS,
  FACE_WORDS,
  ICON_WORDS,
  KEYWORD_WORDS,
  LASTING_WORDS,
  LAYOUT_WORDS,
  MOVE_WORDS,
  POOL_WORDS,
  TYPE_WORDS,
} from './match.words.ts'
import { playerOf } from './units.ts'
import { playerName, thingName } from './words.ts'

type Words = Readonly<Record<string, Localized>>

/** Fields whose values have words of their own. */
const WORDS: Readonly<Record<string, Words>> = {
  action: ACTION_WORDS,
  kind: MOVE_WORDS,
  condition: CONDITION_WORDS,
  icon: ICON_WORDS,
  face: FACE_WORDS,
  attackType: TYPE_WORDS,
  name: { ...LAYOUT_WORDS, ...KEYWORD_WORDS },
  by: POOL_WORDS,
  until: LASTING_WORDS,
  to: DECK_WORDS,
}

/** Fields that hold a player. */
const PLAYER_FIELDS: ReadonlySet<string> = new Set(['player', 'winner'])

type Wording = { readonly locale: Locale; readonly content: ShatterpointContent; readonly names: SeatNames }

const isPlayer = (value: Json): value is 'A' | 'B' => value === 'A' || value === 'B'

/** A field of an event in words. */
function inWords(name: string, value: Json, wording: Wording): string {
  const { locale, content, names } = wording
  if (name === 'seat') return playerName(playerOf(Number(value)), locale, names)
  if (PLAYER_FIELDS.has(name) && isPlayer(value)) return playerName(value, locale, names)
  const word = typeof value === 'string' ? WORDS[name]?.[value] : undefined
  if (word !== undefined) return word[locale]
  if (typeof value === 'string') return thingName(value, locale, content)
  if (typeof value === 'number') return tenths(value, locale)
  return isJsonObject(value) ? objectWords(value, locale) : ''
}

const tenths = (value: number, locale: Locale): string => formatNumber(Math.round(value * 10) / 10, locale)

const NO_DICE: Localized = { en: 'no dice', es: 'ningún dado' }

/** A place or a roll. */
function objectWords(value: JsonObject, locale: Locale): string {
  if (typeof value.x === 'number' && typeof value.y === 'number')
    return `${tenths(value.x, locale)} / ${tenths(value.y, locale)}`
  const faces = Face.options.flatMap((face) => {
    const count = Number(value[face] ?? 0)
    return count > 0 ? [facesCount(count, face, locale)] : []
  })
  return faces.length === 0 ? NO_DICE[locale] : formatList(faces, locale)
}

const isGiven = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== 0

/** A field of a sentence, and the noun that it counts in one and in several. */
const FIELD = /\{(\w+)(?:\|([^|}]+)\|([^}]+))?\}/g

/** A seen event in one sentence; a part in brackets is told only if all its fields are there and not nothing. */
export function describeIn(
  { type, ...fields }: MatchEvent,
  locale: Locale,
  content: ShatterpointContent,
  names: SeatNames = [],
): string {
  const sentence = SENTENCES[type as keyof typeof SENTENCES]?.[locale] ?? type
  const text = sentence.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const needed = [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    return needed.every((name) => isGiven(fields[name])) ? part : ''
  })
  const wording = { locale, content, names }
  const filled = text.replace(FIELD, (_, name: string, one?: string, many?: string) => {
    const value = fields[name] ?? null
    if (one === undefined || many === undefined) return inWords(name, value, wording)
    return formatCount(Number(value), { en: [one, many], es: [one, many] }, locale)
  })
  return capitalize(filled)
}
