import { formatList } from '../../../../lib/wording.ts'
import { legendName } from '../../language/legend-name.ts'
import { rule } from '../../rule.ts'
import { automatonCardName } from './card.words.ts'

const CARDS = 'Feats and Abilities'

const UNUSABLE = {
  noToken: { en: 'no token is left', es: 'no queda ficha' },
  noCharges: { en: 'the Charges are missing', es: 'faltan Cargas' },
  condition: { en: 'its condition does not hold', es: 'no se cumple su condición' },
  noPlace: { en: 'there is no figure or no place for it', es: 'no hay miniatura o no hay lugar para ella' },
  noEffect: { en: 'nothing of it can be resolved', es: 'nada de ella se puede resolver' },
} as const
export type Unusable = keyof typeof UNUSABLE

/** Rules on the cards of Automata. */
export const cardRules = {
  'apex.automata.feat.binding': rule<{ line: number; enemy: string | null; met: boolean }>({
    title: { en: 'One enemy to a line', es: 'Un enemigo por línea' },
    says: {
      en: '“An enemy” is settled once for a line: the first of primary and secondary that meets its condition; all its effects on “an enemy” are about that one.',
      es: '«Un enemigo» se fija una vez por línea: el primero de principal y secundario que cumpla su condición; todos sus efectos sobre «un enemigo» se refieren a él.',
    },
    section: CARDS,
    page: '15',
    rulings: ['Q-A67', 'Q-A84'],
    explain: {
      en: ({ line, enemy, met }, content) =>
        enemy === null || !met
          ? `Line ${line}: no enemy meets its condition.`
          : `Line ${line} is about ${legendName(enemy, 'en', content)}.`,
      es: ({ line, enemy, met }, content) =>
        enemy === null || !met
          ? `Línea ${line}: ningún enemigo cumple su condición.`
          : `La línea ${line} se refiere a ${legendName(enemy, 'es', content)}.`,
    },
  }),
  'apex.automata.feat.pay-only-if-possible': rule<{ line: number; cost: number }>({
    title: { en: 'Nothing is paid for nothing', es: 'No se paga por nada' },
    says: {
      en: 'A cost is paid only if at least one effect of its line can be resolved; what the card says instead is for missing Charges only.',
      es: 'Un coste solo se paga si al menos un efecto de su línea se puede resolver; lo que la carta dice en su lugar es solo para cuando faltan Cargas.',
    },
    section: CARDS,
    page: '13-14, 17',
    rulings: ['Q-A66'],
    explain: {
      en: ({ line, cost }) => `Line ${line}: nothing can be resolved, so the ${cost} are not paid.`,
      es: ({ line, cost }) => `Línea ${line}: nada se puede resolver, así que no se pagan las ${cost}.`,
    },
  }),
  'apex.automata.ability.sections': rule<{ step: number; abilities: string[] }>({
    title: { en: 'Abilities belong to step 4 or 9', es: 'Las Habilidades son del paso 4 o del 9' },
    says: {
      en: 'An Automaton has a tactical and an ultimate Ability, each with its cost, its step, 4 or 9, its conditions and its effects.',
      es: 'Un Autómata tiene una Habilidad táctica y una definitiva, cada una con su coste, su paso, 4 o 9, sus condiciones y sus efectos.',
    },
    section: CARDS,
    page: '13, 17, 30',
    rulings: ['Q-A77'],
    explain: {
      en: ({ step, abilities }, content) =>
        `Step ${step}: ${
          abilities.length === 0
            ? 'no Ability belongs to it'
            : formatList(
                abilities.map((id) => automatonCardName(id, 'en', content)),
                'en',
              )
        }.`,
      es: ({ step, abilities }, content) =>
        `Paso ${step}: ${
          abilities.length === 0
            ? 'ninguna Habilidad le corresponde'
            : formatList(
                abilities.map((id) => automatonCardName(id, 'es', content)),
                'es',
              )
        }.`,
    },
  }),
  'apex.automata.ability.requirements': rule<{ ability: string; reasons: Unusable[] }>({
    title: { en: 'What an Ability needs', es: 'Qué necesita una Habilidad' },
    says: {
      en: 'An Ability is usable with a token in the supply, enough Charges, and all its conditions met.',
      es: 'Una Habilidad se puede usar con una ficha en el suministro, bastantes Cargas y todas sus condiciones cumplidas.',
    },
    section: CARDS,
    page: '13, 17, 30',
    rulings: ['Q-A24'],
    explain: {
      en: ({ ability, reasons }, content) =>
        `${automatonCardName(ability, 'en', content)}: ${
          reasons.length === 0
            ? 'usable'
            : formatList(
                reasons.map((reason) => UNUSABLE[reason].en),
                'en',
              )
        }.`,
      es: ({ ability, reasons }, content) =>
        `${automatonCardName(ability, 'es', content)}: ${
          reasons.length === 0
            ? 'se puede usar'
            : formatList(
                reasons.map((reason) => UNUSABLE[reason].es),
                'es',
              )
        }.`,
    },
  }),
  'apex.automata.ability.mandatory-order': rule<{ order: string[] }>({
    title: { en: 'Tactical first, and always used', es: 'Primero la táctica, y siempre se usa' },
    says: {
      en: 'Every usable Ability of the step is used, the tactical one first; what the ultimate needs is checked again afterwards.',
      es: 'Toda Habilidad del paso que se pueda usar se usa, primero la táctica; lo que necesita la definitiva se comprueba de nuevo después.',
    },
    section: CARDS,
    page: '17, 30',
    rulings: [],
    explain: {
      en: ({ order }, content) =>
        `In this order: ${order.map((id) => automatonCardName(id, 'en', content)).join(', ')}.`,
      es: ({ order }, content) =>
        `En este orden: ${order.map((id) => automatonCardName(id, 'es', content)).join(', ')}.`,
    },
  }),
  'apex.automata.ability.resolve': rule<{ ability: string; cost: number; before: number; after: number }>({
    title: { en: 'First the cost, then the effects', es: 'Primero el coste, luego los efectos' },
    says: {
      en: 'The cost of an Ability is paid, then its effects are resolved from top to bottom; each is used once in a step.',
      es: 'Se paga el coste de una Habilidad y luego se resuelven sus efectos de arriba abajo; cada una se usa una vez por paso.',
    },
    section: CARDS,
    page: '17, 30',
    rulings: [],
    explain: {
      en: ({ ability, cost, before, after }, content) =>
        `${automatonCardName(ability, 'en', content)} costs ${cost}: Charges ${before} → ${after}.`,
      es: ({ ability, cost, before, after }, content) =>
        `${automatonCardName(ability, 'es', content)} cuesta ${cost}: Cargas ${before} → ${after}.`,
    },
  }),
  'apex.automata.ability.token': rule<{ ability: string; token: 'initiative' | 'cooldown'; turns: number }>({
    title: { en: 'Where its token goes', es: 'Adónde va su ficha' },
    says: {
      en: 'Using an Ability takes one of its tokens: with a Duration or a Delay it goes under the initiative track, else straight to its cooldown.',
      es: 'Usar una Habilidad toma una de sus fichas: con Duración o Demora va bajo la barra de iniciativa, y si no, directamente a su tiempo de espera.',
    },
    section: CARDS,
    page: '13, 17',
    rulings: [],
    explain: {
      en: ({ token, turns }) =>
        token === 'initiative'
          ? `Its token goes under the initiative track, ${turns} turns ahead.`
          : `Its token goes to cooldown ${turns}.`,
      es: ({ token, turns }) =>
        token === 'initiative'
          ? `Su ficha va bajo la barra de iniciativa, ${turns} turnos adelante.`
          : `Su ficha va al tiempo de espera ${turns}.`,
    },
  }),
  'apex.automata.ability.none': rule<{ step: number }>({
    title: { en: 'No Ability can be used', es: 'No se puede usar ninguna Habilidad' },
    says: {
      en: 'If no Ability of the step can be used, the next step follows.',
      es: 'Si no se puede usar ninguna Habilidad del paso, sigue el paso siguiente.',
    },
    section: CARDS,
    page: '17, 30',
    rulings: [],
    explain: {
      en: ({ step }) => `No Ability is used in step ${step}.`,
      es: ({ step }) => `No se usa ninguna Habilidad en el paso ${step}.`,
    },
  }),
}
