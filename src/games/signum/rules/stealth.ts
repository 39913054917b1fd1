import { rule } from '../../../rulebook/rule.ts'

/** Rules on stealth tokens. */
export const stealthRules = {
  'signum.stealth.untargetable': rule<{ creature: string }>({
    title: { en: 'Hidden characters are no targets', es: 'Los personajes ocultos no son objetivos' },
    says: {
      en: 'A character with a stealth token cannot be the target of attacks, backstabs or effects of enemy creatures. Spells may target it.',
      es: 'Un personaje con ficha de sigilo no puede ser objetivo de ataques, puñaladas ni efectos de criaturas enemigas. Los conjuros sí pueden elegirlo.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    told: {
      en: ({ creature }) => `${creature} has a stealth token; detect it first.`,
      es: ({ creature }) => `${creature} tiene una ficha de sigilo; hay que detectarlo primero.`,
    },
  }),
  'signum.stealth.lose': rule<{ creature: string }>({
    title: { en: 'Losing the stealth token', es: 'Perder la ficha de sigilo' },
    says: {
      en: 'The token is lost by declaring an attack, using an activated ability, a backstab, or being detected.',
      es: 'La ficha se pierde al declarar un ataque, usar una capacidad activada, apuñalar o ser detectado.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    told: {
      en: ({ creature }) => `${creature} loses its stealth token.`,
      es: ({ creature }) => `${creature} pierde su ficha de sigilo.`,
    },
  }),
}
