import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'

/** What a creature can do in its activation. */
export const ACTIVATION_OPTIONS = [
  'move',
  'run',
  'moveThenMelee',
  'melee',
  'shot',
  'throwing',
  'magicalShot',
  'healer',
  'healing',
  'control',
  'concentration',
  'searchRuins',
  'secretEntrance',
  'goIntoShadow',
  'detect',
  'howl',
  'nothing',
] as const
export const ActivationOption = z.enum(ACTIVATION_OPTIONS).meta({ id: 'SignumActivationOption' })
export type ActivationOption = z.infer<typeof ActivationOption>

/** When an option ends the activation. */
const ENDINGS = ['always', 'afterPersecution', 'withoutEnemy', 'onFailure', 'never'] as const
export const Ending = z
  .enum(ENDINGS)
  .describe('At once; after the last Persecution; unless a Fast creature has an enemy to fight; if it fails; or not.')
  .meta({ id: 'SignumActivationEnding' })
export type Ending = z.infer<typeof Ending>

const NAMES: Readonly<Record<ActivationOption, { readonly en: string; readonly es: string }>> = {
  move: { en: 'move', es: 'moverse' },
  run: { en: 'run', es: 'correr' },
  moveThenMelee: { en: 'move and fight in melee', es: 'moverse y luchar cuerpo a cuerpo' },
  melee: { en: 'fight in melee', es: 'luchar cuerpo a cuerpo' },
  shot: { en: 'use Shot', es: 'usar Disparo' },
  throwing: { en: 'use Throwing', es: 'usar Lanzamiento' },
  magicalShot: { en: 'use Magical Shot', es: 'usar Disparo Mágico' },
  healer: { en: 'use Healer', es: 'usar Sanador' },
  healing: { en: 'use Healing', es: 'usar Sanación' },
  control: { en: 'use Control', es: 'usar Control' },
  concentration: { en: 'use Concentration', es: 'usar Concentración' },
  searchRuins: { en: 'search ruins', es: 'registrar unas ruinas' },
  secretEntrance: { en: 'use a secret entrance', es: 'usar una entrada secreta' },
  goIntoShadow: { en: 'go into shadow', es: 'ir a la Sombra' },
  detect: { en: 'detect a hidden character', es: 'detectar a un personaje oculto' },
  howl: { en: 'use Howl', es: 'usar Aullido' },
  nothing: { en: 'do nothing', es: 'no hacer nada' },
}

/** `fight in melee` */
export const optionName = (option: ActivationOption, locale: Locale): string => NAMES[option][locale]
