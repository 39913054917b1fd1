import type { Locale } from '../../../lib/locale.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cellName } from '../language/notation.ts'
import { lootName } from '../loot/loot.words.ts'
import type { Keep, KeptAt, MakesRoom } from './commands/answer.ts'

const STORES = {
  backpack: { en: 'into the backpack', es: 'a la mochila' },
  equipment: { en: 'equip it', es: 'equiparlo' },
} as const

/** Where a token is kept, in words. */
export function placeText(at: KeptAt, locale: Locale): string {
  if ('in' in at) return STORES[at.in][locale]
  const [weapon, slot] = [at.on.weapon + 1, at.on.slot + 1]
  return { en: `onto weapon ${weapon}, slot ${slot}`, es: `al arma ${weapon}, ranura ${slot}` }[locale]
}

function roomText({ token, to }: MakesRoom, locale: Locale, content: ApexContent): string {
  const name = lootName(token, locale, content)
  if (to !== undefined && 'in' in to)
    return { en: `${name} goes to the backpack`, es: `${name} va a la mochila` }[locale]
  if (to === undefined) return { en: `${name} leaves the game`, es: `${name} sale de la partida` }[locale]
  return { en: `${name} is dropped in ${cellName(to.cell)}`, es: `${name} se suelta en ${cellName(to.cell)}` }[locale]
}

/** How a token is kept, and what makes room for it. */
export function keepText({ at, makesRoom }: Keep, locale: Locale, content: ApexContent): string {
  const place = placeText(at, locale)
  return makesRoom === undefined ? place : `${place}; ${roomText(makesRoom, locale, content)}`
}
