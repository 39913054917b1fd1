import { type EntryOf, type MembersOf, memberOf } from '../../../lib/keyed.ts'
import type { Locale } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { formatChoice, formatCount, type Noun } from '../../../lib/wording.ts'
import { faceName, facesCount } from '../dice/dice.words.ts'
import type { Face } from '../dice/roll.ts'
import { unitTypeName } from '../language/card-name.ts'
import { attackName, conditionName, diceCount, hunkerCount, iconName } from '../language/words.ts'
import type { UnitType } from '../vocabulary.ts'
import type { AbilityEffect } from './ability-effect.ts'
import { filterWords } from './filter.words.ts'

type Words = Readonly<Record<Locale, string>>
/** The effects in the language of abilities, by their names. */
export type Effects = MembersOf<AbilityEffect>
export type EffectName = keyof Effects

const both = (say: (locale: Locale) => string): Words => ({ en: say('en'), es: say('es') })
const words = (en: string, es: string) => (): Words => ({ en, es })

const times = (count: number, en: string, es: string): Words => ({
  en: count === 1 ? en : `${en} ${count} times`,
  es: count === 1 ? es : `${es} ${count} veces`,
})

const WOUNDS: Noun = { en: ['wound', 'wounds'], es: ['herida', 'heridas'] }
const INJURIES: Noun = { en: ['injury', 'injuries'], es: ['lesión', 'lesiones'] }
const SQUARES: Noun = { en: ['square', 'squares'], es: ['casilla', 'casillas'] }
const CONDITIONS: Noun = { en: ['condition', 'conditions'], es: ['estado', 'estados'] }
const MOMENTUM: Noun = {
  en: ['momentum token', 'momentum tokens'],
  es: ['ficha de Predominio', 'fichas de Predominio'],
}
const ATTACK_DICE: Noun = { en: ['attack die', 'attack dice'], es: ['dado de ataque', 'dados de ataque'] }
const DEFENCE_DICE: Noun = { en: ['defence die', 'defence dice'], es: ['dado de defensa', 'dados de defensa'] }
const DICE = { attack: ATTACK_DICE, defence: DEFENCE_DICE } as const

/** A verb and what is countWords: `remove 1 wound`. */
const countWords = (count: number, en: string, es: string, noun: Noun): Words => ({
  en: `${en} ${formatCount(count, noun, 'en')}`,
  es: `${es} ${formatCount(count, noun, 'es')}`,
})

function attackWords({ attack: { dice, type, target, within, targetTypes } }: Effects['attack']): Words {
  const types = (locale: Locale) => namesOfTypes(targetTypes, locale)
  const on =
    targetTypes.length === 0
      ? TARGETS[target]
      : { en: ` against a ${types('en')} unit`, es: ` contra una unidad ${types('es')}` }
  const kind =
    type === null ? { en: '', es: '' } : { en: `${attackName(type, 'en')} `, es: ` ${attackName(type, 'es')}` }
  const reach = within === null ? { en: '', es: '' } : { en: ` within range ${within}`, es: ` a alcance ${within}` }
  return {
    en: `make ${type === null ? 'an' : 'a'} ${kind.en}attack${dice === null ? '' : ` of ${diceCount(dice, 'en')}`}${on.en}${reach.en}`,
    es: `hacer un ataque${kind.es}${dice === null ? '' : ` de ${diceCount(dice, 'es')}`}${on.es}${reach.es}`,
  }
}

const TARGETS: Readonly<Record<Effects['attack']['attack']['target'], Words>> = {
  any: { en: '', es: '' },
  sameTarget: { en: ' against one of the same targets', es: ' contra uno de los mismos blancos' },
  sameUnit: { en: ' against the same unit', es: ' contra la misma unidad' },
  attacker: { en: ' against the attacker', es: ' contra el atacante' },
  source: { en: ' against who caused it', es: ' contra quien lo causó' },
  subject: { en: ' against that unit', es: ' contra esa unidad' },
  otherUnit: { en: ' against another enemy unit', es: ' contra otra unidad enemiga' },
}

