import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatChoice, formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import { unitTypeName } from '../language/card-name.ts'
import { conditionName, diceCount, hunkerCount, iconName } from '../language/words.ts'
import type { AbilityEffect, AbilityStep, Filter, Who } from './ability-effect.ts'
import type { TriggerEvent } from './trigger.ts'

type Words = Readonly<Record<Locale, string>>

const EVENTS: Readonly<Record<TriggerEvent, Words>> = {
  turnStart: { en: 'the start of a turn', es: 'el principio de un turno' },
  activationStart: { en: 'the start of an activation', es: 'el principio de una activación' },
  actionResolved: { en: 'an action that is resolved', es: 'una acción resuelta' },
  moved: { en: 'a movement', es: 'un movimiento' },
  attackTargeted: { en: 'the choice of a target', es: 'la elección de un blanco' },
  poolsBuilt: { en: 'the count of the dice', es: 'el recuento de los dados' },
  modifyDice: { en: 'the modifying of dice', es: 'la modificación de los dados' },
  damagePoolApply: { en: 'damage that would be suffered', es: 'un daño que se va a sufrir' },
  attackResolved: { en: 'an attack that is resolved', es: 'un ataque resuelto' },
  unitWounded: { en: 'a unit becoming wounded', es: 'que una unidad quede herida' },
  unitDefeated: { en: 'the defeat of a unit', es: 'la derrota de una unidad' },
  hunkerGained: { en: 'a hunker token being gained', es: 'que se reciba una ficha de Resguardo' },
  orderReserved: { en: 'an order card going to the reserve', es: 'que una carta de Orden pase a la reserva' },
  activationEnd: { en: 'the end of an activation', es: 'el final de una activación' },
  activationEnded: { en: 'an activation that has ended', es: 'una activación terminada' },
  turnEnd: { en: 'the end of a turn', es: 'el final de un turno' },
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
  chosen: { en: 'the same one', es: 'el mismo' },
  attacker: { en: 'the attacker', es: 'el atacante' },
  attackingUnit: { en: 'the attacking unit', es: 'la unidad atacante' },
  defendingUnit: { en: 'the defending unit', es: 'la unidad defensora' },
  subject: { en: 'that unit', es: 'esa unidad' },
  subjectCharacter: { en: 'one character of that unit', es: 'un personaje de esa unidad' },
  oneTarget: { en: 'one of the targets', es: 'uno de los blancos' },
  controller: { en: 'the player', es: 'el jugador' },
}

function filterWords({ side, others, tags, unitTypes, within }: Filter, locale: Locale): string {
  const types = unitTypes.map((type) => unitTypeName(type, locale))
  const words = {
    en: [
      others ? 'other' : '',
      side,
      ...types.slice(0, 1),
      ...types.slice(1).map((type) => `or ${type}`),
      ...tags,
      'character',
    ],
    es: [
      'personaje',
      side === 'allied' ? 'aliado' : 'enemigo',
      types.join(' o '),
      ...tags,
      others ? 'de otra unidad' : '',
    ],
  }[locale]
  const near = within === null ? '' : { en: ` within range ${within}`, es: ` a alcance ${within}` }[locale]
  return `${words.filter((word) => word !== '').join(' ')}${near}`
}

/** One step in words: `each character of this unit may dash or jump`. */
export function stepWords({ who, filter, may, does }: AbilityStep, locale: Locale): string {
  const person = filter === null ? PEOPLE[who][locale] : `${PEOPLE[who][locale]} ${filterWords(filter, locale)}`
  const effects = formatChoice(
    does.map((effect) => effectWords(effect, locale)),
    locale,
  )
  return may ? `${person} ${{ en: 'may', es: 'puede' }[locale]} ${effects}` : `${person}: ${effects}`
}

const times = (count: number, en: string, es: string): Words => ({
  en: count === 1 ? en : `${en} ${count} times`,
  es: count === 1 ? es : `${es} ${count} veces`,
})

/** What an effect does, as the bare verb. */
const effectWords = (effect: AbilityEffect, locale: Locale): string => wordsOf(effect)[locale]

