import type { SeatNames } from '../../../../contract/match.ts'
import type { Locale, Localized } from '../../../../lib/locale.ts'
import { capitalize, formatList, formatNumber } from '../../../../lib/wording.ts'
import { cornerName } from '../../cards/card.words.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { copyName, copyNames } from '../../language/copy-name.ts'
import type { MoveMode } from '../../movement/movement.ts'
import { optionName } from '../../turn/activation-option.ts'
import type { Point } from '../../vocabulary.ts'
import type { SignumCommand } from '../command.ts'
import { playerAt } from '../players.ts'

type Say = (locale: Locale) => string
export const both = (en: Say, es: Say): Localized => ({ en: en('en'), es: es('es') })

const GOING = {
  walk: { en: ['moves', 'runs'], es: ['se mueve', 'corre'] },
  jump: { en: ['jumps', 'jumps at a run'], es: ['salta', 'salta a la carrera'] },
  fly: { en: ['flies', 'flies at a run'], es: ['vuela', 'vuela a la carrera'] },
} as const

const going = (mode: MoveMode, run: boolean, locale: Locale): string => GOING[mode][locale][run ? 1 : 0]

export const contactMoveText = (id: string, enemy: string, run: boolean, mode: MoveMode, content: SignumContent) =>
  both(
    (l) => `${copyName(id, l, content)} ${going(mode, run, l)} into contact with ${copyName(enemy, l, content)}.`,
    (l) => `${copyName(id, l, content)} ${going(mode, run, l)} hasta tocar a ${copyName(enemy, l, content)}.`,
  )

export const freeMoveText = (id: string, run: boolean, mode: MoveMode, content: SignumContent) =>
  both(
    (l) => `${copyName(id, l, content)} ${going(mode, run, l)} in a straight line to a place of choice.`,
    (l) => `${copyName(id, l, content)} ${going(mode, run, l)} en línea recta hasta un lugar elegido.`,
  )

export const placeText = ({ x, y }: Point, locale: Locale): string =>
  `${formatNumber(Math.round(x * 10) / 10, locale)} / ${formatNumber(Math.round(y * 10) / 10, locale)}`

export const listOf = (ids: readonly string[], locale: Locale, content: SignumContent): string =>
  ids.length === 0 ? { en: 'nobody', es: 'nadie' }[locale] : formatList(copyNames(ids, locale, content), locale)

export const cardsOf = (ids: readonly string[], locale: Locale, content: SignumContent): string =>
  ids.length === 0
    ? { en: 'no card', es: 'ninguna carta' }[locale]
    : formatList(copyNames(ids, locale, content), locale)

/** What the player of a seat is called. */
export const seatName = (seat: number, names: SeatNames, locale: Locale): string =>
  names[seat] ?? `${{ en: 'player', es: 'jugador' }[locale]} ${playerAt(seat)}`

export const firstText = (seat: number, names: SeatNames): Localized =>
  both(
    (l) => capitalize(`${seatName(seat, names, l)} plays first.`),
    (l) => `Empieza ${names[seat] ?? `el ${seatName(seat, names, l)}`}.`,
  )

/** What a command means, in one sentence. */
export function commandText(command: SignumCommand, content: SignumContent): Localized {
  const say = (en: Say, es: Say) => both(en, es)
  if ('chooseFirst' in command) return firstText(command.chooseFirst.seat, [])
  if ('chooseCorner' in command) {
    const { corner, allyCorner } = command.chooseCorner
    const ally = allyCorner === undefined ? null : allyCorner
    return say(
      (l) => `Take the corner ${cornerName(corner, l)}${ally === null ? '' : `; the ally is ${cornerName(ally, l)}`}.`,
      (l) => `Toma la esquina ${cornerName(corner, l)}${ally === null ? '' : `; el aliado, ${cornerName(ally, l)}`}.`,
    )
  }
  if ('placeHero' in command) {
    const { at } = command.placeHero
    return say(
      (l) => `Place the hero at ${placeText(at, l)}.`,
      (l) => `Coloca al héroe en ${placeText(at, l)}.`,
    )
  }
  if ('exchange' in command) {
    const { cards } = command.exchange
    return say(
      (l) => `Exchange ${cardsOf(cards, l, content)}.`,
      (l) => `Cambia ${cardsOf(cards, l, content)}.`,
    )
  }
  if ('discardForProsperity' in command) {
    const { cards } = command.discardForProsperity
    return say(
      (l) => `Discard ${cardsOf(cards, l, content)} for prosperity.`,
      (l) => `Descarta ${cardsOf(cards, l, content)} por prosperidad.`,
    )
  }
  return turnText(command, content)
}

