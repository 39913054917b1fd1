import { rule } from '../../../rulebook/rule.ts'
import { points } from '../fight-words.ts'

/** What the abilities that a fight asks about do. */
export const fightingAbilityRules = {
  'signum.ability.from-attacks': rule<{ creature: string; x: number; left: number }>({
    title: { en: '−X from Attacks', es: '−X de Ataques' },
    says: {
      en: 'The damage of an attack is lessened by X, once for the whole attack and never below 0.',
      es: 'El daño de un ataque se reduce en X, una vez por todo el ataque y nunca por debajo de 0.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-30'],
    told: {
      en: ({ creature, x, left }) => `${creature} takes ${x} less from an attack: ${points(left, 'en')} left.`,
      es: ({ creature, x, left }) => `${creature} recibe ${x} menos de un ataque: quedan ${points(left, 'es')}.`,
    },
  }),
}
