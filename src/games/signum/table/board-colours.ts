import type { PlacedBoard, PlacedTerrain } from './placed-board.ts'

export const COLOURS = {
  paper: '#fffdf8',
  ground: '#eef0e4',
  ink: '#2b2b2b',
  label: '#5f6353',
  edge: '#4a4d3e',
  wound: '#b3123a',
  armour: '#5b6470',
  clear: '#1565c0',
  closed: '#c62828',
  good: '#2e7d32',
  choice: '#b26a00',
} as const

type Colour = { readonly fill: string; readonly rim: string }

/** The players’ colours in the order of the players. */
export const PLAYER_COLOURS: readonly Colour[] = [
  { fill: '#2f5fa8', rim: '#16325e' },
  { fill: '#c4512a', rim: '#6d2410' },
  { fill: '#4b7d3a', rim: '#234018' },
  { fill: '#7d4b92', rim: '#3f2050' },
]

/** The players on a board, those with a side first. */
export function playersOf({ sides, creatures }: PlacedBoard): string[] {
  return [...new Set([...sides.map(({ player }) => player), ...creatures.map(({ creature }) => creature.player)])]
}

/** The colour of a player; a fifth player has that of the first. */
export function playerColour(board: PlacedBoard, player: string): Colour {
  const players = playersOf(board)
  return (
    PLAYER_COLOURS[Math.max(0, players.indexOf(player)) % PLAYER_COLOURS.length] ?? {
      fill: COLOURS.label,
      rim: COLOURS.ink,
    }
  )
}

/** The colour of a template by the most that it does. */
export function terrainColour({ terrain: { abilities, ruins } }: PlacedTerrain): string {
  if (abilities.includes('impassable')) return '#8d867b'
  if (abilities.includes('blocksLos')) return '#a39a72'
  if (abilities.includes('defenceAgainstShooting')) return '#9cb77c'
  if (abilities.includes('difficult')) return '#c9b98a'
  return ruins === 'no' ? '#d6d2bf' : '#c5bca9'
}
