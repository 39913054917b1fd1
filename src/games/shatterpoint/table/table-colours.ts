import type { Player } from '../vocabulary.ts'

export const COLOURS = {
  paper: '#fffdf8',
  ground: '#f2eee2',
  grid: '#e2dccb',
  ink: '#2b2b2b',
  label: '#6b6557',
  edge: '#4a453a',
  active: '#e8b21a',
  inactive: '#b9b4a6',
  wound: '#b3123a',
  hunker: '#3d5a4a',
  visible: '#1565c0',
  blocked: '#c62828',
  good: '#2e7d32',
  choice: '#b26a00',
} as const

export const PLAYER_COLOURS: Readonly<Record<Player, { readonly fill: string; readonly rim: string }>> = {
  A: { fill: '#2f5fa8', rim: '#16325e' },
  B: { fill: '#c4512a', rim: '#6d2410' },
}

/** Light for low ground, dark for high. */
const HEIGHTS = ['#e6dcc0', '#d8c9a3', '#c8b387', '#b59a6c', '#9d8056', '#836644'] as const
const STEP = 38_000

/** The colour of a terrain part by the height of its top, in micrometres. */
export const heightColour = (top: number): string =>
  HEIGHTS[Math.min(HEIGHTS.length - 1, Math.floor(top / STEP))] ?? HEIGHTS[0]