const GOALS: Readonly<Record<Effects['moveTowards']['moveTowards']['to'], Words>> = {
  enemy: { en: 'an enemy', es: 'un enemigo' },
  subject: { en: 'that unit', es: 'esa unidad' },
  named: { en: 'the one that was named', es: 'el que se nombró' },
  target: { en: 'the target', es: 'el blanco' },
  attacker: { en: 'the attacker', es: 'el atacante' },
  objective: { en: 'that objective', es: 'ese objetivo' },
  anyObjective: { en: 'an active objective', es: 'un objetivo activo' },
}

function objectiveWords({ objective }: Effects['objective']): Words {
  const { face, within, contested, byNamed, controlledBy } = objective
  const parts: Words[] = [
    face === null ? { en: 'an objective', es: 'un objetivo' } : FACES[face],
    ...(within === null ? [] : [{ en: `within range ${within}`, es: `a alcance ${within}` }]),
    ...(contested ? [{ en: 'that this unit contests', es: 'que dispute esta unidad' }] : []),
    ...(byNamed ? [{ en: 'that the one named contests', es: 'que dispute el nombrado' }] : []),
    ...(controlledBy === null ? [] : [CONTROLLERS[controlledBy]]),
  ]
  const said = (locale: Locale) => parts.map((part) => part[locale]).join(' ')
  return { en: `choose ${said('en')}`, es: `elegir ${said('es')}` }
}

const FACES = {
  active: { en: 'an active objective', es: 'un objetivo activo' },
  inactive: { en: 'an inactive objective', es: 'un objetivo inactivo' },
} as const

const CONTROLLERS = {
  you: { en: 'under its control', es: 'bajo su control' },
  opponent: { en: 'controlled by the opponent', es: 'que controle el adversario' },
  notYou: { en: 'not under its control', es: 'que no esté bajo su control' },
} as const

const PAID = {
  force: { en: 'Force', es: 'de Fuerza' },
  hunker: { en: 'hunker tokens', es: 'fichas de Resguardo' },
  momentum: { en: 'momentum tokens', es: 'fichas de Predominio' },
} as const

const LASTING = {
  turn: { en: 'until the end of the turn', es: 'hasta el final del turno' },
  game: { en: 'for the rest of the game', es: 'el resto de la partida' },
} as const

function tagWords({ gainTag: { tags, ofNamed, until } }: Effects['gainTag']): Words {
  const which = (locale: Locale) => {
    if (tags.length > 0) return formatChoice(tags, locale)
    if (ofNamed) return { en: 'of the one that was named', es: 'del que se nombró' }[locale]
    return { en: 'of its choice', es: 'a elección' }[locale]
  }
  return {
    en: `gain the tag ${which('en')} ${LASTING[until].en}`,
    es: `recibir el calificativo ${which('es')} ${LASTING[until].es}`,
  }
}

const KEYWORDS: Readonly<Record<Effects['keyword']['keyword']['name'], Words>> = {
  impact: { en: 'Impact', es: 'Contundencia' },
  sharpshooter: { en: 'Sharpshooter', es: 'Tirador de primera' },
  cover: { en: 'Cover', es: 'Cobertura' },
  scale: { en: 'Scale', es: 'Escalar' },
  protection: { en: 'Protection', es: 'Protección' },
  steadfast: { en: 'Steadfast', es: 'Tenaz' },
}

/** `Impact [1]` */
export function keywordWords({ name, value }: Effects['keyword']['keyword'], locale: Locale): string {
  return `${KEYWORDS[name][locale]}${value === null ? '' : ` [${value}]`}`
}

type PoolDice = Effects['attackDice']['attackDice']

