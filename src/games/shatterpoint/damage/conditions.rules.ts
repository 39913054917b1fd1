import { rule } from '../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { unitName } from '../language/card-name.ts'
import { conditionName } from '../language/words.ts'
import type { Condition } from '../vocabulary.ts'

/** Events that use up the strained condition. */
export const STRAINING = ['moved', 'attacked', 'action', 'ability'] as const

const EVENTS: Readonly<Record<(typeof STRAINING)[number], { en: string; es: string }>> = {
  moved: { en: 'moved', es: 'se ha movido' },
  attacked: { en: 'attacked', es: 'ha atacado' },
  action: { en: 'performed an action', es: 'ha realizado una acción' },
  ability: { en: 'used an ability', es: 'ha usado una capacidad' },
}

/** Rules on effects that last, and on healing. */
export const effectRules = {
  'shatterpoint.effect.half': rule<{ total: number; half: number; rest: number }>({
    title: { en: 'Halves are rounded up', es: 'Las mitades se redondean hacia arriba' },
    says: {
      en: 'Half of a number is rounded up; “the rest” is what remains.',
      es: 'La mitad de un número se redondea hacia arriba; «el resto» es lo que queda.',
    },
    section: 'General rules',
    page: '15',
    rulings: [],
    explain: {
      en: ({ total, half, rest }) => `Half of ${total} is ${half}; the rest is ${rest}.`,
      es: ({ total, half, rest }) => `La mitad de ${total} es ${half}; el resto es ${rest}.`,
    },
  }),
  'shatterpoint.effect.stackable': rule<{ effect: string; before: number; change: number; after: number }>({
    title: { en: 'Effects with a number add up', es: 'Los efectos con número se acumulan' },
    says: {
      en: 'An effect with a number in brackets adds up: gaining it adds, losing it subtracts, and at 0 it is gone.',
      es: 'Un efecto con un número entre corchetes se acumula: ganarlo suma, perderlo resta y con 0 desaparece.',
    },
    section: 'General rules',
    page: '15',
    rulings: [],
    explain: {
      en: ({ effect, before, change, after }) =>
        `${effect} [${before}] ${change < 0 ? 'loses' : 'gains'} ${Math.abs(change)}: ${after === 0 ? 'gone' : `[${after}]`}.`,
      es: ({ effect, before, change, after }) =>
        `${effect} [${before}] ${change < 0 ? 'pierde' : 'gana'} ${Math.abs(change)}: ${after === 0 ? 'desaparece' : `[${after}]`}.`,
    },
  }),
  'shatterpoint.effect.non-stackable': rule<{ effect: string; has: boolean }>({
    title: { en: 'Effects without a number do not add up', es: 'Los efectos sin número no se acumulan' },
    says: {
      en: 'A lasting effect without a number affects an object once; gaining it again does nothing.',
      es: 'Un efecto duradero sin número afecta a un objeto una vez; ganarlo de nuevo no hace nada.',
    },
    section: 'General rules',
    page: '15',
    rulings: [],
    explain: {
      en: ({ effect, has }) => (has ? `${effect} applies once.` : `${effect} is gone.`),
      es: ({ effect, has }) => (has ? `${effect} se aplica una vez.` : `${effect} desaparece.`),
    },
  }),
  'shatterpoint.condition.strained': rule<
    {
      unit: string
      event: (typeof STRAINING)[number]
      isTriggered: boolean
    },
    ShatterpointContent
  >({
    title: { en: 'Strained', es: 'Extenuado' },
    says: {
      en: 'After a character of a strained unit has moved in any way, attacked, performed an action or used an active or reactive ability, the unit suffers 3 damage and is no longer strained. A move of no distance does not count.',
      es: 'Después de que un personaje de una unidad Extenuada se mueva de cualquier modo, ataque, realice una acción o use una capacidad activa o reactiva, la unidad sufre 3 de daño y deja de estar Extenuada. Un movimiento sin desplazamiento no cuenta.',
    },
    section: 'Conditions',
    page: '35',
    rulings: ['Q-23', 'Q-55', 'Q-76'],
    explain: {
      en: ({ unit, event, isTriggered }, content) =>
        isTriggered
          ? `${unitName(unit, content)} is strained and has ${EVENTS[event].en}: 3 damage, then it is no longer strained.`
          : `Nothing strains ${unitName(unit, content)} now.`,
      es: ({ unit, event, isTriggered }, content) =>
        isTriggered
          ? `${unitName(unit, content)} tiene el estado Extenuado y ${EVENTS[event].es}: sufre 3 de daño y pierde el estado.`
          : `Nada extenúa ahora a ${unitName(unit, content)}.`,
    },
  }),
  'shatterpoint.heal': rule<
    {
      unit: string
      condition: Condition | null
      obstacle: 'outOfRange' | 'enemy' | 'wounded' | 'nothing' | null
    },
    ShatterpointContent
  >({
    title: { en: 'Healing', es: 'Curar' },
    says: {
      en: 'A character that heals removes one condition or one damage from its own unit or from another allied unit within range 2; no damage from a wounded unit.',
      es: 'Un personaje que cura retira un estado o un daño de su propia unidad o de otra unidad aliada a alcance 2; de una unidad herida no se retira daño.',
    },
    section: 'Icons',
    page: '31',
    rulings: [],
    explain: {
      en: ({ unit, condition, obstacle }, content) =>
        ({
          outOfRange: `${unitName(unit, content)} is not within range 2 of the healer.`,
          enemy: `${unitName(unit, content)} is no ally of the healer.`,
          wounded: `${unitName(unit, content)} is wounded: no damage is removed from it.`,
          nothing:
            condition === null
              ? `${unitName(unit, content)} has no damage to remove.`
              : `${unitName(unit, content)} is not ${conditionName(condition, 'en')}.`,
          none:
            condition === null
              ? `1 damage is removed from ${unitName(unit, content)}.`
              : `${unitName(unit, content)} is no longer ${conditionName(condition, 'en')}.`,
        })[obstacle ?? 'none'],
      es: ({ unit, condition, obstacle }, content) =>
        ({
          outOfRange: `${unitName(unit, content)} no está a alcance 2 de quien cura.`,
          enemy: `La unidad ${unitName(unit, content)} no es aliada de quien cura.`,
          wounded: `La unidad ${unitName(unit, content)} está herida: no se le retira daño.`,
          nothing:
            condition === null
              ? `${unitName(unit, content)} no tiene daño que retirar.`
              : `${unitName(unit, content)} no tiene el estado ${conditionName(condition, 'es')}.`,
          none:
            condition === null
              ? `Se retira 1 de daño de ${unitName(unit, content)}.`
              : `${unitName(unit, content)} pierde el estado ${conditionName(condition, 'es')}.`,
        })[obstacle ?? 'none'],
    },
  }),
}
