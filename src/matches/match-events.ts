import type {
  BotLevel,
  DiceSource,
  Ending,
  MatchEvent,
  Play,
  RulesName,
  SeatNames,
  UpgradePolicy,
  Viewer,
} from '../contract/match.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { countOf } from '../lib/wording.ts'
import type { Claim } from './clocks/claiming.ts'
import type { ClockSetting } from './clocks/clock.ts'

/** What happens to any match, whatever is played. The dot keeps these types apart from those of games. */
export type FrameEvent =
  | {
      readonly type: 'match.created'
      readonly seats: number
      readonly entropy: string
      /** Left out where they are the usual ones. */
      readonly upgrades?: UpgradePolicy
      readonly dice?: DiceSource
      /** Left out where seats may take as long as they like. */
      readonly clock?: ClockSetting
    }
  | { readonly type: 'match.forked'; readonly match: string; readonly version: number; readonly state: JsonObject }
  | {
      readonly type: 'match.seatTaken'
      readonly seat: number
      readonly name: string
      readonly entropy: string
      /** What was chosen with it, if anything was. */
      readonly choices?: JsonObject
      /** How well the service plays it, if it does. */
      readonly bot?: BotLevel
    }
  | { readonly type: 'match.seatLeft'; readonly seat: number }
  | { readonly type: 'match.started' }
  | { readonly type: 'match.conceded'; readonly seat: number }
  | { readonly type: 'match.claimed'; readonly seat: number; readonly against: number; readonly want: Claim }
  | { readonly type: 'match.undoProposed'; readonly seat: number; readonly to: number }
  | { readonly type: 'match.undoDeclined'; readonly seat: number }
  | { readonly type: 'match.undone'; readonly to: number; readonly state: JsonObject }
  | { readonly type: 'match.upgradeAgreed'; readonly seat: number; readonly to: RulesName }
  | {
      readonly type: 'match.upgraded'
      readonly from: RulesName
      readonly to: RulesName
      /** As the new rules want it; `null` before the start. */
      readonly state: JsonObject | null
    }
  | ({ readonly type: 'match.ended' } & Ending)

export function isFrameEvent(event: MatchEvent): event is FrameEvent {
  return event.type.startsWith('match.')
}

/** A state that an event carries for replay is nobody's to see; secret choices are their seat's. */
export function seenFrame(
  event: FrameEvent,
  viewer: Viewer,
  { secretChoices }: Pick<Play, 'secretChoices'>,
): MatchEvent {
  if (event.type === 'match.seatTaken' && secretChoices && event.seat !== viewer) {
    const { choices: _secret, ...seen } = event
    return seen
  }
  if (!('state' in event)) return event
  const { state: _hidden, ...seen } = event
  return seen
}

/** A frame event in one sentence. */
export function describeFrame(event: MatchEvent, locale: Locale, names: SeatNames): string {
  return sentences(event as FrameEvent, (seat) => names[seat] ?? SEAT[locale](seat))[locale]
}

/** Seats have numbers from 0; people count them from 1. */
const countedSeat = (seat: number): number => seat + 1

/** What a seat is called that nobody has taken. */
const SEAT: Readonly<Record<Locale, (seat: number) => string>> = {
  en: (seat) => `Seat ${countedSeat(seat)}`,
  es: (seat) => `El asiento ${countedSeat(seat)}`,
}

function sentences(event: FrameEvent, nameOf: (seat: number) => string): Localized {
  switch (event.type) {
    case 'match.created':
      return {
        en: `The match is open for ${countOf(event.seats, 'seat')}.`,
        es: `La partida está abierta para ${countOf(event.seats, 'asiento')}.`,
      }
    case 'match.forked':
      return {
        en: `The match continues match ${event.match} from version ${event.version}.`,
        es: `La partida continúa la partida ${event.match} desde la versión ${event.version}.`,
      }
    case 'match.seatTaken':
      return {
        en: `${event.name} takes seat ${countedSeat(event.seat)}.`,
        es: `${event.name} ocupa el asiento ${countedSeat(event.seat)}.`,
      }
    case 'match.seatLeft':
      return {
        en: `${SEAT.en(event.seat)} is free again.`,
        es: `${SEAT.es(event.seat)} vuelve a estar libre.`,
      }
    case 'match.started':
      return { en: 'The match starts.', es: 'Empieza la partida.' }
    case 'match.conceded':
      return { en: `${nameOf(event.seat)} gives up.`, es: `${nameOf(event.seat)} se rinde.` }
    case 'match.claimed':
      return claimText(event.want, nameOf(event.seat), nameOf(event.against))
    case 'match.undoProposed':
      return {
        en: `${nameOf(event.seat)} wants to go back to version ${event.to}.`,
        es: `${nameOf(event.seat)} quiere volver a la versión ${event.to}.`,
      }
    case 'match.undoDeclined':
      return { en: `${nameOf(event.seat)} declines to go back.`, es: `${nameOf(event.seat)} no quiere volver atrás.` }
    case 'match.undone':
      return { en: `The match goes back to version ${event.to}.`, es: `La partida vuelve a la versión ${event.to}.` }
    case 'match.upgradeAgreed':
      return {
        en: `${nameOf(event.seat)} agrees to go on by rules ${event.to.rulesVersion}.`,
        es: `${nameOf(event.seat)} acepta seguir con las reglas ${event.to.rulesVersion}.`,
      }
    case 'match.upgraded':
      return {
        en: `From here on rules ${event.to.rulesVersion} decide; until now it was ${event.from.rulesVersion}.`,
        es: `Desde aquí deciden las reglas ${event.to.rulesVersion}; hasta ahora, las ${event.from.rulesVersion}.`,
      }
    case 'match.ended':
      return { en: `The match has ended. ${event.reason.en}`, es: `La partida ha terminado. ${event.reason.es}` }
  }
}

const claimText = (want: Claim, claimer: string, against: string): Localized =>
  want === 'idle'
    ? {
        en: `${against} has run out of time; ${claimer} has them do the least they may.`,
        es: `A ${against} se le ha acabado el tiempo; ${claimer} hace que juegue lo mínimo.`,
      }
    : {
        en: `${against} has run out of time; ${claimer} has them give up.`,
        es: `A ${against} se le ha acabado el tiempo; ${claimer} hace que se rinda.`,
      }
