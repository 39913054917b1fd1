/** Greer the Stubborn against Cordelia the Crusader, the fight of the rulebook (E-16). */
export const GREER = { id: 'Greer', player: 'Vallor', strength: 3, health: 4 }
export const CORDELIA = {
  id: 'Cordelia',
  player: 'Grypharim',
  strength: 2,
  health: 2,
  abilities: [{ id: 'reckless' as const, x: 2 }],
}
export const GREER_AND_CORDELIA = {
  situation: { stated: { attacker: GREER, defender: CORDELIA } },
  attacker: { split: { attack: 2, defence: 1 } },
}

/** A creature of strength 3 and health 4 against one of strength 2 and health 2 (E-33). */
export const THREE_AGAINST_TWO = {
  situation: {
    stated: {
      attacker: { id: 'Herrick', player: 'A', strength: 3, health: 4 },
      defender: { id: 'Livia', player: 'B', strength: 2, health: 2 },
    },
  },
}
