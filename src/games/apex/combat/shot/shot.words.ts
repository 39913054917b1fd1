import { average, percent } from '../../../../contract/probability.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { targetSentence } from '../../damage/damage.words.ts'
import { countName } from '../../language/words.ts'
import type { Shot } from './shot.ts'
import type { ShotOdds } from './shot-odds.ts'

const TARGET = { en: 'Target', es: 'Objetivo' } as const

/** A shot in one or two sentences. */
export function shotSentence({ hits, headshots, damage, target }: Shot, locale: Locale): string {
  if (hits === 0) return { en: 'The shot misses.', es: 'El disparo falla.' }[locale]
  const heads = headshots === 0 ? '' : `, ${countName(headshots, 'headshot', locale)}`
  const dealt = { en: `${damage} damage`, es: `${damage} de daño` }[locale]
  return `${countName(hits, 'hit', locale)}${heads}: ${dealt}. ${targetSentence(TARGET[locale], target, locale)}`
}

/** The odds of a shot in one sentence. */
export function oddsSentence({ anyHit, eliminates, expectedDamage, difficulty }: ShotOdds, locale: Locale): string {
  const mean = average(expectedDamage, locale)
  return {
    en: `Difficulty ${difficulty}: hits ${percent(anyHit, locale)} of the time and eliminates ${percent(eliminates, locale)} of the time; ${mean} damage on average.`,
    es: `Dificultad ${difficulty}: impacta el ${percent(anyHit, locale)} de las veces y elimina el ${percent(eliminates, locale)} de las veces; ${mean} de daño de media.`,
  }[locale]
}
