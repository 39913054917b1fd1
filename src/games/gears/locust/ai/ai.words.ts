import type { Locale, Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { DecisionKind, MatchDecisionKind } from './decision.ts'

/** What an answer of a player is told with: a choice, or why it is none. */
export type Answered =
  | { decision: DecisionKind; player: string; figure: string | null; chosen: string; options: string[] }
  | {
      fault: 'illegal' | 'nothingAsked' | 'unknownPlayer'
      decision: MatchDecisionKind | null
      answer: string
      options: string[]
    }

const DECISIONS: Readonly<Record<MatchDecisionKind, Localized>> = {
  youChoice: { en: 'whom the card calls “you”', es: 'a quién llama «tú» la carta' },
  nextLocust: { en: 'the next Locust to act', es: 'el siguiente Locust en actuar' },
  goalChoice: { en: 'the goal of the move', es: 'el destino del movimiento' },
  pathChoice: { en: 'the next zone', es: 'la siguiente zona' },
  referenceChoice: { en: 'the COG that it takes cover from', es: 'el CGO del que se cubre' },
  coverChoice: { en: 'the cover space', es: 'el espacio de cobertura' },
  targetChoice: { en: 'the target', es: 'el objetivo' },
  spawnOrder: { en: 'the next figure to spawn', es: 'la siguiente figura que se genera' },
  holeChoice: { en: 'the emergence hole', es: 'el agujero de emergencia' },
  exitChoice: { en: 'the map exit', es: 'la salida del mapa' },
  markerChoice: { en: 'the dropped weapon', es: 'el arma soltada' },
  blastOrder: { en: 'the next Ticker to blow up', es: 'el siguiente Ticker que explota' },
  weaponChoice: { en: 'the weapon', es: 'el arma' },
  guardOffer: { en: 'whether to guard', es: 'si se usa Proteger' },
  guardPick: { en: 'who guards', es: 'quién usa Proteger' },
  guardAttack: { en: 'the attack of the guard', es: 'el ataque de la Protección' },
  dodgeOffer: { en: 'whether to dodge', es: 'si se usa Esquivar' },
  followOffer: { en: 'whether to follow', es: 'si se Sigue' },
  discardForWounds: { en: 'the order card that a wound costs', es: 'la carta de Orden que cuesta una herida' },
  ownCover: { en: 'the soldier’s own cover', es: 'la cobertura propia' },
  exploreOffer: { en: 'whether to explore', es: 'si se explora' },
  moveOn: { en: 'whether to move on', es: 'si se sigue moviendo' },
  locustChoice: { en: 'the Locust', es: 'el Locust' },
  recipientChoice: { en: 'the player it is for', es: 'el jugador que lo recibe' },
  ammoChoice: { en: 'the weapon that is loaded', es: 'el arma que se carga' },
  weaponKept: { en: 'the weapon that is kept', es: 'el arma que se conserva' },
  weaponLimit: { en: 'the weapon too many', es: 'el arma que sobra' },
  zoneChoice: { en: 'the zone', es: 'la zona' },
  openHole: { en: 'the emergence hole that stays open', es: 'el agujero de emergencia que queda abierto' },
  sealChoice: { en: 'the emergence hole to seal', es: 'el agujero de emergencia que se sella' },
  weaponReceiver: { en: 'who gets the weapon', es: 'quién recibe el arma' },
  levelChoice: { en: 'the level to unlock', es: 'el nivel que se desbloquea' },
  mapChoice: { en: 'how many soldiers start on the first map', es: 'cuántos soldados empiezan en el primer mapa' },
  report: { en: 'what the dice show', es: 'qué muestran los dados' },
  triggerChoice: { en: 'how often the ability is used', es: 'cuántas veces se usa la capacidad' },
}

/** A kind of decision in a sentence. */
export const decisionName = (kind: MatchDecisionKind | null, locale: Locale): string =>
  kind === null ? '' : DECISIONS[kind][locale]

/** Names in a sentence, or nobody. */
export const listNames = (names: readonly string[], locale: Locale): string =>
  names.length === 0 ? { en: 'nobody', es: 'nadie' }[locale] : formatList(names, locale)
