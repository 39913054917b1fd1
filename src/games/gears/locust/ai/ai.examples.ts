import type { z } from 'zod'
import type { OwnAiCard } from '../../content/own/own-ai-cards.ts'
import type { DrawnMap } from '../../table/map.ts'
import { CORRIDOR } from '../../table/maps.examples.ts'

const room = (id: string, left: number, bottom: number, more: Partial<DrawnMap['zones'][number]> = {}) => ({
  id,
  polygon: [
    { x: left, y: bottom },
    { x: left + 20, y: bottom },
    { x: left + 20, y: bottom + 20 },
    { x: left, y: bottom + 20 },
  ],
  covers: [],
  holes: [],
  equipment: false,
  ...more,
})

const cover = (id: string, x: number, y: number, facing: { x: number; y: number }) => ({
  id,
  arrows: [{ centre: { x, y }, facing }],
})
const EAST = { x: 1, y: 0 }

/** A corridor with a passage around its corner, as in the example of the book (p. 12). */
const PASSAGE: DrawnMap = {
  zones: [
    room('P1', 0, 0, { covers: [cover('k1', 15, 10, EAST), cover('k1b', 10, 15, { x: 0, y: 1 })] }),
    room('P2', 20, 0),
    room('P3', 40, 0, { covers: [cover('k3', 55, 10, EAST)] }),
    room('P4', 60, 0),
    room('P5', 80, 0, { covers: [cover('k5', 85, 10, { x: -1, y: 0 })] }),
    room('Q1', 0, 20),
    room('Q2', 0, 40),
    room('S', 20, 40),
  ],
  edges: [],
  doors: [],
}

const IN_SIGHT = { los: { from: 'self', to: 'it' } } as const

/** A card that nobody printed: each Drone attacks the nearest COG that it sees, or runs toward the nearest. */
export const HUNTING_PARTY: z.input<typeof OwnAiCard> = {
  number: 60,
  set: 'drone',
  trait: 'forEach',
  text: 'A Drone that sees a COG attacks the nearest with 1 more die. If not, it moves 4 zones toward the nearest COG.',
  restricted: {
    when: { count: { figures: { from: 'cog', where: [IN_SIGHT] } } },
    do: [{ attack: { target: { figures: { from: 'cog', where: [IN_SIGHT], pick: 'nearest' } }, extraDice: 1 } }],
  },
  otherwise: [{ move: { zones: 4, goal: { figures: { from: 'cog', pick: 'nearest' } } } }],
}

export const DRONES_AND_COGS = {
  table: {
    map: { drawn: PASSAGE },
    cogs: [
      { id: 'Marcus', character: 'marcus-fenix', position: { zone: 'P3', cover: 'k3' }, hand: 6 },
      { id: 'Cole', position: { zone: 'P3' }, hand: 5 },
    ],
    locust: [
      { id: 'Drone 1', enemy: 'drone', position: { zone: 'S' } },
      { id: 'Drone 2', enemy: 'drone', position: { zone: 'P5', cover: 'k5' } },
    ],
  },
  activePlayer: 'Marcus',
  slots: { A: 'wretch', B: 'drone', C: 'boomer' },
  answers: ['Drone 1', 'Marcus'],
  dice: [{ wounds: 3, omens: 0, shields: 1 }],
}

const hole = (id: string, x: number) => ({ id, at: { x, y: 5 } })

export const HOLES_IN_A_CORRIDOR = {
  table: {
    map: {
      drawn: {
        ...CORRIDOR,
        zones: CORRIDOR.zones.map((zone, index) =>
          [2, 4, 5].includes(index) ? { ...zone, holes: [hole(`hole-${index + 1}`, 20 * index + 10)] } : zone,
        ),
      },
    },
    cogs: [{ id: 'Marcus', position: { zone: 'H1' } }],
  },
  activePlayer: 'Marcus',
  slots: { A: 'wretch', B: 'drone', C: 'boomer' },
}

export const BOOMER_IN_A_CORRIDOR = {
  table: {
    map: { drawn: CORRIDOR },
    cogs: [{ id: 'Marcus', position: { zone: 'H1' }, hand: 4 }],
    locust: [{ id: 'Boomer', enemy: 'boomer', position: { zone: 'H6' } }],
  },
  activePlayer: 'Marcus',
  slots: { A: 'wretch', B: 'drone', C: 'boomer' },
  dice: [{ wounds: 4, omens: 1, shields: 1 }],
}
