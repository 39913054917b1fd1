import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { abilityName, unitName } from '../language/card-name.ts'
import { length } from '../language/words.ts'
import type { Player } from '../vocabulary.ts'
import { eventName } from './ability.words.ts'
import type { TriggerEvent } from './trigger.ts'

type ActiveReason = 'fits' | 'notActivation' | 'activationOver' | 'noActionLeft' | 'actionUsed' | 'requirement'
export type EventReason = 'fits' | 'noEvent' | 'otherEvent' | 'requirement'
type Answering = { ability: string; unit: string; event: TriggerEvent | null; reason: EventReason }

type MeasureFrom = {
  from: string
  to: string
  range: number
  gap: number
  isWithin: boolean
  characters: number
}

export const RESOLVING = ['nothing', 'ability', 'attack', 'movement', 'effect'] as const
export type Resolving = (typeof RESOLVING)[number]

const BUSY: Readonly<Record<Resolving, Readonly<Record<Locale, string>>>> = {
  nothing: { en: 'nothing', es: 'nada' },
  ability: { en: 'another ability', es: 'otra capacidad' },
  attack: { en: 'an attack', es: 'un ataque' },
  movement: { en: 'a movement', es: 'un movimiento' },
  effect: { en: 'another effect', es: 'otro efecto' },
}

const REQUIREMENT = { en: 'what it requires does not hold', es: 'no se cumple lo que exige' }

/** `al principio de un turno`, `a una acción resuelta` */
const toEvent = (event: TriggerEvent): string => `a ${eventName(event, 'es')}`.replace(/^a el /, 'al ')

const answerTexts = ({ ability, unit, event, reason }: Answering, content: ShatterpointContent) => ({
  en: {
    fits: `${abilityName(ability, 'en', content)} of ${unit} ${event === null ? 'is in effect' : `answers ${eventName(event, 'en')}`}.`,
    noEvent: `${abilityName(ability, 'en', content)} of ${unit} answers an event, and none is open; name it.`,
    otherEvent: `${event === null ? 'This' : eventName(event, 'en', true)} is not what ${abilityName(ability, 'en', content)} of ${unit} answers.`,
    requirement: `${abilityName(ability, 'en', content)} of ${unit}: ${REQUIREMENT.en}.`,
  }[reason],
  es: {
    fits: `${abilityName(ability, 'es', content)} de ${unit} ${event === null ? 'está en efecto' : `responde ${toEvent(event)}`}.`,
    noEvent: `${abilityName(ability, 'es', content)} de ${unit} responde a un evento y no hay ninguno; nómbralo.`,
    otherEvent: `${event === null ? 'Esto' : eventName(event, 'es', true)} no es a lo que responde ${abilityName(ability, 'es', content)} de ${unit}.`,
    requirement: `${abilityName(ability, 'es', content)} de ${unit}: ${REQUIREMENT.es}.`,
  }[reason],
})

const ANSWER_TEXTS = {
  en: (facts: Answering, content: ShatterpointContent) => answerTexts(facts, content).en,
  es: (facts: Answering, content: ShatterpointContent) => answerTexts(facts, content).es,
}

