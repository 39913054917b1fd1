import { bodyOf } from '../../../lib/keyed.ts'
import type { Localized } from '../../../lib/locale.ts'
import { formatCount, type Noun } from '../../../lib/wording.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { MoveKind } from '../movement/move.ts'
import type { CommandName, ShatterpointCommand } from './command.ts'
import { ACTION_WORDS, CONDITION_WORDS, FACE_WORDS, ICON_WORDS, LAYOUT_WORDS, MOVE_WORDS } from './match.words.ts'
import { orderWords } from './offers/entry.words.ts'
import type { AngleGrant } from './questions.ts'
import { said, thingName, weaponName } from './words.ts'

export const REPORT_TEXT: Localized = {
  en: 'Report what the dice showed.',
  es: 'Comunicar lo que mostraron los dados.',
}

const onPart = (on: string | null, content: ShatterpointContent): Localized =>
  on === null
    ? { en: 'on the ground', es: 'en el suelo' }
    : { en: `on ${thingName(on, 'en', content)}`, es: `sobre ${thingName(on, 'es', content)}` }

/** `Rex advances, on the ground.` */
export const moveText = (
  character: string,
  kind: MoveKind,
  on: string | null,
  content: ShatterpointContent,
): Localized =>
  said(
    (locale) => `${thingName(character, locale, content)} ${MOVE_WORDS[kind][locale]}, ${onPart(on, content)[locale]}.`,
  )

export const accessText = (
  character: string,
  kind: MoveKind,
  point: string,
  on: string | null,
  content: ShatterpointContent,
): Localized => ({
  en: `${thingName(character, 'en', content)} ${MOVE_WORDS[kind].en} and comes out at ${thingName(point, 'en', content)}, ${onPart(on, content).en}.`,
  es: `${thingName(character, 'es', content)} ${MOVE_WORDS[kind].es} y sale por ${thingName(point, 'es', content)}, ${onPart(on, content).es}.`,
})

export const deployText = (character: string, on: string | null, content: ShatterpointContent): Localized => ({
  en: `Deploy ${thingName(character, 'en', content)} ${onPart(on, content).en}.`,
  es: `Desplegar ${thingName(character, 'es', content)} ${onPart(on, content).es}.`,
})

export function angleText(command: AngleGrant['command'], character: string, content: ShatterpointContent): Localized {
  const name = said((locale) => thingName(character, locale, content))
  return {
    setAngle: { en: `${name.en} is moved in a straight line.`, es: `${name.es} se mueve en línea recta.` },
    shove: { en: `${name.en} is pushed away.`, es: `Se empuja a ${name.es}.` },
    followUp: { en: `${name.en} is pulled after it.`, es: `Se atrae a ${name.es} tras él.` },
    pushChar: { en: `${name.en} is pushed.`, es: `Se empuja a ${name.es}.` },
  }[command]
}

/** What may be paid for an ability, counted. */
const PRICES: Readonly<Record<string, Noun>> = {
  force: { en: ['Force', 'Force'], es: ['de Fuerza', 'de Fuerza'] },
  hunker: { en: ['hunker token', 'hunker tokens'], es: ['ficha de Resguardo', 'fichas de Resguardo'] },
  momentum: { en: ['momentum token', 'momentum tokens'], es: ['ficha de Predominio', 'fichas de Predominio'] },
}

/** `Spend 2 Force on Surely You Can Do Better!`; whoever declines spends nothing. */
export function paymentText(
  command: ShatterpointCommand,
  { pays, ability }: { readonly pays: string; readonly ability: string },
  content: ShatterpointContent,
): Localized {
  const noun = PRICES[pays]
  const count = 'choose' in command ? Number(command.choose.option) : 0
  return said((locale) => {
    const name = thingName(ability, locale, content)
    if (count === 0 || noun === undefined) {
      return { en: `Spend nothing on ${name}.`, es: `No gastar nada en ${name}.` }[locale]
    }
    const price = formatCount(count, noun, locale)
    return { en: `Spend ${price} on ${name}.`, es: `Gastar ${price} en ${name}.` }[locale]
  })
}

type Body = Readonly<Record<string, unknown>>
type Say = (body: Body, name: (id: unknown) => Localized) => Localized