function diceWords({ dice, per, each, of }: PoolDice, noun: Noun): Words {
  const added = countWords(dice, 'add', 'añadir', noun)
  if (per === null) return added
  if (per === 'paid') return { en: `${added.en} for each that was paid`, es: `${added.es} por cada uno pagado` }
  if (per === 'unit' || per === 'character') {
    const unit = per === 'unit' ? { en: 'unit with a ', es: 'unidad con un ' } : { en: '', es: '' }
    return {
      en: `${added.en} for each ${unit.en}${of === null ? '' : filterWords(of, 'en')}`,
      es: `${added.es} por cada ${unit.es}${of === null ? '' : filterWords(of, 'es')}`,
    }
  }
  const reason = {
    damage: each === 1 ? { en: 'damage', es: 'punto de daño' } : { en: `${each} damage`, es: `${each} de daño` },
    injury: each === 1 ? { en: 'injury', es: 'lesión' } : both((locale) => formatCount(each, INJURIES, locale)),
  }[per]
  return { en: `${added.en} for every ${reason.en}`, es: `${added.es} por cada ${reason.es}` }
}

const faceNames = (faces: readonly Face[], locale: Locale): string =>
  formatChoice(
    faces.map((face) => faceName(face, locale)),
    locale,
  )

function rerollWords({ reroll: { roll, upTo, per } }: Effects['reroll']): Words {
  const dice = countWords(upTo, 'reroll up to', 'repetir hasta', DICE[roll])
  if (per === null) return dice
  return {
    en: `${dice.en} for every objective of the opponent`,
    es: `${dice.es} por cada objetivo del adversario`,
  }
}

function turnWords({ turnDice: { roll, from, to, count, perPaid } }: Effects['turnDice']): Words {
  const each = perPaid ? { en: ' for each that was paid', es: ' por cada uno pagado' } : { en: '', es: '' }
  return {
    en: `turn ${facesCount(count, from, 'en')} of the ${roll} roll into ${facesCount(count, to, 'en')}${each.en}`,
    es: `cambiar ${facesCount(count, from, 'es')} de la tirada de ${{ attack: 'ataque', defence: 'defensa' }[roll]} por ${facesCount(count, to, 'es')}${each.es}`,
  }
}

const namesOfTypes = (types: readonly UnitType[], locale: Locale): string =>
  formatChoice(
    types.map((type) => unitTypeName(type, locale)),
    locale,
  )

function forbidWords({ forbidTargets }: Effects['forbidTargets']): Words {
  const types = (locale: Locale) => namesOfTypes(forbidTargets, locale)
  return {
    en: `protect ${types('en')} allies from being targeted`,
    es: `impedir que sean blancos los aliados de una unidad ${types('es')}`,
  }
}

const POOL_SHARES = {
  half: { en: 'suffer half of the damage pool', es: 'sufrir la mitad de la reserva de daño' },
  rest: { en: 'suffer the rest of the damage pool', es: 'sufrir el resto de la reserva de daño' },
} as const

const RESULTS = {
  block: { en: 'add a block to its defence rolls', es: 'añadir un bloqueo a sus tiradas de defensa' },
  expertise: { en: 'add an expertise to its defence rolls', es: 'añadir una pericia a sus tiradas de defensa' },
  failure: { en: 'add a failure to its defence rolls', es: 'añadir un fallo a sus tiradas de defensa' },
} as const

const ACTIONS = {
  move: { en: 'perform a move action', es: 'realizar una acción de movimiento' },
  focus: { en: 'perform a focus action', es: 'realizar una acción de concentración' },
  combat: { en: 'perform a combat action', es: 'realizar una acción de combate' },
  recover: { en: 'perform a recover action', es: 'realizar una acción de recuperación' },
  takeCover: { en: 'take cover', es: 'ponerse a cubierto' },
} as const

