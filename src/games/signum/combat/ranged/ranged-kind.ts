import { z } from 'zod'
import type { Band } from '../../vocabulary.ts'

/** The ranged attacks; each is an ability, and a roll of its own. */
export const RANGED_KINDS = ['shot', 'throwing', 'magicalShot'] as const
export const RangedKind = z.enum(RANGED_KINDS).meta({ id: 'SignumRangedKind' })
export type RangedKind = z.infer<typeof RangedKind>

/** How far each reaches. */
export const REACH: Readonly<Record<RangedKind, Band>> = { shot: 'XL', throwing: 'L', magicalShot: 'XL' }

/** The ability that lets a creature use each of them after moving. */
export const AFTER_MOVING = { shot: 'quickShooter', throwing: 'quickShooter', magicalShot: 'battleMage' } as const

/** The ability that lets some of the dice be rolled again. */
export const MASTERS = { shot: 'masterShooting', throwing: 'masterShooting', magicalShot: 'masterMagic' } as const
