import type { Locale } from '../../../lib/locale.ts'
import { formatCount } from '../../../lib/wording.ts'

const NOUNS = {
  wound: { en: ['wound', 'wounds'], es: ['herida', 'heridas'] },
  omen: { en: ['omen', 'omens'], es: ['augurio', 'augurios'] },
  shield: { en: ['shield', 'shields'], es: ['escudo', 'escudos'] },
  attackDie: { en: ['attack die', 'attack dice'], es: ['dado de ataque', 'dados de ataque'] },
  defenceDie: { en: ['defence die', 'defence dice'], es: ['dado de defensa', 'dados de defensa'] },
  card: { en: ['order card', 'order cards'], es: ['carta de Orden', 'cartas de Orden'] },
  token: { en: ['ammo token', 'ammo tokens'], es: ['contador de Munición', 'contadores de Munición'] },
  grenade: { en: ['grenade token', 'grenade tokens'], es: ['contador de Granada', 'contadores de Granada'] },
  figure: { en: ['figure', 'figures'], es: ['figura', 'figuras'] },
  hole: { en: ['emergence hole', 'emergence holes'], es: ['agujero de emergencia', 'agujeros de emergencia'] },
  player: { en: ['player', 'players'], es: ['jugador', 'jugadores'] },
  zone: { en: ['zone', 'zones'], es: ['zona', 'zonas'] },
  coverSpace: { en: ['cover space', 'cover spaces'], es: ['espacio de cobertura', 'espacios de cobertura'] },
  door: { en: ['door', 'doors'], es: ['puerta', 'puertas'] },
  wall: { en: ['wall', 'walls'], es: ['pared', 'paredes'] },
  heightChange: { en: ['height change', 'height changes'], es: ['cambio de altura', 'cambios de altura'] },
  borderPiece: { en: ['piece of border', 'pieces of border'], es: ['tramo de borde', 'tramos de borde'] },
  weapon: { en: ['weapon', 'weapons'], es: ['arma', 'armas'] },
} as const

/** A number of things in a sentence: `3 wounds`. */
export function countOf(count: number, noun: keyof typeof NOUNS, locale: Locale): string {
  return formatCount(count, NOUNS[noun], locale)
}

/** `once`, `twice`, `3 times`. */
export function times(count: number, locale: Locale): string {
  const few = { en: ['never', 'once', 'twice'], es: ['ninguna vez', 'una vez', 'dos veces'] }[locale]
  return few[count] ?? { en: `${count} times`, es: `${count} veces` }[locale]
}