/** What each effect does, as the bare verb. */
const EFFECTS: { readonly [Name in EffectName]: (effect: Effects[Name]) => Words } = {
  move: ({ move }) => both((locale) => iconName(move, locale)),
  moveTowards: ({ moveTowards: { kind, to, away } }) => ({
    en: `${iconName(kind, 'en')} ${away ? 'away from' : 'towards'} ${GOALS[to].en}`,
    es: `${iconName(kind, 'es')} ${away ? `en dirección contraria a ${GOALS[to].es}`.replace(' a el ', ' al ') : `hacia ${GOALS[to].es}`}`,
  }),
  objective: objectiveWords,
  loseControl: words('take the control token off that objective', 'retirar la ficha de Control de ese objetivo'),
  addDamage: ({ addDamage }) => ({
    en: `add ${addDamage} damage to the damage pool`,
    es: `añadir ${addDamage} de daño a la reserva de daño`,
  }),
  lessCover: ({ lessCover }) => ({
    en: `reduce the cover of its targets by ${lessCover}`,
    es: `reducir en ${lessCover} la cobertura de sus blancos`,
  }),
  noSurcharge: words(
    'pay no more for abilities because of wounds and injuries',
    'no pagar más por sus capacidades a causa de heridas y lesiones',
  ),
  actionTwice: ({ actionTwice }) => ({
    en: `${ACTIONS[actionTwice].en} twice`,
    es: `${ACTIONS[actionTwice].es} dos veces`,
  }),
  pay: ({ pay: { of, upTo } }) => ({
    en: `pay up to ${upTo} ${PAID[of].en}`,
    es: `pagar hasta ${upTo} ${PAID[of].es}`,
  }),
  gainTag: tagWords,
  swapReserve: words(
    'put the reserved order card back and its own into the reserve',
    'devolver la carta de Orden en reserva y poner la suya en la reserva',
  ),
  shuffleCard: words('shuffle its order card into the deck', 'barajar su carta de Orden en el mazo'),
  moveEnemy: ({ moveEnemy }) => ({
    en: `${iconName(moveEnemy, 'en')} where the player of this unit wants`,
    es: `${iconName(moveEnemy, 'es')} adonde quiera el jugador de esta unidad`,
  }),
  name: words('be named', 'ser nombrado'),
  push: ({ push }) => ({ en: `be pushed range ${push}`, es: `ser empujado alcance ${push}` }),
  pull: ({ pull }) => ({ en: `be pulled range ${pull}`, es: `ser atraído alcance ${pull}` }),
  shove: words('be shoved', 'ser desplazado'),
  attack: attackWords,
  damage: ({ damage }) => ({ en: `suffer ${damage} damage`, es: `sufrir ${damage} de daño` }),
  poolDamage: ({ poolDamage }) => POOL_SHARES[poolDamage],
  damagePer: ({ damagePer }) => ({
    en: `suffer 1 damage for each ${faceNames(damagePer, 'en')}`,
    es: `sufrir 1 de daño por cada ${faceNames(damagePer, 'es')}`,
  }),
  throwDice: ({ throwDice: { die, dice } }) => countWords(dice, 'roll', 'tirar', DICE[die]),
  heal: ({ heal }) => times(heal, 'heal', 'curar'),
  condition: ({ condition }) => ({
    en: `gain ${conditionName(condition, 'en')}`,
    es: `recibir el estado ${conditionName(condition, 'es')}`,
  }),
  loseConditions: ({ loseConditions }) => countWords(loseConditions, 'remove', 'retirar', CONDITIONS),
  hunker: ({ hunker }) => ({ en: `gain ${hunkerCount(hunker, 'en')}`, es: `recibir ${hunkerCount(hunker, 'es')}` }),
  loseHunker: words('lose all its hunker tokens', 'perder todas sus fichas de Resguardo'),
  removeDamage: ({ removeDamage }) => ({ en: `remove ${removeDamage} damage`, es: `retirar ${removeDamage} de daño` }),
  momentum: ({ momentum }) => countWords(momentum, 'gain', 'recibir', MOMENTUM),
  removeControl: words(
    'take control of an objective from the opponent',
    'quitar al adversario el control de un objetivo',
  ),
  refreshForce: ({ refreshForce }) => ({
    en: `refresh ${refreshForce} Force`,
    es: `renovar ${refreshForce} de Fuerza`,
  }),
  struggleMove: ({ struggleMove }) =>
    countWords(struggleMove, 'move the struggle token', 'mover la ficha de Confrontación', SQUARES),
  injuries: ({ injuries }) => countWords(injuries, 'gain', 'recibir', INJURIES),
  loseWounds: ({ loseWounds }) => countWords(loseWounds, 'remove', 'retirar', WOUNDS),
  loseAllDamage: words('remove all damage', 'retirar todo el daño'),
  keyword: ({ keyword }) => both((locale) => `${{ en: 'have', es: 'tener' }[locale]} ${keywordWords(keyword, locale)}`),
  immunity: ({ immunity }) => ({
    en: `be immune to ${conditionName(immunity, 'en')}`,
    es: `ser inmune al estado ${conditionName(immunity, 'es')}`,
  }),
  attackDice: ({ attackDice }) => diceWords(attackDice, ATTACK_DICE),
  defenceDice: ({ defenceDice }) => diceWords(defenceDice, DEFENCE_DICE),
  reroll: rerollWords,
  turnDice: turnWords,
  defenceResult: ({ defenceResult }) => RESULTS[defenceResult],
  action: ({ action }) => ACTIONS[action],
  flipStance: words('flip its stance', 'cambiar de postura'),
  ignoreCover: words('ignore the cover of its targets', 'ignorar la cobertura de sus blancos'),
  ignoreProtection: words('ignore the Protection of its targets', 'ignorar la Protección de sus blancos'),
  notTargeted: ({ notTargeted }) => ({
    en: `be no target of ${attackName(notTargeted, 'en')} attacks`,
    es: `no ser blanco de ataques ${attackName(notTargeted, 'es')}`,
  }),
  notMoved: words('be neither pushed nor pulled by abilities', 'no ser empujado ni atraído por capacidades'),
  climbEngaged: words('climb while engaged', 'trepar estando trabado'),
  keepHunker: words('keep hunker tokens while engaged', 'conservar las fichas de Resguardo estando trabado'),
  winTies: words('win ties for objectives', 'ganar los empates por objetivos'),
  noReserve: words('keep its order card out of the reserve', 'no poner en reserva su carta de Orden'),
  forbidTargets: forbidWords,
  deployWithin: ({ deployWithin }) => ({
    en: `be deployed within range ${deployWithin} of the first character of its squad`,
    es: `desplegarse a alcance ${deployWithin} del primer personaje de su escuadra`,
  }),
  repositionForAdvance: words('reposition instead of advancing', 'reposicionarse en vez de avanzar'),
  payWithDamage: words('pay Force costs with damage', 'pagar costes en Fuerza con daño'),
  reserveDiscount: ({ reserveDiscount }) => ({
    en: `pay ${reserveDiscount} Force less to reserve its order card`,
    es: `pagar ${reserveDiscount} de Fuerza menos por reservar su carta de Orden`,
  }),
  reserveUnderDeck: words(
    'go under the order deck instead of the reserve',
    'ir al fondo del mazo de Orden en vez de a la reserva',
  ),
}

