import type { z } from 'zod'
import type { StatedFighter } from '../table/creature.ts'
import type { Situation } from './situation.ts'

type Someone = z.input<typeof StatedFighter>
type Shown = z.input<typeof Situation>

export const GARRUS: Someone = { id: 'Garrus', player: 'Vallor', health: 3, abilities: [{ id: 'shot', x: 3 }] }
export const SEVERUS: Someone = { id: 'Severus', player: 'Grypharim', strength: 1, health: 3 }
export const SISTER: Someone = {
  id: 'Sister Alma',
  player: 'Grypharim',
  health: 2,
  abilities: [{ id: 'healer', x: 3 }],
}
const MESMERIST: Someone = { id: 'Mesmerist', player: 'Vallor', health: 2, abilities: [{ id: 'control', x: 2 }] }

const at = (x: number, y: number) => ({ x, y })

/** Garrus at Severus, with nothing between them. */
export const OPEN_FIELD: Shown = {
  onBoard: {
    board: {
      drawn: {
        creatures: [
          { ...GARRUS, ...at(10, 30) },
          { ...SEVERUS, ...at(30, 30) },
        ],
      },
    },
    actor: 'Garrus',
    target: 'Severus',
  },
}

/** A forest before Severus, and friends about. */
export const AT_THE_FOREST: Shown = {
  onBoard: {
    board: {
      drawn: {
        creatures: [
          { ...GARRUS, ...at(12, 22) },
          { ...SEVERUS, ...at(31, 24) },
          { id: 'Cordelia', player: 'Grypharim', ...at(33.2, 26.4) },
          { id: 'Greer', player: 'Vallor', ...at(18, 31) },
        ],
        terrain: [
          {
            id: 'Forest',
            outline: [at(24, 18), at(28.5, 17), at(29, 30), at(25, 29)],
            abilities: ['defenceAgainstShooting'],
          },
        ],
      },
    },
    actor: 'Garrus',
    target: 'Severus',
  },
}

/** A healer and a wounded friend in contact. */
export const AT_THE_SICKBED: Shown = {
  onBoard: {
    board: {
      drawn: {
        creatures: [
          { ...SISTER, ...at(20, 20) },
          { ...SEVERUS, wounds: 2, ...at(23.2, 20) },
          { ...GARRUS, ...at(30, 32) },
        ],
      },
    },
    actor: 'Sister Alma',
    target: 'Severus',
  },
}

/** A mesmerist and a character it sees. */
export const EYE_TO_EYE: Shown = {
  onBoard: {
    board: {
      drawn: {
        creatures: [
          { ...MESMERIST, ...at(15, 25) },
          { ...SEVERUS, ...at(32, 30) },
          { id: 'Cordelia', player: 'Grypharim', ...at(24, 23) },
        ],
      },
    },
    actor: 'Mesmerist',
    target: 'Severus',
  },
}
