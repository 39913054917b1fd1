import type { Locale } from '../../../lib/locale.ts'
import type { Damaged } from '../damage/damage.ts'
import type { BackstabTrigger } from '../movement/backstab-trigger.ts'
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

const TRIGGERS: Readonly<Record<BackstabTrigger, { readonly en: string; readonly es: string }>> = {
  moveFromContact: { en: 'moves while in contact', es: 'se mueve estando en contacto' },
  runIntoContact: { en: 'comes into contact by running', es: 'entra en contacto corriendo' },
  forcedSummon: { en: 'is summoned by force near enemies', es: 'es invocada a la fuerza cerca de enemigos' },
}

export const trigger = (what: BackstabTrigger, locale: Locale): string => TRIGGERS[what][locale]

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

/** What became of a creature, in a sentence. */
export function damagedSentence({ creature, woundsTaken, wounds, armourLost, dead }: Damaged, locale: Locale): string {
  if (dead) return { en: `${creature} is dead.`, es: `${creature} ha muerto.` }[locale]
  const armour =
    armourLost === 0
      ? ''
      : {
          en: ` and loses ${tokens(armourLost, 'en')} of armour`,
          es: ` y pierde ${tokens(armourLost, 'es')} de armadura`,
        }[locale]
  if (woundsTaken === 0)
    return { en: `${creature} takes no wounds${armour}.`, es: `${creature} no recibe heridas${armour}.` }[locale]
  return {
    en: `${creature} takes ${woundCount(woundsTaken, 'en')}${armour}; it has ${wounds} now.`,
    es: `${creature} recibe ${woundCount(woundsTaken, 'es')}${armour}; ahora tiene ${wounds}.`,
  }[locale]
}