const plain =
  (en: string, es: string): Say =>
  () => ({ en, es })
const named =
  (en: (name: string) => string, es: (name: string) => string, field: string): Say =>
  (body, name) => {
    const found = name(body[field])
    return { en: en(found.en), es: es(found.es) }
  }

/** What a command with this name means, in one sentence. */
const SAYS: Readonly<Record<CommandName, Say>> = {
  chooseEdge: ({ side }) => ({ en: `Play from the edge at ${side}°.`, es: `Jugar desde el borde a ${side}°.` }),
  chooseMissionSet: named(
    (name) => `Play the mission ${name}.`,
    (name) => `Jugar la misión ${name}.`,
    'id',
  ),
  proposeTerrain({ layout }, name) {
    const found = LAYOUT_WORDS[String(layout)] ?? name(layout)
    return { en: `Propose ${found.en}.`, es: `Proponer ${found.es}.` }
  },
  acceptTerrain: plain('Accept the terrain.', 'Aceptar el terreno.'),
  deploySquad: named(
    (name) => `Deploy ${name}.`,
    (name) => `Desplegar ${name}.`,
    'charId',
  ),
  deployChar: named(
    (name) => `Deploy ${name}.`,
    (name) => `Desplegar ${name}.`,
    'charId',
  ),
  redeploySquad: plain('Take the squad up and deploy it again.', 'Retirar la escuadra y desplegarla de nuevo.'),
  chooseStance: ({ unitId, stanceId }, name) => ({
    en: `${name(unitId).en} begins in ${name(stanceId).en}.`,
    es: `${name(unitId).es} empieza en ${name(stanceId).es}.`,
  }),
  revealOrder: plain('Reveal the top order card.', 'Revelar la carta de Orden superior.'),
  takeReserve: plain('Take the reserved order card.', 'Tomar la carta de Orden de la reserva.'),
  reserveRevealed: plain('Put the revealed card in reserve.', 'Poner en reserva la carta revelada.'),
  keepRevealed: plain('Activate the revealed unit.', 'Activar la unidad revelada.'),
  shatterpointActivate: named(
    (name) => `Activate ${name}.`,
    (name) => `Activar ${name}.`,
    'unitId',
  ),
  shatterpointSkip: plain(
    'Spend 1 Force and reveal the next card.',
    'Gastar 1 de Fuerza y revelar la carta siguiente.',
  ),
  removeCondition: ({ condition }) => ({
    en: `Remove ${word(CONDITION_WORDS, condition).en}.`,
    es: `Retirar ${word(CONDITION_WORDS, condition).es}.`,
  }),
  action: ({ type }) => ({
    en: `Action: ${word(ACTION_WORDS, type).en}.`,
    es: `Acción: ${word(ACTION_WORDS, type).es}.`,
  }),
  useAbility: named(
    (name) => `Use ${name}.`,
    (name) => `Usar ${name}.`,
    'abilityId',
  ),
  flipStance: plain('Flip the stance card.', 'Girar la carta de Postura.'),
  endActivation: plain('End the activation.', 'Terminar la activación.'),
  moveChar: named(
    (name) => `Move ${name}.`,
    (name) => `Mover ${name}.`,
    'charId',
  ),
  declareAttack: ({ charId, targetId, type, weaponId }, name) => ({
    en: `${name(charId).en} attacks ${name(targetId).en} (${type}, ${weaponName(String(weaponId))}).`,
    es: `${name(charId).es} ataca a ${name(targetId).es} (${type === 'melee' ? 'cuerpo a cuerpo' : 'a distancia'}, ${weaponName(String(weaponId))}).`,
  }),
  healChar: ({ charId, unitId, remove }, name) => ({
    en: `${name(charId).en} heals ${name(unitId).en}: ${remove === 'damage' ? '1 damage' : word(CONDITION_WORDS, remove).en}.`,
    es: `${name(charId).es} cura a ${name(unitId).es}: ${remove === 'damage' ? '1 de daño' : word(CONDITION_WORDS, remove).es}.`,
  }),
  pushChar: named(
    (name) => `Push ${name}.`,
    (name) => `Empujar a ${name}.`,
    'charId',
  ),
  finishAction: plain('Finish the action.', 'Terminar la acción.'),
  setAngle: plain('Move in a straight line.', 'Mover en línea recta.'),
  pick: ({ ids }, name) => {
    const [first] = Array.isArray(ids) ? ids : []
    return { en: `Choose ${name(first).en}.`, es: `Elegir ${name(first).es}.` }
  },
  choose: ({ option }) => {
    const found = word({ ...CONDITION_WORDS, ...ICON_WORDS, ...FACE_WORDS, ...EFFECT_WORDS }, option)
    return { en: `Choose: ${found.en}.`, es: `Elegir: ${found.es}.` }
  },
  accept: plain('Do it.', 'Hacerlo.'),
  decline: plain('Decline.', 'Renunciar.'),
  pay: ({ with: way }) =>
    way === 'force'
      ? { en: 'Pay with Force.', es: 'Pagar con Fuerza.' }
      : { en: 'Suffer damage instead of paying.', es: 'Sufrir daño en vez de pagar.' },
  resolveEffect: ({ unitId, abilityId }, name) => ({
    en: `Resolve ${name(abilityId).en} of ${name(unitId).en}.`,
    es: `Resolver ${name(abilityId).es} de ${name(unitId).es}.`,
  }),
  useReactive: ({ unitId, abilityId }, name) => ({
    en: `Use ${name(abilityId).en} of ${name(unitId).en}.`,
    es: `Usar ${name(abilityId).es} de ${name(unitId).es}.`,
  }),
  pass: plain('Pass.', 'Pasar.'),
  modifyDice: ({ entries }) => said((locale) => orderWords(Array.isArray(entries) ? entries : [], locale)),
  chooseOption: ({ id }) => ({ en: `Choose option ${id}.`, es: `Elegir la opción ${id}.` }),
  stopTree: plain('Choose no further option.', 'No elegir más opciones.'),
  orderIcons: ({ icons }) => {
    const list = Array.isArray(icons) ? icons : []
    return {
      en: `First ${list.map((icon) => word(ICON_WORDS, icon).en).join(', then ')}.`,
      es: `Primero ${list.map((icon) => word(ICON_WORDS, icon).es).join(', luego ')}.`,
    }
  },
  shove: plain('Do not push.', 'No empujar.'),
  followUp: plain('Do not follow.', 'No seguir.'),
  resolvePersonal: ({ icon }) => ({
    en: `Use the icon: ${word(ICON_WORDS, icon).en}.`,
    es: `Usar el icono: ${word(ICON_WORDS, icon).es}.`,
  }),
  declinePersonal: plain('Use no further icon.', 'No usar más iconos.'),
  chooseMap: ({ index }) => ({ en: `Choose map ${index}.`, es: `Elegir el mapa ${index}.` }),
  report: () => REPORT_TEXT,
}

