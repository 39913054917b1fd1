import type { Locale } from '../../../lib/locale.ts'
import { formatCount } from '../../../lib/wording.ts'

const NOUNS = {
  wound: { en: ['wound', 'wounds'], es: ['herida', 'heridas'] },
  omen: { en: ['omen', 'omens'], es: ['augurio', 'augurios'] },
  shield: { en: ['shield', 'shields'], es: ['escudo', 'escudos'] },
  attackDie: { en: ['attack die', 'attack dice'], es: ['dado de ataque', 'dados de ataque'] },
  defenceDie: { en: ['defence die', 'defence dice'], es: ['dado de defensa', 'dados de defensa'] },
  card: { en: ['order card', 'order cards'], es: ['carta de Orden', 'cartas de Orden'] },
  token: { en: ['ammo token', 'ammo tokens'], es: ['ficha de munición', 'fichas de munición'] },
  grenade: { en: ['grenade token', 'grenade tokens'], es: ['ficha de granada', 'fichas de granada'] },
  figure: { en: ['figure', 'figures'], es: ['figura', 'figuras'] },
  hole: { en: ['emergence hole', 'emergence holes'], es: ['agujero de emergencia', 'agujeros de emergencia'] },
  weapon: { en: ['weapon', 'weapons'], es: ['arma', 'armas'] },
} as const

/** A number of things in a sentence: `3 wounds`. */
export function counted(count: number, noun: keyof typeof NOUNS, locale: Locale): string {
  return formatCount(count, NOUNS[noun], locale)
}
