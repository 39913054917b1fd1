import { z } from 'zod'
import type { LegendId } from './legends.ts'

/** The two ways to play: with two or with three Legends in each squad (p. 8). */
export const Mode = z.templateLiteral([z.enum(['2v2', '3v3'])])
export type Mode = z.infer<typeof Mode>

/** The Legends of a squad in each mode (p. 8). */
export const LEGENDS_IN: Readonly<Record<Mode, number>> = { '2v2': 2, '3v3': 3 }

/** The Legends of the introductory game; the third of each squad plays in 3v3 only (p. 10). */
export const INTRODUCTORY_LEGENDS: Readonly<Record<'red' | 'blue', readonly LegendId[]>> = {
  red: ['bangalore', 'wraith', 'lifeline'],
  blue: ['gibraltar', 'bloodhound', 'pathfinder'],
}

/** How often each weapon of the pack is in the weapon deck, so that it has the 48 cards of p. 8 (ruling Q-67). */
export const WEAPON_COPIES = 2

/** What each Legend draws in stage 1 (p. 11). */
export const POOL = { weapons: 4, common: 4, rare: 4 } as const

/** The feat cards of a Legend (p. 5). */
export const FEATS = 8

/** The feat cards that each Legend draws before the drop (p. 13). */
export const FIRST_FEATS = 3

/** The ammunition of both weapon slots before there is a weapon in them (p. 8). */
export const STARTING_AMMO = 0
