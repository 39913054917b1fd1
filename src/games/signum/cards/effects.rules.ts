import type { Localized } from '../../../lib/locale.ts'
import { formatChoice, formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { Duration, Who } from '../content/effects.ts'
import { contractArticles, points } from '../language/words.ts'
import { durationText, whoText } from './effect.words.ts'

const SECTION = 'Special abilities'

export type ChoiceProblem = 'option' | 'source' | 'notPossible' | 'tooMany' | 'tooFew'

type LimitedDuration = Exclude<Duration, 'permanent' | 'whileCondition'>

const ENDINGS: Readonly<Record<LimitedDuration, Localized>> = {
  endOfCombat: { en: 'when this combat is over', es: 'cuando termina este combate' },
  endOfActivation: { en: 'with the activation of the creature', es: 'con la activación de la criatura' },
  endOfTurn: { en: 'with this turn, whoever’s it is', es: 'con este turno, sea de quien sea' },
  endOfOpponentTurn: {
    en: 'with the last opponent’s turn before the controller’s next one',
    es: 'con el último turno de un oponente antes del siguiente de quien lo controla',
  },
  startOfOwnTurn: {
    en: 'with the first step of the controller’s next turn',
    es: 'con el primer paso del siguiente turno de quien lo controla',
  },
}

/** Rules on what the texts of cards do. */
export const effectRules = {
  'signum.term.hero-not-character': rule<{ who: Who; left: readonly string[] }>({
    title: { en: 'Heroes are not characters', es: 'Los héroes no son personajes' },
    says: {
      en: 'A text about characters never means heroes, one about heroes never characters; creatures are both.',
      es: 'Un texto sobre personajes nunca se refiere a héroes, ni uno sobre héroes a personajes; criaturas son ambos.',
    },
    section: 'Hero cards',
    page: '10',
    rulings: [],
    explain: {
      en: ({ who, left }) => `It affects ${whoText(who, 'en')}, not ${formatList(left, 'en')}.`,
      es: ({ who, left }) => contractArticles(`Afecta a ${whoText(who, 'es')}, no a ${formatList(left, 'es')}.`),
    },
  }),
  'signum.dragon.5-all-targets': rule<{ who: Who; targets: readonly string[] }>({
    title: { en: 'All possible targets', es: 'Todos los objetivos posibles' },
    says: {
      en: 'A text that does not say how many means all that it can be applied to.',
      es: 'Un texto que no dice cuántos se refiere a todos a los que puede aplicarse.',
    },
    section: 'The dragon rules',
    page: '36',
    rulings: [],
    explain: {
      en: ({ who, targets }) =>
        `All ${whoText(who, 'en')}: ${targets.length === 0 ? 'there are none' : formatList(targets, 'en')}.`,
      es: ({ who, targets }) =>
        `Todos los posibles (${whoText(who, 'es')}): ${targets.length === 0 ? 'no hay' : formatList(targets, 'es')}.`,
    },
  }),
  'signum.ability.controller-chooses': rule<{
    controller: string
    problem: ChoiceProblem | null
    names: readonly string[]
    possible: readonly string[]
  }>({
    title: { en: 'The controller chooses', es: 'Elige quien controla' },
    says: {
      en: 'Targets and options of a text are chosen by the controller of its card or creature.',
      es: 'Los objetivos y opciones de un texto los elige quien controla su carta o criatura.',
    },
    section: SECTION,
    page: '29',
    rulings: [],
    explain: {
      en: ({ controller, problem, names, possible }) => {
        const offer = possible.length === 0 ? 'nobody' : formatList(possible, 'en')
        const chosen = formatList(names, 'en')
        return {
          chosen: `${controller} chooses ${names.length === 0 ? 'nobody' : chosen}.`,
          option: `${controller} has to choose an option: ${formatChoice(possible, 'en')}.`,
          source: `Say which creature the text belongs to (${offer}).`,
          notPossible: `${chosen} cannot be chosen; possible: ${offer}.`,
          tooMany: `Too many are chosen (${names.length}); possible: ${offer}.`,
          tooFew: `${controller} has to choose more; possible: ${offer}.`,
        }[problem ?? 'chosen']
      },
      es: ({ controller, problem, names, possible }) => {
        const offer = possible.length === 0 ? 'nadie' : formatList(possible, 'es')
        const chosen = formatList(names, 'es')
        return {
          chosen: `${controller} ${names.length === 0 ? 'no elige a nadie' : `elige a ${chosen}`}.`,
          option: `${controller} tiene que elegir una opción: ${formatChoice(possible, 'es')}.`,
          source: `Di de qué criatura es el texto (${offer}).`,
          notPossible: `No se puede elegir a ${chosen}; posibles: ${offer}.`,
          tooMany: `Se eligen demasiados objetivos (${names.length}); posibles: ${offer}.`,
          tooFew: `${controller} tiene que elegir más; posibles: ${offer}.`,
        }[problem ?? 'chosen']
      },
    },
  }),
  'signum.ability.first-last-once': rule<{ source: string; used: boolean }>({
    title: { en: 'First and Last Word once', es: 'Primera y Última Palabra, una vez' },
    says: {
      en: 'The First Word and the Last Word of a card take effect once in the game each.',
      es: 'La Primera y la Última Palabra de una carta surten efecto una vez por partida cada una.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ source, used }) => (used ? `${source} has already spoken this word.` : `${source} speaks its word.`),
      es: ({ source, used }) => (used ? `${source} ya ha dicho esta palabra.` : `${source} dice su palabra.`),
    },
  }),
  'signum.ability.duration': rule<{ lasts: Duration }>({
    title: { en: 'How long it lasts', es: 'Cuánto dura' },
    says: {
      en: 'An effect without a limit lasts to the end of the game, or until its card leaves play.',
      es: 'Un efecto sin límite dura hasta el final de la partida, o hasta que su carta deja el juego.',
    },
    section: SECTION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ lasts }) => `It lasts ${durationText(lasts, 'en')}.`,
      es: ({ lasts }) => `Dura ${durationText(lasts, 'es')}.`,
    },
  }),
  'signum.ability.durations': rule<{ lasts: LimitedDuration }>({
    title: { en: 'When a limit is reached', es: 'Cuándo se cumple un límite' },
    says: {
      en: 'What holds for a combat ends when that combat is over; “until the end of its turn” when the creature’s activation ends; “until the end of the turn” with the turn in which it began, whoever’s; “until the end of the opponent’s turn” with the last opponent’s turn before one’s own next one; “until the start of one’s own turn” as the first step of that turn.',
      es: 'Lo que vale para un combate acaba con ese combate; «hasta el final de su turno», cuando acaba la activación de la criatura; «hasta el final del turno», con el turno en que empezó, sea de quien sea; «hasta el final del turno del oponente», con el último turno de un oponente antes del propio siguiente; «hasta el principio del turno propio», como primer paso de ese turno.',
    },
    section: SECTION,
    page: '18, 21, 33-35',
    rulings: [],
    explain: {
      en: ({ lasts }) => `It ends ${ENDINGS[lasts].en}.`,
      es: ({ lasts }) => `Acaba ${ENDINGS[lasts].es}.`,
    },
  }),
  'signum.spell.immediate': rule<{ spell: string }>({
    title: { en: 'Spells at once', es: 'Los conjuros, al instante' },
    says: {
      en: 'A spell is resolved at once and then goes to the graveyard.',
      es: 'Un conjuro se resuelve al instante y después va al cementerio.',
    },
    section: 'Spell cards',
    page: '12, 20',
    rulings: [],
    explain: {
      en: ({ spell }) => `${spell} is resolved and goes to the graveyard.`,
      es: ({ spell }) => `${spell} se resuelve y va al cementerio.`,
    },
  }),
  'signum.spell.hits-stealth': rule<{ targets: readonly string[] }>({
    title: { en: 'Spells reach the hidden', es: 'Los conjuros alcanzan a los ocultos' },
    says: {
      en: 'Spells, and effects of cards that are not creatures, may affect characters with a stealth token.',
      es: 'Los conjuros, y los efectos de cartas que no son criaturas, pueden alcanzar a personajes con ficha de Sigilo.',
    },
    section: 'Stealth',
    page: '31',
    rulings: [],
    explain: {
      en: ({ targets }) => `Hidden, but reached: ${formatList(targets, 'en')}.`,
      es: ({ targets }) => `Con ficha de Sigilo, pero al alcance: ${formatList(targets, 'es')}.`,
    },
  }),
  'signum.ability.contract': rule<{ controller: string; cost: number }>({
    title: { en: 'Contract', es: 'Contrato' },
    says: {
      en: 'When the creature’s activation starts its controller may pay 1 prosperity; the text then holds until the end of the turn.',
      es: 'Al empezar la activación de la criatura, quien la controla puede pagar 1 de Prosperidad; el texto vale entonces hasta el final del turno.',
    },
    section: 'Glossary',
    page: '38',
    rulings: ['Q-75'],
    explain: {
      en: ({ controller, cost }) => `${controller} pays ${points(cost, 'en')} of prosperity for the Contract.`,
      es: ({ controller, cost }) => `${controller} paga ${points(cost, 'es')} de Prosperidad por el Contrato.`,
    },
  }),
}
