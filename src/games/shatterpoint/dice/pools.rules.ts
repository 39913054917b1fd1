import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { diceCount, moreDice } from '../language/words.ts'
import type { AttackType } from '../vocabulary.ts'
import { rollName } from './dice.words.ts'
import { sourceName } from './pool.words.ts'
import type { PoolSource } from './pools.ts'
import type { RollName } from './roll.ts'

const ATTACK = 'Making an attack'

type Pool = {
  roll: RollName
  base: number
  isStated: boolean
  added: number
  removed: number
  dice: number
  rolled: number | null
}
type Waiting = { isDieUsed: boolean; impact: number; sharpshooter: number }
type Addition = { roll: RollName; source: PoolSource; name: string | null; dice: number }

/** Dice of Impact and Sharpshooter that are kept for another attack. */
const waitingDice = (dice: number, locale: Locale): string =>
  dice === 0
    ? ''
    : {
        en: `; ${diceCount(dice, 'en')} of Impact or Sharpshooter ${dice === 1 ? 'is' : 'are'} left for another attack`,
        es: `; ${dice === 1 ? 'queda' : 'quedan'} ${diceCount(dice, 'es')} de Contundencia o Tirador de primera para otro ataque`,
      }[locale]

/** Rules on how many dice are rolled in an attack. */
export const poolRules = {
  'shatterpoint.attack.pool': rule<Pool>({
    title: { en: 'The dice of an attack', es: 'Los dados de un ataque' },
    says: {
      en: 'Roll as many dice as the rating says, or as an ability states instead of it, with all additions and then all removals, never fewer than 0. The defender uses the rating for the same type of attack.',
      es: 'Se tiran tantos dados como diga la puntuación, o los que una capacidad indique en su lugar, con todos los añadidos y después todas las retiradas, nunca menos de 0. El defensor usa su puntuación para el mismo tipo de ataque.',
    },
    section: ATTACK,
    page: '32',
    rulings: ['Q-36'],
    explain: {
      en: ({ roll, base, isStated, added, removed, dice, rolled }) =>
        rolled === null
          ? `${capitalize(rollName(roll, 'en'))} has ${diceCount(dice, 'en')}: ${isStated ? 'stated' : 'rating'} ${base}${added === 0 ? '' : `, plus ${added}`}${removed === 0 ? '' : `, minus ${removed}`}.`
          : `${capitalize(rollName(roll, 'en'))} has ${diceCount(dice, 'en')}, but ${rolled} ${rolled === 1 ? 'was' : 'were'} given: report all of them.`,
      es: ({ roll, base, isStated, added, removed, dice, rolled }) =>
        rolled === null
          ? `${capitalize(rollName(roll, 'es'))} tiene ${diceCount(dice, 'es')}: ${isStated ? 'indicados' : 'puntuación'} ${base}${added === 0 ? '' : `, más ${added}`}${removed === 0 ? '' : `, menos ${removed}`}.`
          : `${capitalize(rollName(roll, 'es'))} tiene ${diceCount(dice, 'es')}, pero se ${rolled === 1 ? 'dio' : 'dieron'} ${rolled}: indícalos todos.`,
    },
  }),
  'shatterpoint.attack.pool-additions': rule<Addition>({
    title: { en: 'Additional dice', es: 'Dados adicionales' },
    says: {
      en: 'Focus adds 1 attack die, Impact and Sharpshooter add theirs; against a ranged attack cover adds defence dice. Other effects add what they say.',
      es: 'La concentración añade 1 dado de ataque, y Contundencia y Tirador de primera los suyos; contra un ataque a distancia la cobertura añade dados de defensa. Otros efectos añaden lo que digan.',
    },
    section: ATTACK,
    page: '32',
    rulings: [],
    explain: {
      en: (facts) => `${moreDice(facts.dice, 'en')} for ${rollName(facts.roll, 'en')}: ${sourceName(facts, 'en')}.`,
      es: (facts) => `${moreDice(facts.dice, 'es')} para ${rollName(facts.roll, 'es')}: ${sourceName(facts, 'es')}.`,
    },
  }),
  'shatterpoint.attack.zero-pool': rule<{ roll: RollName }>({
    title: { en: 'No dice', es: 'Sin dados' },
    says: {
      en: 'With 0 dice the roll is empty, and the attack goes on with it.',
      es: 'Con 0 dados la tirada queda vacía, y el ataque sigue con ella.',
    },
    section: ATTACK,
    page: '32',
    rulings: [],
    explain: {
      en: ({ roll }) => `There are no dice for ${rollName(roll, 'en')}; the attack goes on.`,
      es: ({ roll }) => `No hay dados para ${rollName(roll, 'es')}; el ataque sigue.`,
    },
  }),
  'shatterpoint.attack.focus-consume': rule<Waiting>({
    title: { en: 'Focus is for the next attack', es: 'La concentración es para el siguiente ataque' },
    says: {
      en: 'The focus die goes to the character’s next attack of either type; dice of Impact and Sharpshooter wait for the next attack of their type. What is not used ends with the activation.',
      es: 'El dado de concentración va al siguiente ataque del personaje, de cualquier tipo; los de Contundencia y Tirador de primera esperan al siguiente ataque de su tipo. Lo que no se usa se pierde al acabar la activación.',
    },
    section: ATTACK,
    page: '23',
    rulings: ['Q-37'],
    explain: {
      en: ({ isDieUsed, impact, sharpshooter }) =>
        `${isDieUsed ? 'The focus die is used in this attack' : 'There is no focus die left'}${waitingDice(impact + sharpshooter, 'en')}.`,
      es: ({ isDieUsed, impact, sharpshooter }) =>
        `${isDieUsed ? 'El dado de concentración se usa en este ataque' : 'No queda dado de concentración'}${waitingDice(impact + sharpshooter, 'es')}.`,
    },
  }),
  'shatterpoint.keyword.impact': rule<{ dice: number; type: AttackType }>({
    title: { en: 'Impact', es: 'Contundencia' },
    says: {
      en: 'After a focus action the next melee attack of a character with Impact [X] gets X more attack dice besides the focus die.',
      es: 'Tras una acción de concentración, el siguiente ataque cuerpo a cuerpo de un personaje con Contundencia [X] recibe X dados de ataque más, además del de concentración.',
    },
    section: 'Keywords',
    page: '39',
    rulings: [],
    explain: {
      en: ({ dice, type }) =>
        type === 'melee'
          ? `Impact adds ${diceCount(dice, 'en')} to this melee attack.`
          : `Impact adds nothing to a ranged attack; ${diceCount(dice, 'en')} ${dice === 1 ? 'waits' : 'wait'} for a melee attack.`,
      es: ({ dice, type }) =>
        type === 'melee'
          ? `Contundencia añade ${diceCount(dice, 'es')} a este ataque cuerpo a cuerpo.`
          : `Contundencia no añade nada a un ataque a distancia; ${diceCount(dice, 'es')} ${dice === 1 ? 'espera' : 'esperan'} a un ataque cuerpo a cuerpo.`,
    },
  }),
  'shatterpoint.keyword.sharpshooter': rule<{ dice: number; type: AttackType }>({
    title: { en: 'Sharpshooter', es: 'Tirador de primera' },
    says: {
      en: 'After a focus action the next ranged attack of a character with Sharpshooter [X] gets X more attack dice besides the focus die.',
      es: 'Tras una acción de concentración, el siguiente ataque a distancia de un personaje con Tirador de primera [X] recibe X dados de ataque más, además del de concentración.',
    },
    section: 'Keywords',
    page: '39',
    rulings: [],
    explain: {
      en: ({ dice, type }) =>
        type === 'ranged'
          ? `Sharpshooter adds ${diceCount(dice, 'en')} to this ranged attack.`
          : `Sharpshooter adds nothing to a melee attack; ${diceCount(dice, 'en')} ${dice === 1 ? 'waits' : 'wait'} for a ranged attack.`,
      es: ({ dice, type }) =>
        type === 'ranged'
          ? `Tirador de primera añade ${diceCount(dice, 'es')} a este ataque a distancia.`
          : `Tirador de primera no añade nada a un ataque cuerpo a cuerpo; ${diceCount(dice, 'es')} ${dice === 1 ? 'espera' : 'esperan'} a un ataque a distancia.`,
    },
  }),
}