function wordsOf(effect: AbilityEffect): Words {
  if ('move' in effect) return { en: iconName(effect.move, 'en'), es: iconName(effect.move, 'es') }
  if ('push' in effect) return { en: `be pushed range ${effect.push}`, es: `ser empujado alcance ${effect.push}` }
  if ('pull' in effect) return { en: `be pulled range ${effect.pull}`, es: `ser atraído alcance ${effect.pull}` }
  if ('attack' in effect) return attackWords(effect.attack)
  if ('damage' in effect) return { en: `suffer ${effect.damage} damage`, es: `sufrir ${effect.damage} de daño` }
  if ('poolDamage' in effect)
    return {
      half: { en: 'suffer half of the damage pool', es: 'sufrir la mitad de la reserva de daño' },
      rest: { en: 'suffer the rest of the damage pool', es: 'sufrir el resto de la reserva de daño' },
    }[effect.poolDamage]
  if ('condition' in effect)
    return {
      en: `gain ${conditionName(effect.condition, 'en')}`,
      es: `recibir el estado ${conditionName(effect.condition, 'es')}`,
    }
  return tokenWords(effect)
}

function attackWords({ dice, type, target, within }: Extract<AbilityEffect, { attack: unknown }>['attack']): Words {
  const on = {
    any: { en: '', es: '' },
    sameTarget: { en: ' against one of the same targets', es: ' contra uno de los mismos blancos' },
    attacker: { en: ' against the attacker', es: ' contra el atacante' },
    otherUnit: { en: ' against another enemy unit', es: ' contra otra unidad enemiga' },
  }[target]
  const kind =
    type === null
      ? { en: '', es: '' }
      : { melee: { en: 'melee ', es: ' cuerpo a cuerpo' }, ranged: { en: 'ranged ', es: ' a distancia' } }[type]
  const reach = within === null ? { en: '', es: '' } : { en: ` within range ${within}`, es: ` a alcance ${within}` }
  return {
    en: `make ${type === null ? 'an' : 'a'} ${kind.en}attack${dice === null ? '' : ` of ${diceCount(dice, 'en')}`}${on.en}${reach.en}`,
    es: `hacer un ataque${kind.es}${dice === null ? '' : ` de ${diceCount(dice, 'es')}`}${on.es}${reach.es}`,
  }
}

const INJURIES: Noun = { en: ['injury', 'injuries'], es: ['lesión', 'lesiones'] }
const SQUARES: Noun = { en: ['square', 'squares'], es: ['casilla', 'casillas'] }
const ATTACK_DICE: Noun = { en: ['attack die', 'attack dice'], es: ['dado de ataque', 'dados de ataque'] }

/** A verb and what is counted: `remove 1 wound`. */
const countWords = (count: number, en: string, es: string, noun: Noun): Words => ({
  en: `${en} ${formatCount(count, noun, 'en')}`,
  es: `${es} ${formatCount(count, noun, 'es')}`,
})

type TokenEffect = Exclude<
  AbilityEffect,
  | { move: unknown }
  | { push: unknown }
  | { pull: unknown }
  | { attack: unknown }
  | { damage: unknown }
  | { poolDamage: unknown }
  | { condition: unknown }
>

function tokenWords(effect: TokenEffect): Words {
  if ('heal' in effect) return times(effect.heal, 'heal', 'curar')
  if ('hunker' in effect)
    return { en: `gain ${hunkerCount(effect.hunker, 'en')}`, es: `recibir ${hunkerCount(effect.hunker, 'es')}` }
  if ('loseConditions' in effect)
    return { en: `remove conditions: ${effect.loseConditions}`, es: `retirar estados: ${effect.loseConditions}` }
  if ('refreshForce' in effect)
    return { en: `refresh ${effect.refreshForce} Force`, es: `renovar ${effect.refreshForce} de Fuerza` }
  if ('struggleMove' in effect)
    return countWords(effect.struggleMove, 'move the struggle token', 'mover la ficha de Confrontación', SQUARES)
  if ('injuries' in effect)
    return { en: `gain injuries: ${effect.injuries}`, es: `recibir lesiones: ${effect.injuries}` }
  if ('loseWounds' in effect)
    return { en: `remove wounds: ${effect.loseWounds}`, es: `retirar heridas: ${effect.loseWounds}` }
  if ('loseAllDamage' in effect) return { en: 'remove all damage', es: 'retirar todo el daño' }
  return standingWords(effect)
}

