import type { Locale } from '../../../lib/locale.ts'
import type { RollKind } from './dice.ts'
import { average, type Mean } from './probability.ts'

/** `1 token`, `3 tokens` */
export const tokens = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 token' : `${count} tokens`, es: count === 1 ? '1 ficha' : `${count} fichas` })[locale]

/** `1 wound`, `3 wounds` */
export const woundCount = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 wound' : `${count} wounds`, es: count === 1 ? '1 herida' : `${count} heridas` })[locale]

/** `1 wound`, `0.67 wounds` */
export const meanWoundCount = (mean: Mean, locale: Locale): string => woundCount(Number(average(mean)), locale)

/** `1 hit`, `3 hits` */
export const hitCount = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 hit' : `${count} hits`, es: count === 1 ? '1 impacto' : `${count} impactos` })[locale]

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
