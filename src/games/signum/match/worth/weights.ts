/** How much things count for a bot. Nothing in the book says so; the numbers are chosen by playing. */
export const WORTH = {
  out: -1_000,
  /** Each point of life that the hero has left, and more for each of the last few. */
  heroLife: 12,
  lastLife: 30,
  lastLives: 4,
  prosperity: 2,
  /** A point from here on counts more: the match is nearly won. */
  nearVictory: 40,
  nearVictoryPoint: 6,
  /** What a point of income is worth for each turn that the match is expected to last. */
  income: 0.9,
  strength: 3,
  health: 3,
  armour: 2,
  shot: 3,
  healer: 2,
  aura: 4,
  hidden: 3,
  ability: 1,
  /** Damage to a hero that is to be expected next turn. */
  threat: 6,
  /** The first buildings pay for the hand, later ones are hardly needed. */
  building: [6, 6, 5, 4, 3, 2, 1],
  card: 2.2,
  payable: 2.5,
  cards: 6,
  tactic: 9,
  relic: 8,
  use: 1.8,
  combatUse: 4,
  order: 4,
  /** For every centimetre to the nearest enemy, and to the enemy hero. */
  farAway: -0.1,
  farFromHero: -0.25,
  shooterHeld: -3,
  heroPressed: -0.3,
  /** A hero stays where it is unless there is a reason to go. */
  heroMoved: -0.2,
  emptyDeck: -3,
  kill: 1,
  /** A creature that may still act: a turn does not end before all have. */
  ready: 6,
  fight: 0.6,
} as const
