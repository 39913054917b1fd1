import type { Mean } from '../../../contract/probability.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatCount, type Noun } from '../../../lib/wording.ts'
import type { RollKind } from './dice.ts'

const TOKEN: Noun = { en: ['token', 'tokens'], es: ['ficha', 'fichas'] }
const WOUND: Noun = { en: ['wound', 'wounds'], es: ['herida', 'heridas'] }
const HIT: Noun = { en: ['hit', 'hits'], es: ['impacto', 'impactos'] }

/** `1 token`, `3 tokens` */
export const tokens = (count: number, locale: Locale): string => formatCount(count, TOKEN, locale)

const ARMOUR_TOKEN: Noun = {
  en: ['armour token', 'armour tokens'],
  es: ['ficha de armadura', 'fichas de armadura'],
}

/** `1 armour token`, `3 armour tokens` */
export const armourTokens = (count: number, locale: Locale): string => formatCount(count, ARMOUR_TOKEN, locale)

/** `1 wound`, `3 wounds` */
export const woundCount = (count: number, locale: Locale): string => formatCount(count, WOUND, locale)

/** `1 wound`, `0.67 wounds` */
export const meanWoundCount = ({ decimal }: Mean, locale: Locale): string =>
  woundCount(Math.round(decimal * 100) / 100, locale)

/** `1 hit`, `3 hits` */
export const hitCount = (count: number, locale: Locale): string => formatCount(count, HIT, locale)

const ROLLS: Readonly<Record<RollKind, { readonly en: string; readonly es: string }>> = {
  meleeAttack: { en: 'melee attack', es: 'ataque cuerpo a cuerpo' },
  meleeAttackWounded: { en: 'melee attack', es: 'ataque cuerpo a cuerpo' },
  meleeDefence: { en: 'melee defence', es: 'defensa cuerpo a cuerpo' },
  shot: { en: 'shot', es: 'disparo' },
  magicalShot: { en: 'magical shot', es: 'disparo mágico' },
  throwing: { en: 'throwing', es: 'lanzamiento' },
  rangedDefence: { en: 'defence', es: 'defensa' },
  detection: { en: 'detection', es: 'detección' },
  secretEntrance: { en: 'secret entrance', es: 'entrada secreta' },
  healerInContact: { en: 'healing', es: 'sanación' },
  healerAtDistance: { en: 'healing', es: 'sanación' },
  regeneration: { en: 'regeneration', es: 'regeneración' },
  control: { en: 'control', es: 'control' },
}

export const rollName = (kind: RollKind, locale: Locale): string => ROLLS[kind][locale]
