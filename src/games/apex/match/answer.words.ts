import { type BodiesOf, bodyOf, type EntryOf } from '../../../lib/keyed.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { cellName, contract } from '../language/notation.ts'
import { lootName } from '../loot/loot.words.ts'
import type { FreedTo } from './commands/answer.ts'
import { keepText, placeText } from './keep.words.ts'
import type { Answer } from './questions.ts'

/** A thing of the game by its printed name, whatever it is. */
export function thingName(id: string, locale: Locale, content: ApexContent): string {
  const legend = legendName(id, locale, content)
  if (legend !== id) return legend
  const card = cardName(id, locale, content)
  return card === id ? lootName(id, locale, content) : card
}

function whereTo(to: FreedTo, locale: Locale): string {
  if (!('cell' in to)) return placeText(to, locale)
  return { en: `dropped in ${cellName(to.cell)}`, es: `se suelta en ${cellName(to.cell)}` }[locale]
}

type Answers = BodiesOf<Answer>

/** What is said of an answer, by its name. */
const TEXTS: {
  readonly [Name in keyof Answers]: (value: Answers[Name], locale: Locale, content: ApexContent) => string
} = {
  keep: ({ token, ...keep }, locale, content) => {
    const [name, how] = [lootName(token, locale, content), keepText(keep, locale, content)]
    return { en: `Keep ${name}: ${how}.`, es: `Conservar ${name}: ${how}.` }[locale]
  },
  drop: ({ token, cell }, locale, content) => {
    const name = lootName(token, locale, content)
    return cell === undefined
      ? { en: `Drop ${name}: it leaves the game.`, es: `Soltar ${name}: sale de la partida.` }[locale]
      : { en: `Drop ${name} in ${cellName(cell)}.`, es: `Soltar ${name} en ${cellName(cell)}.` }[locale]
  },
  freed: ({ token, to }, locale, content) => `${lootName(token, locale, content)}: ${whereTo(to, locale)}.`,
  choose: (weapon, locale, content) => {
    const name = lootName(weapon, locale, content)
    return { en: `Choose ${name}.`, es: `Elegir ${name}.` }[locale]
  },
  replace: (slot, locale) => ({ en: `Replace weapon ${slot + 1}.`, es: `Sustituir el arma ${slot + 1}.` })[locale],
  ammo: (ammo, locale) => {
    const numbers = formatList(ammo.map(String), locale)
    return { en: `Take the ammunition: ${numbers}.`, es: `Quedarse la munición: ${numbers}.` }[locale]
  },
  discard: (_, locale) => ({ en: 'Discard the weapon.', es: 'Descartar el arma.' })[locale],
  slot: (slot, locale) =>
    ({ en: `Ammunition for weapon ${slot + 1}.`, es: `Munición para el arma ${slot + 1}.` })[locale],
  card: (card, locale, content) => {
    const name = thingName(card, locale, content)
    return { en: `Play ${name}.`, es: `Jugar ${name}.` }[locale]
  },
  order: (order, locale, content) => {
    const names = order.map((id) => thingName(id, locale, content)).join(', ')
    return { en: `Order: ${names}.`, es: `Orden: ${names}.` }[locale]
  },
  cell: (cell, locale) => ({ en: `To ${cellName(cell)}.`, es: `A ${cellName(cell)}.` })[locale],
  beacon: (beacon, locale) => ({ en: `At beacon ${beacon}.`, es: `En la baliza ${beacon}.` })[locale],
  target: (target, locale, content) => `${targetName(target, locale, content)}.`,
  path: (path, locale) => {
    const end = path.at(-1)
    if (end === undefined) return { en: 'Stay.', es: 'Quedarse.' }[locale]
    return { en: `Move to ${cellName(end)}.`, es: `Mover a ${cellName(end)}.` }[locale]
  },
  pass: (_, locale) => ({ en: 'No.', es: 'No.' })[locale],
}

/** A Legend by its name, a weapon by the number of its slot. */
function targetName(target: string, locale: Locale, content: ApexContent): string {
  if (!/^\d$/.test(target)) return thingName(target, locale, content)
  return { en: `Weapon ${Number(target) + 1}`, es: `Arma ${Number(target) + 1}` }[locale]
}

/** An answer in one sentence. */
export function answerText(answer: Answer, content: ApexContent): Localized {
  const entry = bodyOf(answer)
  return { en: textOf(entry, 'en', content), es: contract(textOf(entry, 'es', content)) }
}

const textOf = <Name extends keyof Answers>(
  { key, value }: EntryOf<Answers, Name>,
  locale: Locale,
  content: ApexContent,
): string => TEXTS[key](value, locale, content)