const EFFECT_WORDS: Readonly<Record<string, Localized>> = {
  hunker: { en: 'a hunker token', es: 'una ficha de Resguardo' },
  loseConditions: { en: 'remove a condition', es: 'retirar un estado' },
  attack: { en: 'an attack', es: 'un ataque' },
  removeDamage: { en: 'remove damage', es: 'retirar daño' },
  action: { en: 'a focus action', es: 'una acción de concentración' },
  moveEnemy: { en: 'a movement', es: 'un movimiento' },
  move: { en: 'a movement', es: 'un movimiento' },
  heal: { en: 'a heal', es: 'una curación' },
  refreshForce: { en: 'refresh Force', es: 'renovar Fuerza' },
  top: { en: 'on top of the deck', es: 'en la parte superior del mazo' },
  bottom: { en: 'under the deck', es: 'al fondo del mazo' },
  impact: { en: 'Impact', es: 'Contundencia' },
  sharpshooter: { en: 'Sharpshooter', es: 'Tirador de primera' },
}

const word = (words: Readonly<Record<string, Localized>>, key: unknown): Localized =>
  words[String(key)] ?? { en: String(key), es: String(key) }

/** What a command means, in one sentence. */
export function commandText(command: ShatterpointCommand, content: ShatterpointContent): Localized {
  const { key, value } = bodyOf(command)
  return SAYS[key](value, (id) => said((locale) => thingName(String(id), locale, content)))
}
