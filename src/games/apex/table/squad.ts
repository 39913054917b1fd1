import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'

/** The squads in the order of their turns. */
export const SQUADS = ['red', 'blue'] as const
export const Squad = z.enum(SQUADS).meta({ id: 'ApexSquad' })
export type Squad = z.infer<typeof Squad>

export const enemyOf = (squad: Squad): Squad => (squad === 'red' ? 'blue' : 'red')

const NAMES = { en: { red: 'Red', blue: 'Blue' }, es: { red: 'Rojo', blue: 'Azul' } } as const

/** `Red`, `Rojo`: to be used after “squad” or “pelotón”, or alone. */
export const squadName = (squad: Squad, locale: Locale): string => NAMES[locale][squad]