/** What is done in a turn between activations. */
function turnText(command: SignumCommand, content: SignumContent): Localized {
  const say = (en: Say, es: Say) => both(en, es)
  const name =
    (id: string): Say =>
    (l) =>
      copyName(id, l, content)
  if ('build' in command) {
    const { card } = command.build
    return say(
      (l) => `Build ${name(card)(l)}.`,
      (l) => `Construye ${name(card)(l)}.`,
    )
  }
  if ('skipConstruction' in command)
    return { en: 'Build nothing and gain 2 prosperity.', es: 'No construye y gana 2 de Prosperidad.' }
  if ('playCard' in command) return playText(command.playCard, content)
  if ('playTerrain' in command) {
    const { card, rotation, payment = [] } = command.playTerrain
    return say(
      (l) => `Play ${name(card)(l)}, turned by ${rotation}°${paidBy(payment, l, content)}.`,
      (l) => `Juega ${name(card)(l)}, girado ${rotation}°${paidBy(payment, l, content)}.`,
    )
  }
  if ('useBuilding' in command) {
    const { building, targets = [] } = command.useBuilding
    return say(
      (l) => `Use ${name(building)(l)}${targetsText(targets, l, content)}.`,
      (l) => `Usa ${name(building)(l)}${targetsText(targets, l, content)}.`,
    )
  }
  if ('useRelic' in command) {
    const { relic } = command.useRelic
    return say(
      (l) => `Use ${name(relic)(l)}.`,
      (l) => `Usa ${name(relic)(l)}.`,
    )
  }
  return actText(command, content)
}

const paidBy = (payment: readonly string[], locale: Locale, content: SignumContent): string =>
  payment.length === 0
    ? ''
    : `${{ en: ', paid with ', es: ', pagado con ' }[locale]}${formatList(copyNames(payment, locale, content), locale)}`

export const targetsText = (targets: readonly string[], locale: Locale, content: SignumContent): string =>
  targets.length === 0 ? '' : `${{ en: ' on ', es: ' sobre ' }[locale]}${listOf(targets, locale, content)}`

function playText(
  { card, payment = [], targets = [], replaces }: Extract<SignumCommand, { playCard: unknown }>['playCard'],
  content: SignumContent,
): Localized {
  const instead = (l: Locale): string =>
    replaces === undefined ? '' : `${{ en: ' in place of ', es: ' en lugar de ' }[l]}${copyName(replaces, l, content)}`
  const rest = (l: Locale): string =>
    `${copyName(card, l, content)}${targetsText(targets, l, content)}${instead(l)}${paidBy(payment, l, content)}.`
  return both(
    (l) => `Play ${rest(l)}`,
    (l) => `Juega ${rest(l)}`,
  )
}

/** What a creature does in its activation, and the ends. */
function actText(command: SignumCommand, content: SignumContent): Localized {
  const name = (id: string, l: Locale): string => copyName(id, l, content)
  if ('startActivation' in command) {
    const { creature } = command.startActivation
    return both(
      (l) => `Activate ${name(creature, l)}.`,
      (l) => `Activa a ${name(creature, l)}.`,
    )
  }
  if ('declareMelee' in command) {
    const { target, kind, relicUses } = command.declareMelee
    const how = (l: Locale): string =>
      `${kind === 'melee' ? '' : { en: ' by Magical Strike', es: ' con Golpe Mágico' }[l]}${relicUses.length === 0 ? '' : `${{ en: ' with ', es: ' con ' }[l]}${formatList(copyNames(relicUses, l, content), l)}`}`
    return both(
      (l) => `Attack ${name(target, l)} in melee${how(l)}.`,
      (l) => `Ataca a ${name(target, l)} cuerpo a cuerpo${how(l)}.`,
    )
  }
  if ('declareRanged' in command) {
    const { kind, target } = command.declareRanged
    return both(
      (l) => `Attack ${name(target, l)} from afar: ${optionName(kind, l)}.`,
      (l) => `Ataca a distancia a ${name(target, l)}: ${optionName(kind, l)}.`,
    )
  }
  if ('useAbility' in command) {
    const { ability, target } = command.useAbility
    const on = (l: Locale): string => (target === undefined ? '' : targetsText([target], l, content))
    return both(
      (l) => `Spend the activation to ${optionName(ability, l)}${on(l)}.`,
      (l) => `Dedica la activación a ${optionName(ability, l)}${on(l)}.`,
    )
  }
  if ('detect' in command) {
    const { target, by } = command.detect
    return both(
      (l) => `Try to detect ${name(target, l)} ${by === 'contact' ? 'by contact' : 'by magic'}.`,
      (l) => `Intenta detectar a ${name(target, l)} ${by === 'contact' ? 'por contacto' : 'con magia'}.`,
    )
  }
  if ('searchRuins' in command) {
    const { ruins } = command.searchRuins
    return both(
      (l) => `Search ${name(ruins, l)}.`,
      (l) => `Registra ${name(ruins, l)}.`,
    )
  }
  if ('secretEntrance' in command) {
    const { ruins } = command.secretEntrance
    return both(
      (l) => `Look for a secret entrance in ${name(ruins, l)}.`,
      (l) => `Busca una entrada secreta en ${name(ruins, l)}.`,
    )
  }
  return PLAIN[Object.keys(command)[0] ?? ''] ?? { en: 'Go on.', es: 'Continúa.' }
}

const PLAIN: Readonly<Record<string, Localized>> = {
  howl: { en: 'Howl.', es: 'Aúlla.' },
  goIntoShadow: { en: 'Go into shadow.', es: 'Va a la Sombra.' },
  endActivation: { en: 'End the activation.', es: 'Termina la activación.' },
  endTurn: { en: 'End the turn.', es: 'Termina el turno.' },
  offerDraw: { en: 'Offer a draw.', es: 'Ofrece tablas.' },
  withdrawDraw: { en: 'Take the offer of a draw back.', es: 'Retira la oferta de tablas.' },
}
