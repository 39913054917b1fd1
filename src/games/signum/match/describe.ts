import type { MatchEvent, SeatNames } from '../../../contract/match.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../lib/json.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { capitalize, formatCount, formatList, formatNumber, formatSigned } from '../../../lib/wording.ts'
import { abilityName } from '../abilities/ability.words.ts'
import { cornerName } from '../cards/card.words.ts'
import { effectText } from '../cards/card-text.words.ts'
import { durationText } from '../cards/effect.words.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { RollKind } from '../dice/dice.ts'
import { rollName } from '../dice/fight.words.ts'
import { copyName } from '../language/copy-name.ts'
import { symbolName } from '../language/words.ts'
import { AbilityId, CORNERS, SYMBOLS } from '../vocabulary.ts'
import {
  CONCENTRATED,
  DISCARDED_FOR_PROSPERITY,
  HAND_WAS_FULL,
  SENTENCES,
  STEALTH_GAINED,
  WOUNDED,
} from './describe/sentences.ts'
import { PLAYERS, seatOf } from './players.ts'
import type { EffectInMatch } from './shapes/things.ts'

type Wording = { readonly locale: Locale; readonly content: SignumContent; readonly names: SeatNames }

const WORDS: Readonly<Record<string, Localized>> = {
  setupFirst: { en: 'is to say who plays first', es: 'debe decir quién empieza' },
  setupCorner: { en: 'is to choose a corner', es: 'debe elegir una esquina' },
  setupHero: { en: 'is to place the hero', es: 'debe colocar a su héroe' },
  setupExchange: { en: 'may exchange cards', es: 'puede cambiar cartas' },
  setupDiscard: { en: 'may discard cards for prosperity', es: 'puede descartar cartas por Prosperidad' },
  construction: { en: 'begins the Construction phase', es: 'empieza la Fase de Construcción' },
  activation: { en: 'begins the Creature Activation phase', es: 'empieza la Fase de Activación de Criaturas' },
  moved: { en: 'may go on after the move', es: 'puede seguir tras moverse' },
  ran: { en: 'has run', es: 'ha corrido' },
  detectedContact: { en: 'may attack at once:', es: 'puede atacar enseguida a' },
  detectedMagic: { en: 'may shoot at once at', es: 'puede disparar enseguida a' },
  replaced: { en: 'replaced', es: 'sustituida' },
  usedUp: { en: 'used up', es: 'agotada' },
  broken: { en: 'broken', es: 'rota' },
  destroyed: { en: 'destroyed', es: 'destruida' },
  graveyard: { en: 'to the graveyard', es: 'al cementerio' },
  deck: { en: 'to the deck', es: 'al mazo' },
  hand: { en: 'to the hand', es: 'a la mano' },
  melee: { en: 'in melee', es: 'cuerpo a cuerpo' },
  magicalStrike: { en: 'by Magical Strike', es: 'con Golpe Mágico' },
  shot: { en: 'Shot', es: 'Disparo' },
  throwing: { en: 'Throwing', es: 'Lanzamiento' },
  magicalShot: { en: 'Magical Shot', es: 'Disparo Mágico' },
}

/** Fields that are true or false. */
const YES_OR_NO: Readonly<Record<string, { readonly yes: Localized; readonly no: Localized }>> = {
  hit: { yes: { en: 'a hit', es: 'impacto' }, no: { en: 'no hit', es: 'sin impacto' } },
  revealed: { yes: { en: 'found', es: 'descubre' }, no: { en: 'not found', es: 'sin éxito' } },
}

function seatName(seat: number, { locale, names }: Wording): string {
  return names[seat] ?? `${{ en: 'player', es: 'jugador' }[locale]} ${PLAYERS[seat] ?? ''}`
}

/** A field of an event in words. */
function inWords(name: string, value: Json, wording: Wording): string {
  const { locale } = wording
  if (name === 'seat') return seatName(Number(value), wording)
  if (name === 'by' && typeof value === 'number') return formatSigned(value, locale)
  if (typeof value === 'number') return formatNumber(value, locale)
  if (Array.isArray(value)) {
    return value.length === 0
      ? { en: 'nothing', es: 'nada' }[locale]
      : formatList(
          value.map((one) => inWords(name, one, wording)),
          locale,
        )
  }
  if (isJsonObject(value)) return thingWords(value, wording)
  if (typeof value === 'boolean') return YES_OR_NO[name]?.[value ? 'yes' : 'no'][locale] ?? ''
  if (typeof value !== 'string') return ''
  return stringWords(name, value, wording)
}

