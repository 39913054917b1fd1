import type { MatchEvent, SeatNames } from '../../../contract/match.ts'
import type { Json, JsonObject } from '../../../lib/json.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { capitalize, formatCount, formatList, formatNumber, formatSigned } from '../../../lib/wording.ts'
import { abilityName } from '../abilities/ability.words.ts'
import { cornerName } from '../cards/card.words.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { cardName } from '../language/card-name.ts'
import { symbolName } from '../language/words.ts'
import { AbilityId, CORNERS, SYMBOLS } from '../vocabulary.ts'
import { SENTENCES } from './describe/sentences.ts'
import { PLAYERS, seatOf } from './players.ts'

type Telling = { readonly locale: Locale; readonly content: SignumContent; readonly names: SeatNames }

const WORDS: Readonly<Record<string, Localized>> = {
  setupFirst: { en: 'who plays first', es: 'quién empieza' },
  setupCorner: { en: 'the corners', es: 'las esquinas' },
  setupHero: { en: 'the heroes', es: 'los héroes' },
  setupExchange: { en: 'the exchange of cards', es: 'el cambio de cartas' },
  setupDiscard: { en: 'discards for prosperity', es: 'descartes por prosperidad' },
  construction: { en: 'construction', es: 'construcción' },
  activation: { en: 'activation', es: 'activación' },
  replaced: { en: 'replaced', es: 'sustituida' },
  usedUp: { en: 'used up', es: 'agotada' },
  broken: { en: 'broken', es: 'rota' },
  graveyard: { en: 'graveyard', es: 'cementerio' },
  deck: { en: 'deck', es: 'mazo' },
  hand: { en: 'hand', es: 'mano' },
  armour: { en: 'armour', es: 'armadura' },
  stealth: { en: 'stealth', es: 'sigilo' },
  concentration: { en: 'concentration', es: 'concentración' },
}

function seatName(seat: number, { locale, names }: Telling): string {
  return names[seat] ?? `${{ en: 'player', es: 'jugador' }[locale]} ${PLAYERS[seat] ?? ''}`
}

/** A field of an event in words. */
function inWords(name: string, value: Json, telling: Telling): string {
  const { locale } = telling
  if (name === 'seat') return seatName(Number(value), telling)
  if (name === 'by' && typeof value === 'number') return formatSigned(value, locale)
  if (typeof value === 'number') return formatNumber(value, locale)
  if (Array.isArray(value)) {
    return value.length === 0
      ? { en: 'nothing', es: 'nada' }[locale]
      : formatList(
          value.map((one) => inWords(name, one, telling)),
          locale,
        )
  }
  if (typeof value === 'object' && value !== null) return thingWords(value as JsonObject, telling)
  if (typeof value !== 'string') return ''
  return stringWords(name, value, telling)
}

/** A player, a symbol, a corner, an ability, a word of the match, or a card. */
function stringWords(name: string, value: string, telling: Telling): string {
  const { locale, content } = telling
  const player = PLAYERS.find((one) => one === value)
  if (player !== undefined) return seatName(seatOf(player), telling)
  const symbol = SYMBOLS.find((one) => one === value)
  if (symbol !== undefined) return symbolName(symbol, locale)
  const corner = CORNERS.find((one) => one === value)
  if (corner !== undefined) return cornerName(corner, locale)
  const ability = name === 'ability' ? AbilityId.safeParse(value) : null
  if (ability?.success) return abilityName(ability.data, locale, content)
  return WORDS[value]?.[locale] ?? cardName(value, locale, content)
}

/** A place, or a creature, relic, tactic or effect by its name. */
function thingWords(thing: JsonObject, telling: Telling): string {
  const { locale, content } = telling
  if (typeof thing.source === 'string') {
    const ability = AbilityId.safeParse(thing.source)
    return ability.success ? abilityName(ability.data, locale, content) : cardName(thing.source, locale, content)
  }
  if (typeof thing.id === 'string') return cardName(thing.id, locale, content)
  if (typeof thing.x !== 'number' || typeof thing.y !== 'number') return ''
  const tenth = (value: number) => formatNumber(Math.round(value * 10) / 10, locale)
  return `${tenth(thing.x)} / ${tenth(thing.y)}`
}

/** Whether something can be told of a field; a thing without a name cannot. */
function isTold(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === 0) return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || 'id' in value || 'source' in value || 'x' in value
}

const FIELD = /\{(\w+)(?:\|([^|}]+)\|([^}]+))?\}/g
const PART = /\[([^\]]*)\]/g

/** A seen event in one sentence. */
export function describeIn(
  { type, ...fields }: MatchEvent,
  locale: Locale,
  content: SignumContent,
  names: SeatNames = [],
): string {
  const telling = { locale, content, names }
  const sentence = SENTENCES[type as keyof typeof SENTENCES]?.[locale] ?? type
  const told = sentence.replace(PART, (_, part: string) => {
    const [wanted = '', instead = ''] = part.includes('}|')
      ? [part.slice(0, part.indexOf('}|') + 1), part.slice(part.indexOf('}|') + 2)]
      : [part]
    const needed = [...wanted.matchAll(FIELD)].map(([, name]) => name ?? '')
    return needed.every((name) => isTold(fields[name])) ? wanted : instead
  })
  const filled = told.replace(FIELD, (_, name: string, one?: string, many?: string) => {
    const value = fields[name] ?? null
    if (one === undefined || many === undefined) return inWords(name, value, telling)
    return formatCount(Number(value), { en: [one, many], es: [one, many] }, locale)
  })
  return capitalize(filled)
}