/** Rules on abilities. */
export const abilityRules = {
  'shatterpoint.ability.active': rule<
    { ability: string; unit: string; action: boolean; reason: ActiveReason },
    ShatterpointContent
  >({
    title: { en: 'Active abilities', es: 'Capacidades activas' },
    says: {
      en: 'An active ability is used at any time in its own unit’s activation. If it begins with “Action:” it takes the ability action. It always has a Force cost, if only of 0.',
      es: 'Una capacidad activa se usa en cualquier momento de la activación de su propia unidad. Si empieza por «Acción:», gasta la acción de capacidad. Siempre tiene un coste en Fuerza, aunque sea 0.',
    },
    section: 'Abilities',
    page: '11',
    rulings: ['Q-56', 'Q-58'],
    explain: {
      en: ({ ability, unit, action, reason }, content) =>
        ({
          fits: `${unit} is activating and may use ${abilityName(ability, 'en', content)}${action ? ', which takes the ability action' : ''}.`,
          notActivation: `${abilityName(ability, 'en', content)} is active, and it is not the activation of ${unit}.`,
          activationOver: `${unit} is wounded, so its activation is over: it uses no more active abilities; reactive and innate ones still work.`,
          noActionLeft: `${abilityName(ability, 'en', content)} takes an action, and ${unit} has none left.`,
          actionUsed: `${abilityName(ability, 'en', content)} takes the ability action, which ${unit} has already taken in this activation.`,
          requirement: `${abilityName(ability, 'en', content)} of ${unit}: ${REQUIREMENT.en}.`,
        })[reason],
      es: ({ ability, unit, action, reason }, content) =>
        ({
          fits: `Es la activación de ${unit}, que puede usar ${abilityName(ability, 'es', content)}${action ? ' y gasta la acción de capacidad' : ''}.`,
          notActivation: `${abilityName(ability, 'es', content)} es activa, y no es la activación de ${unit}.`,
          activationOver: `La unidad ${unit} está herida y su activación ha terminado: ya no usa capacidades activas; las reactivas e innatas siguen valiendo.`,
          noActionLeft: `${abilityName(ability, 'es', content)} gasta una acción, y a ${unit} no le queda ninguna.`,
          actionUsed: `${abilityName(ability, 'es', content)} gasta la acción de capacidad, que ${unit} ya ha realizado en esta activación.`,
          requirement: `${abilityName(ability, 'es', content)} de ${unit}: ${REQUIREMENT.es}.`,
        })[reason],
    },
  }),
  'shatterpoint.ability.reactive': rule<Answering, ShatterpointContent>({
    title: { en: 'Reactive abilities', es: 'Capacidades reactivas' },
    says: {
      en: 'A reactive ability is used only in response to its trigger event, in either player’s turn. It always has a Force cost, if only of 0.',
      es: 'Una capacidad reactiva solo se usa en respuesta a su evento iniciador, en el turno de cualquiera de los jugadores. Siempre tiene un coste en Fuerza, aunque sea 0.',
    },
    section: 'Abilities',
    page: '11',
    rulings: [],
    explain: ANSWER_TEXTS,
  }),
  'shatterpoint.ability.one-reactive-per-trigger': rule<
    { player: Player; ability: string; isUsed: boolean },
    ShatterpointContent
  >({
    title: { en: 'One reactive ability for an event', es: 'Una capacidad reactiva por evento' },
    says: {
      en: 'Each player may use at most one reactive ability in response to one event, counted over all their units.',
      es: 'Cada jugador puede usar como mucho una capacidad reactiva en respuesta a un mismo evento, contando todas sus unidades.',
    },
    section: 'Abilities',
    page: '12',
    rulings: [],
    explain: {
      en: ({ player, ability, isUsed }, content) =>
        isUsed
          ? `Player ${player} has already used a reactive ability for this event; ${abilityName(ability, 'en', content)} has to wait for another.`
          : `${abilityName(ability, 'en', content)} is the one reactive ability of player ${player} for this event.`,
      es: ({ player, ability, isUsed }, content) =>
        isUsed
          ? `El jugador ${player} ya ha usado una capacidad reactiva por este evento; ${abilityName(ability, 'es', content)} tiene que esperar a otro.`
          : `${abilityName(ability, 'es', content)} es la única capacidad reactiva del jugador ${player} por este evento.`,
    },
  }),
  'shatterpoint.ability.once-per-turn': rule<
    { ability: string; unit: string; used: number; limit: number },
    ShatterpointContent
  >({
    title: { en: 'Once in a turn', es: 'Una vez por turno' },
    says: {
      en: 'A unit uses each of its active and reactive abilities at most once in a turn, unless the ability says otherwise; every turn, one’s own or the opponent’s, counts anew.',
      es: 'Una unidad usa cada una de sus capacidades activas y reactivas como mucho una vez por turno, salvo que la capacidad diga otra cosa; cada turno, propio o del adversario, empieza de nuevo.',
    },
    section: 'Abilities',
    page: '12',
    rulings: ['Q-50'],
    explain: {
      en: ({ ability, unit, used, limit }, content) =>
        used < limit
          ? `${unit} uses ${abilityName(ability, 'en', content)}: use ${used + 1} of ${limit} this turn.`
          : `${unit} has already used ${abilityName(ability, 'en', content)} this turn (${used} of ${limit}).`,
      es: ({ ability, unit, used, limit }, content) =>
        used < limit
          ? `${unit} usa ${abilityName(ability, 'es', content)}: uso ${used + 1} de ${limit} este turno.`
          : `${unit} ya ha usado ${abilityName(ability, 'es', content)} este turno (${used} de ${limit}).`,
    },
  }),
  'shatterpoint.ability.innate': rule<Answering, ShatterpointContent>({
    title: { en: 'Innate abilities', es: 'Capacidades innatas' },
    says: {
      en: 'Innate, tactic and identity abilities are always in effect, cost no Force, have no limit, and do not count as the one reactive ability for an event.',
      es: 'Las capacidades innatas, tácticas y de identidad siempre están en efecto, no cuestan Fuerza, no tienen límite y no cuentan como la única capacidad reactiva por evento.',
    },
    section: 'Abilities',
    page: '11',
    rulings: [],
    explain: ANSWER_TEXTS,
  }),
  'shatterpoint.ability.tactic': rule<Answering, ShatterpointContent>({
    title: { en: 'Tactic abilities', es: 'Capacidades tácticas' },
    says: {
      en: 'Tactic abilities are resolved at the start of their unit’s activation.',
      es: 'Las capacidades tácticas se resuelven al principio de la activación de su unidad.',
    },
    section: 'Abilities',
    page: '11',
    rulings: [],
    explain: ANSWER_TEXTS,
  }),
  'shatterpoint.ability.identity': rule<{ ability: string; unit: string; isPrimary: boolean }, ShatterpointContent>({
    title: { en: 'Identity abilities', es: 'Capacidades de identidad' },
    says: {
      en: 'Only primary units have identity abilities; each says what triggers it.',
      es: 'Solo las unidades principales tienen capacidades de identidad; cada una dice qué la inicia.',
    },
    section: 'Abilities',
    page: '11',
    rulings: [],
    explain: {
      en: ({ ability, unit, isPrimary }, content) =>
        isPrimary
          ? `${abilityName(ability, 'en', content)} is an identity ability of ${unit}.`
          : `${unit} is not primary and has no identity ability such as ${abilityName(ability, 'en', content)}.`,
      es: ({ ability, unit, isPrimary }, content) =>
        isPrimary
          ? `${abilityName(ability, 'es', content)} es una capacidad de identidad de ${unit}.`
          : `${unit} no es principal y no tiene capacidades de identidad como ${abilityName(ability, 'es', content)}.`,
    },
  }),
  'shatterpoint.turn.any-time': rule<{ ability: string; resolving: Resolving }, ShatterpointContent>({
    title: { en: 'What “at any time” means', es: 'Qué significa «en cualquier momento»' },
    says: {
      en: '“At any time” means while no ability, attack, movement or other effect is being resolved.',
      es: '«En cualquier momento» significa mientras no se esté resolviendo ninguna capacidad, ataque, movimiento u otro efecto.',
    },
    section: 'Abilities',
    page: '12',
    rulings: [],
    explain: {
      en: ({ ability, resolving }, content) =>
        resolving === 'nothing'
          ? `Nothing else is being resolved, so ${abilityName(ability, 'en', content)} may be used.`
          : `${capitalize(BUSY[resolving].en)} is being resolved; ${abilityName(ability, 'en', content)} has to wait until it is over.`,
      es: ({ ability, resolving }, content) =>
        resolving === 'nothing'
          ? `No se está resolviendo nada más, así que ${abilityName(ability, 'es', content)} puede usarse.`
          : `Se está resolviendo ${BUSY[resolving].es}; ${abilityName(ability, 'es', content)} tiene que esperar a que termine.`,
    },
  }),
  'shatterpoint.effect.allied-enemy': rule<{ one: string; other: string; areAllied: boolean }, ShatterpointContent>({
    title: { en: 'Allies and enemies', es: 'Aliados y enemigos' },
    says: {
      en: 'All units, characters and effects of one player are allied to each other, those of the opponent are enemies. What no player controls, such as missions and conditions, is neither.',
      es: 'Todas las unidades, personajes y efectos de un jugador son aliados entre sí, y los de su adversario son enemigos. Lo que no controla ningún jugador, como las misiones y los estados, no es ni lo uno ni lo otro.',
    },
    section: 'Effects',
    page: '15',
    rulings: [],
    explain: {
      en: ({ one, other, areAllied }, content) =>
        one === other
          ? `${unitName(one, content)} is allied to itself.`
          : `${unitName(one, content)} and ${unitName(other, content)} are ${areAllied ? 'allied' : 'enemies'}.`,
      es: ({ one, other, areAllied }, content) =>
        one === other
          ? `${unitName(one, content)} cuenta entre sus propios aliados.`
          : `${unitName(one, content)} y ${unitName(other, content)} son ${areAllied ? 'aliados' : 'enemigos'}.`,
    },
  }),
  'shatterpoint.effect.measure-from': rule<MeasureFrom>({
    title: { en: 'Where an effect is measured from', es: 'Desde dónde se mide un efecto' },
    says: {
      en: 'The range of an effect is measured from whoever uses it, unless it says otherwise; for a unit of several characters from any one of them, as its controller likes.',
      es: 'El alcance de un efecto se mide desde quien lo usa, salvo que diga otra cosa; en una unidad de varios personajes, desde cualquiera de ellos, a elección de quien la controla.',
    },
    section: 'Effects',
    page: '15',
    rulings: ['Q-17'],
    explain: {
      en: ({ from, to, range, gap, isWithin, characters }) =>
        `${to} is ${length(gap, 'en')} from ${from}${characters > 1 ? ', the nearest of its unit' : ''}: ${isWithin ? '' : 'not '}within range ${range}.`,
      es: ({ from, to, range, gap, isWithin, characters }) =>
        `De ${from}${characters > 1 ? ', el personaje más cercano de su unidad,' : ''} a ${to} hay ${length(gap, 'es')}: ${isWithin ? 'a' : 'fuera del'} alcance ${range}.`,
    },
  }),
  'shatterpoint.ability.variable-x': rule<{ ability: string; chosen: number }, ShatterpointContent>({
    title: { en: 'A cost that varies is fixed first', es: 'Un coste variable se fija primero' },
    says: {
      en: 'What is spent on an ability whose cost varies is chosen when it is declared, within its bounds and the ready Force.',
      es: 'Lo que se gasta en una capacidad de coste variable se elige al declararla, dentro de sus límites y de la Fuerza preparada.',
    },
    section: 'Abilities',
    page: '11',
    rulings: ['Q-82'],
    explain: {
      en: ({ ability, chosen }, content) =>
        `${chosen} Force is declared for ${abilityName(ability, 'en', content)} before anything is resolved.`,
      es: ({ ability, chosen }, content) =>
        `Se declara ${chosen} de Fuerza para ${abilityName(ability, 'es', content)} antes de resolver nada.`,
    },
  }),
  'shatterpoint.ability.of-wounded': rule<{ ability: string; unit: string }, ShatterpointContent>({
    title: { en: 'Abilities of wounded units', es: 'Capacidades de unidades heridas' },
    says: {
      en: 'Innate and identity abilities work for wounded units too, unless they say otherwise.',
      es: 'Las capacidades innatas y de identidad funcionan también en unidades heridas, salvo que digan otra cosa.',
    },
    section: 'Damage',
    page: '34',
    rulings: [],
    explain: {
      en: ({ ability, unit }, content) =>
        `${unit} is wounded; ${abilityName(ability, 'en', content)} works all the same.`,
      es: ({ ability, unit }, content) =>
        `La unidad ${unit} está herida; ${abilityName(ability, 'es', content)} funciona igualmente.`,
    },
  }),
  'shatterpoint.effect.may': rule<{ step: number }>({
    title: { en: 'May can be declined', es: 'Lo que se puede se puede rechazar' },
    says: {
      en: '“May” can be declined. Everything else is done as far as it is possible; what is impossible is left out and the rest is done.',
      es: 'Lo que dice «puede» se puede rechazar. Todo lo demás se hace hasta donde sea posible; lo imposible se omite y el resto se hace.',
    },
    section: 'Effects',
    page: '15',
    rulings: [],
    explain: {
      en: ({ step }) => `Step ${step} says “may”: it can be declined.`,
      es: ({ step }) => `El paso ${step} dice «puede»: se puede rechazar.`,
    },
  }),
  'shatterpoint.effect.if-it-does': rule<{ step: number }>({
    title: { en: 'If it does', es: 'Si lo hace' },
    says: {
      en: '“If it does” looks at whether the part before was carried out.',
      es: '«Si lo hace» mira si la parte anterior se ha llevado a cabo.',
    },
    section: 'Effects',
    page: '15',
    rulings: ['Q-70'],
    explain: {
      en: ({ step }) => `Step ${step} counts only if the step before was carried out.`,
      es: ({ step }) => `El paso ${step} solo cuenta si el anterior se ha llevado a cabo.`,
    },
  }),
  'shatterpoint.effect.each': rule<{ step: number }>({
    title: { en: 'One after the other', es: 'Uno tras otro' },
    says: {
      en: 'What each of several characters or units may do is done one after the other, in the order of the resolving player.',
      es: 'Lo que puede hacer cada uno de varios personajes o unidades se hace uno tras otro, en el orden del jugador que resuelve.',
    },
    section: 'Effects',
    page: '15',
    rulings: ['Q-83'],
    explain: {
      en: ({ step }) => `Step ${step} is done by one after the other, in the order of the player who resolves it.`,
      es: ({ step }) => `El paso ${step} se hace uno tras otro, en el orden del jugador que lo resuelve.`,
    },
  }),
  'shatterpoint.effect.who-decides': rule<{ step: number; decider: 'controller' | 'resolver' }>({
    title: { en: 'Who decides inside an effect', es: 'Quién decide dentro de un efecto' },
    says: {
      en: 'A choice belongs to the player whose effect it is. A template move of an enemy character is made or declined by that character’s controller; pushes, pulls and placing are made by the resolving player.',
      es: 'Una elección es del jugador de quien es el efecto. Un movimiento con plantilla de un personaje enemigo lo hace o lo rechaza quien controla al personaje; empujar, atraer y colocar lo hace el jugador que resuelve.',
    },
    section: 'Effects',
    page: '15',
    rulings: ['Q-91'],
    explain: {
      en: ({ step, decider }) =>
        decider === 'controller'
          ? `The move of step ${step} is made or declined by whoever controls the character.`
          : `The movement of step ${step} is made by the player who resolves the ability.`,
      es: ({ step, decider }) =>
        decider === 'controller'
          ? `El movimiento del paso ${step} lo hace o lo rechaza quien controla al personaje.`
          : `El movimiento del paso ${step} lo hace el jugador que resuelve la capacidad.`,
    },
  }),
  'shatterpoint.ability.declare': rule<{ ability: string; cost: number }, ShatterpointContent>({
    title: { en: 'How an ability is used', es: 'Cómo se usa una capacidad' },
    says: {
      en: 'An ability is named, with its X if the cost varies; then it is paid; then it is resolved in the order of its text. Choices are made when they come up.',
      es: 'Se nombra la capacidad, con su X si el coste varía; luego se paga; luego se resuelve en el orden de su texto. Las elecciones se hacen cuando llegan.',
    },
    section: 'Abilities',
    page: '11',
    rulings: [],
    explain: {
      en: ({ ability, cost }, content) =>
        `${abilityName(ability, 'en', content)} is declared, ${cost} Force is paid, and then it is resolved in the order of its text.`,
      es: ({ ability, cost }, content) =>
        `Se declara ${abilityName(ability, 'es', content)}, ${cost === 1 ? 'se paga' : 'se pagan'} ${cost} de Fuerza y luego se resuelve en el orden de su texto.`,
    },
  }),
  'shatterpoint.ability.useless': rule<{ ability: string; isAllowed: boolean }, ShatterpointContent>({
    title: { en: 'An ability that comes to nothing', es: 'Una capacidad que no sirve de nada' },
    says: {
      en: 'An ability may be used even if a test in its text then fails; not if it must choose something and nothing can be chosen.',
      es: 'Una capacidad puede usarse aunque luego falle algo que exige su texto; no si debe elegir algo y no hay nada que elegir.',
    },
    section: 'Abilities',
    page: '11',
    rulings: ['Q-81'],
    explain: {
      en: ({ ability, isAllowed }, content) =>
        isAllowed
          ? `${abilityName(ability, 'en', content)} may be used although a part of it comes to nothing.`
          : `${abilityName(ability, 'en', content)} has to choose something, and nothing fits.`,
      es: ({ ability, isAllowed }, content) =>
        isAllowed
          ? `${abilityName(ability, 'es', content)} puede usarse aunque una parte no sirva de nada.`
          : `${abilityName(ability, 'es', content)} debe elegir algo, y no hay nada que valga.`,
    },
  }),
}
