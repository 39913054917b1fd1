import { rule } from '../../../rulebook/rule.ts'
import { abilityName } from '../ability-words.ts'
import type { AbilityId } from '../vocabulary.ts'
import { listed } from '../words.ts'

/** Why an activated ability cannot be used. */
export type AbilityObstacle = 'moved' | 'ran' | 'contact'

/** Rules on what a creature may do in its activation. */
export const activationRules = {
  'signum.activation.activated-ability': rule<{
    creature: string
    ability: AbilityId
    obstacle: AbilityObstacle | null
    enemies: readonly string[]
  }>({
    title: { en: 'Activated abilities', es: 'Capacidades activadas' },
    says: {
      en: 'An ability with the mark of activation takes the whole activation: not after moving, and not in contact with an enemy that is not hidden.',
      es: 'Una capacidad con la marca de activación ocupa toda la activación: ni tras moverse ni en contacto con un enemigo que no esté oculto.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: [],
    told: {
      en: ({ creature, ability, obstacle, enemies }) => {
        const name = abilityName(ability, 'en')
        if (obstacle === null) return `${creature} spends its activation on ${name}.`
        return {
          moved: `${creature} moved and cannot use ${name} in this activation.`,
          ran: `${creature} ran and cannot use ${name} in this activation.`,
          contact: `${creature} touches ${listed(enemies, 'en')} and cannot use ${name}.`,
        }[obstacle]
      },
      es: ({ creature, ability, obstacle, enemies }) => {
        const name = abilityName(ability, 'es')
        if (obstacle === null) return `${creature} dedica su activación a ${name}.`
        return {
          moved: `${creature} se movió y no puede usar ${name} en esta activación.`,
          ran: `${creature} corrió y no puede usar ${name} en esta activación.`,
          contact: `${creature} toca a ${listed(enemies, 'es')} y no puede usar ${name}.`,
        }[obstacle]
      },
    },
  }),
}
