import { rule } from '../../../rulebook/rule.ts'
import { woundCount } from '../dice/fight.words.ts'
import { diceCount, formatLength, quedan } from '../language/words.ts'

/** Why a creature cannot be healed by a Healer. */
export type HealObstacle = 'none' | 'self' | 'tooFar'

/** Abilities that heal. */
export const healingRules = {
  'signum.ability.healer': rule<{
    healer: string
    target: string
    x: number
    contact: boolean
    distance: number
    obstacle: HealObstacle | null
  }>({
    title: { en: 'Healer', es: 'Sanador' },
    says: {
      en: 'It rolls X dice for another creature and removes a wound for each success: axes and shields in contact, targets within XL.',
      es: 'Tira X dados por otra criatura y le quita una herida por éxito: hachas y escudos en contacto, dianas a XL o menos.',
    },
    section: 'Glossary',
    page: '38',
    rulings: ['Q-02', 'Q-49'],
    explain: {
      en: ({ healer, target, x, contact, distance, obstacle }) =>
        obstacle === null
          ? `${healer} rolls ${diceCount(x, 'en')} for ${target}, ${contact ? 'in contact: axes and shields' : `${formatLength(distance, 'en')} away: only targets`} heal.`
          : {
              none: `${healer} has no Healer of at least 1.`,
              self: `${healer} heals other creatures; choose another.`,
              tooFar: `${target} is ${formatLength(distance, 'en')} away; choose a creature in contact or within 25 cm.`,
            }[obstacle],
      es: ({ healer, target, x, contact, distance, obstacle }) =>
        obstacle === null
          ? `${healer} tira ${diceCount(x, 'es')} por ${target}, ${contact ? 'en contacto: sanan hachas y escudos' : `a ${formatLength(distance, 'es')}: solo sanan dianas`}.`
          : {
              none: `${healer} no tiene Sanador de al menos 1.`,
              self: `${healer} sana a otras criaturas; elige otra.`,
              tooFar: `${target} está a ${formatLength(distance, 'es')}; elige una criatura en contacto o a 25 cm o menos.`,
            }[obstacle],
    },
  }),
  'signum.ability.healing': rule<{ healer: string; target: string; x: number; removed: number; left: number }>({
    title: { en: 'Healing', es: 'Sanación' },
    says: {
      en: 'It removes up to X wounds from its target. A creature without wounds may be chosen too, and counts as healed.',
      es: 'Quita hasta X heridas a su objetivo. También puede elegirse una criatura sin heridas, que cuenta como sanada.',
    },
    section: 'Glossary',
    page: '38',
    rulings: [],
    explain: {
      en: ({ healer, target, x, removed, left }) =>
        x === 0
          ? `${healer} has no Healing of at least 1.`
          : `${target} is healed of ${woundCount(removed, 'en')} and keeps ${left}.`,
      es: ({ healer, target, x, removed, left }) =>
        x === 0
          ? `${healer} no tiene Sanación de al menos 1.`
          : `A ${target} se le ${removed === 1 ? 'quita' : 'quitan'} ${woundCount(removed, 'es')} y le ${quedan(left)}.`,
    },
  }),
  'signum.ability.master-healing': rule<{ healer: string; x: number; dice: number }>({
    title: { en: 'Master of Healing', es: 'Maestro de Sanación' },
    says: {
      en: 'It may roll up to X of its healing dice again.',
      es: 'Puede repetir hasta X de sus dados de sanación.',
    },
    section: 'Glossary',
    page: '39',
    rulings: ['Q-40'],
    explain: {
      en: ({ healer, x, dice }) => `${healer}, with Master of Healing ${x}, re-rolls ${diceCount(dice, 'en')}.`,
      es: ({ healer, x, dice }) => `${healer}, con Maestro de Sanación ${x}, repite ${diceCount(dice, 'es')}.`,
    },
  }),
  'signum.ability.regeneration': rule<{ creature: string; x: number; removed: number; left: number }>({
    title: { en: 'Regeneration', es: 'Regeneración' },
    says: {
      en: 'When its activation begins it rolls X dice, and each target removes one of its wounds.',
      es: 'Al empezar su activación tira X dados, y cada diana le quita una herida.',
    },
    section: 'Glossary',
    page: '40',
    rulings: [],
    explain: {
      en: ({ creature, x, removed, left }) =>
        x === 0
          ? `${creature} has no Regeneration of at least 1.`
          : `${creature} rolls ${diceCount(x, 'en')}, loses ${woundCount(removed, 'en')} and keeps ${left}.`,
      es: ({ creature, x, removed, left }) =>
        x === 0
          ? `${creature} no tiene Regeneración de al menos 1.`
          : `${creature} tira ${diceCount(x, 'es')}, pierde ${woundCount(removed, 'es')} y le ${quedan(left)}.`,
    },
  }),
}
