import type { Cell } from '../../../geometry/grid.ts'
import type { Json, JsonObject } from '../../../lib/json.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { cellName, contract } from '../language/notation.ts'
import { lootName } from '../loot/loot.words.ts'
import type { Keep } from './command.ts'
import { keepText } from './keep.words.ts'
import type { Answer, ApexQuestion } from './questions.ts'

type Teller = (value: Json, locale: Locale, content: ApexContent, answer: Answer) => string

const isCell = (value: Json): value is Cell => typeof value === 'object' && value !== null && 'column' in value

/** A thing of the game by its printed name, whatever it is. */
export function thingName(id: string, locale: Locale, content: ApexContent): string {
  const legend = legendName(id, locale, content)
  if (legend !== id) return legend
  const card = cardName(id, locale, content)
  return card === id ? lootName(id, locale, content) : card
}

function whereTo(to: Json, locale: Locale): string {
  if (to === 'backpack') return { en: 'into the backpack', es: 'a la mochila' }[locale]
  if (isCell(to)) return { en: `dropped in ${cellName(to)}`, es: `se suelta en ${cellName(to)}` }[locale]
  const { weapon, slot } = to as JsonObject
  const [number, place] = [Number(weapon) + 1, Number(slot) + 1]
  return { en: `onto weapon ${number}, slot ${place}`, es: `al arma ${number}, ranura ${place}` }[locale]
}

const tokenName = (answer: Answer, locale: Locale, content: ApexContent) =>
  lootName(String(answer.token), locale, content)

/** What is said of an answer, by the field that tells what it is; the first that it has. */
const TELLERS: Readonly<Record<string, Teller>> = {
  keep: (keep, locale, content, answer) =>
    ({ en: 'Keep', es: 'Conservar' })[locale] +
    ` ${tokenName(answer, locale, content)}: ${keepText(keep as unknown as Keep, locale, content)}.`,
  drop: (to, locale, content, answer) => {
    const name = tokenName(answer, locale, content)
    if (isCell(to)) return { en: `Drop ${name} in ${cellName(to)}.`, es: `Soltar ${name} en ${cellName(to)}.` }[locale]
    return { en: `Drop ${name}: it leaves the game.`, es: `Soltar ${name}: sale de la partida.` }[locale]
  },
  to: (to, locale, content, answer) => `${tokenName(answer, locale, content)}: ${whereTo(to, locale)}.`,
  weapon: (weapon, locale, content) =>
    `${{ en: 'Choose', es: 'Elegir' }[locale]} ${lootName(String(weapon), locale, content)}.`,
  replace: (slot, locale) =>
    ({ en: `Replace weapon ${Number(slot) + 1}.`, es: `Sustituir el arma ${Number(slot) + 1}.` })[locale],
  ammo: (ammo, locale) => {
    const numbers = formatList((ammo as readonly number[]).map(String), locale)
    return { en: `Take the ammunition: ${numbers}.`, es: `Quedarse la munición: ${numbers}.` }[locale]
  },
  discard: (_, locale) => ({ en: 'Discard the weapon.', es: 'Descartar el arma.' })[locale],
  slot: (slot, locale) =>
    ({ en: `Ammunition for weapon ${Number(slot) + 1}.`, es: `Munición para el arma ${Number(slot) + 1}.` })[locale],
  card: (card, locale, content) =>
    `${{ en: 'Play', es: 'Jugar' }[locale]} ${thingName(String(card), locale, content)}.`,
  order: (order, locale, content) => {
    const names = (order as readonly string[]).map((id) => thingName(id, locale, content))
    return { en: `Order: ${names.join(', ')}.`, es: `Orden: ${names.join(', ')}.` }[locale]
  },
  cell: (cell, locale) => (isCell(cell) ? `${{ en: 'To', es: 'A' }[locale]} ${cellName(cell)}.` : ''),
  target: (target, locale, content) => `${thingName(String(target), locale, content)}.`,
  path: (path, locale) => {
    const end = (path as readonly Cell[]).at(-1)
    if (end === undefined) return { en: 'Stay.', es: 'Quedarse.' }[locale]
    return `${{ en: 'Move to', es: 'Mover a' }[locale]} ${cellName(end)}.`
  },
  place: (place, locale, _content, answer) => spotText(place as JsonObject, answer.rotation, locale),
  pass: (_, locale) => ({ en: 'No.', es: 'No.' })[locale],
}

function spotText(place: JsonObject, rotation: Json | undefined, locale: Locale): string {
  const cell = place.cell ?? null
  const { x, y, level } = (place.intersection ?? {}) as JsonObject
  const spot = isCell(cell)
    ? cellName(cell)
    : { en: `the corner (${x}, ${y}), level ${level}`, es: `la intersección (${x}, ${y}), nivel ${level}` }[locale]
  const turned = rotation === undefined ? '' : { en: `, turned ${rotation}`, es: `, giro ${rotation}` }[locale]
  return `${{ en: 'Place', es: 'Lugar' }[locale]}: ${spot}${turned}.`
}

const FIELDS = Object.keys(TELLERS)

/** An answer in one sentence. */
export function answerText({ kind }: ApexQuestion, answer: Answer, content: ApexContent): Localized {
  // A weapon is chosen by its card, and named by its place elsewhere: the field that is told first decides.
  const field = FIELDS.find((name) => name in answer) ?? 'pass'
  const tell = TELLERS[field]
  const text = (locale: Locale) => tell?.(answer[field] ?? null, locale, content, answer) ?? kind
  return { en: text('en'), es: contract(text('es')) }
}
