import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatChoice, formatList } from '../../../lib/wording.ts'
import type { AbilityStep } from './ability-effect.ts'
import { effectSentence, effectWords } from './effect.words.ts'
import { filterWords } from './filter.words.ts'
import { testWords } from './test.words.ts'
import type { TriggerEvent } from './trigger.ts'
import type { Filter, Who } from './whom.ts'

type Words = Readonly<Record<Locale, string>>

const EVENTS: Readonly<Record<TriggerEvent, Words>> = {
  missionReveal: {
    en: 'the first struggle about to be revealed',
    es: 'que se vaya a revelar la primera confrontación',
  },
  setupEnd: { en: 'the end of the setup', es: 'el final de la preparación' },
  turnStart: { en: 'the start of a turn', es: 'el principio de un turno' },
  beforeOrder: { en: 'the search for an order card', es: 'la búsqueda de una carta de Orden' },
  orderRevealed: { en: 'an order card being revealed', es: 'que se revele una carta de Orden' },
  reserveTaken: { en: 'a unit activating from the reserve', es: 'que se active una unidad de la reserva' },
  shatterpointRevealed: {
    en: 'a Shatterpoint card being revealed',
    es: 'que se revele una carta de Punto de fractura',
  },
  shatterpointChosen: {
    en: 'the choice of a unit by a Shatterpoint card',
    es: 'la elección de una unidad con un Punto de fractura',
  },
  beforeRefresh: { en: 'an order deck about to be renewed', es: 'que se vaya a renovar un mazo de Orden' },
  activationStart: { en: 'the start of an activation', es: 'el principio de una activación' },
  actionStarted: { en: 'an action that begins', es: 'una acción que empieza' },
  actionResolved: { en: 'an action that is resolved', es: 'una acción resuelta' },
  moved: { en: 'a movement', es: 'un movimiento' },
  attackDeclared: { en: 'the declaration of an attack', es: 'la declaración de un ataque' },
  attackTargeted: { en: 'the choice of a target', es: 'la elección de un blanco' },
  poolsBuilt: { en: 'the count of the dice', es: 'el recuento de los dados' },
  rolled: { en: 'the roll of the dice', es: 'la tirada de los dados' },
  modifyDice: { en: 'the modifying of dice', es: 'la modificación de los dados' },
  diceModified: { en: 'dice that were modified', es: 'los dados ya modificados' },
  damagePoolApply: { en: 'damage that would be suffered', es: 'un daño que se va a sufrir' },
  attackResolved: { en: 'an attack that is resolved', es: 'un ataque resuelto' },
  unitWounded: { en: 'a unit becoming wounded', es: 'que una unidad quede herida' },
  unitDefeated: { en: 'the defeat of a unit', es: 'la derrota de una unidad' },
  hunkerGained: { en: 'a hunker token being gained', es: 'que se reciba una ficha de Resguardo' },
  conditionGained: { en: 'a condition being gained', es: 'que se reciba un estado' },
  stanceFlipped: { en: 'a stance being flipped', es: 'un cambio de postura' },
  abilityUsed: { en: 'an ability that was used', es: 'una capacidad usada' },
  momentumGained: { en: 'a momentum token being gained', es: 'que se reciba una ficha de Predominio' },
  orderReserved: { en: 'an order card going to the reserve', es: 'que una carta de Orden pase a la reserva' },
  activationEnd: { en: 'the end of an activation', es: 'el final de una activación' },
  activationEnded: { en: 'an activation that has ended', es: 'una activación terminada' },
  turnEnd: { en: 'the end of a turn', es: 'el final de un turno' },
  controlTie: { en: 'a tie at an objective', es: 'un empate en un objetivo' },
  objectiveControlled: { en: 'the control of an objective', es: 'el control de un objetivo' },
  struggleWon: { en: 'a struggle that is won', es: 'una confrontación ganada' },
}

export function eventName(event: TriggerEvent, locale: Locale, isFirst = false): string {
  const name = EVENTS[event][locale]
  return isFirst ? capitalize(name) : name
}

const PEOPLE: Readonly<Record<Who, Words>> = {
  thisUnit: { en: 'this unit', es: 'esta unidad' },
  eachCharacter: { en: 'each character of this unit', es: 'cada personaje de esta unidad' },
  oneCharacter: { en: 'one character of this unit', es: 'un personaje de esta unidad' },
  each: { en: 'each', es: 'cada' },
  one: { en: 'one', es: 'un' },
  eachUnit: { en: 'each unit with', es: 'cada unidad con un' },
  oneUnit: { en: 'one unit with', es: 'una unidad con un' },
  chosen: { en: 'the same one', es: 'el mismo' },
  chosenUnit: { en: 'the same unit', es: 'la misma unidad' },
  attacker: { en: 'the attacker', es: 'el atacante' },
  attackingUnit: { en: 'the attacking unit', es: 'la unidad atacante' },
  defendingUnit: { en: 'the defending unit', es: 'la unidad defensora' },
  subject: { en: 'that unit', es: 'esa unidad' },
  subjectCharacter: { en: 'one character of that unit', es: 'un personaje de esa unidad' },
  causer: { en: 'each character of the unit that did it', es: 'cada personaje de la unidad que lo hizo' },
  named: { en: 'the one that was named', es: 'el que se nombró' },
  namedUnit: { en: 'its unit', es: 'su unidad' },
  oneTarget: { en: 'one of the targets', es: 'uno de los blancos' },
  controller: { en: 'the player', es: 'el jugador' },
}

/** Those whom a step means; English needs an article where a unit is looked for by one of its characters. */
function personWords(who: AbilityStep['who'], filter: Filter | null, locale: Locale): string {
  const people = PEOPLE[who][locale]
  if (filter === null) return people
  const words = filterWords(filter, locale)
  const isUnit = who === 'eachUnit' || who === 'oneUnit'
  return locale === 'en' && isUnit ? `${people} ${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}` : `${people} ${words}`
}

/** One step in words: `if this unit is wounded, each character of this unit may dash or jump`. */
export function stepWords(step: AbilityStep, locale: Locale): string {
  const { who, filter, may, does } = step
  const person = personWords(who, filter, locale)
  const effects = formatChoice(
    does.map((effect) => (may ? effectWords(effect, locale) : effectSentence(effect, locale))),
    locale,
  )
  const sentence = `${person} ${may ? { en: 'may ', es: 'puede ' }[locale] : ''}${effects}`
  const when = step.waits === null ? '' : WAITS[step.waits][locale]
  return [when, conditionsFor(step, locale), sentence].filter((part) => part !== '').join(', ')
}

const WAITS: Readonly<Record<NonNullable<AbilityStep['waits']>, Words>> = {
  attackResolved: { en: 'once the attack is resolved', es: 'cuando el ataque quede resuelto' },
  nextAttack: { en: 'in its next attack of this activation', es: 'en su siguiente ataque de esta activación' },
  nextAttackResolved: {
    en: 'once its next attack of this activation is resolved',
    es: 'cuando quede resuelto su siguiente ataque de esta activación',
  },
}

/** `if that was done and the target is primary` */
function conditionsFor({ if: tests, ifDone, unlessDone }: AbilityStep, locale: Locale): string {
  const done = { en: 'that was done', es: 'eso se hizo' }[locale]
  const notDone = { en: 'that was not done', es: 'eso no se hizo' }[locale]
  const all = [
    ...(ifDone ? [done] : []),
    ...(unlessDone ? [notDone] : []),
    ...tests.map((test) => testWords(test, locale)),
  ]
  return all.length === 0 ? '' : `${{ en: 'if', es: 'si' }[locale]} ${formatList(all, locale)}`
}