type StandingEffect = Exclude<
  TokenEffect,
  | { heal: unknown }
  | { hunker: unknown }
  | { loseConditions: unknown }
  | { refreshForce: unknown }
  | { struggleMove: unknown }
  | { injuries: unknown }
  | { loseWounds: unknown }
  | { loseAllDamage: unknown }
>

const KEYWORDS = {
  impact: { en: 'Impact', es: 'Contundencia' },
  sharpshooter: { en: 'Sharpshooter', es: 'Tirador de primera' },
  scale: { en: 'Scale', es: 'Escalar' },
  protection: { en: 'Protection', es: 'Protección' },
  steadfast: { en: 'Steadfast', es: 'Tenaz' },
} as const

function standingWords(effect: StandingEffect): Words {
  if ('keyword' in effect) {
    const { name, value } = effect.keyword
    const amount = value === null ? '' : ` [${value}]`
    return { en: `have ${KEYWORDS[name].en}${amount}`, es: `tener ${KEYWORDS[name].es}${amount}` }
  }
  if ('attackDice' in effect) return diceWords(effect.attackDice)
  if ('defenceResult' in effect) return RESULT_WORDS[effect.defenceResult]
  if ('action' in effect) return ACTION_WORDS[effect.action]
  if ('forbidTargets' in effect) {
    const types = (locale: Locale) =>
      formatList(
        effect.forbidTargets.map((type) => unitTypeName(type, locale)),
        locale,
      )
    return {
      en: `protect allies (${types('en')}) from being targeted`,
      es: `impedir que los aliados (${types('es')}) sean blancos`,
    }
  }
  if ('reserveDiscount' in effect)
    return {
      en: `its order card costs ${effect.reserveDiscount} Force less to reserve`,
      es: `reservar su carta de Orden cuesta ${effect.reserveDiscount} de Fuerza menos`,
    }
  if ('flipStance' in effect) return { en: 'flip its stance', es: 'cambiar de postura' }
  if ('ignoreCover' in effect)
    return { en: 'ignore the cover of its targets', es: 'ignorar la cobertura de sus blancos' }
  if ('repositionForAdvance' in effect)
    return { en: 'reposition instead of advancing', es: 'reposicionarse en vez de avanzar' }
  if ('payWithDamage' in effect) return { en: 'pay Force costs with damage', es: 'pagar costes en Fuerza con daño' }
  return {
    en: 'go under the order deck instead of the reserve',
    es: 'ir al fondo del mazo de Orden en vez de a la reserva',
  }
}

function diceWords({ dice, per, each }: Extract<AbilityEffect, { attackDice: unknown }>['attackDice']): Words {
  const words = countWords(dice, 'add', 'añadir', ATTACK_DICE)
  if (per === null) return words
  const reason = {
    damage: { en: `${each} damage`, es: `${each} de daño` },
    injury: { en: formatCount(each, INJURIES, 'en'), es: formatCount(each, INJURIES, 'es') },
  }[per]
  return { en: `${words.en} for every ${reason.en}`, es: `${words.es} por cada ${reason.es}` }
}

const RESULT_WORDS = {
  block: { en: 'add a block to its defence rolls', es: 'añadir un bloqueo a sus tiradas de defensa' },
  expertise: { en: 'add an expertise to its defence rolls', es: 'añadir una pericia a sus tiradas de defensa' },
  failure: { en: 'add a failure to its defence rolls', es: 'añadir un fallo a sus tiradas de defensa' },
} as const

const ACTION_WORDS = {
  move: { en: 'perform a move action', es: 'realizar una acción de movimiento' },
  focus: { en: 'perform a focus action', es: 'realizar una acción de concentración' },
  combat: { en: 'perform a combat action', es: 'realizar una acción de combate' },
  recover: { en: 'perform a recover action', es: 'realizar una acción de recuperación' },
  takeCover: { en: 'take cover', es: 'ponerse a cubierto' },
} as const
