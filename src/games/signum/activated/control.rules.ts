import { rule } from '../../../rulebook/rule.ts'
import { diceCount, formatLength } from '../language/words.ts'

/** Why a creature cannot be controlled. */
export type ControlObstacle = 'none' | 'hero' | 'friend' | 'tooFar' | 'unseen'

/** The ability that takes control. */
export const controlRules = {
  'signum.ability.control': rule<{
    creature: string
    target: string
    x: number
    distance: number
    obstacle: ControlObstacle | null
  }>({
    title: { en: 'Taking control', es: 'Tomar el control' },
    says: {
      en: 'It rolls X dice against an enemy character within XL and in sight. With at least one target its player controls that character until the end of the turn, and may activate it.',
      es: 'Tira X dados contra un personaje enemigo a XL o menos y a la vista. Con al menos una diana, su jugador lo controla hasta el final del turno y puede activarlo.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-02', 'Q-36', 'Q-63'],
    explain: {
      en: ({ creature, target, x, distance, obstacle }) =>
        obstacle === null
          ? `${creature} rolls ${diceCount(x, 'en')} to control ${target}.`
          : {
              none: `${creature} has no Control of at least 1.`,
              hero: `${target} is a hero, and heroes are never controlled; choose a character.`,
              friend: `${target} is no enemy of ${creature}; choose an enemy character.`,
              tooFar: `${target} is ${formatLength(distance, 'en')} away; choose a character within 25 cm.`,
              unseen: `${creature} does not see ${target}; choose a character in sight.`,
            }[obstacle],
      es: ({ creature, target, x, distance, obstacle }) =>
        obstacle === null
          ? `${creature} tira ${diceCount(x, 'es')} para controlar a ${target}.`
          : {
              none: `${creature} no tiene Control de al menos 1.`,
              hero: `${target} es un héroe, y a los héroes no se los controla; elige un personaje.`,
              friend: `${target} no es enemigo de ${creature}; elige un personaje enemigo.`,
              tooFar: `${target} está a ${formatLength(distance, 'es')}; elige un personaje a 25 cm o menos.`,
              unseen: `${creature} no ve a ${target}; elige un personaje a la vista.`,
            }[obstacle],
    },
  }),
  'signum.ability.control-state': rule<{ creature: string; controller: string }>({
    title: { en: 'Under control', es: 'Bajo control' },
    says: {
      en: 'A controlled character changes sides at once for contact, auras, class bonus, backstab and line of sight. Its new controller may activate it once in this turn; at the end of the turn it goes back, keeping place, wounds and tokens. If it dies meanwhile, its Last Word is carried out by whoever controlled it.',
      es: 'Un personaje bajo Control cambia de bando al instante para contacto, auras, ventajas de clase, puñaladas y línea de visión. Quien lo controla puede activarlo una vez este turno; al final del turno vuelve, con su lugar, heridas y fichas. Si muere entretanto, su Última Palabra la cumple quien lo controlaba.',
    },
    section: 'Glossary',
    page: null,
    rulings: ['Q-63'],
    explain: {
      en: ({ creature, controller }) =>
        `${creature} is on the side of ${controller} now, may be activated once this turn, and then goes back as it is.`,
      es: ({ creature, controller }) =>
        `${creature} está ahora en el bando de ${controller}, puede activarse una vez este turno y luego vuelve tal como esté.`,
    },
  }),
}
