import { does, eachMay, innate, may, type PrintedAbility, reactive } from './ability-notation.ts'

const AFTER_OWN_ATTACK = { event: 'attackResolved', by: 'thisUnit', role: 'attacker', action: 'combat' } as const

/** Abilities of units outside the core set that the rulebook shows in its examples. */
export const abilitiesOfBook: readonly PrintedAbility[] = [
  reactive('harassment', 0, {
    en: 'Harassment',
    es: 'Hostigamiento',
    says: {
      en: 'After a character of this unit attacks as part of a combat action: each character of this unit may reposition.',
      es: 'Después de que un personaje de esta unidad ataque como parte de una acción de combate: cada personaje de esta unidad puede reposicionarse.',
    },
    on: AFTER_OWN_ATTACK,
    steps: [eachMay('reposition')],
    confidence: 'low',
    note: 'p. 12, Aurra Sing: the icon of the effect is hard to read and the Force cost is not printed (Q-47).',
  }),
  reactive('the-more-prey-the-greater-the-reward', 0, {
    en: 'The More Prey, the Greater the Reward',
    es: 'Cuantas más presas, mayor recompensa',
    says: {
      en: 'After a character of this unit attacks as part of a combat action: one character may make an attack of 5 dice against a character of another enemy unit.',
      es: 'Después de que un personaje de esta unidad ataque como parte de una acción de combate: un personaje puede hacer un ataque de 5 dados contra un personaje de otra unidad enemiga.',
    },
    on: AFTER_OWN_ATTACK,
    steps: [may('oneCharacter', { attack: { dice: 5, target: 'otherUnit' } })],
    confidence: 'low',
    note: 'p. 12, Aurra Sing: the Force cost is not printed.',
  }),
  innate('intercede', {
    en: 'Intercede',
    es: 'Interceder',
    says: {
      en: 'While this unit is not wounded, enemies engaged with one of its characters cannot target allied primary or secondary characters.',
      es: 'Mientras esta unidad no esté herida, los enemigos trabados con uno de sus personajes no pueden elegir como blanco a personajes aliados principales o secundarios.',
    },
    requires: [{ wounded: false }],
    steps: [does('thisUnit', { forbidTargets: ['primary', 'secondary'] })],
    confidence: 'medium',
    note: 'p. 15, MagnaGuards.',
  }),
]
