import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { type AttackNumbers, attackNumberEntries, attackNumbers } from './attack-numbers.ts'
import { type Character, characters } from './characters.ts'
import { type Die, dice } from './dice.ts'
import { type Enemy, enemies } from './enemies.ts'
import { type Piece, pieces } from './pieces.ts'
import { type Marker, markers } from './markers.ts'
import { type Weapon, weapons } from './weapons.ts'

/** What the rules look up while they are applied. */
export type GearsContent = {
  readonly enemies: ReadonlyMap<string, Enemy>
  readonly pieces: ReadonlyMap<string, Piece>
  readonly weapons: ReadonlyMap<string, Weapon>
  readonly characters: ReadonlyMap<string, Character>
  readonly dice: ReadonlyMap<string, Die>
  readonly markers: ReadonlyMap<string, Marker>
  readonly attackNumbers: AttackNumbers
}

export const gearsContent: GearsContent = {
  enemies: indexEntries(enemies),
  pieces: indexEntries(pieces),
}

const entries: readonly ContentEntry[] = [...enemies, ...pieces]
  weapons: indexEntries(weapons),
  characters: indexEntries(characters),
  dice: indexEntries(dice),
  markers: indexEntries(markers),
  attackNumbers,
}

const entries: readonly ContentEntry[] = [
  ...enemies,
  ...weapons,
  ...characters,
  ...dice,
  ...markers,
  ...attackNumberEntries,
]

export const gearsCore: Pack = { id: 'gears-core', version: '1.0.0', entries }
