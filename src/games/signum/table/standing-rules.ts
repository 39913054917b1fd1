/** What may be said about any creature: how it is named, its card, and what its values are now. */
export const STANDING_RULES = [
  'signum.board.described',
  'signum.ability.own-and-enemy',
  'signum.content.known',
  'signum.relic.hero-only',
  'signum.relic.passive',
  'signum.ability.aura-live',
  'signum.terrain.contact-grants',
  'signum.ability.stat-modifiers',
  'signum.ability.same-name',
  'signum.ability.gain-lose',
  'signum.ability.plus-adds',
  'signum.ability.armour-exception',
  'signum.ability.conditions',
  'signum.term.class-cards',
  'signum.dragon.2-no-stacking',
  'signum.dragon.3-floor-zero',
  'signum.dragon.4-last-wins',
] as const

/** What may be said about any board. */
export const BOARD_RULES = [
  'signum.table.agrees',
  'signum.board.names',
  'signum.board.known',
  'signum.geo.frame',
  'signum.geo.outline',
  ...STANDING_RULES,
] as const
