/** What may be said about any creature that acts on another. */
export const SITUATION_RULES = [
  'signum.board.names',
  'signum.board.known',
  'signum.geo.frame',
  'signum.geo.outline',
  'signum.geo.contact',
  'signum.geo.distance',
  'signum.damage.death',
] as const
