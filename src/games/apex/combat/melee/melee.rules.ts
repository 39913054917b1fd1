import type { Cell } from '../../../../geometry/grid.ts'
import { cellName } from '../../language/notation.ts'
import { countName } from '../../language/words.ts'
import { rule } from '../../rule.ts'

const SECTION = 'Melee'

type Judged = { value: number; hitValue: number; damage: number; eliminated: boolean }

/** Rules on melee attacks. */
export const meleeRules = {
  'apex.melee.target': rule<{ attacker: Cell; target: Cell; reason: 'none' | 'notAdjacent' | 'notEnemy' }>({
    title: { en: 'An adjacent enemy', es: 'Un enemigo adyacente' },
    says: {
      en: 'A melee attack is made against one adjacent enemy Legend.',
      es: 'El ataque cuerpo a cuerpo se hace contra una Leyenda enemiga adyacente.',
    },
    section: SECTION,
    page: '33',
    rulings: [],
    explain: {
      en: ({ attacker, target, reason }) => {
        if (reason === 'notEnemy') return `The Legend in ${cellName(target)} belongs to the same squad.`
        return `${cellName(target)} is ${reason === 'none' ? '' : 'not '}adjacent to ${cellName(attacker)}.`
      },
      es: ({ attacker, target, reason }) => {
        if (reason === 'notEnemy') return `La Leyenda de ${cellName(target)} es del mismo pelotón.`
        return `${cellName(target)} ${reason === 'none' ? '' : 'no '}es adyacente a ${cellName(attacker)}.`
      },
    },
  }),
  'apex.melee.resolve': rule<
    Judged | { given: number; needed: number } | { hitting: number; cards: number; hitValue: number }
  >({
    title: { en: 'One aim card', es: 'Una carta de Puntería' },
    says: {
      en: 'Reveal one aim card: a value of 40 or more hits for 4 damage and pushes the target 1 space, unless the damage eliminates it; otherwise the attack misses.',
      es: 'Revela una carta de Puntería: con 40 o más impacta, inflige 4 de daño y empuja al objetivo 1 espacio, salvo que el daño lo elimine; si no, falla.',
    },
    section: SECTION,
    page: '33',
    rulings: ['Q-45', 'Q-60'],
    explain: {
      en: (facts) => {
        if ('needed' in facts)
          return `A melee attack reveals ${countName(facts.needed, 'aimCard', 'en')}, but ${facts.given} ${facts.given === 1 ? 'was' : 'were'} given.`
        if ('cards' in facts)
          return `${facts.hitting} of ${countName(facts.cards, 'aimCard', 'en')} ${facts.hitting === 1 ? 'shows' : 'show'} ${facts.hitValue} or more.`
        const { value, hitValue, damage, eliminated } = facts
        if (value < hitValue) return `Aim card ${value} is less than ${hitValue}: a miss.`
        const after = eliminated ? ' The target is eliminated, so it is not pushed.' : ''
        return `Aim card ${value} is ${hitValue} or more: a hit for ${damage} damage.${after}`
      },
      es: (facts) => {
        if ('needed' in facts)
          return `El ataque cuerpo a cuerpo revela ${countName(facts.needed, 'aimCard', 'es')}, pero ${facts.given === 1 ? 'se indicó' : 'se indicaron'} ${facts.given}.`
        if ('cards' in facts)
          return `${facts.hitting} de ${countName(facts.cards, 'aimCard', 'es')} ${facts.hitting === 1 ? 'vale' : 'valen'} ${facts.hitValue} o más.`
        const { value, hitValue, damage, eliminated } = facts
        if (value < hitValue) return `La carta de Puntería ${value} es menos de ${hitValue}: falla.`
        const after = eliminated ? ' El objetivo queda eliminado, así que no se le empuja.' : ''
        return `La carta de Puntería ${value} es ${hitValue} o más: impacta e inflige ${damage} de daño.${after}`
      },
    },
  }),
}
