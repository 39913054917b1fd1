import type { Locale } from '../../../../lib/locale.ts'
import type { AimIcon } from '../../content/shot-effect.ts'
import { countName, iconName, list, number, type Source, sourceName } from '../../language/words.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Shooting'

/** Rules on what the revealed cards amount to. */
export const shotResultRules = {
  'apex.shot.partial-hits': rule<{ icons: number; hits: number }>({
    title: { en: 'Half hits', es: 'Impactos parciales' },
    says: {
      en: 'Every two half-hit icons among all revealed cards are one more hit, even on cards that miss.',
      es: 'Cada dos iconos de impacto parcial entre todas las cartas reveladas son un impacto más, también en cartas que fallan.',
    },
    section: SECTION,
    page: '29',
    rulings: [],
    explain: {
      en: ({ icons, hits }) =>
        `${countName(icons, 'halfHit', 'en')}: ${hits > 0 ? `${hits} more ${hits === 1 ? 'hit' : 'hits'}` : 'no extra hit'}.`,
      es: ({ icons, hits }) =>
        `${countName(icons, 'halfHit', 'es')}: ${hits > 0 ? countName(hits, 'hit', 'es') : 'ningún impacto'} más.`,
    },
  }),
  'apex.shot.ignored-icons': rule<{ source: Source; icon: AimIcon; cards: number }>({
    title: { en: 'Ignored icons', es: 'Iconos ignorados' },
    says: {
      en: 'An ignored icon has no consequence at all, neither its own nor one that a card gives to it.',
      es: 'Un icono ignorado no tiene ninguna consecuencia, ni propia ni otorgada por una carta.',
    },
    section: SECTION,
    page: '29, 39',
    rulings: ['Q-56'],
    explain: {
      en: ({ source, icon, cards }, content) =>
        `${sourceName(source, 'en', content)}: ${iconName(icon, 'en')} is ignored on ${countName(cards, 'card', 'en')}.`,
      es: ({ source, icon, cards }, content) =>
        `${sourceName(source, 'es', content)}: ${iconName(icon, 'es')} se ignora en ${countName(cards, 'card', 'es')}.`,
    },
  }),
  'apex.shot.auto-results': rule<{ slot: number; value: number; icon: AimIcon; hit: boolean; conflict: boolean }>({
    title: { en: 'Automatic results', es: 'Resultados automáticos' },
    says: {
      en: 'Automatic icons are checked before values; a card with an automatic hit and an automatic miss misses.',
      es: 'Los iconos automáticos se comprueban antes que los valores; una carta con impacto y fallo automáticos falla.',
    },
    section: SECTION,
    page: '29',
    rulings: ['Q-27'],
    explain: {
      en: ({ slot, value, icon, hit, conflict }) =>
        `Slot ${number(slot)}: ${value}, automatic ${hit ? 'hit' : 'miss'} by ${iconName(icon, 'en')}${conflict ? ' (a miss prevails over a hit)' : ''}.`,
      es: ({ slot, value, icon, hit, conflict }) =>
        `Espacio ${number(slot)}: ${value}, ${hit ? 'impacto automático' : 'fallo automático'} por ${iconName(icon, 'es')}${conflict ? ' (el fallo prevalece)' : ''}.`,
    },
  }),
  'apex.shot.value-hit': rule<{
    slot: number
    value: number
    modifier: number
    sum: number
    difficulty: number
    hit: boolean
  }>({
    title: { en: 'Value against difficulty', es: 'Valor contra dificultad' },
    says: {
      en: 'Without an automatic result a card hits if its value plus the slot’s modifier is at least the difficulty.',
      es: 'Sin resultado automático, una carta impacta si su valor más el modificador del espacio es al menos la dificultad.',
    },
    section: SECTION,
    page: '29',
    rulings: [],
    explain: {
      en: (facts) => `Slot ${number(facts.slot)}: ${comparison(facts)}, ${facts.hit ? 'hit' : 'miss'}.`,
      es: (facts) => `Espacio ${number(facts.slot)}: ${comparison(facts)}, ${facts.hit ? 'impacto' : 'fallo'}.`,
    },
  }),
  'apex.shot.headshots': rule<{ values: number[] }>({
    title: { en: 'Headshots', es: 'Disparos a la cabeza' },
    says: {
      en: 'Each card that is itself a hit and has the head icon is a headshot, unless the helmet cancels it; half hits never are.',
      es: 'Cada carta que sea un impacto y tenga el icono de cabeza es un disparo a la cabeza, salvo que el casco lo anule; los impactos parciales nunca.',
    },
    section: SECTION,
    page: '29',
    rulings: [],
    explain: {
      en: ({ values }) => `${countName(values.length, 'headshot', 'en')}: ${list(values)}.`,
      es: ({ values }) => `${countName(values.length, 'headshot', 'es')}: ${list(values)}.`,
    },
  }),
  'apex.shot.helmet': rule<{ helmet: Source; cancels: number; maxValue: number; cancelled: number[]; kept: number[] }>({
    title: { en: 'The helmet', es: 'El casco' },
    says: {
      en: 'A helmet cancels the headshots of up to a certain number of cards whose printed value is at most its limit; all others stay.',
      es: 'Un casco anula los disparos a la cabeza de hasta cierto número de cartas cuyo valor impreso no supere su límite; los demás quedan.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ helmet, cancels, maxValue, cancelled, kept }, content) =>
        `${sourceName(helmet, 'en', content)} (up to ${cancels}, printed value ≤ ${maxValue}) cancels ${cancelled.length > 0 ? list(cancelled) : 'nothing'}${kept.length > 0 ? `; not cancelled: ${list(kept)}` : ''}.`,
      es: ({ helmet, cancels, maxValue, cancelled, kept }, content) =>
        `${sourceName(helmet, 'es', content)} (hasta ${cancels}, valor impreso ≤ ${maxValue}) ${cancelled.length > 0 ? `anula ${list(cancelled)}` : 'no anula nada'}${kept.length > 0 ? `; sin anular: ${list(kept)}` : ''}.`,
    },
  }),
  'apex.shot.stock': rule<{ source: Source; each: number; times: number; once: boolean; amount: number }>({
    title: { en: 'Stocks', es: 'Culatas' },
    says: {
      en: 'A standard stock adds its value to every hit, half hits included; a sniper stock adds its value once if there is a hit.',
      es: 'Una culata estándar suma su valor a cada impacto, incluidos los parciales; una de francotirador lo suma una vez si hay algún impacto.',
    },
    section: SECTION,
    page: '43',
    rulings: [],
    explain: {
      en: ({ source, each, times, once, amount }, content) =>
        `${sourceName(source, 'en', content)}: ${number(each)}${once ? ' once' : ` × ${countName(times, 'hit', 'en')}`} = ${number(amount)} more damage.`,
      es: ({ source, each, times, once, amount }, content) =>
        `${sourceName(source, 'es', content)}: ${number(each)}${once ? ' una vez' : ` × ${countName(times, 'hit', 'es')}`} = ${number(amount)} de daño más.`,
    },
  }),
  'apex.shot.damage': rule<{
    hits: number
    damage: number
    headshots: number
    headshotDamage: number
    extra: number
    total: number
  }>({
    title: { en: 'Damage of a shot', es: 'Daño de un disparo' },
    says: {
      en: 'Hits times damage, plus headshots times headshot damage, plus stocks and cards; dealt as one amount.',
      es: 'Impactos por daño, más disparos a la cabeza por su daño, más culatas y cartas; se inflige como una sola cantidad.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: (facts) =>
        facts.hits === 0 ? 'No hit, no damage.' : `Damage: ${sum(facts, 'en')} = ${number(facts.total)}.`,
      es: (facts) =>
        facts.hits === 0 ? 'Sin impactos no hay daño.' : `Daño: ${sum(facts, 'es')} = ${number(facts.total)}.`,
    },
  }),
}

type Comparison = { value: number; modifier: number; sum: number; difficulty: number; hit: boolean }

function comparison({ value, modifier, sum: total, difficulty, hit }: Comparison): string {
  const left =
    modifier === 0 ? `${value}` : `${value} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${number(total)}`
  return `${left} ${hit ? '≥' : '<'} ${number(difficulty)}`
}

type Sum = { hits: number; damage: number; headshots: number; headshotDamage: number; extra: number }

function sum({ hits, damage, headshots, headshotDamage, extra }: Sum, locale: Locale): string {
  return [
    `${countName(hits, 'hit', locale)} × ${damage}`,
    headshots === 0 ? '' : ` + ${countName(headshots, 'headshot', locale)} × ${headshotDamage}`,
    extra === 0 ? '' : ` ${extra < 0 ? '−' : '+'} ${Math.abs(extra)}`,
  ].join('')
}
