import type { Localized } from '../../../../lib/locale.ts'

/** Why a space cannot be entered, in the order in which it is tested. */
export const BLOCKS = [
  'OFF_BOARD',
  'IMPASSABLE',
  'TWO_LEVELS_UP',
  'CROSSING_BLOCKED',
  'OCCUPIED_END',
  'DANGER_ZONE',
] as const
export type Block = (typeof BLOCKS)[number]

/** The reasons in words, as they follow a colon. */
export const BLOCK_WORDS: Readonly<Record<Block, Localized>> = {
  OFF_BOARD: { en: 'it is off the board', es: 'está fuera del tablero' },
  IMPASSABLE: { en: 'it is impassable', es: 'es infranqueable' },
  TWO_LEVELS_UP: { en: 'it is two or more levels up', es: 'está dos o más niveles por encima' },
  CROSSING_BLOCKED: { en: 'what stands in between cannot be crossed', es: 'lo que hay en medio no se puede cruzar' },
  OCCUPIED_END: {
    en: 'it is occupied, and no movement point would be left',
    es: 'está ocupado, y no quedaría ningún PM',
  },
  DANGER_ZONE: { en: 'it lies in a danger zone', es: 'está en una zona de peligro' },
}

export const COLOUR_WORDS = {
  W: { en: 'white', es: 'blanco' },
  G: { en: 'green', es: 'verde' },
  X: { en: 'X', es: 'X' },
} as const satisfies Record<string, Localized>

/** Why a direction does not lead out of danger. */
export const DANGER_BLOCKS = [
  'OFF_BOARD',
  'OCCUPIED',
  'DANGER_ZONE',
  'IMPASSABLE',
  'TWO_LEVELS_UP',
  'CROSSING_BLOCKED',
] as const
export type DangerBlock = (typeof DANGER_BLOCKS)[number]

export const DANGER_BLOCK_WORDS: Readonly<Record<DangerBlock, Localized>> = {
  OFF_BOARD: { en: 'it leads off the board', es: 'sale del tablero' },
  OCCUPIED: { en: 'the end is occupied', es: 'el final está ocupado' },
  DANGER_ZONE: { en: 'the end lies in a danger zone', es: 'el final está en una zona de peligro' },
  IMPASSABLE: { en: 'something on the way is impassable', es: 'algo en el camino es infranqueable' },
  TWO_LEVELS_UP: { en: 'it leads two or more levels up', es: 'sube dos o más niveles' },
  CROSSING_BLOCKED: { en: 'something on the way cannot be crossed', es: 'algo en el camino no se puede cruzar' },
}
