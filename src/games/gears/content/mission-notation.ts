import type { Level, MissionEffect, MissionRule, Objective, Slots } from './mission.ts'

/** Short forms in which the missions are written. */

export const rule = (
  kind: MissionRule['kind'],
  en: string,
  es: string,
  about: Partial<Omit<MissionRule, 'kind' | 'says'>> = {},
): MissionRule => ({
  kind,
  says: { en, es },
  enemies: [],
  slot: null,
  location: null,
  equipment: [],
  level: null,
  ...about,
})

export const objective = (asks: Objective['asks'], about: Partial<Omit<Objective, 'asks'>> = {}): Objective => ({
  asks,
  enemy: null,
  piece: null,
  level: null,
  ...about,
})

export const effect = (
  does: MissionEffect['does'],
  about: Partial<Omit<MissionEffect, 'does'>> = {},
): MissionEffect => ({
  does,
  enemy: null,
  counts: null,
  zones: null,
  place: null,
  piece: null,
  level: null,
  slot: null,
  weapon: null,
  ...about,
})

export const NEXT = effect('nextPhase')
export const WIN = effect('win')

/** Spawns by the number of players. */
export const spawn = (
  enemy: string,
  counts: readonly [number, number, number, number],
  place: NonNullable<MissionEffect['place']>,
  piece: string | null = null,
): MissionEffect => effect('spawn', { enemy, counts: [...counts], place, piece })

export const slots = (A: string | null, B: string | null, C: string | null): Slots => ({ A, B, C })

/** Levels in order, each written as its pieces; a level that starts locked is marked with `!`. */
export const levels = (...lists: readonly string[]): Level[] =>
  lists.map((list, index) => ({
    number: index + 1,
    pieces: list.replace('!', '').trim().split(' '),
    isLocked: list.startsWith('!'),
  }))
