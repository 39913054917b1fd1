import { CORRIDOR } from '../../table/maps.examples.ts'
import type { DeclarationInput } from './attack-declaration.ts'

/** The example of the rulebook: Marcus at one end of a corridor, a Drone in cover three zones away. */
export const LANCER_IN_THE_CORRIDOR: DeclarationInput = {
  situation: {
    table: {
      map: { drawn: CORRIDOR },
      cogs: [{ id: 'marcus-fenix', position: { zone: 'H1' }, weapons: [{ weapon: 'lancer', ammo: 2 }] }],
      locust: [{ id: 'drone-1', enemy: 'drone', position: { zone: 'H4', cover: 'c4' } }],
      attacker: 'marcus-fenix',
      target: 'drone-1',
    },
  },
  weapon: { card: 'lancer' },
  mode: 'overkill',
}

/** A boomshot into a zone with two more figures. */
export const BOOMSHOT_AT_A_CROWD: DeclarationInput = {
  situation: {
    given: {
      attacker: { cog: { id: 'Cole', character: 'augustus-cole' } },
      target: { locust: { id: 'boomer', enemy: 'boomer' } },
      others: [{ locust: { id: 'drone', enemy: 'drone' } }, { cog: { id: 'Dominic', character: 'dominic-santiago' } }],
      range: 2,
    },
  },
  weapon: { card: 'boomshot' },
  mode: 'overkill',
  ammo: 1,
}

/** A Drone shoots at a soldier who dodges. */
export const DRONE_AT_A_SOLDIER: DeclarationInput = {
  situation: {
    given: {
      attacker: { locust: { id: 'drone', enemy: 'drone' } },
      target: { cog: { id: 'Baird', character: 'damon-baird', hand: 2 } },
      range: 3,
    },
  },
  dodging: ['Baird'],
}