/** A player, a symbol, a corner, an ability, a word of the match, or a card. */
function stringWords(name: string, value: string, wording: Wording): string {
  const { locale, content } = wording
  const player = PLAYERS.find((one) => one === value)
  if (player !== undefined) return seatName(seatOf(player), wording)
  const symbol = SYMBOLS.find((one) => one === value)
  if (symbol !== undefined) return symbolName(symbol, locale)
  const corner = CORNERS.find((one) => one === value)
  if (corner !== undefined) return cornerName(corner, locale)
  if (name === 'roll') return rollName(value as RollKind, locale)
  const ability = name === 'ability' ? AbilityId.safeParse(value) : null
  if (ability?.success) return abilityName(ability.data, locale, content)
  return WORDS[value]?.[locale] ?? copyName(value, locale, content)
}

/** A place, or a creature, relic, tactic or effect by its name. */
function thingWords(thing: JsonObject, wording: Wording): string {
  const { locale, content } = wording
  if (typeof thing.source === 'string') return effectWords(thing as JsonObject & EffectSeen, wording)
  if (typeof thing.id === 'string') return copyName(thing.id, locale, content)
  if (typeof thing.relic === 'string') return copyName(thing.relic, locale, content)
  if (typeof thing.x !== 'number' || typeof thing.y !== 'number') return ''
  const tenth = (value: number) => formatNumber(Math.round(value * 10) / 10, locale)
  return `${tenth(thing.x)} / ${tenth(thing.y)}`
}

type EffectSeen = Pick<EffectInMatch, 'source' | 'on' | 'lasts'>

/** `Arena (Herrick: +1 strength, until the end of the turn)` */
function effectWords({ source, on, lasts }: EffectSeen, wording: Wording): string {
  const { locale, content } = wording
  const ability = AbilityId.safeParse(source)
  const name = ability.success ? abilityName(ability.data, locale, content) : copyName(source, locale, content)
  const until = durationText(lasts, locale)
  if ('creature' in on) {
    return `${name} (${copyName(on.creature, locale, content)}: ${effectText(on.does, content)[locale]}, ${until})`
  }
  const thing = copyName('locks' in on ? on.locks : on.control, locale, content)
  const word =
    'locks' in on ? { en: 'cannot be used', es: 'no puede usarse' } : { en: 'changes sides', es: 'cambia de bando' }
  return `${name} (${thing}: ${word[locale]}, ${until})`
}

/** Whether something can be told of a field; a thing without a name cannot. */
function isGiven(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === 0 || value === false) return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || 'id' in value || 'source' in value || 'x' in value
}

const FIELD = /\{(\w+)(?:\|([^|}]+)\|([^}]+))?\}/g
const PART = /\[([^\]]*)\]/g

/** The sentence of an event; some have another for a kind of theirs. */
function sentenceOf({ type, kind, token, why }: MatchEvent): Localized | undefined {
  if (type === 'cardsDiscarded' && why === 'prosperity') return DISCARDED_FOR_PROSPERITY
  if (type === 'cardsDiscarded' && why === 'handLimit') return HAND_WAS_FULL
  if (type === 'damaged' && kind === 'wound') return WOUNDED
  if (type === 'tokensGained' && token === 'stealth') return STEALTH_GAINED
  if (type === 'tokensGained' && token === 'concentration') return CONCENTRATED
  return SENTENCES[type as keyof typeof SENTENCES]
}

/** A seen event in one sentence. */
export function describeIn(
  { type, ...fields }: MatchEvent,
  locale: Locale,
  content: SignumContent,
  names: SeatNames = [],
): string {
  const wording = { locale, content, names }
  const sentence = sentenceOf({ type, ...fields })?.[locale] ?? type
  const text = sentence.replace(PART, (_, part: string) => {
    const [wanted = '', instead = ''] = part.includes('}|')
      ? [part.slice(0, part.indexOf('}|') + 1), part.slice(part.indexOf('}|') + 2)]
      : [part]
    const needed = [...wanted.matchAll(FIELD)].map(([, name]) => name ?? '')
    return needed.every((name) => isGiven(fields[name])) ? wanted : instead
  })
  const filled = text.replace(FIELD, (_, name: string, one?: string, many?: string) => {
    const value = fields[name] ?? null
    if (one === undefined || many === undefined) return inWords(name, value, wording)
    return formatCount(Number(value), { en: [one, many], es: [one, many] }, locale)
  })
  return capitalize(filled)
}
