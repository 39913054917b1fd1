import { BOARD_RULES } from '../table/standing-rules.ts'

/** What may be said about any creature that acts on another. */
export const SITUATION_RULES = [
  ...BOARD_RULES,
  'signum.geo.contact',
  'signum.geo.distance',
  'signum.geo.eps',
  'signum.damage.death',
] as const