/** What an effect does, as the bare verb. */
export const effectWords = (effect: AbilityEffect, locale: Locale): string => wordsOf(memberOf(effect))[locale]

/** The verbs whose form with `it` does not follow from their ending. */
const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'is',
  devolver: 'devuelve',
  elegir: 'elige',
  go: 'goes',
  have: 'has',
  hacer: 'hace',
  impedir: 'impide',
  ir: 'va',
  mover: 'mueve',
  perder: 'pierde',
  renovar: 'renueva',
  repetir: 'repite',
  ser: 'es',
  tener: 'tiene',
}

/** `suffers`; in Spanish `sufre`, `se reposiciona`. */
function thirdPerson(verb: string, locale: Locale): string {
  const known = ownEntry(IRREGULAR, verb)
  if (known !== undefined) return known
  if (locale === 'en') return `${verb}${verb.endsWith('sh') ? 'es' : 's'}`
  if (verb.endsWith('se')) return `se ${thirdPerson(verb.slice(0, -2), locale)}`
  return `${verb.slice(0, -2)}${verb.endsWith('ar') ? 'a' : 'e'}`
}

/** What an effect does to whoever it happens to: `suffers 2 damage`. */
export const effectSentence = (effect: AbilityEffect, locale: Locale): string =>
  effectWords(effect, locale).replace(
    /^(no )?(\p{L}+)/u,
    (_all, not: string | undefined, verb: string) => `${not ?? ''}${thirdPerson(verb, locale)}`,
  )

const wordsOf = <Name extends EffectName>({ key, value }: EntryOf<Effects, Name>): Words => EFFECTS[key](value)
