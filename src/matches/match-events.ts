import type { Ending, MatchEvent, RulesName, UpgradePolicy, Viewer } from '../contract/match.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'

/** What happens to any match, whatever is played. The dot keeps these types apart from those of games. */
export type FrameEvent =
  | {
      readonly type: 'match.created'
      readonly seats: number
      readonly entropy: string
      /** Left out where it is the usual one. */
      readonly upgrades?: UpgradePolicy
    }
  | { readonly type: 'match.forked'; readonly match: string; readonly version: number; readonly state: JsonObject }
  | {
      readonly type: 'match.seatTaken'
      readonly seat: number
      readonly name: string
      readonly entropy: string
      /** What was chosen with it, if anything was. */
      readonly choices?: JsonObject
    }
  | { readonly type: 'match.seatLeft'; readonly seat: number }
  | { readonly type: 'match.started' }
  | { readonly type: 'match.conceded'; readonly seat: number }
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

/** A state that an event carries for replay is nobody's to see. */
export function seenFrame(event: FrameEvent, _viewer: Viewer): MatchEvent {
  if (!('state' in event)) return event
  const { state: _hidden, ...seen } = event
  return seen
}

/** A frame event in one sentence. */
export function toldFrame(event: MatchEvent, locale: Locale): string {
  const told = sentences(event as FrameEvent)
  return told[locale]
}

function sentences(event: FrameEvent): { en: string; es: string } {
  switch (event.type) {
    case 'match.created':
      return {
        en: `The match is open for ${event.seats} seats.`,
        es: `La partida está abierta para ${event.seats} asientos.`,
      }
    case 'match.forked':
      return {
        en: `The match continues match ${event.match} from version ${event.version}.`,
        es: `La partida continúa la partida ${event.match} desde la versión ${event.version}.`,
      }
    case 'match.seatTaken':
      return { en: `${event.name} takes seat ${event.seat}.`, es: `${event.name} ocupa el asiento ${event.seat}.` }
    case 'match.seatLeft':
      return { en: `Seat ${event.seat} is free again.`, es: `El asiento ${event.seat} vuelve a estar libre.` }
    case 'match.started':
      return { en: 'The match starts.', es: 'Empieza la partida.' }
    case 'match.conceded':
      return { en: `Seat ${event.seat} gives up.`, es: `El asiento ${event.seat} se rinde.` }
    case 'match.undoProposed':
      return {
        en: `Seat ${event.seat} wants to go back to version ${event.to}.`,
        es: `El asiento ${event.seat} quiere volver a la versión ${event.to}.`,
      }
    case 'match.undoDeclined':
      return { en: `Seat ${event.seat} declines to go back.`, es: `El asiento ${event.seat} no quiere volver atrás.` }
    case 'match.undone':
      return { en: `The match goes back to version ${event.to}.`, es: `La partida vuelve a la versión ${event.to}.` }
    case 'match.upgradeAgreed':
      return {
        en: `Seat ${event.seat} agrees to go on by rules ${event.to.rulesVersion}.`,
        es: `El asiento ${event.seat} acepta seguir con las reglas ${event.to.rulesVersion}.`,
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
