import type { z } from 'zod'
import type { CreatureAbility } from '../vocabulary.ts'
import type { Board, StatedTerrain } from './board.ts'
import type { StatedCreature } from './creature.ts'

export type BoardInput = z.input<typeof Board>
type Place = readonly [x: number, y: number]
/** Fields that a caller may give, none of them undefined. */
type MoreOf<Thing extends z.ZodType> = { [Field in keyof z.input<Thing>]?: Exclude<z.input<Thing>[Field], undefined> }

/** What is said of a described creature; its abilities without texts of their own. */
type MoreOfCreature = Omit<MoreOf<typeof StatedCreature>, 'abilities' | 'effects'> & {
  readonly abilities?: readonly z.input<typeof CreatureAbility>[]
}

/** A creature of a player at a place. */
export const creature = (
  player: string,
  id: string,
  [x, y]: Place,
  { abilities = [], ...more }: MoreOfCreature = {},
) => ({
  id,
  player,
  x,
  y,
  abilities: [...abilities],
  ...more,
})

/** A template with four straight sides. */
export const box = (id: string, [left, near]: Place, [right, far]: Place, more: MoreOf<typeof StatedTerrain> = {}) => ({
  id,
  outline: [
    { x: left, y: near },
    { x: right, y: near },
    { x: right, y: far },
    { x: left, y: far },
  ],
  ...more,
})

/** The sides of a duel: the south edge and the north edge. */
export const DUEL = [
  { player: 'Ana', from: { x: 0, y: 0 }, to: { x: 60, y: 0 } },
  { player: 'Bruno', from: { x: 0, y: 60 }, to: { x: 60, y: 60 } },
]

/** A duel in full swing. */
export const SKIRMISH = {
  sides: DUEL,
  creatures: [
    creature('Ana', 'Brissa', [28, 12], { kind: 'hero', base: 48, strength: 3, health: 8 }),
    creature('Ana', 'Garrus', [14, 20], { abilities: [{ id: 'shot', x: 3 }] }),
    creature('Ana', 'Greer', [36, 27.9], { strength: 3, health: 4, wounds: 1, armour: 2 }),
    creature('Bruno', 'Cordelia', [36, 31.1], { strength: 2, health: 2 }),
    creature('Bruno', 'Severus', [20, 41]),
    creature('Bruno', 'Shade', [23.6, 31], { hidden: true, abilities: [{ id: 'stealth' }] }),
  ],
  terrain: [
    box('Forest', [13, 27], [21, 33], { abilities: ['defenceAgainstShooting'] }),
    box('Rocks', [40, 36], [48, 44], { abilities: ['impassable', 'blocksLos'] }),
    box('Swamp', [44, 14], [54, 22], { abilities: ['difficult'] }),
  ],
} satisfies BoardInput
